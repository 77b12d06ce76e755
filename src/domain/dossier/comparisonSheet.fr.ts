import { listedOf, said, sheetFileName } from '#/domain/dossier/dossierSheet.fr';
import type { Sheet, SheetLine } from '#/domain/dossier/dossierSheet.fr';
import { labelAsLine } from '#/domain/matching/labelAsLine';
import { MATCH_AXES, skillsToConfirm } from '#/domain/matching/report';
import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { AXIS_LABELS, CRITERION_LABELS, VERDICT_LABELS } from '#/domain/matching/reportWords.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { once } from '#/domain/shared/lazy';
import { dayInWords } from '#/domain/shared/months.fr';

/** So many of each hold on one page beside the rest. */
const MOST_PROOFS = 6;
const MOST_ADVICE = 3;

const decimal = once(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));
const points = (tenths: number): string => decimal().format(tenths / 10);

const axesIn = ({ rows }: MatchReport): readonly SheetLine[] =>
  MATCH_AXES.flatMap((axis) => {
    const own = rows.filter((row) => row.axis === axis);
    const gained = own.reduce((total, { tenths }) => total + tenths, 0);
    // What each row might bring holds for it alone: together they would pass a hundred.
    return own.length === 0
      ? []
      : [
          {
            label: AXIS_LABELS[axis],
            text: `${points(gained)} ${gained < 20 ? 'point' : 'points'}`,
          },
        ];
  });

const aboutScore = ({ score, date, summary, report }: SavedAnalysis): readonly SheetLine[] => [
  {
    label: 'Score',
    text: `${score} sur 100, ${VERDICT_LABELS[verdictOf({ score, report })].toLowerCase()}, le ${dayInWords(date.slice(0, 10))}. Un indicateur, pas la décision du recruteur.`,
  },
  { label: '', text: summary },
  ...(report === null ? [] : axesIn(report)),
  {
    label: 'Plafond',
    text: report?.cap
      ? `Une exigence bloquante n’apparaît pas dans le CV\u00a0: le score ne peut pas dépasser ${report.cap.limit}.`
      : '',
  },
  {
    label: 'Écarté',
    text: report?.setAside
      ? `La personne a écarté ce que l’offre, selon elle, ne demande pas\u00a0: ${listedOf(report.setAside.rows.map(({ label }) => labelAsLine(label)))}. Avec ces lignes, le score serait de ${report.setAside.score}.`
      : '',
  },
];

/** Under half of its points a row shows what is missing rather than what is there. */
const isShown = ({ answer, evidence, tenths, possibleTenths, byTrade }: LedgerRow): boolean =>
  answer !== 'missing' && byTrade !== true && evidence.length > 0 && tenths * 2 >= possibleTenths;

/** The heaviest rows that the CV answers, each in its own words. */
const proofsIn = (report: MatchReport | null): readonly SheetLine[] =>
  (report?.rows ?? [])
    .filter(isShown)
    .toSorted((a, b) => b.tenths - a.tenths)
    .slice(0, MOST_PROOFS)
    .map(({ label, evidence }) => ({ label, text: `«\u00a0${evidence[0]?.quote ?? ''}\u00a0»` }));

const adviceIn = ({ score, report, advice }: SavedAnalysis): readonly SheetLine[] =>
  advice
    // Of another trade every sentence would name one more thing that is missing.
    .slice(0, verdictOf({ score, report }) === 'otherTrade' ? 1 : MOST_ADVICE)
    .map((text) => ({ label: '', text }));

/** What a comparison says, on one page: the score and its parts, the proofs, what is missing, what to check. */
export const comparisonSheet = (analysis: SavedAnalysis, today: string): Sheet => ({
  title: analysis.offerTitle ?? 'Poste à préciser',
  subtitle: [analysis.company, analysis.place].filter(Boolean).join(' · '),
  sections: [
    { heading: 'Le CV comparé à l’annonce', lines: said(aboutScore(analysis)) },
    { heading: 'Ce que le CV montre', lines: said(proofsIn(analysis.report)) },
    {
      heading: 'Compétences',
      lines: said([
        { label: 'Présentes dans le CV', text: listedOf(analysis.matching) },
        { label: 'Absentes du CV', text: listedOf(analysis.missing) },
        {
          label: 'Attendues dans ce métier, à confirmer',
          text: listedOf(skillsToConfirm(analysis.report?.rows ?? []).map(({ label }) => label)),
        },
      ]),
    },
    {
      heading: 'À vérifier, hors du score',
      lines: said(
        (analysis.report?.criteria ?? []).map(({ criterion, offerQuote }) => ({
          label: CRITERION_LABELS[criterion],
          text: offerQuote,
        })),
      ),
    },
    { heading: 'Conseils', lines: said(adviceIn(analysis)) },
  ].filter(({ lines }) => lines.length > 0),
  foot: `Comparaison faite avec Embellie, fiche préparée le ${dayInWords(today)}.`,
});

/** The name of its file. */
export const comparisonFileName = (sheet: Sheet): string =>
  `${sheetFileName(sheet, 'comparaison')}.pdf`;
