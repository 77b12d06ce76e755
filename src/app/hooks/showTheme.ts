import type { ThemeChoice } from '#/domain/settings/themeChoice';

/** For which devices the browser's frame takes the colour of a scheme. */
const mediaOf = (scheme: string | undefined, theme: ThemeChoice): string => {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme ?? 'light'})`;
  return scheme === theme ? 'all' : 'not all';
};

/** Shows a theme on the page and in the browser's frame around it, which takes the colours of `index.html`. */
export const showTheme = (page: Document, theme: ThemeChoice): void => {
  if (theme === 'system') delete page.documentElement.dataset['theme'];
  else page.documentElement.dataset['theme'] = theme;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = mediaOf(meta.dataset['scheme'], theme);
};
