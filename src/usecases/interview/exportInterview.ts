import { formatLongDate } from '#/copy/format';
import type { Cv } from '#/domain/cv/cv';
import type { InterviewSession } from '#/domain/interview/interview';
import { localDay } from '#/domain/shared/localDay';
import { loadAnswerReviewer } from '#/usecases/interview/answerReviewer';
import { interviewToasts, transcriptName } from '#/usecases/interview/interview.copy';
import type { Services } from '#/usecases/shared/services';

/** Hands an interview over as a text file. */
export const exportInterview = async (
  session: InterviewSession,
  cv: Cv | null,
  services: Pick<Services, 'downloads' | 'lexicon' | 'notify'>,
): Promise<void> => {
  const { notify, downloads } = services;
  try {
    const [{ transcriptOf }, { save }, reviewer] = await Promise.all([
      import('#/domain/interview/transcript.fr'),
      downloads(),
      loadAnswerReviewer(services),
    ]);
    save({
      name: transcriptName(dayOfInterview(session)),
      type: 'text/plain',
      content: transcriptOf(
        session,
        reviewer?.reviewInterview(session, cv) ?? null,
        formatLongDate(new Date(session.startedAt)),
      ),
    });
    notify({ tone: 'success', ...interviewToasts.exported });
  } catch {
    // A chunk that does not load: offline, or a newer version was put online meanwhile.
    notify({ tone: 'destructive', ...interviewToasts.notExported });
  }
};

/** The day of an interview, as the name of a file. */
export const dayOfInterview = ({ startedAt }: InterviewSession): string =>
  localDay(new Date(startedAt));
