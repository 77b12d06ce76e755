import { conceptId } from '#/domain/lexicon/conceptId';
import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { conceptEvidence, IMPLIED, isDated } from '#/domain/matching/conceptEvidence';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow, type RowHint } from '#/domain/matching/draft';
import { evidenceAt, statedByUser, strongest, type Weighed } from '#/domain/matching/evidence';
import { objectEvidence, phraseEvidence } from '#/domain/matching/phrases';
import type { LedgerRow } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { Demand, SkillRequirement } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

/** Reference, section 6.1 step 6: required counts whole, what the missions name a little less, a wish little. */
const DEMAND_WEIGHT: Readonly<Record<Demand, number>> = {
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

type Answered = {
  readonly requirement: SkillRequirement;
  readonly quote: string;
  readonly credit: number;
  readonly all: readonly Weighed[];
  readonly hint: RowHint;
  readonly weight: number;
  /** Only the words of the requirement were found. */
  readonly wordsOnly: boolean;
};

const subjectOf = (concept: Concept | undefined): RowHint['subject'] =>
  concept?.kind === 'softSkill' || concept?.kind === 'licence' || concept?.kind === 'diploma'
    ? concept.kind
    : 'skill';

const answer = (
  facts: CvFacts,
  offer: OfferText,
  requirement: SkillRequirement,
  lexicon: Lexicon,
  sameTrade: boolean,
): Answered => {
  const quote = offer.text.slice(requirement.range.start, requirement.range.end);
  const concept = requirement.concept === null ? undefined : lexicon.concept(requirement.concept);
  const found =
    concept === undefined
      ? { all: [], denied: false }
      : conceptEvidence(facts, concept.id, lexicon, {
          wording: quote,
          sameTrade: sameTrade || belongsToAll(concept, lexicon),
          aside: requirement.label !== concept.label,
        });
  const byWords =
    (isDated(concept) && (NUMBERED.test(quote) || NUMBERED.test(concept?.label ?? ''))) ||
    (concept?.kind === 'technique' && !sameTrade)
      ? []
      : [
          ...phraseEvidence(
            facts,
            concept === undefined ? [quote] : [quote, concept.label],
            // A lone word means the same thing in the same trade only.
            concept === undefined && sameTrade ? 1 : 2,
          ),
          ...(sameTrade && concept === undefined ? objectEvidence(facts, quote) : []),
        ].map(({ place, share }): Weighed => ({
          evidence: evidenceAt(facts.cv, place),
          strength: share,
          qualifier: 'plain',
        }));
  const stated = facts.cv.skills
    .filter(
      ({ mentions, label }) => mentions.length === 0 && fold(label) === fold(requirement.label),
    )
    .map(({ label }) => statedByUser(label));
  const all = [...found.all, ...stated, ...byWords];
  const strengthOf = (some: readonly Weighed[]): number =>
    some.reduce((most, { strength }) => Math.max(most, strength), 0);
  const credit = strengthOf(all);
  return {
    requirement,
    quote,
    credit,
    all,
    hint: {
      subject: subjectOf(concept),
      neighbour:
        credit > 0 || concept === undefined ? null : neighbourOf(facts, concept.id, lexicon),
      denied: found.denied && credit === 0,
    },
    wordsOnly: credit > 0 && strengthOf([...found.all, ...stated]) === 0,
    weight:
      DEMAND_WEIGHT[requirement.demand] *
      (concept === undefined
        ? PHRASE_WEIGHT
        : concept.kind === 'softSkill'
          ? SOFT_SKILL_WEIGHT
          : 1),
  };
};

const DEMAND_ORDER: readonly Demand[] = ['required', 'expected', 'optional'];

/** One requirement per concept and wording: the strongest demand wins, then the first in the text. */
const withoutRepeats = (skills: readonly SkillRequirement[]): readonly SkillRequirement[] => {
  const byKey = new Map<string, SkillRequirement>();
  for (const skill of skills) {
    const key = `${skill.concept ?? 'phrase'}:${skill.label}`;
    const known = byKey.get(key);
    if (
      known === undefined ||
      (skill.blocking && !known.blocking) ||
      (skill.blocking === known.blocking &&
        DEMAND_ORDER.indexOf(skill.demand) < DEMAND_ORDER.indexOf(known.demand))
    )
      byKey.set(key, skill);
  }
  return [...byKey.values()];
};

const optionsOf = (members: readonly Answered[]): NonNullable<LedgerRow['options']> =>
  members.map(({ requirement, quote, credit }) => ({
    label: requirement.label,
    offerQuote: quote,
    held: credit > 0,
  }));

const best = (members: readonly Answered[]): number =>
  Math.max(...members.map(({ credit }) => credit));

/** The requirement of which an offer asks for a kind too (relational databases beside "MySQL"); null for one among alternatives, or one whose absence stops a recruiter. */
const wholeOf = (members: readonly Answered[]): Answered | null => {
  const [only, ...others] = members;
  return only === undefined || others.length > 0 || only.requirement.blocking ? null : only;
};

/** Of all that an offer asks for, the kind of `whole` that the CV shows best. */
const kindOf = (
  whole: Answered,
  groups: readonly (readonly Answered[])[],
  lexicon: Lexicon,
): readonly Answered[] | null => {
  const asked = whole.requirement.concept;
  if (asked === null || isDated(lexicon.concept(asked))) return null;
  const kinds = groups.filter(
    (members) =>
      best(members) > 0 &&
      members.some(
        ({ requirement: { concept }, credit }) =>
          credit > 0 && concept !== null && concept !== asked && lexicon.implies(concept, asked),
      ),
  );
  return kinds.sort((one, other) => best(other) - best(one))[0] ?? null;
};

/** A group of alternatives with the weight and the credit of what one of them tells as well. */
type Told = {
  readonly members: readonly Answered[];
  readonly demand: Demand;
  readonly weight: number;
  readonly credit: number;
};

const strongestDemand = (demands: readonly Demand[]): Demand =>
  DEMAND_ORDER.find((each) => demands.includes(each)) ?? 'expected';

/**
 * Who shows a kind of what is asked shows the thing, where the offer asks for both: one row then tells of both, and
 * nobody is told to lack in one line what another line has found. Weights stay those of the offer.
 */
const withoutContradiction = (
  groups: readonly (readonly Answered[])[],
  lexicon: Lexicon,
): readonly Told[] => {
  const told = groups.map((members) => ({
    members,
    demand: strongestDemand(members.map(({ requirement }) => requirement.demand)),
    weight: Math.max(...members.map(({ weight }) => weight)),
    credit: best(members),
  }));
  const gone = new Set<Told>();
  for (const whole of told) {
    const only = wholeOf(whole.members);
    const kind = only === null ? null : kindOf(only, groups, lexicon);
    if (kind === null) continue;
    const shown = best(kind) * IMPLIED;
    if (whole.credit > 0) {
      whole.credit = Math.max(whole.credit, shown);
      continue;
    }
    const into = told.find(({ members }) => members === kind);
    if (into === undefined) continue;
    gone.add(whole);
    const weight = into.weight + whole.weight;
    into.credit = (into.credit * into.weight + shown * whole.weight) / weight;
    into.weight = weight;
    into.demand = strongestDemand([into.demand, whole.demand]);
  }
  return told.filter((one) => !gone.has(one));
};

const rowOf = (
  { members, demand, weight, credit }: Told,
  index: number,
  joined: string,
): DraftRow | null => {
  const [first] = members;
  if (first === undefined) return null;
  const shown = members.reduce((one, other) => (other.credit > one.credit ? other : one), first);
  return draftRow({
    id: `skill-${index + 1}`,
    axis: shown.hint.subject === 'diploma' ? 'degree' : 'skills',
    label: members.map(({ requirement }) => requirement.label).join(joined),
    demand,
    blocking: members.some(({ requirement }) => requirement.blocking),
    offerQuote: first.quote,
    evidence: strongest(members.flatMap(({ all }) => all)),
    credit,
    weight,
    hint: shown.hint,
    ...(members.every(({ requirement }) => requirement.doubtful === true)
      ? { doubtful: true }
      : {}),
    ...(shown.wordsOnly ? { wordsOnly: true } : {}),
    ...(members.length > 1 ? { options: optionsOf(members) } : {}),
  });
};

type Reading = {
  /** The word between alternatives. */
  readonly joined: string;
  /** The CV shows the trade of the offer, or one near it: words then mean what the offer means by them. */
  readonly sameTrade: boolean;
};

/** One row per skill requirement, or per group of alternatives. Diplomas go to the degree axis. */
export const skillRows = (
  facts: CvFacts,
  offer: OfferText,
  skills: readonly SkillRequirement[],
  lexicon: Lexicon,
  { joined, sameTrade }: Reading,
): readonly DraftRow[] => {
  const groups = new Map<string, Answered[]>();
  withoutRepeats(skills).forEach((requirement, index) => {
    const kind = requirement.concept === null ? null : lexicon.concept(requirement.concept)?.kind;
    if (kind === 'occupation') return;
    // Several diplomas named by one offer are alternatives: nobody is asked for all of them.
    const key = kind === 'diploma' ? 'diplomas' : (requirement.group ?? `single-${index}`);
    const members = groups.get(key) ?? [];
    members.push(answer(facts, offer, requirement, lexicon, sameTrade));
    groups.set(key, members);
  });
  return withoutContradiction([...groups.values()], lexicon)
    .map((told, index) => rowOf(told, index, joined))
    .filter((row) => row !== null);
};
