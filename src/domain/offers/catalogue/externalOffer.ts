import type { BoardId } from '#/domain/offers/elsewhere/boards';

/** An offer that another board shows: opened there in a new tab, never selected here (specification, section 3). */
export type ExternalOffer = {
  readonly id: string;
  /** Name of the board as shown. */
  readonly source: string;
  readonly title: string;
  readonly agency: string;
  readonly location: string;
  /** An https address. */
  readonly url: string;
  /** Which of our own monograms stands for the board. */
  readonly logo: BoardId | 'other';
  readonly sample: boolean;
};

/** The three boards of the specialised search, by sector: specification, sections 2 and 3. */
export const PLATFORM_IDS = ['impact', 'un', 'development'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** One board of the specialised search. */
export type Platform = {
  readonly id: PlatformId;
  readonly label: string;
  readonly logo: BoardId;
};

/** An offer of one of those three boards. */
export type SpecializedOffer = Omit<ExternalOffer, 'source'> & { readonly source: PlatformId };
