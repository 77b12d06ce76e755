import type { Word } from '#/adapters/documents/layout/toWords';
import { cleanText } from '#/adapters/documents/text/clean';
import type { WordPlace } from '#/domain/cv/document';
import { shiftPlaces } from '#/domain/cv/text/places';

/** Height of letters above and below the baseline, in ems. */
const ASCENT = 0.78;
const DESCENT = 0.22;

const tenth = (points: number): number => Math.round(points * 10) / 10;

const PLAIN = /^[!-~]*$/u;

/** What tells one part of a line from the next to the eye; slant alone stresses a word. */
const typeOf = ({ bold, ink, size }: Word): string => `${bold}|${ink}|${Math.round(size)}`;

const YEAR = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/u;

/** How many words open the line in one type and hold its date: "2019 - 2021 **Vendeuse** Nordal". */
const dateLength = (words: readonly Word[], types: readonly string[]): number => {
  const end = types.findIndex((type) => type !== types[0]);
  return end > 0 && words.slice(0, end).some(({ text }) => YEAR.test(text)) ? end : 0;
};

/** Where the type turns for good: a stressed word, after which the line goes on as before, parts nothing. */
const turnsOf = (words: readonly Word[]): ReadonlySet<Word> => {
  const all = words.map(typeOf);
  // What is set as the date before it may well be another part.
  const dated = dateLength(words, all);
  const types = all.map((type, at) => (at < dated ? '' : type));
  const turns = new Set<Word>();
  for (const [at, word] of words.entries()) {
    const [before, type = ''] = [types[at - 1], types[at]];
    if (before === undefined || before === type) continue;
    if (types.indexOf(type) === at && types.lastIndexOf(before) === at - 1) turns.add(word);
  }
  return turns;
};

/** Finds each word again in the text made of them: cleaning may have changed, joined or dropped some. */
export const placeWords = (words: readonly Word[], text: string): readonly WordPlace[] => {
  const places: WordPlace[] = [];
  const turns = turnsOf(words);
  let from = 0;
  for (const drawn of words) {
    const { text: raw, x0, x1, y, size } = drawn;
    const word = PLAIN.test(raw) ? raw : cleanText(raw);
    const start = word === '' ? -1 : text.indexOf(word, from);
    if (start === -1) continue;
    from = start + word.length;
    places.push({
      start,
      end: from,
      x: tenth(x0),
      y: tenth(y - ASCENT * size),
      width: tenth(x1 - x0),
      height: tenth((ASCENT + DESCENT) * size),
      ...(turns.has(drawn) ? { turns: true } : {}),
    });
  }
  return places;
};

/** The places of texts joined with one character, a space or a tab, between them. */
export const joinPlaces = (
  parts: readonly { readonly text: string; readonly places: readonly WordPlace[] }[],
): readonly WordPlace[] => {
  let start = 0;
  return parts.flatMap(({ text, places }) => {
    const shifted = shiftPlaces(places, start);
    start += text.length + 1;
    return shifted;
  });
};

/** Quarter turns of a text, clockwise; 0 upright. */
export type Turn = 0 | 1 | 2 | 3;

/** From the frame of turned text, where it runs left to right, back to the page. */
export const onPage = (place: WordPlace, turn: Turn): WordPlace => {
  const { x, y, width, height } = place;
  switch (turn) {
    case 0:
      return place;
    case 1:
      return { ...place, x: -(y + height), y: x, width: height, height: width };
    case 2:
      return { ...place, x: -(x + width), y: -(y + height) };
    case 3:
      return { ...place, x: y, y: -(x + width), width: height, height: width };
  }
};
