import { ChevronRight } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Icon } from '#/components/Icon/Icon';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { Figure } from '#/pages/HomePage/HomePage.state';

import * as styles from '#/pages/HomePage/HomePage.css';

type StatCardProps = {
  readonly label: string;
  readonly figure: Figure;
  /** Stands where the figure cannot be known yet. */
  readonly none: string;
  /** Stands under the figure. */
  readonly note?: string | null;
  readonly href: string;
};

/** One figure that leads to its screen. */
export const StatCard = ({ label, figure, none, note = null, href }: StatCardProps) => (
  <Card padding="medium" interactive className={styles.stat}>
    <Text as="span" weight="medium" className={styles.statLabel}>
      <TextLink href={href} tone="plain" stretched>
        {label}
      </TextLink>
    </Text>
    {figure.sample && (
      <span className={styles.statMark}>
        <SampleMark word={copy.sample} />
      </span>
    )}
    <div className={styles.figureLine}>
      {figure.value === null ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <span className={styles.figure}>{figure.value}</span>
      )}
      <Icon icon={ChevronRight} size="s" className={styles.go} />
    </div>
    {note !== null && (
      <Text size="s" tone="muted" className={styles.statNote}>
        {note}
      </Text>
    )}
  </Card>
);
