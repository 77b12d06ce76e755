import { agree } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { AutoSaveProblem } from '#/domain/backup/autoSave';
import type { LastSave } from '#/domain/backup/saveMemory';

/** Toasts of the settings, and the name of the file they hand over. */
export const settingsToasts = {
  exported: {
    title: 'Sauvegarde prête',
    text: 'Vous la trouverez dans vos téléchargements.',
  },
  exportedWithoutCv: {
    title: 'Sauvegarde prête, sans votre CV',
    text: 'Le CV gardé sur cet appareil n’a pas pu être relu. Tout le reste est dans le fichier.',
  },
  exportedWithoutFiles: (count: number, withoutCv: boolean) => ({
    title: 'Sauvegarde prête, mais incomplète',
    text: `${
      count === 1
        ? 'Une pièce jointe n’a pas pu être relue'
        : `${count} pièces jointes n’ont pas pu être relues`
    }${withoutCv ? ', ni le CV gardé sur cet appareil' : ''}. Tout le reste est dans le fichier.`,
  }),
  notExported: {
    title: 'Erreur',
    text: 'Impossible de préparer la sauvegarde. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été modifié.',
  },
  notRead: {
    title: 'Erreur',
    text: 'Impossible de lire la sauvegarde pour le moment. Vérifiez votre connexion, puis réessayez\u202f; rien n’a été modifié.',
  },
  notImported: {
    quota: {
      title: 'Erreur',
      text: 'La place manque sur cet appareil pour reprendre cette sauvegarde. Rien n’a été modifié.',
    },
    unavailable: {
      title: 'Erreur',
      text: 'Votre navigateur refuse d’enregistrer. Rien n’a été modifié.',
    },
  },
  notErased: {
    title: 'Erreur',
    text: 'Tout n’a pas pu être supprimé. Fermez les autres onglets d’Embellie, puis recommencez.',
  },
  reminder: (last: LastSave) => ({
    title: 'Pensez à sauvegarder',
    text:
      last.status === 'never'
        ? 'Votre travail n’existe que dans ce navigateur. Un fichier à vous le met à l’abri.'
        : `Dernière sauvegarde\u00a0: il y a ${last.days} ${agree(last.days, 'jour', 'jours')}. Vous avez travaillé depuis.`,
  }),
  notAutoSaved: {
    asks: {
      title: 'Sauvegarde automatique en attente',
      text: `Votre navigateur redemande votre accord\u00a0: donnez-le dans «\u00a0${screenNames.settings}\u00a0».`,
    },
    gone: {
      title: 'Sauvegarde automatique arrêtée',
      text: `Le fichier ou le dossier choisi n’est plus là. Choisissez-en un autre dans «\u00a0${screenNames.settings}\u00a0».`,
    },
    changed: {
      title: 'Sauvegarde automatique arrêtée',
      text: `Le fichier choisi a été modifié ailleurs. Voyez «\u00a0${screenNames.settings}\u00a0»\u00a0: rien n’y a été écrasé.`,
    },
    full: {
      title: 'Sauvegarde automatique arrêtée',
      text: 'La place manque sur le disque choisi. Ce que garde ce navigateur est intact.',
    },
    failed: {
      title: 'Sauvegarde automatique manquée',
      text: 'Le fichier n’a pas pu être écrit. Embellie réessaiera au prochain changement.',
    },
  } satisfies Record<AutoSaveProblem, { title: string; text: string }>,
  autoSavedAgain: {
    title: 'Sauvegarde automatique reprise',
    text: 'La précédente avait été interrompue. Le fichier est resté entier, et il vient d’être mis à jour.',
  },
  openSettings: 'Sauvegarder',
  notSaved: {
    title: 'Erreur',
    text: 'Votre choix n’a pas pu être enregistré sur cet appareil.',
  },
} as const;

/** Name of the file, by ISO day. */
export const backupFileName = (day: string): string => `embellie-sauvegarde-${day}.json`;
