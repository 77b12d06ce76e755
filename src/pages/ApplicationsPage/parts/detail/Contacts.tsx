import { useState } from 'react';

import { Pencil, Trash2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
import { MAX_LINE } from '#/domain/applications/application';
import type { Contact } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { mailAddress, phoneAddress } from '#/domain/shared/addressPart';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { EditableSection } from '#/pages/ApplicationsPage/parts/detail/EditableSection';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { ItemButton } from '#/pages/ApplicationsPage/parts/detail/ItemButton';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

const copy = detailCopy.contacts;

type ContactsProps = {
  readonly contacts: readonly Contact[];
  readonly onChange: (change: ApplicationChange) => boolean;
};

/** Whom to write to or to ask for. */
export const Contacts = ({ contacts, onChange }: ContactsProps) => (
  <EditableSection
    copy={copy}
    items={contacts}
    renderItem={({ id, name, role, email, phone }, edit) => (
      <li key={id} className={styles.item}>
        <div>
          <Text weight="medium">{name}</Text>
          {role && (
            <Text size="s" tone="muted">
              {role}
            </Text>
          )}
          <div className={styles.reach}>
            {email && <TextLink href={mailAddress({ to: email })}>{email}</TextLink>}
            {phone && <TextLink href={phoneAddress(phone)}>{phone}</TextLink>}
          </div>
        </div>
        <div className={styles.itemActions}>
          <ItemButton icon={Pencil} label={copy.edit(name)} onClick={edit} />
          <ItemButton
            icon={Trash2}
            label={copy.remove(name)}
            onClick={() => onChange({ kind: 'removeContact', id })}
          />
        </div>
      </li>
    )}
    renderForm={({ id, initial }, close) => (
      <ContactForm
        initial={initial}
        onSave={(contact) => {
          if (onChange({ kind: 'saveContact', contact: { ...contact, id } })) close();
        }}
        onCancel={close}
      />
    )}
  />
);

const { optional } = applicationsCopy.form;

type ContactFormProps = {
  readonly initial: Contact | null;
  readonly onSave: (contact: Omit<Contact, 'id'>) => void;
  readonly onCancel: () => void;
};

/** One person: a name at least. */
const ContactForm = ({ initial, onSave, onCancel }: ContactFormProps) => {
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
