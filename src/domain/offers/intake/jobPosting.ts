import type { Lexicon } from '#/domain/lexicon/lexicon';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { type DraftField, type DraftOffer, readField } from '#/domain/offers/intake/draft';
import { fieldsFromText, levelOfYears } from '#/domain/offers/intake/fieldsFromText';
import {
  contractOf,
  dayOf,
  isOfType,
  modeOf,
  monthsOf,
  payOf,
  placesOf,
  textOf,
} from '#/domain/offers/intake/jobPostingParts';
import { asList, type JsonRecord, recordsIn } from '#/domain/offers/intake/json';
import { regionOfPlace } from '#/domain/offers/intake/regionOfPlace.fr';

/** Turns HTML, escaped or not, into plain lines. */
export type ToText = (html: string) => string;

const MONTHS_PER_YEAR = 12;
/** Parts of a posting's text, in the order they are read; sites split it in many ways. */
const TEXT_PARTS = [
  'description',
  'responsibilities',
  'qualifications',
  'skills',
  'experienceRequirements',
  'educationRequirements',
  'jobBenefits',
  'workHours',
];

/** The job posting of a page's data: the first that has a title and a text, else the first that has either. */
export const findJobPosting = (values: readonly unknown[]): JsonRecord | null => {
  const postings = values.flatMap(recordsIn).filter((node) => isOfType(node, 'jobposting'));
  const whole = postings.find(
    (node) => textOf(node['title'] ?? node['name']) !== '' && textOf(node['description']) !== '',
  );
  return (
    whole ??
    postings.find((node) => textOf(node['title'] ?? node['name'] ?? node['description']) !== '') ??
    null
  );
};

const wholeText = (node: JsonRecord, toText: ToText): string => {
  const parts: string[] = [];
  for (const name of TEXT_PARTS) {
    const text = asList(node[name])
      .map((part) => (typeof part === 'string' ? toText(part).trim() : ''))
      .filter((part) => part !== '')
      .join('\n');
    // Sites repeat a part within the description.
    if (text !== '' && !parts.some((part) => part.includes(text))) parts.push(text);
  }
  return parts.join('\n\n');
};

/** What the page's data says, or else what the text says. */
const either = <T>(said: T | null, sure: boolean, fallback: DraftField<T>): DraftField<T> =>
  said === null ? fallback : readField(said, sure ? 'sure' : 'doubtful');

/** Reads a job posting (schema.org) into a draft; what its data leaves out is read in its text. */
export const draftFromJobPosting = (
  node: JsonRecord,
  tools: { readonly lexicon: Lexicon; readonly toText: ToText },
  pageUrl: string | null,
): DraftOffer => {
  const description = wholeText(node, tools.toText);
  const title = tools.toText(textOf(node['title'] ?? node['name'])).trim();
  const company = tools.toText(textOf(node['hiringOrganization'])).trim();
  const places = placesOf(node);
  const location = places.join(' / ');
  const told = fieldsFromText(
    {
      text: description,
      ...(title === '' ? {} : { title }),
      ...(company === '' ? {} : { company }),
      ...(location === '' ? {} : { location }),
    },
    tools.lexicon,
  );
  const contract = contractOf(node);
  const months = monthsOf(node);
  const applicantPlace = asList(node['applicantLocationRequirements']).map(textOf)[0] ?? '';
  const place = location === '' ? applicantPlace : location;
  const region = regionOfPlace(places[0]?.split(', ').at(-1) ?? '') ?? regionOfPlace(place);
  // The text is the better judge of a contract: the vocabulary has one word for all that ends.
  const contractField =
    told.type.confidence === 'sure' && contract?.sure !== true
      ? told.type
      : either(contract?.type ?? null, contract?.sure ?? false, told.type);
  return {
    ...told,
    origin: 'jobPosting',
    title: title === '' ? told.title : readField(title, 'sure'),
    company: company === '' ? told.company : readField(company, 'sure'),
    location: place === '' ? told.location : readField(place, 'sure'),
    region: region === null ? told.region : readField(region, 'sure'),
    type: contractField,
    experience: either(
      months === null ? null : levelOfYears(months / MONTHS_PER_YEAR),
      true,
      told.experience,
    ),
    mode: either(modeOf(node), true, told.mode),
    pay: either(payOf(node), true, told.pay),
    url: secureUrl(pageUrl) ?? secureUrl(textOf(node['url'])),
    date: dayOf(node['datePosted']),
    expires: dayOf(node['validThrough']),
    description: description === '' ? title : description,
  };
};
