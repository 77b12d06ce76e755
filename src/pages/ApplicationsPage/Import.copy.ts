import { agree, formatCount } from '#/copy/format';
import type { CsvImportProblem } from '#/domain/applications/csvTable';
import { MAX_IMPORT_LINES } from '#/domain/applications/importLimits';

/** Words of an import of applications. */
export const importApplicationsCopy = {
  title: 'Importer des candidatures',
  file: (name: string): string => `Fichier «\u00a0${name}\u00a0»`,
  willAdd: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'candidature sera ajoutée', 'candidatures seront ajoutées')}`,
  nothing: 'Aucune candidature nouvelle',
  duplicates: (count: number): string =>
    `${formatCount(count)} déjà ${agree(count, 'présente, laissée', 'présentes, laissées')} de côté`,
  refused: (count: number): string =>
    `${formatCount(count)} ${agree(count, 'ligne incomplète, laissée', 'lignes incomplètes, laissées')} de côté`,
  refusedLine: (line: number, problem: string): string => `Ligne ${line}\u00a0: ${problem}`,
  andMore: (count: number): string => `et ${formatCount(count)} ${agree(count, 'autre', 'autres')}`,
  confirm: (count: number): string =>
    `Ajouter ${formatCount(count)} ${agree(count, 'candidature', 'candidatures')}`,
  problems: {
    empty: 'Ce fichier ne contient aucune ligne.',
    noHeads:
      'Nous n’y trouvons pas les colonnes Poste et Entreprise. Nommez-les sur la première ligne, puis réessayez.',
    tooLarge: 'Ce fichier dépasse 10\u00a0Mo.',
    tooLong: `Ce fichier compte plus de ${formatCount(MAX_IMPORT_LINES)} lignes. Partagez-le en plusieurs, puis importez-les l’un après l’autre.`,
    unreadable:
      'Ce fichier n’est pas un CSV. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0», puis CSV.',
  } satisfies Record<CsvImportProblem, string>,
  problemTitle: 'Ce fichier ne peut pas être importé',
  unchanged: 'Rien n’a été modifié.',
} as const;
