import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { compileLexicon } from '../../src/domain/lexicon/compileLexicon.ts';
import type { LexiconProblem, LexiconSource } from '../../src/domain/lexicon/parseLexicon.ts';
import { parseSenses, type Senses } from '../../src/domain/lexicon/parseSenses.ts';

const VIRTUAL_ID = 'virtual:lexicon';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
const SUFFIX = '.fr.lexicon';
const FAMILIES = fileURLToPath(new URL('../../src/domain/lexicon/families', import.meta.url));

const SENSES = fileURLToPath(
  new URL('../../src/domain/lexicon/senses/rome.senses', import.meta.url),
);

/** What official texts tell of the trades of each concept. */
export const readSenses = (file: string = SENSES): Senses =>
  parseSenses(readFileSync(file, 'utf8'));

/** Of two concepts that claim one form the first wins: a licence before the work it allows, what every trade has before what one trade has. */
const FIRST = ['transversal-permis-habilitations', 'transversal-diplomes', 'transversal-'];

const rankOf = (name: string): number => {
  const rank = FIRST.findIndex((start) => name.startsWith(start));
  return rank < 0 ? FIRST.length : rank;
};

/** The lexicon files of a folder, those of every trade first, then by name. */
export const readFamilies = (folder: string = FAMILIES): readonly LexiconSource[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** One fault as a line that an editor can follow. */
export const describeProblem = ({ file, line, message }: LexiconProblem): string =>
  `${file}:${line} ${message}`;

/** Serves `virtual:lexicon`: the compiled lexicon as a module with one JSON value, made to be imported lazily. */
export const lexiconPlugin = (folder: string = FAMILIES): Plugin => ({
  name: 'embellie-lexicon',
  resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
  load(id) {
    if (id !== RESOLVED_ID) return undefined;
    const sources = readFamilies(folder);
    for (const { name } of sources) this.addWatchFile(join(folder, name));
    this.addWatchFile(SENSES);
    const { data, problems } = compileLexicon(sources, readSenses());
    const [first] = problems;
    if (first !== undefined)
      this.warn(
        `${problems.length} faults in the lexicon (docs/lexicon.md tells how to list them), the first: ${describeProblem(first)}`,
      );
    // A parsed string loads faster than an object literal of this size.
    return `export const lexiconData = JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
  },
});
