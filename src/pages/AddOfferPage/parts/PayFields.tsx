import { useId, useState } from 'react';

import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { TextField } from '#/components/TextField/TextField';
import type { Pay } from '#/domain/postings/requirements';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { payText, readPayText } from '#/pages/AddOfferPage/payText';
import type { PayText } from '#/pages/AddOfferPage/payText';

import * as styles from '#/pages/AddOfferPage/parts/DraftFields.css';

const { pay: copy, fields } = addOfferCopy.review;

const PERIODS = (['hour', 'day', 'month', 'year'] as const).map((value) => ({
  value,
  label: copy.periods[value],
}));

/** Those of the regions of the search. */
const CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'XOF', 'XAF', 'MAD', 'TND', 'DZD'] as const;

type PayFieldsProps = {
  readonly pay: Pay | null;
  readonly onChange: (pay: Pay | null) => void;
};

/** A pay as two amounts, a period and a currency; what is typed stays as typed. */
export const PayFields = ({ pay, onChange }: PayFieldsProps) => {
  const errorId = useId();
  const [typed, setTyped] = useState(() => payText(pay));
  const { problem } = readPayText(typed);
  const change = (part: Partial<PayText>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(readPayText(next).pay);
  };
  const currencies = [...new Set([typed.currency, ...CURRENCIES])];
  const described = problem === null ? {} : { 'aria-describedby': errorId, 'aria-invalid': true };
  return (
    <fieldset>
      <legend className={styles.legend}>{fields.pay}</legend>
      <div className={styles.pay}>
        <TextField
          label={copy.min}
          inputMode="decimal"
          value={typed.min}
          onChange={(min) => change({ min })}
          {...described}
        />
        <TextField
          label={copy.max}
          inputMode="decimal"
          value={typed.max}
          onChange={(max) => change({ max })}
          {...described}
        />
        <NativeSelect
          label={copy.period}
          options={PERIODS}
          value={typed.period}
          onChange={(period) => change({ period })}
        />
        <NativeSelect
          label={copy.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          value={typed.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {problem !== null && (
        <p id={errorId} className={styles.error}>
          {copy[problem]}
        </p>
      )}
    </fieldset>
  );
};
