import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Icon } from '#/components/Icon/Icon';
import { ArrowLeft, ArrowRight, Check, Flag, Pause } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { InterviewQuestion, InterviewSession } from '#/domain/interview/interview';
import { weighedIn } from '#/domain/interview/notAskedQuestion';
import { LEVEL_WORDS } from '#/domain/interview/review/coach.fr';
import { answerTo, atLastQuestion, currentQuestion, progressOf } from '#/domain/interview/session';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  AnswerActions,
  InterviewingState,
  OutlineRewording,
} from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerEditor } from '#/pages/InterviewPage/parts/AnswerEditor';
import { AnswerFeedback } from '#/pages/InterviewPage/parts/AnswerFeedback';
import { OutlinePanel } from '#/pages/InterviewPage/parts/OutlinePanel';
import { PracticeLesson } from '#/pages/InterviewPage/parts/PracticeLesson';
import { QuestionCard } from '#/pages/InterviewPage/parts/QuestionCard';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = reportCopy.feedback;

type QuestionFeedbackProps = {
  readonly state: InterviewingState;
  readonly question: InterviewQuestion;
};

/** Share of the window below which a beginning is out of sight. */
const IN_SIGHT = 0.6;

/** Brings what was asked for into view at its beginning, once, where it comes below the answer. */
const useArrival = (isThere: boolean, question: string): RefObject<HTMLDivElement | null> => {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef({ isThere, question });
  useEffect(() => {
    const isNew = isThere && !before.current.isThere && before.current.question === question;
    before.current = { isThere, question };
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (isNew && top > window.innerHeight * IN_SIGHT)
      root.current?.scrollIntoView({ block: 'start' });
  }, [isThere, question]);
  return root;
};

/** The feedback on the answer in view, once asked for; for a question that may not be asked, the rule. */
const QuestionFeedback = ({ state, question }: QuestionFeedbackProps) => {
  const { feedback } = state;
  const shown = feedback !== null && typeof feedback === 'object' ? feedback : null;
  const root = useArrival(shown !== null, question.id);
  return (
    <div ref={root} className={cx(styles.stack, styles.arriving)}>
      <VisuallyHidden>
        <output>{shown && LEVEL_WORDS[shown.level]}</output>
      </VisuallyHidden>
      {feedback === 'loading' && <Spinner label={copy.loading} />}
      {feedback === 'unavailable' && (
        <Callout tone="caution" title={copy.unavailable.title}>
          {copy.unavailable.text}
        </Callout>
      )}
      {shown && (
        <Card as="section" padding="large" className={styles.stack}>
          {state.feedbackStale && (
            <Text size="s" tone="muted">
              {copy.stale}
            </Text>
          )}
          <AnswerFeedback review={shown} />
        </Card>
      )}
      {feedback !== null && question.origin === 'practice' && (
        <PracticeLesson questionId={question.id} />
      )}
    </div>
  );
};

type QuestionStepsProps = {
  readonly session: InterviewSession;
  readonly onGoTo: (index: number) => void;
};

/** Every question, to go back to one; which are answered. */
const QuestionSteps = ({ session, onGoTo }: QuestionStepsProps) => (
  <Card as="aside" look="outlined" padding="medium">
    <Disclosure summary={interviewCopy.questions} defaultOpen>
      <ol className={styles.steps}>
        {session.questions.map(({ id, text }, index) => {
          const answered = answerTo(session, id).text.trim() !== '';
          const current = index === session.index;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.step}
                aria-current={current ? 'step' : undefined}
                onClick={() => onGoTo(index)}
              >
                <span className={styles.stepMark} data-answered={answered}>
                  {answered ? <Icon icon={Check} size="s" /> : index + 1}
                </span>
                <span className={styles.stepText}>{text}</span>
                <VisuallyHidden>
                  {current
                    ? interviewCopy.questionState.current
                    : answered
                      ? interviewCopy.questionState.answered
                      : interviewCopy.questionState.open}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  </Card>
);

/** A second press within a double click is none: it would skip a question, or end the interview. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

type InterviewingProps = {
  readonly state: InterviewingState;
  readonly actions: AnswerActions;
  readonly rewording: OutlineRewording | null;
  readonly outlineOpen: boolean;
};

/** One question at a time, its answer, and the way to the next. */
export const Interviewing = ({ state, actions, rewording, outlineOpen }: InterviewingProps) => {
  const { session } = state;
  const question = currentQuestion(session);
  const last = atLastQuestion(session);
  const { index, questions } = session;
  return (
    <>
      <PageHeader
        title={interviewCopy.title}
        subtitle={session.title ?? undefined}
        actions={
          <Button
            variant="quiet"
            icon={Pause}
            onClick={actions.onLeave}
            title={interviewCopy.leaveHint}
          >
            {interviewCopy.leave}
          </Button>
        }
      />
      <ProgressBar
        label={interviewCopy.progress}
        percent={progressOf(session)}
        valueText={interviewCopy.progressText(index, questions.length)}
      />
      <div className={styles.columns}>
        <FocusOnChange step={question.id}>
          <div className={styles.stack}>
            <QuestionCard
              question={question}
              reading={state.reading}
              onRead={actions.onRead}
              onNotAsked={weighedIn(session, question).length > 0 ? actions.onNotAsked : null}
            />
            <Card padding="large" className={styles.stack}>
              <AnswerEditor state={state} actions={actions} />
              <div className={styles.way}>
                <Button
                  variant="quiet"
                  icon={ArrowLeft}
                  disabled={index === 0}
                  onClick={() => actions.onGoTo(index - 1)}
                >
                  {interviewCopy.previous}
                </Button>
                {last ? (
                  <Button variant="primary" icon={Flag} onClick={once(actions.onFinish)}>
                    {interviewCopy.finish}
                  </Button>
                ) : (
                  <Button variant="primary" icon={ArrowRight} onClick={once(actions.onNext)}>
                    {interviewCopy.next}
                  </Button>
                )}
              </div>
            </Card>
            <QuestionFeedback state={state} question={question} />
            {state.outline.length > 0 && (
              <OutlinePanel
                shape={question.shape}
                lines={state.outline}
                rewording={rewording}
                open={outlineOpen}
              />
            )}
          </div>
        </FocusOnChange>
        <QuestionSteps session={session} onGoTo={actions.onGoTo} />
      </div>
    </>
  );
};
