export { hear, inPlainWords } from '#/domain/assistant/danger.fr';
export {
  createSoundOfDanger,
  NO_WEIGHT,
  WEIGHT_DIGITS,
  WEIGHT_STEPS,
} from '#/domain/assistant/dangerCurve';
export { BUCKETS, DANGER_KINDS, KIND_BUCKETS, signsIn } from '#/domain/assistant/dangerSigns';
export { HURT_SUBJECTS } from '#/domain/assistant/hurtSubjects';
export { OTHER_FIELDS, OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
export { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
