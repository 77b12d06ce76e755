import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import {
  absentField,
  type DraftField,
  type DraftFields,
  type DraftValues,
  readField,
} from '#/domain/offers/intake/draft';
import { regionOfPlace } from '#/domain/offers/intake/regionOfPlace.fr';
import {
  BEGINNER,
  COMPANY_HIRES,
  COMPANY_LABEL,
  NO_COMPANY,
  NOT_A_NAME,
  PLACE_WITH_CODE,
  SENIOR,
} from '#/domain/offers/intake/textCues.fr';
import type { OfferText } from '#/domain/offers/offer';
import { readOffer } from '#/domain/offers/readOffer';
import type { OfferRequirements, Stated } from '#/domain/offers/requirements';
import { type Folded, foldWithOffsets } from '#/domain/shared/text';

type Script = Folded & { readonly original: string };

const written = ({ original, offsets }: Script, start: number, end: number): string =>
  original.slice(offsets[start] ?? 0, offsets[end] ?? original.length).trim();

const groupOf = (script: Script, rule: RegExp): string | null => {
  const match = rule.exec(script.text);
  const group = match?.[1];
  if (match === null || group === undefined) return null;
  const start = match.index + match[0].indexOf(group);
  return written(script, start, start + group.length);
};

/** The line under the title often tells employer, place and contract: "Papeterie Larive, Nantes (44), CDI". */
const headPieces = ({ original }: Script): readonly string[] => {
  const line = original.split('\n').filter((one) => one.trim() !== '')[1] ?? '';
  if (line.length > 160 || /[.!?]\s*$/u.test(line)) return [];
  return line
    .split(/\s*(?:[,|\u00b7\u2022;]|\s[-\u2013\u2014]\s)\s*/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
};

const keyOf = (text: string): string => foldWithOffsets(text).text.trim();
const canBeName = (text: string): boolean => {
  const key = keyOf(text);
  return key.length > 1 && !NO_COMPANY.test(key) && !NOT_A_NAME.test(key);
};

const readCompany = (script: Script, pieces: readonly string[]): DraftField<string> => {
  const labelled = groupOf(script, COMPANY_LABEL);
  if (labelled !== null) return readField(labelled, 'sure', labelled);
  const hiring = groupOf(script, COMPANY_HIRES);
  if (hiring !== null && canBeName(hiring)) return readField(hiring, 'doubtful', hiring);
  const [first] = pieces;
  return first !== undefined && canBeName(first) && regionOfPlace(first) === null
    ? readField(first, 'doubtful', first)
    : absentField('');
};

const readPlace = (
  script: Script,
  pieces: readonly string[],
  stated: Stated<string> | null,
): DraftField<string> => {
  if (stated !== null) return readField(stated.value.trim(), 'sure', stated.value);
  const known = pieces.find((piece) => regionOfPlace(piece) !== null);
  if (known !== undefined) return readField(known, 'sure', known);
  const coded = PLACE_WITH_CODE.exec(script.text);
  if (coded === null) return absentField('');
  const place = written(script, coded.index, coded.index + coded[0].length);
  return readField(place, 'doubtful', place);
};

/** The level that a number of years asks for: the bounds of the specification's labels. */
export const levelOfYears = (years: number): ExperienceLevel =>
  years >= 5 ? 'senior' : years >= 2 ? 'mid' : 'entry';

const readLevel = (
  { text, original }: Script,
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
  const script: Script = { ...foldWithOffsets(offer.text), original: offer.text };
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
  const title = requirements.title?.value.trim() ?? '';
  const licences = requirements.skills
    .filter(({ concept }) => concept !== null && lexicon.concept(concept)?.kind === 'licence')
    .map(({ label }) => label);
  const languages = requirements.languages.map(({ language }) => language);
  const list = (values: readonly string[]): DraftField<readonly string[]> =>
    values.length === 0 ? absentField([]) : readField([...new Set(values)], 'sure');
  return {
    title: title === '' ? absentField('') : readField(title, 'doubtful', title),
    company:
      requirements.company === null
        ? readCompany(script, pieces)
        : readField(requirements.company.value, 'sure'),
    location,
    region:
      region === null
        ? absentField(null)
        : readField(region, location.confidence === 'sure' ? 'sure' : 'doubtful'),
    type: quoted<'type'>(requirements.contract),
    experience: readLevel(script, requirements.minYears, title),
    mode: quoted<'mode'>(requirements.mode),
    pay: quoted<'pay'>(requirements.pay),
    licences: list(licences),
    languages: list(languages),
  };
};
