import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { InterviewQuestion } from '#/domain/interview/interview';
import { LEVEL_WORDS } from '#/domain/interview/review/coach.fr';
import type { InterviewingState } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { AnswerFeedback } from '#/pages/InterviewPage/parts/AnswerFeedback';
import { PracticeLesson } from '#/pages/InterviewPage/parts/PracticeLesson';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = reportCopy.feedback;

type QuestionFeedbackProps = {
  readonly state: InterviewingState;
  readonly question: InterviewQuestion;
};

/** The feedback on the answer in view, once asked for; for a question that may not be asked, the rule. */
export const QuestionFeedback = ({ state, question }: QuestionFeedbackProps) => {
  const { feedback } = state;
  const shown = feedback !== null && typeof feedback === 'object' ? feedback : null;
  return (
    <div className={styles.stack}>
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
