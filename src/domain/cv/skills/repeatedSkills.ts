import type { CvHint, CvSkill } from '#/domain/cv/cv';
import type { ConceptKind, Lexicon } from '#/domain/lexicon/lexicon';
import { commonAction } from '#/domain/lexicon/stems';
import { rootsIn } from '#/domain/lexicon/wordings';
import { tokenize } from '#/domain/lexicon/wordTokens';

/** Kinds told in words of every day; a product, a licence or a quality has a name, which a longer one does not repeat. */
const IN_WORDS: ReadonlySet<ConceptKind> = new Set(['technique', 'knowledge']);

/** "LaTeX", "3D", "GRH": a name, not words. */
const HOLDS_NAME = /\d|\p{L}\p{Lu}/u;

type Said = {
  readonly skill: CvSkill;
  readonly roots: readonly string[];
  /** The first word is an action that may be done to anything. */
  readonly opensWithAction: boolean;
  /** Shown under the name of its concept. */
  readonly named: boolean;
};

const saidBy = (skill: CvSkill, lexicon: Lexicon): Said | null => {
  const concept = skill.concept === null ? undefined : lexicon.concept(skill.concept);
  if (concept !== undefined && !IN_WORDS.has(concept.kind)) return null;
  if (HOLDS_NAME.test(skill.label)) return null;
  const [first] = tokenize(skill.label).filter(({ link }) => !link);
  return {
    skill,
    roots: rootsIn(skill.label),
    opensWithAction: first !== undefined && commonAction(first.key),
    named: concept?.label === skill.label,
  };
};

const startsWith = (roots: readonly string[], start: readonly string[]): boolean =>
  start.every((root, at) => root === roots[at]);

/**
 * Whether a skill says all of another and goes on: "maintenance" and "maintenance des fours"; or tells what is done to
 * it: "contrats" and "gestion de contrats". Two concepts under their own names are two things, unless one implies the other.
 */
const saysMore = (more: Said, less: Said, lexicon: Lexicon): boolean => {
  if (less.roots.length === 0 || more.roots.length <= less.roots.length) return false;
  const [concept, other] = [more.skill.concept, less.skill.concept];
  if (more.named && less.named && concept !== null && other !== null)
    if (!lexicon.implies(concept, other)) return false;
  if (startsWith(more.roots, less.roots)) return true;
  return (
    more.opensWithAction &&
    !less.opensWithAction &&
    more.roots.length === less.roots.length + 1 &&
    startsWith(more.roots.slice(1), less.roots)
  );
};

const byPlace = (a: { readonly start: number }, b: { readonly start: number }): number =>
  a.start - b.start;

/** The skills by the first word of each, and by what the actions among them are done to. */
const byOpening = (said: readonly (Said | null)[]): ReadonlyMap<string, readonly Said[]> => {
  const found = new Map<string, Said[]>();
  for (const one of said) {
    if (one === null) continue;
    for (const root of one.roots.slice(0, one.opensWithAction ? 2 : 1)) {
      const known = found.get(root);
      if (known === undefined) found.set(root, [one]);
      else known.push(one);
    }
  }
  return found;
};

/** The skills of a CV with each thing shown once, in the words that tell most of it; what the others showed stays evidence. */
export const withoutRepeats = (
  skills: readonly CvSkill[],
  lexicon: Lexicon,
): { readonly skills: readonly CvSkill[]; readonly hints: readonly CvHint[] } => {
  const said = skills.map((skill) => saidBy(skill, lexicon));
  const opening = byOpening(said);
  const shown = new Map<CvSkill, CvSkill>();
  for (const less of said) {
    if (less === null) continue;
    const more = opening.get(less.roots[0] ?? '')?.find((other) => saysMore(other, less, lexicon));
    if (more !== undefined) shown.set(less.skill, more.skill);
  }
  const last = (skill: CvSkill): CvSkill => {
    const next = shown.get(skill);
    return next === undefined ? skill : last(next);
  };
  const repeated = [...shown.keys()].map((skill) => ({ skill, by: last(skill) }));
  return {
    skills: skills
      .filter((skill) => !shown.has(skill))
      .map((skill) => {
        const held = repeated.filter(({ by }) => by === skill).map((one) => one.skill);
        if (held.length === 0) return skill;
        const mentions = [skill, ...held].flatMap((one) => one.mentions).sort(byPlace);
        const sure = held.find(({ confidence }) => confidence !== 'doubtful');
        return skill.confidence === 'doubtful' && sure !== undefined
          ? { ...skill, mentions, confidence: sure.confidence }
          : { ...skill, mentions };
      }),
    hints: repeated.map(({ skill, by }) => ({ ...skill, shownBy: by.label })),
  };
};
