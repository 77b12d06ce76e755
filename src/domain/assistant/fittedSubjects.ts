import { createSubjectModel } from '#/domain/assistant/subjectModel';
import { SUBJECT_WEIGHTS } from '#/domain/assistant/subjectWeights';

/** The subjects as `npm run subjects` fitted them; read with the first question. */
export const fittedSubjects = () => createSubjectModel(SUBJECT_WEIGHTS);
