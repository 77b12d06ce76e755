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
  until: (iso: string): string => `À pourvoir jusqu’au ${day(iso)}`,
  closed: (iso: string): string =>
    `Annonce close depuis le ${day(iso)}\u00a0: vérifiez auprès de l’employeur avant de postuler.`,
  terms: { type: 'contrat', experience: 'expérience', mode: 'mode de travail', pay: 'salaire' },
  readInText: (terms: readonly string[]): string =>
    `Lu dans le texte de l’annonce, à vérifier\u00a0: ${terms.join(', ')}.`,
  kept: (iso: string): string => `Copie gardée le ${day(iso)}`,
  original: 'Ouvrir l’annonce',
  demands: {
    required: 'Exigé',
    optional: 'Souhaité',
    /** What a text says that holds both (`DEMAND_HEADINGS`). */
    inText: /\((?:exig|souhait)é/u,
  },
} as const;
