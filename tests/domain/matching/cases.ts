import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import type { Evidence, MatchReport } from '#/domain/matching/report';
import { type CvFacts, makeCv } from '#tests/domain/matching/makeCv';
import { makeOffer, type OfferFacts } from '#tests/domain/matching/makeOffer';
import { between, seeded, someOf } from '#tests/domain/matching/random';
import { idsOf, testLexicon, wordsFor } from '#tests/domain/matching/testLexicon';

const MISSIONS = [
  'Souder des pièces de réservoirs selon les plans de fabrication',
  'Régler les machines et surveiller la production',
  'Contrôler les dimensions des pièces finies',
  'Former les apprentis aux consignes de sécurité',
  'Tenir à jour les fiches de suivi de fabrication',
] as const;

const TASKS = [
  'Assemblage de réservoirs en inox',
  'Réglage des machines de découpe',
  'Contrôle des dimensions au pied à coulisse',
  'Accueil des apprentis de l’atelier',
  'Rangement du magasin',
] as const;

const TITLES = [
  'Soudeur',
  'Soudeuse',
  'Chaudronnier',
  'Cuisinier',
  'Agent de fabrication',
] as const;
const LEVELS = ['CAP', 'Bac', 'Bac+2', 'Bac+3', 'Bac+5'] as const;
const CEFR = ['A2', 'B1', 'B2', 'C1'] as const;
export const WORK_SKILLS = idsOf('technique', 'tool', 'knowledge');
const LICENCES = idsOf('licence');
const QUALITIES = idsOf('softSkill');

const pick = <T>(list: readonly T[], random: () => number): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('empty list');
  return item;
};

export type Case = {
  readonly seed: number;
  readonly random: () => number;
  readonly cv: CvFacts;
  readonly offer: OfferFacts;
};

/** One random pair: a CV of the metal trades or not, an offer that asks for six to fourteen skills. */
export const makeCase = (seed: number): Case => {
  const random = seeded(seed);
  const held = someOf(WORK_SKILLS, between(2, 9, random), random);
  const asked = someOf(WORK_SKILLS, between(5, 11, random), random);
  const shown = held.filter(() => random() < 0.6);
  const listed = held.filter((id) => !shown.includes(id));
  const first = between(2010, 2022, random);
  const licences = someOf(LICENCES, between(0, 2, random), random);
  const cv: CvFacts = {
    identity: ['Camille Ferrand', '12 rue des Acacias, 44000 Nantes', 'camille@example.org'],
    city: 'Nantes',
    headline: pick(TITLES, random),
    profile: ['Sens du travail bien fait'],
    posts: [
      {
        title: pick(TITLES, random),
        start: first + 2,
        end: random() < 0.5 ? 'ongoing' : 2024,
        tasks: [...someOf(TASKS, 2, random), ...shown.map(wordsFor)],
      },
      {
        title: pick(TITLES, random),
        start: first,
        end: first + 1,
        tasks: [...someOf(TASKS, 1, random)],
      },
    ],
    skills: [...listed, ...licences, ...someOf(QUALITIES, 1, random)].map(wordsFor),
    degree: 'Diplôme de chaudronnerie industrielle',
    degreeLevel: pick(LEVELS, random),
    degreeYear: first - 1,
    languages: random() < 0.7 ? [['Anglais', pick(CEFR, random)]] : [],
    order: ['profile', 'posts', 'skills', 'education', 'languages'],
  };
  const offer: OfferFacts = {
    title: pick(TITLES, random),
    missions: someOf(MISSIONS, between(1, 4, random), random),
    skills: [
      ...asked.map((id) => ({
        id,
        demand: pick(['required', 'required', 'expected', 'optional'] as const, random),
      })),
      ...someOf(LICENCES, between(0, 2, random), random).map((id) => ({
        id,
        demand: 'required' as const,
        blocking: random() < 0.5,
      })),
      ...someOf(QUALITIES, 1, random).map((id) => ({ id, demand: 'expected' as const })),
    ],
    minYears: random() < 0.7 ? between(1, 8, random) : null,
    degree: random() < 0.6 ? pick(LEVELS, random) : null,
    languages: random() < 0.5 ? [['Anglais', pick([...CEFR, null], random)]] : [],
    ending: ['Mutuelle et tickets restaurant'],
  };
  return { seed, random, cv, offer };
};

export const CASES = 250;

/** Two hundred and fifty pairs, the same on every run. */
export const cases = (): readonly Case[] =>
  Array.from({ length: CASES }, (_, seed) => makeCase(seed + 1));

/** The report of a pair; the generator never makes an offer too short for one. */
export const reportOf = (cv: CvFacts, offer: OfferFacts): MatchReport => {
  const made = makeOffer(offer);
  const report = compareCvWithOffer(makeCv(cv), made.offer, made.requirements, testLexicon);
  if (!report.ok) throw new Error(report.problem);
  return report.value;
};

const bases = new Map<number, MatchReport>();

/** The report of a case as it was made, which most relations start from: computed once for all of them. */
export const baseReportOf = ({ seed, cv, offer }: Case): MatchReport => {
  const known = bases.get(seed);
  if (known !== undefined) return known;
  const report = reportOf(cv, offer);
  bases.set(seed, report);
  return report;
};

/** The report without places in the text: what has to be the same when only places move. */
export const withoutPlaces = (report: MatchReport): unknown => {
  const unplaced = (some: readonly Evidence[]) =>
    some.map(({ quote, section, experience }) => ({ quote, section, experience }));
  return {
    ...report,
    rows: report.rows.map((row) => ({
      ...row,
      evidence: unplaced(row.evidence),
      ...(row.elsewhere && { elsewhere: unplaced(row.elsewhere) }),
    })),
  };
};
