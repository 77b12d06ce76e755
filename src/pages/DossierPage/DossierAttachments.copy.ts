import { agree, formatBytes } from '#/copy/format';
import {
  MAX_ALL_ATTACHMENTS_BYTES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '#/domain/dossier/attachments';
import type { AttachmentProblem } from '#/domain/dossier/attachments';

const formats = 'PDF, Word (.docx), e-mail (.eml) ou image (JPEG, PNG, WebP)';
const each = formatBytes(MAX_ATTACHMENT_BYTES);
const all = formatBytes(MAX_ALL_ATTACHMENTS_BYTES);

const problems: Readonly<
  Record<AttachmentProblem, { readonly title: string; readonly text: string }>
> = {
  unsupported: {
    title: 'Ce fichier ne peut pas être joint',
    text: `Une pièce jointe est un fichier ${formats}. Enregistrez celui-ci dans l’un de ces formats, en PDF par exemple.`,
  },
  empty: {
    title: 'Ce fichier est vide',
    text: 'Il ne contient rien à garder. Enregistrez-le à nouveau, puis choisissez-le.',
  },
  tooLarge: {
    title: `Ce fichier dépasse ${each}`,
    text: 'Enregistrez-le en plus léger\u00a0: un PDF réduit, une image plus petite.',
  },
  tooMany: {
    title: `Ce dossier a déjà ${MAX_ATTACHMENTS} pièces jointes`,
    text: 'Retirez-en une pour ajouter celle-ci.',
  },
  full: {
    title: `Vos dossiers ne gardent pas plus de ${all} de fichiers`,
    text: 'Votre sauvegarde reste ainsi assez légère. Retirez des pièces jointes, ici ou dans un autre dossier.',
  },
  already: {
    title: 'Ce fichier est déjà joint',
    text: 'Il est dans la liste, avec le même nom et la même taille.',
  },
  unreadable: {
    title: 'Ce fichier n’a pas pu être lu',
    text: 'Il a peut-être été déplacé ou supprimé. Choisissez-le à nouveau.',
  },
  quota: {
    title: 'La place manque sur cet appareil',
    text: 'Votre navigateur n’a plus de place pour ce fichier. Retirez des pièces jointes, ou gardez-le ailleurs.',
  },
  unavailable: {
    title: 'Votre navigateur refuse de garder ce fichier',
    text: 'C’est souvent le cas en navigation privée. Le fichier n’a pas bougé de là où il était.',
  },
  future: {
    title: 'Vos pièces jointes viennent d’une version plus récente d’Embellie',
    text: 'Cet onglet est resté sur l’ancienne. Rechargez la page, puis joignez ce fichier de nouveau\u00a0: il n’a pas bougé de là où il était.',
  },
};

/** Words of the files kept with a dossier. */
export const attachmentsCopy = {
  title: 'Pièces jointes',
  none: 'Le PDF envoyé, un e-mail reçu, une image de l’annonce. Ils restent sur cet appareil.',
  about: (size: number, day: string): string => `${formatBytes(size)}, ajouté le ${day}`,
  save: (name: string): string => `Télécharger «\u00a0${name}\u00a0»`,
  removeOf: (name: string): string => `Retirer «\u00a0${name}\u00a0»`,
  drop: 'Déposez un fichier ici',
  dragging: 'Lâchez-le, il sera gardé ici',
  choose: 'Choisir un fichier',
  hint: `${formats}. ${each} au plus, ${MAX_ATTACHMENTS} ${agree(MAX_ATTACHMENTS, 'fichier', 'fichiers')} par dossier.`,
  adding: (name: string): string => `Ajout de ${name}…`,
  refused: (title: string, name: string): string => `${title}\u00a0: ${name}`,
  problems,
  dialog: {
    title: (name: string): string => `Retirer «\u00a0${name}\u00a0»\u202f?`,
    text: 'Embellie ne le gardera plus, et c’est irréversible. Si vous l’avez ailleurs, il y reste.',
    confirm: 'Retirer',
  },
} as const;
