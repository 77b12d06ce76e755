import type { CvExperience, Read } from '#/domain/cv/cv';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { CvFacts } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt, statedByUser, type Weighed } from '#/domain/matching/evidence';
import { monthIndex } from '#/domain/matching/monthCount';
import { askedConcepts, coverageOf } from '#/domain/matching/postCoverage';
import { type AskedWork, untitledNearness } from '#/domain/matching/postTrades';
import { isBelow } from '#/domain/matching/ranks';
import type { Evidence } from '#/domain/matching/report';
import { plainTitle, sameTrade, titleProximity } from '#/domain/matching/titles';
import { standingByWork, tradeStandingOf } from '#/domain/matching/tradeStanding';
import { MOST_BY_LINK, type WorkCovered, workCovered } from '#/domain/matching/workDomains';
import type { Stated } from '#/domain/postings/requirements';

/** A trade shown in a post held counts whole; one only announced or studied a little less. */
const ANNOUNCED = 0.9;
const STUDIED = 0.7;
/** A post left long ago, a short one or an internship says less of the trade someone has now. */
const AGED = [
  { years: 5, strength: 1 },
  { years: 10, strength: 0.85 },
  { years: Infinity, strength: 0.7 },
] as const;
const SHORT = [
  { months: 6, strength: 0.6 },
  { months: 12, strength: 0.8 },
  { months: Infinity, strength: 1 },
] as const;
const INTERNSHIP = 0.8;
/** Who did the work that an offer leads is of its trade, one rank below. */
const BELOW = 0.8;
/** A post that shows most of what is asked is this trade under another name. */
const BY_SKILLS = 0.8;
const MOST_SKILLS = { share: 0.6, count: 4 } as const;

/** What is told of the work of an offer brings its trade not half the way, so that it is held in part, and never makes it the same one. */
const MOST_BY_WORK = 0.45;
const NOT_THE_SAME = 0.75;
const MOST_LINES = 2;
/** Titles less near than this are near by chance. */
const LEAST_NEAR = 0.1;

/** How near the trade is, 0 to 1, by the nearest title or post and by the domains of work that the CV covers: two kinds of proof, each of which adds to the other. */
const nearnessBy = (found: number, { byTitles, bySkills }: WorkCovered): number => {
  const titles = Math.max(found < LEAST_NEAR ? 0 : found, Math.min(MOST_BY_LINK, byTitles));
  const both = 1 - (1 - titles) * (1 - Math.min(MOST_BY_WORK, bySkills));
  return Math.min(Math.max(found, NOT_THE_SAME), both);
};

/** The lines that show the skills nearest to the work, each once. */
const linesOf = ({ shown }: WorkCovered): readonly Evidence[] => {
  const lines = new Map(shown.map((line) => [line.quote, line] as const));
  return [...lines.values()].slice(0, MOST_LINES);
};

const byRank = (held: string, asked: string): number => (isBelow(held, asked) ? BELOW : 1);

/** What is paid for as work. */
const POSTS_HELD: ReadonlySet<CvExperience['kind']> = new Set(['job', 'apprenticeship']);

const postStrength = ({ kind, start, end }: CvExperience, now: number): number => {
  const last = end === null || end.value === 'ongoing' ? now : monthIndex(end.value) + 1;
  const aged = AGED.find(({ years }) => now - last <= years * 12)?.strength ?? 1;
  const months = start === null || end === null ? Infinity : last - monthIndex(start.value);
  const short = SHORT.find((step) => months < step.months)?.strength ?? 1;
  return aged * short * (kind === 'internship' ? INTERNSHIP : 1);
};

const titlesOf = (facts: CvFacts): readonly { title: Read<string>; strength: number }[] => [
  ...facts.cv.experiences.flatMap((post) =>
    post.jobTitle === null
      ? []
      : [{ title: post.jobTitle, strength: postStrength(post, facts.now) }],
  ),
  ...(facts.cv.headline === null ? [] : [{ title: facts.cv.headline, strength: ANNOUNCED }]),
  ...facts.cv.education.map(({ degree }) => ({ title: degree, strength: STUDIED })),
];

