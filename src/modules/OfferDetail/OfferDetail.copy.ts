import { formatLongDate } from '#/copy/format';

const day = (iso: string): string => formatLongDate(new Date(`${iso}T12:00:00`));

/** Words of the whole offer. */
export const offerDetailCopy = {
  description: 'Description du poste',
  apply: 'Postuler',
  applied: 'J’ai postulé',
  sample: 'Exemple',
  more: 'Lire toute l’annonce',
  less: 'Réduire l’annonce',
  published: (iso: string): string => `Publiée le ${day(iso)}`,
  kept: (iso: string): string => `Copie gardée le ${day(iso)}`,
  original: 'Ouvrir l’annonce',
  facts: {
    pay: 'Rémunération brute',
    licences: 'Permis et habilitations',
    languages: 'Langues',
  },
} as const;
