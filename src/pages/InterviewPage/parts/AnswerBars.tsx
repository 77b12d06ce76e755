import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { ReviewedQuestion } from '#/domain/interview/review/reviewInterview';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/Bars.css';

const copy = reportCopy.finished.bars;
const BETWEEN_BARS_MS = 40;

const shareOf = ({ review: { points } }: ReviewedQuestion): number =>
  points.filter(({ met }) => met).length / Math.max(1, points.length);

const isGiven = ({ review }: ReviewedQuestion): boolean => review.level !== 'empty';

/** The whole interview in one picture: a bar for each question, as high as its answer went; the list below says the same. */
export const AnswerBars = ({ questions }: { readonly questions: readonly ReviewedQuestion[] }) => {
  const whole = questions.filter((each) => isGiven(each) && shareOf(each) === 1).length;
  const given = questions.filter(isGiven).length;
  const keys = [
    { kind: 'whole', label: copy.whole, shown: whole > 0 },
    { kind: 'partly', label: copy.partly, shown: given > whole },
    { kind: 'left', label: copy.left, shown: questions.length > given },
  ];
  return (
    <>
      <VisuallyHidden>{copy.label(given, whole, questions.length)}</VisuallyHidden>
      <div aria-hidden className={styles.bars}>
        {questions.map((each, index) => (
          <span key={each.question.id} className={styles.place} data-given={isGiven(each)}>
            {isGiven(each) && (
              <span
                className={styles.filled}
                data-whole={shareOf(each) === 1}
                style={{
                  blockSize: `${shareOf(each) * 100}%`,
                  animationDelay: `${index * BETWEEN_BARS_MS}ms`,
                }}
              />
            )}
          </span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden>
        {keys
          .filter(({ shown }) => shown)
          .map(({ kind, label }) => (
            <span key={kind} className={styles.key}>
              <span className={styles.swatch} data-kind={kind} />
              {label}
            </span>
          ))}
      </p>
    </>
  );
};