/** The words that name a post: its title, else its first line. */
const nameOf = ({ cv }: CvFacts, { jobTitle, range }: CvExperience): Pick<Weighed, 'evidence'> => {
  if (jobTitle !== null && jobTitle.source === null) return statedByUser(jobTitle.value);
  return { evidence: evidenceAt(cv, jobTitle?.source ?? { start: range.start, end: range.start }) };
};

/** Posts, each worth what its skills say of the trade. */
const bySkills = (facts: CvFacts, work: AskedWork, lexicon: Lexicon): readonly Weighed[] => {
  const asked = askedConcepts(work.skills, lexicon);
  return facts.cv.experiences.map((post) => ({
    ...nameOf(facts, post),
    qualifier: 'plain',
    strength:
      BY_SKILLS *
      postStrength(post, facts.now) *
      Math.max(
        post.jobTitle === null ? 0 : coverageOf(facts, post, asked, lexicon, MOST_SKILLS),
        untitledNearness(facts, post, work, lexicon),
      ),
  }));
};

/** The row of the trade: the nearest of the CV's titles to the offer's, or the post whose skills are nearest, and how far all that it tells covers the work of the offer. */
export const occupationRow = (
  facts: CvFacts,
  title: Stated<string>,
  work: AskedWork,
  lexicon: Lexicon,
): DraftRow => {
  const titles = titlesOf(facts);
  const named = titles.map(({ title: held, strength }): Weighed => ({
    evidence:
      held.source === null ? statedByUser(held.value).evidence : evidenceAt(facts.cv, held.source),
    strength:
      strength * byRank(held.value, title.value) * titleProximity(title.value, held.value, lexicon),
    qualifier: 'plain',
  }));
  const all = [...named, ...bySkills(facts, work, lexicon)];
  const [best] = [...all].sort((one, other) => other.strength - one.strength);
  const found = best?.strength ?? 0;
  const covered = workCovered(
    facts,
    title.value,
    work,
    titles.map(({ title: held, strength }) => ({ title: held.value, strength })),
    lexicon,
  );
  const credit = nearnessBy(found, covered);
  const byTitles = tradeStandingOf(found, title.value, work, facts, lexicon);
  const standing = standingByWork(byTitles, credit, covered);
  const ofTitles = best === undefined || found < LEAST_NEAR ? [] : [best.evidence];
  const ofWork = standing.trade === 'near' && standing.titles !== undefined ? linesOf(covered) : [];
  return draftRow({
    id: 'occupation',
    axis: 'occupation',
    label: plainTitle(title.value),
    demand: 'expected',
    offerQuote: title.value,
    evidence: ofWork.length > 0 ? ofWork : ofTitles,
    credit,
    ...standing,
  });
};

/** A diploma under way shows less of its trade than one that is held. */
const UNDER_WAY = 0.5;

/**
 * The post that shows best that the trade of an offer was held, as strong as it surely does; where no title of a job was found, the headline.
 * A diploma of that very trade shows its everyday work as well, from its placements. What was sought or done for nothing is not held.
 */
export const heldPost = (facts: CvFacts, title: string, lexicon: Lexicon): Weighed | null => {
  const { experiences, headline } = facts.cv;
  const posts = experiences.flatMap((post) =>
    post.jobTitle === null || post.kind === 'volunteering'
      ? []
      : [{ name: post.jobTitle, strength: postStrength(post, facts.now) }],
  );
  const untitled = experiences.some(
    ({ jobTitle, kind }) => jobTitle === null && POSTS_HELD.has(kind),
  );
  const named = untitled && headline !== null ? [{ name: headline, strength: ANNOUNCED }] : [];
  const diplomas = facts.cv.education.map(({ degree, inProgress }) => ({
    name: degree,
    strength: inProgress ? UNDER_WAY : STUDIED,
  }));
  return [...posts, ...named, ...diplomas].reduce<Weighed | null>((best, { name, strength }) => {
    // Who worked under somebody does not do by their trade what leading asks for.
    const surely =
      name.source === null || isBelow(name.value, title)
        ? 0
        : strength * sameTrade(title, name.value, lexicon);
    return name.source === null || surely <= (best?.strength ?? 0)
      ? best
      : { evidence: evidenceAt(facts.cv, name.source), strength: surely, qualifier: 'plain' };
  }, null);
};
