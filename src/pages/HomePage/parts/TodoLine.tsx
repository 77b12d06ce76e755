import { Button } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import { ChevronRight } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/HomePage/HomeHero.css';

/** Where it is done, or what does it at once. */
export type TodoWay =
  | { readonly href: string }
  | { readonly action: string; readonly onPress: () => void };

type TodoLineProps = {
  readonly icon: IconPath;
  /** Class that says how pressing it is. */
  readonly look: string;
  readonly title: string;
  readonly detail: string;
  readonly way: TodoWay;
  /** Set on the one to begin with: the words over it. */
  readonly first?: string | undefined;
};

/** One thing to do; the whole line leads to where it is done, or does it. */
export const TodoLine = ({ icon, look, title, detail, way, first }: TodoLineProps) => (
  <li className={cx(styles.todo, first !== undefined && styles.firstTodo)}>
    <span className={cx(styles.todoIcon, look)}>
      <Icon icon={icon} size="s" />
    </span>
    <div>
      {first !== undefined && (
        <Text size="s" weight="medium" className={styles.eyebrow}>
          {first}
        </Text>
      )}
      <Text {...(first === undefined ? { weight: 'medium' } : { size: 'l', weight: 'bold' })}>
        {'href' in way ? (
          <TextLink href={way.href} tone="plain" stretched>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </Text>
      <Text size="s" tone="muted">
        {detail}
      </Text>
    </div>
    {'href' in way ? (
      <Icon
        icon={ChevronRight}
        size="s"
        className={first === undefined ? styles.arrow : styles.firstArrow}
      />
    ) : (
      <Button
        size={first === undefined ? 'small' : 'medium'}
        variant={first === undefined ? 'secondary' : 'primary'}
        onClick={way.onPress}
      >
        {way.action}
      </Button>
    )}
  </li>
);
