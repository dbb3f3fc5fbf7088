"""What can be done at each moment: candidates by phase, each of them tried on the referee."""
