import type { Register } from '#/domain/letters/letter';

/** One line in each tone, shown before it is chosen. */
export const TONE_EXAMPLES: Readonly<Record<Register, string>> = {
  formal:
    'J’ai l’honneur de vous présenter ma candidature. Je vous saurais gré de m’accorder un entretien.',
  measured: 'Je vous propose ma candidature. Je me tiens à votre disposition pour un entretien.',
  balanced:
    'Vous avez besoin de quelqu’un pour ce poste, et c’est mon travail. Parlons-en quand vous voulez.',
  warm: 'En lisant votre annonce, j’ai reconnu mon métier. J’aurais plaisir à vous rencontrer.',
  enthusiastic:
    'Votre annonce m’a donné envie d’écrire tout de suite. J’ai hâte d’en parler avec vous.',
};
