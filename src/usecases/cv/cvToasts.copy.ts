import type { KeptCvProblem } from '#/usecases/cv/cvSession';
import type { ToastWords } from '#/usecases/shared/notification';

const storageProblems: Record<KeptCvProblem, ToastWords> = {
  unavailable: {
    title: 'Erreur',
    text: 'Votre navigateur refuse de garder votre CV, souvent en navigation privée. Il reste importé jusqu’à la fermeture de la page.',
  },
  quota: {
    title: 'Erreur',
    text: 'Il n’y a plus assez de place sur cet appareil pour garder votre CV. Il reste importé jusqu’à la fermeture de la page.',
  },
  corrupt: {
    title: 'Erreur',
    text: 'Le CV gardé sur cet appareil ne peut plus être relu. Importez-le de nouveau.',
  },
  gone: {
    title: 'CV introuvable',
    text: 'Le CV gardé sur cet appareil n’y est plus\u00a0: le navigateur l’a peut-être effacé. Importez-le de nouveau.',
  },
};

/** Toasts of Mon CV: specification, section 8. */
export const cvToasts = {
  imported: (fileName: string): ToastWords => ({
    title: 'Succès',
    text: `Votre CV « ${fileName} » est importé et prêt.`,
  }),
  /** Said where next to nothing was recognised: nothing is ready then. */
  importedEmpty: (fileName: string): ToastWords => ({
    title: 'CV importé',
    text: `Presque rien n’a été reconnu dans «\u00a0${fileName}\u00a0».`,
  }),
  /** The device announced a file, and gave none. */
  nothingReceived: {
    title: 'Aucun fichier reçu',
    text: 'Le fichier n’est pas arrivé jusqu’ici. Choisissez-le depuis cette page.',
  },
  deleted: { title: 'Fichier supprimé', text: 'Votre CV a été supprimé.' },
  profileFilled: {
    title: 'Profil Mis à Jour',
    text: 'Votre profil est rempli à partir de votre CV.',
  },
  profileNotSaved: {
    title: 'Erreur',
    text: 'Impossible d’enregistrer votre profil sur cet appareil. Votre CV est intact.',
  },
  storageProblems,
  /** Name shown for a CV that was pasted. */
  pastedName: 'CV collé',
} as const;
