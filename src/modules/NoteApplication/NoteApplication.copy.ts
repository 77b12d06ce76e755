/** Words of the dialog that notes an application as sent. */
export const noteApplicationCopy = {
  title: 'Notez votre candidature',
  intro: 'Elle est partie\u202f? Dites quand et avec quoi. Rien ne s’envoie d’ici.',
  date: 'Envoyée le',
  dateWrong: 'Choisissez une date, et vérifiez son année.',
  cv: 'CV envoyé',
  cvHint: 'Le nom du fichier que vous avez joint. Laissez vide si vous n’en avez pas joint.',
  keep: 'Garder ce CV dans le dossier',
  keepHint: 'Tel qu’il est aujourd’hui, pour le relire avant l’entretien.',
  letter: 'Lettre envoyée',
  noLetter: 'Aucune lettre',
  cancel: 'Annuler',
  close: 'Fermer',
  save: 'Noter la candidature',
} as const;
