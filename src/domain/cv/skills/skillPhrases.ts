import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { hasContact } from '#/domain/cv/person/contacts';
import { splitOutside } from '#/domain/cv/person/headerParts';
import { isPlace } from '#/domain/cv/person/headerParts';
import { STREET } from '#/domain/cv/person/places.fr';
import { isTitleLike } from '#/domain/cv/person/titles';
import { inlineLabel, knownHeading } from '#/domain/cv/sections/headings';
import { languagesIn } from '#/domain/cv/skills/languageMentions';
import {
  HANGING_START,
  LIST_NAMES,
  NOT_A_SKILL,
  SENTENCE_WORDS,
  SKILL_LEAD,
} from '#/domain/cv/skills/skillPhrases.fr';
import { type Statement, statementsOf } from '#/domain/cv/skills/statements';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { HANGING } from '#/domain/lexicon/activities.fr';

const BREAKS = /[,;|\t•·●]|\s[-/]\s|\.(?:\s|$)|:\s/gu;
const LISTS = new Map<CvSection, { words: number; length: number }>([
  ['skills', { words: 5, length: 42 }],
  ['softSkills', { words: 4, length: 36 }],
]);
const TOLD = new Set<CvSection>(['experience', 'projects', 'volunteering']);

/** A title between quotes, a blank to fill in, an equation, dots that lead to a page number. */
const NOT_WORDS = /[\u00ab\u00bb\u201c\u201d"[\]{}<>=@#_\u2026]|\.{3}|\d{5}/u;
/** "Martin P", "& Durand A": an author and an initial. */
const INITIAL = /^(?:& )?\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?){1,2}$/u;

/** A model of a letter or of a CV that was not filled in. */
const BLANK = /\[[^\]]*\]/u;

/** A date of a month, a street or a contact: such a line tells when or where. */
const tellsPlaceOrTime = ({ lines }: Statement): boolean =>
  lines.some(
    ({ key }) =>
      STREET.test(key) ||
      hasContact(key) ||
      findDates(key).some(({ from, shape }) => shape !== 'point' || from.month !== null),
  );

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

const itemsOf = ({ piece }: Statement): Piece[] => {
  const start = listStart(alignedKey(piece.text));
  const parts = splitOutside(piece, BREAKS);
  return start === 0 ? parts : parts.filter((part) => part.start > piece.start + start);
};

const isProse = ({ piece }: Statement): boolean =>
  BLANK.test(piece.text) ||
  SENTENCE_WORDS.test(alignedKey(piece.text)) ||
  (wordCount(piece.text) > 9 && !/[,;|\t•·]/u.test(piece.text));

/** Cut at neither end: it neither begins in the middle of a clause nor waits for another word. */
const isWhole = (key: string): boolean =>
  !NOT_A_SKILL.test(key) && !HANGING_START.test(key) && !HANGING.test(key);

const isPhrase = (piece: Piece, limits: { words: number; length: number }): boolean => {
  const key = alignedKey(piece.text);
  return (
    piece.text.length >= 2 &&
    piece.text.length <= limits.length &&
    wordCount(piece.text) <= limits.words &&
    /\p{L}{2}/u.test(piece.text) &&
    !/[.!?()]/u.test(piece.text) &&
    !NOT_WORDS.test(piece.text) &&
    !INITIAL.test(piece.text) &&
    isWhole(key) &&
    !LIST_NAMES.test(key) &&
    !isPlace(piece) &&
    knownHeading(key) === null &&
    languagesIn(key).length === 0 &&
    findDates(key).length === 0 &&
    !hasContact(key) &&
    !isTitleLike(key)
  );
};

/** A label of another section on a line of its own ("Interets : voyages") is not of this list. */
const ofSection = (section: CvSection, { piece }: Statement): boolean => {
  const label = inlineLabel(alignedKey(piece.text));
  return label === null || label.section === section || label.section === 'skills';
};

/** Items of the lists under skill headings, as written, whatever the lexicon knows. */
export const listedPhrases = (runs: readonly SectionRun[]): Piece[] =>
  runs.flatMap(({ section, lines }) => {
    const limits = LISTS.get(section);
    if (limits === undefined) return [];
    return statementsOf(lines)
      .filter((statement) => !isProse(statement) && !tellsPlaceOrTime(statement))
      .filter((statement) => ofSection(section, statement))
      .flatMap(itemsOf)
      .map(withoutLead)
      .filter((piece) => isPhrase(piece, limits));
  });

/** Activities that the tasks of the posts name item by item, whatever the lexicon knows. */
export const toldActivities = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => TOLD.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .filter((statement) => !SENTENCE_WORDS.test(alignedKey(statement.piece.text)))
    .flatMap(({ piece }) => {
      const key = alignedKey(piece.text);
      return activityItems(key).map(({ start, end }) => ({
        start: piece.start + start,
        end: piece.start + end,
        text: piece.text.slice(start, end),
      }));
    })
    .filter(({ text }) => !NOT_WORDS.test(text) && isWhole(alignedKey(text)));
