/** The name of a sheet, on the screen and on paper. */
export const sheetPaperCopy = { sheet: 'La fiche' } as const;
