"""What a damaged database still gives, and the files that are kept aside."""
