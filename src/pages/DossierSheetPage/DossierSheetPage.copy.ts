/** What a sheet is made from, and goes back to. */
export type SheetOrigin = 'dossier' | 'analysis';

const back: Readonly<Record<SheetOrigin, string>> = {
  dossier: 'Son dossier',
  analysis: 'Cette analyse',
};

/** Words of the sheet of a dossier or a comparison. */
export const dossierSheetCopy = {
  back,
  title: 'Fiche à imprimer',
  subtitle: 'Une page pour un conseiller, ou pour vous.',
  names: 'Sans les noms',
  namesHint:
    'Personnes, employeur, adresses, numéros et liens s’effacent. Relisez avant de donner la fiche.',
  print: 'Imprimer',
  pdf: 'Télécharger en PDF',
} as const;
