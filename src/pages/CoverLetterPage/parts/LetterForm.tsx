import { Fragment, useId, useState } from 'react';
import type { SubmitEvent } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import {
  ChevronDown,
  ChevronUp,
  FileText,
  PenLine,
  SlidersHorizontal,
  UserRound,
} from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Slider } from '#/components/Slider/Slider';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { AGREEMENTS } from '#/domain/letters/letter';
import { LETTER_QUESTIONS } from '#/domain/letters/letterDraft';
import type { LetterForm as Form } from '#/domain/letters/letterDraft';
import { CorrectableJob } from '#/modules/JobInHand/CorrectableJob';
import { RecentJobs } from '#/modules/JobInHand/JobInHand';
import { useUnfolded } from '#/modules/JobInHand/useUnfolded';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterFormActions,
  LetterSources,
  LetterStatus,
  SpokenQuestion,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { SpokenAnswer } from '#/pages/CoverLetterPage/parts/SpokenAnswer';
import type { HeldJob } from '#/usecases/subject/subject';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const sourceNoteCopy = letterCopy.sources;

/** What the letter will be made from; where there is nothing, the ways to give it something. */
const SourceNote = ({ sources: { profile, cv, sample } }: { readonly sources: LetterSources }) => {
  const none = sample ? sourceNoteCopy.none : sourceNoteCopy.noneAtAll;
  const nothing = !profile && cv?.reading !== 'done';
  return (
    <div className={styles.side}>
      <div className={styles.sources}>
        <Heading level={2} size="s">
          {sourceNoteCopy.title}
        </Heading>
        {profile && <Badge icon={UserRound}>{sourceNoteCopy.profile}</Badge>}
        {cv?.reading === 'done' && <Badge icon={FileText}>{cv.fileName}</Badge>}
        {cv?.reading === 'underWay' && <Spinner label={sourceNoteCopy.reading} size="s" />}
      </div>
      {nothing && (
        <>
          <Text size="s" tone="muted">
            {cv?.reading === 'failed' ? `${sourceNoteCopy.unreadable} ${none}` : none}
          </Text>
          <div className={styles.sources}>
            <TextLink href={ADDRESSES.myCv} standalone>
              {sourceNoteCopy.import}
            </TextLink>
            <TextLink href={ADDRESSES.profile} standalone>
              {sourceNoteCopy.fill}
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
};

const copy = letterCopy.form;
const AGREEMENT_OPTIONS = AGREEMENTS.map((value) => ({ value, label: copy.agreements[value] }));

type LetterFormProps = {
  readonly form: Form;
  readonly inHand: HeldJob | null;
  readonly recentJobs: readonly HeldJob[];
  readonly sources: LetterSources;
  readonly status: LetterStatus;
  readonly actions: LetterFormActions;
};

/** Whether the letter takes the place of what it is made from, where both do not stand side by side. */
const isLetterThere = (status: LetterStatus): boolean =>
  status === 'generating' || status === 'ready';

/** What the letter is made from: the offer, the user's own words, the tone. Nothing is required. */
export const LetterForm = ({
  form,
  inHand,
  recentJobs,
  sources,
  status,
  actions,
}: LetterFormProps) => {
  const { unfolded, unfold, field: offerField } = useUnfolded(inHand);
  const [precise, setPrecise] = useState(false);
  const detailsId = useId();
  // Opened again for the letter that stands there: the next one folds it.
  const [reopened, setReopened] = useState(false);
  const wordsId = useId();
  const generating = status === 'generating';
  const folded = isLetterThere(status) && !reopened;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (generating) return;
    setReopened(false);
    actions.onGenerate();
  };
  const field = (name: 'title' | 'company' | 'reference' | 'recruiter') => ({
    value: form[name],
    onChange: (value: string) => actions.onChange({ [name]: value }),
    autoComplete: 'off',
  });
  const asked: Readonly<Record<SpokenQuestion, string>> = {
    closest: copy.questions.closest,
    pride: copy.questions.pride[form.agreement === 'neutral' ? sources.agreement : form.agreement],
    why: copy.questions.why,
    when: copy.questions.when,
  };
  return (
    <Card padding="large">
      <form className={styles.form} onSubmit={submit}>
        <SourceNote sources={sources} />
        {inHand && !unfolded && (
          <CorrectableJob
            job={inHand}
            detail={copy.inHandTone(form.tone)}
            onChange={() => {
              setReopened(true);
              unfold();
            }}
          />
        )}
        {isLetterThere(status) && (
          <div className={styles.onNarrow}>
            <Button
              icon={folded ? ChevronDown : ChevronUp}
              aria-expanded={!folded}
              aria-controls={wordsId}
              onClick={() => setReopened(folded)}
            >
              {folded ? copy.reopen : copy.fold}
            </Button>
          </div>
        )}
        <div id={wordsId} className={folded ? styles.foldedForm : styles.form}>
          {(!inHand || unfolded) && (
            <>
              {(unfolded || form.offerText === '') && <RecentJobs jobs={recentJobs} />}
              <TextArea
                ref={offerField}
                label={copy.offer}
                hint={copy.offerHint}
                placeholder={copy.offerPlaceholder}
                value={form.offerText}
                onChange={(offerText) => actions.onChange({ offerText })}
                rows={7}
              />
            </>
          )}
          <fieldset className={styles.questions}>
            <legend className={styles.strong}>{copy.questions.title}</legend>
            <Text size="s" tone="muted">
              {copy.questions.hint}
            </Text>
            {LETTER_QUESTIONS.map((question) => {
              const answer = {
                label: asked[question],
                value: form[question],
                onChange: (text: string) => actions.onChange({ [question]: text }),
              };
              return (
                <Fragment key={question}>
                  {question === 'when' ? (
                    <TextField {...answer} autoComplete="off" />
                  ) : (
                    <TextArea {...answer} rows={2} />
                  )}
                  <SpokenAnswer
                    question={question}
                    asked={asked[question]}
                    spoken={sources.spoken ?? null}
                    onDictate={actions.onDictate}
                  />
                </Fragment>
              );
            })}
          </fieldset>
          <TextArea
            label={copy.keyPoints}
            hint={copy.keyPointsHint}
            placeholder={copy.keyPointsPlaceholder}
            value={form.keyPoints}
            onChange={(keyPoints) => actions.onChange({ keyPoints })}
            rows={3}
          />
          <Slider
            label={copy.tone}
            value={form.tone}
            onChange={(tone) => actions.onChange({ tone })}
            valueText={copy.toneText(form.tone)}
            startLabel={copy.toneStart}
            endLabel={copy.toneEnd}
          />
          <Text size="s" tone="muted">
            {copy.toneExample(form.tone)}
          </Text>
          <div>
            <Button
              variant="quiet"
              icon={SlidersHorizontal}
              className={styles.underField}
              aria-expanded={precise}
              aria-controls={detailsId}
              onClick={() => setPrecise(!precise)}
            >
              {copy.details}
            </Button>
            <div id={detailsId} className={styles.details} hidden={!precise}>
              <Text size="s" tone="muted">
                {copy.detailsHint}
              </Text>
              <TextField label={copy.jobTitle} {...field('title')} />
              <TextField label={copy.company} {...field('company')} />
              <TextField label={copy.reference} {...field('reference')} />
              <TextField label={copy.recruiter} hint={copy.recruiterHint} {...field('recruiter')} />
              <NativeSelect
                label={copy.agreement}
                options={AGREEMENT_OPTIONS}
                value={form.agreement}
                onChange={(agreement) => actions.onChange({ agreement })}
              />
            </div>
          </div>
          <div className={styles.launch}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={PenLine}
              disabled={generating}
              fullWidth
            >
              {copy.generate}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
};
