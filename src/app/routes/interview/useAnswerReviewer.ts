import { useEffect, useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { loadAnswerReviewer } from '#/usecases/interview/answerReviewer';
import type { AnswerReviewer } from '#/usecases/interview/answerReviewer';

/** What reads answers, once `wanted`: `loading` until it is there, `unavailable` where it does not come. */
export const useAnswerReviewer = (wanted: boolean): AnswerReviewer | 'loading' | 'unavailable' => {
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
