import type { CvSection } from '#/domain/cv/cv';
import { ACTION_ENDING } from '#/domain/lexicon/activities.fr';
import { actionNoun, isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/tokens';
import { type CvFacts, type FactLine, familyOf } from '#/domain/matching/cvFacts';
import { qualify, QUALIFIED } from '#/domain/matching/qualifiers';
import { ANY_ACTION, ANY_OBJECT } from '#/domain/matching/stopWords.fr';
import { contentStems, stemOf, type Word, wordsOf } from '#/domain/matching/words';
import type { TextRange } from '#/domain/shared/textRange';

/** A line that answers a phrase, and how well, 0 to 1. */
export type PhraseHit = { readonly place: TextRange; readonly share: number };

const WHOLE = 0.75;
/** A name or an acronym is itself whatever its length, written the same way in both documents. */
const NAME = /^\p{Lu}[\p{L}\d+#.]+$/u;
/** A name that no common word looks like: two capitals, or a figure. */
const OWN_NAME = /\p{Lu}.*[\p{Lu}\d]/u;
/** Shorter words meet by chance. */
const LONE_WORD_LENGTH = 5;

/** The families of a phrase's words in the CV; a word that the CV does not use has an empty one. */
type Families = readonly (readonly string[])[];

const shares = (line: FactLine, family: readonly string[]): boolean =>
  family.some((stem) => line.stems.has(stem));

const read = new WeakMap<FactLine, readonly Word[]>();

/** The words of a line, read once: a line is asked for many phrases. */
const wordsIn = (line: FactLine): readonly Word[] => {
  const known = read.get(line);
  if (known !== undefined) return known;
  const words = wordsOf(line.text);
  read.set(line, words);
  return words;
};

const spanOf = (line: FactLine, families: Families): TextRange => {
  const wanted = new Set(families.flat());
  const hits = wordsIn(line).filter(({ key }) => wanted.has(stemOf(key)));
  const first = hits[0];
  const last = hits[hits.length - 1];
  return first === undefined || last === undefined
    ? { start: line.start, end: line.end }
    : { start: line.start + first.start, end: line.start + last.end };
};

const shareFor = (families: Families, line: FactLine): number =>
  families.every((family) => shares(line, family)) ? WHOLE : 0;

const weighed = (line: FactLine, place: TextRange, share: number): PhraseHit | null => {
  const qualifier = qualify(line.text, place.start - line.start, place.end - line.start, false);
  const worth = share * QUALIFIED[qualifier];
  return worth === 0 ? null : { place, share: worth };
};

/** The places where a CV writes a name as it is written. */
export const namedAs = ({ cv, lines }: CvFacts, name: string): readonly PhraseHit[] =>
  !NAME.test(name)
    ? []
    : lines.flatMap((line) =>
        wordsIn(line)
          .map(({ start, end }) => ({ start: line.start + start, end: line.start + end }))
          .filter(({ start, end }) => cv.document.text.slice(start, end) === name)
          .map((place) => weighed(line, place, WHOLE))
          .filter((hit) => hit !== null),
      );

/** What a task is done to says less than the whole of it. */
const OBJECT = 0.65;
const SHORTEST_OBJECT = 4;
/** Where a CV tells what its owner does. */
const WORK: ReadonlySet<CvSection> = new Set([
  'experience',
  'projects',
  'volunteering',
  'teaching',
  'responsibilities',
  'skills',
  'profile',
]);

/** A verb or the noun of an action, known or by its ending. */
const namesAction = (key: string): boolean =>
  isAction(wordKey(key)) || /(?:er|ez)$/u.test(key) || ACTION_ENDING.test(wordKey(key));

/** Stems of what a task is done to: the words of the phrase without its actions and what any trade has; none where the phrase tells no task. */
const objectStems = (phrase: string): readonly string[] => {
  const [first = '', ...rest] = wordsOf(phrase).map(({ key }) => key);
  // The verb of a trade is half of the task: to trim hedges is not to plant them.
  const action = actionNoun(wordKey(first));
  if (!namesAction(first) || (action !== undefined && !ANY_ACTION.has(action))) return [];
  const told = rest.filter(
    (key) => key.length >= SHORTEST_OBJECT && !namesAction(key) && !ANY_OBJECT.has(wordKey(key)),
  );
  return [...new Set(contentStems(told.join(' ')))];
};

/** Whether a CV uses none of the words that tell a phrase, in any form: actions and what any trade has tell nothing. */
export const saysNoneOf = (facts: CvFacts, phrase: string): boolean => {
  const telling = wordsOf(phrase)
    .map(({ key }) => key)
    .filter(
      (key) => key.length >= SHORTEST_OBJECT && !namesAction(key) && !ANY_OBJECT.has(wordKey(key)),
    );
  const stems = contentStems(telling.join(' '));
  return stems.length > 0 && stems.every((stem) => familyOf(facts, stem).length === 0);
};

/** The title or the employer of a post: no words for a task. */
const namesPost = ({ cv }: CvFacts, place: TextRange): boolean =>
  cv.experiences
    .flatMap(({ jobTitle, company }) => [jobTitle?.source ?? null, company?.source ?? null])
    .some((named) => named !== null && place.start < named.end && place.end > named.start);

/** In the same trade, what a task is done to tells it whatever the verb: "mandater l'expert", "missionnement des experts". The best lines first. */
export const objectEvidence = (facts: CvFacts, phrase: string): readonly PhraseHit[] => {
  const stems = objectStems(phrase);
  const families = stems.map((stem) => familyOf(facts, stem));
  if (stems.length === 0 || families.some((family) => family.length === 0)) return [];
  return facts.lines
    .filter(({ section }) => WORK.has(section))
    .filter((line) => families.every((family) => shares(line, family)))
    .map((line) => weighed(line, spanOf(line, families), OBJECT))
    .filter((hit) => hit !== null)
    .filter(({ place }) => !namesPost(facts, place))
    .slice(0, 3);
};

/** Looks for the words of any of the phrases together on one line of the CV: the way in for what the lexicon does not know. Phrases of fewer than `fewest` meaningful words are left to it. The best line first. */
export const phraseEvidence = (
  facts: CvFacts,
  phrases: readonly string[],
  fewest: number,
): readonly PhraseHit[] => {
  const hits: PhraseHit[] = [];
  for (const phrase of phrases) {
    const stems = [...new Set(contentStems(phrase))];
    const [first = ''] = stems;
    const name = phrase.trim();
    // A name is the same thing in every trade.
    if (stems.length < fewest && !OWN_NAME.test(name)) continue;
    if (stems.length === 1 && (stems.length < fewest || first.length < LONE_WORD_LENGTH)) {
      hits.push(...namedAs(facts, name));
      continue;
    }
    if (stems.length < fewest) continue;
    const families = stems.map((stem) => familyOf(facts, stem));
    if (families.every((family) => family.length === 0)) continue;
    for (const line of facts.lines) {
      const share = shareFor(families, line);
      if (share === 0) continue;
      const hit = weighed(line, spanOf(line, families), share);
      if (hit !== null) hits.push(hit);
    }
  }
  return hits.sort((one, other) => other.share - one.share).slice(0, 3);
};
