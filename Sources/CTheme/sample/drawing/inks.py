"""The series' eight inks and two papers: every poster and every clip is printed with these."""

INK = "#17161b"
RED = "#d63c2a"
AMBER = "#f2b233"
ROSE = "#e8a090"
OLIVE = "#66753a"
TEAL = "#1f7377"
SKY = "#93bcc7"
NAVY = "#1c2b4d"

PAPER = "#f3e9d6"
BONE = "#dccaa6"
