import { hrefOpeningDossier } from '#/app/navigation/dossierHrefs';
import { ADDRESSES } from '#/copy/addresses';

/** Names and values of the query. */
export const APPLICATION_PARAM = 'candidature';
export const VIEW = 'vue';
export const VIEWS = { table: 'liste', journal: 'journal' } as const;

/** Addresses of the views of Mes Candidatures. */
export const applicationsHrefs = {
  board: ADDRESSES.applications,
  table: `${ADDRESSES.applications}?${VIEW}=${VIEWS.table}`,
  journal: `${ADDRESSES.applications}?${VIEW}=${VIEWS.journal}`,
  of: (id: number): string => `${ADDRESSES.applications}?${APPLICATION_PARAM}=${id}`,
  dossier: (id: number): string => hrefOpeningDossier({ kind: 'application', id }),
} as const;
