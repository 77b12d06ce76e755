import { ArrowLeft, Bookmark, BookmarkCheck, X } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { dayBeside } from '#/copy/days';
import { isWebLink } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { dossierCopy as copy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';
import { Corrected } from '#/pages/DossierPage/parts/Corrected';
import { NextThing } from '#/pages/DossierPage/parts/NextThing';
import { Notes, People } from '#/pages/DossierPage/parts/NotesAndPeople';
import { Spine } from '#/pages/DossierPage/parts/Spine';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type OpenDossierProps = {
  readonly view: DossierView;
  readonly today: Day;
  readonly actions: DossierActions;
};

const Head = ({ view, today, actions }: OpenDossierProps) => {
  const { dossier, job, application } = view;
  // Then it stands beside what is to be done.
  const isSending = view.spine.some(({ step, standing }) => step === 'sent' && standing === 'next');
  const followed = dossier.followedOn !== null;
  const where = [job.company, job.place].filter((words) => words !== '').join(' · ');
  return (
    <PageHeader
      title={job.title === '' ? copy.untitled : job.title}
      subtitle={
        <>
          {where !== '' && <span className={styles.where}>{where}</span>}
          <Text as="span" size="s" tone="muted">
            {copy.origins[dossier.origin](dayBeside(dossier.openedOn, today))}
          </Text>
        </>
      }
      mark={dossier.origin === 'sample' && <SampleMark word={copy.sample} />}
      back={
        <TextLink href={ADDRESSES.applications} standalone icon={ArrowLeft}>
          {copy.back}
        </TextLink>
      }
      actions={
        <>
          {application === null && (
            <Button
              icon={followed ? BookmarkCheck : Bookmark}
              onClick={() => actions.onFollow(!followed)}
            >
              {followed ? copy.unfollow : copy.follow}
            </Button>
          )}
          {isWebLink(job.url) && !isSending && (
            <LinkButton href={job.url}>{copy.openAd}</LinkButton>
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
          <Notes notes={view.notes} onSave={actions.onNotes} />
          <People application={view.application} href={view.links.application} />
          {view.analysis?.report && actions.onClaim && (
            <Corrected report={view.analysis.report} post={view.post} onClaim={actions.onClaim} />
          )}
          <Button variant="quiet" size="small" icon={X} onClick={actions.onAskRemove}>
            {copy.remove}
          </Button>
        </div>
      </div>
    </>
  );
};
