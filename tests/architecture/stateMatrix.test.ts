import { describe, expect, test } from 'vitest';

import { declaredSets, readCoverage } from '#stories/support/stateMatrix';
import { sourcesUnder } from '#tests/architecture/sources';

const stateFiles = sourcesUnder('src/pages', /\.state\.ts$/u);
const storyFiles = sourcesUnder('stories', /\.stories\.tsx$/u);
const coveredTypes = new Set(
  storyFiles.flatMap(({ text }) => readCoverage(text).sets.map(({ type }) => type)),
);

/** Sets of states that no story file covers. */
const uncovered = (source: string): readonly string[] =>
  declaredSets(source).filter((type) => !coveredTypes.has(type));

describe('the state matrix', () => {
  test('reads what a story file covers', () => {
    const { title, sets } = readCoverage(`
      const meta = { args: { title: 'Cariste' }, title: 'Pages/Essai' };
      coverStates<EssayStatus>({ empty: Empty, 'two-columns': Both });
    `);
    expect(title).toBe('Pages/Essai');
    expect(sets).toEqual([
      {
        type: 'EssayStatus',
        cells: [
          { member: 'empty', story: 'Empty' },
          { member: 'two-columns', story: 'Both' },
        ],
      },
    ]);
  });

  test('holds every closed set that a screen declares', () => {
    expect(stateFiles.length).toBeGreaterThan(10);
    const missing = stateFiles.flatMap(({ path, text }) =>
      uncovered(text).map((type) => `${path}: ${type}`),
    );
    expect(missing).toEqual([]);
  });

  test('a set that no story covers is found', () => {
    expect(uncovered('export type Planted = (typeof PLANTED)[number];')).toEqual(['Planted']);
  });

  test('links to stories that exist', () => {
    const dead = storyFiles.flatMap(({ path, text }) =>
      readCoverage(text).sets.flatMap(({ cells }) =>
        cells
          .filter(({ story }) => !new RegExp(`export const ${story}\\b`, 'u').test(text))
          .map(({ story }) => `${path}: ${story}`),
      ),
    );
    expect(dead).toEqual([]);
  });
});
