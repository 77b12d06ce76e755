import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Download, History, Printer, RefreshCw } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { formatLongDate } from '#/copy/format';
import type { InterviewQuestion, InterviewSession } from '#/domain/interview/interview';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { LEVEL_LABELS } from '#/domain/interview/review/coach.fr';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { answerTo, answeredCount } from '#/domain/interview/session';
import type {
  AfterActions,
  FinishedState,
  InterviewHrefs,
} from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerFeedback } from '#/pages/InterviewPage/parts/AnswerFeedback';
import { InterviewOverview } from '#/pages/InterviewPage/parts/InterviewOverview';
import { PracticeLesson } from '#/pages/InterviewPage/parts/PracticeLesson';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';
import * as reviewStyles from '#/pages/InterviewPage/InterviewReview.css';
import { report } from '#/pages/InterviewPage/InterviewReview.css';
import { flat, screenOnly } from '#/styles/printed.css';

const copy = reportCopy.finished;

type InterviewFinishedProps = {
  readonly state: FinishedState;
  readonly actions: AfterActions;
  readonly hrefs: InterviewHrefs;
  readonly answersOpen: boolean;
};

/** A whole interview looked back on: what to improve, what holds, and every answer. */
export const InterviewFinished = ({
  state,
  actions,
  hrefs,
  answersOpen,
}: InterviewFinishedProps) => {
  const { session, review, past } = state;
  const title = past ? copy.pastTitle(formatLongDate(new Date(session.startedAt))) : copy.title;
  const summary = copy.summary(answeredCount(session), session.questions.length);
  return (
    <div className={cx(styles.page, report)}>
      <PageHeader
        title={title}
        subtitle={session.title === null ? summary : `${session.title}\u00a0\u00b7 ${summary}`}
      />
      <div className={cx(styles.actions, screenOnly)}>
        <Button variant="primary" icon={RefreshCw} onClick={actions.onRestart}>
          {copy.restart}
        </Button>
        <Button icon={Download} onClick={actions.onExport}>
          {copy.exportText}
        </Button>
        <Button icon={Printer} onClick={actions.onPrint}>
          {copy.print}
        </Button>
        <LinkButton href={hrefs.history} icon={History} variant="quiet">
          {copy.history}
        </LinkButton>
      </div>
      {review === 'loading' && <Spinner label={copy.loading} />}
      {review === 'unavailable' && (
        <Callout tone="caution" title={copy.unavailable.title}>
          {copy.unavailable.text}
        </Callout>
      )}
      {typeof review === 'object' && <InterviewOverview review={review} />}
      <AnswerList
        session={session}
        review={typeof review === 'object' ? review : null}
        open={answersOpen}
      />
    </div>
  );
};

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
  <span className={reviewStyles.answerHead}>
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
    <div className={reviewStyles.answerBody}>
      <div className={reviewStyles.head}>
        <Heading level={3} size="s">
          {copy.yourAnswer}
        </Heading>
        <Text className={reviewStyles.answerText}>{text}</Text>
      </div>
      {review && <AnswerFeedback review={review} />}
      {question.origin === 'practice' && <PracticeLesson questionId={question.id} />}
    </div>
  </Disclosure>
);

/** Every question with its answer, and what was seen in it. */
const AnswerList = ({ session, review, open }: AnswerListProps) => (
  <section className={reviewStyles.head}>
    <Heading level={2} size="m">
      {copy.byQuestion}
    </Heading>
    <Card as="div" padding="none" className={flat}>
      <ul className={reviewStyles.answers}>
        {session.questions.map((question, index) => {
          const { text } = answerTo(session, question.id);
          const title = `${index + 1}. ${question.text}`;
          return (
            <li key={question.id} className={reviewStyles.answerRow}>
              {text.trim() === '' ? (
                <div className={reviewStyles.unanswered}>
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
