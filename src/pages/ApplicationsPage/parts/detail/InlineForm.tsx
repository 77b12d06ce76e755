import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

type InlineFormProps = {
  readonly children: ReactNode;
  readonly saveLabel: string;
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

/** A form within a section: its fields, then what gives up and what keeps. */
export const InlineForm = ({ children, saveLabel, onSave, onCancel }: InlineFormProps) => (
  <form
    noValidate
    className={styles.inlineForm}
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    {children}
    <div className={styles.formActions}>
      <Button size="small" onClick={onCancel}>
        {applicationsCopy.dialogs.cancel}
      </Button>
      <Button size="small" variant="primary" type="submit">
        {saveLabel}
      </Button>
    </div>
  </form>
);
