import { Settings, ShieldCheck } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { ADDRESSES } from '#/copy/addresses';
import { isAt } from '#/pages/Shell/navigation';
import { Brand } from '#/pages/Shell/parts/Brand';
import { Navigation } from '#/pages/Shell/parts/Navigation';
import { ThemeSwitch } from '#/pages/Shell/parts/ThemeSwitch';
import type { ThemeSwitchProps } from '#/pages/Shell/parts/ThemeSwitch';
import { copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/SidePanel.css';

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
    <div className={styles.foot}>
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
