"""Web layer of all requests: limits, security headers, raw frames, files, health, metrics, logs."""
