import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { Text } from '#/components/Text/Text';
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
    <div className={styles.file}>
      <span className={styles.fileIcon}>
        <Icon icon={FileText} />
      </span>
      <div>
        <Text className={styles.fileName}>{fileName}</Text>
        <Text size="s" tone="muted">
          {pages === undefined ? copy.file.imported : copy.file.importedPages(pages)}
        </Text>
      </div>
    </div>
    <div className={styles.fileActions}>{children}</div>
  </div>
);
