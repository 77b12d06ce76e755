import { hasContact } from '#/domain/cv/cues/contacts';
import { inlineLabel, knownHeading } from '#/domain/cv/cues/headings';
import { languagesIn } from '#/domain/cv/cues/languageMentions';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import {
  CERTIFICATE,
  HANGING_START,
  HOUSE_OR_REFERENCE,
  LIST_NAMES,
  LIST_TITLES,
  NOT_A_SKILL,
  OTHER_LISTS,
  POSSESSIVE,
  SENTENCE_WORDS,
  SKILL_LEAD,
  VAGUE_ACTION,
  VAGUE_OBJECT,
} from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { splitOutside } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { type Statement, statementsOf } from '#/domain/cv/skills/statements';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { HANGING } from '#/domain/lexicon/activities.fr';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { STREET } from '#/domain/places/placeNames.fr';
import type { TextRange } from '#/domain/shared/textRange';

const BREAKS = /[,;|\t•·●]|\s[-/]\s|\.(?:\s|$)|:\s/gu;
const LISTS = new Map<CvSection, { words: number; length: number }>([
  ['skills', { words: 5, length: 42 }],
  ['softSkills', { words: 4, length: 36 }],
]);
const TOLD = new Set<CvSection>([
  'experience',
  'projects',
  'volunteering',
  'teaching',
  'responsibilities',
]);
const NAMING = new Set<CvSection>([...TOLD, 'skills', 'education', 'profile', 'other', 'contact']);
const TERM_LIMITS = { words: 2, length: 30 };

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

const slice = (piece: Piece, { start, end }: TextRange): Piece => ({
  start: piece.start + start,
  end: piece.start + end,
  text: piece.text.slice(start, end),
});

