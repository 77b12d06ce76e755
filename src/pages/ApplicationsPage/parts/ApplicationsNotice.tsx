import { Button } from '#/components/Button/Button';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Plus } from '#/components/Icon/iconPaths';
import { TextLink } from '#/components/TextLink/TextLink';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

type ApplicationsNoticeProps = {
  readonly status: 'empty' | 'damaged' | 'unavailable';
  readonly journalHref: string;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
};

/** There is nothing to show: why, and what to do. */
export const ApplicationsNotice = ({
  status,
  journalHref,
  onAdd,
  onRetry,
}: ApplicationsNoticeProps) => (
  <EmptyState
    title={copy[status].title}
    text={copy[status].text}
    drawing={status === 'empty' ? <NothingSentDrawing /> : <UnreadableDrawing />}
    actions={
      status === 'unavailable' ? (
        <Button onClick={onRetry}>{copy.unavailable.retry}</Button>
      ) : (
        <>
          <Button variant="primary" icon={Plus} onClick={onAdd}>
            {copy.add}
          </Button>
          <TextLink href={journalHref} standalone>
            {copy.openJournal}
          </TextLink>
        </>
      )
    }
  />
);
