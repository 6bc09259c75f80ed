"""The database: models, queries, migrations and backups."""
