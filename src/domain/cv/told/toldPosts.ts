import { degreeAt } from '#/domain/cv/cues/degrees';
import { headingWords } from '#/domain/cv/cues/headings';
import type { Confidence, CvExperience } from '#/domain/cv/cv';
import { openingDate } from '#/domain/cv/dates/dateInLine';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { employerScore } from '#/domain/cv/entries/headerParts';
import { TRAINING_OPENING } from '#/domain/cv/entries/notPosts.fr';
import { kindOf } from '#/domain/cv/entries/posts';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { SectionRun } from '#/domain/cv/text/lines';
import { readPiece, slicePiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import { withHeadsJoined } from '#/domain/cv/told/joinedHeads';
import { headDate, readHead } from '#/domain/cv/told/toldHead';
import type { ToldHead } from '#/domain/cv/told/toldHead';
import { toldIn } from '#/domain/cv/told/toldLines';
import type { Told } from '#/domain/cv/told/toldLines';
import { isNote, isPostName, keyOf } from '#/domain/cv/told/toldParts';
import { LEAD_WORDS, OTHER_THINGS, OVER_POSTS, TELLS_POST } from '#/domain/cv/told/toldWords.fr';

type Post = Omit<CvExperience, 'id'>;

/** What a line is to the posts: it opens one, belongs to the one above, or ends it. */
type Role = 'head' | 'body' | 'end' | 'nothing';
type Line = Told & { readonly date: DateSpan | null; readonly head: ToldHead; readonly role: Role };

const OF_POSTS: ReadonlySet<string> = new Set(['experience', 'volunteering']);

/** A degree, a paper, a licence or the label of another section: no post goes on below it. */
const endsPosts = ({ text }: Piece): boolean => {
  const key = alignedKey(text).trim();
  if (OTHER_THINGS.test(key)) return true;
  if (!/^[\p{Lu}\d]/u.test(text)) return false;
  const [word = ''] = text.split(/\s/u);
  // "LANGUES Anglais": a label in capitals before what it heads.
  const label =
    isCapitals(word) && !isCapitals(text)
      ? alignedKey(word)
      : (key.split(/\s{2,}|\s?:\s|\t/u)[0] ?? '');
  const sections = label.length < key.length ? (headingWords(label)?.sections ?? null) : null;
  const other = sections !== null && !sections.some((one) => OF_POSTS.has(one));
  const undated = key.replace(/^[\d\s/:-]+/u, '');
  const degree = degreeAt(undated);
  return (
    other ||
    TRAINING_OPENING.test(undated) ||
    (degree !== null && !degree.vague && !isPostName({ start: 0, end: 0, text: undated }))
  );
};

const tells = ({ title, house }: ToldHead): boolean =>
  (title !== null && isPostName(title)) || (house !== null && employerScore(house) >= 0.7);

/** More words before its date are a sentence. */
const LONGEST_BEFORE = 14;

const opensDated = (told: Told, date: DateSpan, head: ToldHead, listed: boolean): boolean => {
  const key = alignedKey(told.piece.text);
  const undated = `${key.slice(0, date.start)}${key.slice(date.end)}`.replace(/^[^\p{L}]+/u, '');
  if (/^(?:j'|je |nous |on )/u.test(undated) && !TELLS_POST.test(undated)) return false;
  if (openingDate(key) !== null || openingDate(key.replace(LEAD_WORDS, '')) !== null)
    return date.shape !== 'point' || told.bullet || head.title !== null || head.house !== null;
  if (told.prose) return TELLS_POST.test(key.replace(LEAD_WORDS, '')) || tells(head);
  if (wordCount(key.slice(0, date.start)) > LONGEST_BEFORE) return false;
  if (date.shape !== 'point') return head.title !== null || head.house !== null;
  return tells(head) || (listed && told.bullet && head.title !== null && head.house !== null);
};

const LENGTH_AMONG = /(?<!\p{L})\d{1,2} ?(?:ans?|mois|semaines?|sem|etes|saisons)(?!\p{L})/u;

/** "Pizzaiolo, a house, 2 summers": a post without dates. */
const opensUndated = ({ piece, bullet, prose }: Told, head: ToldHead, listed: boolean): boolean => {
  const key = keyOf(piece);
  const titled = head.title !== null && isPostName(head.title);
  if (prose)
    return TELLS_POST.test(key.replace(LEAD_WORDS, '')) && tells(head) && head.house !== null;
  if (key.endsWith('.')) return false;
  const long = LENGTH_AMONG.test(key);
  const housed = head.house !== null && employerScore(head.house) >= 2;
  if (listed) return bullet && (titled || housed || (long && tells(head)) || LEAD_WORDS.test(key));
  if (bullet) return false;
  const led = TELLS_POST.test(key.replace(LEAD_WORDS, '')) || LEAD_WORDS.test(key);
  const opens = led || (/^[\p{Lu}\d]/u.test(piece.text) && !TASK_WORDS.test(key));
  return opens && head.title !== null && isPostName(head.title) && (head.house !== null || long);
};

const lineOf = (told: Told, listed: boolean, today: string): Line => {
  const { piece } = told;
  const key = alignedKey(piece.text);
  const date = headDate(told.when === null ? key : alignedKey(told.when.text), today);
  const head = readHead(piece, told.when === null ? date : null);
  const role = ((): Role => {
    if (told.joined) return 'head';
    const bare = (date === null ? key : key.slice(0, date.start) + key.slice(date.end)).replace(
      /^[^\p{L}\d]+/u,
      '',
    );
    if (OVER_POSTS.test(key.trim())) return 'nothing';
    const none = head.title === null && head.house === null;
    if (none && bare.trim() !== '' && isNote({ ...piece, text: bare.replace(LEAD_WORDS, '') }))
      return date === null ? 'nothing' : 'end';
    if (endsPosts(piece)) return 'end';
    const apart = listed && !told.bullet && date?.shape === 'point';
    if (
      date !== null &&
      !apart &&
      (!listed || told.bullet || openingDate(key) !== null) &&
      opensDated(told, date, head, listed)
    )
      return 'head';
    if (date === null && opensUndated(told, head, listed)) return 'head';
    return 'body';
  })();
  return { ...told, date, head, role };
};

/** Most of the dated lines are bullets: the bullets are the posts. */
const arePostsListed = (told: readonly Told[], today: string): boolean => {
  const dated = told.filter(({ piece }) => headDate(alignedKey(piece.text), today) !== null);
  const all = dated.length === 0 ? told : dated;
  return all.filter(({ bullet }) => bullet).length * 2 > all.length;
};

const confidenceOf = ({ shape }: DateSpan): Confidence =>
  shape === 'ago' ? 'doubtful' : shape === 'point' ? 'likely' : 'sure';

const datesOf = ({ piece, when, date }: Line): Pick<Post, 'start' | 'end'> => {
  if (date === null || date.shape === 'half') return { start: null, end: null };
  const { start, text } = when ?? piece;
  const source = { start: start + date.start, end: start + Math.min(date.end, text.length) };
  const confidence = confidenceOf(date);
  return {
    start: { value: date.from, source, confidence },
    end: { value: date.to, source, confidence },
  };
};

/** A name alone above the line of a post and its dates: who employed. */
const houseAbove = (lines: readonly Line[], at: number): Piece | null => {
  const above = lines[at - 1];
  const own = lines[at]?.head;
  if (above?.role !== 'body' || above.bullet || above.date !== null || own?.house !== null)
    return null;
  const { piece } = above;
  const named = employerScore(piece) >= 0.7 && !/[,.;]/u.test(piece.text);
  return /^\p{Lu}/u.test(piece.text) && wordCount(piece.text) <= 6 && named && !isPostName(piece)
    ? piece
    : null;
};

const CELL_END = /\t|\s[-\u2013\u2014|/]\s|\.\s/u;

/** "Nordal <tab> welcoming clients", "Deputy of the file - magnets": the first cell of a line where it is a name, and the rest. */
const firstCell = (
  piece: Piece,
): { readonly name: Piece; readonly rest: readonly Piece[] } | null => {
  const end = CELL_END.exec(piece.text);
  const to = end?.index ?? piece.text.length;
  const name = trimPiece(slicePiece(piece, { start: 0, end: to }));
  const rest = trimPiece(
    slicePiece(piece, { start: to + (end?.[0].length ?? 0), end: piece.text.length }),
  );
  const named =
    /^\p{Lu}/u.test(name.text) &&
    wordCount(name.text) <= LONGEST_NAME &&
    !/[,;:.]/u.test(name.text) &&
    !TASK_WORDS.test(keyOf(name));
  return named ? { name, rest: rest.text === '' ? [] : [rest] } : null;
};

/** What a line under a head adds to it: its post where it names none, its house where it names none. */
const postBelow = ({ head }: Line, below: Line | undefined): ToldHead | null => {
  if (below?.role !== 'body' || below.bullet || below.prose || isNote(below.piece)) return null;
  const { piece, head: read } = below;
  if (head.title === null && read.title !== null && isPostName(piece)) return read;
  const cell = head.tasks.length > 0 ? null : firstCell(piece);
  if (cell === null) return null;
  if (head.title === null) return { ...NOTHING, title: cell.name, tasks: cell.rest };
  const housed =
    piece.text.includes('\t') || (cell.rest.length === 0 && employerScore(cell.name) >= 0.7);
  return head.house === null && housed ? { ...NOTHING, house: cell.name, tasks: cell.rest } : null;
};

const NOTHING: ToldHead = { title: null, house: null, place: null, tasks: [] };
/** More words name neither post nor house. */
const LONGEST_NAME = 8;

const postAt = (lines: readonly Line[], at: number, to: number, run: SectionRun): Post | null => {
  const line = lines[at];
  if (line === undefined) return null;
  const below = to > at + 1 ? postBelow(line, lines[at + 1]) : null;
  const above = houseAbove(lines, at);
  const { head } = line;
  const title = head.title ?? below?.title ?? null;
  const house = head.house ?? above ?? below?.house ?? null;
  if (title === null && house === null) return null;
  const body = lines
    .slice(at + (below === null ? 1 : 2), to)
    .filter(
      ({ role, piece }) => role === 'body' && !isNote(piece) && !/^\p{P}*$/u.test(piece.text),
    );
  const last = lines[to - 1] ?? line;
  const place = head.place ?? below?.place ?? null;
  const over = lines
    .slice(0, at)
    .findLast(({ role, piece }) => role === 'nothing' && OVER_POSTS.test(keyOf(piece)));
  const kindText = `${over?.piece.text ?? run.heading?.text ?? ''} ${title?.text ?? ''} ${line.piece.text.slice(0, 40)}`;
  return {
    kind: kindOf(kindText, run.section),
    jobTitle: title === null ? null : readPiece(title, 'likely'),
    company: house === null ? null : readPiece(house, 'likely'),
    place: place === null ? null : readPiece(place, 'likely'),
    ...datesOf(line),
    tasks: [...head.tasks, ...(below?.tasks ?? []), ...body.map(({ piece }) => piece)].map(
      (piece) => readPiece(piece, 'sure'),
    ),
    range: { start: (above ?? line.piece).start, end: last.piece.end },
  };
};

const postsIn = (told: readonly Told[], run: SectionRun, today: string): readonly Post[] => {
  const listed = arePostsListed(told, today);
  const read = told.map((one) => lineOf(one, listed, today));
  // A post without dates under a house with dates is the post held there.
  const lines = read.map((line, at) => {
    const over = read[at - 1];
    const within = over?.role === 'head' && over.date !== null && over.head.title === null;
    return within && line.role === 'head' && line.date === null
      ? { ...line, role: 'body' as const }
      : line;
  });
  const heads = lines.flatMap(({ role }, at) => (role === 'head' ? [at] : []));
  return heads.flatMap((at, index) => {
    const next = heads[index + 1] ?? lines.length;
    const limit = next < lines.length && houseAbove(lines, next) !== null ? next - 1 : next;
    const ended = lines.findIndex(
      ({ role }, place) => place > at && place < limit && role === 'end',
    );
    const post = postAt(lines, at, Math.max(at + 1, ended < 0 ? limit : ended), run);
    return post === null ? [] : [post];
  });
};

/**
 * The posts of a section as people write who set nothing apart: dates, house, post, how and why one line after the
 * other, tasks in small letters below, or sentences in the first person. Once with each line by itself, and once with
 * the lines joined that together head one post.
 */
export const toldPosts = (run: SectionRun, today: string): readonly (readonly Post[])[] => {
  const told = toldIn(run.lines);
  const plain = postsIn(told, run, today);
  const heads = withHeadsJoined(told, today);
  const joined = heads === null ? [] : postsIn(heads, run, today);
  // Joined lines that pass over a post were none of one head.
  const isWhole = joined.length > 0 && datedIn(joined) >= datedIn(plain) && joined.every(namesWork);
  return isWhole ? [plain, joined] : [plain];
};

/** A project has a name and dates too: what was joined is a post where a house or a known trade is named. */
const namesWork = ({ jobTitle, company }: Post): boolean =>
  company !== null ||
  (jobTitle !== null && isPostName({ start: 0, end: jobTitle.value.length, text: jobTitle.value }));

const datedIn = (posts: readonly Post[]): number =>
  posts.filter(({ start }) => start !== null).length;
