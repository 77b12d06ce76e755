import { readAddressPart } from '#/domain/shared/addressPart';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Services that publish the jobs of companies openly, each company on a board of its own. */
export const BOARD_VENDORS = ['greenhouse', 'lever', 'ashby', 'workable'] as const;
export type BoardVendor = (typeof BOARD_VENDORS)[number];

/** A company whose jobs the person follows. */
export type FollowedBoard = {
  readonly vendor: BoardVendor;
  /** Name of the board in the addresses of its service. */
  readonly board: string;
  /** Name as shown. */
  readonly company: string;
};

/** Why no board is followed: what was given is no address, or one of another site. */
export const BOARD_PROBLEMS = ['notAddress', 'otherSite'] as const;
export type BoardProblem = (typeof BOARD_PROBLEMS)[number];

/** Where each service shows a board; what follows, up to a slash, is its name. */
const PAGES: readonly (readonly [BoardVendor, RegExp])[] = [
  ['greenhouse', /^(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io\/(?:v1\/boards\/)?([^/?#]+)/u],
  ['greenhouse', /^(?:job-)?boards\.greenhouse\.io\/embed\/job_board\?(?:.*&)?for=([^&#]+)/u],
  ['lever', /^jobs\.lever\.co\/([^/?#]+)/u],
  ['ashby', /^jobs\.ashbyhq\.com\/([^/?#]+)/u],
  ['workable', /^apply\.workable\.com\/(?!j\/)(?:api\/v1\/widget\/accounts\/)?([^/?#]+)/u],
];

const NAME = /^[\w .-]{1,80}$/u;

/** A name of a board as a person would write it: "maison-exemple" reads "Maison Exemple". */
const companyOf = (board: string): string =>
  board
    .replace(/[-_]+/gu, ' ')
    .trim()
    .replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The board that an address shows: the page of a company's jobs, or of one of them. */
export const boardOfAddress = (written: string): Result<FollowedBoard, BoardProblem> => {
  const address = written.trim().replace(/^https?:\/\//iu, '');
  if (!/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/u.test(address)) return fail('notAddress');
  const host = /^[^/]+/u.exec(address)?.[0] ?? '';
  const lowered = host.toLowerCase() + address.slice(host.length);
  for (const [vendor, page] of PAGES) {
    const board = readAddressPart(page.exec(lowered)?.[1] ?? '');
    if (NAME.test(board) && board !== 'embed')
      return ok({ vendor, board, company: companyOf(board) });
  }
  return fail('otherSite');
};

/** What tells two boards apart. */
export const boardKey = ({ vendor, board }: Pick<FollowedBoard, 'vendor' | 'board'>): string =>
  `${vendor} ${board}`;
