import { useEffect, useState } from 'react';

import { appCopy as copy } from '#/app/app.copy';
import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { themeRecord } from '#/domain/settings/themeChoice';
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

/** The chosen theme, shown on the page and kept; where it cannot be kept it holds as long as the page. */
export const useTheme = () => {
  const { vault, notify } = useServices();
  const stored = useRecord(themeRecord);
  const [unsaved, setUnsaved] = useState<ThemeChoice | null>(null);
  const theme = unsaved ?? (stored.ok ? stored.value : null) ?? 'system';

  useEffect(() => showTheme(document, theme), [theme]);

  const onThemeChange = (choice: ThemeChoice): void => {
    const written = vault.write(themeRecord, choice);
    setUnsaved(written.ok ? null : choice);
    if (!written.ok) notify({ tone: 'destructive', ...copy.themeNotSaved });
  };
  return { theme, onThemeChange };
};
