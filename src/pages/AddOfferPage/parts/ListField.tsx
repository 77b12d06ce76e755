import { useState } from 'react';

import { TextField } from '#/components/TextField/TextField';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import { listOf } from '#/pages/AddOfferPage/payText';

type ListFieldProps = {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Several short values on one line; commas and spaces stay as typed. */
export const ListField = ({ label, values, onChange }: ListFieldProps) => {
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
