"""What all requests share: limits, security headers, raw frames, files, health, metrics, logs."""
