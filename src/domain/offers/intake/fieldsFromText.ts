import type { Lexicon } from '#/domain/lexicon/lexicon';
import {
  absentField,
  type DraftField,
  type ReadFields,
  readField,
} from '#/domain/offers/intake/offerDraft';
import { readLevel } from '#/domain/offers/intake/readLevel';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import type { OfferText } from '#/domain/postings/offer';
import { readOffer } from '#/domain/postings/readOffer';
import type { Stated } from '#/domain/postings/requirements';

/** A stated value as a field to correct; `none` where nothing is stated. */
const fieldOf = <T>(text: string, stated: Stated<T> | null, none: T): DraftField<T> => {
  if (stated === null) return absentField(none);
  const { value, range, doubtful } = stated;
  const words = text.slice(range.start, range.end);
  return readField(value, doubtful === true ? 'doubtful' : 'sure', words === '' ? null : words);
};

const listField = (values: readonly string[]): DraftField<readonly string[]> =>
  values.length === 0 ? absentField([]) : readField([...new Set(values)], 'sure');

/** The fields of an offer as its advertisement states them; what is already known of it is taken as said. */
export const fieldsFromText = (offer: OfferText, lexicon: Lexicon): ReadFields => {
  const read = readOffer(offer, lexicon);
  const { text } = offer;
  const location = fieldOf(text, read.location, '');
  const title = fieldOf(text, read.title, '');
  const region = regionOfPlace(location.value);
  return {
    title,
    company: fieldOf(text, read.company, ''),
    location,
    region:
      region === null
        ? absentField(null)
        : readField(region, location.confidence === 'sure' ? 'sure' : 'doubtful'),
    type: fieldOf(text, read.contract, null),
    experience: readLevel(text, read.minYears, title.value),
    mode: fieldOf(text, read.mode, null),
    pay: fieldOf(text, read.pay, null),
    licences: listField(
      read.skills
        .filter(({ concept }) => concept !== null && lexicon.concept(concept)?.kind === 'licence')
        .map(({ label }) => label),
    ),
    languages: listField(read.languages.map(({ language }) => language)),
  };
};
