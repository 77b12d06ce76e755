import { hasContact } from '#/domain/cv/cues/contacts';
import { inlineLabel, knownHeading } from '#/domain/cv/cues/headings';
import {
  CERTIFICATE,
  OTHER_LISTS,
  SENTENCE_WORDS,
  SKILL_LEAD,
} from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { splitOutside } from '#/domain/cv/entries/headerParts';
import { type Statement, statementsOf } from '#/domain/cv/skills/statements';
import { TOLD } from '#/domain/cv/skills/toldActivities';
import { isPhrase, NOT_WORDS } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { slicePiece, splitPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { HANGING } from '#/domain/lexicon/activities.fr';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { STREET } from '#/domain/places/placeNames.fr';

const BREAKS = /[,;|\t•·●]|\s[-/]\s|\.(?:\s|$)|:\s/gu;
const LISTS = new Map<CvSection, { words: number; length: number }>([
  ['skills', { words: 5, length: 42 }],
  ['softSkills', { words: 4, length: 36 }],
]);
const NAMING = new Set<CvSection>([...TOLD, 'skills', 'education', 'profile', 'other', 'contact']);
const TERM_LIMITS = { words: 2, length: 30 };

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

/** Two more or less short words, with a capital or a digit: the name of a product or of a method. */
const TERM = /^(?=.*[\p{Lu}\d])[\p{L}\d.+#-]{2,20}(?: [\p{L}\d.+#-]{1,14})?$/u;

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
      slicePiece(piece, {
        start: 0,
        end: piece.text.replace(/\s*\(?(?:19|20)\d\d\)?$/u, '').length,
      }),
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
