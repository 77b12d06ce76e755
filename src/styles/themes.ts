import { withAccent } from '#/styles/accents';
import { baseDark, baseLight } from '#/styles/baseThemes';

/** The light theme, with the colour of whoever serves the site where they chose one: docs/deploy.md. */
export const lightTheme =
  import.meta.env.ACCENT_LIGHT === null
    ? baseLight
    : withAccent(baseLight, import.meta.env.ACCENT_LIGHT);

/** The dark theme, likewise. */
export const darkTheme =
  import.meta.env.ACCENT_DARK === null
    ? baseDark
    : withAccent(baseDark, import.meta.env.ACCENT_DARK);
