import { formatLongDate } from '#/copy/format';

/** Words of an offer in a list. */
export const offerCardCopy = {
  sample: 'Exemple',
  own: 'Ajoutée par vous',
  compatibility: (score: number): string => `${score}\u00a0% compatible`,
  /** `day` is an ISO day. */
  published: (day: string): string => `Publiée le ${formatLongDate(new Date(`${day}T12:00:00`))}`,
} as const;
