import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Square, Volume2, X } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import type { InterviewQuestion, QuestionOrigin } from '#/domain/interview/interview';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';
import type { ReadingStatus } from '#/pages/InterviewPage/InterviewPage.state';
import type { Tone } from '#/styles/tones';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const TONES: Readonly<Record<QuestionOrigin, Tone>> = {
  base: 'neutral',
  extra: 'info',
  offer: 'info',
  gap: 'caution',
  practice: 'critical',
};

type QuestionCardProps = {
  readonly question: InterviewQuestion;
  readonly reading: ReadingStatus;
  readonly onRead: () => void;
  /** Null where nothing of the offer was read into the question. */
  readonly onNotAsked: (() => void) | null;
};

/** The question, where it comes from, and its reading aloud. */
export const QuestionCard = ({ question, reading, onRead, onNotAsked }: QuestionCardProps) => {
  const { text, origin, kind, because } = question;
  const speaking = reading === 'speaking';
  return (
    <Card padding="large" look="wash" className={styles.question}>
      <Inline gap={2}>
        <Badge tone={TONES[origin]} size="small">
          {copy.origins[origin]}
        </Badge>
        <Badge size="small">{copy.kinds[kind]}</Badge>
      </Inline>
      <Heading level={2} className={styles.questionText}>
        {text}
      </Heading>
      {because && (
        <Text size="s" className={styles.because}>
          {because}
        </Text>
      )}
      {reading === 'noFrenchVoice' || reading === 'unsupported' ? (
        <Text size="s" tone="muted">
          <output>{copy.readingProblems[reading]}</output>
        </Text>
      ) : (
        <div>
          <Button size="small" icon={speaking ? Square : Volume2} onClick={onRead}>
            {speaking ? copy.stopReading : copy.read}
          </Button>
        </div>
      )}
      {onNotAsked && (
        <div>
          <Button size="small" variant="quiet" icon={X} onClick={onNotAsked}>
            {copy.notAsked}
          </Button>
        </div>
      )}
    </Card>
  );
};
