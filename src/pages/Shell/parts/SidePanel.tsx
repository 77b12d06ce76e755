import { Icon } from '#/components/Icon/Icon';
import {
  BellRing,
  ClipboardList,
  FileSearch,
  FileText,
  GitCompareArrows,
  Globe,
  History,
  House,
  ListChecks,
  Mic,
  PenLine,
  ScanText,
  Search,
  Settings,
  ShieldCheck,
  Sparkles,
  UserRound,
} from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { ADDRESSES } from '#/copy/addresses';
import { NAVIGATION_GROUPS, isAt, isCurrent } from '#/pages/Shell/navigation';
import type { NavigationId } from '#/pages/Shell/navigation';
import { Brand } from '#/pages/Shell/parts/Brand';
import { ThemeSwitch } from '#/pages/Shell/parts/ThemeSwitch';
import type { ThemeSwitchProps } from '#/pages/Shell/parts/ThemeSwitch';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

import * as navigationStyles from '#/pages/Shell/parts/Navigation.css';
import * as styles from '#/pages/Shell/parts/SidePanel.css';

/** The drawing beside each entry. */
const ENTRY_ICONS: Readonly<Record<NavigationId, IconPath>> = {
  home: House,
  search: Search,
  specializedSearch: Globe,
  cvSearch: FileSearch,
  compatibleOffers: ListChecks,
  applications: ClipboardList,
  myCv: FileText,
  profile: UserRound,
  cvAnalysis: ScanText,
  match: GitCompareArrows,
  analyses: History,
  interview: Mic,
  coverLetter: PenLine,
  jobAlerts: BellRing,
  assistant: Sparkles,
};

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
  <li className={startsGroup ? navigationStyles.firstOfGroup : undefined}>
    <Anchor
      href={ADDRESSES[id]}
      className={navigationStyles.entry}
      onClick={onFollow}
      {...(isCurrent(id, pathname) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon icon={ENTRY_ICONS[id]} className={navigationStyles.icon} />
      {copy.entries[id]}
      {id === 'jobAlerts' && newOffers > 0 && (
        <span className={navigationStyles.count}>
          {newOffers > MOST_TOLD ? `${MOST_TOLD}+` : newOffers}
          <VisuallyHidden>{` ${copy.newOffers(newOffers)}`}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  </li>
);

/** The fifteen entries in one list; a hairline parts what belongs together. */
const Navigation = (props: NavigationProps) => (
  <nav aria-label={copy.navigation} className={navigationStyles.navigation}>
    <ul className={navigationStyles.list}>
      {NAVIGATION_GROUPS.flatMap((group) =>
        group.map((id, rank) => <Entry key={id} id={id} startsGroup={rank === 0} {...props} />),
      )}
    </ul>
  </nav>
);

export type SidePanelProps = ThemeSwitchProps & {
  readonly pathname: string;
  readonly onFollow?: (() => void) | undefined;
  readonly newOffers: number;
};

/** What the side holds, in the column of a large screen as in the drawer of a small one. */
export const SidePanel = ({
  pathname,
  newOffers,
  onFollow,
  theme,
  onThemeChange,
}: SidePanelProps) => (
  <>
    <div className={styles.head}>
      <Brand onFollow={onFollow} />
    </div>
    <div className={styles.scroll}>
      <Navigation pathname={pathname} onFollow={onFollow} newOffers={newOffers} />
    </div>
    <div className={styles.foot} data-toast-over="">
      <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      <div className={styles.footRow}>
        <div className={styles.small}>
          <p className={styles.privacy}>
            <Icon icon={ShieldCheck} size="s" />
            {copy.privacy}
          </p>
          <Anchor href={ADDRESSES.accessibility} className={styles.declaration} onClick={onFollow}>
            {copy.accessibility}
          </Anchor>
        </div>
        <Anchor
          href={ADDRESSES.settings}
          className={styles.settings}
          onClick={onFollow}
          aria-label={copy.settings}
          title={copy.settings}
          {...(isAt(ADDRESSES.settings, pathname) ? { 'aria-current': 'page' as const } : {})}
        >
          <Icon icon={Settings} />
        </Anchor>
      </div>
    </div>
  </>
);
