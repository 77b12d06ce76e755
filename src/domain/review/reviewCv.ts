import type { Cv } from '#/domain/cv/cv';
import { checkContact } from '#/domain/review/checks/contact';
import { checkDates } from '#/domain/review/checks/dates';
import { checkResults } from '#/domain/review/checks/figures';
import { checkPeriods } from '#/domain/review/checks/gaps';
import { checkLegibility } from '#/domain/review/checks/legibility';
import { checkLength } from '#/domain/review/checks/length';
import { checkPersonalData } from '#/domain/review/checks/personalData';
import { checkSpelling } from '#/domain/review/checks/spelling';
import { checkStructure } from '#/domain/review/checks/structure';
import { checkWording } from '#/domain/review/checks/wording';
import { REVIEW_MODEL } from '#/domain/review/review';
import type { Review } from '#/domain/review/review';
import { sceneOf } from '#/domain/review/scene';
import type { Finding, Scene } from '#/domain/review/scene';
import { criteriaOf, remarksOf } from '#/domain/review/score';
import { summarise } from '#/domain/review/score.fr';
import { strengthsOf } from '#/domain/review/strengths';

const CHECKS: readonly ((scene: Scene) => readonly Finding[])[] = [
  checkContact,
  checkStructure,
  checkDates,
  checkResults,
  checkWording,
  checkSpelling,
  checkLength,
  checkLegibility,
  checkPeriods,
  checkPersonalData,
];

/**
 * Reads a CV as a careful recruiter would: remarks that quote their line, say why and show a better form, strengths,
 * and a score by criteria that sums exactly. The same CV read on the same day always gives the same review.
 */
export const reviewCv = (cv: Cv): Review => {
  const scene = sceneOf(cv);
  const findings = CHECKS.flatMap((check) => check(scene));
  const criteria = criteriaOf(scene, findings);
  const score = criteria.reduce((sum, { points }) => sum + points, 0);
  return {
    model: REVIEW_MODEL,
    score,
    criteria,
    remarks: remarksOf(findings),
    strengths: strengthsOf(scene, findings),
    summary: summarise(score, criteria),
  };
};
