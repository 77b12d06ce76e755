import { conceptId } from '#/domain/lexicon/conceptId';
import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { namesActOrName } from '#/domain/matching/actionWords';
import { conceptEvidence, isDated } from '#/domain/matching/conceptEvidence';
import type { CvFacts } from '#/domain/matching/cvFacts';
import type { RowHint } from '#/domain/matching/draft';
import {
  evidenceAt,
  statedSkill,
  strongest,
  weighMention,
  type Weighed,
} from '#/domain/matching/evidence';
import { nearEvidence, tellsTask } from '#/domain/matching/nearPhrases';
import { shownByTrade } from '#/domain/matching/ownTrade';
import {
  inFull,
  namedAs,
  namedByCode,
  type PhraseHit,
  phraseEvidence,
  saysNoneOf,
} from '#/domain/matching/phrases';
import type { Evidence, TradeStanding } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { Demand, SkillRequirement } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

/** Reference, section 6.1 step 6: required counts whole, what the missions name a little less, a wish little. */
export const DEMAND_WEIGHT: Readonly<Record<Demand, number>> = {
  required: 1,
  expected: 0.7,
  optional: 0.2,
};
/** Personal qualities are claimed by everyone: they tell candidates apart far less than what one can do. */
const SOFT_SKILL_WEIGHT = 0.35;
/** A phrase the lexicon does not know is a less certain reading of the offer. */
const PHRASE_WEIGHT = 0.6;

/** A licence told by a figure or a letter (CACES 3, permis C) is not told by its words. */
const NUMBERED = /\d|(?:^|\s)\p{Lu}{1,2}(?:\s|$)/u;

/** A concept of the CV that shares a parent with one it lacks: transferable, never credited. */
const neighbourOf = (facts: CvFacts, id: string, lexicon: Lexicon): string | null => {
  const parents = new Set(lexicon.concept(id)?.parents ?? []);
  if (parents.size === 0) return null;
  for (const { concept, label } of facts.cv.skills)
    if (concept !== null && lexicon.concept(concept)?.parents.some((parent) => parents.has(parent)))
      return label;
  return null;
};

/** What is steered and led is the same thing in every trade, in whatever words: "encadrer", "diriger une equipe". */
const SHARED_BY_TRADES = conceptId('Pilotage et gestion');

const belongsToAll = ({ id, kind }: Concept, lexicon: Lexicon): boolean =>
  kind !== 'technique' || lexicon.implies(id, SHARED_BY_TRADES);

/** A requirement with all that the CV says of it. */
export type Answered = {
  readonly requirement: SkillRequirement;
  readonly quote: string;
  readonly credit: number;
  readonly all: readonly Weighed[];
  readonly hint: RowHint;
  readonly weight: number;
  /** Where another trade's work is told in these words; empty in the offer's own. */
  readonly elsewhere: readonly Evidence[];
  /** Only the words of the requirement were found. */
  readonly wordsOnly: boolean;
  /** Told in words of which the CV uses none. */
  readonly unheard: boolean;
  /** Told by more than what any trade does. */
  readonly telling: boolean;
};

const subjectOf = (concept: Concept | undefined): RowHint['subject'] =>
  concept?.kind === 'softSkill' || concept?.kind === 'licence' || concept?.kind === 'diploma'
    ? concept.kind
    : 'skill';

/** What can be said in many words: a tool, a licence or a quality has its name. */
const isTold = (concept: Concept | undefined): boolean =>
  concept === undefined || concept.kind === 'technique' || concept.kind === 'knowledge';

const CLAUSE_END = /[,;:.()\n\u2022!?]|\s(?:et|ou|puis|pour|afin|selon|avec|dans|en|sans)\s/u;
const LONGEST_CLAUSE = 60;

/** The words that ask for a thing with what they say it is done to: "controler la qualite" of "des balles". */
const clauseOf = ({ text }: OfferText, { range }: SkillRequirement): string => {
  const after = text.slice(range.end, range.end + LONGEST_CLAUSE);
  const stop = CLAUSE_END.exec(after)?.index ?? after.length;
  return text.slice(range.start, range.end + stop).trimEnd();
};

