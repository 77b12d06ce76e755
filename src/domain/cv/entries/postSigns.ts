import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { isDegreeLine, isLicence, isWorkLicence, namesSchool } from '#/domain/cv/cues/degrees';
import { headingWords } from '#/domain/cv/cues/headings';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import { VOLUNTEER_WORDS } from '#/domain/cv/cues/titles.fr';
import type { CvExperience } from '#/domain/cv/cv';
import { employerScore } from '#/domain/cv/entries/headerParts';
import {
  INFINITIVE,
  OF_ASSOCIATION,
  PASTIME_WORDS,
  PROJECT_OPENING,
  PROJECT_WORDS,
  QUOTED_OPENING,
  REFEREE,
  STUDY_OPENING,
  TRAINING_OPENING,
  TRAINING_WORDS,
} from '#/domain/cv/entries/notPosts.fr';
import type { PostSign } from '#/domain/cv/entries/postWeights';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { HOBBIES } from '#/domain/cv/sections/hobbies.fr';
import {
  ASSOCIATION,
  AUTHORS,
  AWARD,
  COURSE,
  DUTY,
  REFERENCE,
  TALK,
} from '#/domain/cv/sections/signs.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { lookOf } from '#/domain/cv/text/lines';
import type { CvLine, SectionRun } from '#/domain/cv/text/lines';
import { wholeWords } from '#/domain/cv/text/patterns';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { YearMonth } from '#/domain/shared/plainDate';

type Post = Omit<CvExperience, 'id'>;

/** An entry that reads as a post, with the run it stands in. */
export type ReadPost = {
  readonly post: Post;
  readonly run: SectionRun;
  /** Its section was read line by line, each line a post. */
  readonly told?: boolean;
};

/** What is said of an entry: each sign, and whether it is seen. */
type Seen = readonly (readonly [sign: PostSign, seen: boolean])[];

const HOBBY = wholeWords(HOBBIES, 'u');
const VOLUNTEER = wholeWords(VOLUNTEER_WORDS, 'u');

/** The lines of the head of an entry: those above what was done. */
const headOf = ({ post, run }: ReadPost): readonly CvLine[] => {
  const end = post.tasks[0]?.source?.start ?? post.range.end;
  return run.lines.filter((line) => line.start < end && line.end > post.range.start);
};

const monthsOf = ({ year, month }: YearMonth, otherwise: number): number =>
  year * 12 + (month ?? otherwise);

/** First and last month; null without dates. */
const spanOf = ({ start, end }: Post): readonly [number, number] | null => {
  if (start === null) return null;
  const last = end?.value ?? start.value;
  return [monthsOf(start.value, 1), last === 'ongoing' ? Infinity : monthsOf(last, 12)];
};

const isWithin = (post: Post, over: Post): boolean => {
  const [inner, outer] = [spanOf(post), spanOf(over)];
  if (inner === null || outer === null) return false;
  const [from, to] = inner;
  return from >= outer[0] && to <= outer[1] && (from > outer[0] || to < outer[1]);
};

/** One month or one year alone. */
const isPoint = ({ start, end }: Post): boolean =>
  start !== null &&
  end !== null &&
  end.value !== 'ongoing' &&
  end.value.year === start.value.year &&
  end.value.month === start.value.month;

/** Its own title: one that is taken over from the entry above says nothing of this one. */
const titleOf = ({ jobTitle, range }: Post): string =>
  jobTitle === null || (jobTitle.source !== null && jobTitle.source.start < range.start)
    ? ''
    : alignedKey(jobTitle.value).trim();

/** Fewer entries tell too little of how the others are set. */
const FEW = 3;
/** The share of entries that makes a habit. */
const MOST = 0.65;

/** How the heads of the entries of a section mostly are; null and false where they are too few. */
type Habit = {
  readonly look: string | null;
  readonly bullets: boolean;
  readonly titled: boolean;
  readonly side: boolean;
};

const headLook = ([line]: readonly CvLine[]): string =>
  line === undefined ? '' : `${lookOf(line)}|${line.bullet ? '-' : ''}`;

const habitOf = (reads: readonly ReadPost[]): Habit => {
  const heads = reads.map(headOf);
  const isHabit = (count: number): boolean => reads.length >= FEW && count >= MOST * reads.length;
  const looks = heads.map(headLook);
  return {
    look: looks.find((look) => isHabit(looks.filter((one) => one === look).length)) ?? null,
    bullets: isHabit(heads.filter(([line]) => line?.bullet === true).length),
    titled: isHabit(reads.filter(({ post }) => titleStrength(titleOf(post)) >= 2).length),
    side: isHabit(heads.filter(([line]) => line?.source.region === 'side').length),
  };
};

/** Where it stands, and how surely that is a section of posts. */
const placeSigns = ({ run }: ReadPost, headed: boolean): Seen => [
  ['headed', run.told === 'heading'],
  ['content', run.told === 'content' || run.told === 'label'],
  ['besideHeaded', headed && run.told !== 'heading'],
  ['volunteering', run.section === 'volunteering'],
];

const isTrade = (title: string, lexicon: Lexicon): boolean =>
  lexicon.occupations.opensTitle(title) ||
  lexicon
    .findMentions(title)
    .some(({ concept, start }) => concept.kind === 'occupation' && start < OPENING);
const OPENING = 4;

