"""What is checked of a record, by the rules of FORMAT.md."""
