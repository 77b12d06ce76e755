import type { LucideIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { cx } from '#/styles/cx';

import { button } from '#/components/Button/Button.css';
import * as styles from '#/pages/ProfilePage/ProfilePage.css';

type FileChoiceProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** As the `accept` attribute. */
  readonly accept: string;
  readonly describedBy?: string | undefined;
  readonly onFile: (file: File) => void;
};

/** A button that asks for one file. */
export const FileChoice = ({ label, icon, accept, describedBy, onFile }: FileChoiceProps) => {
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // So that the same file, mended, can be chosen again.
    event.target.value = '';
  };
  return (
    <span className={cx(button({ variant: 'secondary', size: 'medium' }), styles.fileChoice)}>
      <Icon icon={icon} size="s" />
      <span aria-hidden>{label}</span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
        className={styles.fileInput}
      />
    </span>
  );
};
