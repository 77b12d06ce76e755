import type { Lexicon } from '#/domain/lexicon/lexicon';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { fieldsFromText } from '#/domain/offers/intake/fieldsFromText';
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
import { type DraftField, type DraftOffer, readField } from '#/domain/offers/intake/offerDraft';
import { MOST_POSTINGS } from '#/domain/offers/intake/PostingReader';
import type { PostingsRead } from '#/domain/offers/intake/PostingReader';
import { levelOfYears } from '#/domain/offers/intake/readLevel';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';

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

const titleOf = (node: JsonRecord): string => textOf(node['title'] ?? node['name']);

/** What tells two postings apart; sites write the same one twice, for two readers of their data. */
const identityOf = (node: JsonRecord): string =>
  JSON.stringify([
    titleOf(node),
    textOf(node['hiringOrganization']),
    placesOf(node),
    node['description'],
  ]);

/** The job postings of a page's data, each once: all that have a title and a text, else the first that has either. */
const jobPostingsIn = (values: readonly unknown[]): readonly JsonRecord[] => {
  const postings = values.flatMap(recordsIn).filter((node) => isOfType(node, 'jobposting'));
  const whole = postings.filter(
    (node) => titleOf(node) !== '' && textOf(node['description']) !== '',
  );
  if (whole.length > 0) return [...new Map(whole.map((node) => [identityOf(node), node])).values()];
  return postings
    .filter((node) => textOf(node['title'] ?? node['name'] ?? node['description']) !== '')
    .slice(0, 1);
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

type Tools = { readonly lexicon: Lexicon; readonly toText: ToText };

/** Reads a job posting (schema.org) into a draft; what its data leaves out is read in its text. */
const draftFromJobPosting = (node: JsonRecord, tools: Tools, url: string | null): DraftOffer => {
  const description = wholeText(node, tools.toText);
  const title = tools.toText(titleOf(node)).trim();
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
    url,
    date: dayOf(node['datePosted']),
    expires: dayOf(node['validThrough']),
    description: description === '' ? title : description,
  };
};

/** Reads the job postings of a page's data; null where there is none. */
export const readJobPostings = (
  values: readonly unknown[],
  tools: Tools,
  pageUrl: string | null,
): PostingsRead | null => {
  const [first, ...others] = jobPostingsIn(values);
  if (first === undefined) return null;
  const page = secureUrl(pageUrl);
  const read = (node: JsonRecord): DraftOffer => {
    const own = secureUrl(textOf(node['url']));
    // The address of a page of several postings is the address of none of them.
    return draftFromJobPosting(node, tools, others.length > 0 ? (own ?? page) : (page ?? own));
  };
  const near = others.slice(0, MOST_POSTINGS - 1);
  return { postings: [read(first), ...near.map(read)], more: others.length - near.length };
};
