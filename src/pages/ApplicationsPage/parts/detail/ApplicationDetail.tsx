import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FieldList, FieldRow } from '#/components/FieldRow/FieldRow';
import { Heading } from '#/components/Heading/Heading';
import { ArrowLeft, FolderOpen, Pencil, Trash2 } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Select } from '#/components/Select/Select';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { APPLICATION_STATUSES, MAX_TEXT, isWebLink } from '#/domain/applications/application';
import type { Application, StatusStep } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import type { Day } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { longDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationStanding,
  ItemActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { Contacts } from '#/pages/ApplicationsPage/parts/detail/Contacts';
import { FollowUps } from '#/pages/ApplicationsPage/parts/detail/FollowUps';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { Interviews } from '#/pages/ApplicationsPage/parts/detail/Interviews';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import { wide } from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Detail.css';

/** Each status and the day from which it held, the latest first. */
const HistoryList = ({ history }: { readonly history: readonly StatusStep[] }) => (
  <>
    <Heading level={2} size="s">
      {detailCopy.history}
    </Heading>
    <ol className={styles.history}>
      {history
        .map((step, order) => ({ ...step, order }))
        .toReversed()
        .map(({ status, on, order }) => (
          <li key={order} className={styles.historyStep}>
            <Text as="span" size="s" weight="medium">
              {STATUS_LABELS[status]}
            </Text>
            <Text as="span" size="s" tone="muted" figures>
              <time dateTime={on}>{longDay(on)}</time>
            </Text>
          </li>
        ))}
    </ol>
  </>
);

const Value = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <Text as="span" tone="subtle">
      {detailCopy.nothing}
    </Text>
  ) : (
    text
  );

/** What was sent, to whom and for what pay. */
const DetailFacts = ({ application }: { readonly application: Application }) => {
  const { date, link, salary, cvName, letter, offer } = application;
  return (
    <Section title={detailCopy.facts}>
      <FieldList>
        <FieldRow label={detailCopy.date}>{longDay(date)}</FieldRow>
        <FieldRow label={applicationsCopy.form.salary}>
          <Value text={salary} />
        </FieldRow>
        <FieldRow label={applicationsCopy.form.cvName}>
          <Value text={cvName} />
        </FieldRow>
        <FieldRow label={applicationsCopy.form.link}>
          {isWebLink(link) ? (
            <TextLink href={link}>{detailCopy.openLink}</TextLink>
          ) : (
            <Value text={link} />
          )}
        </FieldRow>
      </FieldList>
      {letter !== '' && (
        <Disclosure summary={detailCopy.letter} lazy>
          <p className={styles.longText}>{letter}</p>
        </Disclosure>
      )}
      {offer && (
        <Disclosure summary={detailCopy.offer(longDay(offer.copiedOn))} lazy>
          <p className={styles.longText}>{offer.text}</p>
        </Disclosure>
      )}
    </Section>
  );
};

type NotesProps = {
  readonly notes: string;
  readonly onSave: (notes: string, before: string) => boolean;
};

/** Free notes, kept on request; what was typed stays where it could not be kept. */
const Notes = ({ notes, onSave }: NotesProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(notes);
  const tooLong = typed !== null && typed.length > MAX_TEXT;
  return (
    <Section
      title={detailCopy.notes}
      action={
        typed === null && (
          <Button
            size="small"
            onClick={() => {
              setBefore(notes);
              setTyped(notes);
            }}
          >
            {detailCopy.notesEdit}
          </Button>
        )
      }
    >
      {typed !== null ? (
        <InlineForm
          saveLabel={applicationsCopy.dialogs.save}
          onCancel={() => setTyped(null)}
          onSave={() => {
            if (!tooLong && onSave(typed, before)) setTyped(null);
          }}
        >
          <div className={wide}>
            <TextArea
              label={detailCopy.notes}
              value={typed}
              onChange={setTyped}
              error={tooLong ? applicationsCopy.form.problems.tooLong : null}
              rows={5}
            />
          </div>
        </InlineForm>
      ) : notes === '' ? (
        <Text size="s" tone="muted">
          {detailCopy.notesEmpty}
        </Text>
      ) : (
        <p className={styles.longText}>{notes}</p>
      )}
    </Section>
  );
};

const STATUS_OPTIONS = APPLICATION_STATUSES.map((status) => ({
  value: status,
  label: STATUS_LABELS[status],
}));

type ApplicationDetailProps = {
  readonly application: Application;
  readonly standing: ApplicationStanding;
  readonly today: Day;
  readonly backHref: string;
  readonly dossierHref: string;
  readonly actions: ItemActions;
};

/** One application whole: what was sent, to whom, what came of it and what comes next. */
export const ApplicationDetail = ({
  application,
  standing,
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
            {standing === 'kept' && (
              <LinkButton icon={FolderOpen} href={dossierHref}>
                {applicationsCopy.dossier}
              </LinkButton>
            )}
            <Button icon={Pencil} onClick={() => actions.onEdit(id)}>
              {applicationsCopy.edit}
            </Button>
            {standing === 'kept' && (
              <Button
                variant="quiet"
                icon={Trash2}
                aria-label={detailCopy.delete}
                onClick={() => actions.onAskDelete(id)}
              >
                {applicationsCopy.remove}
              </Button>
            )}
          </>
        }
      />
      {standing !== 'kept' && (
        <Callout tone="caution" announced title={detailCopy.standing[standing].title}>
          {detailCopy.standing[standing].text}
        </Callout>
      )}
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
            onSave={(notes, before) => change({ kind: 'writeNotes', notes, before })}
          />
          <Contacts contacts={application.contacts} onChange={change} />
        </div>
        <div className={styles.detailSide}>
          <Card as="section" className={styles.section}>
            <Select
              label={applicationsCopy.status}
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
