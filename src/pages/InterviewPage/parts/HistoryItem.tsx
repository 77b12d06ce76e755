import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Trash2 } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { formatDateAndTime } from '#/copy/format';
import type { InterviewSession } from '#/domain/interview/interview';
import { storiesWords } from '#/domain/interview/review/coach.fr';
import { answeredCount } from '#/domain/interview/session';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

import * as styles from '#/pages/InterviewPage/History.css';

const { history: copy, finished } = reportCopy;

type HistoryItemProps = {
  readonly session: InterviewSession;
  readonly href: string;
  readonly onResume: (id: number) => void;
  readonly onAskDelete: (id: number) => void;
};

/** One interview of the history. */
export const HistoryItem = ({ session, href, onResume, onAskDelete }: HistoryItemProps) => {
  const title = session.title ?? copy.untitled;
  const day = formatDateAndTime(new Date(session.startedAt));
  const { marks } = session;
  return (
    <Card as="li" className={styles.item}>
      <div className={styles.words}>
        <Text weight="medium">{title}</Text>
        <Text size="s" tone="muted">
          {`${day}\u00a0\u00b7 ${finished.summary(answeredCount(session), session.questions.length)}`}
        </Text>
        {session.finishedAt === null ? (
          <div>
            <Badge tone="caution" size="small">
              {copy.interrupted}
            </Badge>
          </div>
        ) : (
          <Text size="s">
            {marks === null || marks.stories === 0
              ? copy.notMarked
              : storiesWords(marks.withResult, marks.stories)}
          </Text>
        )}
      </div>
      <Inline gap={2}>
        {session.finishedAt === null ? (
          <Button
            onClick={() => onResume(session.id)}
            aria-label={`${copy.resume}, ${title}, ${day}`}
          >
            {copy.resume}
          </Button>
        ) : (
          <LinkButton href={href} aria-label={`${copy.open}, ${title}, ${day}`}>
            {copy.open}
          </LinkButton>
        )}
        <Button
          variant="quiet"
          icon={Trash2}
          aria-label={`${copy.remove(title)}, ${day}`}
          onClick={() => onAskDelete(session.id)}
        >
          {copy.removeShort}
        </Button>
      </Inline>
    </Card>
  );
};
