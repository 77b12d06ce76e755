import type { CvHint, CvSkill } from '#/domain/cv/cv';
import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { stemOf } from '#/domain/lexicon/stems';
import { shareWording } from '#/domain/lexicon/wordings';
import { tokenize } from '#/domain/lexicon/wordTokens';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { statedSkill, weighMention } from '#/domain/matching/evidence';
import type { Weighed } from '#/domain/matching/evidence';
import { EMPTY_ACTIONS, GRADE } from '#/domain/matching/stopWords.fr';
import { remembered } from '#/domain/shared/remembered';
import type { TextRange } from '#/domain/shared/textRange';

/** From so many first letters in common two roots are one family ("encadrer", "encadrement"). */
const FAMILY = 5;
const SHORTEST = 3;
const MOST_KNOWN = 20_000;

const rootsOf = remembered(MOST_KNOWN, (words): readonly string[] =>
  tokenize(words)
    .filter(({ link, key }) => !link && key.length >= SHORTEST && !EMPTY_ACTIONS.has(key))
    .map(({ key }) => stemOf(key)),
);

const sameFamily = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= FAMILY && a.slice(0, FAMILY) === b.slice(0, FAMILY));

/** True where one wording holds every telling word of another: "suivi du budget annuel" names the budget whole. */
const namesWhole = (words: string, named: string): boolean => {
  const own = rootsOf(words);
  const asked = rootsOf(named);
  return asked.length > 0 && asked.every((root) => own.some((other) => sameFamily(root, other)));
};

/** True for a wording of several telling words. */
const isDetailed = (words: string): boolean => rootsOf(words).length > 1;

/** The telling words of a wording, the same in any order and inflection; empty where it has none. */
const tellingKey = remembered(MOST_KNOWN, (words): string =>
  [...new Set(rootsOf(words))].sort().join(' '),
);

/** What implies a concept shows it a little less than its own name. */
export const IMPLIED = 0.85;

/** Licences and diplomas can be under way or out of date, and are held wherever they are written. */
export const isDated = (concept: Concept | undefined): boolean =>
  concept?.kind === 'licence' || concept?.kind === 'diploma';

/** Words that only show a concept answer what is asked, or its name, in words that they share; what a fuller skill says, as that skill. */
const answers = (
  { cv }: CvFacts,
  { mentions, shownBy }: CvHint,
  asked: readonly string[],
): boolean =>
  shownBy !== null ||
  mentions.some(({ start, end }) => {
    const own = cv.document.text.slice(start, end);
    return asked.some((words) => shareWording(own, words));
  });

/** All that shows a concept: the skills shown, and words that only show one. */
const told = (facts: CvFacts, asked: readonly string[]): readonly CvSkill[] => {
  const { skills, hints = [] } = facts.cv;
  const held = hints.filter((hint) => answers(facts, hint, asked));
  return held.length === 0 ? skills : [...skills, ...held];
};

const weighSkill = (facts: CvFacts, skill: CvSkill, dated: boolean): readonly Weighed[] =>
  skill.mentions.length === 0
    ? [statedSkill(facts, skill)]
    : skill.mentions.map((place) => weighMention(facts, place, dated));

/** An acronym is itself in every trade. */
const ACRONYM = /^\p{Lu}{3,}$/u;

/** The CV names the whole of the concept, or every word of a detailed wording: a short name says something else in another trade. */
const saidWhole = (
  facts: CvFacts,
  skills: readonly CvSkill[],
  { label }: Concept,
  wording: string,
): boolean =>
  skills.some(
    (skill) =>
      skill.mentions.length === 0 ||
      skill.mentions.some(({ start, end }) => {
        const own = facts.cv.document.text.slice(start, end);
        if (own === wording && ACRONYM.test(own)) return true;
        return namesWhole(own, label) || (isDetailed(wording) && namesWhole(own, wording));
      }),
  );

/** What an offer asks of a concept. */
type Asked = {
  /** The words of the offer. */
  readonly wording: string;
  /** The CV shows the trade of the offer, or the concept belongs to no trade. */
  readonly sameTrade: boolean;
  /** The offer names a side meaning of the concept in words of its own: what implies the concept does not imply that. */
  readonly aside: boolean;
};

const isName = (words: string): boolean => /^\p{Lu}|^\S*\d/u.test(words);

/** Two products that the lexicon keeps in one concept ("Osiris" and "DxCare" under Crossway): one is no proof of the other. */
const isOtherProduct = (
  facts: CvFacts,
  skill: CvSkill,
  concept: Concept,
  wording: string,
): boolean =>
  concept.kind === 'tool' &&
  isName(wording) &&
  !shareWording(wording, concept.label) &&
  skill.mentions.length > 0 &&
  skill.mentions.every(({ start, end }) => {
    const own = facts.cv.document.text.slice(start, end);
    return isName(own) && !shareWording(own, wording) && !shareWording(own, concept.label);
  });

