import { wordCount } from '#/domain/cv/text/lines';
import { checkDates } from '#/domain/review/checks/checkDates';
import { checkFocus } from '#/domain/review/checks/checkFocus';
import { checkPeriods } from '#/domain/review/checks/checkPeriods';
import { checkContact, checkPersonalData } from '#/domain/review/checks/checkPerson';
import { checkResults } from '#/domain/review/checks/checkResults';
import { checkSpelling } from '#/domain/review/checks/checkSpelling';
import { checkStructure } from '#/domain/review/checks/checkStructure';
import { checkTrade } from '#/domain/review/checks/checkTrade';
import { checkWording } from '#/domain/review/checks/checkWording';
import { checkLegibility } from '#/domain/review/checks/legibility';
import {
  CHECK_CRITERIA,
  CRITERION_WEIGHTS,
  REVIEW_CRITERIA,
  REVIEW_MODEL,
} from '#/domain/review/review';
import type { CriterionScore, Remark, Review, ReviewCriterion } from '#/domain/review/review';
import type { Finding, Scene } from '#/domain/review/scene';
import { findingOf, itemNowhere, itemOnLine } from '#/domain/review/scene';
import { criterionText, summarise } from '#/domain/review/score.fr';
import { strengthsOf } from '#/domain/review/strengths';
import { BETTER, REMARK_TEXTS } from '#/domain/review/texts.fr';

/** Fewer words do not tell a career; more do not get read. */
const FEWEST_WORDS = 80;
const WORDS_PER_PAGE = 650;
const COSTS = { page: 1, most: 2, short: 2 } as const;

/** Pages that a career of so many months fills. */
const pagesFor = (months: number): number => (months < 36 ? 1 : months < 240 ? 2 : 3);

/** A few lines over are a matter of margins, not of length. */
const FEWEST_OVER = 6;

/** Whether the length suits the years of experience. Only a PDF knows its pages; elsewhere words are counted. */
const checkLength = (scene: Scene): readonly Finding[] => {
  const { cv, lines } = scene;
  const words = wordCount(cv.document.text);
  if (words < FEWEST_WORDS)
    return findingOf('tooShort', [itemNowhere('tooShort', 'all', BETTER.tooShort)], COSTS.short);
  const pages = pagesFor(cv.monthsOfExperience ?? 0);
  if (cv.document.format === 'pdf') {
    const over = lines.filter(({ source, text }) => source.page > pages && text.trim() !== '');
    const [first] = over;
    if (first === undefined || over.length < FEWEST_OVER) return [];
    const cost = COSTS.page * (cv.document.pages - pages);
    const item = itemOnLine(scene, 'tooLong', first, BETTER.tooLong(pages));
    return findingOf('tooLong', [item], Math.min(cost, COSTS.most));
  }
  if (words <= pages * WORDS_PER_PAGE) return [];
  return findingOf('tooLong', [itemNowhere('tooLong', 'all', BETTER.tooLongWords)], COSTS.page);
};

/**
 * So much of what the work can show is as good as a page gets: nobody tells everything that is looked for, and of 143 real
 * CVs the best show four fifths of it.
 */
const WHOLE: Readonly<Partial<Record<ReviewCriterion, number>>> = { trade: 0.8, results: 0.8 };

/** What findings cost a criterion, in points before the score. */
const costOf = (criterion: ReviewCriterion, findings: readonly Finding[]): number =>
  findings
    .filter(({ check }) => CHECK_CRITERIA[check] === criterion)
    .reduce((sum, finding) => sum + finding.cost, 0);

/** Whole points of a criterion after these findings: its weight less their costs, never below zero. */
const pointsOf = (criterion: ReviewCriterion, findings: readonly Finding[]): number => {
  const cost = costOf(criterion, findings);
  const weight = CRITERION_WEIGHTS[criterion];
  const left = Math.min(weight, Math.max(0, weight - cost) / (WHOLE[criterion] ?? 1));
  // Something to improve never leaves a criterion full.
  return cost > 0 ? Math.min(Math.round(left), weight - 1) : Math.round(left);
};

/** The rows of the score; their points sum to it. */
const criteriaOf = (scene: Scene, findings: readonly Finding[]): readonly CriterionScore[] =>
  REVIEW_CRITERIA.map((criterion) => {
    const points = pointsOf(criterion, findings);
    const possible = CRITERION_WEIGHTS[criterion];
    const found = findings.filter(({ check }) => CHECK_CRITERIA[check] === criterion).length;
    return { criterion, points, possible, text: criterionText(scene, criterion, found) };
  });

/** Findings of one check as one remark each, with what the criterion would gain without it, at most its share of what is lost: gains never add up past the whole. The most useful first. */
const remarksOf = (findings: readonly Finding[]): readonly Remark[] => {
  const checks = [...new Set(findings.map(({ check }) => check))];
  const gainOf = (check: Remark['check']): number => {
    const criterion = CHECK_CRITERIA[check];
    if (criterion === null) return 0;
    const others = findings.filter((finding) => finding.check !== check);
    const points = pointsOf(criterion, findings);
    const cost = costOf(criterion, findings);
    if (cost === 0) return 0;
    const share = (cost - costOf(criterion, others)) / cost;
    const shared = Math.round((CRITERION_WEIGHTS[criterion] - points) * share);
    return Math.min(shared, pointsOf(criterion, others) - points);
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

const CHECKS: readonly ((scene: Scene) => readonly Finding[])[] = [
  checkTrade,
  checkFocus,
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

/** What each check finds in a CV, as a careful recruiter would read it. */
export const findingsIn = (scene: Scene): readonly Finding[] =>
  CHECKS.flatMap((check) => check(scene));

/**
 * Remarks that quote their line, say why and show a better form, strengths, and a score by criteria that sums exactly, of
 * what the checks found. The same CV read on the same day always gives the same review.
 */
export const reviewOf = (scene: Scene, findings: readonly Finding[]): Review => {
  const criteria = criteriaOf(scene, findings);
  const score = criteria.reduce((sum, { points }) => sum + points, 0);
  return {
    model: REVIEW_MODEL,
    score,
    criteria,
    remarks: remarksOf(findings),
    strengths: strengthsOf(scene, findings),
    summary: summarise(scene, score, criteria),
    trade: scene.trade.title ?? scene.trade.field,
  };
};
