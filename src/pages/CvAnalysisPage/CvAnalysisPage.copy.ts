import { agree, formatLongDate } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { CvSection } from '#/domain/cv/cv';
import type { ReviewStep } from '#/domain/review/review';
import type { ReviewCheck, ReviewCriterion } from '#/domain/review/review';
import { analysisReportCopy } from '#/modules/AnalysisReport/AnalysisReport.copy';

const steps: Record<ReviewStep, string> = {
  layout: 'Lecture de la mise en page et des rubriques',
  lines: 'Relecture ligne par ligne',
  offers: 'Comparaison avec les offres proches de votre métier',
  score: 'Calcul du score et des conseils',
};

const criteria: Record<ReviewCriterion, string> = {
  trade: 'Ce que cherche le métier',
  focus: 'Ce qu’on lit en premier',
  contact: 'Coordonnées',
  structure: 'Plan',
  dates: 'Dates',
  results: 'Résultats chiffrés',
  wording: 'Formulation',
  spelling: 'Orthographe',
  legibility: 'Longueur et mise en page',
};

/** Short names of remarks, for the lists of before and after. */
const checks: Record<ReviewCheck, string> = {
  tradeLooks: 'Attendu dans le métier',
  weakProof: 'Dit, peu montré',
  tradeUnknown: 'Métier visé',
  showFirst: 'À montrer d’abord',
  cuts: 'À couper',
  phone: 'Téléphone',
  email: 'E-mail',
  emailTone: 'Adresse e-mail',
  city: 'Ville',
  headline: 'Titre',
  sections: 'Rubrique attendue',
  headings: 'Intitulé',
  sectionOrder: 'Ordre des rubriques',
  experienceOrder: 'Ordre des expériences',
  datesMissing: 'Date absente',
  datesReversed: 'Dates inversées',
  datesAhead: 'Date à venir',
  dateStyles: 'Forme des dates',
  monthsMissing: 'Mois',
  tasks: 'Description',
  figures: 'Chiffre',
  vague: 'Formule vague',
  firstPerson: 'Première personne',
  selfDescription: 'Qualité sans preuve',
  longLines: 'Ligne longue',
  spelling: 'Orthographe',
  accents: 'Accents',
  punctuation: 'Ponctuation',
  tooLong: 'Longueur',
  tooShort: 'Longueur',
  columns: 'Colonnes',
  textBoxes: 'Zones de texte',
  tables: 'Tableau',
  images: 'Images',
  margins: 'En-tête',
  undecodable: 'Caractères',
  gaps: 'Période',
  overlaps: 'Postes simultanés',
  personalData: 'Information personnelle',
};

const points = (count: number): string => `${count} ${agree(count, 'point', 'points')}`;

