import { ADDRESSES } from '#/copy/addresses';

/** Names of the query. */
export const ONE = 'analyse';
export const OTHER = 'avec';

/** Address of one analysis. */
export const hrefOfAnalysis = (id: number): string => `${ADDRESSES.analyses}?${ONE}=${id}`;

/** Address of two analyses side by side. */
export const hrefOfComparison = (left: number, right: number): string =>
  `${hrefOfAnalysis(left)}&${OTHER}=${right}`;
