import { BOARD_NAMES } from '#/domain/offers/elsewhere/boards';
import { columnKey } from '#/domain/offers/imports/columns';
import type { ImportTable } from '#/domain/offers/imports/table';
import { addressPart } from '#/domain/shared/addressPart';

/** A source that is known by what its records hold. */
export type SourceShape = {
  /** Name as its readers know it. */
  readonly name: string;
  /** Ends of the paths that all have to be there. */
  readonly holds: readonly string[];
  /** Where one of its offers is seen, where the records do not say. */
  readonly addressOf?: (id: string) => string;
};

const within = (base: string) => (id: string) => `${base}${addressPart(id)}`;

/** The sources whose shape was learnt, the most telling first: docs/offers.md. */
export const SOURCE_SHAPES: readonly SourceShape[] = [
  {
    name: 'France Travail',
    holds: ['intitule', 'romecode', 'typecontrat'],
    addressOf: within('https://candidat.francetravail.fr/offres/recherche/detail/'),
  },
  {
    name: 'Choisir le service public',
    holds: ['intituleduposte', 'versant', 'employeur'],
    addressOf: (id) =>
      `https://choisirleservicepublic.gouv.fr/nos-offres/filtres/mot-cles/${addressPart(id)}/`,
  },
  { name: 'La bonne alternance', holds: ['identifier.partnerlabel', 'offer.title'] },
  { name: 'Apec', holds: ['referenceapec', 'texteoffre'] },
  { name: 'HelloWork', holds: ['jobid', 'companytitle', 'jobtime'] },
  { name: 'JobTeaser', holds: ['jobdetails.title', 'joblocations.locationcity'] },
  { name: 'La Poste', holds: ['intituleduposte', 'fichemetier'] },
  { name: 'leboncoin', holds: ['redirection', 'identifiant', 'titre'] },
  { name: 'ReliefWeb', holds: ['fields.title', 'fields.source.name'] },
  { name: 'Greenhouse', holds: ['absoluteurl', 'location.name', 'title'] },
  { name: 'Lever', holds: ['hostedurl', 'categories.team'] },
  { name: 'Ashby', holds: ['joburl', 'islisted'] },
  { name: 'Workable', holds: ['shortcode', 'shortlink'] },
  { name: 'Pinpoint', holds: ['keyresponsibilities', 'workplacetype'] },
  { name: 'Personio', holds: ['recruitingcategory', 'jobdescriptions.jobdescription.value'] },
  { name: 'Jobicy', holds: ['jobgeo', 'jobdescription', 'jobtitle'] },
  { name: 'Arbeitnow', holds: ['slug', 'jobtypes', 'companyname'] },
  { name: 'Adzuna', holds: ['adref', 'redirecturl'] },
  { name: 'Recruitee', holds: ['careersurl', 'careersapplyurl'] },
  { name: 'SmartRecruiters', holds: ['releaseddate', 'typeofemployment.label'] },
  { name: 'Welcome to the Jungle', holds: ['organization.name', 'contracttype', 'offices.city'] },
  { name: 'Remotive', holds: ['candidaterequiredlocation', 'companyname'] },
  {
    name: 'EURES',
    holds: ['title', 'employer.name', 'positionschedulecodes'],
    addressOf: (id) => `https://europa.eu/eures/portal/jv-se/jv-details/${addressPart(id)}?lang=fr`,
  },
  { name: 'LinkedIn', holds: ['partnerjobid', 'title', 'company'] },
  { name: 'Jooble', holds: ['guid', 'referencenumber', 'region.city'] },
  { name: 'Indeed', holds: ['referencenumber', 'title', 'company', 'city'] },
];

/** The source that the columns of a file tell; null where none is known. */
export const shapeOf = ({ columns }: Pick<ImportTable, 'columns'>): SourceShape | null => {
  const keys = columns.map(columnKey);
  const has = (end: string): boolean => keys.some((key) => key === end || key.endsWith(`.${end}`));
  return SOURCE_SHAPES.find(({ holds }) => holds.every(has)) ?? null;
};

const NAMES_SOURCE =
  /^(?:source|site|siteweb|plateforme|platform|jobboard|portail|origine|publisher)$/u;
const lettersOf = (name: string): string => columnKey(name).replaceAll('.', '');
const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  [...Object.values(BOARD_NAMES), ...SOURCE_SHAPES.map(({ name }) => name)].map((name) => [
    lettersOf(name),
    name,
  ]),
);

/** The source that every record of a file names in a column for it; null where they differ, or where nobody knows it. */
export const sourceNamedIn = ({
  columns,
  records,
}: Pick<ImportTable, 'columns' | 'records'>): string | null => {
  for (const column of columns.filter((one) => NAMES_SOURCE.test(columnKey(one)))) {
    const [first, ...others] = new Set(records.map(({ values }) => values[column] ?? ''));
    const known = others.length > 0 ? undefined : KNOWN_NAMES.get(lettersOf(first ?? ''));
    if (known !== undefined) return known;
  }
  return null;
};
