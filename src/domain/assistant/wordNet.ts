import { createSubjectNet } from '#/domain/assistant/subjectNet';
import { WORD_WEIGHTS } from '#/domain/assistant/wordWeights';
import { once } from '#/domain/shared/lazy';

/** What words mean, read once for all that asks for it. */
export const wordNet = once(() => createSubjectNet(WORD_WEIGHTS));
