"""As printed (S12): each choice of an edition's table, as we rule and as its rulebook prints."""
