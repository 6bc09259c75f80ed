"""The web layer: limits, security headers, raw frames, files, health checks, metrics, logs."""
