import { describe, expect, test } from 'vitest';

import { declaredSets, readCoverage, storyId } from '#stories/support/storyFile';
import type { Coverage } from '#stories/support/storyFile';
import { sourcesUnder } from '#tests/architecture/sources';
import { allStories, storyFiles } from '#tests/architecture/stories';

const stateFiles = sourcesUnder('src/pages', /\.state\.ts$/u);
const covered = storyFiles
  .map(({ text }) => readCoverage(text))
  .filter(({ sets }) => sets.length > 0);
const coveredTypes = new Set(covered.flatMap(({ sets }) => sets.map(({ type }) => type)));
const ids = new Set(allStories.map(({ id }) => id));

/** Cells whose address Storybook does not know. */
const deadLinks = ({ title, sets }: Coverage): readonly string[] =>
  sets
    .flatMap(({ cells }) => cells)
    .filter(({ story }) => !ids.has(storyId(title, story)))
    .map(({ member, story }) => `${title}, ${member}: ${story}`);

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
    expect(covered.length).toBeGreaterThan(30);
    expect(covered.flatMap(deadLinks)).toEqual([]);
  });

  test('a dead link is found', () => {
    const sets = [{ type: 'Planted', cells: [{ member: 'gone', story: 'NowhereToBeSeen' }] }];
    expect(deadLinks({ title: 'Pages/Mon CV', sets })).toHaveLength(1);
  });
});
