import type { ReactNode } from 'react';

import { CvFile } from '#/modules/CvFile/CvFile';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type CvFileBarProps = {
  readonly fileName: string;
  /** Number of pages, once known. */
  readonly pages?: number;
  /** What can be done with the file. */
  readonly children: ReactNode;
};

/** The imported file and what can be done with it. */
export const CvFileBar = ({ fileName, pages, children }: CvFileBarProps) => (
  <div className={styles.fileBar}>
    <CvFile
      fileName={fileName}
      about={pages === undefined ? copy.file.imported : copy.file.importedPages(pages)}
    />
    <div className={styles.fileActions}>{children}</div>
  </div>
);
