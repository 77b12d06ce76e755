import {
  HOUSE_HEAD,
  POSSESSIVE,
  SENTENCE_WORDS,
  TOLD_BY_HOW,
  VAGUE_ACTION,
  VAGUE_OBJECT,
} from '#/domain/cv/cues/skillPhrases.fr';
import type { CvSection } from '#/domain/cv/cv';
import { isPlace } from '#/domain/cv/entries/placePart';
import { coordinatedActs } from '#/domain/cv/skills/coordinatedActs';
import type { NamedPlace } from '#/domain/cv/skills/coordinatedActs';
import { statementsOf } from '#/domain/cv/skills/statements';
import { isWhole, NOT_WORDS } from '#/domain/cv/skills/wholePhrase';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { slicePiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import type { TextRange } from '#/domain/shared/textRange';

/** Sections whose lines tell what was done. */
export const TOLD = new Set<CvSection>([
  'experience',
  'projects',
  'volunteering',
  'teaching',
  'responsibilities',
]);
/** A dash between two tasks. */
const DASH = /\s[-\u2013\u2014]\s/gu;

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

/** "Conseil de la Ville Haute": a house, named in capitals. */
const isHouse = (text: string): boolean => {
  const head = HOUSE_HEAD.exec(alignedKey(text));
  return head !== null && /^\p{Lu}\p{Ll}/u.test(text.slice(head[0].length));
};

/** An action done by the person, to something that the words name. */
const tellsSkill = (text: string): boolean => {
  const key = alignedKey(text);
  return (
    !VAGUE_ACTION.test(key) &&
    !VAGUE_OBJECT.test(key) &&
    !POSSESSIVE.test(key) &&
    !PAST_PARTICIPLE.test(text) &&
    !TOLD_BY_HOW.test(key) &&
    !isHouse(text) &&
    !isHouseName(text)
  );
};

/** The statements under the posts that tell what was done, and no story. */
const tellings = (runs: readonly SectionRun[]): Piece[] =>
  runs
    .filter(({ section }) => TOLD.has(section))
    .flatMap(({ lines }) => statementsOf(lines))
    .map(({ piece }) => piece)
    .filter(({ text }) => !SENTENCE_WORDS.test(alignedKey(text)));

/** Activities that the tasks of the posts name item by item, whatever the lexicon knows. */
export const toldActivities = (runs: readonly SectionRun[]): Piece[] =>
  tellings(runs)
    .flatMap((piece) => {
      const key = alignedKey(piece.text);
      return toldIn(key, activitiesIn(key.replace(DASH, ' ; '))).map((item) =>
        slicePiece(piece, item),
      );
    })
    .filter((piece) => !isPlace(piece))
    .filter(({ text }) => !NOT_WORDS.test(text) && isWhole(alignedKey(text)) && tellsSkill(text));

/** Activities that those tasks tell together, each under the words that name it. */
export const toldTogether = (runs: readonly SectionRun[]): NamedPlace[] =>
  tellings(runs)
    .flatMap(coordinatedActs)
    .filter(({ label }) => tellsSkill(label));
