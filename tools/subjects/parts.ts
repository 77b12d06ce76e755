export { hear } from '#/domain/assistant/danger.fr';
export { INTENTS, OTHER_FIELDS, OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
export { plain, signsIn } from '#/domain/assistant/questionSigns';
export { meantBy, spellingOf } from '#/domain/assistant/nearest';
export { createNearest } from '#/domain/assistant/nearest';
export {
  createSubjectModel,
  DIGITS,
  inDigits,
  NO_WEIGHT,
  RARITY_STEPS,
  sharesOf,
  WEIGHT_STEPS,
} from '#/domain/assistant/subjectModel';
export { createSubjectNet } from '#/domain/assistant/subjectNet';
export { sequenceOf } from '#/domain/assistant/terms';
export { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
export { INTENTS_BY_SUBJECT, SHEETS_BY_SUBJECT } from '#tests/coach/assistant/answers';
export { TUNING } from '#tests/domain/assistant/questions';
export { SHORT_QUESTIONS } from '#tests/domain/assistant/shortQuestions';
