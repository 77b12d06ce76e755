import { describe, expect, test } from 'vitest';

import { COMPONENT_GUIDES } from '#stories/guides/components.fr';
import type { Guide } from '#stories/guides/guide';
import { SCREEN_PURPOSES } from '#stories/guides/screens.fr';
import { titleOf } from '#stories/support/storyFile';
import { foldersUnder, sourcesUnder } from '#tests/architecture/sources';
import { storyFiles } from '#tests/architecture/stories';

const titles = storyFiles.map(({ text }) => titleOf(text));
const components = titles.filter((title) => title.startsWith('Composants/'));
const screens = titles.filter((title) => /^Pages\/[^/]+$/u.test(title));

/** What a guide leaves unsaid. */
const gapsIn = (title: string, guide: Guide | undefined): readonly string[] => {
  if (guide === undefined) return [`${title}: no guide in stories/guides/components.fr.ts`];
  const { purpose, dos, donts } = guide;
  return [
    ...(purpose === '' ? [`${title}: what is it for?`] : []),
    ...(dos.length === 0 ? [`${title}: nothing to do`] : []),
    ...(donts.length === 0 ? [`${title}: nothing to avoid`] : []),
    ...[...dos, ...donts]
      .filter((line) => line.split(' ').length < 5)
      .map((line) => `${title}: too short to help: ${line}`),
  ];
};

/** Exports of a component file without a sentence above them. */
const undocumented = (text: string, component: string): boolean =>
  !new RegExp(`\\*/\\s*export (?:const|function) ${component}\\b`, 'u').test(text);

describe('documentation of stories', () => {
  test('every component says what it is for, what to do and what to avoid', () => {
    expect(components.length).toBeGreaterThan(40);
    expect(components.flatMap((title) => gapsIn(title, COMPONENT_GUIDES[title]))).toEqual([]);
  });

  test('an empty guide is found', () => {
    const empty = { purpose: '', dos: [], donts: ['Non'] };
    expect(gapsIn('Composants/Essai', empty)).toHaveLength(3);
    expect(gapsIn('Composants/Essai', undefined)).toHaveLength(1);
  });

  test('every screen says what it is for', () => {
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.filter((title) => !SCREEN_PURPOSES[title])).toEqual([]);
  });

  test('no guide is left without its stories', () => {
    const written = [...Object.keys(COMPONENT_GUIDES), ...Object.keys(SCREEN_PURPOSES)];
    expect(written.filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('every component carries a sentence in its code', () => {
    const folders = foldersUnder('src/components');
    const bare = sourcesUnder('src/components', /\.tsx$/u).filter(({ path, text }) => {
      const [, folder = '', file] = /components\/(\w+)\/(\w+)\.tsx$/u.exec(path) ?? [];
      return folder !== '' && folder === file && undocumented(text, folder);
    });
    expect(folders.length).toBeGreaterThan(40);
    expect(bare.map(({ path }) => path)).toEqual([]);
    expect(undocumented('export const Planted = 1;', 'Planted')).toBe(true);
  });
});
