import { Button } from '#/components/Button/Button';
import { EyeOff, Mic, MicOff, Pause, Play, ScanSearch, Timer } from '#/components/Icon/iconPaths';
import { TextArea } from '#/components/TextArea/TextArea';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { answerTo, currentQuestion } from '#/domain/interview/session';
import { DictationNote } from '#/modules/Dictation/DictationNote';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type { AnswerActions, InterviewingState } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import type { TimerState } from '#/usecases/interview/interviewReducer';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const answerTimerCopy = interviewCopy.timer;

type AnswerTimerProps = {
  readonly seconds: number;
  readonly timer: TimerState;
  readonly hidden: boolean;
  readonly actions: Pick<AnswerActions, 'onTimer' | 'onTimerHidden'>;
};

/** How long the answer has taken. Nothing happens when it runs on, and it may be out of sight. */
const AnswerTimer = ({ seconds, timer, hidden, actions }: AnswerTimerProps) => {
  if (hidden)
    return (
      <Button
        variant="quiet"
        size="small"
        icon={Timer}
        onClick={() => actions.onTimerHidden(false)}
      >
        {answerTimerCopy.show}
      </Button>
    );
  const running = timer === 'running';
  return (
    <div className={styles.timer}>
      <span className={styles.time} aria-hidden>
        {answerTimerCopy.time(seconds)}
      </span>
      <VisuallyHidden>{answerTimerCopy.spoken(seconds)}</VisuallyHidden>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={running ? Pause : Play}
        onClick={actions.onTimer}
      >
        {running
          ? answerTimerCopy.pause
          : timer === 'paused'
            ? answerTimerCopy.resume
            : answerTimerCopy.start}
      </Button>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={EyeOff}
        onClick={() => actions.onTimerHidden(true)}
      >
        {answerTimerCopy.hide}
      </Button>
    </div>
  );
};

const { answer: copy } = interviewCopy;
const { feedback } = reportCopy;

/** Signs alone are no words. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((piece) => /[\p{L}\d]/u.test(piece)).length;

type AnswerEditorProps = {
  readonly state: InterviewingState;
  readonly actions: AnswerActions;
};

/** The answer, typed or dictated, its timer, and the request for feedback. */
export const AnswerEditor = ({ state, actions }: AnswerEditorProps) => {
  const { dictation, session } = state;
  const answer = answerTo(session, currentQuestion(session).id);
  const listening = dictation.status === 'listening';
  const empty = answer.text.trim() === '';
  return (
    <>
      <TextArea
        label={copy.label}
        hint={copy.hint}
        placeholder={copy.placeholder}
        value={answer.text}
        onChange={actions.onAnswer}
        counter={() => copy.counter(countWords(answer.text))}
        rows={8}
      />
      <DictationNote dictation={dictation} />
      <div className={styles.spread}>
        <div className={styles.actions}>
          <Button
            icon={listening ? MicOff : Mic}
            variant={listening ? 'danger' : 'secondary'}
            onClick={actions.onDictate}
          >
            {listening ? copy.stopDictating : copy.dictate}
          </Button>
          <Button
            icon={ScanSearch}
            disabled={empty && state.feedback === null}
            aria-expanded={state.feedback !== null}
            onClick={actions.onFeedback}
          >
            {state.feedback === null || state.feedbackStale ? feedback.ask : feedback.hide}
          </Button>
        </div>
        <AnswerTimer
          seconds={answer.seconds}
          timer={state.timer}
          hidden={state.timerHidden}
          actions={actions}
        />
      </div>
    </>
  );
};
