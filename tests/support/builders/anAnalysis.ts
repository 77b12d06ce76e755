import { shareExactly } from '#/domain/matching/ledger';
import type { FieldStanding, PostField, PostRead } from '#/domain/matching/postRead';
import { bandOf } from '#/domain/matching/report';
import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { MatchVerdict } from '#/domain/matching/verdict';
import type { Demand } from '#/domain/postings/requirements';

type Asked = {
  readonly id: string;
  readonly axis: LedgerRow['axis'];
  readonly label: string;
  readonly demand: Demand;
  readonly blocking?: boolean;
  readonly offerQuote: string;
  readonly cvQuote: string;
  readonly section: LedgerRow['evidence'][number]['section'];
  readonly experience: string | null;
  readonly possible: number;
};

const NIGHT = 'Aide-soignante de nuit, mars 2021 – aujourd’hui';
const HOSPITAL = 'Aide-soignante, septembre 2018 – février 2021';

/** What an advertisement for a nursing assistant asks; possible tenths sum to 1000. */
const ASKED: readonly Asked[] = [
  {
    id: 'skill-1',
    axis: 'degree',
    label: 'Diplôme d’État d’aide-soignant',
    demand: 'required',
    blocking: true,
    offerQuote: 'Titulaire du diplôme d’État d’aide-soignant (DEAS) exigé',
    cvQuote: '2018 Diplôme d’État d’aide-soignant, IFAS de Nantes',
    section: 'education',
    experience: null,
    possible: 100,
  },
  {
    id: 'skill-2',
    axis: 'skills',
    label: 'Soins d’hygiène et de confort',
    demand: 'required',
    offerQuote: 'Assurer les soins d’hygiène, de confort et de prévention',
    cvQuote: 'Soins d’hygiène et de confort de 32 résidents, dont 14 en unité protégée',
    section: 'experience',
    experience: NIGHT,
    possible: 150,
  },
  {
    id: 'skill-3',
    axis: 'skills',
    label: 'Transmissions ciblées',
    demand: 'required',
    offerQuote: 'Tracer les actes et rédiger les transmissions ciblées',
    cvQuote: 'transmissions ciblées sur Netsoins',
    section: 'experience',
    experience: NIGHT,
    possible: 120,
  },
  {
    id: 'skill-4',
    axis: 'skills',
    label: 'Mobilisation des patients',
    demand: 'expected',
    offerQuote: 'Aider à la mobilisation et aux transferts',
    cvQuote: 'Mobilisation des patients en service de médecine, transferts au lève-personne',
    section: 'experience',
    experience: HOSPITAL,
    possible: 100,
  },
  {
    id: 'skill-5',
    axis: 'skills',
    label: 'Accompagnement de fin de vie',
    demand: 'expected',
    offerQuote: 'Accompagner les résidents en fin de vie et leurs proches',
    cvQuote: 'Accompagnement de fin de vie avec l’équipe mobile de soins palliatifs',
    section: 'experience',
    experience: NIGHT,
    possible: 90,
  },
  {
    id: 'skill-6',
    axis: 'skills',
    label: 'Approche Montessori',
    demand: 'optional',
    offerQuote: 'Une formation à l’approche Montessori serait appréciée',
    cvQuote: 'Formation interne à l’approche Montessori',
    section: 'certifications',
    experience: null,
    possible: 60,
  },
  {
    id: 'skill-7',
    axis: 'skills',
    label: 'AFGSU 2',
    demand: 'required',
    offerQuote: 'AFGSU 2 à jour',
    cvQuote: 'AFGSU 2',
    section: 'skills',
    experience: null,
    possible: 80,
  },
  {
    id: 'occupation',
    axis: 'occupation',
    label: 'Aide-soignant de nuit',
    demand: 'expected',
    offerQuote: 'Aide-soignant de nuit H/F',
    cvQuote: 'Aide-soignante de nuit',
    section: 'experience',
    experience: NIGHT,
    possible: 180,
  },
  {
    id: 'experience',
    axis: 'experience',
    label: '2 ans d’expérience',
    demand: 'required',
    offerQuote: 'Vous justifiez de deux ans d’expérience en gériatrie',
    cvQuote: 'Mars 2021 – aujourd’hui',
    section: 'experience',
    experience: NIGHT,
    possible: 120,
  },
];

/** A verdict that rows alone make; another trade has a builder of its own. */
type ShownVerdict = Exclude<MatchVerdict, 'otherTrade'>;

/** Which rows a CV of each verdict answers: the others are missing. */
const HELD: Readonly<Record<ShownVerdict, readonly string[]>> = {
  excellent: ASKED.map(({ id }) => id).filter((id) => id !== 'skill-6'),
  good: ['skill-1', 'skill-2', 'skill-3', 'skill-4', 'occupation', 'experience'],
  moderate: ['skill-1', 'skill-2', 'skill-4', 'skill-5', 'experience'],
  weak: ['skill-1', 'skill-2', 'experience'],
};

const SUMMARIES: Readonly<Record<ShownVerdict, string>> = {
  excellent:
    'Votre CV répond à presque toutes les exigences de cette offre, et vos preuves sont récentes. Il manque seulement une compétence souhaitée.',
  good: 'Votre CV répond à l’essentiel de cette offre. Trois points n’y apparaissent pas\u00a0: vérifiez si vous les avez.',
  moderate:
    'Votre CV répond à une partie de cette offre. Plusieurs attentes n’y apparaissent pas encore.',
  weak: 'Votre CV répond à peu de ce que demande cette offre. Plusieurs attentes n’y apparaissent pas encore.',
};

