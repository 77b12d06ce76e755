import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import type { MatchReport } from '#/domain/matching/report';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

export const TODAY = '2026-11-21';

/** The lines of a plain CV of one trade that shows the skills in its last post. */
export const cvLines = (trade: string, skills: readonly string[]): readonly string[] => [
  'Camille Ferrand',
  trade,
  'Nantes',
  'camille.ferrand@example.org',
  'EXPÉRIENCE PROFESSIONNELLE',
  `${trade}, Ateliers du Littoral, Nantes`,
  'Mars 2021 - aujourd’hui',
  ...skills.map((skill) => `- ${skill}`),
  'FORMATION',
  '2018 BTS, lycée Jean-Perrin, Nantes',
  'LANGUES',
  'Anglais B1',
];

export const readText = (lines: readonly string[]): Cv =>
  readCv(documentFromText(lines.join('\n'), 'cv.txt'), { lexicon: realLexicon, today: TODAY });

/** An advertisement for a trade that asks for the skills, one by line. */
export const offerText = (trade: string, skills: readonly string[]): string =>
  [
    `${trade} H/F`,
    '',
    'Profil recherché',
    ...skills.map((skill) => `- ${skill}`),
    '- Deux ans d’expérience minimum',
    '- Anglais B1 exigé',
    '- Permis B',
  ].join('\n');

/** Compares CVs with one advertisement, read once; one too short for a report is a fault of the test. */
export const matcherOf = (text: string, title: string): ((cv: Cv) => MatchReport) => {
  const offer = { text, title };
  const requirements = readOffer(offer, realLexicon);
  return (cv) => {
    const report = compareCvWithOffer(cv, offer, requirements, realLexicon);
    if (!report.ok) throw new Error(report.problem);
    return report.value;
  };
};

/** The report of the product's own readers and matcher. */
export const matchOf = (cv: Cv, text: string, title: string): MatchReport =>
  matcherOf(text, title)(cv);
