import { alignedKey } from '#/domain/cv/text/alignedKey';
import { TOWNS } from '#/domain/places/placeNames.fr';

/** Small words that go on within the name of a town. */
const GOES_ON = /^(?:d[eu]s?|d['\u2019]|sur|sous|en|l[e\u00e8]s|lez|aux?|et)(?![\p{L}])/iu;

/** "BESANCON. Dom": a sentence ends after the town. */
const SENTENCE_STOP = /(?<=\p{L}{4})\.\s.*$/u;

/** "Orleans La Source": the town without the quarter behind it; what may be the name of another town stays. */
export const withoutQuarter = (written: string): string => {
  const text = written.replace(SENTENCE_STOP, '');
  if (TOWNS.has(alignedKey(text)) || text.includes('-')) return text;
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index).toReversed();
  const at = spaces.find((index) => TOWNS.has(alignedKey(text.slice(0, index))));
  if (at === undefined || GOES_ON.test(text.slice(at + 1))) return text;
  return /^(?:saint|sainte|st|ste|la|le|les) /iu.test(text) ? text : text.slice(0, at);
};
