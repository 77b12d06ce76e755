import type { MatchProblem } from '#/domain/matching/report';

type ProblemWords = {
  /** In the place of the result of Match CV / Offre; `edit` leads back to the text of the offer. */
  readonly result: { readonly title: string; readonly text: string; readonly edit: string };
  /** In the place of the ledger of an offer. */
  readonly explanation: { readonly title: string; readonly text: string };
  /** Toast: the score in view could not be computed again. */
  readonly revision: { readonly title: string; readonly text: string };
};

/** Why there is no score, in words, wherever one was asked for. */
export const matchProblems: Readonly<Record<MatchProblem, ProblemWords>> = {
  tooLittle: {
    result: {
      title: 'Cette offre est trop peu détaillée',
      text: 'Nous y avons reconnu moins de trois exigences : un score ne voudrait rien dire. Collez l’annonce entière, avec les missions et le profil recherché.',
      edit: 'Compléter l’offre',
    },
    explanation: {
      title: 'Cette annonce en dit trop peu',
      text: 'Elle ne nomme pas assez d’exigences pour être comparée à votre CV.',
    },
    revision: {
      title: 'Score inchangé',
      text: 'Sans cette exigence, il en resterait moins de trois : un score ne voudrait plus rien dire.',
    },
  },
  failed: {
    result: {
      title: 'La comparaison n’a pas abouti',
      text: 'Une erreur inattendue l’a interrompue. Votre CV et le texte de l’offre sont toujours là.',
      edit: 'Revenir à l’offre',
    },
    explanation: {
      title: 'La comparaison n’a pas abouti',
      text: 'Votre CV et l’annonce sont intacts. Fermez cette fenêtre, puis réessayez.',
    },
    revision: {
      title: 'Erreur',
      text: 'Le score n’a pas pu être recalculé. Le résultat précédent reste affiché.',
    },
  },
};
