import { ADDRESSES } from '#/copy/addresses';
import type { ApplicationsHrefs } from '#/pages/ApplicationsPage/ApplicationsPage.state';

/** Names and values of the query. */
export const ONE = 'candidature';
export const VIEW = 'vue';
export const VIEWS = { table: 'liste', journal: 'journal' } as const;

/** Addresses of the views of Mes Candidatures. */
export const applicationsHrefs: ApplicationsHrefs = {
  board: ADDRESSES.applications,
  table: `${ADDRESSES.applications}?${VIEW}=${VIEWS.table}`,
  journal: `${ADDRESSES.applications}?${VIEW}=${VIEWS.journal}`,
  of: (id) => `${ADDRESSES.applications}?${ONE}=${id}`,
};
