import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '#/components/Heading/Heading';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { extraQuestions } from '#/domain/interview/composeInterview';
import { QUESTION_KINDS } from '#/domain/interview/interview';
import { OFFER_COUNTS } from '#/domain/interview/interviewsRecord';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type { SetupActions, SetupState } from '#/pages/InterviewPage/InterviewPage.state';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = interviewCopy.setup;

const COUNTS = OFFER_COUNTS.map((count) => ({
  value: `${count}` as const,
  label: copy.counts[`${count}`],
}));

type QuestionChoicesProps = {
  readonly state: SetupState;
  readonly onChoices: SetupActions['onChoices'];
};

/** What is asked beyond the questions that are always asked. */
export const QuestionChoices = ({ state, onChoices }: QuestionChoicesProps) => {
  const { choices, cv, offerText } = state;
  return (
    <Card as="aside" padding="large" look="outlined" className={styles.stack}>
      <Heading level={2} size="s">
        {copy.choices}
      </Heading>
      <Text size="s">{copy.always(extraQuestions(offerText).length)}</Text>
      <NativeSelect
        label={copy.count}
        options={COUNTS}
        value={`${choices.offerCount}`}
        onChange={(value) =>
          onChoices({ offerCount: OFFER_COUNTS.find((count) => `${count}` === value) ?? 0 })
        }
      />
      {choices.offerCount > 0 && (
        <CheckboxGroup
          legend={copy.kinds}
          options={QUESTION_KINDS.map((value) => ({ value, ...copy.kindOptions[value] }))}
          values={choices.kinds}
          onChange={(kinds) => onChoices({ kinds })}
        />
      )}
      {choices.offerCount > 0 && choices.kinds.length === 0 && (
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
