"""Tables on the network: seats, live updates, storage. Knows no rules and sends no state."""
