import { useEffect, useMemo, useState } from 'react';

import { correctableJob } from '#/app/hooks/correctableJob';
import { jobInHand } from '#/app/hooks/jobInHand';
import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecentJobs } from '#/app/hooks/useRecentJobs';
import { useRecord } from '#/app/hooks/useRecord';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { interviewState } from '#/app/routes/interview/interviewState';
import type { SpokenAnswer } from '#/app/routes/interview/useSpokenAnswer';
import { ADDRESSES } from '#/copy/addresses';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import type { InterviewPreferences } from '#/domain/interview/interviewsRecord';
import type { InterviewState } from '#/pages/InterviewPage/InterviewPage.state';
import { loadAnswerReviewer } from '#/usecases/interview/answerReviewer';
import type { AnswerReviewer } from '#/usecases/interview/answerReviewer';
import type { InterviewMachine } from '#/usecases/interview/interviewReducer';
import type { Subject } from '#/usecases/subject/subject';

/** What reads answers, once `wanted`: `loading` until it is there, `unavailable` where it does not come. */
const useAnswerReviewer = (wanted: boolean): AnswerReviewer | 'loading' | 'unavailable' => {
  const { lexicon } = useServices();
  const [reviewer, setReviewer] = useState<AnswerReviewer | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadAnswerReviewer({ lexicon }).then((loaded) => {
      if (current) setReviewer(loaded ?? 'unavailable');
    });
    return () => {
      current = false;
    };
  }, [wanted, lexicon]);
  return reviewer;
};

type Parts = {
  readonly machine: InterviewMachine;
  readonly preferences: InterviewPreferences;
  readonly subject: Subject | null;
  readonly voice: Pick<SpokenAnswer, 'dictation' | 'reading'>;
  readonly params: URLSearchParams;
};

/** The state of the screen, over the interview of this page, those that are kept and the shared CV. */
export const useInterviewState = ({
  machine,
  preferences,
  subject,
  voice: { dictation, reading },
  params,
}: Parts): InterviewState => {
  const services = useServices();
  const { state: cv } = useCv();
  const stored = useRecord(interviewsRecord);
  const unreadable = useUnreadable(interviewsRecord);
  const reviewer = useAnswerReviewer(machine.phase !== 'setup' || params.has('entretien'));
  const recentJobs = useRecentJobs(ADDRESSES.interview);
  const cvStanding = cv.status;
  const readCv = cv.status === 'read' ? cv.cv : null;
  return useMemo(
    () =>
      interviewState(
        {
          machine,
          stored,
          preferences,
          cv: readCv,
          cvStanding,
          subject: subject && {
            title: subject.title,
            company: subject.company,
            withText: subject.text !== '',
          },
          recentJobs,
          held: (text) =>
            correctableJob(services, subject, jobInHand(subject, text, subject?.text ?? '')),
          dictation,
          reading,
          reviewer,
          unreadable,
        },
        params,
      ),
    [
      services,
      machine,
      stored,
      preferences,
      readCv,
      cvStanding,
      subject,
      recentJobs,
      dictation,
      reading,
      reviewer,
      unreadable,
      params,
    ],
  );
};
