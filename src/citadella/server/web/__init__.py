"""HTTP routes, the WebSocket endpoint, security headers, rate limits, health and metrics."""
