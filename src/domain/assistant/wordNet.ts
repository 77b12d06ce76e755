import { createSubjectNet } from '#/domain/assistant/subjectNet';
import type { SubjectNet } from '#/domain/assistant/subjectNet';
import { WORD_WEIGHTS } from '#/domain/assistant/wordWeights';

let made: SubjectNet | null = null;

/** What words mean, read once for all that asks for it. */
export const wordNet = (): SubjectNet => (made ??= createSubjectNet(WORD_WEIGHTS));
