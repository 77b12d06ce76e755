import { agree } from '#/copy/format';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import type { TailoredDifference } from '#/domain/tailoredCv/tailoredChanges';
import type { CvLayout } from '#/domain/tailoredCv/tailoredCv';

const layouts: Record<CvLayout, string> = {
  plain: 'Épurée',
  classic: 'Classique',
  compact: 'Compacte',
};

const formats: Record<CvFormat, string> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  json: 'JSON Resume (.json)',
};

const differences: Record<TailoredDifference, string> = {
  reworded: 'Réécrite',
  reordered: 'Ordre changé',
  raised: 'Remontée',
  added: 'Ajoutée par vous',
  leftOut: 'Laissée de côté',
  unplaced: 'Sans place',
};

/** Words of the CV for one job. */
export const dossierCvCopy = {
  title: 'CV pour ce poste',
  back: 'Son dossier',
  untitled: 'Poste à préciser',
  making: 'Préparation de votre CV pour ce poste…',
  noCv: {
    title: 'Aucun CV importé',
    text: 'Importez votre CV\u00a0: cette version en reprendra les lignes, dans l’ordre qui répond à l’annonce.',
  },
  failed: {
    title: 'Ce CV n’a pas pu être préparé',
    text: 'Votre CV importé n’a pas changé. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  promise:
    'Vos lignes, dans l’ordre qui répond à l’annonce. Rien n’est inventé\u00a0: touchez une ligne pour la réécrire, la déplacer ou la retirer.',
  download: 'Télécharger',
  formats,
  layout: 'Mise en page',
  layouts,
  remake: 'Refaire depuis mon CV',
  newer: {
    title: 'Votre CV a changé depuis',
    text: (before: string, now: string): string =>
      `Cette version vient de «\u00a0${before}\u00a0». Le CV importé est maintenant «\u00a0${now}\u00a0».`,
  },
  sheet: 'Votre CV pour ce poste',
  name: 'Nom à compléter dans votre CV',
  titleLine: 'Titre du CV',
  noTitle: 'Ajouter un titre',
  line: {
    edit: 'Modifier cette ligne',
    field: 'Texte de la ligne',
    save: 'Enregistrer',
    cancel: 'Annuler',
    up: 'Monter',
    down: 'Descendre',
    leaveOut: 'Retirer de ce CV',
    original: 'Reprendre mes mots',
    asked: (labels: readonly string[]): string => `Répond à l’annonce\u00a0: ${labels.join(', ')}`,
    askedMark: 'répond à l’annonce',
  },
  add: 'Ajouter une ligne',
  addTo: (name: string): string => `Ajouter une ligne à «\u00a0${name}\u00a0»`,
  hidden: (count: number): string =>
    `${count} ${agree(count, 'ligne laissée de côté', 'lignes laissées de côté')}`,
  putBack: 'Remettre',
  putBackOf: (words: string): string => `Remettre «\u00a0${words}\u00a0»`,
  entryOut: (name: string): string => `Retirer «\u00a0${name}\u00a0» de ce CV`,
  blockUp: (name: string): string => `Monter la rubrique «\u00a0${name}\u00a0»`,
  blockDown: (name: string): string => `Descendre la rubrique «\u00a0${name}\u00a0»`,
  blockOut: (name: string): string => `Retirer la rubrique «\u00a0${name}\u00a0» de ce CV`,
  out: 'Laissés de côté',
  unplaced: {
    title: 'Lues dans votre CV, sans place ici',
    text: 'Elles ne sont pas dans le fichier. Reprenez celles qui comptent.',
    take: 'Reprendre',
    takeOf: (words: string): string => `Reprendre «\u00a0${words}\u00a0»`,
  },
  ad: 'L’annonce',
  noAd: 'Aucune annonce n’est gardée dans ce dossier\u00a0: l’ordre reste celui de votre CV.',
  changes: {
    title: (count: number): string =>
      count === 0
        ? 'Rien n’a changé'
        : `${count} ${agree(count, 'ligne diffère', 'lignes diffèrent')} de votre CV`,
    none: 'Cette version dit la même chose que votre CV, dans le même ordre.',
    differences,
    before: 'Dans votre CV',
    after: 'Ici',
  },
  dialog: {
    title: 'Refaire ce CV\u202f?',
    text: 'Vos réécritures, vos ajouts et vos choix pour ce poste sont remplacés, et c’est irréversible. Votre CV importé ne change pas.',
    confirm: 'Refaire',
    cancel: 'Annuler',
  },
} as const;
