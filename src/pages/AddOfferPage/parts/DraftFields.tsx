import { useState } from 'react';

import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { TextField } from '#/components/TextField/TextField';
import { contractLabels, experienceLabels, modeLabels, regionLabels } from '#/copy/offers.copy';
import { EXPERIENCE_LEVELS } from '#/domain/offers/catalogue/offerFields';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import type { DraftFieldName, DraftOffer } from '#/domain/offers/intake/offerDraft';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_TYPES, WORK_MODES } from '#/domain/postings/offer';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { FieldCell } from '#/pages/AddOfferPage/parts/FieldCell';
import { PayFields } from '#/pages/AddOfferPage/parts/PayFields';
import { listOf } from '#/pages/AddOfferPage/payText';
import type { Correction } from '#/usecases/offers/addOfferReducer';

import * as styles from '#/pages/AddOfferPage/parts/DraftFields.css';

type ListFieldProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Several short values on one line; commas and spaces stay as typed. */
const ListField = ({ label, values, onChange }: ListFieldProps) => {
  const [typed, setTyped] = useState(() => values.join(', '));
  return (
    <TextField
      label={label}
      hint={copy.review.listHint}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(listOf(text));
      }}
    />
  );
};

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
};

/** One of a closed set, or nothing stated. */
const ChoiceField = <Value extends string>({
  label,
  values,
  labels,
  value,
  onChange,
}: ChoiceFieldProps<Value>) => (
  <NativeSelect<Value | ''>
    label={label}
    options={[
      { value: '', label: copy.review.unstated },
      ...values.map((one) => ({ value: one, label: labels[one] })),
    ]}
    value={value ?? ''}
    onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
  />
);

type AddressFieldProps = {
  readonly address: string | null;
  readonly onChange: (address: string) => void;
};

/** Where the posting stands on the web; what is no web address is told and not kept. */
const AddressField = ({ address, onChange }: AddressFieldProps) => {
  const [typed, setTyped] = useState(address ?? '');
  const wrong = typed.trim() !== '' && secureUrl(typed) === null;
  return (
    <div className={styles.cell({ confidence: 'sure', wide: true })}>
      <TextField
        label={copy.review.address}
        hint={copy.review.addressHint}
        error={wrong ? copy.review.badAddress : null}
        type="url"
        inputMode="url"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange(text);
        }}
      />
    </div>
  );
};

type DraftFieldsProps = {
  readonly draft: DraftOffer;
  readonly onCorrect: (correction: Correction) => void;
  /** Says that a doubtful field is right as it stands. */
  readonly onConfirm: (name: DraftFieldName) => void;
  readonly onAddressCorrect: (address: string) => void;
};

const { fields } = copy.review;

/** Every field that was read, each to be corrected in its place. */
export const DraftFields = ({
  draft,
  onCorrect,
  onConfirm,
  onAddressCorrect,
}: DraftFieldsProps) => {
  const cell = (name: DraftFieldName, wide = false) => ({
    label: fields[name],
    field: draft[name],
    wide,
    onConfirm: () => onConfirm(name),
  });
  return (
    <div className={styles.fields}>
      <FieldCell {...cell('title', true)}>
        <TextField
          label={fields.title}
          required
          error={draft.title.value.trim() === '' ? copy.review.noTitle : null}
          value={draft.title.value}
          onChange={(value) => onCorrect({ name: 'title', value })}
        />
      </FieldCell>
      <FieldCell {...cell('company')}>
        <TextField
          label={fields.company}
          value={draft.company.value}
          onChange={(value) => onCorrect({ name: 'company', value })}
        />
      </FieldCell>
      <FieldCell {...cell('location')}>
        <TextField
          label={fields.location}
          value={draft.location.value}
          onChange={(value) => onCorrect({ name: 'location', value })}
        />
      </FieldCell>
      <FieldCell {...cell('region')}>
        <ChoiceField
          label={fields.region}
          values={REGIONS}
          labels={regionLabels}
          value={draft.region.value}
          onChange={(value) => onCorrect({ name: 'region', value })}
        />
      </FieldCell>
      <FieldCell {...cell('type')}>
        <ChoiceField
          label={fields.type}
          values={CONTRACT_TYPES}
          labels={contractLabels}
          value={draft.type.value}
          onChange={(value) => onCorrect({ name: 'type', value })}
        />
      </FieldCell>
      <FieldCell {...cell('experience')}>
        <ChoiceField
          label={fields.experience}
          values={EXPERIENCE_LEVELS}
          labels={experienceLabels}
          value={draft.experience.value}
          onChange={(value) => onCorrect({ name: 'experience', value })}
        />
      </FieldCell>
      <FieldCell {...cell('mode')}>
        <ChoiceField
          label={fields.mode}
          values={WORK_MODES}
          labels={modeLabels}
          value={draft.mode.value}
          onChange={(value) => onCorrect({ name: 'mode', value })}
        />
      </FieldCell>
      <FieldCell {...cell('pay', true)}>
        <PayFields pay={draft.pay.value} onChange={(value) => onCorrect({ name: 'pay', value })} />
      </FieldCell>
      <FieldCell {...cell('licences')}>
        <ListField
          label={fields.licences}
          values={draft.licences.value}
          onChange={(value) => onCorrect({ name: 'licences', value })}
        />
      </FieldCell>
      <FieldCell {...cell('languages')}>
        <ListField
          label={fields.languages}
          values={draft.languages.value}
          onChange={(value) => onCorrect({ name: 'languages', value })}
        />
      </FieldCell>
      <AddressField address={draft.url} onChange={onAddressCorrect} />
    </div>
  );
};
