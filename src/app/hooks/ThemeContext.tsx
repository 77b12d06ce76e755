import { createContext, useContext } from 'react';

import type { useTheme } from '#/app/hooks/useTheme';

/** The theme as the dashboard's frame holds it, so that every control of it shows one choice. */
export const ThemeContext = createContext<ReturnType<typeof useTheme> | null>(null);

/** The theme and how to choose another. Throws outside the dashboard's frame. */
export const useSharedTheme = (): ReturnType<typeof useTheme> => {
  const theme = useContext(ThemeContext);
  if (theme === null) throw new Error('useSharedTheme needs a ThemeContext above it');
  return theme;
};
