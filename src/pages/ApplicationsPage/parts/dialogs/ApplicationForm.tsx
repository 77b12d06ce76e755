import { useRef, useState } from 'react';

import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Select } from '#/components/Select/Select';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { TextField } from '#/components/TextField/TextField';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import { checkDraft } from '#/domain/applications/applicationDraft';
import type { ApplicationDraft } from '#/domain/applications/applicationDraft';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import { wide } from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Dialogs.css';

const copy = applicationsCopy.form;
const STATUS_OPTIONS = APPLICATION_STATUSES.map((status) => ({
  value: status,
  label: STATUS_LABELS[status],
}));

const FIELDS = [
  'title',
  'company',
  'place',
  'salary',
  'date',
  'status',
  'link',
  'cvName',
  'letter',
  'offerText',
] as const satisfies readonly (keyof ApplicationDraft)[];

type TextFieldName = Exclude<keyof ApplicationDraft, 'status'>;

type ApplicationFormProps = {
  readonly id: string;
  readonly draft: ApplicationDraft;
  readonly editing: boolean;
  readonly onSave: (draft: ApplicationDraft) => void;
  /** Whether it says something else than at first. */
  readonly onTouched: (touched: boolean) => void;
};

/** Everything that one application says. What is missing is told on saving, then as it is mended. */
export const ApplicationForm = ({
  id,
  draft: initial,
  editing,
  onSave,
  onTouched,
}: ApplicationFormProps) => {
  const [draft, setDraft] = useState(initial);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = checkDraft(draft);
  const change = (part: Partial<ApplicationDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    onTouched(FIELDS.some((name) => next[name] !== initial[name]));
  };
  const field = (name: TextFieldName) => {
    const problem = checked ? problems[name] : undefined;
    return {
      value: draft[name],
      onChange: (value: string) => change({ [name]: value }),
      error: problem ? copy.problems[problem] : null,
    };
  };
  const submit = (): void => {
    setChecked(true);
    if (Object.keys(problems).length === 0) {
      onSave(draft);
      return;
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const { optional } = copy;
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField label={copy.title} required {...field('title')} />
      <TextField label={copy.company} required autoComplete="organization" {...field('company')} />
      <TextField label={copy.place} optionalLabel={optional} {...field('place')} />
      <TextField label={copy.salary} optionalLabel={optional} {...field('salary')} />
      <TextField label={copy.date} type="date" required {...field('date')} />
      <Select
        label={copy.status}
        options={STATUS_OPTIONS}
        value={draft.status}
        onChange={(status) => change({ status })}
      />
      <div className={wide}>
        <TextField
          label={copy.link}
          optionalLabel={optional}
          type="url"
          inputMode="url"
          hint={copy.linkHint}
          {...field('link')}
        />
      </div>
      <div className={wide}>
        <TextField
          label={copy.cvName}
          optionalLabel={optional}
          hint={copy.cvNameHint}
          {...field('cvName')}
        />
      </div>
      <div className={wide}>
        <Disclosure
          summary={copy.more}
          defaultOpen={initial.letter !== '' || initial.offerText !== ''}
        >
          <div className={styles.texts}>
            <TextArea label={copy.letter} optionalLabel={optional} rows={5} {...field('letter')} />
            <TextArea
              label={copy.offer}
              optionalLabel={optional}
              hint={copy.offerHint}
              rows={5}
              {...field('offerText')}
            />
          </div>
        </Disclosure>
      </div>
      {!editing && (
        <Text size="s" tone="muted" className={wide}>
          {copy.followUps}
        </Text>
      )}
    </form>
  );
};
