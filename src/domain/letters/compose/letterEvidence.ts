import type { CvSection } from '#/domain/cv/cv';
import type {
  CandidateExperience,
  CandidateTask,
  LetterCandidate,
} from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { doubtOf, skillsLacking } from '#/domain/matching/report';
import type { LedgerRow } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';

/** What a comparison of the CV with the offer adds: lines that answer a requirement, missions that the CV answers. */
export type LetterMatch = {
  /** Weight by quote of the CV. */
  readonly proofs: ReadonlyMap<string, number>;
  /** Missions of the offer that the CV answers, as quoted. */
  readonly answered: ReadonlySet<string>;
  /** Skills of the offer that the CV names in their own words, the most asked for first. */
  readonly skills: readonly { readonly label: string; readonly quote: string }[];
  /** Some requirement is not in the CV. */
  readonly lacks: boolean;
};

export const NO_MATCH: LetterMatch = {
  proofs: new Map(),
  answered: new Set(),
  skills: [],
  lacks: false,
};

export type Told = {
  readonly experience: CandidateExperience;
  readonly tasks: readonly CandidateTask[];
};

const HAS_FIGURE = 4;
/** A number that measures something: followed by what it counts, or a share, or in brackets. */
const FIGURE =
  /(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*(?:%|\u20ac|[km]\u20ac)|(?<!comptes? )(?<![\p{L}+/-])\d[\d\s\u202f\u00a0.,]*\s(?!et |ou |a )\p{Ll}{3,}/iu;
const ONGOING = 1;
/** What can stand in a sentence without a colon reads better. */
const WELL_FORMED = 1;

const shared = (stems: readonly string[], others: ReadonlySet<string>): number =>
  new Set(stems.filter((stem) => others.has(stem))).size;

const proofWeight = ({ proofs }: LetterMatch, quote: string): number => {
  let weight = 0;
  for (const [proof, value] of proofs)
    if (quote.includes(proof) || (proof.length > 12 && proof.includes(quote)))
      weight = Math.max(weight, value);
  return weight;
};

const scoreOf = (task: CandidateTask, offer: LetterOffer, match: LetterMatch): number =>
  shared(task.stems, offer.stems) +
  proofWeight(match, task.source.quote) +
  (FIGURE.test(task.source.quote) ? HAS_FIGURE : 0) +
  (task.phrase.form === 'list' ? 0 : WELL_FORMED);

/** Experiences with something to tell, the most telling for this offer first; within each, its tasks likewise. */
export const rankEvidence = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  match: LetterMatch,
): readonly Told[] =>
  candidate.experiences
    .filter(({ tasks }) => tasks.length > 0)
    .map((experience) => {
      const scored = experience.tasks
        .map((task) => ({ task, score: scoreOf(task, offer, match) }))
        .sort((one, other) => other.score - one.score);
      const best = scored.slice(0, 2).reduce((sum, { score }) => sum + score, 0);
      return {
        experience,
        tasks: scored.map(({ task }) => task),
        score: best + (experience.ongoing ? ONGOING : 0),
      };
    })
    .sort((one, other) => other.score - one.score);

/** The list begun further on, so that another letter leads with other lines; a short list keeps its order reversed. */
export const turned = <T>(items: readonly T[], by: number): readonly T[] => {
  if (items.length < 2 || by === 0) return items;
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

const FEWEST_SHARED = 2;
const LEAST_SHARE = 0.5;

/** The line of the candidate that shows a mission; null where none does. */
export const proofOf = (
  mission: MissionPhrase,
  candidate: LetterCandidate,
): CandidateTask | null => {
  const stems = new Set(mission.stems);
  let best: CandidateTask | null = null;
  let most = 0;
  for (const { tasks } of candidate.experiences)
    for (const task of tasks) {
      const count = shared(task.stems, stems);
      if (count > most) [best, most] = [task, count];
    }
  return most >= FEWEST_SHARED && most / stems.size >= LEAST_SHARE ? best : null;
};

const WEIGHTS = { required: 3, expected: 2, optional: 1 } as const;
const ANSWERED = 0.6;

const PLAIN = 0.95;
const TOLD_IN: ReadonlySet<CvSection> = new Set(['experience', 'skills', 'education', 'projects']);

const SAME_START = 5;
const telling = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 3 || /\d/u.test(word));

/** A skill that the CV surely has, in the very words of its name: what was only inferred is not claimed. */
const skillOf = (row: LedgerRow): readonly { label: string; quote: string }[] => {
  if (row.axis !== 'skills' || row.credit < PLAIN || doubtOf(row) !== null || row.options)
    return [];
  const words = telling(row.label);
  const proof = row.evidence.find(({ quote, section }) => {
    const said = telling(quote);
    const isSaid = (word: string): boolean =>
      said.some((other) => other.startsWith(word.slice(0, SAME_START)));
    return TOLD_IN.has(section) && words.length > 0 && words.every(isSaid);
  });
  return proof === undefined ? [] : [{ label: row.label, quote: proof.quote.trim() }];
};

/** What a letter takes from a comparison: which lines prove something, which missions are answered, whether something lacks. */
export const matchForLetter = (rows: readonly LedgerRow[]): LetterMatch => {
  const proofs = new Map<string, number>();
  for (const { credit, demand, evidence } of rows)
    for (const { quote, section } of evidence)
      if (section === 'experience')
        proofs.set(quote, Math.max(proofs.get(quote) ?? 0, credit * WEIGHTS[demand]));
  const missions = rows.filter(({ axis }) => axis === 'missions');
  return {
    proofs,
    answered: new Set(
      missions
        .filter(({ credit, evidence }) => credit >= ANSWERED && evidence.length > 0)
        .map(({ offerQuote }) => offerQuote),
    ),
    skills: [...rows]
      .sort((one, other) => WEIGHTS[other.demand] - WEIGHTS[one.demand])
      .flatMap(skillOf),
    lacks: skillsLacking(rows).some(({ demand }) => demand !== 'optional'),
  };
};
