import { formatCount } from '#/copy/format';

/** Toasts of Mes Candidatures, and the names of the files it hands over. */
export const applicationsToasts = {
  added: {
    title: 'Candidature ajoutée',
    text: (title: string): string => `«\u00a0${title}\u00a0» est dans votre suivi.`,
  },
  amended: { title: 'Candidature modifiée', text: 'Vos corrections sont enregistrées.' },
  broughtBack: {
    title: 'Candidature remise',
    text: 'Elle avait été supprimée dans un autre onglet\u00a0: vos corrections la remettent dans votre suivi.',
  },
  removed: { title: 'Candidature supprimée', text: 'Elle ne figure plus dans votre suivi.' },
  imported: {
    title: 'Import terminé',
    text: (count: number): string =>
      count > 1 ? `${formatCount(count)} candidatures ajoutées.` : `${count} candidature ajoutée.`,
  },
  exported: { title: 'Fichier prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  notKept: {
    title: 'Erreur',
    text: {
      quota:
        'Impossible d’enregistrer\u00a0: la place réservée à ce site est pleine. Votre saisie reste affichée.',
      unavailable:
        'Impossible d’enregistrer\u00a0: votre navigateur refuse l’accès à ses données. Votre saisie reste affichée.',
      future:
        'Impossible d’enregistrer\u00a0: vos candidatures viennent d’une version plus récente d’Embellie. Votre saisie reste affichée\u00a0: copiez-la, puis rechargez la page.',
    },
  },
  notLoaded: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été modifié.',
  },
} as const;

export const fileNames = {
  applications: (day: string): string => `candidatures-${day}.csv`,
  journal: ({ from, to }: { readonly from: string; readonly to: string }): string =>
    `journal-de-recherche-${from}-${to}.csv`,
  journalSheet: ({ from, to }: { readonly from: string; readonly to: string }): string =>
    `journal-de-recherche-${from}-${to}.pdf`,
  interview: (day: string): string => `entretien-${day}.ics`,
  followUp: (day: string): string => `relance-${day}.ics`,
} as const;
