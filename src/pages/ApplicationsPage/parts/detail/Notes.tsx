import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type NotesProps = { readonly notes: string; readonly onSave: (notes: string) => boolean };

/** Free notes, kept on request; what was typed stays where it could not be kept. */
export const Notes = ({ notes, onSave }: NotesProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Section
      title={copy.detail.notes}
      action={
        typed === null && (
          <Button size="small" onClick={() => setTyped(notes)}>
            {copy.detail.notesEdit}
          </Button>
        )
      }
    >
      {typed !== null ? (
        <InlineForm
          saveLabel={copy.dialogs.save}
          onCancel={() => setTyped(null)}
          onSave={() => {
            if (onSave(typed)) setTyped(null);
          }}
        >
          <div className={styles.wide}>
            <TextArea
              label={copy.detail.notes}
              value={typed}
              maxLength={20_000}
              onChange={setTyped}
              rows={5}
            />
          </div>
        </InlineForm>
      ) : notes === '' ? (
        <Text size="s" tone="muted">
          {copy.detail.notesEmpty}
        </Text>
      ) : (
        <p className={styles.longText}>{notes}</p>
      )}
    </Section>
  );
};
