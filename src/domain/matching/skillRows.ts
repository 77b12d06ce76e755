import type { Lexicon } from '#/domain/lexicon/lexicon';
import { type Answered, answerRequirement } from '#/domain/matching/answerRequirement';
import { IMPLIED, isDated } from '#/domain/matching/conceptEvidence';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { strongest } from '#/domain/matching/evidence';
import type { LedgerRow, TradeStanding } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { Demand, SkillRequirement } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

type Reading = {
  /** The word between alternatives. */
  readonly joined: string;
  /** How the trade of the offer stands to those of the CV: words mean the same in it unless it is far. */
  readonly trade: TradeStanding;
  /** The share of the advertisement's words that the lexicon knows, 0 to 1. */
  readonly coverage: number;
};

/** Below this share of words that the lexicon knows, an advertisement's own tasks are what tells its trade. */
const FEW_KNOWN = 0.5;

/** Nobody is told to lack what the advertisement may not ask for. Who may come from another trade does lack its tasks, where they are what tells it or the CV says none of their words. */
const isDoubted = (
  { requirement, credit, unheard, telling }: Answered,
  { trade, coverage }: Reading,
): boolean =>
  requirement.doubtful === true &&
  (trade === 'same' ||
    trade === 'near' ||
    credit > 0 ||
    !telling ||
    !(unheard || coverage < FEW_KNOWN));

/** A licence told by a letter or a figure. */
const CATEGORY = /\d|\s\p{Lu}{1,2}$/u;

const DEMAND_ORDER: readonly Demand[] = ['required', 'expected', 'optional'];

const strongestDemand = (demands: readonly Demand[]): Demand =>
  DEMAND_ORDER.find((each) => demands.includes(each)) ?? 'expected';

/** Another requirement says all that one says of the same thing: "accueil" beside "accueil des clients", a driving licence beside "permis B". */
const isSaidAgain = (
  { concept, label }: SkillRequirement,
  other: SkillRequirement,
  lexicon: Lexicon,
): boolean => {
  if (concept === null || other.concept === null) return false;
  if (concept === other.concept)
    return (
      fold(label) !== fold(other.label) && ` ${fold(other.label)} `.includes(` ${fold(label)} `)
    );
  const wider = lexicon.concept(concept);
  // "Permis B" beside "permis C" is asked for by itself.
  return (
    wider?.kind === 'licence' &&
    !CATEGORY.test(wider.label) &&
    lexicon.implies(other.concept, concept)
  );
};

/** What is asked for twice is one requirement, as strong as the stronger of both. */
const withoutEchoes = (
  skills: readonly SkillRequirement[],
  lexicon: Lexicon,
): readonly SkillRequirement[] => {
  const echoes = new Map(
    skills.flatMap((skill) => {
      // One among alternatives is not asked for by itself.
      const fuller =
        skill.group === null
          ? skills.find((other) => isSaidAgain(skill, other, lexicon))
          : undefined;
      return fuller === undefined || fuller.group !== null ? [] : [[skill, fuller] as const];
    }),
  );
  return skills
    .filter((skill) => !echoes.has(skill))
    .map((skill) => {
      const all = [skill, ...skills.filter((one) => echoes.get(one) === skill)];
      return all.length === 1
        ? skill
        : {
            ...skill,
            demand: strongestDemand(all.map(({ demand }) => demand)),
            blocking: all.some(({ blocking }) => blocking),
          };
    });
};

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
  reading: Reading,
): DraftRow | null => {
  const [first] = members;
  if (first === undefined) return null;
  const shown = members.reduce((one, other) => (other.credit > one.credit ? other : one), first);
  return draftRow({
    id: `skill-${index + 1}`,
    axis: shown.hint.subject === 'diploma' ? 'degree' : 'skills',
    label: members.map(({ requirement }) => requirement.label).join(reading.joined),
    demand,
    blocking: members.some(({ requirement }) => requirement.blocking),
    offerQuote: first.quote,
    place: first.requirement.range,
    evidence: strongest(members.flatMap(({ all }) => all)),
    credit,
    weight,
    hint: shown.hint,
    ...(members.every((member) => isDoubted(member, reading)) ? { doubtful: true } : {}),
    ...(shown.wordsOnly ? { wordsOnly: true } : {}),
    ...(credit === 0 && shown.elsewhere.length > 0 ? { elsewhere: shown.elsewhere } : {}),
    ...(members.length > 1 ? { options: optionsOf(members) } : {}),
  });
};

/** One row per skill requirement, or per group of alternatives. Diplomas go to the degree axis. */
export const skillRows = (
  facts: CvFacts,
  offer: OfferText,
  skills: readonly SkillRequirement[],
  lexicon: Lexicon,
  reading: Reading,
): readonly DraftRow[] => {
  const groups = new Map<string, Answered[]>();
  withoutEchoes(withoutRepeats(skills), lexicon).forEach((requirement, index) => {
    const kind = requirement.concept === null ? null : lexicon.concept(requirement.concept)?.kind;
    if (kind === 'occupation') return;
    // Several diplomas named by one offer are alternatives: nobody is asked for all of them.
    const key = kind === 'diploma' ? 'diplomas' : (requirement.group ?? `single-${index}`);
    const members = groups.get(key) ?? [];
    members.push(answerRequirement(facts, offer, requirement, lexicon, reading.trade));
    groups.set(key, members);
  });
  return withoutContradiction([...groups.values()], lexicon)
    .map((told, index) => rowOf(told, index, reading))
    .filter((row) => row !== null);
};
