import { formatBytes, formatDateAndTime } from '#/copy/format';
import { MAX_BACKUP_BYTES } from '#/domain/backup/backupFile';
import type { BackupProblem } from '#/domain/backup/backupFile';
import type { MergeCounts, MergeProblem } from '#/domain/backup/mergePart';
import type { PlannedPartId } from '#/domain/backup/planImport';
import type { PassphraseProblem } from '#/domain/backup/sealedBackup';
import { counted, LIST_PARTS, partNames } from '#/pages/SettingsPage/SettingsPage.copy';

const backupProblems: Readonly<Record<BackupProblem, string>> = {
  tooLarge: `Ce fichier dépasse ${formatBytes(MAX_BACKUP_BYTES)}\u00a0: ce n’est pas une sauvegarde d’Embellie.`,
  notJson:
    'Ce fichier ne peut pas être lu. S’il a été ouvert et enregistré par un autre logiciel, reprenez l’original.',
  notABackup: 'Ce fichier n’est pas une sauvegarde d’Embellie, ou il a été abîmé.',
  newer:
    'Cette sauvegarde vient d’une version plus récente d’Embellie. Rechargez la page pour mettre l’application à jour, puis recommencez.',
  empty: 'Cette sauvegarde ne contient rien.',
  altered:
    'La phrase secrète est la bonne, mais le fichier a été modifié depuis qu’il a été enregistré. Reprenez l’original.',
  noCryptography:
    'Cette sauvegarde est protégée, et votre navigateur ne peut l’ouvrir que sur une adresse sûre (https). Ouvrez Embellie à son adresse en https, puis recommencez.',
};

const mergeProblems: Readonly<Record<MergeProblem, string>> = {
  corrupt: 'refusé\u00a0: contenu abîmé',
  future: 'refusé\u00a0: enregistré par une version plus récente',
};

/** What an import does to one part, in words. */
const outcomeOf = (
  part: PlannedPartId,
  { added, replaced, same, refused, left }: MergeCounts,
): string => {
  if (!LIST_PARTS.includes(part))
    return added > 0 ? 'sera ajouté' : replaced > 0 ? 'remplacera ce qui est ici' : 'déjà ici';
  return [
    added > 0 && counted(added, 'nouveauté', 'nouveautés'),
    replaced > 0 && counted(replaced, 'remplacement', 'remplacements'),
    same > 0 && `${same} déjà ici`,
    left > 0 && `${left} en trop (les plus anciens)`,
    refused > 0 && counted(refused, 'refusé\u00a0: illisible', 'refusés\u00a0: illisibles'),
  ]
    .filter((words) => words !== false)
    .join(', ');
};

