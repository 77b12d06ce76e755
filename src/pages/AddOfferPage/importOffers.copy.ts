import { agree, formatCount, formatDay } from '#/copy/format';
import type { ImportField } from '#/domain/offers/imports/importFields';
import type { ImportFormat, RecordProblemKind } from '#/domain/offers/imports/table';
import type { UpdateProblem } from '#/domain/storage/Vault';

const offers = (count: number): string =>
  `${formatCount(count)} ${agree(count, 'offre', 'offres')}`;

/** « de France Travail », « d’Embellie ». */
const from = (source: string): string =>
  /^[aeiouàâäéèêëîïôöùûü]/iu.test(source) ? `d’${source}` : `de ${source}`;

const fields: Record<ImportField, string> = {
  title: 'Intitulé du poste',
  company: 'Entreprise',
  text: 'Texte de l’annonce',
  place: 'Lieu',
  postalCode: 'Code postal',
  department: 'Département',
  area: 'Région',
  country: 'Pays',
  contract: 'Contrat',
  experience: 'Expérience',
  mode: 'Mode de travail',
  pay: 'Rémunération, en mots',
  payMin: 'Rémunération, minimum',
  payMax: 'Rémunération, maximum',
  payPeriod: 'Rémunération, période',
  payCurrency: 'Rémunération, monnaie',
  skills: 'Compétences',
  education: 'Formation',
  licences: 'Permis',
  languages: 'Langues',
  hours: 'Temps de travail',
  benefits: 'Avantages',
  date: 'Date de publication',
  updated: 'Date de mise à jour',
  expires: 'Date de fin',
  url: 'Adresse de l’annonce',
  id: 'Numéro de l’offre',
  rome: 'Code métier (ROME)',
};

const formats: Record<ImportFormat, string> = {
  csv: 'tableau',
  json: 'données JSON',
  xml: 'flux XML',
  page: 'page enregistrée',
};

const problems: Record<RecordProblemKind, string> = {
  noTitle: 'Sans intitulé',
  truncated: 'Coupée avant la fin',
  malformed: 'Illisible',
  expired: 'Déjà terminée',
  repeated: 'Répétée dans le fichier',
  tooMany: 'Au-delà de 50\u00a0000 offres',
  textCut: 'Gardée, texte raccourci',
};

const notSaved: Record<UpdateProblem, string> = {
  quota:
    'La place réservée à ce site est pleine. Supprimez un import ou une offre ajoutée, puis recommencez. Votre fichier n’a pas changé.',
  unavailable:
    'Votre navigateur refuse l’accès à ses données, souvent en navigation privée. Votre fichier n’a pas changé.',
  future:
    'Vos offres viennent d’une version plus récente d’Embellie. Rechargez la page, puis recommencez. Votre fichier n’a pas changé.',
};

