import type { ExperienceLevel, OfferOrigin } from '#/domain/offers/catalogue/offerFields';
import type { Region } from '#/domain/places/region';
import type { ContractType, OfferText, WorkMode } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';

/**
 * An offer that is read, selected and matched in the application (specification, section 3). What a
 * real posting does not state is null: only the samples state everything.
 */
export type InternalOffer = {
  /** Unique among the offers of the catalogue and of the user. */
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly region: Region | null;
  readonly type: ContractType | null;
  readonly experience: ExperienceLevel | null;
  readonly mode: WorkMode | null;
  /** 75 to 95 for a sample, null elsewhere: real compatibility is computed from the CV, never stored here. */
  readonly compatibility: number | null;
  /** The whole advertisement as plain text, line breaks kept. */
  readonly description: string;
  readonly source: OfferOrigin;
  /** ISO day of publication. */
  readonly date: string | null;
  /** Where it was published: an https address. */
  readonly url: string | null;
  readonly pay: Pay | null;
  /** Driving licences asked for, as the posting names them. */
  readonly licences: readonly string[];
  readonly languages: readonly string[];
  /** ISO day on which the user's copy was taken; null for what is not a copy. */
  readonly keptOn: string | null;
};

/** The advertisement as the matcher reads it. */
export const offerTextOf = (offer: InternalOffer): OfferText => ({
  text: offer.description,
  title: offer.title,
  ...(offer.company === '' ? {} : { company: offer.company }),
  ...(offer.location === '' ? {} : { location: offer.location }),
  ...(offer.type === null ? {} : { contract: offer.type }),
  ...(offer.mode === null ? {} : { mode: offer.mode }),
});
