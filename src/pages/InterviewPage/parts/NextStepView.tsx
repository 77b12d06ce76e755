import { Quote } from '#/components/Quote/Quote';
import type { NextStep } from '#/domain/interview/review/answerReview';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/Review.css';

const copy = reportCopy.feedback;

/** The answer said otherwise, in the person's own words, and the line of their CV that may fill a blank. */
export const NextStepView = ({ next }: { readonly next: NextStep }) => (
  <div className={styles.nextStep}>
    <p className={styles.exampleSide}>
      <span className={styles.exampleLabel}>{copy.ownWords}</span>
      <span>{`\u00ab\u00a0${next.rewritten}\u00a0\u00bb`}</span>
    </p>
    {next.fromCv && (
      <Quote from="cv" place={next.fromCv.post ?? copy.yourCv}>
        {next.fromCv.quote}
      </Quote>
    )}
  </div>
);
