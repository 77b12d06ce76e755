/**
 * A table that is asked with words of files and of people: it has its own entries and nothing else, where a plain object
 * also answers to `constructor` or `toString`.
 */
export const wordTable = <T extends Readonly<Record<string, unknown>>>(entries: T): T =>
  Object.assign(Object.create(null) as T, entries);
