import type { Lexicon } from '#/domain/lexicon/lexicon';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { cleanLines } from '#/domain/offers/intake/draftFromText';
import { fieldsFromText } from '#/domain/offers/intake/fieldsFromText';
import { dayOf, textOf } from '#/domain/offers/intake/jobPostingParts';
import { asList, isRecord, type JsonRecord, recordsIn } from '#/domain/offers/intake/json';
import { type DraftOffer, readField } from '#/domain/offers/intake/offerDraft';
import { MOST_POSTINGS, type PostingsRead } from '#/domain/offers/intake/PostingReader';
import { APPRENTICESHIP, PUBLIC_LINES } from '#/domain/offers/intake/publicPosting.fr';
import { levelOfYears } from '#/domain/offers/intake/readLevel';
import type { ContractType } from '#/domain/postings/offer';
import { fold } from '#/domain/shared/text';

/** Codes of contracts of the public employment service's interface, version 2. */
const CONTRACTS: Readonly<Record<string, ContractType>> = {
  CDI: 'CDI',
  DIN: 'CDI',
  CDD: 'CDD',
  DDI: 'CDD',
  MIS: 'Int\u00e9rim',
  DDT: 'Int\u00e9rim',
  SAI: 'Saisonnier',
  LIB: 'Freelance',
};

/** A record of its interface: a title and a text under its own names, and one more field that only it has. */
const isPublicPosting = (node: JsonRecord): boolean =>
  textOf(node['intitule']) !== '' &&
  typeof node['description'] === 'string' &&
  ['lieuTravail', 'typeContrat', 'romeCode', 'origineOffre'].some((name) => name in node);

