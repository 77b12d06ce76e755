import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '#/components/Heading/Heading';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { extraQuestions } from '#/domain/interview/baseQuestions.fr';
import { QUESTION_KINDS } from '#/domain/interview/interview';
import { INTERVIEW_SIZES } from '#/domain/interview/interviewsRecord';
import { interviewCopy } from '#/pages/InterviewPage/InterviewPage.copy';
import type { SetupActions, SetupState } from '#/pages/InterviewPage/InterviewPage.state';

import * as styles from '#/pages/InterviewPage/InterviewPage.css';

const copy = interviewCopy.setup;

const SIZES = INTERVIEW_SIZES.map((value) => ({ value, label: copy.sizes[value] }));

type QuestionChoicesProps = {
  readonly state: SetupState;
  readonly onChoices: SetupActions['onChoices'];
};

/** How long the interview is, and what is asked. */
export const QuestionChoices = ({ state, onChoices }: QuestionChoicesProps) => {
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
