/** The three boards of the specialised search, by sector: specification, sections 2 and 3. */
export const PLATFORM_IDS = ['impact', 'un', 'development'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];
