/** A story of the tour: title of its shelf, then its export. */
type Stop = readonly [title: string, story: string];

/** One stage of the review in ten minutes. */
type Stage = {
  /** Whole minutes; the stages sum to ten. */
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly stops: readonly Stop[];
};

/** The review in ten minutes: from what Embellie promises to what happens when all goes wrong. */
export const TOUR: readonly Stage[] = [
  {
    minutes: 1,
    title: 'La promesse',
    text: 'Ce que voit une personne qui arrive sans rien : la page d’accueil, puis son tableau de bord, où chaque exemple est marqué.',
    stops: [
      ['Pages/Accueil', 'Desktop'],
      ['Pages/Tableau de bord', 'Newcomer'],
      ['Pages/Tableau de bord', 'BusyDay'],
    ],
  },
  {
    minutes: 2,
    title: 'Le CV, lu et compris',
    text: 'Déposé, lu dans le navigateur, puis vérifié ligne par ligne. Un fichier illisible dit pourquoi, et par où passer.',
    stops: [
      ['Pages/Mon CV', 'Empty'],
      ['Pages/Mon CV', 'Reading'],
      ['Pages/Mon CV', 'ReadWithDoubts'],
      ['Pages/Mon CV', 'UnreadableScanned'],
      ['Pages/Analyse de CV', 'BeforeAndAfter'],
    ],
  },
  {
    minutes: 2,
    title: 'Le score et ses raisons',
    text: 'Chaque point cite une ligne de l’offre et une ligne du CV. Une ligne fausse se corrige, et le score suit.',
    stops: [
      ['Pages/Match CV - Offre', 'FindingEvidence'],
      ['Pages/Match CV - Offre', 'BandExcellent'],
      ['Pages/Match CV - Offre', 'BlockingItemMissing'],
      ['Modules/Rapport d’analyse', 'RequirementsSetAside'],
      ['Pages/Mes Analyses', 'TwoSideBySide'],
    ],
  },
  {
    minutes: 1,
    title: 'Les offres',
    text: 'Cherchées parmi cent mille, ou ajoutées d’un copier-coller et relues avant d’être gardées.',
    stops: [
      ['Pages/Recherche Intelligente', 'Results'],
      ['Pages/Ajouter une offre', 'ReadFromTextWithDoubts'],
      ['Pages/Ajouter une offre', 'Duplicate'],
    ],
  },
  {
    minutes: 2,
    title: 'Écrire, s’entraîner, demander',
    text: 'Une lettre dont chaque phrase a sa source, un entretien avec un vrai retour, un assistant qui dit quand il ne sait pas.',
    stops: [
      ['Pages/Lettre de motivation', 'EvidenceOpen'],
      ["Pages/Simulateur d'Entretien", 'FeedbackGood'],
      ["Pages/Simulateur d'Entretien", 'Finished'],
      ['Pages/Assistant IA', 'Diagnosis'],
      ['Pages/Assistant IA', 'DoesNotKnow'],
    ],
  },
  {
    minutes: 1,
    title: 'Suivre ses candidatures',
    text: 'Par étape ou en liste, au clavier comme au doigt, avec les relances qui tombent à temps.',
    stops: [
      ['Pages/Mes Candidatures', 'BoardWithOverdueFollowUp'],
      ['Pages/Mes Candidatures', 'DetailWithInterviewPlanned'],
    ],
  },
  {
    minutes: 1,
    title: 'Quand tout va mal',
    text: 'Sans réseau, sans place, abîmé : une phrase, ce qui est gardé, et la suite.',
    stops: [
      ['Pages/Recherche Intelligente', 'CatalogueOffline'],
      ['Pages/Ajouter une offre', 'StorageFull'],
      ['Pages/Mes Analyses', 'HistoryDamaged'],
      ['Pages/Écran en échec', 'NotLoaded'],
    ],
  },
];

/** The two visits, the whole application at work. */
export const VISITS: readonly Stop[] = [
  ['Parcours/Deux visites', 'ANewcomerFindsOutWhereTheyStand'],
  ['Parcours/Deux visites', 'SomeoneComesBack'],
];
