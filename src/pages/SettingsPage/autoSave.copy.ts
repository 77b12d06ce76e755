import { KEPT_FILES } from '#/domain/backup/autoSave';
import type { AutoSavePlace, AutoSaveProblem } from '#/domain/backup/autoSave';
import { counted } from '#/pages/SettingsPage/SettingsPage.copy';

type Problems = Readonly<
  Record<AutoSaveProblem, { readonly title: string; readonly text: string }>
>;

const fileProblems: Problems = {
  asks: {
    title: 'Votre accord est redemandé',
    text: 'Votre navigateur ne retient pas toujours l’accord d’une visite à l’autre. Rien n’est perdu\u00a0: donnez-le, et le fichier est mis à jour.',
  },
  gone: {
    title: 'Ce fichier n’est plus là',
    text: 'Il a été déplacé, renommé ou supprimé. Choisissez-en un autre.',
  },
  changed: {
    title: 'Ce fichier a été modifié ailleurs',
    text: 'Pour ne rien perdre, Embellie n’y écrit plus. Reprenez-le s’il contient autre chose, puis choisissez-le de nouveau, ou choisissez-en un autre.',
  },
  full: {
    title: 'La place manque sur ce disque',
    text: 'Libérez-en, ou choisissez un autre fichier.',
  },
  failed: {
    title: 'Ce fichier n’a pas pu être écrit',
    text: 'Embellie réessaiera au prochain changement.',
  },
};

const folderProblems: Problems = {
  ...fileProblems,
  asks: {
    title: fileProblems.asks.title,
    text: 'Votre navigateur ne retient pas toujours l’accord d’une visite à l’autre. Rien n’est perdu\u00a0: donnez-le, et le dossier est mis à jour.',
  },
  gone: {
    title: 'Ce dossier n’est plus là',
    text: 'Il a été déplacé, renommé ou supprimé. Choisissez-en un autre.',
  },
  full: {
    title: fileProblems.full.title,
    text: 'Libérez-en, ou choisissez un autre dossier.',
  },
};

/** How long ago, from whole minutes. */
const ago = (minutes: number): string => {
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${counted(minutes, 'minute', 'minutes')}`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `il y a ${counted(hours, 'heure', 'heures')}`
    : `il y a ${counted(Math.floor(hours / 24), 'jour', 'jours')}`;
};

/** Words of the save that makes itself. */
export const autoSaveCopy = {
  title: 'Sauvegarde automatique',
  text: 'Dans un fichier ou un dossier à vous, peu après chaque changement, tant qu’Embellie est ouvert.',
  unsupported:
    'Votre navigateur ne laisse pas un site écrire dans un fichier. Enregistrez une sauvegarde de temps en temps\u00a0: un rappel vous le proposera.',
  choose: 'Choisir un fichier',
  chooseHint:
    'Sur votre disque, sur une clé ou dans un dossier que vous synchronisez vous-même. Embellie n’envoie rien.',
  chooseFolder: 'Choisir un dossier',
  chooseFolderHint: `Un fichier par jour de travail\u202f; les ${KEPT_FILES} derniers sont gardés.`,
  saved: (fileName: string, minutes: number, place: AutoSavePlace = 'file'): string =>
    `Enregistré dans ${place === 'folder' ? 'le dossier ' : ''}«\u00a0${fileName}\u00a0» ${ago(minutes)}.`,
  waiting: (fileName: string, place: AutoSavePlace = 'file'): string =>
    `Rien n’est encore écrit dans ${place === 'folder' ? 'le dossier ' : ''}«\u00a0${fileName}\u00a0».`,
  sealed: 'Protégé par votre phrase secrète.',
  readable: 'Lisible par qui ouvre ce fichier.',
  problems: { file: fileProblems, folder: folderProblems } satisfies Record<
    AutoSavePlace,
    Problems
  >,
  allow: 'Donner mon accord',
  another: { file: 'Choisir un autre fichier', folder: 'Choisir un autre dossier' },
  stop: 'Ne plus enregistrer',
  stopHint: 'Ce qui a été écrit reste où il est.',
} as const;
