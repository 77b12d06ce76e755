import { HOUSE_OF_SIZE } from '#/domain/cv/cues/organisations.fr';
import { loneDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import type { DateSpan } from '#/domain/cv/dates/dates';
import { employerScore } from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import { slicePiece, trimPiece } from '#/domain/cv/text/pieces';
import type { Piece } from '#/domain/cv/text/pieces';
import {
  houseName,
  isNote,
  isPostName,
  keyOf,
  partsOf,
  postName,
} from '#/domain/cv/told/toldParts';
import type { Part } from '#/domain/cv/told/toldParts';
import {
  BESIDE_WORK,
  NO_POST,
  OWN_PEOPLE,
  STANDS_FOR_POST,
  VALID_UNTIL,
} from '#/domain/cv/told/toldWords.fr';

/** What one line tells of a post: when, as what, where, and what was done. */
export type ToldHead = {
  readonly title: Piece | null;
  readonly house: Piece | null;
  readonly place: Piece | null;
  readonly tasks: readonly Piece[];
};

/** The date of a head: a period before a day or a year alone; none that says until when a paper holds. */
export const headDate = (key: string, today: string): DateSpan | null => {
  const dates = findDates(key, today).filter(
    ({ start }) => !VALID_UNTIL.test(key.slice(Math.max(0, start - 24), start)),
  );
  const [first, second] = dates;
  const period = dates.find(({ shape }) => shape !== 'point');
  if (period !== undefined) return period;
  // "Nordal 2003 2005": two years side by side are the ends of a period.
  if (
    first !== undefined &&
    second !== undefined &&
    /^\s$/u.test(key.slice(first.end, second.start)) &&
    first.from.year < second.from.year
  )
    return { ...first, end: second.end, shape: 'range', to: second.to };
  return first ?? null;
};

const startsSmall = ({ text }: Piece): boolean => /^\p{Ll}/u.test(text);

/** "resto d'altitude Le Refuge", not "depose d'ardoises": a name stands in it. */
const holdsName = ({ text }: Piece): boolean => /\s\S{0,3}\p{Lu}\p{L}/u.test(text);

/** Every word but the small ones is written as a name is. */
const isAllNames = ({ text }: Piece): boolean =>
  text
    .split(/[\s\u2019']+/u)
    .every(
      (word) => /^[^\p{Ll}]/u.test(word) || /^(?:d|l|de|du|des|la|le|les|et|en|sur)$/u.test(word),
    );

const CLOSERS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['\u00ab', '\u00bb'],
];

/** From the first to the last of the parts, as written, with the bracket that the last one closes. */
const spanOf = (whole: Piece, parts: readonly Part[]): Piece[] => {
  const [first, last] = [parts[0]?.piece, parts.at(-1)?.piece];
  if (first === undefined || last === undefined) return [];
  const from = first.start - whole.start;
  let to = last.end - whole.start;
  for (const [open, close] of CLOSERS) {
    const text = whole.text.slice(from, to);
    const rest = /^\s?./u.exec(whole.text.slice(to))?.[0] ?? '';
    if (text.lastIndexOf(open) > text.lastIndexOf(close) && rest.endsWith(close)) to += rest.length;
  }
  // "tractoriste (labour, taille)": the brackets that hold the whole list are not its own.
  return [trimPiece(slicePiece(whole, { start: from, end: to }))];
};

/** The tasks of a head as written: a note, or its date, parts them. */
const tasksOf = (whole: Piece, parts: readonly Part[], dated: Piece | null): Piece[] => {
  const groups: Part[][] = [[]];
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1);
    const apart =
      last !== undefined &&
      dated !== null &&
      last.piece.end <= dated.start &&
      part.piece.start >= dated.end;
    const lines =
      last !== undefined &&
      whole.text.slice(last.piece.end - whole.start, part.piece.start - whole.start).includes('\t');
    if (isNote(part.piece) && part.sign !== 'comma') groups.push([]);
    else if (apart || lines) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups.flatMap((group) => {
    const last = group.findLastIndex(({ piece }) => !isNote(piece));
    return spanOf(whole, group.slice(0, last + 1));
  });
};

/** One capital within a name is no sure sign of a house. */
const UNSURE = 0.8;

/** What the parts are read as so far. */
type Reading = {
  title: Piece | null;
  place: Piece | null;
  /** Who employed, told so: "chez Nordal". */
  employer: Piece | null;
  /** "Alternance", "Interim": how one worked, for want of a post. */
  terms: Piece | null;
  /** The part before tells of a time without work: after a comma it goes on. */
  idle: boolean;
  readonly names: Piece[];
  readonly told: Part[];
};

const readBracket = (part: Part, read: Reading): void => {
  const { piece } = part;
  const [lone] = read.names;
  const small = startsSmall(piece);
  if (isPlace(piece)) read.place ??= piece;
  else if (small && read.title === null && isPostName(piece)) read.title = piece;
  else if (small && /[,+]/u.test(piece.text) && (read.title ?? lone) !== null) read.told.push(part);
  else if (!small && !/^\d/u.test(piece.text)) {
    const shouted = isCapitals(piece.text) && employerScore(piece) < 0.7;
    const weak =
      lone === undefined || !/\p{Lu}/u.test(lone.text) || HOUSE_OF_SIZE.test(keyOf(lone));
    // "garde de ma mere (Alzheimer)": of one's own people no house is told.
    const own = [lone, read.title].some((one) => one && OWN_PEOPLE.test(keyOf(one)));
    if (weak && !shouted && !own) read.names.unshift(piece);
  }
};

/** What "a", "au", "en" lead to: the house, or where it is. */
const readPlaced = ({ piece }: Part, read: Reading): void => {
  const [lone] = read.names;
  if (isPlace(piece)) read.place ??= piece;
  else if (lone === undefined) read.names.push(piece);
  else if (read.title === null && employerScore(lone) < 0.7 && employerScore(piece) >= 0.7) {
    read.title = lone;
    read.names.splice(0, 1, piece);
  } else read.place ??= piece;
};

/** Once post or house are named, small letters and sentences tell what was done. */
const tellsTask = ({ piece, sign }: Part, { title, names }: Reading): boolean => {
  const [lone] = names;
  if (title === null && lone === undefined) return false;
  const score = employerScore(piece);
  if (BESIDE_WORK.test(keyOf(piece))) return true;
  if (sign === 'stop') return lone !== undefined || score < 2 || startsSmall(piece);
  const named = score >= 0.75 && holdsName(piece);
  // "Accueil – mairie de Pau": beside what was done, a kind of house is one though in small letters.
  if (title === null && lone !== undefined && employerScore(lone) < UNSURE && score >= 2)
    return false;
  if (title !== null && lone !== undefined) return true;
  if (startsSmall(piece)) {
    if (sign === 'colon') return true;
    return lone === undefined ? score < 0.75 : !named;
  }
  return TASK_WORDS.test(keyOf(piece)) && score < 1;
};

const readPart = (part: Part, last: boolean, read: Reading): void => {
  const { piece, sign } = part;
  if (read.told.length > 0) {
    // "cueillette, Nordal - conductrice": what passed for a task was none where a post still follows.
    if (read.title === null && isPostName(piece) && sign !== 'comma') read.title = piece;
    else read.told.push(part);
    return;
  }
  if (read.idle && sign === 'comma') return;
  read.idle = NO_POST.test(keyOf(piece));
  if (loneDate(keyOf(piece)) !== null) return;
  if (isNote(piece)) {
    if (STANDS_FOR_POST.test(keyOf(piece))) read.terms ??= piece;
    return;
  }
  if (sign === 'bracket') readBracket(part, read);
  else if (sign === 'for') {
    if (isPlace(piece) && read.employer !== null) read.place ??= piece;
    else read.employer ??= piece;
  } else if (sign === 'as' || (read.title === null && isPostName(piece))) read.title ??= piece;
  else if (sign === 'at') readPlaced(part, read);
  else if (isPlace(piece) && (read.title !== null || read.names.length > 0 || !last))
    read.place ??= piece;
  else if (tellsTask(part, read)) read.told.push(part);
  else if (read.employer !== null) read.told.push(part);
  else read.names.push(piece);
};

const SHORT = 4;

/** "ecole de Pau, cantine et menage": what was done there in a few words stands for the post. */
const standsForPost = (
  told: readonly Part[],
  tasks: readonly Piece[],
  house: Piece | null,
): boolean => {
  const [first, more] = tasks;
  if (
    first === undefined ||
    more !== undefined ||
    BESIDE_WORK.test(keyOf(first)) ||
    wordCount(first.text) > SHORT + 1
  )
    return false;
  const unnamed = house === null || startsSmall(house);
  return told[0]?.sign === 'colon' ? unnamed && wordCount(first.text) <= SHORT : true;
};

const byEmployer = (names: readonly Piece[]): Piece[] =>
  [...names].sort((a, b) => employerScore(b) - employerScore(a));

/** How much more one of two names must read as a house to be it, though it stands first. */
const CLEARLY = 0.7;

/** Which of the names employed, where none is a trade: the one that reads so, or the last. */
const houseAmong = (names: readonly Piece[]): Piece | null => {
  const [best, next] = byEmployer(names);
  if (best === undefined || next === undefined) return best ?? null;
  return employerScore(best) - employerScore(next) >= CLEARLY ? best : (names[1] ?? best);
};

const settle = (whole: Piece, read: Reading, dated: Piece | null): ToldHead => {
  const { names, told, place } = read;
  const named = read.title === null ? houseAmong(names) : (byEmployer(names)[0] ?? null);
  let post = read.title;
  let house = read.employer ?? named;
  let tasks = tasksOf(whole, told, dated);
  const others = names.filter((one) => one !== house);
  if (post === null && others.length > 0) post = others[0] ?? null;
  else if (post === null && house !== null && read.employer === null) {
    // "vendanges", "Deploiement de postes": what was done, where nobody is named.
    const inside = startsSmall(house) ? houseWithin(house) : null;
    const activity = startsSmall(house) ? !holdsName(house) || inside !== null : !isAllNames(house);
    if (activity && (employerScore(house) < UNSURE || inside !== null)) {
      post = house;
      house = inside;
    }
  }
  if (post === null && read.terms !== null) post = read.terms;
  else if (post === null && standsForPost(told, tasks, house)) {
    post = tasks[0] ?? null;
    tasks = [];
  } else if (post === null && told[0]?.sign === 'stop') {
    // "College Nordal. Four classes, head teacher, drama": the post stands among what was done.
    post = told.find(({ piece }) => isPostName(piece))?.piece ?? null;
  } else if (
    post !== null &&
    post !== read.title &&
    house === null &&
    told.every(({ sign }) => sign === 'comma') &&
    tasks.length === 1 &&
    wordCount(`${post.text} ${tasks[0]?.text ?? ''}`) <= SHORT + 1
  ) {
    // "melons, asperges, vendanges": a short list is what was done, whole.
    post = slicePiece(whole, {
      start: post.start - whole.start,
      end: (tasks[0]?.end ?? 0) - whole.start,
    });
    tasks = [];
  }
  return {
    title: post === null ? null : postName(post),
    house: house === null ? null : houseName(house),
    place,
    tasks,
  };
};

const WITHIN =
  /(?<=\s)(?:ecole|college|lycee|mairie|hopital|clinique|creche|maison|foyer|residence|camping|restaurant|hotel|garage|societe|cantine|ferme|centre)(?: \p{L}+){0,2}? (?:de |du |des |d'|de la )?(?=\S)/u;

/** "cantine ecole de Pau + menage": the house named within what was done. */
const houseWithin = (piece: Piece): Piece | null => {
  const match = WITHIN.exec(alignedKey(piece.text));
  if (match === null) return null;
  const rest = piece.text.slice(match.index + match[0].length);
  const name = /^\p{Lu}[\p{L}\u2019'-]*(?:\s\p{Lu}[\p{L}\u2019'-]*)*/u.exec(rest);
  if (name === null) return null;
  return slicePiece(piece, {
    start: match.index,
    end: match.index + match[0].length + name[0].length,
  });
};

/** Reads one line as a head, its date cut out. */
export const readHead = (piece: Piece, date: DateSpan | null): ToldHead => {
  const end = date === null ? 0 : Math.min(date.end, piece.text.length);
  const dated = date === null ? null : slicePiece(piece, { start: date.start, end });
  const pieces =
    date === null
      ? [piece]
      : [
          slicePiece(piece, { start: 0, end: date.start }),
          slicePiece(piece, { start: end, end: piece.text.length }),
        ].filter(({ text }) => /\p{L}/u.test(text));
  const parts = partsOf(pieces);
  const read: Reading = {
    title: null,
    place: null,
    employer: null,
    terms: null,
    idle: false,
    names: [],
    told: [],
  };
  for (const [at, part] of parts.entries()) readPart(part, at === parts.length - 1, read);
  return settle(piece, read, dated);
};
