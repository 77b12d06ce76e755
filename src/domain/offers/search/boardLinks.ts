import { BOARD_IDS, BOARD_NAMES, type BoardId } from '#/domain/offers/elsewhere/boards';
import type { Filters } from '#/domain/offers/search/filters';
import { plainGender } from '#/domain/offers/search/inclusive';
import type { ContractFilter } from '#/domain/postings/offer';
import { addressPart, wellFormed } from '#/domain/shared/addressPart';

/** What a board's address can carry of a search. */
type Wanted = {
  readonly words: string;
  readonly place: string;
  /** Number of a French department, where the place names one. */
  readonly department: string | null;
  readonly types: readonly ContractFilter[];
};

type Board = {
  readonly url: (wanted: Wanted) => string;
  /** Whether a place typed freely goes along; some boards know places by codes only. */
  readonly takesPlace: boolean | 'department';
  readonly takesWords: boolean;
};

/** A link to the same search on another board. */
export type BoardLink = {
  readonly board: BoardId;
  readonly name: string;
  /** An https address; it opens in a new tab. */
  readonly url: string;
  /** What the address could not carry and has to be typed there. */
  readonly left: readonly ('keyword' | 'location')[];
};

const MOST_WORDS = 6;

const query = (parts: readonly (readonly [string, string])[]): string =>
  parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${addressPart(name)}=${addressPart(value)}`)
    .join('&');

const at = (base: string, parts: readonly (readonly [string, string])[]): string => {
  const search = query(parts);
  return search === '' ? base : `${base}?${search}`;
};

/** Codes of France Travail; a work-study contract is told by the nature of the offer. */
const FRANCE_TRAVAIL_CONTRACTS: Partial<Record<ContractFilter, string>> = {
  CDI: 'CDI',
  CDD: 'CDD',
  Saisonnier: 'SAI',
  Freelance: 'LIB',
};

const franceTravail = ({ words, department, types }: Wanted): string => {
  const contracts = types.flatMap((type) => FRANCE_TRAVAIL_CONTRACTS[type] ?? []);
  return at('https://candidat.francetravail.fr/offres/recherche', [
    // Words are separated by commas there.
    ['motsCles', words.replaceAll(' ', ',')],
    ['lieux', department === null ? '' : `${department}D`],
    ['typeContrat', contracts.join(',')],
    ['natureOffre', types.includes('Alternance') ? 'E2,FS' : ''],
    ['offresPartenaires', 'true'],
    ['range', '0-19'],
    ['tri', '0'],
  ]);
};

/** The state of UN Careers stands in its address as JSON, encoded twice. */
const unCareers = ({ words }: Wanted): string => {
  const state = JSON.stringify({ keyword: words, ds: [], jc: [], jn: [], jle: [] });
  return at('https://careers.un.org/jobopening', [
    ['language', 'fr'],
    ['data', words === '' ? '' : addressPart(state)],
  ]);
};

/** Search pages as observed in use (docs/decisions/0011-postings-and-reminders.md). */
const BOARDS: Readonly<Record<BoardId, Board>> = {
  franceTravail: { url: franceTravail, takesWords: true, takesPlace: 'department' },
  apec: {
    url: ({ words, department }) =>
      at('https://www.apec.fr/candidat/recherche-emploi.html/emploi', [
        ['motsCles', words],
        ['lieux', department ?? ''],
      ]),
    takesWords: true,
    takesPlace: 'department',
  },
  helloWork: {
    url: ({ words, place }) =>
      at('https://www.hellowork.com/fr-fr/emploi/recherche.html', [
        ['k', words],
        ['l', place],
      ]),
    takesWords: true,
    takesPlace: true,
  },
  indeed: {
    url: ({ words, place }) =>
      at('https://fr.indeed.com/emplois', [
        ['q', words],
        ['l', place],
      ]),
    takesWords: true,
    takesPlace: true,
  },
  linkedIn: {
    url: ({ words, place }) =>
      at('https://www.linkedin.com/jobs/search/', [
        ['keywords', words],
        ['location', place],
      ]),
    takesWords: true,
    takesPlace: true,
  },
  welcomeToTheJungle: {
    url: ({ words, place }) =>
      at('https://www.welcometothejungle.com/fr/jobs', [
        ['query', words],
        ['aroundQuery', place],
      ]),
    takesWords: true,
    takesPlace: true,
  },
  reliefWeb: {
    url: ({ words }) => at('https://reliefweb.int/jobs', [['search', words]]),
    takesWords: true,
    takesPlace: false,
  },
  unCareers: { url: unCareers, takesWords: true, takesPlace: false },
  impactpool: {
    url: ({ words }) => at('https://www.impactpool.org/search', [['q', words]]),
    takesWords: true,
    takesPlace: false,
  },
  devex: {
    url: ({ words }) => at('https://www.devex.com/jobs/search', [['filter[keywords]', words]]),
    takesWords: true,
    takesPlace: false,
  },
  unJobs: {
    url: ({ words }) =>
      words === '' ? 'https://unjobs.org/new' : `https://unjobs.org/search/${addressPart(words)}`,
    takesWords: true,
    takesPlace: false,
  },
  coordinationSud: {
    // Its search field changed name at least once: the list is all that an address can promise.
    url: () => 'https://www.coordinationsud.org/offres-emploi/',
    takesWords: false,
    takesPlace: false,
  },
};

const DEPARTMENT = /(?:^|\(|\s)(97[1-6]|2[AB]|0[1-9]|[1-8]\d|9[0-5])(?:\d{3})?(?:\)|$|\s)/iu;

/** The words that boards search by: no operator, no inclusive ending, at most six of them. */
const searchWords = (text: string): string =>
  plainGender(text)
    .split(/\s+/u)
    .map((word) => word.replace(/^[-+"(]+|[")+,]+$/gu, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .join(' ');

const wantedOf = ({
  keyword,
  location,
  types,
}: Pick<Filters, 'keyword' | 'location' | 'types'>) => {
  const place = wellFormed(location).trim().replace(/\s+/gu, ' ');
  const department = DEPARTMENT.exec(place)?.[1]?.toUpperCase() ?? null;
  return { words: searchWords(wellFormed(keyword)), place, department, types } satisfies Wanted;
};

/** The search page of one board for some words and a place: never an invented offer address. */
export const boardSearchUrl = (board: BoardId, keyword: string, location = ''): string =>
  BOARDS[board].url(wantedOf({ keyword, location, types: [] }));

/** The same search on every board that candidates use, each an honest outgoing link. */
export const boardLinks = (filters: Filters): readonly BoardLink[] => {
  const wanted = wantedOf(filters);
  return BOARD_IDS.map((board) => {
    const { url, takesWords, takesPlace } = BOARDS[board];
    const placeGoes =
      takesPlace === true || (takesPlace === 'department' && wanted.department !== null);
    const left: BoardLink['left'] = [
      ...(wanted.words !== '' && !takesWords ? (['keyword'] as const) : []),
      ...(wanted.place !== '' && !placeGoes ? (['location'] as const) : []),
    ];
    return { board, name: BOARD_NAMES[board], url: url(wanted), left };
  });
};
