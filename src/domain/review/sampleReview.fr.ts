/** What stands for a result while the text of the CV cannot be read: fixed, always marked as a sample (specification, section 2). */
export const SAMPLE_REVIEW = {
  strengths: [
    'Un titre clair annonce le métier visé.',
    'Les expériences sont datées, de la plus récente à la plus ancienne.',
    'Les outils et les permis sont regroupés dans une rubrique à part.',
  ],
  improvements: [
    'Ajouter des mesures concrètes à quelques missions, quand vous les avez : volumes, délais, nombre de personnes.',
    'Remplacer les formules vagues, comme « participation à », par l’action exacte.',
    'Préciser le mois de début et de fin des postes récents.',
  ],
  keywords: ['Gestion de projet', 'Travail en équipe', 'Relation client', 'Excel', 'Anglais'],
} as const;
