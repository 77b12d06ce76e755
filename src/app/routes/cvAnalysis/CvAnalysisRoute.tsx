import { useState } from 'react';

import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useSubject } from '#/app/hooks/useSubject';
import { cvAnalysisState } from '#/app/routes/cvAnalysis/cvAnalysisState';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { titleAimed } from '#/domain/review/titleAimed';
import { CvAnalysisPage } from '#/pages/CvAnalysisPage/CvAnalysisPage';
import { reviewSessionOf } from '#/usecases/review/reviewSession';

/** Analyse de CV over the shared CV, the review under way and the one before. */
export const CvAnalysisRoute = () => {
  const { state: cv } = useCv();
  const { launch, forget, ...review } = useSession(reviewSessionOf);
  const showSamples = useShowSamples();
  const stored = useRecord(cvReviewRecord);
  const subject = useSubject();
  const [typed, setTyped] = useState<string | null>(null);
  const own = cv.status === 'read' ? titleAimed(cv.cv) : null;
  // What the CV itself aims at is shown, not named: a title of one's own may mean several trades.
  const named = typed ?? subject?.title ?? null;
  return (
    <CvAnalysisPage
      state={cvAnalysisState(
        cv,
        review,
        stored.ok ? stored.value : null,
        showSamples,
        named ?? own ?? '',
      )}
      onTarget={setTyped}
      onLaunch={() => {
        if (cv.status === 'read' || cv.status === 'unreadable') void launch(cv, named);
      }}
      onForget={forget}
      onPrint={() => window.print()}
    />
  );
};
