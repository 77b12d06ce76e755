import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/HomePage/Hero.css';

type TodoLineProps = {
  readonly icon: LucideIcon;
  /** Class that says how pressing it is. */
  readonly look: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
};

/** One thing to do; the whole line leads to where it is done. */
export const TodoLine = ({ icon, look, title, detail, href }: TodoLineProps) => (
  <li className={styles.todo}>
    <span className={cx(styles.todoIcon, look)}>
      <Icon icon={icon} size="s" />
    </span>
    <div>
      <Text weight="medium">
        <TextLink href={href} tone="plain" stretched>
          {title}
        </TextLink>
      </Text>
      <Text size="s" tone="muted">
        {detail}
      </Text>
    </div>
    <Icon icon={ChevronRight} size="s" className={styles.arrow} />
  </li>
);