/** Words of the import of many offers. */
export const importOffersCopy = {
  fields,
  problems,
  title: (count: number, source: string | null): string =>
    source === null
      ? `${offers(count)} ${agree(count, 'reconnue', 'reconnues')}`
      : `${offers(count)} ${from(source)}`,
  /** Where nothing says that they are offers. */
  entries: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'entrée lue', 'entrées lues')}`,
  doubtful: {
    title: 'Cela ne ressemble pas à des offres d’emploi',
    text: 'Rien n’y parle de poste, de contrat ni de profil recherché. Vérifiez que c’est le bon fichier\u00a0: rien n’est enregistré.',
    other: 'Choisir autre chose',
    addAnyway: (count: number): string =>
      count === 1
        ? 'L’importer quand même'
        : `Importer quand même ces ${formatCount(count)} entrées`,
  },
  from: (fileName: string | null, format: ImportFormat): string =>
    fileName === null
      ? `Texte collé (${formats[format]}).`
      : `Fichier «\u00a0${fileName}\u00a0» (${formats[format]}).`,
  nothingKept: 'Rien n’est encore enregistré.',
  unread: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'entrée n’a pas pu être lue', 'entrées n’ont pas pu être lues')}\u00a0: la liste suivra l’import.`,
  noTitleColumn: {
    title: 'Aucune colonne ne donne l’intitulé du poste',
    text: 'Choisissez-la parmi les colonnes ci-dessous\u00a0: sans intitulé, une offre ne peut pas être retrouvée. Si ce ne sont pas des offres, abandonnez\u00a0: rien n’est enregistré.',
  },
  columns: {
    title: (read: number, left: number): string =>
      `${formatCount(read)} ${agree(read, 'colonne reconnue', 'colonnes reconnues')}${
        left === 0 ? '' : `, ${formatCount(left)} ${agree(left, 'laissée', 'laissées')} de côté`
      }`,
    hint: 'Ce que chaque colonne remplit. Corrigez ce qui ne l’est pas bien\u00a0: l’aperçu suit.',
    field: (column: string): string => `Champ rempli par «\u00a0${column}\u00a0»`,
    none: 'Laisser de côté',
    example: (words: string): string => `Par exemple\u00a0: ${words}`,
  },
  first: (count: number): string =>
    count === 1 ? 'Aperçu de l’offre' : `Aperçu des ${formatCount(count)} premières`,
  noPreview: 'Aucune des premières entrées n’a d’intitulé ou n’est encore ouverte.',
  add: (count: number): string =>
    count === 1 ? 'Importer cette offre' : `Importer ces ${offers(count)}`,
  abandon: 'Abandonner',
  notSaved: { title: 'Les offres ne sont pas importées', text: notSaved },
  progress: {
    label: 'Import en cours',
    value: (done: number, total: number): string => `${formatCount(done)} sur ${offers(total)}`,
    stop: 'Arrêter',
    keep: 'Rien n’est enregistré avant la fin\u00a0: vous pouvez arrêter sans rien perdre.',
  },
  result: {
    title: (count: number, source: string | null): string =>
      count === 0
        ? 'Aucune offre nouvelle'
        : `${offers(count)}${source === null ? '' : ` ${from(source)}`} ${agree(count, 'importée', 'importées')}`,
    added: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'nouvelle', 'nouvelles')}`,
    updated: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'mise à jour', 'mises à jour')}`,
    same: (count: number): string => `${formatCount(count)} que vous aviez déjà`,
    elsewhere: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'laissée de côté, présente', 'laissées de côté, présentes')} dans une autre source`,
    left: (count: number): string =>
      `${formatCount(count)} ${agree(count, 'entrée signalée', 'entrées signalées')}`,
    at: (place: number, format: 'line' | 'record'): string =>
      format === 'line' ? `Ligne ${formatCount(place)}` : `Entrée ${formatCount(place)}`,
    doubles: 'Présentes dans une autre source',
    inSource: (source: string): string =>
      source === '' ? 'parmi vos offres' : `déjà lue ${from(source)}`,
    untitled: 'Sans intitulé',
    shown: (shown: number, total: number): string =>
      `${formatCount(shown)} sur ${formatCount(total)}`,
    more: (count: number): string => `Afficher les ${formatCount(count)} suivantes`,
    search: 'Voir les offres',
    again: 'Importer un autre fichier',
  },
  sources: {
    title: 'Offres importées',
    unknown: 'Fichier sans source',
    notSaved:
      'Elles ne sont pas dans la sauvegarde d’Embellie\u00a0: gardez vos fichiers pour les importer sur un autre appareil.',
    text: (count: number, day: string): string =>
      `${offers(count)}, dernier import le ${formatDay(day)}`,
    ended: (count: number): string =>
      `Dont ${formatCount(count)} ${agree(count, 'terminée, masquée', 'terminées, masquées')}`,
    remove: (source: string): string => `Supprimer les offres ${from(source)}`,
  },
  deletion: {
    title: 'Supprimer ces offres\u202f?',
    text: (count: number, source: string): string =>
      `${offers(count)} ${from(source)} ${agree(count, 'sera effacée', 'seront effacées')} de cet appareil. Cette action est irréversible\u202f; le fichier, lui, ne change pas.`,
  },
} as const;
