"""Steps of the build: browser client, compiled modules, stubs, installation, locked versions."""