/** Two more or less short words, with a capital or a digit: the name of a product or of a method. */
const TERM = /^(?=.*[\p{Lu}\d])[\p{L}\d.+#-]{2,20}(?: [\p{L}\d.+#-]{1,14})?$/u;

/** "Reseaux (Zorb, Brive 2, Lumo)": names that a bracket lists. */
const inBrackets = (piece: Piece, isKnown: (piece: Piece) => boolean): Piece[] =>
  [...piece.text.matchAll(/\(([^()]*,[^()]*)\)/gu)].flatMap(({ index, 1: held = '' }) => {
    const from = index + 1;
    // "Lumo (Brive, Zorb)": what follows a thing that is known are its versions.
    const named = splitPiece(
      slice(piece, { start: 0, end: index }),
      alignedKey(piece.text.slice(0, index)),
      BREAKS,
    );
    if (named.slice(-1).some(isKnown)) return [];
    const list = slice(piece, { start: from, end: from + held.length });
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

/** Cut at neither end: it neither begins in the middle of a clause nor waits for another word. */
/** "lots", "complementaires": of a list cut short, or of words of every day; names have a capital or stand in the lexicon. */
const LONE_SMALL_WORD = /^\p{Ll}[\p{Ll}'\u2019-]*$/u;

/** An action alone says what one can do: "repassage", "couture". */
const isLoneSmallWord = (text: string): boolean =>
  LONE_SMALL_WORD.test(text) && activityItems(alignedKey(text), { tasks: true }).length === 0;

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
    !isLoneSmallWord(piece.text) &&
    isWhole(key) &&
    !POSSESSIVE.test(key) &&
    !LIST_NAMES.test(key) &&
    !LIST_TITLES.test(key) &&
    !HOUSE_OR_REFERENCE.test(key) &&
    !VAGUE_OBJECT.test(key) &&
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

/** "Tableur : graphiques, dessins": what a tool was used for is told in words of every day. */
const detailsTool = (piece: Piece, isTool: (piece: Piece) => boolean): boolean => {
  const colon = listStart(alignedKey(piece.text));
  const label = slice(piece, { start: 0, end: colon });
  return (
    colon > 0 &&
    wordCount(label.text) <= 2 &&
    isTool(label) &&
    !/\p{Lu}/u.test(piece.text.slice(colon))
  );
};

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
      .filter((statement) => ofSection(section, statement))
      .filter(({ piece }) => !detailsTool(piece, isTool))
      .flatMap((statement) => itemsOf(statement, isKnown))
      .map(withoutLead)
      .filter((piece) => isPhrase(piece, limits));
  });

const CERTIFICATE_BREAKS = /[;|\t•·●,]|\s[-\u2013\u2014]\s|\.(?:\s|$)|:\s/gu;
const STUDIES = new Set<CvSection>(['certifications', 'education']);
const CERTIFICATE_LIMITS = { words: 9, length: 70 };

/** Certificates and trainings, as written: "Habilitation B0", "MOOC Jardins secs". */
export const certificates = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => STUDIES.has(section))
    .flatMap(({ lines }) => lines)
    .flatMap((line) => splitOutside(line.body, CERTIFICATE_BREAKS))
    .map((piece) =>
      slice(piece, { start: 0, end: piece.text.replace(/\s*\(?(?:19|20)\d\d\)?$/u, '').length }),
    )
    .filter(({ text }) => {
      const key = alignedKey(text);
      return (
        CERTIFICATE.test(key) &&
        wordCount(text) > 1 &&
        wordCount(text) <= CERTIFICATE_LIMITS.words &&
        text.length <= CERTIFICATE_LIMITS.length &&
        !NOT_WORDS.test(text) &&
        !HANGING.test(key) &&
        knownHeading(key) === null &&
        findDates(key).length === 0
      );
    });

const ITEM_START = /[,;:/]\s*|\s(?:et|puis|&)\s+/gu;
const CLAUSE_START = /^.*[.!?]\s/su;

/** What stands before the first activity of a list is as short as its items; more is a sentence around them. */
const LIST_WORDS = 4;

/** The activities of a folded statement that it tells rather than has inside a sentence. */
const toldIn = (key: string, items: readonly TextRange[]): readonly TextRange[] => {
  const clauses = new Map<number, boolean>();
  return items.filter(({ start }) => {
    const from = CLAUSE_START.exec(key.slice(0, start))?.[0].length ?? 0;
    const known = clauses.get(from);
    if (known !== undefined) return known;
    const before = key.slice(from, start).split(ITEM_START).slice(0, -1);
    const told = before.every((part) => wordCount(part) <= LIST_WORDS);
    clauses.set(from, told);
    return told;
  });
};

/** The items of a list of tasks are as short as this. */
const SHORT_ITEM = 4;

/** Whether a statement lists tasks and tells no story: its items are short, and half of them or more begin with an action. */
const listsTasks = (key: string): boolean => {
  const parts = key.split(ITEM_START).filter((part) => part.trim() !== '');
  const actions = parts.filter((part) => isAction(wordKey(part.trim().split(/\s/u)[0] ?? '')));
  return actions.length * 2 >= parts.length && parts.every((part) => wordCount(part) <= SHORT_ITEM);
};

/** The activities of a statement; an item of one word is one where the others are tasks. */
const activitiesIn = (key: string): readonly TextRange[] => {
  const lists = listsTasks(key);
  return activityItems(key, { tasks: true }).filter(
    ({ start, end }) => lists || /\s/u.test(key.slice(start, end)),
  );
};

/** A participle tells what became of a thing, not what somebody does. */
const PAST_PARTICIPLE = /^\S+\u00e9e?s?(?=\s)/u;

/** "TISSOLUTIONS - Brive": a name in capitals, whose ending only looks like an action's. */
const isHouseName = (text: string): boolean => {
  const [head = ''] = text.split(/\s/u);
  return /^\p{Lu}{4,}$/u.test(head) && !isAction(wordKey(alignedKey(head)));
};

/** An action done by the person, to something that the words name. */
const tellsSkill = (text: string): boolean => {
  const key = alignedKey(text);
  return (
    !VAGUE_ACTION.test(key) &&
    !VAGUE_OBJECT.test(key) &&
    !POSSESSIVE.test(key) &&
    !PAST_PARTICIPLE.test(text) &&
    !isHouseName(text)
  );
};

/** Activities that the tasks of the posts name item by item, whatever the lexicon knows. */
export const toldActivities = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => TOLD.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .filter((statement) => !SENTENCE_WORDS.test(alignedKey(statement.piece.text)))
    .flatMap(({ piece }) => {
      const key = alignedKey(piece.text);
      return toldIn(key, activitiesIn(key)).map((item) => slice(piece, item));
    })
    .filter(({ text }) => !NOT_WORDS.test(text) && isWhole(alignedKey(text)) && tellsSkill(text));

/** Right before a word: it is the end of an address. */
const ADDRESS = /\.\p{L}{2,4}\/\S*$/u;

const LIST_BREAKS = /[,;|/\t•·()]|\s[-–]\s|\s(?:et|ou|and)\s|:\s|\.(?:\s|$)/gu;

/** Fewer known neighbours may stand together by chance. */
const LEAST_KNOWN = 2;

/**
 * Names that nothing knows, in a line that otherwise lists tools: "Figma, Sketch, Zorblax". `isTool` tells what is known.
 */
export const phrasesAmong = (
  runs: readonly SectionRun[],
  isTool: (piece: Piece) => boolean,
): Piece[] =>
  runs
    .filter(({ section }) => NAMING.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .filter((statement) => !tellsPlaceOrTime(statement))
    .flatMap(({ piece }) => {
      const parts = splitPiece(piece, alignedKey(piece.text), LIST_BREAKS);
      const short = parts.filter(({ text }) => wordCount(text) <= 2);
      const known = short.filter(isTool).length;
      if (known < LEAST_KNOWN || known * 2 < parts.length) return [];
      return short.filter(
        (part) =>
          TERM.test(part.text) &&
          !ADDRESS.test(piece.text.slice(0, part.start - piece.start)) &&
          !isAction(wordKey(alignedKey(part.text))) &&
          isPhrase(part, TERM_LIMITS),
      );
    });
