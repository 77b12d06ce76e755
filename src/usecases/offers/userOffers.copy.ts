/** Toasts about the user's own offers, and the names of the files handed over. */
export const ownOffersToasts = {
  added: {
    title: 'Offre ajoutée',
    text: (title: string): string =>
      `«\u00a0${title}\u00a0» est en tête de vos offres, avec la copie de son texte.`,
  },
  replaced: {
    title: 'Offre remplacée',
    text: (title: string): string => `«\u00a0${title}\u00a0» est à jour, avec sa nouvelle copie.`,
  },
  imported: {
    title: 'Import terminé',
    text: (added: number, updated: number): string =>
      [
        added > 1 ? `${added} offres ajoutées` : `${added} offre ajoutée`,
        ...(updated === 0
          ? []
          : [updated > 1 ? `${updated} mises à jour` : `${updated} mise à jour`]),
      ]
        .join(', ')
        .concat('.'),
  },
  kept: (title: string) => ({
    title: 'Offre gardée',
    text: `«\u00a0${title}\u00a0» est dans vos offres, avec la copie de son texte.`,
  }),
  removed: {
    title: 'Offre supprimée',
    text: (title: string): string => `«\u00a0${title}\u00a0» ne figure plus dans vos offres.`,
  },
  sourceRemoved: {
    title: 'Offres supprimées',
    text: 'Les offres de ce fichier ne figurent plus dans vos recherches.',
  },
  exported: { title: 'Fichier prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  notExported: {
    title: 'Erreur',
    text: 'Impossible de préparer le fichier. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été modifié.',
  },
  notKept: {
    title: 'Erreur',
    text: {
      quota:
        'Impossible d’enregistrer l’offre\u00a0: la place réservée à ce site est pleine. Supprimez une offre ajoutée ou une analyse, puis réessayez.',
      unavailable:
        'Impossible d’enregistrer l’offre\u00a0: votre navigateur refuse l’accès à ses données, souvent en navigation privée.',
      future:
        'Impossible d’enregistrer l’offre\u00a0: les autres viennent d’une version plus récente d’Embellie. Rechargez la page, puis réessayez.',
    },
  },
  notRemoved: {
    title: 'Erreur',
    text: 'Impossible de supprimer l’offre\u00a0: votre navigateur refuse l’accès à ses données, ou elles viennent d’une version plus récente d’Embellie. Rechargez la page, puis réessayez.',
  },
  notLoaded: {
    title: 'Erreur',
    text: {
      unavailable:
        'Impossible de lire vos offres ajoutées\u00a0: votre navigateur refuse l’accès à ses données.',
      corrupt:
        'Vos offres ajoutées ne peuvent plus être relues. Ce qui reste est mis de côté sur cet appareil.',
      future:
        'Vos offres ajoutées viennent d’une version plus récente. Rechargez la page pour les retrouver.',
    },
  },
} as const;

export const ownOffersFileNames = {
  one: (slug: string, day: string): string => `offre-${slug}-${day}.json`,
  all: (day: string): string => `mes-offres-${day}.json`,
} as const;
