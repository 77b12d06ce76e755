import { interviewToasts, transcriptName } from '#/app/interview/interview.copy';
import { dayOfInterview } from '#/app/interview/interviewState';
import { loadReviewKit } from '#/app/interview/reviewKit';
import type { Services } from '#/app/services/services';
import { formatLongDate } from '#/copy/format';
import type { InterviewSession } from '#/domain/interview/interview';

/** Hands an interview over as a text file. */
export const exportInterview = async (
  session: InterviewSession,
  { notify }: Pick<Services, 'notify'>,
): Promise<void> => {
  try {
    const [{ transcriptOf }, { downloadText }, kit] = await Promise.all([
      import('#/domain/interview/transcript.fr'),
      import('#/adapters/applications/downloadText'),
      loadReviewKit(),
    ]);
    downloadText(
      transcriptName(dayOfInterview(session)),
      'text/plain',
      transcriptOf(
        session,
        kit?.reviewInterview(session) ?? null,
        formatLongDate(new Date(session.startedAt)),
      ),
    );
    notify({ tone: 'success', ...interviewToasts.exported });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...interviewToasts.notExported });
  }
};
