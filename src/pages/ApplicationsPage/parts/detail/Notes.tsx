import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { MAX_TEXT } from '#/domain/applications/application';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type NotesProps = { readonly notes: string; readonly onSave: (notes: string) => boolean };

/** Free notes, kept on request; what was typed stays where it could not be kept. */
export const Notes = ({ notes, onSave }: NotesProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const tooLong = typed !== null && typed.length > MAX_TEXT;
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
            if (!tooLong && onSave(typed)) setTyped(null);
          }}
        >
          <div className={styles.wide}>
            <TextArea
              label={copy.detail.notes}
              value={typed}
              onChange={setTyped}
              error={tooLong ? copy.form.problems.tooLong : null}
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
