import type { ChangeEvent } from 'react';

import { takeFiles } from '#/components/DropZone/takeFiles';
import { Icon } from '#/components/Icon/Icon';
import type { IconPath } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import { button } from '#/components/Button/Button.css';
import * as styles from '#/pages/ProfilePage/ProfilePage.css';

type FileChoiceProps = {
  readonly label: string;
  readonly icon: IconPath;
  /** As the `accept` attribute. */
  readonly accept: string;
  readonly describedBy?: string | undefined;
  readonly onFile: (file: File) => void;
};

/** A button that asks for one file. */
export const FileChoice = ({ label, icon, accept, describedBy, onFile }: FileChoiceProps) => {
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = takeFiles(event);
    if (file) onFile(file);
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
