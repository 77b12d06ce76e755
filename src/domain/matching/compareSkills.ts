import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fold } from '#/domain/shared/text';

/** What one analysis says of a skill. */
export const SKILL_STANDINGS = ['held', 'missing', 'notAsked'] as const;
export type SkillStanding = (typeof SKILL_STANDINGS)[number];

/** One skill as two analyses see it. */
export type ComparedSkill = {
  readonly skill: string;
  readonly left: SkillStanding;
  readonly right: SkillStanding;
};

type SkillLists = Pick<SavedAnalysis, 'matching' | 'missing'>;

const standingIn = ({ matching, missing }: SkillLists, key: string): SkillStanding => {
  if (matching.some((skill) => fold(skill) === key)) return 'held';
  return missing.some((skill) => fold(skill) === key) ? 'missing' : 'notAsked';
};

const isShared = ({ left, right }: ComparedSkill): boolean =>
  left !== 'notAsked' && right !== 'notAsked';

/** Every skill that either analysis names, those asked by both first, otherwise in the order named. */
export const compareSkills = (left: SkillLists, right: SkillLists): readonly ComparedSkill[] => {
  const byKey = new Map<string, ComparedSkill>();
  for (const skill of [...left.missing, ...left.matching, ...right.missing, ...right.matching]) {
    const key = fold(skill);
    if (!byKey.has(key)) {
      byKey.set(key, { skill, left: standingIn(left, key), right: standingIn(right, key) });
    }
  }
  const skills = [...byKey.values()];
  return [...skills.filter(isShared), ...skills.filter((skill) => !isShared(skill))];
};
