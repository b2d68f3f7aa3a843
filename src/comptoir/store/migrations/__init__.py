"""Steps from one schema to the next; carried out by Alembic when the store is opened."""
