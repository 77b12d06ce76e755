import { Icon } from '#/components/Icon/Icon';
import { FileText } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';

import * as styles from '#/modules/CvFile/CvFile.css';

type CvFileProps = {
  readonly fileName: string;
  /** What is known of it, under its name. */
  readonly about?: string | undefined;
};

/** The imported CV, by the name of its file. */
export const CvFile = ({ fileName, about }: CvFileProps) => (
  <div className={styles.file}>
    <span className={styles.mark}>
      <Icon icon={FileText} />
    </span>
    <div>
      <Text className={styles.name}>{fileName}</Text>
      {about && (
        <Text size="s" tone="muted">
          {about}
        </Text>
      )}
    </div>
  </div>
);
