import type { CvExperience } from '#/domain/cv/cv';
import { REFEREE } from '#/domain/cv/entries/notPosts.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { SectionRun } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { disagreementOf, faultsOf } from '#/domain/cv/told/readingFaults';
import { isPostName } from '#/domain/cv/told/toldParts';
import { toldPosts } from '#/domain/cv/told/toldPosts';

type Post = Omit<CvExperience, 'id'>;

/** How much less the lines read one by one must leave unexplained than their arrangement over the section. */
const MARGIN = 0.8;

/** Nobody writes more lines of posts that nothing sets apart. */
const MOST_LINES = 150;

/** Somebody whom one may ask is no house. */
const isReferee = ({ company }: Post): boolean =>
  company !== null && REFEREE.test(alignedKey(company.value));

/** Most lines of a section under a heading of posts tell one, though no other reading finds any. */
const fills = (posts: readonly Post[], { lines, told }: SectionRun): boolean =>
  told === 'heading' && posts.length * 2 > lines.length;

/** Fewer posts may be sentences that name a trade by chance. */
const LEAST_TRADES = 3;

/** Where no other reading finds any, the posts that lines told one by one name, each a trade. */
const areTrades = (posts: readonly Post[], { lines }: SectionRun): boolean =>
  posts.length >= LEAST_TRADES &&
  posts.length * 2 >= lines.length &&
  posts.filter(({ jobTitle }) => jobTitle !== null && isPostName(wholePiece(jobTitle.value)))
    .length *
    3 >
    posts.length * 2;

const wholePiece = (text: string): Piece => ({ start: 0, end: text.length, text });

/** The posts of a section read line by line, where that leaves less unexplained than the reading `arranged`; null where it does not. */
export const toldRather = (
  arranged: readonly Post[],
  run: SectionRun,
  today: string,
): readonly Post[] | null => {
  if (run.section !== 'experience' || run.lines.length > MOST_LINES) return null;
  const unexplained = faultsOf(run.lines, arranged);
  // Nothing is left that another reading could explain by more than the margin.
  if (arranged.length > 0 && unexplained <= MARGIN) return null;
  const readings = toldPosts(run, today).map((posts) => {
    const told = posts.filter((post) => !isReferee(post));
    return { told, left: faultsOf(run.lines, told) + disagreementOf(told, arranged) };
  });
  const [best] = readings.toSorted((a, b) => a.left - b.left);
  if (best === undefined || best.told.length === 0) return null;
  const { told, left } = best;
  if (arranged.length === 0) {
    if (fills(told, run) || areTrades(told, run)) return told;
    if (told.some(({ start }) => start === null)) return null;
  }
  return left + MARGIN < unexplained ? told : null;
};
