import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { readForms } from '#/domain/lexicon/lexiconData';
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

  test('gives each form without condition to one concept', () => {
    const labels = data.labels.split('\n');
    const words = data.words.split(' ');
    const { count, starts, concepts, conditions, words: numbers } = readForms(data.forms);
    const owners = new Map<string, Set<string>>();
    for (let form = 0; form < count; form += 1) {
      if ((conditions[form] ?? -1) >= 0) continue;
      const key = Array.from(
        numbers.slice(starts[form], starts[form + 1]),
        (word) => words[word] ?? '',
      ).join(' ');
      const label = labels[concepts[form] ?? -1] ?? '';
      owners.set(key, (owners.get(key) ?? new Set()).add(label));
    }
    expect(owners.size).toBeGreaterThan(30_000);
    const disputed = [...owners].filter(([, claims]) => claims.size > 1);
    expect(disputed.map(([key, claims]) => `${key}: ${[...claims].join(' / ')}`)).toEqual([]);
  });

  test('no concept is its own ancestor', () => {
    const labels = data.labels.split('\n');
    expect(labels.length).toBeGreaterThan(500);
    const ids = lexicon.findMentions(labels.join('\n')).map(({ concept }) => concept.id);
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id) => lexicon.implies(id, id))).toEqual([]);
  });
});
