import type { CvSection, CvSkill } from '#/domain/cv/cv';
import { SECTIONS_OF_SKILLS } from '#/domain/cv/skills/skillPlace';

/** Skills that stand in one part of the CV, in its order; `null` holds those the user typed. */
export type SkillGroup = {
  readonly section: CvSection | null;
  readonly skills: readonly CvSkill[];
};

/** What a reader sees at once, and what is folded away. */
export type SkillGroups = {
  readonly shown: readonly SkillGroup[];
  readonly folded: readonly SkillGroup[];
};

/** More would bury what comes after. */
const SHOWN_AT_FIRST = 20;

/** Out of each round, what a section shows: a list of skills says more than a sentence of the profile. */
const SHARE: Partial<Readonly<Record<CvSection, number>>> = { skills: 3, experience: 2 };

const ORDER: readonly (CvSection | null)[] = [null, ...SECTIONS_OF_SKILLS];

const isDoubtful = ({ confidence }: CvSkill): boolean => confidence === 'doubtful';

const groupBySection = (skills: readonly CvSkill[]): SkillGroup[] =>
  ORDER.map((section) => ({
    section,
    skills: skills.filter((skill) => skill.section === section),
  })).filter((group) => group.skills.length > 0);

/** The surest first, and among equals what the CV names most often. */
const byWeight = (one: CvSkill, other: CvSkill): number =>
  Number(other.confidence === 'sure') - Number(one.confidence === 'sure') ||
  other.mentions.length - one.mentions.length;

/** Takes from every section in turn, so that a long list does not hide the others. */
const takeInTurn = (groups: readonly SkillGroup[], room: number): ReadonlySet<CvSkill> => {
  const waiting = groups.map(({ section, skills }) => ({
    share: section === null ? skills.length : (SHARE[section] ?? 1),
    skills: [...skills].sort(byWeight),
  }));
  const taken = new Set<CvSkill>();
  while (taken.size < room && waiting.some(({ skills }) => skills.length > 0))
    for (const { share, skills } of waiting)
      for (const skill of skills.splice(0, Math.min(share, room - taken.size))) taken.add(skill);
  return taken;
};

/**
 * The skills of a CV as a screen shows them: by the section they come from, at most `room` first, the
 * rest folded. A doubtful one is always folded: the first thing seen is never a guess.
 */
export const groupSkills = (
  skills: readonly CvSkill[],
  room: number = SHOWN_AT_FIRST,
): SkillGroups => {
  const taken = takeInTurn(groupBySection(skills.filter((skill) => !isDoubtful(skill))), room);
  return {
    shown: groupBySection(skills.filter((skill) => taken.has(skill))),
    folded: groupBySection(skills.filter((skill) => !taken.has(skill))),
  };
};
