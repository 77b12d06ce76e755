import { weekdayInWords } from '#/copy/dayWords';
import { screenNames } from '#/copy/screenNames.copy';

/** Toasts of Le dossier. */
export const dossierToasts = {
  noted: (followUp: string | null) => ({
    title: 'Candidature notée',
    text:
      followUp === null
        ? 'Vous la suivez dans ce dossier.'
        : `Relance prévue ${weekdayInWords(followUp)}.`,
  }),
  followed: {
    title: 'Offre suivie',
    text: `Vous la retrouvez dans ${screenNames.applications}, à envoyer.`,
  },
  unfollowed: { title: 'Offre retirée du suivi', text: 'Son dossier reste là.' },
  removed: {
    title: 'Dossier fermé',
    text: 'Candidature, lettres, analyses et entretiens restent à leur place.',
  },
  reopened: {
    title: 'Dossier rouvert',
    text: 'Il avait été fermé dans un autre onglet\u00a0: ce que vous venez d’y faire est enregistré.',
  },
  copied: { title: 'Message copié', text: 'Collez-le où vous voulez, puis relisez-le.' },
  notCopied: {
    title: 'Erreur',
    text: 'Impossible de copier. Sélectionnez le texte, puis copiez-le à la main.',
  },
  corrected: { title: 'Poste corrigé', text: 'Partout où vous retrouvez cette offre.' },
  sheetSaved: { title: 'PDF prêt', text: 'Vous le trouverez dans vos téléchargements.' },
  sheetNotMade: {
    title: 'Erreur',
    text: 'Impossible de préparer le PDF. Vérifiez votre connexion, puis réessayez, ou imprimez d’ici.',
  },
  notKept: {
    title: 'Erreur',
    text: {
      quota: 'Impossible d’enregistrer\u00a0: la place réservée à ce site est pleine.',
      unavailable: 'Impossible d’enregistrer\u00a0: votre navigateur refuse l’accès à ses données.',
      future:
        'Impossible d’enregistrer\u00a0: ce qui est gardé ici vient d’une version plus récente d’Embellie. Copiez ce que vous écriviez, puis rechargez la page.',
    },
  },
} as const;
