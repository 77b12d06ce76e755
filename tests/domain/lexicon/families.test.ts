import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';

import { describeProblem, readFamilies } from '../../../tools/lexicon/vitePlugin';

const MAX_KILOBYTES = 400;

const sources = readFamilies();
const { data, problems } = compileLexicon(sources);
const lexicon = openLexicon(data);

describe('the shipped lexicon', () => {
  test('has no fault', () => {
    expect(sources.length).toBeGreaterThan(5);
    expect(problems.map(describeProblem)).toEqual([]);
  });

  test('stays within its weight', () => {
    const kilobytes = gzipSync(JSON.stringify(data)).length / 1024;
    expect(kilobytes).toBeLessThan(MAX_KILOBYTES);
  });

  test('no concept is its own ancestor', () => {
    const labels = data.labels.split('\n');
    expect(labels.length).toBeGreaterThan(500);
    const ids = lexicon.findMentions(labels.join('\n')).map(({ concept }) => concept.id);
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id) => lexicon.implies(id, id))).toEqual([]);
  });
});
