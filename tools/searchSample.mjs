import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { randomFrom } from './random.mjs';

const textOf = (name) => readFileSync(join(import.meta.dirname, 'searchSample', name), 'utf8');

/** Frequent first. What stands here never changes with the lexicon: figures of two versions are then of one sample. */
const WORDS = textOf('words.txt').trim().split(/\s+/u);
const PHRASES = textOf('phrases.txt').trim().split('\n');
const SMALL =
  'de et la des les à en du vous un une le pour dans au avec est sur nous par votre ou vos que êtes sont aux qui notre ce plus se nos être son ainsi'.split(
    ' ',
  );
/** Words of texts: those above, then rare ones made of two of them, as names and slips are. */
const VOCABULARY = 30_000;
const MODES = ['Sur site', 'Hybride', 'Télétravail'];

const wordAt = (rank) => {
  const known = WORDS[rank];
  if (known !== undefined) return known;
  const [head, tail] = [WORDS[rank % 3_989], WORDS[(rank * 7) % 3_967]];
  return `${head.slice(0, 4)}${tail.slice(-5)}${rank % 7 === 0 ? rank : ''}`;
};

/** The typed texts, each with its kind. */
export const queries = () => {
  let kind = '';
  return textOf('queries.txt')
    .split('\n')
    .flatMap((line) => {
      if (line === '' || line.startsWith('# ')) return [];
      const title = /^\[(.+)\]$/u.exec(line)?.[1];
      if (title === undefined) return [{ kind, typed: line }];
      kind = title;
      return [];
    });
};

/**
 * Offers whose words are as frequent as in life: the second of them half as frequent as the first, and so on. `titles` and
 * `spellings` (of places) come from registers, which have versions of their own.
 */
export const sampleOffers = (size, length, { titles, spellings }) => {
  const random = randomFrom(2026);
  const one = (all) => all[Math.floor(all.length * random())];
  const ranked = (count) => Math.floor(count ** random()) - 1;
  const piece = () => {
    const share = random();
    if (share < 0.08) return one(PHRASES);
    return share < 0.45 ? SMALL[ranked(SMALL.length)] : wordAt(ranked(VOCABULARY));
  };
  const text = (least) => {
    let written = '';
    while (written.length < least) written += `${written === '' ? '' : ' '}${piece()}`;
    return written;
  };
  const places = Array.from({ length: 6_000 }, () => one(spellings));
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    title: index % 3 === 0 ? text(20) : one(titles),
    company: text(14),
    location: places[Math.floor(places.length * random() ** 2)],
    description: text(length),
    region: null,
    type: index % 3 === 0 ? 'CDI' : null,
    experience: null,
    mode: MODES[index % 3],
    rome: null,
    date: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}`,
    source: 'catalogue',
  }));
};

/** A short name of the sample: where two runs tell another one, their figures cannot be compared. */
export const fingerprint = (offers) =>
  createHash('sha256')
    .update(JSON.stringify([queries(), offers.slice(0, 2_000)]))
    .digest('hex')
    .slice(0, 8);
