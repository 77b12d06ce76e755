import {
  ArrowLeft,
  Bookmark,
  BookmarkCheck,
  FileUser,
  Mail,
  Phone,
  Printer,
  Undo2,
  UserPlus,
  X,
} from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
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
import type { DossierPerson } from '#/domain/dossier/people';
import { cvClaimOn } from '#/domain/matching/claims';
import type { Claim } from '#/domain/matching/claims';
import { POST_FIELDS } from '#/domain/matching/postRead';
import type { PostRead } from '#/domain/matching/postRead';
import type { MatchReport } from '#/domain/matching/report';
import { mailAddress, phoneAddress } from '#/domain/shared/addressPart';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView, Filing } from '#/pages/DossierPage/DossierPage.state';
import { Attachments } from '#/pages/DossierPage/parts/Attachments';
import { NextThing } from '#/pages/DossierPage/parts/NextThing';
import { Spine } from '#/pages/DossierPage/parts/Spine';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type NotesProps = {
  readonly notes: string;
  readonly onSave: (notes: string, before: string) => void;
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

type PeopleProps = {
  readonly people: readonly DossierPerson[];
  readonly onAsk: () => void;
  readonly onRemove: (person: DossierPerson) => void;
};

/** Who was met or written to, with or without an application. */
const People = ({ people, onAsk, onRemove }: PeopleProps) => {
  const words = dossierCopy.people;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {words.title}
      </Heading>
      {people.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => {
            const { id, name, role, email, phone } = person.contact;
            return (
              <li key={`${person.of} ${id}`} className={styles.person}>
                <span className={styles.personName}>
                  <Text as="span" weight="medium">
                    {name}
                  </Text>
                  <Button
                    size="small"
                    variant="quiet"
                    icon={X}
                    iconOnly
                    onClick={() => onRemove(person)}
                  >
                    {words.removeOf(name)}
                  </Button>
                </span>
                {role !== '' && (
                  <Text size="s" tone="muted">
                    {role}
                  </Text>
                )}
                {email !== '' && (
                  <TextLink href={mailAddress({ to: email })} standalone icon={Mail}>
                    {email}
                  </TextLink>
                )}
                {phone !== '' && (
                  <TextLink href={phoneAddress(phone)} standalone icon={Phone}>
                    {phone}
                  </TextLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Button size="small" icon={UserPlus} onClick={onAsk}>
        {words.add}
      </Button>
    </Card>
  );
};

const copy = dossierCopy.corrected;

type Correction = {
  readonly key: string;
  readonly words: string;
  readonly undo: string;
  readonly undoLabel: string;
  readonly claim: Claim;
};

/** Everything that the person put right in this comparison, each with what takes it back. */
const correctionsOf = (report: MatchReport, post: PostRead): readonly Correction[] => [
  ...(POST_FIELDS.some((field) => post[field].standing === 'corrected')
    ? [
        {
          key: 'post',
          words: copy.post,
          undo: copy.postUndo,
          undoLabel: copy.postUndo,
          claim: { kind: 'post', head: {} },
        } as const,
      ]
    : []),
  ...(report.setAside?.rows ?? []).map((row) => ({
    key: `asked ${row.id}`,
    words: copy.notAsked(row.label),
    undo: copy.asked,
    undoLabel: copy.askedOf(row.label),
    claim: { kind: 'asked', row } as const,
  })),
  ...report.rows
    .filter((row) => cvClaimOn(row) === 'haveNot')
    .map((row) => ({
      key: `added ${row.id}`,
      words: copy.added(row.label),
      undo: copy.remove,
      undoLabel: copy.removeOf(row.label),
      claim: { kind: 'haveNot', row } as const,
    })),
];

type CorrectedProps = {
  readonly report: MatchReport;
  readonly post: PostRead;
  readonly onClaim: (claim: Claim) => void;
};

/** What was put right here, listed, each taken back in one press. Nothing where nothing was. */
const Corrected = ({ report, post, onClaim }: CorrectedProps) => {
  const corrections = correctionsOf(report, post);
  if (corrections.length === 0) return null;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <ul className={styles.people}>
        {corrections.map(({ key, words, undo, undoLabel, claim }) => (
          <li key={key} className={styles.correction}>
            <Text>{words}</Text>
            <Button
              size="small"
              variant="quiet"
              icon={Undo2}
              aria-label={undoLabel}
              onClick={() => onClaim(claim)}
            >
              {undo}
            </Button>
          </li>
        ))}
      </ul>
      <TextLink href={ADDRESSES.settings}>{copy.all}</TextLink>
    </Card>
  );
};

type OpenDossierProps = {
  readonly view: DossierView;
  readonly filing: Filing;
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
            <Button variant="quiet" size="small" icon={X} onClick={actions.onAskRemove}>
              {dossierCopy.remove}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
};
