import { agree, formatCount } from '#/copy/format';

/** Words of the journal. */
export const journalCopy = {
  title: 'Journal de recherche',
  printTitle: 'Journal de recherche d’emploi',
  subtitle:
    'Vos démarches datées, à montrer à votre conseiller France Travail ou lors d’un contrôle.',
  of: (person: string): string => `Démarches faites par ${person}`,
  period: (from: string, to: string): string => `Du ${from} au ${to}`,
  from: 'Du',
  to: 'Au',
  presets: 'Période',
  months: (count: number): string => (count === 1 ? 'Un mois' : `${count}\u00a0mois`),
  print: 'Imprimer',
  pdf: 'Télécharger en PDF',
  names: 'Sans les noms',
  namesHint: 'Votre nom, les employeurs et les adresses d’entretien s’effacent.',
  export: 'Exporter en CSV',
  counts: {
    application: (count: number): string =>
      agree(count, 'candidature envoyée', 'candidatures envoyées'),
    followUp: (count: number): string => agree(count, 'relance', 'relances'),
    interview: (count: number): string => agree(count, 'entretien', 'entretiens'),
    search: (count: number): string => agree(count, 'offre étudiée', 'offres étudiées'),
  },
  step: 'Démarche',
  company: 'Entreprise et lieu',
  wrongPeriod: 'La fin précède le début.',
  emptyTitle: 'Aucune démarche sur cette période',
  emptyText:
    'Le journal se remplit de lui-même\u00a0: candidatures, relances faites, entretiens et offres analysées. Élargissez la période pour en voir plus.',
  incomplete:
    'Ce journal est incomplet\u00a0: des démarches gardées sur l’appareil n’ont pas pu être relues.',
  footer: 'Document établi à partir d’un suivi personnel.',
  shown: (shown: number, total: number): string =>
    `${formatCount(shown)} ${agree(shown, 'démarche affichée', 'démarches affichées')} sur ${formatCount(total)}\u202f; l’impression les contient toutes.`,
} as const;
