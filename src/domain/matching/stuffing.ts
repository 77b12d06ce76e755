import type { Cv } from '#/domain/cv/cv';

/** Nobody names one skill so often who tells their work; words written small or in white do. */
const TOO_OFTEN = 12;

/** The skill that a CV repeats beyond what telling one's work needs, or null. Repetition never earns a point. */
export const stuffedSkill = ({ skills }: Cv): string | null => {
  let most: Cv['skills'][number] | null = null;
  for (const skill of skills)
    if (skill.mentions.length > (most?.mentions.length ?? TOO_OFTEN - 1)) most = skill;
  return most?.label ?? null;
};
