import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { InterviewSession } from '#/domain/interview/interview';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { answerTo } from '#/domain/interview/session';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import { AnswerFeedback } from '#/pages/InterviewPage/parts/AnswerFeedback';
import { PracticeLesson } from '#/pages/InterviewPage/parts/PracticeLesson';

import * as styles from '#/pages/InterviewPage/Review.css';

const { finished: copy, feedback } = interviewCopy;

type AnswerListProps = {
  readonly session: InterviewSession;
  /** Null where the answers could not be looked at. */
  readonly review: InterviewReview | null;
  /** Every answer is open at first. */
  readonly open: boolean;
};

/** Every question with its answer, and what was seen in it. */
export const AnswerList = ({ session, review, open }: AnswerListProps) => (
  <section className={styles.answers}>
    <Heading level={2} size="m">
      {copy.byQuestion}
    </Heading>
    {session.questions.map((question, index) => {
      const answer = answerTo(session, question.id);
      const given = answer.text.trim() !== '';
      const seen = review?.questions.find((each) => each.question.id === question.id)?.review;
      const met = seen?.points.filter((point) => point.met).length ?? 0;
      return (
        <Card key={question.id} padding="medium">
          <Disclosure
            defaultOpen={open}
            summary={
              <span className={styles.answerHead}>
                <span>{`${index + 1}. ${question.text}`}</span>
                <Text as="span" size="s" tone="muted">
                  {!given ? copy.noAnswer : seen && feedback.points(met, seen.points.length)}
                </Text>
              </span>
            }
          >
            <div className={styles.review}>
              {given && (
                <div className={styles.head}>
                  <Heading level={3} size="s">
                    {copy.yourAnswer}
                  </Heading>
                  <Text className={styles.answerText}>{answer.text}</Text>
                </div>
              )}
              {given && seen && <AnswerFeedback review={seen} seconds={answer.seconds} />}
              {!given && <Text tone="muted">{copy.noAnswer}</Text>}
              {question.origin === 'practice' && <PracticeLesson questionId={question.id} />}
            </div>
          </Disclosure>
        </Card>
      );
    })}
  </section>
);
