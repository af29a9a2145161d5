"""What leaves the table: views, refusals, figures, and all that draws or counts them."""