/** Words of the dialogs of the settings, which load after the screen. */
export const settingsDialogsCopy = {
  cancel: 'Annuler',
  close: 'Fermer',
  import: {
    title: 'Reprendre cette sauvegarde',
    text: (fileName: string, savedAt: string): string =>
      `«\u00a0${fileName}\u00a0», du ${formatDateAndTime(new Date(savedAt))}. Rien n’est écrit avant votre accord, et rien de ce qui est ici seulement n’est effacé.`,
    changed: {
      title: 'Vos données ont changé entre-temps',
      text: 'Un autre onglet a modifié ce que cette sauvegarde remplacerait. Rien n’a été écrit\u00a0: voici ce qu’elle ferait maintenant.',
    },
    confirm: 'Reprendre',
    same: 'Tout ce que contient ce fichier est déjà sur cet appareil.',
    list: 'Ce que contient le fichier',
    parts: partNames,
    outcome: outcomeOf,
    problems: mergeProblems,
    unknown: (count: number): string =>
      `${counted(count, 'élément inconnu', 'éléments inconnus')} de cette version d’Embellie`,
    unknownOutcome: 'laissé de côté',
  },
  save: {
    title: 'Enregistrer une sauvegarde',
    text: 'Le fichier contient ce qu’Embellie garde ici, CV et pièces jointes compris, sauf les offres importées d’un fichier\u00a0: elles se reprennent de ce fichier-là. Il va dans vos téléchargements et nulle part ailleurs.',
    seal: 'Protéger par une phrase secrète',
    sealHint: 'Qui trouve le fichier ne peut rien y lire sans elle.',
    cannotSeal: {
      title: 'Ce fichier restera lisible',
      text: 'Votre navigateur ne sait le protéger que sur une adresse sûre (https). Rangez-le en lieu sûr.',
    },
    passphrase: 'Phrase secrète',
    passphraseHint:
      'Douze caractères au moins\u00a0: quatre mots sans rapport entre eux suffisent.',
    again: 'La même, encore une fois',
    show: 'Montrer la phrase',
    warning:
      'Personne ne peut la retrouver, nous non plus\u00a0: sans elle, ce fichier ne s’ouvre plus. Notez-la ailleurs que sur cet appareil.',
    problems: {
      tooShort: 'Trop courte\u00a0: il faut douze caractères au moins.',
      different: 'Les deux ne sont pas pareilles.',
    } satisfies Record<PassphraseProblem, string>,
    confirm: 'Enregistrer',
  },
  autoSave: {
    title: 'Enregistrer dans un fichier à chaque changement',
    text: 'Le fichier contient ce qu’Embellie garde ici, CV et pièces jointes compris, sauf les offres importées d’un fichier. Vous choisissez où il va\u202f; Embellie n’écrira que dans celui-là.',
    warning:
      'Ce navigateur retiendra de quoi protéger le fichier, pas la phrase elle-même\u00a0: sans elle, le fichier ne s’ouvre plus. Notez-la ailleurs que sur cet appareil.',
    confirm: 'Choisir le fichier',
  },
  autoSaveFolder: {
    title: 'Enregistrer dans un dossier à chaque changement',
    text: 'Chaque fichier contient ce qu’Embellie garde ici, CV et pièces jointes compris, sauf les offres importées d’un fichier. Vous choisissez le dossier\u202f; Embellie n’y touche qu’aux fichiers qu’il a écrits.',
    warning:
      'Ce navigateur retiendra de quoi protéger les fichiers, pas la phrase elle-même\u00a0: sans elle, ils ne s’ouvrent plus. Notez-la ailleurs que sur cet appareil.',
    confirm: 'Choisir le dossier',
  },
  transfer: {
    title: 'Montrer les codes',
    text: 'Les codes contiennent ce qu’Embellie garde ici, sauf les offres importées d’un fichier. Qui les filme peut les lire, sauf s’ils sont protégés.',
    sealHint: 'Qui filme les codes ne peut rien y lire sans elle.',
    cannotSeal: {
      title: 'Ces codes resteront lisibles',
      text: 'Votre navigateur ne sait les protéger que sur une adresse sûre (https). Ne les montrez qu’à votre autre appareil.',
    },
    warning: 'L’autre appareil vous la demandera. Elle ne sert que pour ce transfert.',
    confirm: 'Montrer les codes',
  },
  unlock: {
    title: 'Sauvegarde protégée',
    text: (fileName: string): string =>
      `«\u00a0${fileName}\u00a0» s’ouvre avec la phrase secrète choisie quand il a été enregistré.`,
    refused: 'Ce n’est pas la bonne phrase. Rien n’a été modifié.',
    confirm: 'Ouvrir',
  },
  importFailed: {
    title: 'Sauvegarde non reprise',
    problems: backupProblems,
    kept: (fileName: string): string =>
      `«\u00a0${fileName}\u00a0» n’a pas été modifié, et vos données non plus.`,
  },
  erase: {
    title: 'Tout supprimer\u202f?',
    text: 'Profil, CV, candidatures, dossiers et leurs pièces jointes, analyses, recherches et réglages seront effacés de cet appareil. Cette action est irréversible.',
    advice: 'Pour pouvoir revenir en arrière, enregistrez d’abord une sauvegarde.',
    save: 'Enregistrer d’abord une sauvegarde',
    confirm: 'Tout supprimer',
  },
} as const;
