"""What the posters and the clips of the sample catalogue are drawn with."""
