import { agree, formatCount, formatDay } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { BoardLink } from '#/domain/offers/search/boardLinks';
import type { FilterPart } from '#/domain/offers/search/widenings';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';

const left: Record<BoardLink['left'][number], string> = {
  keyword: 'le mot-clé',
  location: 'le lieu',
};

const without: Record<FilterPart, string> = {
  modes: 'Sans le mode de travail',
  experience: 'Sans l’expérience',
  types: 'Sans le contrat',
  region: 'Sans la région',
  location: 'Sans le lieu',
  keyword: 'Sans le mot-clé',
};

/** So many departments are named; more of them say nothing. */
const MOST_DEPARTMENTS = 3;

const understood = ({ kind, name, departments }: UnderstoodPlace): string => {
  const codes =
    departments.length > MOST_DEPARTMENTS
      ? `${departments.slice(0, MOST_DEPARTMENTS).join(', ')}…`
      : departments.join(', ');
  switch (kind) {
    case 'town':
      return `${name} (${codes})`;
    case 'post':
      return `Code postal ${name}`;
    case 'department':
      return `${name} (${codes}), tout le département`;
    case 'region':
      return `${name}, toute la région`;
    case 'country':
      return 'Toute la France';
  }
};

/** Words of the screen Recherche Intelligente: specification, sections 2 and 8. */
export const searchCopy = {
  title: 'Recherche Intelligente',
  subtitle: "Trouvez l'offre qui vous correspond parfaitement, partout.",
  filters: {
    title: 'Filtres',
    more: (active: number): string =>
      active === 0 ? 'Autres filtres' : `Autres filtres (${active})`,
    active: 'Filtres choisis',
    remove: (label: string): string => `Retirer le filtre ${label}`,
    keyword: 'Poste ou mot-clé',
    keywordPlaceholder: 'Infirmière, comptable…',
    location: 'Lieu',
    locationPlaceholder: 'Ville, département ou pays',
    understood,
    radius: 'Rayon',
    alone: 'Cette ville seulement',
    around: (radius: number): string => `${radius}\u00a0km autour`,
    region: 'Région',
    types: 'Type de contrat',
    experience: 'Expérience',
    modes: 'Mode de travail',
    reset: 'Réinitialiser',
    save: 'Sauvegarder la recherche',
  },
  saved: {
    title: 'Mes Recherches',
    apply: 'Appliquer',
    delete: (name: string): string => `Supprimer la recherche «\u00a0${name}\u00a0»`,
  },
  results: {
    label: 'Offres trouvées',
    count: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'offre trouvée', 'offres trouvées')}`,
    external: (count: number, all: number): string => {
      const sites = `sur ${agree(count, 'un autre site', 'd’autres sites')}`;
      if (count < all) return `dont ${formatCount(count)} ${sites}`;
      return count === 1 ? sites : `toutes ${sites}`;
    },
    sort: 'Trier par',
    comparing: 'Comparaison avec votre CV…',
    hideSamples: 'Masquer les exemples',
    searching: 'Recherche en cours…',
    loading: 'Chargement des offres…',
    arriving: (held: number, total: number): string =>
      `Aucune parmi les ${formatCount(held)} premières offres, sur ${formatCount(total)}\u202f: les autres arrivent…`,
    detail: 'Offre sélectionnée',
    keys: 'Flèches pour parcourir, Entrée pour ouvrir, Échap pour revenir.',
  },
  add: screenNames.addOffer,
  tools: {
    comparing: 'Comparaison avec votre CV…',
    compatibility: (score: number): string => `${score}\u00a0% compatible`,
    why: 'Pourquoi ce score',
    match: 'Comparer avec mon CV',
    letter: 'Écrire une lettre',
    interview: 'Préparer l’entretien',
    dossier: 'Ouvrir le dossier',
    export: 'Exporter cette offre',
    delete: 'Supprimer cette offre',
    applied: (day: string): string => `Vous avez postulé le ${formatDay(day)}.`,
    application: 'Voir la candidature',
  },
  empty: {
    title: 'Aucune offre trouvée',
    text: "Essayez d'ajuster vos filtres pour trouver plus de résultats.",
    reset: 'Réinitialiser les filtres',
    wider: 'Recherches proches qui trouvent des offres',
    without,
    around: (radius: number): string => `Dans un rayon de ${radius}\u00a0km`,
    keyword: (word: string): string => `Seulement «\u00a0${word}\u00a0»`,
    count: (count: number): string =>
      `${formatCount(count)}\u00a0${agree(count, 'offre', 'offres')}`,
  },
  elsewhere: {
    title: 'Ouvrir ailleurs',
    text: 'La même recherche, sur les sites que vous utilisez déjà. Chaque lien s’ouvre dans un nouvel onglet.',
    left: (missing: BoardLink['left']): string =>
      `à saisir sur place\u00a0: ${missing.map((part) => left[part]).join(' et ')}`,
  },
  dialogs: {
    cancel: 'Annuler',
    close: 'Fermer',
    save: {
      title: 'Sauvegarder la recherche',
      label: 'Nom de la recherche',
      confirm: 'Sauvegarder',
    },
    delete: {
      title: 'Êtes-vous sûr ?',
      text: 'Cette action est irréversible et supprimera votre recherche sauvegardée.',
      confirm: 'Supprimer',
    },
    apply: {
      title: 'Confirmer votre candidature',
      sent: 'Votre CV sera envoyé :',
      sampleName: 'CV_Camille_Martin.pdf',
      sampleDate: 'Importé le 15 novembre 2026',
      sample: 'Exemple',
      noCv: 'Aucun CV n’est importé\u00a0: la candidature sera notée sans CV.',
      honest:
        'Embellie n’a pas de serveur\u00a0: rien ne quitte votre appareil. Pour postuler réellement, passez par l’employeur ou par l’annonce d’origine.',
      confirm: 'Confirmer et postuler',
    },
    deleteOffer: {
      title: 'Supprimer cette offre\u202f?',
      text: (title: string): string =>
        `«\u00a0${title}\u00a0» et la copie de son annonce seront effacées de cet appareil. Vos candidatures gardent la leur.`,
      confirm: 'Supprimer',
    },
    detail: 'Détail de l’offre',
  },
} as const;
