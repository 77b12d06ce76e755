import { ONE_WORD_PLACEMENT, POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { STUDY_FIELD } from '#/domain/cv/cues/degrees.fr';
import { isContract } from '#/domain/cv/cues/durations';
import { SHORT_OF_A_HOUSE } from '#/domain/cv/cues/organisations.fr';
import type { Confidence } from '#/domain/cv/cv';
import { cutCompany, cutTitle } from '#/domain/cv/entries/cutParts';
import {
  bare,
  commaParts,
  employerScore,
  headParts,
  isAtEmployer,
  isNamedEmployer,
  isProper,
  titleScore,
  tellsActivity,
} from '#/domain/cv/entries/headerParts';
import { splitAtThe } from '#/domain/cv/entries/houseInTitle';
import { isPlace } from '#/domain/cv/entries/placePart';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { fold } from '#/domain/shared/text';

/** What the header lines of an entry say. */
export type Header = {
  readonly title: Piece | null;
  readonly company: Piece | null;
  readonly place: Piece | null;
  readonly confidence: Confidence;
};

/** Which of title (positive) and employer comes first on the lines of this CV, and how strongly they say so. */
export type Order = number;

const opensNewThing = (piece: Piece): boolean =>
  /^[\p{Lu}\d"\u00ab]/u.test(piece.text) || isAtEmployer(piece) || isNamedEmployer(piece);

const spanning = (whole: Piece, from: Piece, to: Piece): Piece => ({
  start: from.start,
  end: to.end,
  text: whole.text.slice(from.start - whole.start, to.end - whole.start),
});

/** From this order on, the posts of a section surely come before their houses. */
const POSTS_FIRST = 1;

/** "Title, Employer, Town" on one line: the first comma that opens a new thing. */
export const splitAtComma = (
  piece: Piece,
  lexicon: Lexicon,
  order: Order,
): { title: Piece; company: Piece; rest: Piece[] } | null => {
  const parts = headParts(piece);
  const [opening, next] = parts;
  if (opening === undefined || next === undefined) return null;
  // "Croix-Rouge, secouriste": a small letter after the comma is a title only after an employer.
  const named = employerScore(opening);
  const titled =
    (titleScore(next, lexicon) >= 2 && named >= 2) ||
    // "Nordal, conductrice": nothing says trade before the comma, and a trade follows in small letters.
    (/^\p{Ll}/u.test(next.text) &&
      titleScore(next, lexicon) >= 2.5 &&
      titleScore(opening, lexicon) <= 0) ||
    (titleScore(next, lexicon) >= 3 && named >= 0.7 && titleScore(opening, lexicon) < 1);
  // "Responsable achats, logistique et transport, Durand": small letters go on with the title.
  const at = titled ? 1 : parts.findIndex((one, index) => index > 0 && opensNewThing(one));
  const second = parts[at];
  const before = parts[at - 1];
  if (second === undefined || before === undefined) return null;
  if (parts.slice(at).every(isPlace)) return null;
  const first = spanning(piece, opening, before);
  const firstTitle = titleScore(first, lexicon) - employerScore(first);
  const secondTitle = titleScore(second, lexicon) - employerScore(second);
  const rest = parts.slice(at + 1);
  if (firstTitle - secondTitle + order >= 0) {
    // "emballage cadeaux, Lys": small letters, then a name, are what was done and for whom.
    const told = /^\p{Ll}/u.test(first.text) && /^\p{Lu}/u.test(second.text);
    // Where the posts of a section come first, "Cadrage d'un projet, Nordal, Pau" tells a post, a house and a town.
    const placed = order >= POSTS_FIRST && rest.some(isPlace);
    if (!told && !placed && titleScore(first, lexicon) < 1 && employerScore(second) < 1)
      return null;
    return { title: first, company: second, rest };
  }
  if (titleScore(second, lexicon) < 1) return null;
  return { title: second, company: first, rest };
};

export const firstPlace = (pieces: readonly Piece[]): Piece | null =>
  pieces.find(isPlace) ??
  pieces.map(bare).find((piece) => isProper(piece) && piece.text.split(/\s+/u).length <= 4) ??
  null;

export const certainty = (margin: number): Confidence =>
  margin >= 2.5 ? 'sure' : margin >= 0.8 ? 'likely' : 'doubtful';

const IN_BRACKETS = /\(([^()]{3,60})\)\s*(?:,[^,()]{2,30})?$/u;

/** Longest name of a trade, in words, that one word in brackets tells the employer of. */
const LONGEST_TRADE = 3;

/** "RSE (Responsabilite sociale des entreprises)": the brackets spell out the letters before them. */
const spellsOut = (text: string, before: string): boolean => {
  const letters = /(\p{Lu}{2,6})$/u.exec(before)?.[1]?.toLowerCase();
  if (letters === undefined) return false;
  const initials = alignedKey(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.charAt(0))
    .join('');
  return initials.startsWith(letters.slice(0, 2));
};

/** "Gestionnaire de stock (Maison Laval), Pau": who employed stands in brackets; not a contract, a field or a tool. */
const houseInBrackets = (piece: Piece, lexicon: Lexicon): Piece | null => {
  const match = IN_BRACKETS.exec(piece.text);
  const whole = match?.[1];
  if (match === null || whole === undefined || match.index === 0) return null;
  const start = piece.start + match.index + 1;
  const inner = commaParts({ start, end: start + whole.length, text: whole })[0];
  if (inner === undefined || !/^\p{Lu}/u.test(inner.text)) return null;
  const { text } = inner;
  const before = piece.text.slice(0, match.index).trim();
  // "Stocks (Excel)" may tell anything; after the name of a trade alone one word is who employed.
  const named =
    /\s\p{Lu}/u.test(text) ||
    employerScore(inner) >= 1.5 ||
    (titleScore(piece, lexicon) >= 3 && wordCount(before) <= LONGEST_TRADE);
  const key = alignedKey(text);
  const told =
    !named ||
    /\d/u.test(text) ||
    isPlace(inner) ||
    titleScore(inner, lexicon) >= 1 ||
    isContract(key) ||
    SHORT_OF_A_HOUSE.test(key) ||
    spellsOut(text, before) ||
    lexicon.findMentions(text).length > 0;
  return told ? null : inner;
};

/** "Stage a la Direction regionale, Pau": a placement names its house before any comma. */
const isPlacementAt = ([placement, house]: readonly [Piece, Piece]): boolean =>
  POST_OPENING.test(alignedKey(placement.text)) &&
  !placement.text.includes(',') &&
  employerScore(house) >= 1.5;

/** "Attachee, chargee du tri pour le Service des Eaux, PME, Pau": a trade at a house of a known kind leaves nothing to the commas. */
const isHouseBefore = (
  [titled, house]: readonly [Piece, Piece],
  afterComma: Piece,
  lexicon: Lexicon,
): boolean =>
  house.start < afterComma.start &&
  titleScore(titled, lexicon) >= 2 &&
  isNamedEmployer(house) &&
  employerScore(house) >= employerScore(afterComma);

/** "STAGE SAINT-REMI - Pau", "Alternance Nordal, Pau": between one word for a placement and a town stands who took one on. */
export const placementHouse = (
  piece: Piece,
  lexicon: Lexicon,
): { readonly title: Piece; readonly company: Piece } | null => {
  const length = ONE_WORD_PLACEMENT.exec(alignedKey(piece.text))?.[0].length ?? 0;
  const text = piece.text.slice(length);
  const house = { start: piece.start + length, end: piece.end, text };
  const key = alignedKey(text);
  const isName =
    length > 0 &&
    /^\p{Lu}/u.test(text) &&
    wordCount(text) <= LONGEST_TRADE &&
    !STUDY_FIELD.test(key) &&
    !isPlace(house) &&
    titleScore(house, lexicon) === 0 &&
    lexicon.findMentions(text).length === 0;
  if (!isName) return null;
  const title = { ...piece, end: house.start - 1, text: piece.text.slice(0, length - 1) };
  return { title, company: house };
};

/** What was done, where no house is named. */
const isActivity = (piece: Piece): boolean => {
  const key = alignedKey(piece.text);
  return (
    (tellsActivity(key) || (TASK_WORDS.test(key) && /\s/u.test(key.trim()))) &&
    employerScore(piece) < 2
  );
};

/** More words than these are no post, though a small word and a house follow. */
const LONGEST_POST = 4;

/** "Renfort au Cafe des Halles": a few words that name no house, a small word, and a house. */
const isWorkAt = ([work]: readonly [Piece, Piece]): boolean =>
  wordCount(work.text) <= LONGEST_POST && employerScore(work) < 0.7 && !isPlace(work);

/** "Commissaire a la Cour des comptes": a trade that the register itself names with its house. */
const isRegistered = ({ text }: Piece, { occupations }: Lexicon): boolean =>
  fold(occupations.occupationOf(text)?.label ?? '') === fold(text);

/** Reads the one part that a header has: a title, an employer, or both parted by a comma or a small word. */
export const readSingle = (piece: Piece, lexicon: Lexicon, order: Order): Header => {
  const joint = splitAtThe(piece);
  // The register is asked only where there is something to part.
  const atHouse = joint !== null && isRegistered(piece, lexicon) ? null : joint;
  if (atHouse !== null && isPlacementAt(atHouse)) {
    const { company, rest } = cutCompany(atHouse[1]);
    return { title: bare(atHouse[0]), company, place: firstPlace(rest), confidence: 'likely' };
  }
  const split = splitAtComma(piece, lexicon, order);
  if (atHouse !== null && split !== null && isHouseBefore(atHouse, split.company, lexicon)) {
    const { company, rest } = cutCompany(atHouse[1]);
    return { title: bare(atHouse[0]), company, place: firstPlace(rest), confidence: 'likely' };
  }
  if (split !== null) {
    const margin = titleScore(split.title, lexicon) + employerScore(split.company);
    const { company, rest } = cutCompany(split.company);
    return {
      title: cutTitle(split.title).title,
      company,
      place: firstPlace([...rest, ...split.rest]),
      confidence: certainty(margin),
    };
  }
  const [titled, employs] = [titleScore(piece, lexicon), employerScore(piece)];
  // "accueil du public au CHU Nord": small letters tell what was done, before the house.
  const told = /^\p{Ll}/u.test(piece.text);
  const joined = atHouse !== null && isWorkAt(atHouse);
  const parted = titled >= 2 || told || joined ? atHouse : null;
  // "Manoeuvre pour Bati Nord SARL": a trade before the small word is the post, however much follows.
  const led =
    parted !== null &&
    (joined || titleScore(parted[0], lexicon) >= 2 || (told && employerScore(parted[1]) >= 2));
  const nameless = (told && !/\p{Lu}/u.test(piece.text)) || isActivity(piece);
  if (
    isAtEmployer(piece) ||
    (!led && !nameless && titled - employs + Math.max(0, order - 0.4) < -0.4)
  ) {
    const { company, rest } = cutCompany(piece);
    return { title: null, company, place: firstPlace(rest), confidence: certainty(employs) };
  }
  if (parted !== null && !isPlace(parted[1])) {
    const cut = cutCompany(parted[1]);
    return {
      title: bare(parted[0]),
      company: cut.company,
      place: firstPlace(cut.rest),
      confidence: 'likely',
    };
  }
  const { title, rest } = cutTitle(piece);
  const house = titled >= 2 ? houseInBrackets(piece, lexicon) : null;
  const inside = house === null ? null : cutCompany(house);
  return {
    title,
    company: inside?.company ?? null,
    place: firstPlace([...rest, ...(inside?.rest ?? [])]),
    confidence: certainty(titled),
  };
};

/** How strongly one part says "title first" (positive) or "employer first" (negative) by its first comma. */
export const orderOf = (piece: Piece, lexicon: Lexicon): Order => {
  const [head, tail] = commaParts(piece);
  if (head === undefined || tail === undefined) return 0;
  const lean = (one: Piece): number => titleScore(one, lexicon) - employerScore(one);
  return lean(head) - lean(tail);
};
