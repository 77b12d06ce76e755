import type { CvSession } from '#/app/cv/cvSession';
import type { CvState } from '#/app/cv/cvState';
import type { MatchSession } from '#/app/match/matchSession';

type Work = {
  readonly cv: Extract<CvState, { status: 'read' }>;
  readonly correct: CvSession['correct'];
  readonly compare: MatchSession['compare'];
};

/** Adds a skill that a comparison did not find to what is known of the CV, as a correction like those of Mon CV, and compares again. */
export const haveSkill = async (label: string, { cv, correct, compare }: Work): Promise<void> => {
  const correction = { target: 'skill', action: 'add', label } as const;
  await correct(correction);
  const { correctCv } = await import('#/domain/cv/corrections');
  await compare({
    ...cv,
    cv: correctCv(cv.cv, correction),
    corrections: [...cv.corrections, correction],
  });
};
