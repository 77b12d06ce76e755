import { expect, test } from 'vitest';

import { EMPTY_FORM } from '#/domain/letters/letterDraft';
import { requirementKey } from '#/domain/matching/requirementKey';
import { ok } from '#/domain/shared/result';
import { prepareLetter } from '#/usecases/letters/generateLetter';
import { aReportOfBand } from '#tests/support/builders/anAnalysis';
import { aReadCv } from '#tests/support/builders/aReadCv';

const LINE = 'Nettoyer et recharger les vitrines réfrigérées';
const OFFER = `Employé de rayon

Vos missions
- ${LINE}
- Accueillir et renseigner les clients du magasin`;

test('a task told twice leaves the letter once it is refused as a skill, whatever that is called', async () => {
  const cv = aReadCv();
  const report = aReportOfBand('good');
  const [row] = report.rows;
  if (row === undefined) throw new Error('no row');
  const missionsWith = async (label: string, notAsked: readonly string[]) => {
    const refused = { ...row, axis: 'skills' as const, label, offerQuote: LINE };
    const setAside = { rows: [refused], score: report.score };
    const input = await prepareLetter(
      {
        form: { ...EMPTY_FORM, offerText: OFFER, title: 'Employé de rayon' },
        cv: { status: 'read', fileName: 'cv.pdf', cv, asRead: cv, corrections: [], refused: null },
        profile: null,
        correction: { notAsked, head: {} },
        today: '2026-11-28',
      },
      {
        analyzer: {
          compare: async () => ok(notAsked.length === 0 ? report : { ...report, setAside }),
        },
        lexicon: async () => Promise.reject(new Error('none')),
      },
    );
    return input?.offer.missions.map(({ quote }) => quote) ?? [];
  };
  const other = 'Accueillir et renseigner les clients du magasin';
  expect(await missionsWith(LINE, [])).toEqual([LINE, other]);
  const keyOf = (label: string): string => requirementKey({ axis: 'skills', label });
  expect(await missionsWith(LINE, [keyOf(LINE)])).toEqual([other]);
  expect(await missionsWith('Entretien du rayon', [keyOf('Entretien du rayon')])).toEqual([other]);
});
