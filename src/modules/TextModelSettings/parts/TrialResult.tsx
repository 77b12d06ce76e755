import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Text } from '#/components/Text/Text';
import { textModelCopy } from '#/copy/textModel.copy';
import { textModelSettingsCopy } from '#/modules/TextModelSettings/TextModelSettings.copy';
import type { Trial } from '#/modules/TextModelSettings/TextModelSettings.state';

import * as styles from '#/modules/TextModelSettings/TextModelSettings.css';

const copy = textModelSettingsCopy.trial;

type TrialResultProps = { readonly trial: Trial; readonly onTry: () => void };

const outcome = (trial: Trial): ReactElement | null => {
  switch (trial.status) {
    case 'none':
    case 'running':
      return null;
    case 'passed':
      return (
        <Callout tone="positive" announced title={copy.passed.title}>
          {copy.passed.text}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="caution" announced title={textModelCopy.problems[trial.problem].title}>
          {textModelCopy.problems[trial.problem].text}
        </Callout>
      );
  }
};

/** One call to see whether the model answers, and how it went. */
export const TrialResult = ({ trial, onTry }: TrialResultProps) => (
  <div className={styles.trial}>
    <Text size="s" tone="muted">
      {copy.text}
    </Text>
    <Button busy={trial.status === 'running'} onClick={onTry}>
      {trial.status === 'running' ? copy.running : copy.action}
    </Button>
    {outcome(trial)}
  </div>
);
