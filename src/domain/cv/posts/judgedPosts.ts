import type { CvExperience, CvSection } from '#/domain/cv/cv';
import { readTasks } from '#/domain/cv/entries/posts';
import { postSignsOf } from '#/domain/cv/entries/postSigns';
import type { ReadPost } from '#/domain/cv/entries/postSigns';
import { LEAST, POST_WEIGHTS, PRIOR } from '#/domain/cv/entries/postWeights';
import type { PostSign } from '#/domain/cv/entries/postWeights';
import { withPlacementsTold } from '#/domain/cv/posts/placementsElsewhere';
import { readEntries } from '#/domain/cv/posts/readEntries';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** An entry that is no post: the section it belongs to, or the post above it, of which it is a part. */
type NotPost = { readonly read: ReadPost; readonly of: CvSection | ReadPost };

type Judged = { readonly posts: readonly ReadPost[]; readonly others: readonly NotPost[] };

const worthOf = (signs: ReadonlySet<PostSign>): number =>
  [...signs].reduce((sum, sign) => sum + POST_WEIGHTS[sign], PRIOR);

const SECTIONS: readonly (readonly [CvSection, readonly PostSign[]])[] = [
  ['education', ['study', 'degree']],
  ['certifications', ['training', 'trainingWords']],
  ['projects', ['project', 'projectWords']],
  ['publications', ['quoted', 'academic']],
  ['references', ['referee']],
  ['awards', ['award']],
  ['interests', ['pastime']],
];

const sectionOf = (signs: ReadonlySet<PostSign>): CvSection =>
  SECTIONS.find(([, telling]) => telling.some((sign) => signs.has(sign)))?.[0] ?? 'other';

/** Of a section that a heading calls one of voluntary work, every entry is told. */
const isVolunteering = ({ run }: ReadPost): boolean =>
  run.section === 'volunteering' && run.told === 'heading';

/** What shows, in a section read line by line, that a line which names no trade is another thing. */
const NOT_POSTS: readonly PostSign[] = ['study', 'training', 'referee', 'quoted', 'sectionName'];

/** Posts of a section without a heading that stand by themselves, from which on the others stand with them. */
const LEAST_STANDING = 2;

const standAlong = ({ heading }: SectionRun, standing: readonly boolean[]): boolean =>
  standing.filter(Boolean).length >= (heading === null ? LEAST_STANDING : 1);

const judge = (reads: readonly ReadPost[], lexicon: Lexicon): Judged => {
  const signs = postSignsOf(reads, lexicon);
  const falls = signs.map((own) => worthOf(own) < LEAST);
  // A heading of posts has one below it at least.
  const emptied = new Set(
    reads.flatMap(({ run }) =>
      run.told === 'heading' && reads.every((one, at) => one.run !== run || falls[at] === true)
        ? [run]
        : [],
    ),
  );
  // Line by line each post is told as the others are: what nothing shows to be another thing is one too.
  const stand = new Set(
    reads.flatMap(({ run, told }) =>
      told === true &&
      standAlong(
        run,
        reads.map((one, at) => one.run === run && falls[at] === false),
      )
        ? [run]
        : [],
    ),
  );
  const posts: ReadPost[] = [];
  const others: NotPost[] = [];
  for (const [at, read] of reads.entries()) {
    const own = signs[at] ?? new Set();
    const along =
      stand.has(read.run) && (own.has('titleSure') || !NOT_POSTS.some((sign) => own.has(sign)));
    if (isVolunteering(read) || emptied.has(read.run) || along || falls[at] === false) {
      posts.push(read);
      continue;
    }
    const above = posts.at(-1);
    const within = own.has('within') && above?.run === read.run ? above : null;
    others.push({ read, of: within ?? sectionOf(own) });
  }
  return { posts, others };
};

const stands = ({ start, end }: CvLine, { post: { range } }: ReadPost): boolean =>
  start < range.end && end > range.start;

/** The runs, with the lines of what is no post in the sections they belong to. */
const withOthersApart = (
  runs: readonly SectionRun[],
  { posts, others }: Judged,
): readonly SectionRun[] =>
  runs.flatMap((run): readonly SectionRun[] => {
    const placed = new Map<CvSection, CvLine[]>();
    const left = run.lines.filter((line) => {
      const other = others.find(({ read }) => stands(line, read));
      if (other === undefined || typeof other.of !== 'string') return true;
      if (posts.some((one) => stands(line, one))) return true;
      placed.set(other.of, [...(placed.get(other.of) ?? []), line]);
      return false;
    });
    if (placed.size === 0) return [run];
    return [
      { ...run, lines: left },
      ...[...placed].map(([section, lines]): SectionRun => ({
        section,
        heading: null,
        told: 'content',
        lines,
      })),
    ];
  });

/** A post with what is a part of it: works for one client, projects with dates of their own. */
const withParts = (read: ReadPost, others: readonly NotPost[]): ReadPost => {
  const parts = others.filter(({ of }) => of === read).map((part) => part.read);
  const { post, run } = read;
  return {
    run,
    post: {
      ...post,
      tasks: [
        ...post.tasks,
        ...parts.flatMap((part) => readTasks(run.lines.filter((line) => stands(line, part)))),
      ],
      range: {
        start: post.range.start,
        end: Math.max(post.range.end, ...parts.map((part) => part.post.range.end)),
      },
    },
  };
};

/** Once what is no post is set apart, the others are arranged anew, without it. */
const READINGS = 2;

/**
 * The posts held, in document order, and the runs with the entries that are none in the sections they belong to.
 * What is a post is decided once, over all that an entry shows: where it stands, what it is called, when, beside what.
 */
export const readPosts = (
  told: readonly SectionRun[],
  lexicon: Lexicon,
  today: string,
): { readonly experiences: CvExperience[]; readonly runs: readonly SectionRun[] } => {
  let runs = withPlacementsTold(told, lexicon, today);
  let judged: Judged = { posts: [], others: [] };
  for (let reading = 0; reading < READINGS; reading += 1) {
    judged = judge(readEntries(runs, lexicon, today), lexicon);
    if (judged.others.every(({ of }) => typeof of !== 'string')) break;
    runs = withOthersApart(runs, judged);
  }
  const { posts, others } = judged;
  return {
    experiences: posts.map((read, index) => ({
      id: `experience-${index + 1}`,
      ...withParts(read, others).post,
    })),
    runs,
  };
};
