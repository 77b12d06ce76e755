/** What is always worth asking once there is something of the user's own. */
export const OWN_QUESTIONS: readonly string[] = [
  'Faire le point',
  'Que faire aujourd’hui ?',
  'Mes candidatures',
  'Que dit mon CV ?',
];

/** What a newcomer may ask: keywords of the specification first. */
const NEWCOMER_QUESTIONS: readonly string[] = [
  'Comment préparer un entretien d’embauche ?',
  'Comment négocier son salaire à l’embauche ?',
  'Que mettre dans un CV ?',
  'Comment s’inscrire à France Travail ?',
];

/** Questions to start from, by what is known of the user. */
export const startingQuestions = (newcomer: boolean): readonly string[] =>
  newcomer ? NEWCOMER_QUESTIONS : OWN_QUESTIONS;
