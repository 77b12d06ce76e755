import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Inline } from '#/components/Inline/Inline';
import { Select } from '#/components/Select/Select';
import { Text } from '#/components/Text/Text';
import { TEXT_MODEL_CHOICES } from '#/domain/textmodel/settings';
import type { TextModelChoice } from '#/domain/textmodel/settings';
import { OwnModelForm } from '#/modules/TextModelSettings/parts/OwnModelForm';
import { TrialResult } from '#/modules/TextModelSettings/parts/TrialResult';
import { textModelSettingsCopy as copy } from '#/modules/TextModelSettings/TextModelSettings.copy';
import type {
  OwnModelDraft,
  TextModelSettingsState,
} from '#/modules/TextModelSettings/TextModelSettings.state';

import * as styles from '#/modules/TextModelSettings/TextModelSettings.css';

type TextModelSettingsProps = {
  readonly state: TextModelSettingsState;
  readonly onChoose: (choice: TextModelChoice) => void;
  readonly onDraftChange: (draft: OwnModelDraft) => void;
  readonly onSave: () => void;
  readonly onReload: () => void;
  /** Calls the model once, with a sentence that holds nothing of the user's. */
  readonly onTry: () => void;
  /** Takes back every agreement: the next text is shown again before it leaves. */
  readonly onForget: () => void;
};

const OPTIONS = TEXT_MODEL_CHOICES.map((value) => ({ value, ...copy.choices[value] }));

/** The optional language model: which one, how to reach it, and what was agreed to. */
export const TextModelSettings = ({ state, onChoose, ...props }: TextModelSettingsProps) => {
  const { choice, browser, reloadNeeded, saved } = state;
  const canTry =
    choice === 'browser'
      ? browser === 'ready' || browser === 'downloadable'
      : saved && !reloadNeeded;
  return (
    <div className={styles.root}>
      <Select
        label={copy.choice}
        options={OPTIONS}
        value={choice}
        onChange={onChoose}
        hint={copy.choices[choice].hint}
      />
      {choice === 'browser' && (
        <Text size="s" tone="muted">
          {browser === null ? copy.checking : copy.browserStates[browser]}
        </Text>
      )}
      {choice === 'own' && (
        <OwnModelForm state={state} onDraftChange={props.onDraftChange} onSave={props.onSave} />
      )}
      {choice === 'own' && saved && reloadNeeded && (
        <Callout
          title={copy.reload.title}
          announced
          actions={<Button onClick={props.onReload}>{copy.reload.action}</Button>}
        >
          {copy.reload.text}
        </Callout>
      )}
      {choice !== 'off' && canTry && <TrialResult trial={state.trial} onTry={props.onTry} />}
      {state.allowed.length > 0 && (
        <Inline gap={3} justify="space-between" className={styles.allowed}>
          <Text size="s">
            {copy.allowed.title}
            {'\u00a0: '}
            {state.allowed
              .map((destination) =>
                destination === 'browser' ? copy.allowed.browser : destination,
              )
              .join(', ')}
          </Text>
          <Button size="small" onClick={props.onForget}>
            {copy.allowed.forget}
          </Button>
        </Inline>
      )}
    </div>
  );
};
