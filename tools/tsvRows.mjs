import { readFileSync } from 'node:fs';

/** The lines of a table in a file, cut at their tabs. */
export const tsvRows = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