const wordings = new WeakMap<CvFacts, Map<CvSkill, ReadonlySet<string>>>();

/** What a CV says of a skill, by the telling words: read once, for it is asked for each thing of each offer. */
const wordingsOf = (facts: CvFacts, skill: CvSkill): ReadonlySet<string> => {
  const known = wordings.get(facts) ?? new Map<CvSkill, ReadonlySet<string>>();
  wordings.set(facts, known);
  const found =
    known.get(skill) ??
    new Set(
      skill.mentions.map(({ start, end }) => tellingKey(facts.cv.document.text.slice(start, end))),
    );
  known.set(skill, found);
  return found;
};

/** True where a CV says the same telling words of a skill. */
const inTheseWords = (facts: CvFacts, skill: CvSkill, wording: string): boolean => {
  const key = tellingKey(wording);
  return key !== '' && wordingsOf(facts, skill).has(key);
};

/** Who shows a thing may be any good at it: "Excel" where "Excel avance" is asked. */
const UNGRADED = 0.5;

/** True for a concept that is another one done well. */
const isGradeOf = (concept: Concept | undefined, plain: Concept | undefined): boolean =>
  concept !== undefined &&
  plain !== undefined &&
  concept.label.startsWith(`${plain.label} `) &&
  GRADE.test(concept.label.slice(plain.label.length + 1));

type Studied = readonly { readonly concept: string; readonly place: TextRange }[];

const studies = new WeakMap<CvFacts, { readonly lexicon: Lexicon; readonly found: Studied }>();

/** Diplomas and licences named in the education entries, which are no skills of the CV. */
const studied = (facts: CvFacts, lexicon: Lexicon): Studied => {
  const known = studies.get(facts);
  if (known?.lexicon === lexicon) return known.found;
  const found = facts.cv.education.flatMap(({ range }) =>
    lexicon
      .findMentions(facts.cv.document.text.slice(range.start, range.end))
      .map(({ concept, start, end }) => ({
        concept: concept.id,
        place: { start: range.start + start, end: range.start + end },
      })),
  );
  studies.set(facts, { lexicon, found });
  return found;
};

/** A field of knowledge is shown by so many of the things that belong to it, named or implied: one spreadsheet is not office software, a suite of programs is. */
const FEWEST_OF_FIELD = 3;

const enoughToImply = (facts: CvFacts, id: string, lexicon: Lexicon): boolean => {
  if (lexicon.concept(id)?.kind !== 'knowledge') return true;
  const parts = facts.cv.skills
    .map(({ concept }) => concept)
    .filter((concept) => concept !== null)
    .flatMap((concept) => [concept, ...(lexicon.concept(concept)?.parents ?? [])])
    .filter((concept) => concept !== id && lexicon.implies(concept, id));
  return new Set(parts).size >= FEWEST_OF_FIELD;
};

/**
 * Everything in the CV that answers a concept, itself or through what implies it. In another trade
 * a concept has to be named whole: "reception" is not the same thing for a cook and for a warehouse,
 * "livraison" alone not for a carrier and for a developer. In the same trade the same words are the same thing, whatever
 * concept the lexicon made of them on each side.
 */
export const conceptEvidence = (
  facts: CvFacts,
  id: string,
  lexicon: Lexicon,
  { wording, sameTrade, aside }: Asked,
): { all: readonly Weighed[]; denied: boolean } => {
  const concept = lexicon.concept(id);
  const dated = isDated(concept);
  const skills = told(facts, concept === undefined ? [wording] : [wording, concept.label]);
  const own = skills.filter(
    (skill) =>
      skill.concept === id &&
      (concept === undefined || !isOtherProduct(facts, skill, concept, wording)),
  );
  if (!sameTrade && concept !== undefined && own.length > 0)
    if (!saidWhole(facts, own, concept, wording)) return { all: [], denied: false };
  const all: Weighed[] = [];
  const implied = !aside && enoughToImply(facts, id, lexicon);
  for (const skill of skills) {
    if (own.includes(skill) || (sameTrade && !dated && inTheseWords(facts, skill, wording))) {
      all.push(...weighSkill(facts, skill, dated));
      continue;
    }
    if (skill.concept === null || skill.concept === id) continue;
    const worth =
      implied && lexicon.implies(skill.concept, id)
        ? dated
          ? 1
          : IMPLIED
        : isGradeOf(concept, lexicon.concept(skill.concept))
          ? UNGRADED
          : 0;
    if (worth === 0) continue;
    for (const weighed of weighSkill(facts, skill, dated))
      all.push({ ...weighed, strength: weighed.strength * worth });
  }
  if (dated)
    for (const { concept, place } of studied(facts, lexicon))
      if (concept === id || lexicon.implies(concept, id))
        all.push(weighMention(facts, place, true));
  const denied = all.some(({ qualifier }) => qualifier === 'negated');
  return { all, denied };
};
