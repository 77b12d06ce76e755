import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import {
  absentField,
  type DraftField,
  type DraftFields,
  type DraftValues,
  readField,
} from '#/domain/offers/intake/draft';
import {
  headPieces,
  readCompany,
  readPlace,
  readTitle,
  type HeadScript,
} from '#/domain/offers/intake/headOfText';
import { regionOfPlace } from '#/domain/offers/intake/regionOfPlace.fr';
import { BEGINNER, SENIOR } from '#/domain/offers/intake/textCues.fr';
import type { OfferText } from '#/domain/offers/offer';
import { readOffer } from '#/domain/offers/readOffer';
import type { OfferRequirements, Stated } from '#/domain/offers/requirements';
import { foldWithOffsets } from '#/domain/shared/text';

const keyOf = (text: string): string => foldWithOffsets(text).text.trim();

/** The level that a number of years asks for: the bounds of the specification's labels. */
export const levelOfYears = (years: number): ExperienceLevel =>
  years >= 5 ? 'senior' : years >= 2 ? 'mid' : 'entry';

const readLevel = (
  { text, original }: HeadScript,
  years: OfferRequirements['minYears'],
  title: string,
): DraftField<ExperienceLevel | null> => {
  if (years !== null) {
    const quote = original.slice(years.range.start, years.range.end);
    return readField(levelOfYears(years.value), 'sure', quote);
  }
  const beginner = BEGINNER.exec(text);
  if (beginner !== null) return readField('entry', 'doubtful', beginner[0]);
  return SENIOR.test(keyOf(title)) ? readField('senior', 'doubtful', title) : absentField(null);
};

/** Reads the fields of an offer in the text of its advertisement; what is already known of it is taken as said. */
export const fieldsFromText = (offer: OfferText, lexicon: Lexicon): DraftFields => {
  const script: HeadScript = { ...foldWithOffsets(offer.text), original: offer.text };
  const requirements = readOffer(offer, lexicon);
  const quoted = <K extends 'type' | 'mode' | 'pay'>(
    stated: Stated<NonNullable<DraftValues[K]>> | null,
  ): DraftField<DraftValues[K] | null> =>
    stated === null
      ? absentField(null)
      : readField(stated.value, 'sure', offer.text.slice(stated.range.start, stated.range.end));
  const pieces = headPieces(script);
  const location = readPlace(script, pieces, requirements.location);
  const region = regionOfPlace(location.value);
  const title = readTitle(script, requirements.title?.value.trim() ?? null);
  const licences = requirements.skills
    .filter(({ concept }) => concept !== null && lexicon.concept(concept)?.kind === 'licence')
    .map(({ label }) => label);
  const languages = requirements.languages.map(({ language }) => language);
  const list = (values: readonly string[]): DraftField<readonly string[]> =>
    values.length === 0 ? absentField([]) : readField([...new Set(values)], 'sure');
  return {
    title,
    company:
      requirements.company === null
        ? readCompany(script, pieces, title.value, location.value)
        : readField(requirements.company.value, 'sure'),
    location,
    region:
      region === null
        ? absentField(null)
        : readField(region, location.confidence === 'sure' ? 'sure' : 'doubtful'),
    type: quoted<'type'>(requirements.contract),
    experience: readLevel(script, requirements.minYears, title.value),
    mode: quoted<'mode'>(requirements.mode),
    pay: quoted<'pay'>(requirements.pay),
    licences: list(licences),
    languages: list(languages),
  };
};
