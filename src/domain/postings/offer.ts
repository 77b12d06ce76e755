/** The contracts that the search filters by: specification, section 3. */
export const CONTRACT_FILTERS = [
  'CDI',
  'CDD',
  'Freelance',
  'Alternance',
  'Stage',
  'Saisonnier',
] as const;
export type ContractFilter = (typeof CONTRACT_FILTERS)[number];

/** The contracts that an advertisement may state. */
export const CONTRACT_TYPES = [...CONTRACT_FILTERS, 'Int\u00e9rim'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** The filter that finds a contract: work for an agency ends, as a CDD does, and the specification has no filter of its own for it. */
export const filterOfContract = (contract: ContractType): ContractFilter =>
  contract === 'Int\u00e9rim' ? 'CDD' : contract;

export const WORK_MODES = ['Sur site', 'Hybride', 'T\u00e9l\u00e9travail'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** What names an advertisement, each as the person put it right; null where they say that it names none. */
export type HeadCorrection = {
  readonly title?: string;
  readonly company?: string | null;
  readonly location?: string | null;
};

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
  /** Comes before what is known from elsewhere and what the text says. */
  readonly corrected?: HeadCorrection;
};
