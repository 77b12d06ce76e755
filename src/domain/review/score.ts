import { CHECK_CRITERIA, CRITERION_WEIGHTS, REVIEW_CRITERIA } from '#/domain/review/review';
import type { CriterionScore, Remark, ReviewCriterion } from '#/domain/review/review';
import type { Finding, Scene } from '#/domain/review/scene';
import { criterionText } from '#/domain/review/score.fr';
import { REMARK_TEXTS } from '#/domain/review/texts.fr';

/** Whole points of a criterion after these findings: its weight less their costs, never below zero. */
const pointsOf = (criterion: ReviewCriterion, findings: readonly Finding[]): number => {
  const cost = findings
    .filter(({ check }) => CHECK_CRITERIA[check] === criterion)
    .reduce((sum, finding) => sum + finding.cost, 0);
  const left = Math.max(0, CRITERION_WEIGHTS[criterion] - cost);
  // Something to improve never leaves a criterion full.
  return cost > 0 ? Math.min(Math.round(left), CRITERION_WEIGHTS[criterion] - 1) : Math.round(left);
};

/** The rows of the score; their points sum to it. */
export const criteriaOf = (scene: Scene, findings: readonly Finding[]): readonly CriterionScore[] =>
  REVIEW_CRITERIA.map((criterion) => {
    const points = pointsOf(criterion, findings);
    const possible = CRITERION_WEIGHTS[criterion];
    const found = findings.filter(({ check }) => CHECK_CRITERIA[check] === criterion).length;
    return { criterion, points, possible, text: criterionText(scene, criterion, found) };
  });

/** Findings of one check as one remark each, with what the criterion would gain without it; the most useful first. */
export const remarksOf = (findings: readonly Finding[]): readonly Remark[] => {
  const checks = [...new Set(findings.map(({ check }) => check))];
  const gainOf = (check: Remark['check']): number => {
    const criterion = CHECK_CRITERIA[check];
    if (criterion === null) return 0;
    const others = findings.filter((finding) => finding.check !== check);
    return pointsOf(criterion, others) - pointsOf(criterion, findings);
  };
  return checks
    .map((check) => ({
      check,
      ...REMARK_TEXTS[check],
      items: findings.filter((finding) => finding.check === check).flatMap(({ items }) => items),
      gain: gainOf(check),
    }))
    .sort(
      (one, other) =>
        Number(CHECK_CRITERIA[one.check] === null) - Number(CHECK_CRITERIA[other.check] === null) ||
        other.gain - one.gain,
    );
};
