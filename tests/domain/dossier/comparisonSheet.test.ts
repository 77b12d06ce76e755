import { describe, expect, it } from 'vitest';

import { comparisonFileName, comparisonSheet } from '#/domain/dossier/comparisonSheet.fr';
import { withoutNames } from '#/domain/dossier/dossierSheet.fr';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { MATCH_BANDS } from '#/domain/matching/report';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { aRow } from '#tests/support/builders/aRow';

const TODAY = '2026-11-25';
const linesOf = (sheet: Sheet, heading: string) =>
  sheet.sections.find((section) => section.heading === heading)?.lines ?? [];

describe('the sheet of a comparison', () => {
  it('tells the score, its parts, the proofs and what is missing', () => {
    const analysis = { ...anAnalysis('good'), company: 'EHPAD Les Glycines', place: 'Nantes (44)' };
    const sheet = comparisonSheet(analysis, TODAY);
    expect(sheet.subtitle).toBe('EHPAD Les Glycines · Nantes (44)');
    expect(linesOf(sheet, 'Le CV comparé à l’annonce')[0]?.text).toMatch(
      new RegExp(`^${analysis.score} sur 100, bonne correspondance, le `, 'u'),
    );
    const [proof] = linesOf(sheet, 'Ce que le CV montre');
    const row = analysis.report?.rows.find(({ label }) => label === proof?.label);
    expect(proof?.text).toBe(`«\u00a0${row?.evidence[0]?.quote}\u00a0»`);
    expect(linesOf(sheet, 'Compétences').map(({ text }) => text)).toEqual(
      [analysis.matching.join(', '), analysis.missing.join(', ')].filter((text) => text !== ''),
    );
    expect(comparisonFileName(sheet)).toMatch(/^comparaison-[a-z-]+\.pdf$/u);
  });

  it.each(MATCH_BANDS)('has parts that add up to the score (%s)', (band) => {
    const { report, ...analysis } = anAnalysis(band);
    const sheet = comparisonSheet({ ...analysis, report }, TODAY);
    const sum = linesOf(sheet, 'Le CV comparé à l’annonce')
      .flatMap(({ text }) => /^([\d,]+) points?$/u.exec(text)?.[1] ?? [])
      .reduce((total, points) => total + Number(points.replace(',', '.')), 0);
    expect(sum + (report?.cap?.tenths ?? 0) / 10).toBeCloseTo(analysis.score, 5);
  });

  it('counts as shown no row that gains less than half of its points', () => {
    const { report, ...analysis } = anAnalysis('good');
    if (report === null) throw new Error('no report');
    const weak = { ...aRow('Collecte de données', 'Infirmière de nuit', 225), tenths: 2 };
    const rows = [aRow('Tutorat', 'tutorat de six stagiaires', 10), weak];
    const sheet = comparisonSheet({ ...analysis, report: { ...report, rows } }, TODAY);
    expect(linesOf(sheet, 'Ce que le CV montre').map(({ label }) => label)).toEqual(['Tutorat']);
  });

  it('tells what was set aside, and the score with it', () => {
    const analysis = anAnalysis('good', { setAside: ['skill-4'] });
    const told = JSON.stringify(comparisonSheet(analysis, TODAY));
    expect(told).toContain('Mobilisation des patients');
    expect(told).toContain(`le score serait de ${analysis.report?.setAside?.score}`);
  });

  it('says less where no explanation was kept', () => {
    const sheet = comparisonSheet({ ...anAnalysis('good'), report: null }, TODAY);
    expect(sheet.sections.map(({ heading }) => heading)).toEqual([
      'Le CV comparé à l’annonce',
      'Compétences',
      'Conseils',
    ]);
  });

  it('names neither the person nor any employer on demand', () => {
    const analysis = anAnalysis('good');
    const proofs = analysis.report?.rows.map((row) => ({
      ...row,
      evidence: row.evidence.map((one) => ({
        ...one,
        quote: `Aux Ateliers Brévin, avec Mme Claire Dumas\u00a0: ${one.quote}`,
      })),
    }));
    const sheet = comparisonSheet(
      {
        ...analysis,
        company: 'EHPAD Les Glycines',
        summary: 'Claire, votre CV répond à l’EHPAD Les Glycines.',
        report: analysis.report && { ...analysis.report, rows: proofs ?? [] },
      },
      TODAY,
    );
    expect(JSON.stringify(sheet)).toContain('Brévin');
    const hidden = JSON.stringify(
      withoutNames(sheet, {
        people: ['Claire', 'Dumas'],
        employers: ['EHPAD Les Glycines', 'Ateliers Brévin', ''],
      }),
    );
    for (const name of ['Claire', 'Dumas', 'Glycines', 'Brévin'])
      expect(hidden).not.toContain(name);
    expect(hidden).toContain('Soins d’hygiène');
  });
});
