import { bandOf, type LedgerRow, type MatchReport } from '#/domain/matching/report';

const row = (over: Partial<LedgerRow> & Pick<LedgerRow, 'id' | 'label'>): LedgerRow => ({
  axis: 'skills',
  demand: 'required',
  blocking: false,
  offerQuote: over.label,
  evidence: [],
  credit: 0,
  answer: 'missing',
  tenths: 0,
  possibleTenths: 100,
  ...over,
});

const SHOWN: readonly LedgerRow[] = [
  row({
    id: 'skill-1',
    label: 'Comptabilité fournisseurs',
    offerQuote: 'contrôler les factures fournisseurs',
    evidence: [
      {
        quote: 'Saisie et contrôle de 400 factures fournisseurs par mois',
        range: { start: 310, end: 366 },
        section: 'experience',
        experience: 'Assistante comptable, 2021-03',
      },
    ],
    credit: 1,
    answer: 'held',
    tenths: 250,
    possibleTenths: 250,
  }),
  row({
    id: 'skill-2',
    label: 'Excel',
    evidence: [
      {
        quote: 'Excel, Word, Outlook',
        range: { start: 720, end: 740 },
        section: 'skills',
        experience: null,
      },
    ],
    credit: 0.85,
    answer: 'held',
    tenths: 170,
    possibleTenths: 200,
  }),
  row({ id: 'skill-3', label: 'Sage 100', possibleTenths: 150 }),
  row({
    id: 'occupation',
    axis: 'occupation',
    trade: 'same',
    label: 'Comptable fournisseurs',
    demand: 'expected',
    evidence: [
      {
        quote: 'Assistante comptable',
        range: { start: 270, end: 290 },
        section: 'experience',
        experience: 'Assistante comptable, 2021-03',
      },
    ],
    credit: 0.9,
    answer: 'held',
    tenths: 180,
    possibleTenths: 200,
  }),
  row({
    id: 'experience',
    axis: 'experience',
    label: '2 ans d’expérience minimum',
    evidence: [
      {
        quote: 'Assistante comptable',
        range: { start: 270, end: 290 },
        section: 'experience',
        experience: 'Assistante comptable, 2021-03',
      },
    ],
    credit: 1,
    answer: 'held',
    tenths: 130,
    possibleTenths: 130,
  }),
  row({
    id: 'language-1',
    axis: 'languages',
    label: 'Anglais (courant)',
    demand: 'optional',
    evidence: [
      {
        quote: 'Anglais B1',
        range: { start: 760, end: 770 },
        section: 'languages',
        experience: null,
      },
    ],
    credit: 0.3,
    answer: 'partly',
    tenths: 20,
    possibleTenths: 70,
  }),
];

/** A report whose rows, with the cap where there is one, sum to its score; give rows to change the score. */
export const aReport = (over: Partial<MatchReport> = {}): MatchReport => {
  const rows = over.rows ?? SHOWN;
  const cap = over.cap ?? null;
  const score = rows.reduce((sum, { tenths }) => sum + tenths, cap?.tenths ?? 0) / 10;
  return {
    model: '1+test',
    score,
    band: bandOf(score),
    rows,
    cap,
    criteria: [
      { criterion: 'contract', offerQuote: 'CDI', answer: 'yes', cvQuote: 'Recherche un CDI' },
      { criterion: 'place', offerQuote: 'Nantes (44)', answer: 'unknown', cvQuote: null },
      { criterion: 'language', offerQuote: 'Anglais courant', answer: 'no', cvQuote: 'Anglais B1' },
    ],
    advice: [
      {
        kind: 'missing',
        rowId: 'skill-3',
        text: '« Sage 100 » n’apparaît pas dans votre CV : si vous l’avez, montrez-le dans une expérience.',
        gainTenths: 150,
      },
      {
        kind: 'weakEvidence',
        rowId: 'skill-2',
        text: '« Excel » est dans votre CV, mais peu visible : si vous l’avez exercé récemment, montrez-le dans une expérience, avec un chiffre.',
        gainTenths: 30,
      },
    ],
    summary:
      'Votre CV répond à une bonne part de cette offre. 2 des 3 compétences demandées y apparaissent.',
    ...over,
  };
};
