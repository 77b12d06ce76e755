import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Icon } from '#/components/Icon/Icon';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';

import * as styles from '#/pages/HomePage/HomePage.css';

type ActionCardProps = {
  readonly icon: LucideIcon;
  readonly words: { readonly title: string; readonly text: string };
  readonly href: string;
};

/** Something to do now. */
export const ActionCard = ({ icon, words, href }: ActionCardProps) => (
  <Card padding="medium" interactive className={styles.action}>
    <span className={styles.actionIcon}>
      <Icon icon={icon} />
    </span>
    <div>
      <Text weight="medium">
        <TextLink href={href} tone="plain" stretched>
          {words.title}
        </TextLink>
      </Text>
      <Text size="s" tone="muted">
        {words.text}
      </Text>
    </div>
    <Icon icon={ChevronRight} size="s" className={styles.go} />
  </Card>
);
