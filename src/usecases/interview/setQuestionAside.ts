import type { InterviewQuestion, InterviewSession } from '#/domain/interview/interview';
import { weighedIn } from '#/domain/interview/notAskedQuestion';
import { requirementKey } from '#/domain/matching/requirementKey';
import {
  correctionBy,
  offerCorrectionsRecord,
  withCorrection,
} from '#/domain/postings/offerCorrections';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { UpdateProblem } from '#/domain/storage/Vault';
import type { Services } from '#/usecases/shared/services';

/** Notes that the offer of an interview does not ask for what a question is about, wherever that offer shows. */
export const setQuestionAside = (
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  session: InterviewSession,
  question: InterviewQuestion,
): Result<null, UpdateProblem> => {
  const keys = weighedIn(session, question).map(requirementKey);
  if (keys.length === 0) return fail('unavailable');
  const { offerText } = session;
  return updateRecord(vault, offerCorrectionsRecord, [], (all) => {
    const notAsked = [...new Set([...correctionBy(all, offerText).notAsked, ...keys])];
    return withCorrection(all, offerText, { notAsked }, now().getTime());
  });
};
