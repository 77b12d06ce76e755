import { CHANGE_OF_TRADE, otherTradeAdvice } from '#/domain/matching/advice.fr';
import { bandOf, type LedgerRow } from '#/domain/matching/report';
import { type SavedAnalysis, toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import { aReportOfBand } from '#tests/support/builders/anAnalysis';

/** What a CV of a far trade keeps of what it shows, in tenths: they sum to its score. */
const KEPT_OF_FAR_TRADE: ReadonlyMap<string, number> = new Map([
  ['skill-7', 24],
  ['experience', 6],
]);

/** A cook's CV before that offer: it shows one certificate of it, and years of another trade. */
export const ofAnotherTrade = (): SavedAnalysis => {
  const whole = aReportOfBand('excellent');
  const rows = whole.rows.map((row): LedgerRow => {
    const tenths = KEPT_OF_FAR_TRADE.get(row.id) ?? 0;
    if (row.id === 'experience') {
      const evidence = row.evidence.map((proof) => ({ ...proof, experience: 'Cuisinière' }));
      return { ...row, credit: 0.1, answer: 'partly', tenths, evidence };
    }
    if (row.axis === 'occupation')
      return { ...row, credit: 0, answer: 'missing', tenths, evidence: [], trade: 'far' };
    return tenths > 0
      ? { ...row, tenths, possibleTenths: tenths }
      : { ...row, credit: 0, answer: 'missing', tenths, evidence: [] };
  });
  const score = rows.reduce((sum, { tenths }) => sum + tenths, 0) / 10;
  return toSavedAnalysis(
    {
      ...whole,
      rows,
      score,
      band: bandOf(score),
      summary:
        'Le métier de cette offre est trop éloigné de ceux que montre votre CV\u00a0: tel quel, il a peu de chances d’être retenu. Une des 7 compétences demandées y apparaît. Un point bloquant d’abord\u202f: «\u00a0Diplôme d’État d’aide-soignant\u00a0».',
      advice: [
        {
          kind: 'blocking',
          rowId: 'skill-1',
          text: 'L’offre exige «\u00a0Diplôme d’État d’aide-soignant\u00a0», introuvable dans votre CV\u202f: si vous avez ce diplôme, écrivez-le clairement\u202f; sinon, c’est le premier point à régler.',
          gainTenths: 20,
        },
        {
          kind: 'transferable',
          rowId: 'occupation',
          text: otherTradeAdvice({ label: 'Aide-soignant de nuit' }, []),
          gainTenths: 0,
        },
        { kind: 'transferable', rowId: null, text: CHANGE_OF_TRADE, gainTenths: 0 },
        {
          kind: 'missing',
          rowId: 'skill-2',
          text: '«\u00a0Soins d’hygiène et de confort\u00a0» n’apparaît pas dans votre CV\u202f: si vous l’avez, montrez-le dans une expérience.',
          gainTenths: 30,
        },
      ],
    },
    { id: 1_795_250_000_000, date: '2026-11-21T09:42:00.000Z' },
  );
};

/** The same report, the first skill that it lacks told in the words of another trade. */
export const withElsewhere = (analysis: SavedAnalysis): SavedAnalysis => {
  const lacked = analysis.report?.rows.find(
    ({ axis, answer }) => axis === 'skills' && answer === 'missing',
  );
  return {
    ...analysis,
    report: analysis.report && {
      ...analysis.report,
      rows: analysis.report.rows.map((row) =>
        row === lacked
          ? {
              ...row,
              elsewhere: [
                {
                  quote: 'Transmission des consignes au cuisinier du soir',
                  range: null,
                  section: 'experience',
                  experience: 'Serveuse, 2019 – 2021',
                },
              ],
            }
          : row,
      ),
    },
  };
};
