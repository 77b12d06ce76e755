import { Button } from '#/components/Button/Button';
import { Inline } from '#/components/Inline/Inline';
import { TextField } from '#/components/TextField/TextField';
import { textModelSettingsCopy as copy } from '#/modules/TextModelSettings/TextModelSettings.copy';
import type {
  OwnModelDraft,
  TextModelSettingsState,
} from '#/modules/TextModelSettings/TextModelSettings.state';

import * as styles from '#/modules/TextModelSettings/TextModelSettings.css';

type OwnModelFormProps = {
  readonly state: TextModelSettingsState;
  readonly onDraftChange: (draft: OwnModelDraft) => void;
  readonly onSave: () => void;
};

/** Address, name and key of a service of one's own. */
export const OwnModelForm = ({ state, onDraftChange, onSave }: OwnModelFormProps) => {
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
        label={copy.address.label}
        hint={copy.address.hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.address}
        error={problems.address && copy.address.problems[problems.address]}
        onChange={(address) => onDraftChange({ ...draft, address })}
      />
      <TextField
        label={copy.model.label}
        hint={copy.model.hint}
        autoComplete="off"
        spellCheck={false}
        value={draft.model}
        error={problems.model && copy.model.missing}
        onChange={(model) => onDraftChange({ ...draft, model })}
      />
      <TextField
        label={copy.key.label}
        optionalLabel={copy.key.optional}
        hint={copy.key.hint}
        type="password"
        autoComplete="off"
        value={draft.key}
        onChange={(key) => onDraftChange({ ...draft, key })}
      />
      <Inline gap={3}>
        <Button type="submit" variant="primary" disabled={saved}>
          {copy.save}
        </Button>
        <output className={styles.saved}>{saved && copy.saved}</output>
      </Inline>
    </form>
  );
};
