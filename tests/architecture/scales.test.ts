import { describe, expect, test } from 'vitest';

import { fontSize, fontWeight, lineHeight } from '#/styles/tokens';
import { sourcesUnder } from '#tests/architecture/sources';
import type { SourceFile } from '#tests/architecture/sources';

const sheets = sourcesUnder('src', /\.css\.ts$/u).filter(
  // Paper has its own points.
  ({ path }) => !/^src\/styles\/(?:printed|tokens)/u.test(path),
);

/**
 * What a rule may not say: a weight, line height, size or space of its own. Lengths that follow the text (`em`, `%`), that
 * stand for a hair (`px`) or that are computed from a named one are free.
 */
const RULES: readonly { readonly name: string; readonly breaks: RegExp }[] = [
  { name: 'weight', breaks: /\bfontWeight: ['"`\d]/u },
  { name: 'line height', breaks: /\blineHeight: ['"`\d]/u },
  { name: 'size of type', breaks: /\bfontSize: (?:['"`][^'"`]*\d(?:rem|px)\b|\d)/u },
  {
    name: 'space',
    breaks: /\b(?:padding|margin|gap|rowGap|columnGap)\w*: (?:['"`](?!max\()[^'"`]*\drem\b|[1-9])/u,
  },
];

const offScale = ({ path, text }: SourceFile): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ breaks }) => breaks.test(line)).map(
        ({ name }) => `${path}:${index + 1}: a ${name} that is no token: ${line.trim()}`,
      ),
    );

describe('scales', () => {
  test('are short', () => {
    expect(Object.keys(fontWeight)).toHaveLength(4);
    expect(Object.keys(lineHeight)).toHaveLength(5);
    expect(Object.keys(fontSize).length).toBeLessThanOrEqual(10);
  });

  test('every style keeps to them', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap(offScale)).toEqual([]);
  });

  test.each([
    'fontWeight: 540,',
    'lineHeight: 1.45,',
    "lineHeight: '1.25rem',",
    "fontSize: '0.9375rem',",
    "fontSize: 'clamp(2rem, 5vw, 3.25rem)',",
    "marginBlockStart: '0.15rem',",
    'padding: `${space[2]} 0.9rem`,',
    'gap: 12,',
  ])('a planted one is found: %s', (line) => {
    expect(offScale({ path: 'x.css.ts', text: line })).toHaveLength(1);
  });

  test.each(['fontWeight: fontWeight.bold,', "marginInline: 'auto',", "gap: '2px',", 'margin: 0,'])(
    'a free one is left alone: %s',
    (line) => {
      expect(offScale({ path: 'x.css.ts', text: line })).toEqual([]);
    },
  );
});
