import { EyeOff, Pause, Play, Timer } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type { AnswerActions } from '#/pages/InterviewPage/InterviewPage.state';
import type { TimerState } from '#/usecases/interview/interviewReducer';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = interviewCopy.timer;

type AnswerTimerProps = {
  readonly seconds: number;
  readonly timer: TimerState;
  readonly hidden: boolean;
  readonly actions: Pick<AnswerActions, 'onTimer' | 'onTimerHidden'>;
};

/** How long the answer has taken. Nothing happens when it runs on, and it may be out of sight. */
export const AnswerTimer = ({ seconds, timer, hidden, actions }: AnswerTimerProps) => {
  if (hidden)
    return (
      <Button
        variant="quiet"
        size="small"
        icon={Timer}
        onClick={() => actions.onTimerHidden(false)}
      >
        {copy.show}
      </Button>
    );
  const running = timer === 'running';
  return (
    <div className={styles.timer}>
      <span className={styles.time} aria-hidden>
        {copy.time(seconds)}
      </span>
      <VisuallyHidden>{copy.spoken(seconds)}</VisuallyHidden>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={running ? Pause : Play}
        onClick={actions.onTimer}
      >
        {running ? copy.pause : timer === 'paused' ? copy.resume : copy.start}
      </Button>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={EyeOff}
        onClick={() => actions.onTimerHidden(true)}
      >
        {copy.hide}
      </Button>
    </div>
  );
};
