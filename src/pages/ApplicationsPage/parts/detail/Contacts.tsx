import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Contact } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { ContactForm } from '#/pages/ApplicationsPage/parts/detail/ContactForm';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const copy = applicationsCopy.contacts;

type ContactsProps = {
  readonly contacts: readonly Contact[];
  readonly onChange: (change: ApplicationChange) => boolean;
};

/** Whom to write to or to ask for. */
export const Contacts = ({ contacts, onChange }: ContactsProps) => {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const save = (contact: Omit<Contact, 'id'>): void => {
    const id = typeof edited === 'number' ? edited : null;
    if (onChange({ kind: 'saveContact', contact: { ...contact, id } })) setEdited(null);
  };
  return (
    <Section
      title={copy.title}
      action={
        edited === null && (
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        )
      }
    >
      {contacts.length === 0 && edited === null && (
        <Text size="s" tone="muted">
          {copy.none}
        </Text>
      )}
      {contacts.length > 0 && (
        <ul className={styles.items}>
          {contacts.map(({ id, name, role, email, phone }) => (
            <li key={id} className={styles.item}>
              <div>
                <Text weight="medium">{name}</Text>
                {role && (
                  <Text size="s" tone="muted">
                    {role}
                  </Text>
                )}
                <div className={styles.reach}>
                  {email && (
                    <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>
                  )}
                  {phone && (
                    <TextLink href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</TextLink>
                  )}
                </div>
              </div>
              <div className={styles.itemActions}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Pencil}
                  iconOnly
                  onClick={() => setEdited(id)}
                >
                  {copy.edit(name)}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Trash2}
                  iconOnly
                  onClick={() => onChange({ kind: 'removeContact', id })}
                >
                  {copy.remove(name)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <ContactForm
          key={edited}
          initial={contacts.find(({ id }) => id === edited) ?? null}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      )}
    </Section>
  );
};
