import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { InterviewQuestion, InterviewSession } from '#/domain/interview/interview';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { LEVEL_LABELS } from '#/domain/interview/review/coach.fr';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { answerTo } from '#/domain/interview/session';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerFeedback } from '#/pages/InterviewPage/parts/AnswerFeedback';
import { PracticeLesson } from '#/pages/InterviewPage/parts/PracticeLesson';

import * as styles from '#/pages/InterviewPage/Review.css';
import { flat } from '#/styles/printed.css';

const copy = reportCopy.finished;

type AnswerListProps = {
  readonly session: InterviewSession;
  /** Null where the answers could not be looked at. */
  readonly review: InterviewReview | null;
  /** Every answer is open at first. */
  readonly open: boolean;
};

const labelOf = (review: AnswerReview | undefined): string | null =>
  review ? LEVEL_LABELS[review.level] : null;

const Head = ({ title, note }: { readonly title: string; readonly note: string | null }) => (
  <span className={styles.answerHead}>
    <span>{title}</span>
    <Text as="span" size="s" tone="muted">
      {note}
    </Text>
  </span>
);

type AnsweredProps = {
  readonly question: InterviewQuestion;
  readonly title: string;
  readonly text: string;
  readonly review: AnswerReview | undefined;
  readonly open: boolean;
};

const Answered = ({ question, title, text, review, open }: AnsweredProps) => (
  <Disclosure defaultOpen={open} summary={<Head title={title} note={labelOf(review)} />}>
    <div className={styles.answerBody}>
      <div className={styles.head}>
        <Heading level={3} size="s">
          {copy.yourAnswer}
        </Heading>
        <Text className={styles.answerText}>{text}</Text>
      </div>
      {review && <AnswerFeedback review={review} />}
      {question.origin === 'practice' && <PracticeLesson questionId={question.id} />}
    </div>
  </Disclosure>
);

/** Every question with its answer, and what was seen in it. */
export const AnswerList = ({ session, review, open }: AnswerListProps) => (
  <section className={styles.head}>
    <Heading level={2} size="m">
      {copy.byQuestion}
    </Heading>
    <Card as="div" padding="none" className={flat}>
      <ul className={styles.answers}>
        {session.questions.map((question, index) => {
          const { text } = answerTo(session, question.id);
          const title = `${index + 1}. ${question.text}`;
          return (
            <li key={question.id} className={styles.answerRow}>
              {text.trim() === '' ? (
                <div className={styles.unanswered}>
                  <Head title={title} note={copy.noAnswer} />
                </div>
              ) : (
                <Answered
                  question={question}
                  title={title}
                  text={text}
                  review={
                    review?.questions.find(({ question: { id } }) => id === question.id)?.review
                  }
                  open={open}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  </section>
);
