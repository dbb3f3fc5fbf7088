"""What people look at; the first screens come later."""
