import type { ExperienceLevel, OfferOrigin } from '#/domain/offers/catalogue/offerFields';
import type { Region } from '#/domain/places/region';
import type { ContractType, OfferText, WorkMode } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';

/** Fields of an offer that data may state, beside its title and its text. */
export const STATED_FIELDS = [
  'company',
  'location',
  'type',
  'experience',
  'mode',
  'pay',
  'licences',
  'languages',
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

/** Where an offer of a file or a feed was published, and what its data stated; other fields were read in its text. */
export type OfferProvenance = {
  /** Name of the source as shown; empty where it is not known. */
  readonly source: string;
  /** Its identifier there: what tells that two offers are one. */
  readonly id: string;
  readonly stated: readonly StatedField[];
};

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
  /** ISO day after which it is closed. */
  readonly expires: string | null;
  /** Code of its trade in the register ROME, where its source states one. */
  readonly rome: string | null;
  /** Null where it came neither from a file nor from a feed. */
  readonly provenance: OfferProvenance | null;
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
