import { SCREEN_PATHS } from '#/app/navigation/screens';
import type { ScreenId } from '#/app/navigation/screens';
import { titles } from '#/app/navigation/screens.copy';
import { AccessibilityPage } from '#/pages/AccessibilityPage/AccessibilityPage';

const SCREENS = (Object.keys(SCREEN_PATHS) as ScreenId[]).map((id) => ({
  label: id === 'landing' ? 'Embellie' : titles[id],
  href: SCREEN_PATHS[id],
}));

/** The accessibility declaration, with every screen on its map. */
export const AccessibilityRoute = () => (
  <AccessibilityPage screens={SCREENS} deployer={import.meta.env.DEPLOYER} />
);
