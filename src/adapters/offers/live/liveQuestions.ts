import { CSP_DATASET, cspResource } from '#/adapters/offers/feeds/servicePublic';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { departmentTyped, placeTyped, wordsTyped } from '#/domain/offers/live/answersQuery';
import { countriesNamed } from '#/domain/offers/live/countries.fr';
import type { LiveQuery, LiveTarget } from '#/domain/offers/live/LiveSearch';
import { addressPart } from '#/domain/shared/addressPart';

/** One request to a source. No cookie, no referrer and no header of ours goes with it. */
export type Question = {
  readonly url: string;
  readonly body?: string;
};

/** How a source is asked for one query. */
export type Questions = {
  /** What has to be known before; what is asked then has to stand without it too. */
  readonly before?: Question;
  /** The same question in ways that ask less and less of the source: the next one where one is refused. */
  readonly ways: (before: string | null) => readonly [Question, ...Question[]];
  /** What a healthy answer tells of its offers. */
  readonly expects: readonly ImportField[];
  /** Which parts of the query its answer was not asked for: they are looked for here. */
  readonly filter: { readonly words: boolean; readonly place: boolean };
  /** Who offers the jobs where the answer does not say. */
  readonly company?: string;
  /** A full page: there may be more. */
  readonly page?: number;
};

const CSP_PAGE = 50;
const RELIEFWEB_PAGE = 50;
const JOBICY_PAGE = 50;
const BOARD_FIELDS: readonly ImportField[] = ['title', 'place', 'url', 'id'];

/** Characters that end a value or part two of them there; the source looks for accents as typed, so that an E is any letter. */
const forTable = (word: string): string =>
  word.replace(/["&=#%+*()\\,]/gu, ' ').replace(/[e\u00e8-\u00eb]/giu, '_');

const TITLE = 'Intitul\u00e9 du poste';
const TRADE = 'M\u00e9tier';
const PLACE = 'Localisation du poste';
const TOWN = "Lieu d'affectation";
const END = 'Date de fin de publication par d\u00e9faut';
const FIRST_DAY = 'Date de premi\u00e8re publication';

const publicService = (
  { keyword, location }: LiveQuery,
  today: string,
): Pick<Questions, 'before' | 'ways' | 'page'> => ({
  before: { url: CSP_DATASET },
  page: CSP_PAGE,
  ways: (dataset) => {
    const parts: string[] = [];
    for (const word of wordsTyped(keyword)) {
      const value = forTable(word).trim();
      parts.push(
        `or=${addressPart(`("${TITLE}"__contains."${value}","${TRADE}"__contains."${value}")`)}`,
      );
    }
    const department = departmentTyped(location);
    const place = forTable(location).trim();
    if (department !== null)
      parts.push(`${addressPart(`${PLACE}__contains`)}=${addressPart(`(${department})`)}`);
    else if (place !== '')
      parts.push(
        `or=${addressPart(`("${PLACE}"__contains."${place}","${TOWN}"__contains."${place}")`)}`,
      );
    const address = (more: readonly string[]): Question => ({
      url: `https://tabular-api.data.gouv.fr/api/resources/${cspResource(dataset ?? '')}/data/?${[
        ...parts,
        ...more,
        'page=1',
        `page_size=${CSP_PAGE}`,
      ].join('&')}`,
    });
    return [
      address([
        `${addressPart(`${END}__greater`)}=${today}`,
        `${addressPart(`${FIRST_DAY}__sort`)}=desc`,
      ]),
      address([]),
    ];
  },
});

/** Words as its language of questions takes them. */
const forLucene = (words: string): string =>
  words
    .replace(/[+\-&|!(){}[\]^"~*?:\\/]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const reliefWeb = ({ keyword, location }: LiveQuery, appname: string): Question => {
  const countries = countriesNamed(placeTyped(location));
  const words = wordsTyped(forLucene(keyword));
  const town = countries.length === 0 ? forLucene(location) : '';
  const asked = [...words, ...(town === '' ? [] : [`"${town}"`])].join(' ');
  return {
    url: `https://api.reliefweb.int/v2/jobs?appname=${addressPart(appname)}`,
    body: JSON.stringify({
      preset: 'latest',
      profile: 'full',
      limit: RELIEFWEB_PAGE,
      sort: ['date.created:desc'],
      ...(asked === '' ? {} : { query: { value: asked, operator: 'AND' } }),
      ...(countries.length === 0
        ? {}
        : { filter: { field: 'country.iso3', value: countries, operator: 'OR' } }),
    }),
  };
};

const boardUrl = (target: Extract<LiveTarget, { board: unknown }>): string => {
  const board = addressPart(target.board.board);
  switch (target.source) {
    case 'greenhouse':
      return `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`;
    case 'lever':
      return `https://api.lever.co/v0/postings/${board}?mode=json&limit=100`;
    case 'ashby':
      return `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
    case 'workable':
      return `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`;
  }
};

const whole = { words: true, place: true } as const;

/** How a source is asked. */
export const questionsOf = (
  target: LiveTarget,
  query: LiveQuery,
  { today, appname }: { readonly today: string; readonly appname: string },
): Questions => {
  if ('board' in target)
    return {
      ways: () => [{ url: boardUrl(target) }],
      expects: BOARD_FIELDS,
      filter: whole,
      company: target.board.company,
    };
  switch (target.source) {
    case 'publicService':
      return {
        ...publicService(query, today),
        expects: ['title', 'company', 'place', 'id'],
        filter: { words: false, place: false },
      };
    case 'reliefWeb':
      return {
        ways: () => [reliefWeb(query, appname)],
        expects: ['title', 'text', 'company', 'url', 'id'],
        filter: { words: false, place: false },
        page: RELIEFWEB_PAGE,
      };
    case 'jobicy': {
      const [word = ''] = wordsTyped(query.keyword);
      const tag = wordsTyped(query.keyword).length === 1 ? word : query.keyword.trim();
      return {
        ways: () => [
          {
            url: `https://jobicy.com/api/v2/remote-jobs?count=${JOBICY_PAGE}${tag === '' ? '' : `&tag=${addressPart(tag)}`}`,
          },
        ],
        expects: ['title', 'company', 'url', 'id'],
        filter: { words: false, place: false },
        page: JOBICY_PAGE,
      };
    }
    case 'arbeitnow':
      return {
        ways: () => [{ url: 'https://www.arbeitnow.com/api/job-board-api?page=1' }],
        expects: ['title', 'company', 'url', 'id'],
        filter: whole,
      };
  }
};
