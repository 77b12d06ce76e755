import { NO_OCCUPATIONS, type Occupations } from '#/domain/occupations/occupations';
import {
  AFTER_NAME,
  COMPANY_LABEL,
  EMPLOYER_HIRES,
  EMPLOYER_JOINED,
  EMPLOYER_NAMED,
  EMPLOYER_OPENS,
  NO_MIDDLE_LINE,
  PART_OF_HOUSE,
  PUBLIC_BODY,
  SIGNED,
} from '#/domain/postings/companyCues.fr';
import { headPieces } from '#/domain/postings/headPieces';
import {
  LONGEST_NAME,
  keyOf,
  ARTICLE,
  isNoName,
  canBeName,
  SMALL_WORD,
  isWrittenAsName,
  isLoneWord,
  isPlace,
  WORD,
  commonWords,
  opensWithAct,
  onlyDescribes,
  hasCapital,
  opensAsName,
  isAllCapitalised,
  withoutTown,
  opensTitle,
} from '#/domain/postings/houseName';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferLine } from '#/domain/postings/postingSections';
import { placeOfTitle, readPlace } from '#/domain/postings/readPlace';
import { readTitle, shownTitle } from '#/domain/postings/readTitle';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { isWithin, readStatedLines } from '#/domain/postings/statedLines';
import { once } from '#/domain/shared/lazy';
import { matchesOf } from '#/domain/shared/matches';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Three short lines as job boards head an advertisement: the post, the employer, the place; the employer's whatever it is made of. */
const middleLine = (original: string): string | null => {
  const [first = '', middle = '', place = ''] = original.trimStart().split('\n', 3);
  const name = middle.trim();
  const key = keyOf(name);
  const fits =
    first.length <= LONGEST_NAME &&
    key.length > 1 &&
    name.length <= LONGEST_NAME &&
    !/[.!?:,]$/u.test(name) &&
    !isNoName(name) &&
    !NO_MIDDLE_LINE.test(key) &&
    !isPlace(name);
  return fits && place.trim() !== '' && /^[\p{Lu}\d]/u.test(place) && isPlace(place.trim())
    ? name
    : null;
};

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

type Around = {
  /** What the employer is not: the name of the post and the place. */
  readonly title: string;
  readonly place: string;
};

/** The employer: as labelled, as it hires or presents itself, or as a line under the title names it. */
const readCompany = (script: Script, { title, place }: Around): Stated<string> | null => {
  const { folded, original, toOriginal } = script;
  const groupOf = (match: RegExpExecArray | null): Stated<string> | null => {
    const group = match?.slice(1).find((each) => each !== undefined);
    if (match === null || group === undefined) return null;
    const part = PART_OF_HOUSE.exec(group)?.[0].length ?? 0;
    const start = match.index + match[0].indexOf(group) + part;
    const named = group.slice(part).replace(AFTER_NAME, '');
    const range = toOriginal(start, start + named.length);
    const value = withoutTown(original.slice(range.start, range.end).trim());
    return { value, range: { ...range, end: Math.min(range.end, range.start + value.length) } };
  };
  const labelled = groupOf(COMPANY_LABEL.exec(folded));
  if (labelled !== null) return labelled;
  const common = once(() => commonWords(original));
  const isCommon = (name: string): boolean =>
    (name.match(WORD) ?? []).every(
      (word) => SMALL_WORD.test(fold(word)) || common().has(fold(word)),
    );
  const fits = (name: string, hires = false): boolean =>
    canBeName(name, hires) &&
    !opensWithAct(keyOf(name)) &&
    !onlyDescribes(name) &&
    (PUBLIC_BODY.test(keyOf(name)) || !isPlace(name)) &&
    !opensTitle(keyOf(title), keyOf(name)) &&
    !keyOf(place).startsWith(keyOf(name));
  for (const match of matchesOf(EMPLOYER_NAMED, folded)) {
    const named = groupOf(match);
    if (
      named !== null &&
      fits(named.value, true) &&
      (match[2] !== undefined || isAllCapitalised(named.value))
    )
      return { ...named, doubtful: true };
  }
  for (const match of matchesOf(EMPLOYER_OPENS, folded)) {
    const opens = groupOf(match);
    if (
      opens !== null &&
      fits(opens.value, true) &&
      hasCapital(opens.value) &&
      opensAsName(opens.value)
    )
      return {
        ...opens,
        value: capitalised(opens.value.replace(ARTICLE, '').trim()),
        doubtful: true,
      };
  }
  for (const match of matchesOf(EMPLOYER_HIRES, folded)) {
    const hires = groupOf(match);
    if (hires !== null && fits(hires.value, true) && isAllCapitalised(hires.value))
      return { ...hires, value: hires.value.replace(ARTICLE, '').trim(), doubtful: true };
  }
  const piece =
    middleLine(original) ??
    headPieces(original).find(
      (each) =>
        fits(each) &&
        isWrittenAsName(each) &&
        !isLoneWord(original, each) &&
        !isCommon(each) &&
        // "Les Quatre Vents" is where, under the label of the place.
        !isWithin(readStatedLines(script).place, folded.indexOf(fold(each))),
    );
  if (piece !== undefined) {
    const start = original.indexOf(piece);
    return { value: piece, range: { start, end: start + piece.length }, doubtful: true };
  }
  for (const match of matchesOf(SIGNED, folded)) {
    const signed = groupOf(match);
    if (signed !== null && fits(signed.value, true) && isAllCapitalised(signed.value))
      return { ...signed, doubtful: true };
  }
  for (const match of matchesOf(EMPLOYER_JOINED, folded)) {
    const joined = groupOf(match);
    if (joined !== null && /^\p{Lu}/u.test(joined.value) && fits(joined.value))
      return { ...joined, doubtful: true };
  }
  return null;
};

