import type { Forms } from './dimensions';

/** What a head is made of; '' for what is not told. */
export type HeadParts = {
  readonly title: string;
  readonly house: string;
  readonly town: string;
  readonly date: string;
};

/** The rows of a head: `<b>` sets off what is bold, a tab jumps. A date that a column takes stands apart. */
export type Head = { readonly rows: readonly string[]; readonly left: string | null };

const MARKS: Readonly<Record<string, string>> = {
  dash: ' – ',
  hyphen: ' - ',
  comma: ', ',
  pipe: ' | ',
  colon: ' : ',
  dot: ' • ',
};

/** Houses that are told with an article, by their first word. */
const ARTICLES: Readonly<Record<string, 'la' | 'le' | 'l’' | 'les'>> = Object.fromEntries(
  (
    [
      [
        'la',
        'Clinique Mairie Ville Brasserie Crêperie Pharmacie Boutique Supérette Famille Mission Messagerie',
      ],
      [
        'le',
        'Restaurant Château Cabinet Salon Bar Garage Groupe CHU Collège Lycée Festival GRETA CFA Secours Port Café Domaine',
      ],
      [
        'l’',
        'EHPAD Hôpital Hôtel École Agence Atelier Académie Université IUT IFSI IFAS AFPA ADMR IAE',
      ],
      ['les', 'Forges Transports Autocars Assurances Turbines Papeteries'],
    ] as const
  ).flatMap(([article, words]) => words.split(' ').map((word) => [word, article])),
);

/** "à la Clinique des Aubiers", "au Salon Mireille", "chez Logivia" and the like, as French joins a house to a post. */
const joined = (preposition: 'a' | 'auSein' | 'pour' | 'chez', house: string): string => {
  const first = house.replace(/<[^>]*>/gu, '').split(' ')[0] ?? '';
  const article = ARTICLES[first] ?? ARTICLES[`${first.charAt(0)}${first.slice(1).toLowerCase()}`];
  if (preposition === 'chez') return `chez ${house}`;
  const elided = article === 'l’' ? `l’${house}` : `${article ?? ''} ${house}`.trim();
  if (preposition === 'pour') return `pour ${elided}`;
  const to = preposition === 'a';
  if (article === undefined) return to ? `à ${house}` : `au sein de ${house}`;
  if (article === 'le') return to ? `au ${house}` : `au sein du ${house}`;
  if (article === 'les') return to ? `aux ${house}` : `au sein des ${house}`;
  return to ? `à ${elided}` : `au sein de ${elided}`;
};

/** Title and house on one line; words join them only where the title comes first. */
const pair = (first: string, second: string, separator: string, isHouse: boolean): string => {
  const mark = MARKS[separator];
  if (mark !== undefined) return `${first}${mark}${second}`;
  if (!isHouse) return `${first} - ${second}`;
  if (separator === 'brackets') return `${first} (${second})`;
  return `${first} ${joined(separator as 'a' | 'auSein' | 'pour' | 'chez', second)}`;
};

const beforeAll = (date: string, rest: string, mark: string): string => {
  if (mark === 'colon') return `${date} : ${rest}`;
  if (mark === 'hyphen') return `${date} - ${rest}`;
  if (mark === 'space') return `${date} ${rest}`;
  if (mark === 'tab') return `${date}\t${rest}`;
  if (mark === 'pipe') return `${date} | ${rest}`;
  return mark === 'brackets' ? `(${date}) ${rest}` : `${date}, ${rest}`;
};

const afterAll = (rest: string, date: string, mark: string): string => {
  if (mark === 'colon') return `${rest} : ${date}`;
  if (mark === 'hyphen' || mark === 'space') return `${rest} - ${date}`;
  if (mark === 'tab') return `${rest}\t${date}`;
  if (mark === 'pipe') return `${rest} | ${date}`;
  return mark === 'brackets' ? `${rest} (${date})` : `${rest}, ${date}`;
};

const withTown = (house: string, town: string, form: string): string => {
  if (town === '' || house === '') return house;
  if (form === 'comma') return `${house}, ${town}`;
  if (form === 'zip') return `${house}, ${town} (59)`;
  if (form === 'brackets') return `${house} (${town})`;
  if (form === 'hyphen') return `${house} - ${town}`;
  return form === 'a' ? `${house} à ${town}` : house;
};

const bold = (text: string): string => (text === '' ? '' : `<b>${text}</b>`);

/** What each part looks like under the weight of its paper. */
const weighed = ({ title, house, date }: HeadParts, weight: Forms['weight']) => ({
  T: ['title', 'both', 'capitalTitle'].includes(weight)
    ? bold(weight === 'capitalTitle' ? title.toUpperCase() : title)
    : title,
  H: ['house', 'both', 'capitalHouse'].includes(weight)
    ? bold(weight === 'capitalHouse' ? house.toUpperCase() : house)
    : house,
  D: weight === 'date' ? bold(date) : date,
});

type Setting = {
  readonly pattern: string;
  readonly separator: string;
  readonly dateMark: string;
  readonly town: string;
  readonly weight: Forms['weight'];
  /** The date stands in a column of its own, whatever the pattern says. */
  readonly apart: boolean;
};

/** Sets a head under a pattern of `dimensions.ts`. */
export const setHead = (parts: HeadParts, setting: Setting): Head => {
  const { pattern, separator, dateMark, town, weight, apart } = setting;
  const { T, H, D } = weighed(parts, weight);
  const inBrackets = separator === 'brackets' && ['brackets', 'zip'].includes(town);
  const within = inBrackets ? 'comma' : town;
  const house = withTown(H, parts.town, within);
  const withDate =
    town === 'withDate' && parts.town !== '' && D !== '' ? `${D} | ${parts.town}` : D;
  const told: Readonly<Record<string, string>> = { T, H: house, D: withDate };
  const line = (row: string): string => {
    const [main = '', right] = row.split('>');
    const names = main.split(' ').filter((part) => part !== 'D' && told[part] !== '');
    const [first = '', second] = names;
    const one =
      second === undefined
        ? (told[first] ?? '')
        : pair(told[first] ?? '', told[second] ?? '', separator, second === 'H');
    if (right !== undefined) return apart || withDate === '' ? one : `${one}\t${withDate}`;
    if (!main.includes('D') || apart || withDate === '') return one;
    if (one === '') return withDate;
    return main.startsWith('D')
      ? beforeAll(withDate, one, dateMark)
      : afterAll(one, withDate, dateMark);
  };
  const rows = pattern
    .split('/')
    .map(line)
    .filter((row) => row !== '');
  if (town === 'ownLine' && parts.town !== '') rows.push(parts.town);
  return { rows, left: apart && withDate !== '' ? withDate : null };
};

/** A head as a form of fields tells it. */
export const labelledHead = ({ title, house, town, date }: HeadParts): Head => ({
  rows: [
    `Poste : ${title}`,
    ...(house === '' ? [] : [`Entreprise : ${house}`]),
    ...(town === '' ? [] : [`Lieu : ${town}`]),
    ...(date === '' ? [] : [`Dates : ${date}`]),
  ],
  left: null,
});
