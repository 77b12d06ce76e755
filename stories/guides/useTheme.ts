import { useEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Told = { readonly globals?: Readonly<Record<string, unknown>> };

const wear = ({ globals }: Told): void => {
  document.documentElement.dataset['theme'] = globals?.['theme'] === 'dark' ? 'dark' : 'light';
};

/** Gives a page without stories the theme of the toolbar, which stories get from their decorator. */
export const useTheme = (): void => {
  useEffect(() => {
    const channel = addons.getChannel();
    const told: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    if (Array.isArray(told)) wear(told[0] as Told);
    channel.on(GLOBALS_UPDATED, wear);
    return () => channel.off(GLOBALS_UPDATED, wear);
  }, []);
};
