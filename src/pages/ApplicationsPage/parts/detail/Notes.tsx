import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextArea } from '#/components/TextArea/TextArea';
import { MAX_TEXT } from '#/domain/applications/application';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy as copy } from '#/pages/ApplicationsPage/Detail.copy';
import { InlineForm } from '#/pages/ApplicationsPage/parts/detail/InlineForm';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import { wide } from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Detail.css';

type NotesProps = { readonly notes: string; readonly onSave: (notes: string) => boolean };

/** Free notes, kept on request; what was typed stays where it could not be kept. */
export const Notes = ({ notes, onSave }: NotesProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const tooLong = typed !== null && typed.length > MAX_TEXT;
  return (
    <Section
      title={copy.notes}
      action={
        typed === null && (
          <Button size="small" onClick={() => setTyped(notes)}>
            {copy.notesEdit}
          </Button>
        )
      }
    >
      {typed !== null ? (
        <InlineForm
          saveLabel={applicationsCopy.dialogs.save}
          onCancel={() => setTyped(null)}
          onSave={() => {
            if (!tooLong && onSave(typed)) setTyped(null);
          }}
        >
          <div className={wide}>
            <TextArea
              label={copy.notes}
              value={typed}
              onChange={setTyped}
              error={tooLong ? applicationsCopy.form.problems.tooLong : null}
              rows={5}
            />
          </div>
        </InlineForm>
      ) : notes === '' ? (
        <Text size="s" tone="muted">
          {copy.notesEmpty}
        </Text>
      ) : (
        <p className={styles.longText}>{notes}</p>
      )}
    </Section>
  );
};
