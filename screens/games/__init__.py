"""What single games add to the page of a seat."""
