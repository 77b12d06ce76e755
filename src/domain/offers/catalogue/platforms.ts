import type { Platform } from '#/domain/offers/catalogue/externalOffer';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import { BOARD_NAMES } from '#/domain/offers/elsewhere/boards';

/** The three boards of the specialised search, in order. */
export const PLATFORMS: readonly Platform[] = [
  { id: 'impact', label: BOARD_NAMES.impactpool, logo: 'impactpool' },
  { id: 'un', label: BOARD_NAMES.unCareers, logo: 'unCareers' },
  { id: 'development', label: BOARD_NAMES.devex, logo: 'devex' },
];

/** The board that stands behind each sector. */
export const BOARD_OF_PLATFORM: Readonly<Record<PlatformId, 'impactpool' | 'unCareers' | 'devex'>> =
  { impact: 'impactpool', un: 'unCareers', development: 'devex' };
