import { useId } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { Monitor, Moon, Sun } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { THEME_CHOICES } from '#/domain/settings/themeChoice';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import { shellCopy as copy } from '#/pages/Shell/Shell.copy';

import * as styles from '#/pages/Shell/parts/ThemeSwitch.css';

const ICONS: Readonly<Record<ThemeChoice, IconPath>> = {
  system: Monitor,
  light: Sun,
  dark: Moon,
};

export type ThemeSwitchProps = {
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
};

/** Three native radio buttons, so that arrow keys and names come from the browser. */
export const ThemeSwitch = ({ theme, onThemeChange }: ThemeSwitchProps) => {
  const name = useId();
  return (
    <fieldset className={styles.root} aria-label={copy.theme}>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === theme}
            onChange={() => onThemeChange(choice)}
            className={styles.input}
          />
          <Icon icon={ICONS[choice]} size="s" />
          {copy.themes[choice]}
        </label>
      ))}
    </fieldset>
  );
};
