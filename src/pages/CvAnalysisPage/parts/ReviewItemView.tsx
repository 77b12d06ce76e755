import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { ReviewItem } from '#/domain/review/review';
import { cvAnalysisCopy as copy } from '#/pages/CvAnalysisPage/CvAnalysisPage.copy';

import * as folds from '#/pages/CvAnalysisPage/parts/Folds.css';

type ReviewItemViewProps = {
  readonly item: ReviewItem;
  /** The page is told only where the CV has several. */
  readonly pages: boolean;
  /** A neutral note proposes, a remark corrects. */
  readonly neutral: boolean;
  /** The line before had the same advice. */
  readonly adviceSaid: boolean;
};

/** One line of the CV and what could stand there instead. */
export const ReviewItemView = ({ item, pages, neutral, adviceSaid }: ReviewItemViewProps) => (
  <div className={folds.item}>
    {item.quote === null || item.place === null ? (
      <Text size="s" tone="muted">
        {item.quote ?? copy.improvements.nowhere}
      </Text>
    ) : (
      <Quote
        from="cv"
        place={copy.place(
          item.place.section,
          item.place.experience,
          pages ? item.place.page : null,
        )}
      >
        {item.quote}
      </Quote>
    )}
    {!adviceSaid && (
      <p className={folds.better}>
        <span className={folds.betterLabel}>
          {neutral ? copy.improvements.idea : copy.improvements.better}
        </span>
        <span>{item.better}</span>
      </p>
    )}
  </div>
);
