/** Levels of experience that an offer may ask for; their labels stand in `src/copy/offers.copy.ts`. */
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The experience select of the search: a level, or no restriction. */
export const EXPERIENCE_CHOICES = ['all', ...EXPERIENCE_LEVELS] as const;
export type ExperienceChoice = (typeof EXPERIENCE_CHOICES)[number];

/** Where an offer comes from: fixed examples, a posting added by the user, a file that the user imported, a catalogue that a deployer serves. */
export const OFFER_ORIGINS = ['sample', 'own', 'imported', 'catalogue'] as const;
export type OfferOrigin = (typeof OFFER_ORIGINS)[number];
