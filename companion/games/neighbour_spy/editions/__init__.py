"""The printed facts of the boxes, one file for each edition."""