/** A part of a record; in a table it stands as the text of an object or of a list. */
const partsOf = (value: unknown): readonly JsonRecord[] =>
  asList(value).flatMap((one) => {
    if (isRecord(one)) return [one];
    if (typeof one !== 'string') return [];
    return [...one.matchAll(/\{[^{}]*\}/gu)].map(([object]): JsonRecord =>
      Object.fromEntries(
        [...object.matchAll(/["'](\w+)["']\s*:\s*(?:"([^"]*)"|'((?:[^'\\]|\\.)*)')/gu)].map(
          ([, name = '', double, single]) => [name, double ?? single ?? ''],
        ),
      ),
    );
  });

const labelOf = (value: unknown, name = 'libelle'): string => {
  const [part] = partsOf(value);
  return part === undefined ? textOf(value) : textOf(part[name]);
};

/** "29 - QUIMPER" as people write it: the town, then its department. */
const placeOf = (written: string): string => {
  const [, code, town] =
    /^(\d{2,3}|2[AB])\s*[-\u2013]\s*(\p{L}.*)$/u.exec(written) ?? ([] as readonly string[]);
  return code === undefined || town === undefined ? written : `${town.trim()} (${code})`;
};

const demandOf = (exigence: unknown): string =>
  textOf(exigence) === 'E' ? PUBLIC_LINES.required : PUBLIC_LINES.wishedOne;

const lineOf = (label: string, value: string): readonly string[] =>
  value === '' ? [] : [`${label} ${value}`];

const listOf = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : [heading, ...items.map((item) => `- ${item}`)].join('\n');

/** The text of a posting with its fields written out as lines: the stated ones first, the lists of what is asked for last. */
const wholeText = (node: JsonRecord): string => {
  const years = labelOf(node['experienceLibelle']);
  const degrees = partsOf(node['formations']).map((one) =>
    [textOf(one['niveauLibelle']), textOf(one['domaineLibelle']), demandOf(one['exigence'])]
      .filter((part) => part !== '')
      .join(' '),
  );
  const languages = partsOf(node['langues']).map(
    (one) => `${textOf(one['libelle'])} ${demandOf(one['exigence'])}`,
  );
  const skills = partsOf(node['competences']);
  const licences = partsOf(node['permis']);
  const labels = (parts: readonly JsonRecord[], asked: boolean): readonly string[] =>
    parts
      .filter((one) => (textOf(one['exigence']) === 'E') === asked)
      .map((one) => textOf(one['libelle']))
      .filter((label) => label !== '');
  const facts = [
    ...lineOf(PUBLIC_LINES.contract, labelOf(node['typeContratLibelle'])),
    ...lineOf(PUBLIC_LINES.pay, labelOf(node['salaire'])),
    ...lineOf(
      PUBLIC_LINES.experience,
      years === '' || textOf(node['experienceExige']) === 'D'
        ? years
        : `${years} ${textOf(node['experienceExige']) === 'S' ? PUBLIC_LINES.wishedOne : PUBLIC_LINES.required}`,
    ),
    ...degrees.map((degree) => `${PUBLIC_LINES.degree} ${degree}`),
    ...lineOf(PUBLIC_LINES.languages, languages.join(', ')),
  ];
  return cleanLines(
    [
      facts.join('\n'),
      textOfDescription(node['description']),
      listOf(PUBLIC_LINES.asked, labels(skills, true)),
      listOf(PUBLIC_LINES.wished, labels(skills, false)),
      listOf(PUBLIC_LINES.licences, labels(licences, true)),
      listOf(PUBLIC_LINES.wishedLicences, labels(licences, false)),
      listOf(
        PUBLIC_LINES.qualities,
        partsOf(node['qualitesProfessionnelles']).map((one) => textOf(one['libelle'])),
      ),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
};

const textOfDescription = (value: unknown): string => (typeof value === 'string' ? value : '');

const contractOf = (node: JsonRecord): ContractType | null =>
  /^true$/iu.test(String(node['alternance'])) ||
  APPRENTICESHIP.test(fold(textOf(node['natureContrat'])))
    ? 'Alternance'
    : (CONTRACTS[textOf(node['typeContrat']).toUpperCase()] ?? null);

const yearsOf = (written: string): number | null => {
  const [, amount = '', unit = ''] = /(\d{1,2})\s*(an|mois)/iu.exec(written) ?? [];
  if (amount === '') return null;
  return unit.toLowerCase() === 'mois' ? Math.floor(Number(amount) / 12) : Number(amount);
};

const draftOf = (node: JsonRecord, lexicon: Lexicon, url: string | null): DraftOffer => {
  const title = textOf(node['intitule']);
  const company = labelOf(node['entreprise'], 'nom');
  const location = placeOf(labelOf(node['lieuTravail']));
  const contract = contractOf(node);
  const description = wholeText(node);
  const told = fieldsFromText(
    {
      text: description,
      title,
      ...(company === '' ? {} : { company }),
      ...(location === '' ? {} : { location }),
      ...(contract === null ? {} : { contract }),
    },
    lexicon,
  );
  const pay = labelOf(node['salaire']);
  const payField =
    pay === '' ? null : fieldsFromText({ text: `${PUBLIC_LINES.pay} ${pay}` }, lexicon).pay;
  const years = yearsOf(labelOf(node['experienceLibelle']));
  return {
    ...told,
    origin: 'jobPosting',
    title: readField(title, 'sure'),
    company: company === '' ? told.company : readField(company, 'sure'),
    type: contract === null ? told.type : readField(contract, 'sure'),
    experience: years === null ? told.experience : readField(levelOfYears(years), 'sure'),
    pay: payField === null || payField.value === null ? told.pay : payField,
    url: secureUrl(labelOf(node['origineOffre'], 'urlOrigine')) ?? url,
    date: dayOf(node['dateCreation']),
    expires: null,
    description,
  };
};

/** Reads what the public employment service answers (its interface, version 2): one offer, its list `resultats`, or rows of a table with its columns; null where it is none. */
export const readPublicPostings = (
  values: readonly unknown[],
  lexicon: Lexicon,
  pageUrl: string | null,
): PostingsRead | null => {
  const [first, ...others] = values.flatMap(recordsIn).filter(isPublicPosting);
  if (first === undefined) return null;
  const near = others.slice(0, MOST_POSTINGS - 1);
  const url = others.length > 0 ? null : secureUrl(pageUrl);
  const read = (node: JsonRecord): DraftOffer => draftOf(node, lexicon, url);
  return { postings: [read(first), ...near.map(read)], more: others.length - near.length };
};
