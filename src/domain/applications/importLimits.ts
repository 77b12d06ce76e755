/** Lines of a table beyond which it is no list of one person's applications: it would also fill what the browser keeps. */
export const MAX_IMPORT_LINES = 5_000;
