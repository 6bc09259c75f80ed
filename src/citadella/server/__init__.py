"""Tables on the network (docs/architecture.md, "Inside the server"). `app` builds every part."""
