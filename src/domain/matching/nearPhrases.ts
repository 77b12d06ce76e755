import type { CvSection } from '#/domain/cv/cv';
import { ACTION_ENDING } from '#/domain/lexicon/activities.fr';
import { actionNoun, isTradeAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { namesAction } from '#/domain/matching/actionWords';
import { type CvFacts, familyOf } from '#/domain/matching/cvFacts';
import { type PhraseHit, shares, spanOf, weighed } from '#/domain/matching/phrases';
import { ANY_ACTION, ANY_OBJECT } from '#/domain/matching/stopWords.fr';
import { synonymsOf } from '#/domain/matching/synonyms';
import { QUALIFYING } from '#/domain/matching/synonyms.fr';
import { contentStems, ROOT_LENGTH, wordsOf } from '#/domain/matching/words';
import { remembered } from '#/domain/shared/remembered';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** What a word tells of a task: what any trade does, or does it to, tells little. */
const WORTH = { qualifying: 0.2, anyAction: 0.3, anyObject: 0.4, action: 0.8, thing: 1 } as const;
/** Another word for the same thing. */
const SYNONYM = 0.8;
/** This share of what a task tells, said on one line, is the task in other words. */
const LEAST_SHARE = 0.55;
/** Where only other words say it. */
const OTHER_SHARE = 0.75;
const WHOLE_SHARE = 0.95;
/** What it is worth: never as much as the words themselves. */
const NEAR = 0.75;
const MOST = 0.65;
/** A line that shares only what any trade does. */
const COMMON = 0.45;
const SHORTEST = 3;
const MOST_HITS = 3;
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

type Telling = { readonly stem: string; readonly worth: number };

const worthOf = (key: string): number => {
  const word = wordKey(key);
  if (QUALIFYING.has(word)) return WORTH.qualifying;
  if (ANY_OBJECT.has(word)) return WORTH.anyObject;
  if (!namesAction(key)) return WORTH.thing;
  const noun = actionNoun(word);
  return noun !== undefined && ANY_ACTION.has(noun) ? WORTH.anyAction : WORTH.action;
};

/** Roots that differ late enough to be one word: "contenu" is no "contexte". */
const SHARED = 0.8;

const isClose = (one: string, other: string): boolean => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return (
    shared >= ROOT_LENGTH &&
    (shared === Math.min(one.length, other.length) ||
      shared >= SHARED * Math.max(one.length, other.length))
  );
};

const formsIn = (facts: CvFacts, stem: string): readonly string[] =>
  familyOf(facts, stem).filter((own) => own === stem || isClose(own, stem));

const MOST_KNOWN = 5000;

const tellingOf = remembered(MOST_KNOWN, (phrase): readonly Telling[] => {
  const byStem = new Map<string, number>();
  for (const { key } of wordsOf(phrase)) {
    const [stem] = key.length < SHORTEST ? [] : contentStems(key);
    if (stem !== undefined) byStem.set(stem, Math.max(byStem.get(stem) ?? 0, worthOf(key)));
  }
  return [...byStem].map(([stem, worth]) => ({ stem, worth }));
});

/** "Affectation" by itself may be anybody's; "vendange" is not, nor is a verb that asks for it. */
const isBareNoun = (phrase: string): boolean => {
  const key = fold(phrase.trim());
  return !/\s/u.test(key) && ACTION_ENDING.test(wordKey(key)) && !isTradeAction(wordKey(key));
};

/** True where a phrase tells more than what any trade does, or does it to. */
export const tellsTask = (phrase: string): boolean =>
  !isBareNoun(phrase) && tellingOf(phrase).some(({ worth }) => worth >= WORTH.action);

/** The title or the employer of a post, or the headline: no words for a task. */
const namesPost = ({ cv }: CvFacts, place: TextRange): boolean =>
  [
    cv.headline?.source ?? null,
    ...cv.experiences.flatMap(({ jobTitle, company }) => [
      jobTitle?.source ?? null,
      company?.source ?? null,
    ]),
  ].some((named) => named !== null && place.start < named.end && place.end > named.start);

/** What is looked for: a task in its own words, the name of a known thing, or what a clause says beside that name. */
type Reading = 'task' | 'name' | 'clause';

const READINGS: Readonly<Record<Reading, { readonly least: number; readonly byThing: boolean }>> = {
  task: { least: LEAST_SHARE, byThing: false },
  name: { least: OTHER_SHARE, byThing: false },
  // More words meet by chance: the thing itself has to be among them.
  clause: { least: LEAST_SHARE, byThing: true },
};

/**
 * In the same trade, lines that say most of what a task tells, in its own words or in others: "mandater l'expert",
 * "missionnement des experts". The best lines first.
 */
export const nearEvidence = (
  facts: CvFacts,
  phrase: string,
  reading: Reading,
): readonly PhraseHit[] => {
  const { least, byThing } = READINGS[reading];
  const asked = tellingOf(phrase);
  const all = asked.reduce((sum, { worth }) => sum + worth, 0);
  if (all === 0 || (asked.length === 1 && all < WORTH.action)) return [];
  const words = asked.map(({ stem, worth }) => ({
    worth,
    own: formsIn(facts, stem),
    // A lone word under another name is a guess.
    others:
      asked.length === 1 ? [] : [...synonymsOf(stem)].flatMap((other) => formsIn(facts, other)),
  }));
  if (words.every(({ own, others }) => own.length + others.length === 0)) return [];
  return facts.lines
    .filter(({ section }) => WORK.has(section))
    .flatMap((line): readonly PhraseHit[] => {
      // Most lines say none of the words.
      if (!words.some(({ own, others }) => shares(line, own) || shares(line, others))) return [];
      const said = words.map(({ worth, own, others }) => ({
        worth,
        said: shares(line, own) ? 1 : shares(line, others) ? SYNONYM : 0,
        stems: [...own, ...others],
      }));
      const share = said.reduce((sum, word) => sum + word.worth * word.said, 0) / all;
      const telling = said.filter((word) => word.worth >= WORTH.action);
      const specific = telling.some((word) => word.said > 0);
      const itself = telling.some((word) => word.said === 1);
      if (
        share < least ||
        (byThing && !said.some((word) => word.worth === WORTH.thing && word.said === 1)) ||
        (!itself && share < (specific ? OTHER_SHARE : WHOLE_SHARE))
      )
        return [];
      const place = spanOf(
        line,
        said.filter((word) => word.said > 0).map(({ stems }) => stems),
      );
      if (namesPost(facts, place)) return [];
      const hit = weighed(line, place, specific ? Math.min(MOST, NEAR * share) : COMMON);
      return hit === null ? [] : [hit];
    })
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST_HITS);
};
