import { describe, expect, test } from 'vitest';

import { titleOf } from '#stories/support/storyFile';
import { stringsOf, typographyFaults } from '#tests/architecture/french';
import { sourcesUnder } from '#tests/architecture/sources';
import { allStories, storiesOf, storyFiles } from '#tests/architecture/stories';
import type { ListedStory } from '#tests/architecture/stories';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const shown = sourcesUnder('src', /\.(?:copy|fr)\.tsx?$/u).flatMap(stringsOf);
/** Words that both languages have, and that no sentence of the application happens to hold. */
const SHARED =
  'badge excellent focus format formats import orange permission positive promise script suggestion';
/** Words of sentences that people read in the application. */
const FRENCH = new Set([
  ...shown.filter((text) => text.trim().split(/\s+/u).length > 2).flatMap(wordsOf),
  ...SHARED.split(' '),
]);
/** Words in which the code names its stories, those left out that French shares. */
const ENGLISH = new Set(
  [...allStories.map(({ story }) => story), ...storyFiles.map(({ path }) => path)]
    .flatMap((name) => name.match(/[A-Z][a-z]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FRENCH.has(word)),
);

/** Words of a title or of a name that only the code would use. */
const englishIn = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => ENGLISH.has(word));

/** Stories that no French name stands in. */
const unnamed = (stories: readonly ListedStory[]): readonly string[] =>
  stories
    .filter(({ name }) => name === null)
    .map(({ story, path }) => `give ${story} a French \`name\` (${path})`);

const names = allStories.flatMap(({ title, name }) => (name === null ? [] : [{ title, name }]));

/** The stories of a file that says nothing but these lines. */
const planted = (...lines: readonly string[]): readonly ListedStory[] =>
  storiesOf({
    path: 'planted.stories.tsx',
    text: ["const meta = { title: 'Pages/Essai' };", ...lines].join('\n'),
  });

describe('names of stories', () => {
  test('the guard sees the stories', () => {
    expect(allStories.length).toBeGreaterThan(800);
    expect(ENGLISH.size).toBeGreaterThan(200);
  });

  test('every story file tells its shelf, and exports nothing but stories', () => {
    const strange = storyFiles.flatMap(({ path, text }) => [
      ...(titleOf(text) === '' ? [`${path}: no title`] : []),
      ...(text.match(/^export (?!default meta;|const \w+: Story\b).*/gmu) ?? []),
    ]);
    expect(strange).toEqual([]);
  });

  test('every story has a French name', () => {
    expect(unnamed(allStories)).toEqual([]);
  });

  test('a story without a name of its own is found', () => {
    const stories = planted(
      "export const Named: Story = { name: 'Vide' };",
      "export const Renamed: Story = { ...Named, name: 'Pleine', args: { name: 'Claire' } };",
      "export const Unnamed: Story = { args: { name: 'Claire' } };",
      "export const Borrowed: Story = { name: 'Vide', ...Named };",
      'export const Made: Story = showing();',
    );
    expect(stories.map(({ name }) => name)).toEqual(['Vide', 'Pleine', null, null, null]);
    expect(unnamed(stories)).toHaveLength(3);
  });

  test('no title and no name reads like English', () => {
    const titles = [...new Set(allStories.map(({ title }) => title))];
    const texts = [...titles, ...names.map(({ name }) => name)];
    expect(texts.filter((text) => englishIn(text).length > 0)).toEqual([]);
  });

  test.each(['Modules/Offer card', 'With Hint', 'Read Two Columns', 'Opens In A New Tab'])(
    'English would be found: %s',
    (text) => {
      expect(englishIn(text)).not.toEqual([]);
    },
  );

  test('two stories of a screen have two names', () => {
    const seen = names.map(({ title, name }) => `${title}: ${name}`);
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
  });

  test('names and guides keep to French typography', () => {
    const texts = allStories.map(({ path, name }) => ({ path, text: JSON.stringify(name) }));
    const guides = sourcesUnder('stories', /\.fr\.ts$/u);
    expect([...texts, ...guides].flatMap(typographyFaults)).toEqual([]);
    expect(
      typographyFaults({ path: '', text: JSON.stringify("Une lettre n'est rien") }),
    ).toHaveLength(1);
  });
});
