import { hasContact } from '#/domain/cv/cues/contacts';
import { inlineLabel } from '#/domain/cv/cues/headings';
import { OTHER_LISTS, SENTENCE_WORDS, SKILL_LEAD } from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { splitOutside } from '#/domain/cv/entries/headerParts';
import { type Statement, statementsOf } from '#/domain/cv/skills/statements';
import { isPhrase } from '#/domain/cv/skills/wholePhrase';
import type { PhraseLimits } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { slicePiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { STREET } from '#/domain/places/placeNames.fr';

const BREAKS = /[,;|\t•·●]|\s[-/]\s|\.(?:\s|$)|:\s/gu;
const LISTS = new Map<CvSection, PhraseLimits>([
  ['skills', { words: 5, length: 42 }],
  ['softSkills', { words: 4, length: 36 }],
]);
/** An item that opens with what is done says to what in more words. */
const TASK_LIMITS: PhraseLimits = { words: 9, length: 75 };
/** Items of a plain list are as short as this, and there are as many: one small word names something there. */
const PLAIN_ITEM = 4;
const LEAST_ITEMS = 3;

/** A model of a letter or of a CV that was not filled in. */
const BLANK = /\[[^\]]*\]/u;

/** A date of a month, a street or a contact: such a line tells when or where. */
export const tellsPlaceOrTime = ({ lines }: Statement): boolean =>
  lines.some(
    ({ key }) =>
      STREET.test(key) ||
      hasContact(key) ||
      findDates(key).some(({ from, shape }) => shape !== 'point' || from.month !== null),
  );

/** "Atelier Lin - 2019": a training or a house, and its year. */
const isDated = (piece: Piece): boolean =>
  splitOutside(piece, BREAKS).some(({ text }) => /^(?:19|20)\d\d$/u.test(text));

const withoutLead = (piece: Piece): Piece => {
  const lead = SKILL_LEAD.exec(alignedKey(piece.text))?.[0].length ?? 0;
  const text = piece.text.slice(lead).replace(/\s*\([^)]*\)?\s*$/u, '');
  return { start: piece.start + lead, end: piece.start + lead + text.length, text };
};

/** "Logiciels : Word, Excel", "Logiciels⇥Word, Excel": what stands before the list names it and is no item. */
const listStart = (key: string): number => {
  const colon = key.search(/:\s/u);
  if (colon > 0 && colon < 40) return colon;
  const cells = key.split('\t');
  return cells.length === 2 && /,/u.test(cells[1] ?? '') ? (cells[0] ?? '').length : 0;
};

/** Two more or less short words, with a capital or a digit: the name of a product or of a method. */
export const TERM = /^(?=.*[\p{Lu}\d])[\p{L}\d.+#-]{2,20}(?: [\p{L}\d.+#-]{1,14})?$/u;

/** "Reseaux (Zorb, Brive 2, Lumo)": names that a bracket lists. */
const inBrackets = (piece: Piece, isKnown: (piece: Piece) => boolean): Piece[] =>
  [...piece.text.matchAll(/\(([^()]*,[^()]*)\)/gu)].flatMap(({ index, 1: held = '' }) => {
    const from = index + 1;
    // "Lumo (Brive, Zorb)": what follows a thing that is known are its versions.
    const named = splitPiece(
      slicePiece(piece, { start: 0, end: index }),
      alignedKey(piece.text.slice(0, index)),
      BREAKS,
    );
    if (named.slice(-1).some(isKnown)) return [];
    const list = slicePiece(piece, { start: from, end: from + held.length });
    return splitPiece(list, alignedKey(held), /[,;/]/gu).filter(({ text }) => TERM.test(text));
  });

const itemsOf = ({ piece }: Statement, isKnown: (piece: Piece) => boolean): Piece[] => {
  const start = listStart(alignedKey(piece.text));
  const parts = splitOutside(piece, BREAKS);
  const listed = start === 0 ? parts : parts.filter((part) => part.start > piece.start + start);
  return [...listed, ...inBrackets(piece, isKnown)];
};

/** "… at the town school. Before that, head of …": a sentence ends inside, and what it says is long. */
const hasSentences = (text: string): boolean =>
  /[\p{Ll})]\. \p{Lu}/u.test(text) && text.split(/[,.;]\s/u).some((part) => wordCount(part) > 5);

/** "The game: Name - A story: rules": more than one label tells a thing, and lists none. */
const tellsOneThing = (key: string): boolean =>
  OTHER_LISTS.test(key) || (key.match(/\s?:\s/gu)?.length ?? 0) > 1;

const isProse = ({ piece }: Statement): boolean =>
  BLANK.test(piece.text) ||
  hasSentences(piece.text) ||
  tellsOneThing(alignedKey(piece.text)) ||
  SENTENCE_WORDS.test(alignedKey(piece.text)) ||
  (wordCount(piece.text) > 9 && !/[,;|\t•·]/u.test(piece.text));

/** A label of another section on a line of its own ("Interets : voyages") is not of this list. */
const ofSection = (section: CvSection, { piece }: Statement): boolean => {
  const label = inlineLabel(alignedKey(piece.text));
  return label === null || label.section === section || label.section === 'skills';
};

/** "Tableur : graphiques, dessins": what a tool was used for is told in words of every day. */
const detailsTool = (piece: Piece, isTool: (piece: Piece) => boolean): boolean => {
  const colon = listStart(alignedKey(piece.text));
  const label = slicePiece(piece, { start: 0, end: colon });
  return (
    colon > 0 &&
    wordCount(label.text) <= 2 &&
    isTool(label) &&
    !/\p{Lu}/u.test(piece.text.slice(colon))
  );
};

const opensWithAct = ({ text }: Piece): boolean =>
  isAction(wordKey(alignedKey(text).split(/[\s'-]/u)[0] ?? ''));

/** The name of a skill as an item of a list says it: whole, or the act that a longer one tells first. */
const namedBy = (piece: Piece, limits: PhraseLimits): Piece[] => {
  if (isPhrase(piece, limits)) return [piece];
  if (!opensWithAct(piece)) return [];
  if (isPhrase(piece, TASK_LIMITS)) return [piece];
  const [act] = activityItems(alignedKey(piece.text), { tasks: true });
  const told = act?.start === 0 ? slicePiece(piece, act) : null;
  return told !== null && /\s/u.test(told.text) && isPhrase(told, TASK_LIMITS) ? [told] : [];
};

const isPlainList = (items: readonly Piece[]): boolean =>
  items.length >= LEAST_ITEMS && items.every(({ text }) => wordCount(text) <= PLAIN_ITEM);

/**
 * Items of the lists under skill headings, as written, whatever the lexicon knows. `isTool` tells its tools, `isKnown`
 * all that it names.
 */
export const listedPhrases = (
  runs: readonly SectionRun[],
  isTool: (piece: Piece) => boolean,
  isKnown: (piece: Piece) => boolean,
): Piece[] =>
  runs.flatMap(({ section, lines }) => {
    const limits = LISTS.get(section);
    if (limits === undefined) return [];
    return statementsOf(lines)
      .filter((statement) => !isProse(statement) && !tellsPlaceOrTime(statement))
      .filter(({ piece }) => !isDated(piece))
      .filter((statement) => ofSection(section, statement))
      .filter(({ piece }) => !detailsTool(piece, isTool))
      .flatMap((statement) => {
        const items = itemsOf(statement, isKnown);
        const lone = section === 'skills' && isPlainList(items);
        return items.map(withoutLead).flatMap((piece) => namedBy(piece, { ...limits, lone }));
      });
  });
