import type { CvSection } from '#/domain/cv/cv';
import { findDates } from '#/domain/cv/dates/dates';
import { hasContact } from '#/domain/cv/person/contacts';
import { splitOutside } from '#/domain/cv/person/headerParts';
import { isTitleLike } from '#/domain/cv/person/titles';
import { knownHeading } from '#/domain/cv/sections/headings';
import { languagesIn } from '#/domain/cv/skills/languageMentions';
import { NOT_A_SKILL, SENTENCE_WORDS, SKILL_LEAD } from '#/domain/cv/skills/skillPhrases.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { keyIn, wordCount } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';

const BREAKS = /[,;|\t•·●]|\s[-/]\s|\.(?:\s|$)|:\s/gu;
const LISTS = new Map<CvSection, { words: number; length: number }>([
  ['skills', { words: 5, length: 42 }],
  ['softSkills', { words: 4, length: 36 }],
]);

const withoutLead = (piece: Piece): Piece => {
  const lead = SKILL_LEAD.exec(alignedKey(piece.text))?.[0].length ?? 0;
  const text = piece.text.slice(lead).replace(/\s*\([^)]*\)?\s*$/u, '');
  return { start: piece.start + lead, end: piece.start + lead + text.length, text };
};

/** "Logiciels : Word, Excel": the words before the colon name the list, not an item. */
const itemsOf = (line: CvLine): Piece[] => {
  const key = keyIn(line, line.body);
  const colon = key.search(/:\s/u);
  const labelled = colon > 0 && colon < 40;
  const parts = splitOutside(line.body, BREAKS);
  return labelled ? parts.filter(({ start }) => start > line.body.start + colon) : parts;
};

const isProse = (line: CvLine): boolean =>
  SENTENCE_WORDS.test(line.key) || (wordCount(line.text) > 9 && !/[,;|\t•·]/u.test(line.text));

const isPhrase = (piece: Piece, limits: { words: number; length: number }): boolean => {
  const key = alignedKey(piece.text);
  return (
    piece.text.length >= 2 &&
    piece.text.length <= limits.length &&
    wordCount(piece.text) <= limits.words &&
    /\p{L}{2}/u.test(piece.text) &&
    !/[.!?()]/u.test(piece.text) &&
    !NOT_A_SKILL.test(key) &&
    knownHeading(key) === null &&
    languagesIn(key).length === 0 &&
    findDates(key).length === 0 &&
    !hasContact(key) &&
    !isTitleLike(key)
  );
};

/** Items of the lists under skill headings, as written, whatever the lexicon knows. */
export const listedPhrases = (runs: readonly SectionRun[]): Piece[] =>
  runs.flatMap((run) => {
    const limits = LISTS.get(run.section);
    if (limits === undefined) return [];
    return run.lines
      .filter((line) => !isProse(line))
      .flatMap(itemsOf)
      .map(withoutLead)
      .filter((piece) => isPhrase(piece, limits));
  });

const TOLD = new Set<CvSection>(['experience', 'projects', 'volunteering']);

/** Activities that the tasks of the posts name item by item, whatever the lexicon knows. */
export const toldActivities = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => TOLD.has(section))
    .flatMap(({ lines }) => lines)
    .filter((line) => !SENTENCE_WORDS.test(line.key))
    .flatMap((line) =>
      activityItems(keyIn(line, line.body)).map(({ start, end }) => ({
        start: line.body.start + start,
        end: line.body.start + end,
        text: line.body.text.slice(start, end),
      })),
    );
