import { asList, isRecord, type JsonRecord } from '#/domain/offers/intake/json';
import type { ContractType, WorkMode } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';
import { once } from '#/domain/shared/lazy';

const LONGEST_LINE = 300;

/** A short text of a value: itself, a number, or the name of an object. */
export const textOf = (value: unknown): string => {
  const [first] = asList(value);
  if (typeof first === 'string') return first.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_LINE);
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return isRecord(first) ? textOf(first['name'] ?? first['@value'] ?? '') : '';
};

/** Whether an object is of a type, however its type is written. */
export const isOfType = (node: JsonRecord, type: string): boolean =>
  asList(node['@type']).some(
    (one) => typeof one === 'string' && one.replace(/^.*[/#:]/u, '').toLowerCase() === type,
  );

const countries = once(() => new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' }));

/** A country as people write it; sites give its ISO 3166 code or its name. */
const countryName = (country: string): string =>
  /^[A-Z]{2}$/iu.test(country) ? (countries().of(country.toUpperCase()) ?? country) : country;

const addressOf = (place: unknown): string => {
  if (typeof place === 'string') return textOf(place);
  if (!isRecord(place)) return '';
  const address = place['address'] ?? place;
  if (!isRecord(address)) return textOf(address);
  const town = textOf(address['addressLocality']);
  const country = countryName(textOf(address['addressCountry']));
  const code = textOf(address['postalCode']);
  const named = town === '' ? textOf(address['addressRegion']) : town;
  const parts = [code !== '' && named !== '' ? `${named} (${code})` : named, country];
  return parts.filter((part) => part !== '').join(', ') || textOf(place['name']);
};

/** The places of a posting, as lines: "Nantes (44000), France". */
export const placesOf = (node: JsonRecord): readonly string[] => [
  ...new Set(
    asList(node['jobLocation'])
      .map(addressOf)
      .filter((place) => place !== ''),
  ),
];

/** `TELECOMMUTE` means wholly remote, and is the only mode that the vocabulary knows. */
export const modeOf = (node: JsonRecord): WorkMode | null =>
  asList(node['jobLocationType']).some((one) => /telecommute/iu.test(textOf(one)))
    ? 'T\u00e9l\u00e9travail'
    : null;

/** What an employment type says of the contract. Working time says nothing of it: FULL_TIME is not CDI. */
const CONTRACT_OF: readonly (readonly [RegExp, ContractType])[] = [
  [/^CDI$|^PERMANENT$/u, 'CDI'],
  [/ALTERNANCE|APPRENTI/u, 'Alternance'],
  [/^INTERN(?:SHIP)?$|^STAGE$/u, 'Stage'],
  [/SAISON|SEASONAL/u, 'Saisonnier'],
  [/^CONTRACTOR$|FREELANCE|INDEPENDANT/u, 'Freelance'],
  [/INTERIM|^MIS$/u, 'Int\u00e9rim'],
  [/^TEMPORARY$|^CDD$|FIXED[_ -]?TERM/u, 'CDD'],
];

/** The contract that the employment types tell; `sure` where they name it in French terms. */
export const contractOf = (
  node: JsonRecord,
): { readonly type: ContractType; readonly sure: boolean } | null => {
  const kinds = asList(node['employmentType'])
    .flatMap((one) => (typeof one === 'string' ? one.split(/[,;|]/u) : [textOf(one)]))
    .map((kind) => kind.normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase());
  for (const [rule, type] of CONTRACT_OF) {
    const kind = kinds.find((one) => rule.test(one));
    if (kind !== undefined) return { type, sure: !/^(?:INTERN|TEMPORARY|CONTRACTOR)$/u.test(kind) };
  }
  return null;
};

const PERIODS: readonly (readonly [RegExp, Pay['period'], factor: number])[] = [
  [/^h(?:ou|eu)r/iu, 'hour', 1],
  [/^(?:day|jour)/iu, 'day', 1],
  // Pay is told by hour, day, month or year: a week counts as its share of a month.
  [/^(?:week|semaine)/iu, 'month', 52 / 12],
  [/^(?:month|mois|mensuel)/iu, 'month', 1],
  [/^(?:year|an|annual|annuel)/iu, 'year', 1],
];

/** Groups of thousands; more than three figures before a sign, and it parts decimals: "33000.000". */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+(?!\d)/u;

/** A positive number as sites write it: "1 823,00", "2,500.00", "33000.000"; null where it is none. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : null;
  if (typeof value !== 'string') return null;
  const plain = value
    .replace(/[^\d.,\s\u00a0\u202f]/gu, '')
    .trim()
    .replace(/[\s\u00a0\u202f](?=\d{3})/gu, '');
  const ungrouped = GROUPED.test(plain) ? plain.replace(/[.,](?=\d{3}(?:\D|$))/gu, '') : plain;
  const number = plain === '' ? Number.NaN : Number(ungrouped.replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? number : null;
};

const guessPeriod = (amount: number): Pay['period'] =>
  amount < 100 ? 'hour' : amount < 1_000 ? 'day' : amount < 10_000 ? 'month' : 'year';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The pay of a posting: a plain number, an amount, or a range, with or without a unit. */
export const payOf = (node: JsonRecord): Pay | null => {
  const [salary] = asList(node['baseSalary'] ?? node['estimatedSalary']);
  const money = isRecord(salary) ? salary : {};
  const [inner] = asList(money['value'] ?? salary);
  const range = isRecord(inner) ? inner : { value: inner };
  const least = numberOf(range['minValue'] ?? money['minValue'] ?? range['value']);
  const most = numberOf(range['maxValue'] ?? money['maxValue'] ?? range['value']);
  const [min, max] = [least ?? most, most ?? least];
  if (min === null || max === null || max < min) return null;
  const unit = textOf(range['unitText'] ?? money['unitText'] ?? node['salaryUnit']);
  const known = PERIODS.find(([rule]) => rule.test(unit));
  const factor = known?.[2] ?? 1;
  const currency = textOf(
    money['currency'] ?? range['currency'] ?? node['salaryCurrency'],
  ).toUpperCase();
  return {
    min: cents(min * factor),
    max: cents(max * factor),
    period: known?.[1] ?? guessPeriod(min),
    currency: /^[A-Z]{3}$/u.test(currency) ? currency : 'EUR',
  };
};

/** Months of experience asked for; null where the posting gives words or nothing. */
export const monthsOf = (node: JsonRecord): number | null => {
  const [asked] = asList(node['experienceRequirements']);
  return isRecord(asked) ? numberOf(asked['monthsOfExperience']) : null;
};

/** The ISO day of a date as sites write it; null where it is none. */
export const dayOf = (value: unknown): string | null => {
  const text = textOf(value);
  const iso = /^\d{4}-\d{2}-\d{2}/u.exec(text)?.[0];
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/u.exec(text);
  const day =
    iso ??
    (french === null
      ? null
      : `${french[3]}-${(french[2] ?? '').padStart(2, '0')}-${(french[1] ?? '').padStart(2, '0')}`);
  return day === null || Number.isNaN(Date.parse(day)) ? null : day;
};
