import { useState } from 'react';

import { TextField } from '#/components/TextField/TextField';
import { MAX_LINE } from '#/domain/applications/application';
import type { Contact } from '#/domain/applications/application';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';

const copy = detailCopy.contacts;
const { optional } = applicationsCopy.form;

type ContactFormProps = {
  readonly initial: Contact | null;
  readonly onSave: (contact: Omit<Contact, 'id'>) => void;
  readonly onCancel: () => void;
};

/** One person: a name at least. */
export const ContactForm = ({ initial, onSave, onCancel }: ContactFormProps) => {
  const [contact, setContact] = useState({
    name: initial?.name ?? '',
    role: initial?.role ?? '',
    email: initial?.email ?? '',
    phone: initial?.phone ?? '',
  });
  const [checked, setChecked] = useState(false);
  const missing = contact.name.trim() === '';
  const field = (name: keyof typeof contact) => ({
    label: copy[name],
    value: contact[name],
    maxLength: MAX_LINE,
    onChange: (value: string) => setContact({ ...contact, [name]: value }),
  });
  return (
    <InlineForm
      saveLabel={copy.save}
      onCancel={onCancel}
      onSave={() => {
        setChecked(true);
        if (!missing) onSave(contact);
      }}
    >
      <TextField {...field('name')} required error={checked && missing ? copy.nameMissing : null} />
      <TextField {...field('role')} optionalLabel={optional} />
      <TextField {...field('email')} optionalLabel={optional} type="email" />
      <TextField {...field('phone')} optionalLabel={optional} type="tel" />
    </InlineForm>
  );
};
