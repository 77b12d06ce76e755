import { History, MessagesSquare } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { formatLongDate } from '#/copy/format';
import { JobInHand } from '#/modules/JobInHand/JobInHand';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { interviewCopy as copy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  InterviewHrefs,
  SetupActions,
  SetupState,
} from '#/pages/InterviewPage/InterviewPage.state';
import { QuestionChoices } from '#/pages/InterviewPage/parts/QuestionChoices';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

type InterviewSetupProps = {
  readonly state: SetupState;
  readonly actions: SetupActions;
  readonly hrefs: InterviewHrefs;
};

const { setup } = copy;

/** The text of the offer, and what will be asked. */
export const InterviewSetup = ({ state, actions, hrefs }: InterviewSetupProps) => {
  const reasonId = useId();
  const { resumable, subject, offerText } = state;
  const [unfolded, setUnfolded] = useState(false);
  const inHand = unfolded ? null : state.inHand;
  const blocked = offerText.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!blocked && !state.preparing) actions.onStart();
  };
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <LinkButton href={hrefs.history} icon={History} variant="quiet">
            {setup.history(state.past)}
          </LinkButton>
        }
      />
      <UnreadableEntries list="interviews" unreadable={state.unreadable} />
      {resumable && (
        <Callout
          title={setup.resumeTitle}
          actions={<Button onClick={() => actions.onResume(resumable.id)}>{setup.resume}</Button>}
        >
          {setup.resumeText(
            resumable.title,
            resumable.index,
            resumable.total,
            formatLongDate(new Date(resumable.startedAt)),
          )}
        </Callout>
      )}
      <form className={styles.columns} onSubmit={submit}>
        <Card padding="large" className={styles.stack}>
          {subject && !inHand && (
            <div>
              <Text weight="medium">{setup.subject(subject.title, subject.company)}</Text>
              <Text size="s" tone="muted">
                {subject.withText ? setup.subjectText : setup.subjectNoText}
              </Text>
            </div>
          )}
          {inHand ? (
            <JobInHand job={inHand} onChange={() => setUnfolded(true)} />
          ) : (
            <TextArea
              label={setup.offer}
              hint={setup.hint}
              placeholder={setup.placeholder}
              value={offerText}
              onChange={actions.onOfferText}
              rows={14}
            />
          )}
          <div className={styles.launch}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={MessagesSquare}
              disabled={blocked}
              busy={state.preparing}
              aria-describedby={blocked ? reasonId : undefined}
            >
              {setup.start}
            </Button>
            {blocked && (
              <Text id={reasonId} size="s" tone="muted">
                {setup.blocked}
              </Text>
            )}
            {state.preparing && (
              <Text size="s" tone="muted">
                <output>{setup.preparing}</output>
              </Text>
            )}
          </div>
        </Card>
        <QuestionChoices state={state} onChoices={actions.onChoices} />
      </form>
    </>
  );
};
