import { BOARD_VENDORS } from '#/domain/offers/live/followedBoards';

/** Sources that answer a page directly and whose terms allow it; those left out, and why: decision 0024. */
export const LIVE_SOURCE_IDS = [
  'publicService',
  'reliefWeb',
  ...BOARD_VENDORS,
  'jobicy',
  'arbeitnow',
] as const;
export type LiveSourceId = (typeof LIVE_SOURCE_IDS)[number];

/** What a question tells its source, beside that this device asks: the words and the place, the words alone, the name of a followed company, nothing. */
export const LIVE_SENT = ['wordsAndPlace', 'words', 'company', 'nothing'] as const;
export type LiveSent = (typeof LIVE_SENT)[number];

/** A screen that asks. */
export const LIVE_SCREENS = ['search', 'specialized'] as const;
export type LiveScreen = (typeof LIVE_SCREENS)[number];

export type LiveSource = {
  /** Its name as its terms want it shown, and as its offers carry it: `SOURCE_SHAPES`. */
  readonly name: string;
  /** Who it is. */
  readonly url: string;
  /** Terms under which it gives its offers; empty where those are their publishers'. */
  readonly licence: string;
  /** What a page has to be allowed to call. `public/first-paint.js` holds the same list: a test compares them. */
  readonly origins: readonly [string, ...string[]];
  readonly sends: LiveSent;
  /** Where it is proposed. */
  readonly screens: readonly LiveScreen[];
  /** An answer stands for so many minutes: what is asked again until then is not asked. */
  readonly keptMinutes: number;
};

const EVERYWHERE = ['search', 'specialized'] as const;
const BOARD = { sends: 'company', licence: '', screens: EVERYWHERE, keptMinutes: 30 } as const;

export const LIVE_SOURCES: Readonly<Record<LiveSourceId, LiveSource>> = {
  publicService: {
    name: 'Choisir le service public',
    url: 'https://choisirleservicepublic.gouv.fr',
    licence: 'Licence Ouverte 2.0',
    origins: ['https://tabular-api.data.gouv.fr', 'https://www.data.gouv.fr'],
    sends: 'wordsAndPlace',
    screens: ['search'],
    keptMinutes: 60,
  },
  reliefWeb: {
    name: 'ReliefWeb',
    url: 'https://reliefweb.int/jobs',
    licence: '',
    origins: ['https://api.reliefweb.int'],
    sends: 'wordsAndPlace',
    screens: EVERYWHERE,
    // A thousand questions a day for everybody who uses one site.
    keptMinutes: 60,
  },
  greenhouse: {
    ...BOARD,
    name: 'Greenhouse',
    url: 'https://www.greenhouse.com',
    origins: ['https://boards-api.greenhouse.io'],
  },
  lever: {
    ...BOARD,
    name: 'Lever',
    url: 'https://www.lever.co',
    origins: ['https://api.lever.co'],
  },
  ashby: {
    ...BOARD,
    name: 'Ashby',
    url: 'https://www.ashbyhq.com',
    origins: ['https://api.ashbyhq.com'],
  },
  workable: {
    ...BOARD,
    name: 'Workable',
    url: 'https://www.workable.com',
    origins: ['https://apply.workable.com'],
  },
  jobicy: {
    name: 'Jobicy',
    url: 'https://jobicy.com',
    licence: '',
    origins: ['https://jobicy.com'],
    sends: 'words',
    screens: ['search'],
    keptMinutes: 60,
  },
  arbeitnow: {
    name: 'Arbeitnow',
    url: 'https://www.arbeitnow.com',
    licence: '',
    origins: ['https://www.arbeitnow.com'],
    sends: 'nothing',
    screens: ['search'],
    keptMinutes: 60,
  },
};

/** Sources that are switched on as such; the others come with a company that is followed. */
export const SWITCHED_SOURCES = ['publicService', 'reliefWeb', 'jobicy', 'arbeitnow'] as const;
export type SwitchedSource = (typeof SWITCHED_SOURCES)[number];
