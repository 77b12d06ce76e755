import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { cvFile } from '#tests/support/documents/bytes';
import { makeContentPdf, placeLines, textContent } from '#tests/support/documents/pdf';

const SEEN = [
  'Aide-soignante de nuit',
  'Clinique du Parc, Dijon, 2019 à 2023',
  'Toilettes et soins de confort',
  'Transmissions avec les infirmières',
  'Accueil des familles en soirée',
];
const OTHER = ['Ancien modèle de la page', 'Titre du poste recherché ici'];

const read = async (content: string): Promise<readonly string[]> => {
  const result = await new DocumentTextExtractor().extract(
    cvFile('cv.pdf', makeContentPdf(content)),
  );
  if (!result.ok) throw new Error(result.problem);
  return result.value.lines.map(({ text }) => text);
};

const seen = textContent(placeLines(SEEN, 50, 100));
const other = textContent(placeLines(OTHER, 54, 104));
const WHITE = '1 1 1 rg';
const BLACK = '0 0 0 rg';
/** Around both texts: y counts from the foot of the page. */
const PANEL = '40 650 300 120 re f';

describe('text that nobody sees', () => {
  test('text without ink crossing the text in sight is left out', async () => {
    expect(await read(`3 Tr ${other} 0 Tr ${seen}`)).toEqual(SEEN);
  });

  test('white text on the white page crossing the text in sight is left out', async () => {
    expect(await read(`${WHITE} ${other} ${BLACK} ${seen}`)).toEqual(SEEN);
  });

  test('text under a panel painted later is left out', async () => {
    expect(await read(`${other} ${WHITE} ${PANEL} ${BLACK} ${seen}`)).toEqual(SEEN);
  });

  test('a shadow printed a little aside is read once', async () => {
    const shadow = textContent(placeLines(SEEN, 53, 104));
    expect(await read(`0.7 g ${shadow} 0 g ${seen}`)).toEqual(SEEN);
  });
});

describe('text that is seen after all', () => {
  test('white text on a dark panel', async () => {
    expect(await read(`0.1 0.2 0.4 rg ${PANEL} ${WHITE} ${seen}`)).toEqual(SEEN);
  });

  test('white text that crosses no other: a picture may lie under it', async () => {
    expect(await read(`${WHITE} ${seen}`)).toEqual(SEEN);
  });

  test('a panel that is clipped away hides nothing', async () => {
    expect(await read(`${seen} q 400 100 50 50 re W n ${WHITE} ${PANEL} Q`)).toEqual(SEEN);
  });

  test('a frame painted as a ring hides nothing inside it', async () => {
    const ring = '30 640 320 140 re 40 650 300 120 re f*';
    expect(await read(`${seen} ${BLACK} ${ring}`)).toEqual(SEEN);
  });

  test('text without ink over the outlines of its letters, as browsers print bold type', async () => {
    const heading = textContent(placeLines(['Diplômes et stages'], 50, 60));
    const zigzag = Array.from(
      { length: 40 },
      (_, at) => `${52 + at * 2} ${at % 2 === 0 ? 781 : 789} l`,
    ).join(' ');
    const outlined = `${BLACK} 50 781 m ${zigzag} h f 3 Tr ${heading} 0 Tr`;
    expect(await read(`${outlined} ${seen}`)).toEqual(['Diplômes et stages', ...SEEN]);
    expect(await read(`3 Tr ${heading} 0 Tr ${seen}`)).toEqual(SEEN);
  });

  test('the text without ink that a scanner lays over its picture is the text of the page', async () => {
    expect(await read(`3 Tr ${seen}`)).toEqual(SEEN);
  });
});
