import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Text } from '#/components/Text/Text';
import { coachWords, fillerList } from '#/domain/interview/review/coach.fr';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import { TopicList } from '#/pages/InterviewPage/parts/TopicList';

import * as styles from '#/pages/InterviewPage/Review.css';

const { finished: copy, feedback } = interviewCopy;

/** What the answers show together: one thing first for the next time. */
export const InterviewOverview = ({ review }: { readonly review: InterviewReview }) => {
  const { marks, missedMost, alwaysMet, fillers, covered } = review;
  if (marks.answered === 0) return <Callout title={copy.none} />;
  const points = feedback.points(marks.met, marks.possible);
  return (
    <div className={styles.overview}>
      <Card padding="large" className={styles.review}>
        <div className={styles.head}>
          <p className={styles.figure}>{points}</p>
          <ProgressBar
            label={points}
            percent={(marks.met / marks.possible) * 100}
            valueText={points}
            wordsHidden
          />
          <Text size="xs" tone="muted">
            {feedback.indicator}
          </Text>
        </div>
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
        {covered.length > 0 && <TopicList covered={covered} />}
      </div>
    </div>
  );
};