/** Words of the screen Analyse de CV. */
export const cvAnalysisCopy = {
  title: screenNames.cvAnalysis,
  subtitle:
    'Une relecture complète : ce que votre CV montre bien, ce qui gagnerait à être précisé, ligne par ligne.',
  resultOf: (fileName: string, trade: string | null): string =>
    trade === null
      ? `Relecture du fichier « ${fileName} ».`
      : `Relecture du fichier « ${fileName} », lu pour : ${trade}.`,
  steps,
  criteria,
  checks,
  noCv: {
    title: 'Aucun CV importé',
    text: 'Importez votre CV (PDF, DOC ou DOCX) pour lancer l’analyse. Il ne quitte pas votre appareil.',
  },
  ready: {
    label: 'Votre CV',
    launch: 'Lancer l’analyse',
    change: 'Voir ou changer de CV',
    reading: 'Lecture de votre CV en cours…',
    wait: 'L’analyse pourra commencer dès que votre CV sera lu.',
    unreadableTitle: 'Texte illisible',
    unreadable:
      'Le texte de ce CV ne peut pas être lu : le résultat sera un exemple, pas une analyse.',
    unusable: `Rendez ce CV lisible dans ${screenNames.myCv}, ou collez-y son texte, pour l’analyser.`,
    looksTitle: 'Ce que l’analyse regarde',
    target: 'Métier visé',
    targetHint: 'Le CV est lu comme le lirait un recruteur de ce métier.',
    looks: [
      'Ce que les recruteurs du métier visé cherchent, et ne trouvent pas',
      'Ce qu’il faut montrer d’abord, ce qu’il faut couper',
      'Coordonnées, plan, dates et longueur',
      'Missions : mots précis et mesures concrètes',
      'Orthographe : les fautes fréquentes des CV',
      'Lecture par les logiciels de recrutement',
      'Mots-clés des offres proches de votre métier',
    ],
    last: (score: number, fileName: string, date: string): string =>
      `Dernière analyse : ${score} sur 100, « ${fileName} », le ${formatLongDate(new Date(date))}.`,
    lastHint: 'Si votre CV a changé, vous verrez ce qui s’est amélioré.',
  },
  analysing: 'Analyse en cours',
  failed: {
    title: 'L’analyse n’a pas abouti',
    text: 'Une erreur inattendue l’a interrompue. Votre CV est toujours là, intact.',
    retry: 'Réessayer',
  },
  again: 'Relancer l’analyse',
  print: 'Imprimer',
  score: {
    label: (score: number, rows: readonly string[]): string =>
      `Score de ${score} sur 100. ${rows.join(', ')}.`,
    row: (name: string, gained: number, possible: number): string =>
      `${name} : ${gained} sur ${possible}`,
    out: 'sur 100',
    indicator:
      'Indicateur de relecture, pas la décision du recruteur. Il ne juge ni vous ni votre parcours.',
    title: 'Le score, critère par critère',
    intro:
      'Neuf critères, cent points. Chaque ligne s’ouvre sur les remarques qui l’expliquent ; leur somme donne exactement le score.',
    of: (gained: number, possible: number): string => `${gained} / ${possible}`,
    full: 'Aucune remarque sur ce critère.',
    total: 'Score',
    model: (model: string): string => `Règles de relecture, version ${model}.`,
  },
  strengths: {
    title: 'Points forts',
    none: 'Les remarques ci-dessous sont le meilleur point de départ.',
  },
  improvements: {
    title: 'Axes d’amélioration',
    intro:
      'Les plus utiles d’abord. À vous de choisir : vous connaissez votre parcours mieux que nous.',
    none: 'Nous n’avons rien trouvé à améliorer. Relisez-le tout de même à voix haute, ou faites-le relire.',
    gain: (count: number): string => `+${points(count)}`,
    better: 'Plutôt',
    idea: 'Idée',
    more: (count: number): string => `${count} ${agree(count, 'autre ligne', 'autres lignes')}`,
    nowhere: 'Dans tout le CV',
  },
  notes: {
    title: 'Bon à savoir',
    intro: 'Sans effet sur le score.',
  },
  keywords: {
    title: 'Mots-clés suggérés',
    intro: (offers: number): string =>
      offers === 1
        ? 'Demandés par l’offre du catalogue la plus proche de votre métier, et absents de votre CV. À ajouter seulement si vous les avez.'
        : `Demandés par les ${offers} offres du catalogue les plus proches de votre métier, et absents de votre CV. À ajouter seulement si vous les avez.`,
    count: (count: number, offers: number): string =>
      offers === 1 ? '' : `${count} ${agree(count, 'offre', 'offres')} sur ${offers}`,
    from: (quote: string, title: string): string => `« ${quote} », offre « ${title} »`,
    condition: 'si\u00a0vous\u00a0l’avez',
    noOffer:
      'Aucune offre du catalogue n’est proche de votre métier pour l’instant. Ajoutez une offre qui vous intéresse : ses mots-clés apparaîtront ici.',
    addOffer: screenNames.addOffer,
    none: 'Votre CV nomme déjà ce que demandent les offres proches de votre métier.',
    sample: 'Exemple',
    sampleText: 'Ces offres sont des exemples du catalogue.',
  },
  change: {
    title: 'Avant / après',
    since: (fileName: string, date: string): string =>
      `Par rapport à « ${fileName} », analysé le ${formatLongDate(new Date(date))}.`,
    before: 'Avant',
    after: 'Maintenant',
    difference: (count: number): string =>
      count === 0 ? 'Même score' : `${count > 0 ? '+' : '\u2212'}${points(Math.abs(count))}`,
    otherModel:
      'Les règles de relecture ont changé entre-temps : les deux scores ne se comparent pas.',
    solved: (count: number): string =>
      `${count} ${agree(count, 'remarque réglée', 'remarques réglées')}`,
    appeared: (count: number): string =>
      `${count} ${agree(count, 'nouvelle remarque', 'nouvelles remarques')}`,
    forget: 'Oublier l’analyse précédente',
  },
  sample: {
    mark: 'Exemple',
    text: 'Le texte de votre CV n’a pas pu être lu : ce résultat est un exemple. Importez un CV lisible, ou collez son texte, pour une vraie analyse.',
    fix: 'Rendre mon CV lisible',
  },
  place: (section: CvSection, experience: string | null, page: number | null): string =>
    [analysisReportCopy.sections[section], experience, page === null ? null : `page ${page}`]
      .filter((part) => part !== null)
      .join(' · '),
} as const;
