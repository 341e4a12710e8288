/** A database in the PostgreSQL of the run with all migrations done and nothing in it: copying it is quicker than migrating. */
export const migratedTemplate = 'migrated';
