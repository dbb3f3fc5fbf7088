"""What can be done at each moment: candidates by phase, each tried on the referee."""