const rowOf = (asked: Asked, held: boolean): LedgerRow => ({
  id: asked.id,
  axis: asked.axis,
  label: asked.label,
  demand: asked.demand,
  blocking: asked.blocking ?? false,
  offerQuote: asked.offerQuote,
  evidence: held
    ? [
        {
          quote: asked.cvQuote,
          range: { start: 0, end: asked.cvQuote.length },
          section: asked.section,
          experience: asked.experience,
        },
      ]
    : [],
  credit: held ? 1 : 0,
  answer: held ? 'held' : 'missing',
  tenths: held ? asked.possible : 0,
  possibleTenths: asked.possible,
  ...(asked.axis === 'occupation' ? { trade: held ? 'same' : 'unknown' } : {}),
});

const LIMIT = 60;

type PostDetails = Readonly<
  Partial<Record<PostField, string | null>> & {
    standing: Partial<Record<PostField, FieldStanding>>;
  }
>;

/** The post of that advertisement, read without a doubt. */
export const aPostRead = ({
  title = 'Aide-soignant de nuit H/F',
  company = 'Résidence Les Glycines',
  location = 'Nantes (44)',
  standing = {},
}: Partial<PostDetails> = {}): PostRead => ({
  title: { value: title, standing: standing.title ?? 'read' },
  company: { value: company, standing: standing.company ?? 'read' },
  location: { value: location, standing: standing.location ?? 'read' },
  occupation: { label: 'Aide-soignant / Aide-soignante', rome: 'J1501' },
});

/** A report whose rows and cap sum to its score; without the diploma the score is capped. */
export const aReportOfBand = (verdict: ShownVerdict, withDiploma = true): MatchReport => {
  const rows = ASKED.map((asked) =>
    rowOf(asked, HELD[verdict].includes(asked.id) && (withDiploma || !asked.blocking)),
  );
  const gained = rows.reduce((sum, { tenths }) => sum + tenths, 0);
  const over = withDiploma ? 0 : Math.max(0, gained - LIMIT * 10);
  const score = (gained - over) / 10;
  return {
    model: '1+a1b2c3d4',
    post: aPostRead(),
    score,
    band: bandOf(score),
    rows,
    cap: withDiploma ? null : { tenths: -over, limit: LIMIT, rowIds: ['skill-1'] },
    criteria: [
      { criterion: 'contract', offerQuote: 'CDI à temps plein', answer: 'unknown', cvQuote: null },
      { criterion: 'place', offerQuote: 'Nantes (44)', answer: 'yes', cvQuote: '44000 Nantes' },
      { criterion: 'licence', offerQuote: 'Permis B souhaité', answer: 'yes', cvQuote: 'permis B' },
      {
        criterion: 'pay',
        offerQuote: '2 050 € brut par mois, plus primes de nuit',
        answer: 'unknown',
        cvQuote: null,
      },
    ],
    advice: rows
      .filter(({ answer }) => answer === 'missing')
      .map((row) => ({
        kind: row.blocking ? ('blocking' as const) : ('missing' as const),
        rowId: row.id,
        text: `«\u00a0${row.label}\u00a0» n’apparaît pas dans votre CV\u00a0: si vous l’avez, montrez-le dans une expérience.`,
        gainTenths: row.possibleTenths,
      }))
      .sort((a, b) => b.gainTenths - a.gainTenths),
    summary: SUMMARIES[verdict],
  };
};

/** The report of a band, less rows that the offer is said not to ask for: the others make the whole score. */
const withSetAside = (report: MatchReport, ids: readonly string[]): MatchReport => {
  const setAside = report.rows.filter(({ id }) => ids.includes(id));
  if (setAside.length === 0) return report;
  const rows = report.rows.filter((row) => !setAside.includes(row));
  const possible = rows.reduce((sum, row) => sum + row.possibleTenths, 0);
  const gained = rows.reduce((sum, row) => sum + row.tenths, 0);
  const score = Math.round((gained / possible) * 100);
  const shares = shareExactly(
    rows.map(({ tenths }) => tenths),
    score * 10,
  );
  return {
    ...report,
    score,
    band: bandOf(score),
    rows: rows.map((row, index) => {
      const tenths = shares[index] ?? 0;
      const possibleTenths = Math.round((row.possibleTenths * 1000) / possible);
      return { ...row, tenths, possibleTenths: Math.max(tenths, possibleTenths) };
    }),
    advice: report.advice.filter(({ rowId }) => rowId === null || !ids.includes(rowId)),
    setAside: { rows: setAside, score: report.score },
  };
};

type AnalysisDetails = {
  readonly id?: number;
  readonly date?: string;
  readonly offerTitle?: string | null;
  readonly withDiploma?: boolean;
  /** Rows that the offer is said not to ask for. */
  readonly setAside?: readonly string[];
  readonly post?: PostRead;
};

/** A saved analysis of one band, explained. */
export const anAnalysis = (
  verdict: ShownVerdict,
  {
    id = 1_795_250_000_000,
    date = '2026-11-21T09:42:00.000Z',
    offerTitle = 'Aide-soignant de nuit H/F',
    withDiploma = true,
    setAside = [],
    post = aPostRead({ title: offerTitle }),
  }: AnalysisDetails = {},
): SavedAnalysis =>
  toSavedAnalysis(
    { ...withSetAside(aReportOfBand(verdict, withDiploma), setAside), post },
    { id, date },
  );
