import { ShieldCheck } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';
import { Brand } from '#/pages/Shell/parts/Brand';
import { Navigation } from '#/pages/Shell/parts/Navigation';
import { ThemeSwitch } from '#/pages/Shell/parts/ThemeSwitch';
import type { ThemeSwitchProps } from '#/pages/Shell/parts/ThemeSwitch';
import { copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/SidePanel.css';

export type SidePanelProps = ThemeSwitchProps & {
  readonly pathname: string;
  readonly onFollow?: (() => void) | undefined;
};

/** What the side holds, in the column of a large screen as in the drawer of a small one. */
export const SidePanel = ({ pathname, onFollow, theme, onThemeChange }: SidePanelProps) => (
  <>
    <div className={styles.head}>
      <Brand onFollow={onFollow} />
    </div>
    <div className={styles.scroll}>
      <Navigation pathname={pathname} onFollow={onFollow} />
    </div>
    <div className={styles.foot}>
      <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      <p className={styles.privacy}>
        <Icon icon={ShieldCheck} size="s" />
        {copy.privacy}
      </p>
    </div>
  </>
);
