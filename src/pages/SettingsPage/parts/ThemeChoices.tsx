import { useId } from 'react';

import { THEME_CHOICES } from '#/domain/settings/themeChoice';
import type { ThemeChoice } from '#/domain/settings/themeChoice';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import { darkTheme, lightTheme } from '#/styles/themes';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

// Fixed colours: each drawing shows its theme, whichever is on.
type Colours = typeof lightTheme.color;

const Screen = ({ colours, x }: { readonly colours: Colours; readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect width="96" height="60" fill={colours.canvas} />
    <rect width="24" height="60" fill={colours.surface} />
    <circle cx="8" cy="8" r="3" fill={colours.gold} />
    {[18, 25, 32].map((y) => (
      <rect key={y} x="5" y={y} width="14" height="2.5" rx="1.2" fill={colours.borderStrong} />
    ))}
    <rect x="31" y="8" width="34" height="4" rx="2" fill={colours.borderStrong} />
    <rect x="31" y="18" width="57" height="24" rx="4" fill={colours.surface} />
    <rect x="36" y="24" width="22" height="3" rx="1.5" fill={colours.borderStrong} />
    <rect x="36" y="31" width="34" height="3" rx="1.5" fill={colours.accent} />
  </g>
);

/** A screen of the application in a theme, in small; both halves for the one of the device. */
const ThemePicture = ({ theme }: { readonly theme: ThemeChoice }) => (
  <svg viewBox="0 0 96 60" className={styles.picture} aria-hidden>
    <Screen colours={theme === 'dark' ? darkTheme.color : lightTheme.color} x={0} />
    {theme === 'system' && (
      <svg x="48" width="48" height="60" viewBox="48 0 48 60">
        <Screen colours={darkTheme.color} x={0} />
      </svg>
    )}
  </svg>
);

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
