import { useId } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '#/components/Heading/Heading';
import { History, MessagesSquare } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { formatLongDate } from '#/copy/format';
import { extraQuestions } from '#/domain/interview/baseQuestions.fr';
import { QUESTION_KINDS } from '#/domain/interview/interview';
import { INTERVIEW_SIZES } from '#/domain/interview/interviewsRecord';
import { CorrectableJob } from '#/modules/JobInHand/CorrectableJob';
import { RecentJobs } from '#/modules/JobInHand/JobInHand';
import { useUnfolded } from '#/modules/JobInHand/useUnfolded';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type {
  InterviewHrefs,
  SetupActions,
  SetupState,
} from '#/pages/InterviewPage/InterviewPage.state';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = interviewCopy.setup;

const SIZES = INTERVIEW_SIZES.map((value) => ({ value, label: copy.sizes[value] }));

type QuestionChoicesProps = {
  readonly state: SetupState;
  readonly onChoices: SetupActions['onChoices'];
};

/** How long the interview is, and what is asked. */
const QuestionChoices = ({ state, onChoices }: QuestionChoicesProps) => {
  const { choices, cv, offerText } = state;
  return (
    <Card as="aside" padding="large" look="outlined" className={styles.stack}>
      <Heading level={2} size="s">
        {copy.choices}
      </Heading>
      <NativeSelect
        label={copy.size}
        options={SIZES}
        value={choices.size}
        onChange={(value) =>
          onChoices({ size: INTERVIEW_SIZES.find((size) => size === value) ?? 'usual' })
        }
      />
      <Text size="s">{copy.asked(choices.size, extraQuestions(offerText).length)}</Text>
      <CheckboxGroup
        legend={copy.kinds}
        options={QUESTION_KINDS.map((value) => ({ value, ...copy.kindOptions[value] }))}
        values={choices.kinds}
        onChange={(kinds) => onChoices({ kinds })}
      />
      {choices.kinds.length === 0 && (
        <Text size="s" tone="muted">
          {copy.noKind}
        </Text>
      )}
      <Switch
        label={copy.practice}
        hint={copy.practiceHint}
        checked={choices.practice}
        onChange={(practice) => onChoices({ practice })}
      />
      <div>
        <Text size="s" tone="muted">
          {copy.cv[cv]}
        </Text>
        {cv === 'none' && <TextLink href={ADDRESSES.myCv}>{copy.importCv}</TextLink>}
      </div>
    </Card>
  );
};

type InterviewSetupProps = {
  readonly state: SetupState;
  readonly actions: SetupActions;
  readonly hrefs: InterviewHrefs;
};

const { setup } = interviewCopy;

/** The text of the offer, and what will be asked. */
export const InterviewSetup = ({ state, actions, hrefs }: InterviewSetupProps) => {
  const reasonId = useId();
  const { resumable, subject, offerText } = state;
  const { unfolded, unfold, field } = useUnfolded(state.inHand);
  const inHand = unfolded ? null : state.inHand;
  const blocked = offerText.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!blocked && !state.preparing) actions.onStart();
  };
  return (
    <>
      <PageHeader
        title={interviewCopy.title}
        subtitle={interviewCopy.subtitle}
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
            <CorrectableJob job={inHand} onChange={unfold} />
          ) : (
            <>
              {(unfolded || (blocked && !subject)) && <RecentJobs jobs={state.recentJobs} />}
              <TextArea
                ref={field}
                label={setup.offer}
                hint={setup.hint}
                placeholder={setup.placeholder}
                value={offerText}
                onChange={actions.onOfferText}
                rows={14}
              />
            </>
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
