"""Build steps: browser client, compiled modules, stubs, installation, locked versions."""
