import { Pencil, Trash2 } from 'lucide-react';

import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Contact } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { ContactForm } from '#/pages/ApplicationsPage/parts/detail/ContactForm';
import { EditableSection } from '#/pages/ApplicationsPage/parts/detail/EditableSection';
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
            {email && <TextLink href={`mailto:${encodeURIComponent(email)}`}>{email}</TextLink>}
            {phone && <TextLink href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</TextLink>}
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
