import { agree, formatDateAndTime, formatLongDate } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';

/** Words of the screen Mes Analyses. */
export const analysesCopy = {
  title: screenNames.analyses,
  subtitle: 'Vos dix dernières comparaisons, gardées sur cet appareil.',
  deleteAll: 'Tout supprimer',
  delete: 'Supprimer',
  sheet: 'Fiche à imprimer',
  dossier: 'Ouvrir le dossier',
  dossierShort: 'Son dossier',
  dossierNamed: (name: string): string => `Son dossier\u00a0: «\u00a0${name}\u00a0»`,
  deleteNamed: (name: string): string => `Supprimer l’analyse « ${name} »`,
  loading: 'Ouverture de l’analyse…',
  open: 'Voir le détail',
  openNamed: (name: string): string => `Voir le détail de l’analyse « ${name} »`,
  comparePick: 'Comparer',
  quoted: (name: string): string => `« ${name} »`,
  compareHint: 'Cochez deux analyses pour les voir côte à côte.',
  compareReady: 'Comparer les deux',
  back: 'Toutes les analyses',
  untitled: 'Offre sans titre',
  matching: (count: number): string =>
    `${count} ${agree(count, 'compétence présente', 'compétences présentes')}`,
  missing: (count: number): string => `${count} ${agree(count, 'manquante', 'manquantes')}`,
  savedOn: (date: Date): string => `Analyse du ${formatDateAndTime(date)}`,
  // A line may end before the date, not within it.
  savedOnShort: (date: Date): string => formatLongDate(date).replaceAll(' ', '\u00a0'),
  comparison: {
    title: 'Deux offres côte à côte',
    caption: 'Compétences demandées par l’une ou l’autre offre',
    skill: 'Compétence',
    standings: { held: 'Présente', missing: 'Manquante', notAsked: 'Non demandée' },
    otherModelTitle: 'Deux versions du calcul',
    otherModel:
      'Ces deux scores viennent de deux versions du calcul : ne les comparez pas au point près.',
  },
  samplesHidden: (count: number): string =>
    `${count} ${agree(count, 'résultat d’exemple est masqué', 'résultats d’exemple sont masqués')}, comme vous l’avez demandé dans ${screenNames.settings}.`,
  empty: {
    title: 'Aucune analyse trouvée',
    text: 'Comparez votre CV avec une offre : le résultat et son explication se rangent ici.',
    action: 'Comparer avec une offre',
  },
  damaged: {
    title: 'Votre historique est abîmé',
    text: 'Nous ne pouvons plus le lire. Il sera mis de côté sur cet appareil, sans être supprimé, et un nouvel historique commencera à votre prochaine comparaison.',
  },
  unavailable: {
    title: 'Vos analyses sont inaccessibles',
    text: 'Votre navigateur refuse l’accès à ses données, souvent en navigation privée. Rien n’a été supprimé : rouvrez la page dans une fenêtre ordinaire.',
    retry: 'Réessayer',
  },
  dialogs: {
    deleteOne: {
      title: 'Supprimer cette analyse ?',
      text: 'Cette action est irréversible et supprimera cette analyse de votre historique.',
      confirm: 'Supprimer',
    },
    deleteAll: {
      title: 'Êtes-vous absolument sûr ?',
      text: 'Cette action est irréversible et supprimera toutes vos analyses.',
      confirm: 'Continuer',
    },
    cancel: 'Annuler',
  },
} as const;
