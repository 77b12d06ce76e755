import { useCv } from '#/app/cv/CvContext';
import { cvAnalysisState } from '#/app/review/cvAnalysisState';
import { useReview } from '#/app/review/useReview';
import { useRecord } from '#/app/services/useRecord';
import { useShowSamples } from '#/app/settings/useShowSamples';
import { cvReviewRecord } from '#/domain/storage/cvReviewRecord';
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
