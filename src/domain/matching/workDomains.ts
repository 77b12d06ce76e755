import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { focusOf } from '#/domain/lexicon/senses';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type Weighed, statedSkill, weighMention } from '#/domain/matching/evidence';
import { type AskedWork, telling } from '#/domain/matching/postTrades';
import type { Evidence } from '#/domain/matching/report';

/** Characters of a code that tell its domain. */
const DOMAIN = 3;
/** What is told of a domain counts ever less: so many things that belong to nothing else tell two thirds of it. */
const TELLS_IT = 1.5;
/** Titles of a domain that the register leads to from that of an offer make no other trade nearer than this. */
export const MOST_BY_LINK = 0.25;
/** An offer that asks for no more than this tells its work by its title first. */
const FEW_ASKED = 1;
/** A title tells its domain where this share of what it may mean is of one great domain. */
const AGREED = 0.5;
/** A skill this near the work of an offer is of its domain. */
const OF_THE_DOMAIN = 0.15;

/** A share of work by the domain of ROME that it belongs to. */
type Domains = ReadonlyMap<string, number>;

/** A title with what it is worth, 0 to 1. */
type HeldTitle = { readonly title: string; readonly strength: number };

/** How far a CV covers the work that an offer is of, by the domains of ROME and what it leads to from each. */
export type WorkCovered = {
  /** By its titles, 0 to 1. */
  readonly byTitles: number;
  /** By its skills, 0 to 1. */
  readonly bySkills: number;
  /** The lines that show the skills nearest to it, one for each, the nearest first. */
  readonly shown: readonly Evidence[];
};

const lengthOf = (domains: Domains): number =>
  Math.sqrt([...domains.values()].reduce((sum, share) => sum + share * share, 0));

const plus = (sums: Map<string, number>, domain: string, share: number): void => {
  sums.set(domain, (sums.get(domain) ?? 0) + share);
};

/** The domains of all that a title may mean, 1 in all; none where the register does not know it, or it may mean work of any kind. */
const domainsOfTitle = (title: string, { occupations }: Lexicon): Domains => {
  const sure = occupations.occupationOf(title);
  const named = occupations.tradesOf(title);
  const trades = named.length > 0 || sure === null ? named : [{ rome: sure.rome, weight: 1 }];
  const all = trades.reduce((sum, { weight }) => sum + weight, 0);
  const domains = new Map<string, number>();
  let agreed = 0;
  for (const { rome, weight } of trades) {
    plus(domains, rome.slice(0, DOMAIN), weight / all);
    if (rome[0] === trades[0]?.rome[0]) agreed += weight / all;
  }
  return agreed < AGREED ? new Map() : domains;
};

/** How much of each domain one concept tells: all of it where it belongs to no other. */
const domainsOfConcept = ({ id }: Concept, lexicon: Lexicon): Domains => {
  const vector = lexicon.tradesOf(id);
  if (vector === null) return new Map();
  const focus = focusOf(vector);
  return new Map(
    vector.domains.map((domain, index) => [
      lexicon.domainOf(domain),
      focus * (vector.weights[index] ?? 0),
    ]),
  );
};

const ofOffers = new WeakMap<AskedWork, Domains>();

/** The domains that an offer is of, 1 in all: by its title, and by what it asks for as far as that is more than a thing or two. */
const domainsAsked = (title: string, work: AskedWork, lexicon: Lexicon): Domains => {
  const known = ofOffers.get(work);
  if (known !== undefined) return known;
  const ids = work.skills.map(({ concept }) => concept);
  const skills = new Map<string, number>();
  for (const concept of telling(ids, lexicon))
    for (const [domain, share] of domainsOfConcept(concept, lexicon)) plus(skills, domain, share);
  const told = lengthOf(skills) + FEW_ASKED;
  const named = domainsOfTitle(title, lexicon);
  const length = lengthOf(named);
  const sums = new Map<string, number>();
  for (const [domain, share] of named) plus(sums, domain, share / length);
  for (const [domain, share] of skills) plus(sums, domain, share / told);
  const all = [...sums.values()].reduce((sum, share) => sum + share, 0);
  const asked = new Map([...sums].map(([domain, share]) => [domain, share / all] as const));
  ofOffers.set(work, asked);
  return asked;
};

type ShownConcept = { readonly evidence: Evidence; readonly domains: Domains };

const ofCvs = new WeakMap<CvFacts, { lexicon: Lexicon; shown: readonly ShownConcept[] }>();

/** What a CV shows, with the place that shows it best, once for each thing however often it is told. */
const shownBy = (facts: CvFacts, lexicon: Lexicon): readonly ShownConcept[] => {
  const known = ofCvs.get(facts);
  if (known?.lexicon === lexicon) return known.shown;
  const best = new Map<string, Weighed>();
  for (const skill of facts.cv.skills) {
    const [concept] = telling([skill.concept], lexicon);
    if (concept === undefined) continue;
    const places =
      skill.mentions.length === 0
        ? [statedSkill(facts, skill)]
        : skill.mentions.map((place) => weighMention(facts, place, false));
    for (const place of places)
      if (place.strength > (best.get(concept.id)?.strength ?? 0)) best.set(concept.id, place);
  }
  const shown = telling([...best.keys()], lexicon).flatMap((concept): ShownConcept[] => {
    const place = best.get(concept.id);
    return place === undefined
      ? []
      : [{ evidence: place.evidence, domains: domainsOfConcept(concept, lexicon) }];
  });
  ofCvs.set(facts, { lexicon, shown });
  return shown;
};

/** How far some domains cover those that are asked: each by the nearest that is held. */
const covered = (asked: Domains, held: Domains, { occupations }: Lexicon): number => {
  let sum = 0;
  for (const [domain, share] of asked) {
    let most = 0;
    for (const [other, worth] of held)
      most = Math.max(most, worth * occupations.domainNearness(domain, other));
    sum += share * most;
  }
  return sum;
};

/**
 * How far a CV covers the domains of work that an offer is of. Nothing is divided by what else the CV tells, and each
 * domain counts by its nearest: to tell more never covers less.
 */
export const workCovered = (
  facts: CvFacts,
  title: string,
  work: AskedWork,
  titles: readonly HeldTitle[],
  lexicon: Lexicon,
): WorkCovered => {
  const asked = domainsAsked(title, work, lexicon);
  const named = new Map<string, number>();
  for (const held of titles)
    for (const [domain, share] of domainsOfTitle(held.title, lexicon))
      named.set(domain, Math.max(named.get(domain) ?? 0, share * held.strength));
  const concepts = shownBy(facts, lexicon);
  const told = new Map<string, number>();
  for (const { domains } of concepts)
    for (const [domain, share] of domains) plus(told, domain, share);
  const enough = new Map(
    [...told].map(([domain, sum]) => [domain, 1 - Math.exp(-sum / TELLS_IT)] as const),
  );
  const nearest = concepts
    .map(({ evidence, domains }) => ({ evidence, near: covered(asked, domains, lexicon) }))
    .filter(({ near }) => near >= OF_THE_DOMAIN)
    .sort(
      (one, other) =>
        other.near - one.near ||
        (one.evidence.range?.start ?? 0) - (other.evidence.range?.start ?? 0),
    );
  return {
    byTitles: covered(asked, named, lexicon),
    bySkills: covered(asked, enough, lexicon),
    shown: nearest.map(({ evidence }) => evidence),
  };
};
