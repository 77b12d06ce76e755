import { screenNames } from '#/copy/screenNames.copy';
import type { MatchStep } from '#/domain/matching/report';
import type { MatchBlock } from '#/pages/MatchPage/MatchPage.state';

const steps: Record<MatchStep, string> = {
  cv: 'Lecture de votre CV',
  offer: 'Lecture de l’offre',
  evidence: 'Recherche de vos preuves',
  advice: 'Calcul du score et des conseils',
};

/** Words of the screen Match CV / Offre. */
export const matchCopy = {
  title: screenNames.match,
  loading: 'Ouverture du résultat…',
  subtitle:
    'Collez une offre d’emploi : nous la comparons à votre CV, ligne par ligne, et chaque point s’explique.',
  analysingText: 'Quatre étapes, quelques secondes.',
  cv: {
    label: 'Votre CV',
    none: 'Aucun CV importé',
    noneText: 'Importez votre CV pour lancer une comparaison.',
    import: 'Importer mon CV',
    change: 'Voir ou changer',
    reading: 'Lecture en cours…',
    unreadableTitle: 'Texte illisible',
    unreadable:
      'Le texte de ce CV ne peut pas être lu : le résultat sera un exemple, pas une analyse.',
    unusable: `Rendez ce CV lisible dans ${screenNames.myCv}, ou collez-y son texte, pour le comparer.`,
  },
  offer: {
    label: 'Description de l’offre',
    placeholder: 'Collez ici l’annonce entière : missions, profil recherché, conditions…',
    hint: 'Plus l’annonce est complète, plus la comparaison est juste. Elle reste sur votre appareil.',
  },
  promise: {
    title: 'Ce que vous saurez',
    steps: [
      {
        title: 'Votre score, point par point',
        text: 'Chaque point cite une ligne de l’offre et une ligne de votre CV.',
      },
      {
        title: 'Ce qui manque',
        text: 'À montrer si vous l’avez, à dire simplement sinon.',
      },
      {
        title: 'Par où commencer',
        text: 'Les conseils, en commençant par celui qui apporte le plus.',
      },
    ],
  },
  compare: 'Comparer',
  blocked: {
    nothing: 'Pour comparer, il faut un CV et le texte d’une offre.',
    noCv: 'Il manque votre CV : importez-le d’abord.',
    reading: 'Votre CV est en cours de lecture : un instant.',
    unusable: 'Le texte de votre CV ne peut pas être lu : rien ne peut être comparé.',
    noOffer: 'Il manque le texte de l’offre.',
  } satisfies Record<MatchBlock, string>,
  resultOf: (offerTitle: string | null): string =>
    offerTitle === null ? 'Votre CV face à cette offre.' : `Votre CV face à « ${offerTitle} ».`,
  analysing: 'Comparaison en cours',
  steps,
  next: {
    label: 'Et maintenant',
    nearer: 'Voir des offres plus proches',
    letter: 'Écrire la lettre',
    interview: 'M’entraîner',
    follow: 'Suivre',
    // Left to the name of the button where the row is narrow.
    followThis: ' cette offre',
    followed: 'Offre suivie\u00a0: son dossier',
    dossier: 'Ouvrir le dossier',
  },
  again: 'Comparer avec une autre offre',
  sheet: 'Fiche à imprimer',
  history: 'Voir mes analyses',
  linkOnly: {
    title: 'C’est l’adresse de l’offre, pas son texte',
    text: 'Embellie n’ouvre aucune page à votre place. Ouvrez ce lien, sélectionnez toute l’annonce, copiez-la, puis collez-la ici.',
    edit: 'Coller le texte de l’offre',
  },
  retry: 'Réessayer',
} as const;
