/** Regions of the search: specification, section 3. */
export const REGIONS = ['Afrique', 'Europe', 'Asie', 'Moyen Orient', 'Cara\u00efbes'] as const;
export type Region = (typeof REGIONS)[number];
