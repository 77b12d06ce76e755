import { MessagesSquare } from 'lucide-react';

import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import type { InterviewSession } from '#/domain/interview/interview';
import { progressAcross } from '#/domain/interview/progress';
import type { Unreadable } from '#/domain/storage/unreadable';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import type { InterviewHrefs } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { HistoryItem } from '#/pages/InterviewPage/parts/HistoryItem';
import { InterviewProgress } from '#/pages/InterviewPage/parts/InterviewProgress';

import * as styles from '#/pages/InterviewPage/History.css';

const copy = reportCopy.history;

type InterviewHistoryProps = {
  readonly sessions: readonly InterviewSession[];
  readonly unreadable: Unreadable;
  readonly hrefs: InterviewHrefs;
  readonly onResume: (id: number) => void;
  readonly onAskDelete: (id: number) => void;
};

/** The interviews kept, and the progress they show. */
export const InterviewHistory = ({
  sessions,
  unreadable,
  hrefs,
  onResume,
  onAskDelete,
}: InterviewHistoryProps) => {
  const progress = progressAcross(sessions);
  const start = (
    <LinkButton href={hrefs.start} icon={MessagesSquare} variant="primary">
      {copy.back}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={sessions.length > 0 && start}
      />
      <UnreadableEntries list="interviews" unreadable={unreadable} />
      {sessions.length === 0 ? (
        <EmptyState
          drawing={<NoAnalysisDrawing />}
          title={copy.empty}
          text={copy.emptyText}
          actions={start}
        />
      ) : (
        <>
          {progress.length > 1 && <InterviewProgress steps={progress} />}
          <ul className={styles.list}>
            {sessions.map((session) => (
              <HistoryItem
                key={session.id}
                session={session}
                href={hrefs.of(session.id)}
                onResume={onResume}
                onAskDelete={onAskDelete}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
