import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { factsOf } from '#/domain/matching/cvFacts';
import type { MatchReport } from '#/domain/matching/report';
import { workCovered } from '#/domain/matching/workDomains';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const OFFER = {
  title: 'Ouvrier viticole (H/F)',
  text: `Ouvrier viticole (H/F)

Vos missions :
- Taille de la vigne
- Palissage
- Conduite de tracteur
- Récolte
- Désherbage

Profil recherché :
- Travail en équipe
- Permis B`,
};
const requirements = readOffer(OFFER, realLexicon);

const cvOf = (headline: string, title: string, tasks: readonly string[]) =>
  readCv(
    documentFromText(
      [
        'Alix Bernier',
        headline,
        'Expériences professionnelles',
        `2019 - 2025 ${title}`,
        ...tasks.map((task) => `- ${task}`),
        'Formation',
        '2018 Baccalauréat général',
      ].join('\n'),
      'cv.txt',
    ),
    { lexicon: realLexicon, today: '2026-01-01' },
  );

const coveredBy = (title: string, ...tasks: readonly string[]) =>
  workCovered(
    factsOf(cvOf(title, title, tasks)),
    OFFER.title,
    requirements,
    [{ title, strength: 1 }],
    realLexicon,
  );

const reportOf = (title: string, ...tasks: readonly string[]): MatchReport => {
  const report = compareCvWithOffer(cvOf(title, title, tasks), OFFER, requirements, realLexicon);
  if (!report.ok) throw new Error(report.problem);
  return report.value;
};

const tradeIn = ({ rows }: MatchReport) => rows.find(({ axis }) => axis === 'occupation');

const GARDENER = [
  'Jardinier paysagiste',
  'Taille des arbustes',
  'Tonte',
  'Désherbage',
  'Maraîchage',
  'Élagage',
];

describe('the work of an offer that a CV covers', () => {
  test('is more in a domain beside it than in a far one', () => {
    const [title = '', ...tasks] = GARDENER;
    const near = coveredBy(title, ...tasks);
    const far = coveredBy('Comptable', 'Comptabilité générale', 'Déclarations fiscales', 'Paie');
    expect(near.bySkills).toBeGreaterThan(far.bySkills + 0.1);
    expect(near.byTitles).toBeGreaterThan(far.byTitles);
    expect(near.shown.length).toBeGreaterThan(far.shown.length);
  });

  test('is never less for what the CV tells beside it', () => {
    const [title = '', ...tasks] = GARDENER;
    const plain = coveredBy(title, ...tasks);
    const more = coveredBy(title, ...tasks, 'Comptabilité générale', 'Déclarations fiscales');
    expect(more.bySkills).toBeGreaterThanOrEqual(plain.bySkills);
    expect(more.byTitles).toBeGreaterThanOrEqual(plain.byTitles);
    expect(reportOf(title, ...tasks, 'Comptabilité générale').score).toBeGreaterThanOrEqual(
      reportOf(title, ...tasks).score,
    );
  });

  test('grows ever less with each thing, told once however often it is named', () => {
    const [title = '', ...tasks] = GARDENER;
    const again = coveredBy(title, ...tasks, ...tasks, ...tasks);
    expect(again.bySkills).toBeCloseTo(coveredBy(title, ...tasks).bySkills);
    expect(again.bySkills).toBeLessThan(1);
  });

  test('brings a trade beside it near, with its reason and the lines that show it', () => {
    const [title = '', ...tasks] = GARDENER;
    const report = reportOf(title, ...tasks);
    const row = tradeIn(report);
    expect([row?.trade, row?.titles === 'far' || row?.titles === 'unknown']).toEqual([
      'near',
      true,
    ]);
    expect(row?.answer).toBe('partly');
    expect(report.advice.some(({ text }) => text.includes('reprenez cet intitulé'))).toBe(false);
    expect(row?.evidence.map(({ quote }) => quote)).toContain('Maraîchage');
    expect(report.summary).toContain('plusieurs de vos compétences sont de ce domaine');
    expect(report.summary).not.toContain('éloigné');
  });

  test('leaves a far trade far, and what is far at thirty at most', () => {
    const report = reportOf('Comptable', 'Comptabilité générale', 'Déclarations fiscales', 'Paie');
    expect(tradeIn(report)?.trade).toBe('far');
    expect(report.score).toBeLessThanOrEqual(30);
  });
});
