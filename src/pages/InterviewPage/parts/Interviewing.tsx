import { ArrowLeft, ArrowRight, Flag, Pause } from 'lucide-react';
import type { MouseEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { atLastQuestion, currentQuestion, progressOf } from '#/domain/interview/session';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  AnswerActions,
  InterviewingState,
  OutlineRewording,
} from '#/pages/InterviewPage/InterviewPage.state';
import { AnswerEditor } from '#/pages/InterviewPage/parts/AnswerEditor';
import { OutlinePanel } from '#/pages/InterviewPage/parts/OutlinePanel';
import { QuestionCard } from '#/pages/InterviewPage/parts/QuestionCard';
import { QuestionFeedback } from '#/pages/InterviewPage/parts/QuestionFeedback';
import { QuestionSteps } from '#/pages/InterviewPage/parts/QuestionSteps';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

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
        title={copy.title}
        subtitle={session.title ?? undefined}
        actions={
          <Button variant="quiet" icon={Pause} onClick={actions.onLeave} title={copy.leaveHint}>
            {copy.leave}
          </Button>
        }
      />
      <ProgressBar
        label={copy.progress}
        percent={progressOf(session)}
        valueText={copy.progressText(index, questions.length)}
      />
      <div className={styles.columns}>
        <FocusOnChange step={question.id}>
          <div className={styles.stack}>
            <QuestionCard question={question} reading={state.reading} onRead={actions.onRead} />
            <Card padding="large" className={styles.stack}>
              <AnswerEditor state={state} actions={actions} />
              <div className={styles.way}>
                <Button
                  variant="quiet"
                  icon={ArrowLeft}
                  disabled={index === 0}
                  onClick={() => actions.onGoTo(index - 1)}
                >
                  {copy.previous}
                </Button>
                {last ? (
                  <Button variant="primary" icon={Flag} onClick={once(actions.onFinish)}>
                    {copy.finish}
                  </Button>
                ) : (
                  <Button variant="primary" icon={ArrowRight} onClick={once(actions.onNext)}>
                    {copy.next}
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
