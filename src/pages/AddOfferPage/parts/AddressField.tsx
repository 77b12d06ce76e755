import { useState } from 'react';

import { TextField } from '#/components/TextField/TextField';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';

import * as styles from '#/pages/AddOfferPage/parts/DraftFields.css';

type AddressFieldProps = {
  readonly address: string | null;
  readonly onChange: (address: string) => void;
};

/** Where the posting stands on the web; what is no web address is told and not kept. */
export const AddressField = ({ address, onChange }: AddressFieldProps) => {
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
