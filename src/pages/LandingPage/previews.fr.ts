import type { RowAnswer } from '#/domain/matching/report';
import type { Compatibility } from '#/styles/tones';

/** What the pictures of the product show: one invented person, one invented advertisement. */

type PreviewRow = {
  readonly label: string;
  readonly answer: RowAnswer;
  readonly points: number;
  readonly possible: number;
};

/** A ledger whose points sum to its score. */
const rows: readonly PreviewRow[] = [
  { label: 'Soins d’hygiène et de confort', answer: 'held', points: 22, possible: 22 },
  { label: 'Métier : aide-soignant', answer: 'held', points: 18, possible: 18 },
  { label: 'Transmissions ciblées', answer: 'held', points: 16, possible: 16 },
  { label: 'Diplôme d’État', answer: 'held', points: 14, possible: 14 },
  { label: 'Deux ans d’expérience', answer: 'held', points: 14, possible: 14 },
  { label: 'AFGSU 2', answer: 'missing', points: 0, possible: 16 },
];

/** The comparison that the first picture shows. */
export const comparison = {
  caption: 'Exemple de comparaison entre un CV et une offre',
  offer: 'Aide-soignant de nuit H/F',
  company: 'Résidence Les Alizés, Nantes',
  score: rows.reduce((sum, { points }) => sum + points, 0),
  verdict: 'Bonne correspondance',
  summary:
    'Ce CV répond à l’essentiel de l’offre. Un point n’y apparaît pas : à montrer, si vous l’avez.',
  ring: (score: number): string => `Score de ${score} sur 100, bonne correspondance`,
  unit: '%',
  rows,
  of: (points: number, possible: number): string => `${points} / ${possible}`,
  answers: {
    held: 'Trouvé dans le CV',
    partly: 'Trouvé en partie',
    missing: 'Non trouvé',
  } satisfies Record<RowAnswer, string>,
  total: 'La somme des lignes',
};

type PreviewOffer = {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly compatibility: number;
  readonly level: Compatibility;
};

const offers: readonly PreviewOffer[] = [
  {
    title: 'Aide-soignante de nuit',
    company: 'Résidence Les Alizés',
    place: 'Nantes',
    compatibility: 92,
    level: 'high',
  },
  {
    title: 'Auxiliaire de soins',
    company: 'Domicile Atlantique',
    place: 'Rezé',
    compatibility: 84,
    level: 'medium',
  },
  {
    title: 'Agent de service hospitalier',
    company: 'Clinique du Port',
    place: 'Saint-Nazaire',
    compatibility: 71,
    level: 'low',
  },
];

/** A search that was narrowed down. */
export const search = {
  caption: 'Exemple de recherche',
  filters: ['aide-soignant', 'Nantes', 'CDI'],
  offers,
  where: ({ company, place }: PreviewOffer): string => `${company}, ${place}`,
  percent: (value: number): string => `${value} %`,
};

/** Part of a letter; `facts` are the words that come from the CV. */
export const letter = {
  caption: 'Exemple de lettre',
  greeting: 'Madame, Monsieur,',
  body: [
    {
      words:
        'Vous cherchez une aide-soignante de nuit habituée aux unités protégées. Depuis mars 2021, ',
      fact: false,
    },
    { words: 'j’accompagne 32 résidents, dont 14 en unité protégée', fact: true },
    { words: ', et je rédige les ', fact: false },
    { words: 'transmissions ciblées sur Netsoins', fact: true },
    { words: '.', fact: false },
  ],
  place: 'Votre CV, Expériences',
  quote: '« Soins d’hygiène et de confort de 32 résidents, dont 14 en unité protégée »',
};

/** What was read of a CV, with what is doubtful. */
export const reading = {
  caption: 'Exemple de CV lu',
  rows: [
    { label: 'Poste', value: 'Aide-soignante de nuit', confidence: 'sure' },
    { label: 'Depuis', value: 'mars 2021', confidence: 'sure' },
    { label: 'Diplôme', value: 'DEAS, IFAS de Nantes, 2018', confidence: 'sure' },
    { label: 'Ville', value: 'Rezé', confidence: 'doubtful' },
  ],
  confidence: { sure: 'Lu', doubtful: 'À vérifier' },
} as const;

/** Two turns with the assistant. */
export const chat = {
  caption: 'Exemple d’échange avec l’assistant',
  question: 'On va me demander pourquoi j’ai arrêté six mois en 2020. Que répondre ?',
  questionTime: '21:04',
  answer:
    'Dites-le simplement, en une phrase, puis revenez au présent : depuis mars 2021, votre CV montre un poste de nuit sans interruption. C’est cela que le recruteur retiendra.',
  answerTime: '21:04',
};

/** One line of a ledger, opened. */
export const openRow = {
  caption: 'Exemple de ligne expliquée',
  label: 'AFGSU 2',
  offerPlace: 'L’offre',
  offerQuote: '« AFGSU 2 à jour exigée »',
  cvPlace: 'Votre CV',
  cvQuote: 'Rien ne le montre. Si vous l’avez, montrez-le, avec sa date.',
  gain: '+16 points possibles',
  held: {
    label: 'Transmissions ciblées',
    offerQuote: '« Tracer les actes et rédiger les transmissions ciblées »',
    cvPlace: 'Votre CV, Expériences',
    cvQuote: '« transmissions ciblées sur Netsoins »',
    points: '16 / 16',
  },
};

/** Testimonials of the specification: sample content, three of them. */
export const testimonials = [
  {
    name: 'Fatou Ndiaye',
    role: 'Infirmière, Dakar puis Lyon',
    text: 'J’ai enfin compris pourquoi mes candidatures restaient sans réponse : mon CV ne disait nulle part que j’encadrais une équipe.',
  },
  {
    name: 'Karim Belaïd',
    role: 'Cariste, Villeurbanne',
    text: 'Depuis mon téléphone, dans le bus. Je colle l’annonce, je vois ce qu’il manque, je réponds le soir même.',
  },
  {
    name: 'Solène Le Goff',
    role: 'Chargée de projet en ONG, Amman',
    text: 'Chaque point du score renvoie à une phrase de mon CV. C’est la première fois qu’un outil me montre ses calculs.',
  },
] as const;
