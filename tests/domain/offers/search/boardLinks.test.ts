import { describe, expect, test } from 'vitest';

import { BOARD_IDS, BOARD_MONOGRAMS } from '#/domain/offers/elsewhere/boards';
import { boardLinks, boardSearchUrl } from '#/domain/offers/search/boardLinks';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';

const filters = {
  ...DEFAULT_FILTERS,
  keyword: 'développeur·se R&D -stage "C#"',
  location: 'Nantes (44)',
  types: ['CDI', 'Alternance'] as const,
};
const linkOf = (board: string) => {
  const link = boardLinks(filters).find((one) => one.board === board);
  if (link === undefined) throw new Error(board);
  return link;
};
const parametersOf = (board: string): URLSearchParams => new URL(linkOf(board).url).searchParams;

const WORDS = 'développeur R&D stage C#';

describe('the same search elsewhere', () => {
  test('every board has an address over https, with and without filters, and its own monogram', () => {
    for (const search of [filters, DEFAULT_FILTERS]) {
      const links = boardLinks(search);
      expect(links.map(({ board }) => board)).toEqual(BOARD_IDS);
      for (const { url } of links) expect(new URL(url).protocol).toBe('https:');
      expect(new Set(links.map(({ url }) => new URL(url).hostname)).size).toBe(BOARD_IDS.length);
    }
    expect(new Set(Object.values(BOARD_MONOGRAMS)).size).toBe(BOARD_IDS.length + 1);
  });

  test.each([
    ['helloWork', 'k', 'l'],
    ['indeed', 'q', 'l'],
    ['linkedIn', 'keywords', 'location'],
    ['welcomeToTheJungle', 'query', 'aroundQuery'],
  ])('%s takes words and place', (board, words, place) => {
    expect(parametersOf(board).get(words)).toBe(WORDS);
    expect(parametersOf(board).get(place)).toBe('Nantes (44)');
    expect(linkOf(board).left).toEqual([]);
  });

  test('boards that know places by department take it from the place', () => {
    expect(parametersOf('apec').get('lieux')).toBe('44');
    const search = parametersOf('franceTravail');
    expect(search.get('lieux')).toBe('44D');
    expect(search.get('motsCles')).toBe('développeur,R&D,stage,C#');
    expect(search.get('typeContrat')).toBe('CDI');
    expect(search.get('natureOffre')).toBe('E2,FS');
    expect(linkOf('franceTravail').left).toEqual([]);
  });

  test('what cannot be carried is told', () => {
    const links = boardLinks({ ...filters, location: 'Dakar' });
    const left = Object.fromEntries(links.map(({ board, left: rest }) => [board, rest]));
    expect(left['franceTravail']).toEqual(['location']);
    expect(left['reliefWeb']).toEqual(['location']);
    expect(left['coordinationSud']).toEqual(['keyword', 'location']);
    expect(left['indeed']).toEqual([]);
    expect(boardLinks(DEFAULT_FILTERS).every(({ left: rest }) => rest.length === 0)).toBe(true);
  });

  test('UN Careers takes its state as JSON, encoded twice', () => {
    const data = decodeURIComponent(parametersOf('unCareers').get('data') ?? '');
    expect(JSON.parse(data)).toEqual({ keyword: WORDS, ds: [], jc: [], jn: [], jle: [] });
  });

  test('half of a character, as a cut text may end with, breaks no address', () => {
    const half = 'soudeur \ud83d';
    for (const { url } of boardLinks({ ...DEFAULT_FILTERS, keyword: half, location: half }))
      expect(URL.canParse(url)).toBe(true);
    expect(boardSearchUrl('devex', half)).toBe(boardSearchUrl('devex', 'soudeur'));
  });

  test('brackets, slashes and long titles are safe', () => {
    expect(linkOf('devex').url).toContain('filter%5Bkeywords%5D=');
    expect(boardSearchUrl('unJobs', 'eau/assainissement')).toBe(
      'https://unjobs.org/search/eau%2Fassainissement',
    );
    const words = new URL(
      boardSearchUrl('indeed', 'un deux trois quatre cinq six sept'),
    ).searchParams.get('q');
    expect(words).toBe('un deux trois quatre cinq six');
  });
});
