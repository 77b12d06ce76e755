import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Inline } from '#/components/Inline/Inline';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { textModelCopy } from '#/copy/textModel.copy';
import { TEXT_MODEL_CHOICES } from '#/domain/textmodel/settings';
import type { TextModelChoice } from '#/domain/textmodel/settings';
import { textModelSettingsCopy } from '#/modules/TextModelSettings/TextModelSettings.copy';
import type {
  OwnModelDraft,
  TextModelSettingsState,
  Trial,
} from '#/modules/TextModelSettings/TextModelSettings.state';

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
const TrialResult = ({ trial, onTry }: TrialResultProps) => (
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

type OwnModelFormProps = {
  readonly state: TextModelSettingsState;
  readonly onDraftChange: (draft: OwnModelDraft) => void;
  readonly onSave: () => void;
};

/** Address, name and key of a service of one's own. */
const OwnModelForm = ({ state, onDraftChange, onSave }: OwnModelFormProps) => {
  const { draft, problems, saved } = state;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextField
        label={textModelSettingsCopy.address.label}
        hint={textModelSettingsCopy.address.hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.address}
        error={problems.address && textModelSettingsCopy.address.problems[problems.address]}
        onChange={(address) => onDraftChange({ ...draft, address })}
      />
      <TextField
        label={textModelSettingsCopy.model.label}
        hint={textModelSettingsCopy.model.hint}
        autoComplete="off"
        spellCheck={false}
        value={draft.model}
        error={problems.model && textModelSettingsCopy.model.missing}
        onChange={(model) => onDraftChange({ ...draft, model })}
      />
      <TextField
        label={textModelSettingsCopy.key.label}
        optionalLabel={textModelSettingsCopy.key.optional}
        hint={textModelSettingsCopy.key.hint}
        type="password"
        autoComplete="off"
        value={draft.key}
        onChange={(key) => onDraftChange({ ...draft, key })}
      />
      <Inline gap={3}>
        <Button type="submit" variant="primary" disabled={saved}>
          {textModelSettingsCopy.save}
        </Button>
        <output className={styles.saved}>{saved && textModelSettingsCopy.saved}</output>
      </Inline>
    </form>
  );
};

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

const OPTIONS = TEXT_MODEL_CHOICES.map((value) => ({
  value,
  ...textModelSettingsCopy.choices[value],
}));

/** The optional language model: which one, how to reach it, and what was agreed to. */
export const TextModelSettings = ({ state, onChoose, ...props }: TextModelSettingsProps) => {
  const { choice, browser, reloadNeeded, saved } = state;
  const canTry =
    choice === 'browser'
      ? browser === 'ready' || browser === 'downloadable'
      : saved && !reloadNeeded;
  return (
    <div className={styles.root}>
      <NativeSelect
        label={textModelSettingsCopy.choice}
        options={OPTIONS}
        value={choice}
        onChange={onChoose}
        hint={textModelSettingsCopy.choices[choice].hint}
      />
      {choice === 'browser' && (
        <Text size="s" tone="muted">
          {browser === null
            ? textModelSettingsCopy.checking
            : textModelSettingsCopy.browserStates[browser]}
        </Text>
      )}
      {choice === 'own' && (
        <OwnModelForm state={state} onDraftChange={props.onDraftChange} onSave={props.onSave} />
      )}
      {choice === 'own' && saved && reloadNeeded && (
        <Callout
          title={textModelSettingsCopy.reload.title}
          announced
          actions={<Button onClick={props.onReload}>{textModelSettingsCopy.reload.action}</Button>}
        >
          {textModelSettingsCopy.reload.text}
        </Callout>
      )}
      {choice !== 'off' && canTry && <TrialResult trial={state.trial} onTry={props.onTry} />}
      {state.allowed.length > 0 && (
        <Inline gap={3} justify="space-between" className={styles.allowed}>
          <Text size="s">
            {textModelSettingsCopy.allowed.title}
            {'\u00a0: '}
            {state.allowed
              .map((destination) =>
                destination === 'browser' ? textModelSettingsCopy.allowed.browser : destination,
              )
              .join(', ')}
          </Text>
          <Button size="small" onClick={props.onForget}>
            {textModelSettingsCopy.allowed.forget}
          </Button>
        </Inline>
      )}
    </div>
  );
};
