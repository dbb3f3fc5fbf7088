"""The printed facts of the boxes, one file an edition."""
