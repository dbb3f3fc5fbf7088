"""What stands on a page of a table: lists, sheets, the log, large words."""
