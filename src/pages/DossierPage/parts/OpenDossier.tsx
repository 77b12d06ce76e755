import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import {
  ArrowLeft,
  Bookmark,
  BookmarkCheck,
  FileUser,
  Printer,
  X,
} from '#/components/Icon/iconPaths';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { dayBeside } from '#/copy/dayWords';
import { isWebLink } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type {
  DossierActions,
  DossierStanding,
  DossierView,
  Filing,
} from '#/pages/DossierPage/DossierPage.state';
import { Attachments } from '#/pages/DossierPage/parts/Attachments';
import { Corrected } from '#/pages/DossierPage/parts/Corrected';
import { NextThing } from '#/pages/DossierPage/parts/NextThing';
import { People } from '#/pages/DossierPage/parts/People';
import { Spine } from '#/pages/DossierPage/parts/Spine';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type NotesProps = {
  readonly notes: string;
  readonly onSave: (notes: string, before: string) => boolean;
};

/** What the person wants to remember. */
const Notes = ({ notes, onSave }: NotesProps) => {
  const copy = dossierCopy.notes;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <InlineEdit
        multiline
        value={notes}
        onSave={onSave}
        label={copy.label}
        editLabel={copy.edit}
        saveLabel={copy.save}
        cancelLabel={copy.cancel}
        emptyLabel={copy.empty}
      />
    </Card>
  );
};

type CvForJobProps = { readonly view: DossierView; readonly today: Day };

/** The version of the CV for this job, or the way to make it. */
const CvForJob = ({ view, today }: CvForJobProps) => {
  const copy = dossierCopy.cv;
  const { cv, links } = view;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <Text tone="muted">
        {cv === null ? copy.none : copy.made(dayBeside(cv.changedOn, today), cv.differences)}
      </Text>
      <LinkButton href={links.cv} icon={FileUser}>
        {cv === null ? copy.make : copy.open}
      </LinkButton>
    </Card>
  );
};

type OpenDossierProps = {
  readonly view: DossierView;
  readonly filing: Filing;
  readonly standing: DossierStanding;
  readonly today: Day;
  readonly actions: DossierActions;
};

const Head = ({ view, today, actions }: OpenDossierProps) => {
  const { dossier, job, application } = view;
  // Then it stands beside what is to be done.
  const isSending = view.spine.some(({ step, standing }) => step === 'sent' && standing === 'next');
  const where = [job.company, job.place].filter((words) => words !== '').join(' · ');
  return (
    <PageHeader
      title={job.title === '' ? dossierCopy.untitled : job.title}
      subtitle={
        <>
          {where !== '' && <span className={styles.where}>{where}</span>}
          <Text as="span" size="s" tone="muted">
            {dossierCopy.origins[dossier.origin](dayBeside(dossier.openedOn, today))}
          </Text>
        </>
      }
      mark={dossier.origin === 'sample' && <SampleMark word={dossierCopy.sample} />}
      back={
        <TextLink href={ADDRESSES.applications} standalone icon={ArrowLeft}>
          {dossierCopy.back}
        </TextLink>
      }
      actions={
        <>
          {application === null && dossier.followedOn === null && (
            <Button icon={Bookmark} onClick={() => actions.onFollow(true)}>
              {dossierCopy.follow}
            </Button>
          )}
          {isWebLink(job.url) && !isSending && (
            <LinkButton href={job.url}>{dossierCopy.openAd}</LinkButton>
          )}
        </>
      }
    />
  );
};

/** One job: what comes next, where it stands step by step, and what surrounds it. */
export const OpenDossier = (props: OpenDossierProps) => {
  const { view, actions } = props;
  return (
    <>
      <Head {...props} />
      {props.standing !== 'kept' && (
        <Callout tone="caution" announced title={dossierCopy.standing[props.standing].title}>
          {dossierCopy.standing[props.standing].text}
        </Callout>
      )}
      <NextThing {...props} />
      <div className={styles.columns}>
        <Spine {...props} />
        <div className={styles.aside}>
          <CvForJob view={view} today={props.today} />
          <Notes notes={view.notes} onSave={actions.onNotes} />
          <Attachments
            attachments={view.attachments}
            filing={props.filing}
            today={props.today}
            actions={actions}
          />
          <People
            people={view.people}
            onAsk={actions.onAskPerson}
            onRemove={actions.onAskRemovePerson}
          />
          {view.analysis?.report && actions.onClaim && (
            <Corrected report={view.analysis.report} post={view.post} onClaim={actions.onClaim} />
          )}
          <TextLink href={view.links.sheet} standalone icon={Printer}>
            {dossierCopy.sheet}
          </TextLink>
          <div className={styles.leaving}>
            {view.application === null && view.dossier.followedOn !== null && (
              <Button
                variant="quiet"
                size="small"
                icon={BookmarkCheck}
                onClick={() => actions.onFollow(false)}
              >
                {dossierCopy.unfollow}
              </Button>
            )}
            {props.standing === 'kept' && (
              <Button variant="quiet" size="small" icon={X} onClick={actions.onAskRemove}>
                {dossierCopy.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
    </>
  );
};
