/** Words of the sheet of a dossier. */
export const dossierSheetCopy = {
  back: 'Son dossier',
  title: 'Fiche à imprimer',
  subtitle: 'Une page pour un conseiller, ou pour vous.',
  names: 'Sans les noms',
  namesHint:
    'Personnes, employeur, adresses, numéros et liens s’effacent. Relisez avant de donner la fiche.',
  print: 'Imprimer',
  pdf: 'Télécharger en PDF',
  sheet: 'La fiche',
} as const;
