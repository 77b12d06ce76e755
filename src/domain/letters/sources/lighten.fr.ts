import { FEMININE, MASCULINE } from '#/domain/letters/french/nouns.fr';
import { HEAVY } from '#/domain/letters/french/phrases.fr';
import { tell, type Deed, type DeedPart } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

/** More words in a sentence that tells one line of a CV, and nobody reads it aloud. */
const MOST_WORDS = 22;

/** A bracket without a figure is a note of the CV: "(Jest, Testing Library)". */
const NOTE = /\s*\([^()\d]*\)/gu;
const withoutNotes = (text: string): string => text.replace(NOTE, '');

const lightPart = (part: DeedPart): DeedPart => ({
  ...part,
  object: withoutNotes(part.object),
  extras: part.extras.map(withoutNotes).filter((extra) => extra !== ''),
});

/** What only a CV writes: a stroke between two words, an arrow, an "and others". */
const OF_A_CV = /\s\/\s|\p{L}\/\p{L}|→|(?<!\p{L})etc(?!\p{L})/u;
/** "La création script", "le développement site web": a noun beside another, without what links them. */
const UNLINKED = /assur\S* (?:le |la |l')\p{L}+(?:tion|ment|age) (\p{Ll}+)(?!\p{L})/u;
const isUnlinked = (text: string): boolean => {
  const noun = UNLINKED.exec(fold(text))?.[1] ?? '';
  return noun !== '' && (MASCULINE.has(noun) || FEMININE.has(noun) || noun === 'site');
};
/** A line that stops before its end. */
const STOPS = /\s(?:du|de|des|au|aux|à|le|la|les|en|et|pour|avec|sur|dans|par|sous|que)$/u;
/** Who looked on has done nothing yet. */
const LOOKED_ON = /assur\S* (?:l[’']observation|la découverte)|(?<!\p{L})observé(?!\p{L})/u;

/** The safe verb and one bare thing: "j’assure la communication". */
const ONE_BARE = /^(?:le |la |les |l[’'])?[\p{L}-]+$/u;
/** What is counted tells something however short: "je forme deux margeurs". */
const COUNTED = /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?!\p{L})/u;

/** A deed as one says it aloud: without the notes of a CV, and as many of its things as a sentence carries; null for what only a CV can write. */
export const lighten = (deed: Deed): Deed | null => {
  const own = deed.own === null ? null : { ...deed.own, text: withoutNotes(deed.own.text).trim() };
  let parts = deed.parts.map(lightPart);
  const told = (some: readonly DeedPart[]): string =>
    tell({ parts: some, own, result: null }, { ongoing: false });
  while (parts.length > 1 && countWords(told(parts)) > MOST_WORDS) parts = parts.slice(0, -1);
  const text = told(parts);
  const isBare =
    parts.length === 1 &&
    own === null &&
    deed.result === null &&
    ONE_BARE.test(parts[0]?.object ?? '') &&
    HEAVY.test(text) &&
    !COUNTED.test(text);
  return isBare ||
    isUnlinked(text) ||
    OF_A_CV.test(text) ||
    STOPS.test(text) ||
    LOOKED_ON.test(text)
    ? null
    : { ...deed, parts, own };
};
