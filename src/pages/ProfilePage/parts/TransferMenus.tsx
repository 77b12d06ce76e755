import { FileDown, FileText, FileUp, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';

import { Menu } from '#/components/Menu/Menu';
import { EXPORT_FORMATS } from '#/domain/profile/transfer';
import type { ExportFormat } from '#/domain/profile/transfer';
import { profileCopy } from '#/pages/ProfilePage/ProfilePage.copy';

import * as styles from '#/pages/ProfilePage/ProfilePage.css';

const copy = profileCopy.transfer;

export type TransferProps = {
  /** Name of the CV that was read; null without one. */
  readonly cvName: string | null;
  readonly onImportCv: () => void;
  readonly onImportFile: (file: File) => void;
  readonly onExport: (format: ExportFormat) => void;
};

/** Brings a profile in from a CV or a file, and takes it out. */
export const TransferMenus = ({ cvName, onImportCv, onImportFile, onExport }: TransferProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) onImportFile(file);
    event.target.value = '';
  };
  return (
    <>
      <Menu
        label={copy.importMenu}
        labelShown
        icon={Upload}
        variant="secondary"
        items={[
          cvName === null
            ? { id: 'cv', label: copy.noCv, icon: FileText, disabled: true }
            : { id: 'cv', label: copy.fromCv(cvName), icon: FileText, onSelect: onImportCv },
          {
            id: 'file',
            label: copy.fromFile,
            icon: FileUp,
            onSelect: () => input.current?.click(),
          },
        ]}
      />
      <Menu
        label={copy.exportMenu}
        labelShown
        icon={FileDown}
        variant="secondary"
        items={EXPORT_FORMATS.map((format) => ({
          id: format,
          label: copy.exports[format],
          onSelect: () => onExport(format),
        }))}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={copy.file}
        onChange={choose}
        className={styles.hidden}
      />
    </>
  );
};
