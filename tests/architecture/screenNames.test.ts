import { describe, expect, test } from 'vitest';

import { screenNames } from '#/copy/screenNames.copy';
import { sourcesUnder, type SourceFile } from '#tests/architecture/sources';

/** Names that are also words of the trade: « une lettre de motivation » is no screen. */
const COMMON: readonly (keyof typeof screenNames)[] = [
  'home',
  'coverLetter',
  'cvAnalysis',
  'assistant',
  'addOffer',
  'dossier',
];
const names = Object.entries(screenNames).filter(([id]) => !COMMON.some((common) => common === id));

const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gmsu, (comment) => comment.replace(/[^\n]/gu, ''));

/** Words that write the name of a screen out, with what to write instead. */
const writtenOut = ({ path, text }: SourceFile): readonly string[] =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, at) =>
      names
        .filter(([, name]) => line.includes(name))
        .map(([id, name]) => `${path}:${at + 1} writes « ${name} »: read \${screenNames.${id}}`),
    );

const words = sourcesUnder('src', /\.copy\.ts$/u);

describe('the words of the interface', () => {
  test('have a name of their own, so that a search finds one', () => {
    const names = words.flatMap(({ text }) =>
      [...text.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the name of a screen', () => {
  // The domain speaks without the words of the interface; what it says of a screen is checked by eye.
  test('stands once: the words of the interface read it', () => {
    const readers = words.filter(({ path }) => path !== 'src/copy/screenNames.copy.ts');
    expect(readers.length).toBeGreaterThan(70);
    expect(readers.flatMap(writtenOut)).toEqual([]);
  });

  test('a name that is written out is found', () => {
    const text = "/** Words of Mon CV. */\nexport const copy = { text: 'Voyez Mon CV.' };";
    expect(writtenOut({ path: 'X.copy.ts', text })).toHaveLength(1);
  });
});
