import { useId } from 'react';

import { THEME_CHOICES } from '#/domain/settings/themeChoice';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import { ThemePicture } from '#/pages/SettingsPage/parts/ThemePicture';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.theme;

type ThemeChoicesProps = {
  readonly theme: ThemeChoice;
  readonly onChange: (theme: ThemeChoice) => void;
};

/** The three themes as pictures, on native radio buttons. */
export const ThemeChoices = ({ theme, onChange }: ThemeChoicesProps) => {
  const name = useId();
  return (
    <fieldset className={styles.themes} aria-label={copy.legend}>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} className={styles.theme}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === theme}
            onChange={() => onChange(choice)}
            className={styles.radio}
          />
          <ThemePicture theme={choice} />
          {copy.choices[choice]}
        </label>
      ))}
    </fieldset>
  );
};