/** Looks in the CV for what answers one requirement. */
export const answerRequirement = (
  facts: CvFacts,
  offer: OfferText,
  requirement: SkillRequirement,
  lexicon: Lexicon,
  trade: TradeStanding,
): Answered => {
  const quote = offer.text.slice(requirement.range.start, requirement.range.end);
  const clause = clauseOf(offer, requirement);
  // Words mean the same unless the trade is far; a task told in other words is the same in a trade that is known to be.
  const sameTrade = trade !== 'far';
  const isTrade = trade === 'same' || trade === 'near';
  const concept = requirement.concept === null ? undefined : lexicon.concept(requirement.concept);
  const asWeighed = ({ place, share }: PhraseHit): Weighed => ({
    evidence: evidenceAt(facts.cv, place),
    strength: share,
    qualifier: 'plain',
  });
  const found =
    concept === undefined
      ? { all: [], denied: false }
      : conceptEvidence(facts, concept.id, lexicon, {
          wording: quote,
          sameTrade: sameTrade || belongsToAll(concept, lexicon),
          aside: requirement.label !== concept.label,
        });
  const isCoded = isDated(concept) && found.all.length === 0;
  const byWords =
    (isDated(concept) && (NUMBERED.test(quote) || NUMBERED.test(concept?.label ?? ''))) ||
    (concept?.kind === 'technique' && !sameTrade)
      ? isCoded
        ? namedByCode(facts, quote).map((place) => weighMention(facts, place, true))
        : []
      : [
          ...phraseEvidence(
            facts,
            concept === undefined ? [quote] : [quote, concept.label],
            // A lone word means the same thing in the same trade only.
            concept === undefined && sameTrade ? 1 : 2,
          ),
          ...(concept?.kind === 'tool' ? namedAs(facts, quote.trim()) : []),
          ...(isTrade && isTold(concept)
            ? [
                ...nearEvidence(facts, quote, concept === undefined ? 'task' : 'name'),
                ...(concept === undefined && clause === quote
                  ? []
                  : nearEvidence(facts, clause, 'clause')),
                ...(concept === undefined ? inFull(facts, quote.trim()) : []),
              ]
            : []),
        ].map(asWeighed);
  const stated = facts.cv.skills
    .filter(
      ({ mentions, label }) => mentions.length === 0 && fold(label) === fold(requirement.label),
    )
    .map((skill) => statedSkill(facts, skill));
  const byTrade =
    concept !== undefined && isTold(concept) ? shownByTrade(facts, concept.label) : [];
  const all = [...found.all, ...stated, ...byTrade, ...byWords];
  const strengthOf = (some: readonly Weighed[]): number =>
    some.reduce((most, { strength }) => Math.max(most, strength), 0);
  const credit = strengthOf(all);
  const inOtherTrade =
    sameTrade || credit > 0 || !isTold(concept)
      ? []
      : [
          ...(concept === undefined
            ? []
            : conceptEvidence(facts, concept.id, lexicon, {
                wording: quote,
                sameTrade: true,
                aside: requirement.label !== concept.label,
              }).all),
          ...phraseEvidence(facts, [quote], 1).map(asWeighed),
        ];
  return {
    requirement,
    quote,
    credit,
    all,
    elsewhere: strongest(inOtherTrade).slice(0, 1),
    hint: {
      subject: subjectOf(concept),
      neighbour:
        credit > 0 || concept === undefined ? null : neighbourOf(facts, concept.id, lexicon),
      ...(concept === undefined && !namesActOrName(requirement.label) ? { fragment: true } : {}),
      everyday: concept === undefined ? tellsTask(quote) : concept.kind === 'technique',
      denied:
        credit === 0 && (found.denied || all.some(({ qualifier }) => qualifier === 'negated')),
    },
    unheard:
      credit === 0 &&
      concept === undefined &&
      requirement.doubtful === true &&
      saysNoneOf(facts, quote),
    telling: concept !== undefined || tellsTask(quote),
    wordsOnly: credit > 0 && strengthOf([...found.all, ...stated, ...byTrade]) === 0,
    weight:
      DEMAND_WEIGHT[requirement.demand] *
      (concept === undefined
        ? PHRASE_WEIGHT
        : concept.kind === 'softSkill'
          ? SOFT_SKILL_WEIGHT
          : 1),
  };
};
