import { useCv } from '#/app/hooks/CvContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { cvAnalysisState } from '#/app/routes/cvAnalysis/cvAnalysisState';
import { useReview } from '#/app/routes/cvAnalysis/useReview';
import { cvReviewRecord } from '#/domain/review/cvReviewRecord';
import { CvAnalysisPage } from '#/pages/CvAnalysisPage/CvAnalysisPage';

/** Analyse de CV over the shared CV, the review under way and the one before. */
export const CvAnalysisRoute = () => {
  const { state: cv } = useCv();
  const { launch, forget, ...review } = useReview();
  const showSamples = useShowSamples();
  const kept = useRecord(cvReviewRecord);
  return (
    <CvAnalysisPage
      state={cvAnalysisState(cv, review, kept.ok ? kept.value : null, showSamples)}
      onLaunch={() => {
        if (cv.status === 'read' || cv.status === 'unreadable') void launch(cv);
      }}
      onForget={forget}
      onPrint={() => window.print()}
    />
  );
};
