import { Check } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Icon } from '#/components/Icon/Icon';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { InterviewSession } from '#/domain/interview/interview';
import { answerTo } from '#/domain/interview/session';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

type QuestionStepsProps = {
  readonly session: InterviewSession;
  readonly onGoTo: (index: number) => void;
};

/** Every question, to go back to one; which are answered. */
export const QuestionSteps = ({ session, onGoTo }: QuestionStepsProps) => (
  <Card as="aside" look="outlined" padding="medium">
    <Disclosure summary={copy.questions} defaultOpen>
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
                    ? copy.questionState.current
                    : answered
                      ? copy.questionState.answered
                      : copy.questionState.open}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  </Card>
);
