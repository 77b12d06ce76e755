import { Mail, Phone, UserPlus } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { InlineEdit } from '#/components/InlineEdit/InlineEdit';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Application } from '#/domain/applications/application';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';

import * as styles from '#/pages/DossierPage/DossierPage.css';

type NotesProps = { readonly notes: string; readonly onSave: (notes: string) => void };

/** What the person wants to remember. */
export const Notes = ({ notes, onSave }: NotesProps) => {
  const copy = dossierCopy.notes;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <InlineEdit
        multiline
        value={notes}
        onSave={onSave}
        label={copy.label}
        editLabel={copy.edit}
        saveLabel={copy.save}
        cancelLabel={copy.cancel}
        emptyLabel={copy.empty}
      />
    </Card>
  );
};

type PeopleProps = { readonly application: Application | null; readonly href: string | null };

/** Who was met or written to; nothing before an application, whose contacts they are. */
export const People = ({ application, href }: PeopleProps) => {
  const copy = dossierCopy.people;
  if (application === null || href === null) return null;
  const { contacts } = application;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      {contacts.length === 0 && <Text tone="muted">{copy.none}</Text>}
      {contacts.length > 0 && (
        <ul className={styles.people}>
          {contacts.map(({ id, name, role, email, phone }) => (
            <li key={id} className={styles.person}>
              <Text weight="medium">{name}</Text>
              {role !== '' && (
                <Text size="s" tone="muted">
                  {role}
                </Text>
              )}
              {email !== '' && (
                <TextLink href={`mailto:${email}`} standalone icon={Mail}>
                  {email}
                </TextLink>
              )}
              {phone !== '' && (
                <TextLink href={`tel:${phone.replaceAll(/\s/gu, '')}`} standalone icon={Phone}>
                  {phone}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <TextLink href={href} standalone icon={UserPlus}>
        {copy.add}
      </TextLink>
    </Card>
  );
};
