import { describe, expect, test } from 'vitest';

import { mainPart, plainTextOf } from '#/adapters/offers/posting/htmlText';
import { addressOfPage, structuredTexts } from '#/adapters/offers/posting/structuredData';
import { withCpuTime } from '#tests/support/cpuTime';

describe('the plain text of what was pasted', () => {
  test.each([
    ['lines stay lines', 'Cariste\n- CACES 3\n- Permis B', 'Cariste\n- CACES 3\n- Permis B'],
    [
      'entities are read',
      'Salari&eacute; &agrave; 2&nbsp;000&nbsp;&euro;',
      'Salarié à 2\u00a0000\u00a0€',
    ],
    [
      'tags within lines go',
      '<b>Cariste</b>\n<strong>CDI</strong>, <a href="x">ici</a>',
      'Cariste\nCDI, ici',
    ],
    ['a piece of a page', '<p>Cariste</p><ul><li>CACES 3</li></ul>', 'Cariste\n- CACES 3'],
    [
      'a text of many lines with a tag left in it',
      'Un\nDeux\nTrois\nQuatre<br>Cinq',
      'Un\nDeux\nTrois\nQuatre\nCinq',
    ],
    [
      'signs that are no tags',
      'De 1 < 2 ans, List<String>, R&D',
      'De 1 < 2 ans, List<String>, R&D',
    ],
    [
      'names of the language are no entities',
      'A &constructor; &toString; B',
      'A &constructor; &toString; B',
    ],
    ['marks that turn the writing go', 'CDI\u202e 35 h\u0000, \u2066Nantes', 'CDI 35 h, Nantes'],
    ['scripts go', '<p>Un</p><script>alert(1)</script><style>p{}</style><p>Deux</p>', 'Un\nDeux'],
  ])('%s', (_name, pasted, plain) => {
    expect(plainTextOf(pasted)).toBe(plain);
  });
});

describe('hostile pages', () => {
  const many = (piece: string): string => piece.repeat(Math.floor(2_000_000 / piece.length));

  test.each([
    '<main>',
    '<main ',
    '<main a=b>x</main',
    '<article></article>',
    '<script ',
    '<script type=',
    '<script type="application/ld+json">',
    '<link rel=',
    '<link ',
    '<link rel="canonical" href=',
    '<!-- saved from url=(1)',
    '<!--',
    '&',
    '&#x',
    '<a <b',
    '< ',
    '</',
    ' \n',
    '\u00a0 ',
    '- \n',
    '<p>',
    '<li>',
  ])('%j over and over is read in time', async (piece) => {
    const page = many(piece);
    const { ms } = await withCpuTime(() => {
      mainPart(page);
      plainTextOf(page);
      structuredTexts(page);
      addressOfPage(page);
    });
    expect(ms).toBeLessThan(3_000);
  });
});
