import { ADDRESSES } from '#/copy/addresses';
import { SETTINGS_DEEDS } from '#/pages/SettingsPage/SettingsPage.state';
import type { SettingsDeed } from '#/pages/SettingsPage/SettingsPage.state';

const DONE = 'fait';
const WORDS: Readonly<Record<SettingsDeed, string>> = {
  imported: 'reprise',
  erased: 'suppression',
};

/** Where the page is loaded afresh after something was done to everything at once: no screen must hold on to what was. */
export const hrefAfter = (deed: SettingsDeed): string =>
  `${ADDRESSES.settings}?${DONE}=${WORDS[deed]}`;

/** What the address says was done; null where it says nothing. */
export const deedIn = (params: URLSearchParams): SettingsDeed | null =>
  SETTINGS_DEEDS.find((deed) => WORDS[deed] === params.get(DONE)) ?? null;
