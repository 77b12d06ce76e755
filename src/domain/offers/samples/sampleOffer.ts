import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import type { Region } from '#/domain/places/region';
import type { ContractType, WorkMode } from '#/domain/postings/offer';

type Fields = Pick<InternalOffer, 'id' | 'title' | 'company' | 'location' | 'description'> & {
  readonly region: Region;
  readonly type: ContractType;
  readonly experience: ExperienceLevel;
  readonly mode: WorkMode;
  readonly compatibility: number;
  readonly date: string;
} & Partial<Pick<InternalOffer, 'pay' | 'licences' | 'languages'>>;

/** A fixed example: everything that the specification asks of an internal offer is stated. */
export const sampleOffer = (fields: Fields): InternalOffer => ({
  source: 'sample',
  url: null,
  pay: null,
  licences: [],
  languages: [],
  keptOn: null,
  expires: null,
  rome: null,
  provenance: null,
  ...fields,
});
