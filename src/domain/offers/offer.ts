export const CONTRACT_TYPES = [
  'CDI',
  'CDD',
  'Freelance',
  'Alternance',
  'Stage',
  'Saisonnier',
] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

export const WORK_MODES = ['Sur site', 'Hybride', 'T\u00e9l\u00e9travail'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** An advertisement as pasted, with what is known of it from elsewhere. */
export type OfferText = {
  readonly text: string;
  readonly title?: string;
  readonly company?: string;
  readonly location?: string;
  readonly contract?: ContractType;
  readonly mode?: WorkMode;
  /** Requirements, by their keys, that the person says the advertisement does not make. */
  readonly notAsked?: readonly string[];
};
