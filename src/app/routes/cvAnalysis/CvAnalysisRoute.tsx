import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { cvAnalysisState } from '#/app/routes/cvAnalysis/cvAnalysisState';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { CvAnalysisPage } from '#/pages/CvAnalysisPage/CvAnalysisPage';
import { reviewSessionOf } from '#/usecases/review/reviewSession';

/** Analyse de CV over the shared CV, the review under way and the one before. */
export const CvAnalysisRoute = () => {
  const { state: cv } = useCv();
  const { launch, forget, ...review } = useSession(reviewSessionOf);
  const showSamples = useShowSamples();
  const stored = useRecord(cvReviewRecord);
  return (
    <CvAnalysisPage
      state={cvAnalysisState(cv, review, stored.ok ? stored.value : null, showSamples)}
      onLaunch={() => {
        if (cv.status === 'read' || cv.status === 'unreadable') void launch(cv);
      }}
      onForget={forget}
      onPrint={() => window.print()}
    />
  );
};
