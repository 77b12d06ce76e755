import { useEffect, useState } from 'react';

import { loadReviewKit } from '#/usecases/interview/answerReviewer';
import type { ReviewKit } from '#/usecases/interview/answerReviewer';

/** What reads answers, once `wanted`: `loading` until it is there, `unavailable` where it does not come. */
export const useReviewKit = (wanted: boolean): ReviewKit | 'loading' | 'unavailable' => {
  const [kit, setKit] = useState<ReviewKit | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadReviewKit().then((loaded) => {
      if (current) setKit(loaded ?? 'unavailable');
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  return kit;
};
