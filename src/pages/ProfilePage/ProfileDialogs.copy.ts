import type { ExportFormat, ProfileImportProblem } from '#/domain/profile/transfer';
import type { ImportSource } from '#/pages/ProfilePage/ProfilePage.state';

const importProblems: Record<ProfileImportProblem, string> = {
  tooLarge: 'Il dépasse 2 Mo : ce n’est sans doute pas un profil.',
  notJson: 'Ce n’est pas un fichier JSON, ou il est endommagé.',
  notAProfile: 'Nous n’y reconnaissons ni un JSON Resume, ni un CV Europass.',
  nothingInIt: 'Il ne contient aucune information que votre profil sait garder.',
};

const exports: Record<ExportFormat, string> = {
  jsonResume: 'JSON Resume (.json)',
  europassXml: 'Europass (.xml)',
  europassJson: 'Europass (.json)',
};

/** Words of what stands over Mon Profil. */
export const profileDialogsCopy = {
  close: 'Fermer',
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Les modifications que vous n’avez pas enregistrées seront perdues.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
  },
  import: {
    title: 'Vérifier avant d’importer',
    text: ({ kind, fileName }: ImportSource): string =>
      kind === 'cv'
        ? `Voici ce que votre CV « ${fileName} » changerait dans votre profil. Décochez ce qui doit rester tel quel.`
        : `Voici ce que le fichier « ${fileName} » changerait dans votre profil. Décochez ce qui doit rester tel quel.`,
    before: 'Avant',
    after: 'Après',
    nothing: 'Vide',
    confirm: 'Importer',
    cancel: 'Annuler',
    replaced: (before: string, after: string): string => `${before} → ${after}`,
    more: (count: number): string => `et ${count} de plus`,
  },
  sameImport: {
    title: 'Rien à changer',
    text: ({ fileName }: ImportSource): string =>
      `Votre profil dit déjà tout ce que contient « ${fileName} ».`,
  },
  importFailed: {
    title: 'Ce fichier n’a pas pu être importé',
    text: (fileName: string): string => `« ${fileName} » n’a rien changé à votre profil.`,
    problems: importProblems,
  },
  transfer: {
    importText: 'Vous verrez ce qui changerait avant d’accepter.',
    exportText: 'Le fichier est préparé ici et rejoint vos téléchargements.',
    fromCv: (fileName: string): string => `Depuis mon CV (${fileName})`,
    noCv: 'Depuis mon CV : importez-le d’abord',
    fromFile: 'Depuis un fichier JSON Resume ou Europass (.json)',
    exports,
  },
} as const;
