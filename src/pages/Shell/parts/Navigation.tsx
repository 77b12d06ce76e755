import { Icon } from '#/components/Icon/Icon';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { isCurrent, NAVIGATION_GROUPS } from '#/pages/Shell/navigation';
import type { NavigationId } from '#/pages/Shell/navigation';
import { ENTRY_ICONS } from '#/pages/Shell/parts/icons';
import { copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/Navigation.css';

/** A larger number says no more than this one, in less room. */
const MOST_TOLD = 99;

type NavigationProps = {
  readonly pathname: string;
  /** Called when an entry is followed, even one that leads where the user already is. */
  readonly onFollow?: (() => void) | undefined;
  /** New offers, told on the entry of the alerts. */
  readonly newOffers: number;
};

type EntryProps = NavigationProps & { readonly id: NavigationId; readonly startsGroup: boolean };

const Entry = ({ id, startsGroup, pathname, onFollow, newOffers }: EntryProps) => (
  <li className={startsGroup ? styles.firstOfGroup : undefined}>
    <Anchor
      href={ADDRESSES[id]}
      className={styles.entry}
      onClick={onFollow}
      {...(isCurrent(id, pathname) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon icon={ENTRY_ICONS[id]} className={styles.icon} />
      {copy.entries[id]}
      {id === 'jobAlerts' && newOffers > 0 && (
        <span className={styles.count}>
          {newOffers > MOST_TOLD ? `${MOST_TOLD}+` : newOffers}
          <VisuallyHidden>{` ${copy.newOffers(newOffers)}`}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  </li>
);

/** The fifteen entries in one list; a hairline parts what belongs together. */
export const Navigation = (props: NavigationProps) => (
  <nav aria-label={copy.navigation} className={styles.navigation}>
    <ul className={styles.list}>
      {NAVIGATION_GROUPS.flatMap((group) =>
        group.map((id, rank) => <Entry key={id} id={id} startsGroup={rank === 0} {...props} />),
      )}
    </ul>
  </nav>
);
