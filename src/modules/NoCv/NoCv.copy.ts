/** Words of the way to a CV. */
export const noCvCopy = { import: 'Importer mon CV' } as const;