/** What is known from elsewhere than the text has an empty range. */
const NOWHERE = { start: 0, end: 0 };

type Head = Pick<OfferRequirements, 'title' | 'company' | 'location'>;

/** What is known of an offer, with the place where its text says so; an empty range where it does not. */
const known = (script: Script, value: string | null | undefined): Stated<string> | null => {
  const wanted = fold(value ?? '').trim();
  if (value === undefined || value === null || wanted === '') return null;
  const at = script.folded.indexOf(wanted);
  const range = at < 0 ? NOWHERE : script.toOriginal(at, at + wanted.length);
  return { value, range };
};

/** "Cariste, Lille" is a cariste: the place stands in its own field. */
const withoutPlace = (title: Stated<string>, place: string): Stated<string> => {
  const key = fold(title.value).replace(/\)$/u, '');
  const end = [' a ', ' (', ', ', ' - ']
    .map((link) => fold(`${link}${place}`))
    .find((each) => place !== '' && key.endsWith(each));
  return end === undefined || fold(title.value).length !== title.value.length
    ? title
    : { ...title, value: title.value.slice(0, key.length - end.length) };
};

/** The place that the text says plainly, else the one at the end of a title that is known from elsewhere. */
const placeOfText = (
  script: Script,
  lines: readonly OfferLine[],
  title: string | undefined,
): Stated<string> | null => {
  const told = readPlace(script, lines, readStatedLines(script).place);
  if (title === undefined || (told !== null && told.doubtful !== true)) return told;
  const titled = placeOfTitle(title);
  return titled === null ? told : { value: titled.name, range: NOWHERE };
};

/** What is known of trades: the places where a text names one, and the register, null before it is loaded. */
type Known = {
  readonly trades: readonly TextRange[];
  readonly register: Occupations | null;
  /** How the title that is known from elsewhere is shown; undefined for one that the person put right. */
  readonly shown: string | undefined;
};

const readOrKnown = (
  script: Script,
  lines: readonly OfferLine[],
  offer: OfferText,
  { trades, register, shown }: Known,
): Head => {
  const title = known(script, shown ?? offer.title) ?? readTitle(script, lines, trades, register);
  const location = known(script, offer.location) ?? placeOfText(script, lines, offer.title);
  const place = location?.value ?? '';
  const company =
    known(script, offer.company) ?? readCompany(script, { title: title?.value ?? '', place });
  return {
    title: title === null || offer.title !== undefined ? title : withoutPlace(title, place),
    company,
    location,
  };
};

/** Title, employer and place: as the person put them right, else as known of the offer, else as the text shows them. `trades` are the places where it names one, by the lexicon. */
export const readHead = (
  script: Script,
  lines: readonly OfferLine[],
  offer: OfferText,
  trades: readonly TextRange[] = [],
  occupations: Occupations = NO_OCCUPATIONS,
): Head => {
  const { title, company, location } = offer.corrected ?? {};
  const { corrected: _corrected, ...uncorrected } = offer;
  const register = occupations === NO_OCCUPATIONS ? null : occupations;
  const shown =
    title !== undefined || offer.title === undefined
      ? undefined
      : shownTitle(offer.title, offer.text, occupations);
  // What was put right helps to read the rest: an employer is told from the title and the place.
  const read = readOrKnown(
    script,
    lines,
    {
      ...uncorrected,
      ...(title === undefined ? {} : { title }),
      ...(typeof company === 'string' ? { company } : {}),
      ...(typeof location === 'string' ? { location } : {}),
    },
    { trades, register, shown },
  );
  return {
    title: read.title,
    company: company === null ? null : read.company,
    location: location === null ? null : read.location,
  };
};
