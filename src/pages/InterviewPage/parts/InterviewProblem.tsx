import { Button } from '#/components/Button/Button';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import type { ReadingProblem } from '#/domain/storage/unreadable';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';

type InterviewProblemProps = {
  readonly problem: ReadingProblem;
  readonly startHref: string;
  readonly onRetry: () => void;
};

/** The history cannot be shown: why, what was kept, and what to do. */
export const InterviewProblem = ({ problem, startHref, onRetry }: InterviewProblemProps) => (
  <>
    <PageHeader title={reportCopy.history.title} />
    {problem === 'newer' ? (
      <UnreadableEntries list="interviews" unreadable="newer" />
    ) : (
      <div role="alert">
        <EmptyState
          drawing={<UnreadableDrawing />}
          title={copy[problem].title}
          text={copy[problem].text}
          actions={
            <>
              <LinkButton href={startHref} variant="primary">
                {copy.damaged.start}
              </LinkButton>
              {problem === 'unavailable' && (
                <Button onClick={onRetry}>{copy.unavailable.retry}</Button>
              )}
            </>
          }
        />
      </div>
    )}
  </>
);
