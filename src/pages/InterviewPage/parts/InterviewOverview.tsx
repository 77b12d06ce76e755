import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { coachWords, fillerList, storiesWords } from '#/domain/interview/review/coach.fr';
import type { InterviewReview, ReviewedQuestion } from '#/domain/interview/review/reviewInterview';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { TopicList } from '#/pages/InterviewPage/parts/TopicList';
import { cx } from '#/styles/cx';

import * as answerBarsStyles from '#/pages/InterviewPage/Bars.css';
import { dawn } from '#/pages/InterviewPage/Bars.css';
import * as styles from '#/pages/InterviewPage/InterviewReview.css';
import { flat } from '#/styles/printed.css';

const answerBarsCopy = reportCopy.finished.bars;
const BETWEEN_BARS_MS = 40;

const shareOf = ({ review: { points } }: ReviewedQuestion): number =>
  points.filter(({ met }) => met).length / Math.max(1, points.length);

const isGiven = ({ review }: ReviewedQuestion): boolean => review.level !== 'empty';

/** The whole interview in one picture: a bar for each question, as high as its answer went; the list below says the same. */
const AnswerBars = ({ questions }: { readonly questions: readonly ReviewedQuestion[] }) => {
  const whole = questions.filter((each) => isGiven(each) && shareOf(each) === 1).length;
  const given = questions.filter(isGiven).length;
  const keys = [
    { kind: 'whole', label: answerBarsCopy.whole, shown: whole > 0 },
    { kind: 'partly', label: answerBarsCopy.partly, shown: given > whole },
    { kind: 'left', label: answerBarsCopy.left, shown: questions.length > given },
  ];
  return (
    <>
      <VisuallyHidden>{answerBarsCopy.label(given, whole, questions.length)}</VisuallyHidden>
      <div aria-hidden className={answerBarsStyles.bars}>
        {questions.map((each, index) => (
          <span
            key={each.question.id}
            className={answerBarsStyles.place}
            data-given={isGiven(each)}
          >
            {isGiven(each) && (
              <span
                className={answerBarsStyles.filled}
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
      <p className={answerBarsStyles.legend} aria-hidden>
        {keys
          .filter(({ shown }) => shown)
          .map(({ kind, label }) => (
            <span key={kind} className={answerBarsStyles.key}>
              <span className={answerBarsStyles.swatch} data-kind={kind} />
              {label}
            </span>
          ))}
      </p>
    </>
  );
};

const { finished: copy, feedback } = reportCopy;

/** The answer that went furthest: only among several, and only where it is a good one. */
const bestOf = ({ questions, marks }: InterviewReview): ReviewedQuestion | null => {
  if (marks.answered < 2) return null;
  const good = questions.filter(({ review }) => review.level === 'good');
  const met = ({ review }: ReviewedQuestion): number =>
    review.points.filter((point) => point.met).length;
  return good.toSorted((one, other) => met(other) - met(one))[0] ?? null;
};

/** What the answers show together: one thing first for the next time. */
export const InterviewOverview = ({ review }: { readonly review: InterviewReview }) => {
  const { marks, missedMost, alwaysMet, fillers, covered } = review;
  if (marks.answered === 0) return <Callout title={copy.none.title}>{copy.none.text}</Callout>;
  const told =
    marks.stories === 0
      ? copy.answered(marks.answered)
      : storiesWords(marks.withResult, marks.stories);
  const best = bestOf(review);
  return (
    <div className={styles.overview}>
      <Card padding="large" className={cx(styles.review, dawn)}>
        <div className={styles.head}>
          <p className={styles.figure}>{told}</p>
          <AnswerBars questions={review.questions} />
          <Text size="xs" tone="muted">
            {feedback.indicator}
          </Text>
        </div>
        {best && (
          <div className={styles.head}>
            <Heading level={2} size="s">
              {copy.best}
            </Heading>
            <Text size="s">{best.question.text}</Text>
          </div>
        )}
        <div className={styles.head}>
          <Heading level={2} size="s">
            {copy.fillers}
          </Heading>
          <Text size="s">{fillers.length === 0 ? copy.noFillers : fillerList(fillers)}</Text>
        </div>
        {alwaysMet.length > 0 && (
          <div className={styles.head}>
            <Heading level={2} size="s">
              {copy.kept}
            </Heading>
            <ul className={styles.topics}>
              {alwaysMet.map((about) => (
                <li key={about}>
                  <Text size="s">{coachWords(about).met}</Text>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      <div className={styles.review}>
        {missedMost.length > 0 && (
          <section className={styles.first}>
            <Heading level={2} size="s" className={styles.firstLabel}>
              {copy.next}
            </Heading>
            <ol className={styles.remarks}>
              {missedMost.map(({ about, times, advice }) => (
                <li key={about}>
                  <Text>{advice}</Text>
                  <Text size="xs" tone="muted">
                    {copy.nextTimes(times)}
                  </Text>
                </li>
              ))}
            </ol>
          </section>
        )}
        {covered.length > 0 && (
          <Card padding="medium" className={flat}>
            <TopicList covered={covered} />
          </Card>
        )}
      </div>
    </div>
  );
};
