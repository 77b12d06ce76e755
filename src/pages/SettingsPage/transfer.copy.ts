import { formatCount } from '#/copy/format';
import { screenNames } from '#/copy/screenNames.copy';
import type { CameraProblem } from '#/domain/backup/TransferCodes';
import { PIECE_MS } from '#/domain/backup/transferPieces';
import type { NumberRange } from '#/domain/backup/transferPieces';
import { counted } from '#/pages/SettingsPage/SettingsPage.copy';
import type { ReadNotice } from '#/pages/SettingsPage/transfer.state';

const MINUTE = 60;
/** Numbers that a person can still look for one by one. */
const MOST_RANGES = 12;

/** How long so many codes take, one after another. */
const duration = (codes: number): string => {
  const seconds = Math.ceil((codes * PIECE_MS) / 1000);
  return seconds < MINUTE * 1.5
    ? counted(seconds, 'seconde', 'secondes')
    : counted(Math.round(seconds / MINUTE), 'minute', 'minutes');
};

const codes = (count: number): string => `${formatCount(count)} ${count > 1 ? 'codes' : 'code'}`;

const rangeOf = ([from, to]: NumberRange): string => {
  if (from === to) return String(from);
  return to === from + 1 ? `${from}, ${to}` : `${from} à ${to}`;
};

const notices: Readonly<Record<ReadNotice, { readonly title: string; readonly text: string }>> = {
  notOurs: {
    title: 'Ce code ne vient pas d’Embellie',
    text: 'Rien n’en a été lu. Visez le code affiché par Embellie sur l’autre appareil.',
  },
  newer: {
    title: 'L’autre appareil a une version plus récente d’Embellie',
    text: 'Rechargez la page pour mettre celle-ci à jour, puis recommencez.',
  },
  damaged: {
    title: 'Ce code est abîmé',
    text: 'Rien n’en a été gardé. Les codes reviennent\u00a0: attendez le prochain passage.',
  },
  otherTransfer: {
    title: 'Ce code vient d’un autre envoi',
    text: 'Il n’est pas mêlé aux codes déjà lus. Si l’autre appareil a recommencé, recommencez ici aussi.',
  },
  noCode: {
    title: 'Aucun code dans cette image',
    text: 'Il doit y être net et entier, avec un peu de blanc autour.',
  },
  altered: {
    title: 'Les codes ne vont pas ensemble',
    text: 'Tous sont lus, et ce qu’ils forment est abîmé. Rien n’a été modifié ici ; recommencez sur les deux appareils.',
  },
};

const cameraProblems: Readonly<
  Record<CameraProblem, { readonly title: string; readonly text: string }>
> = {
  refused: {
    title: 'L’appareil photo n’est pas autorisé',
    text: 'Autorisez-le pour ce site dans les réglages du navigateur, puis réessayez. Sinon, choisissez des images des codes, ou reprenez un fichier de sauvegarde.',
  },
  absent: {
    title: 'Pas d’appareil photo ici',
    text: 'Choisissez des images des codes (photos ou captures d’écran), ou reprenez un fichier de sauvegarde.',
  },
  busy: {
    title: 'L’appareil photo ne répond pas',
    text: 'Une autre application s’en sert peut-être. Fermez-la, puis réessayez. Sinon, choisissez des images des codes.',
  },
};

/** Words of the transfer by codes. */
export const transferCopy = {
  title: 'Passer à un autre appareil',
  text: 'Cet appareil affiche des codes, l’autre les lit avec son appareil photo. Rien ne passe par internet.',
  show: 'Montrer les codes',
  showHint: 'Sur l’appareil où se trouve votre travail.',
  read: 'Lire les codes',
  readHint:
    'Sur l’appareil qui doit le recevoir. Vous verrez ce qui change avant que rien ne soit écrit.',
  fileName: 'Transfert par codes',
  codes: {
    title: 'Codes pour l’autre appareil',
    intro: `Sur l’autre appareil, ouvrez ${screenNames.settings} puis «\u00a0Lire les codes\u00a0», et tenez-le face à celui-ci.`,
    making: 'Préparation des codes',
    drawn: (number: number, total: number): string => `Code ${number} sur ${formatCount(total)}`,
    length: (total: number): string =>
      total === 1
        ? 'Un seul code.'
        : `${codes(total)}, ${duration(total)} pour un passage ; ils reviennent tant que cette fenêtre est ouverte.`,
    pause: 'Mettre en pause',
    play: 'Faire défiler',
    before: 'Code précédent',
    after: 'Code suivant',
    only: 'Montrer seulement certains codes',
    onlyHint: 'Ceux que l’autre appareil réclame, par exemple 3, 7, 12-15. Vide\u00a0: tous.',
    left: {
      title: 'Le fichier du CV et les pièces jointes ne passent pas',
      text: (whole: number): string =>
        `Il faudrait ${codes(whole)}, soit ${duration(whole)}. Tout le reste passe. Pour tout prendre, enregistrez plutôt un fichier.`,
    },
    unread: 'Un fichier gardé ici n’a pas pu être lu\u00a0: il ne passe pas. Le reste passe.',
    tooLarge: {
      title: 'Trop de données pour des codes',
      text: (pieces: number): string =>
        `Il en faudrait ${formatCount(pieces)}, soit ${duration(pieces)} à filmer sans bouger. Enregistrez plutôt un fichier, puis portez-le sur l’autre appareil\u00a0: clé, câble ou partage entre appareils proches.`,
    },
    failed: {
      title: 'Les codes n’ont pas pu être préparés',
      text: 'Rien n’a changé ici. Réessayez, ou enregistrez un fichier.',
    },
    toFile: 'Enregistrer un fichier',
  },
  reading: {
    title: 'Lire les codes',
    intro: 'Tenez l’appareil face à l’écran, le code entier dans l’image.',
    opening: 'Ouverture de l’appareil photo',
    picture: 'Ce que voit l’appareil photo',
    progress: 'Codes lus',
    none: 'Aucun code lu pour le moment.',
    found: (found: number, total: number): string => `${found} sur ${formatCount(total)}`,
    missing: (ranges: readonly NumberRange[]): string =>
      `Il manque\u00a0: ${ranges.slice(0, MOST_RANGES).map(rangeOf).join(', ')}${ranges.length > MOST_RANGES ? '…' : ''}.`,
    missingHint: 'L’autre appareil peut ne montrer que ceux-là.',
    images: 'Choisir des images',
    imagesHint: 'Photos ou captures d’écran des codes, dans n’importe quel ordre.',
    retry: 'Réessayer',
    startOver: 'Recommencer',
    notices,
    cameraProblems,
  },
  close: 'Fermer',
} as const;
