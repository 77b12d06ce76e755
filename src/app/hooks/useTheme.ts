import { useEffect, useState } from 'react';

import { copy } from '#/app/app.copy';
import { useServices } from '#/app/hooks/ServicesContext';
import { showTheme } from '#/app/hooks/showTheme';
import { useRecord } from '#/app/hooks/useRecord';
import { themeRecord } from '#/domain/settings/themeChoice';
import type { ThemeChoice } from '#/domain/settings/themeChoice';

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
