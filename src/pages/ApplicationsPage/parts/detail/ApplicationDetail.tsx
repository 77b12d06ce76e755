import { ArrowLeft, FolderOpen, Pencil, Trash2 } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Select } from '#/components/Select/Select';
import { TextLink } from '#/components/TextLink/TextLink';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import type { Day } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ItemActions } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { Contacts } from '#/pages/ApplicationsPage/parts/detail/Contacts';
import { DetailFacts } from '#/pages/ApplicationsPage/parts/detail/DetailFacts';
import { FollowUps } from '#/pages/ApplicationsPage/parts/detail/FollowUps';
import { HistoryList } from '#/pages/ApplicationsPage/parts/detail/HistoryList';
import { Interviews } from '#/pages/ApplicationsPage/parts/detail/Interviews';
import { Notes } from '#/pages/ApplicationsPage/parts/detail/Notes';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

const STATUS_OPTIONS = APPLICATION_STATUSES.map((status) => ({
  value: status,
  label: STATUS_LABELS[status],
}));

type ApplicationDetailProps = {
  readonly application: Application;
  readonly today: Day;
  readonly backHref: string;
  readonly dossierHref: string;
  readonly actions: ItemActions;
};

/** One application whole: what was sent, to whom, what came of it and what comes next. */
export const ApplicationDetail = ({
  application,
  today,
  backHref,
  dossierHref,
  actions,
}: ApplicationDetailProps) => {
  const { id, title, company, place } = application;
  const change = (asked: ApplicationChange): boolean => actions.onChange(id, asked);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[company, place].filter(Boolean).join(' · ')}
        back={
          <TextLink href={backHref} standalone icon={ArrowLeft}>
            {detailCopy.back}
          </TextLink>
        }
        actions={
          <>
            <LinkButton icon={FolderOpen} href={dossierHref}>
              {copy.dossier}
            </LinkButton>
            <Button icon={Pencil} onClick={() => actions.onEdit(id)}>
              {copy.edit}
            </Button>
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={detailCopy.delete}
              onClick={() => actions.onAskDelete(id)}
            >
              {copy.remove}
            </Button>
          </>
        }
      />
      <div className={styles.detail}>
        <div className={styles.detailMain}>
          <DetailFacts application={application} />
          <Interviews
            application={application}
            today={today}
            onChange={change}
            onCalendar={(interviewId) => actions.onCalendar(id, interviewId)}
          />
          <Notes
            notes={application.notes}
            onSave={(notes) => change({ kind: 'writeNotes', notes })}
          />
          <Contacts contacts={application.contacts} onChange={change} />
        </div>
        <div className={styles.detailSide}>
          <Card as="section" className={styles.section}>
            <Select
              label={copy.status}
              options={STATUS_OPTIONS}
              value={application.status}
              onChange={(status) => {
                change({ kind: 'move', status });
              }}
            />
            <HistoryList history={application.history} />
          </Card>
          <FollowUps application={application} today={today} onChange={change} />
        </div>
      </div>
    </>
  );
};