const nameSigns = ({ post, run }: ReadPost, title: string, sure: boolean, trade: boolean): Seen => {
  const { company } = post;
  const house = alignedKey(company?.value ?? '').trim();
  const housed = !trade && isHouse(post);
  const score = employerScore(wholePiece(company?.value ?? ''));
  return [
    ['titleSure', sure],
    ['titleKnown', !sure && trade],
    ['titleUnlikely', title !== '' && !sure && !trade && !housed],
    ['noTitle', title === ''],
    ['opening', POST_OPENING.test(title === '' ? house : title)],
    ['houseWeak', house !== '' && !housed && (TASK_WORDS.test(house) || score < NAMES_HOUSE)],
    ['noHouse', house === ''],
    ['sectionName', run.section === 'experience' && [title, house].some(namesOtherSection)],
  ];
};
const NAMES_HOUSE = 0.7;
const SURE_HOUSE = 2;

const wholePiece = (text: string): Piece => ({ start: 0, end: text.length, text });

/** "CABINET COMPTABLE" in the place of a title: who employed, and the trade untold. */
const isHouse = ({ jobTitle }: Post): boolean =>
  jobTitle !== null && employerScore(wholePiece(jobTitle.value)) >= SURE_HOUSE;

const namesOtherSection = (key: string): boolean => {
  const sections = key === '' ? null : (headingWords(key)?.sections ?? null);
  return sections !== null && !sections.some((section) => OF_POSTS.has(section));
};
const OF_POSTS: ReadonlySet<string> = new Set(['experience', 'volunteering']);

const dateSigns = ({ post }: ReadPost): Seen => [
  ['undated', post.start === null && post.end === null],
  ['point', isPoint(post)],
  ['period', post.start !== null && !isPoint(post)],
  ['months', post.start !== null && post.start.value.month !== null],
  ['ongoing', post.end?.value === 'ongoing'],
  ['tasks', post.tasks.length > 0],
];

/** What its words tell of another thing. */
const wordSigns = (
  { post }: ReadPost,
  head: readonly CvLine[],
  title: string,
  trade: boolean,
): Seen => {
  const untitled = titleStrength(title) < 2;
  const house = alignedKey(post.company?.value ?? '').trim();
  const names = [title, house].filter((key) => key !== '');
  const first = head[0]?.key.replace(/^[^\p{L}\u00ab"\u201c]+/u, '') ?? '';
  const told = head
    .map(({ key }) => key)
    .join(' ')
    .slice(0, HEAD_LENGTH);
  const opens = (pattern: RegExp): boolean => [...names, first].some((key) => pattern.test(key));
  const anyName = (pattern: RegExp): boolean => names.some((key) => pattern.test(key));
  return [
    ['study', opens(STUDY_OPENING)],
    ['degree', names.some((key) => isDegreeLine(key) || isLicence(key) || isWorkLicence(key))],
    ['school', namesSchool(told)],
    ['training', opens(INFINITIVE) || (untitled && opens(TRAINING_OPENING))],
    ['trainingWords', TRAINING_WORDS.test(told)],
    ['project', (untitled || PROJECT_TITLE.test(title)) && opens(PROJECT_OPENING)],
    ['projectWords', PROJECT_WORDS.test(told)],
    ['referee', anyName(REFEREE)],
    ['quoted', opens(QUOTED_OPENING)],
    ['pastime', untitled && !trade && (anyName(HOBBY) || anyName(PASTIME_WORDS))],
    ['volunteer', [VOLUNTEER, ASSOCIATION, OF_ASSOCIATION].some((one) => one.test(told))],
    [
      'academic',
      [TALK, COURSE, DUTY, REFERENCE].some((one) => one.test(told)) ||
        AUTHORS.test(head[0]?.body.text ?? ''),
    ],
    ['award', AWARD.test(told)],
    ['internship', post.kind === 'internship' || post.kind === 'apprenticeship'],
  ];
};
const HEAD_LENGTH = 300;
const PROJECT_TITLE = /^proje/u;

/** The signs of each entry that reads as a post, in the same order. */
export const postSignsOf = (
  reads: readonly ReadPost[],
  lexicon: Lexicon,
): ReadonlySet<PostSign>[] => {
  const habits = new Map(
    [...new Set(reads.map(({ run }) => run))].map((run) => [
      run,
      habitOf(reads.filter((read) => read.run === run)),
    ]),
  );
  const all = habitOf(reads);
  const headed = reads.some(({ run }) => run.told === 'heading');
  return reads.map((read, at) => {
    const { post, run } = read;
    const head = headOf(read);
    const title = titleOf(post);
    // "Diplome", "Etudiante", "Manager une equipe": some endings are those of trades.
    const other = [STUDY_OPENING, PROJECT_TITLE, INFINITIVE].some((one) => one.test(title));
    const sure = !other && titleStrength(title) >= 2;
    const trade = sure || (!other && title !== '' && isTrade(title, lexicon));
    const habit = habits.get(run) ?? all;
    const over = reads.slice(0, at).findLast((one) => one.run === run);
    const bare = title === '' || post.company === null;
    const seen: Seen = [
      ...placeSigns(read, headed),
      ...nameSigns(read, title, sure, trade),
      ...dateSigns(read),
      ...wordSigns(read, head, title, trade),
      ['bare', bare && head.length === 1],
      ['lone', reads.length < FEW],
      ['unlikeOthers', habit.look !== null && headLook(head) !== habit.look],
      ['bulletAmongHeads', head[0]?.bullet === true && reads.length >= FEW && !habit.bullets],
      ['lacksTitle', !trade && !isHouse(post) && (habit.titled || all.titled)],
      ['sideways', head[0]?.source.region === 'side' && reads.length >= FEW && !all.side],
      ['within', !trade && over !== undefined && isWithin(post, over.post)],
    ];
    return new Set(seen.flatMap(([sign, holds]) => (holds ? [sign] : [])));
  });
};
