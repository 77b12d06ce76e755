import { europassOf } from '#/domain/profile/europass';
import { jsonResumeOf } from '#/domain/profile/jsonResume';
import type { Profile } from '#/domain/profile/profile';
import type { ExportFormat, ExportedFile } from '#/domain/profile/transfer';
import { wellFormed } from '#/domain/shared/addressPart';
import { fold } from '#/domain/shared/text';

const NAMESPACE = 'http://europass.cedefop.europa.eu/Europass';

/** XML 1.0 cannot hold control characters, even escaped. */
const isAllowed = (character: string): boolean =>
  character >= ' ' ? character < '\ufffe' || character > '\uffff' : '\t\n\r'.includes(character);

const escape = (text: string): string =>
  [...wellFormed(text)]
    .filter(isAllowed)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Names of the elements that hold the lists of the JSON form. */
const LISTS: Readonly<Record<string, string>> = {
  WorkExperience: 'WorkExperienceList',
  Education: 'EducationList',
  Telephone: 'TelephoneList',
};

const twoDigits = (value: unknown): string => String(value).padStart(2, '0');

/** The schema writes a month as attributes: `<From year="2021" month="--03"/>`. */
const monthElement = (name: string, month: object): string => {
  const { Year, Month } = month as { readonly Year: number; readonly Month: number };
  return `<${name} year="${String(Year).padStart(4, '0')}" month="--${twoDigits(Month)}"/>`;
};

const element = (name: string, value: unknown): string => {
  if (Array.isArray(value)) {
    if (value.length === 0) return '';
    const items = value.map((item: unknown) => element(name, item)).join('');
    const holder = LISTS[name];
    return holder === undefined ? items : `<${holder}>${items}</${holder}>`;
  }
  if (typeof value === 'object' && value !== null) {
    if (name === 'From' || name === 'To') return monthElement(name, value);
    return `<${name}>${elements(value)}</${name}>`;
  }
  const text = String(value);
  return text === '' ? '' : `<${name}>${escape(text)}</${name}>`;
};

const elements = (value: object): string =>
  Object.entries(value)
    .map(([name, inner]) => element(name, inner))
    .join('');

/** The Europass CV of a profile as XML. */
const europassXmlOf = (profile: Profile, now: string): string => {
  const { Locale, ...rest } = europassOf(profile, now).SkillsPassport;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<SkillsPassport xmlns="${NAMESPACE}" locale="${Locale}">${elements(rest)}</SkillsPassport>\n`;
};

type Context = {
  /** Data URL; only JSON Resume has a place for it. */
  readonly photo: string | null;
  /** ISO instant of the export. */
  readonly now: string;
};

const JSON_TYPE = 'application/json';
const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const fileName = ({ firstName, lastName }: Profile): string =>
  fold(`${firstName} ${lastName}`)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '') || 'profil';

/** The profile as a file of a format. */
export const exportProfile = (
  profile: Profile,
  format: ExportFormat,
  { photo, now }: Context,
): ExportedFile => {
  const name = fileName(profile);
  switch (format) {
    case 'jsonResume':
      return {
        name: `${name}-json-resume.json`,
        type: JSON_TYPE,
        text: pretty(jsonResumeOf(profile, photo)),
      };
    case 'europassJson':
      return {
        name: `${name}-europass.json`,
        type: JSON_TYPE,
        text: pretty(europassOf(profile, now)),
      };
    case 'europassXml':
      return {
        name: `${name}-europass.xml`,
        type: 'application/xml',
        text: europassXmlOf(profile, now),
      };
  }
};
