import { ADDRESSES } from '#/copy/addresses';

/** Names of the query. */
export const ANALYSIS_PARAM = 'analyse';
export const OTHER = 'avec';

/** Address of one analysis. */
export const hrefOfAnalysis = (id: number): string =>
  `${ADDRESSES.analyses}?${ANALYSIS_PARAM}=${id}`;

/** What the address may ask for in the place of an analysis: its sheet. */
export const SHEET = { name: 'vue', value: 'fiche' } as const;

/** Address of the sheet of an analysis, to be printed. */
export const hrefOfAnalysisSheet = (id: number): string =>
  `${hrefOfAnalysis(id)}&${SHEET.name}=${SHEET.value}`;

/** Address of two analyses side by side. */
export const hrefOfComparison = (left: number, right: number): string =>
  `${hrefOfAnalysis(left)}&${OTHER}=${right}`;
