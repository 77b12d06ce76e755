import { describe, expect, test } from 'vitest';

import { strayFrench, stringsOf, typographyFaults } from '#tests/architecture/french';
import { sourcesUnder } from '#tests/architecture/sources';

const FRENCH = /\.(?:copy|fr)\.tsx?$/u;
const french = sourcesUnder('src', FRENCH);
const english = sourcesUnder('src', /\.tsx?$/u).filter(({ path }) => !FRENCH.test(path));

describe('French typography', () => {
  test('the guard sees the texts', () => {
    expect(french.length).toBeGreaterThan(3);
    expect(french.flatMap(stringsOf).length).toBeGreaterThan(100);
  });

  test('no text breaks a rule', () => {
    expect(french.flatMap(typographyFaults)).toEqual([]);
  });

  test.each([
    "const x = 'Aujourd\\'hui même';",
    "const x = 'Vraiment ?';",
    "const x = 'Attention : danger';",
    "const x = 'Un instant...';",
    "const x = '«Bonjour»';",
    "const x = 'Importe ton CV';",
    'const x = `Relire l’analyse de «\\u00a0${name}\\u00a0»`;',
  ])('a planted fault is found: %s', (text) => {
    expect(typographyFaults({ path: 'x.copy.ts', text })).not.toEqual([]);
  });

  test('a text of the specification is shown as written there', () => {
    expect(
      typographyFaults({ path: 'x.copy.ts', text: "const x = 'Bienvenue, Candidat !';" }),
    ).toEqual([]);
  });
});

describe('language of the code', () => {
  test('French stands only in copy and content files', () => {
    expect(english.length).toBeGreaterThan(80);
    expect(english.flatMap(strayFrench)).toEqual([]);
  });

  test('a planted French word is found', () => {
    expect(strayFrench({ path: 'x.ts', text: "const title = 'Salarié';" })).toHaveLength(1);
  });
});
