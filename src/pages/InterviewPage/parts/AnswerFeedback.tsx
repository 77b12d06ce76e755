import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { coachOn, paceWords } from '#/domain/interview/review/coach';
import type { Remark } from '#/domain/interview/review/coach';
import { durationWords, LEVEL_WORDS } from '#/domain/interview/review/coach.fr';
import { PARTS } from '#/domain/interview/review/shapes';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerParts } from '#/pages/InterviewPage/parts/AnswerParts';
import { NextStepView } from '#/pages/InterviewPage/parts/NextStepView';
import { RemarkProof, RemarkView } from '#/pages/InterviewPage/parts/RemarkView';
import { TopicList } from '#/pages/InterviewPage/parts/TopicList';

import * as styles from '#/pages/InterviewPage/Review.css';
import { screenOnly } from '#/styles/printed.css';

const copy = reportCopy.feedback;

const isPart = ({ about }: Remark): boolean => PARTS.some((part) => part === about);

type AnswerFeedbackProps = {
  readonly review: AnswerReview;
};

/** What an answer shows, and the one thing to improve first. */
export const AnswerFeedback = ({ review }: AnswerFeedbackProps) => {
  const { strengths, first, others } = coachOn(review);
  const pace = paceWords(review);
  const judged = review.length !== 'tooShort' && review.level !== 'aside';
  // Parts are shown with their words above: they are not said twice.
  const kept = strengths.filter((remark) => !isPart(remark));
  const rest = judged ? others.filter((remark) => !isPart(remark)) : others;
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <Heading level={3} size="m">
          {LEVEL_WORDS[review.level]}
        </Heading>
        <div className={styles.facts}>
          <span>{copy.words(review.words, durationWords(review.aloud), review.timed)}</span>
          {pace && <span>{pace}</span>}
        </div>
      </div>
      {first && (
        <section className={styles.first}>
          <Heading level={4} size="s" className={styles.firstLabel}>
            {copy.first}
          </Heading>
          <Text>{first.text}</Text>
          <RemarkProof remark={first} />
          {review.next && <NextStepView next={review.next} />}
        </section>
      )}
      {judged && <AnswerParts parts={review.parts} />}
      {kept.length > 0 && (
        <section className={styles.head}>
          <Heading level={4} size="s">
            {copy.strengths}
          </Heading>
          <ul className={styles.remarks}>
            {kept.map((remark) => (
              <RemarkView key={remark.about} remark={remark} met />
            ))}
          </ul>
        </section>
      )}
      {review.coverage.length > 0 && judged && <TopicList covered={review.coverage} saidAlone />}
      {rest.length > 0 && (
        <Disclosure summary={copy.others(rest.length)}>
          <ul className={styles.remarks}>
            {rest.map((remark) => (
              <RemarkView key={remark.about} remark={remark} met={false} />
            ))}
          </ul>
        </Disclosure>
      )}
      {/* On paper the whole report says it once. */}
      <Text size="xs" tone="muted" className={screenOnly}>
        {copy.indicator}
      </Text>
    </div>
  );
};
