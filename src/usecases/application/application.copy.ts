import { screenNames } from '#/copy/screenNames.copy';

/** Words of a newer version. */
export const newVersionCopy = {
  ready: {
    title: 'Une nouvelle version est prête',
    text: 'Elle s’ouvrira au prochain chargement de la page. Rien n’est interrompu.',
  },
  update: 'Mettre à jour maintenant',
  atStake: {
    cv: {
      title: 'Votre CV n’est que dans cet onglet',
      text: `Mettre à jour recharge la page\u202f: il faudrait le déposer à nouveau, ou d’abord le garder dans ${screenNames.myCv}.`,
    },
    typed: {
      title: 'Une saisie est en cours',
      text: 'Mettre à jour recharge la page\u202f: ce que vous n’avez pas enregistré serait perdu.',
    },
    unknown: {
      title: 'Mettre à jour recharge la page',
      text: 'Ce qui n’est pas enregistré serait perdu\u202f: un CV que vous n’avez pas gardé, un texte en cours.',
    },
  },
  anyway: 'Mettre à jour quand même',
} as const;
