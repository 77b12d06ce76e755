import { screenNames } from '#/copy/screenNames.copy';

/** Words of the page that explains the bookmarklet. */
export const bookmarkletCopy = {
  title: screenNames.bookmarklet,
  subtitle:
    'Sur n’importe quel site, un clic sur ce favori ouvre ici l’annonce que vous lisez, prête à vérifier. Rien n’est enregistré sans votre accord.',
  back: screenNames.addOffer,
  computer: {
    title: 'Sur un ordinateur',
    name: 'Vers Embellie',
    steps: [
      'Affichez la barre de favoris de votre navigateur\u00a0: Ctrl+Maj+B, ou Cmd+Maj+B sur un Mac.',
      'Faites glisser ce bouton jusqu’à elle\u00a0:',
      'Ouvrez une annonce sur un autre site, puis cliquez sur le favori.',
    ],
    pressed: {
      title: 'Ici, ce bouton ne fait rien',
      text: 'Faites-le glisser dans votre barre de favoris, ou copiez son code avec la méthode du téléphone.',
    },
  },
  phone: {
    title: 'Sur un téléphone',
    steps: [
      'Copiez le code du favori\u00a0:',
      'Ajoutez cette page à vos favoris, puis modifiez ce favori\u00a0: nommez-le «\u00a0Vers Embellie\u00a0» et collez le code à la place de l’adresse.',
      'Ouvrez une annonce, tapez «\u00a0Vers Embellie\u00a0» dans la barre d’adresse et touchez le favori proposé.',
    ],
    copy: 'Copier le code',
    copied: 'Code copié.',
    refusedTitle: 'Votre navigateur ne laisse pas copier',
    refused: 'Sélectionnez tout le code ci-dessous et copiez-le vous-même.',
    code: 'Code du favori',
  },
  sent: {
    title: 'Ce que le favori envoie',
    points: [
      'Le texte que vous avez sélectionné, sinon celui de la page, et les données que le site publie sur l’offre.',
      'L’adresse de la page, pour que vous puissiez y revenir.',
      'Tout passe par la fin de l’adresse, après le signe #, que votre navigateur n’envoie à aucun serveur.',
    ],
  },
  trouble: {
    title: 'Quand il ne se passe rien',
    points: [
      'Le site ou le navigateur bloque les favoris de ce genre, ou l’ouverture d’un onglet\u00a0: autorisez-la, ou copiez le texte de l’annonce.',
      'L’annonce est très longue\u00a0: sélectionnez la partie qui décrit le poste avant de cliquer.',
    ],
    paste: 'Coller une annonce',
  },
} as const;
