"""Alembic runs this for every step; see `ludoteca.site.upgrading`."""

from alembic import context

from ludoteca.site.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
