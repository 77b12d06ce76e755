import { activityItems } from '#/domain/lexicon/activities';
import { isAction } from '#/domain/lexicon/stems';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { NO_OCCUPATIONS, type Occupations } from '#/domain/occupations/occupations';
import { departmentCodes, placeKey } from '#/domain/places/departments';
import { FRENCH_REGIONS } from '#/domain/places/frenchRegions.fr';
import { regionOfPlace } from '#/domain/places/regionOfPlace.fr';
import {
  AFTER_NAME,
  COMPANY_LABEL,
  DONE,
  EMPLOYER_HIRES,
  EMPLOYER_JOINED,
  EMPLOYER_NAMED,
  EMPLOYER_OPENS,
  DESCRIBES_HOUSE,
  KIND_OF_HOUSE,
  NOT_A_NAME,
  NO_COMPANY,
  NO_EMPLOYER,
  NO_MIDDLE_LINE,
  PART_OF_HOUSE,
  PUBLIC_BODY,
  SIGNED,
} from '#/domain/postings/companyCues.fr';
import { headPieces } from '#/domain/postings/headPieces';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferLine } from '#/domain/postings/postingSections';
import { placeOfTitle, readPlace } from '#/domain/postings/readPlace';
import { readTitle, shownTitle } from '#/domain/postings/readTitle';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';
import type { Script } from '#/domain/postings/script';
import { isWithin, readStatedLines } from '#/domain/postings/statedLines';
import { FORM_LABEL } from '#/domain/postings/statedLines.fr';
import { once } from '#/domain/shared/lazy';
import { matchesOf } from '#/domain/shared/matches';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

const LONGEST_NAME = 60;

const keyOf = (text: string): string => fold(text).trim();

const GENDER =
  /\((?:e|ne|rice|trice|euse|se|ve|f)\)|\u00b7|\b[hfmx]\s?\/\s?[hfmx]\b|^(?:un|une)\b/u;

/** "Vendeur/vendeuse" is a trade; "LARIVE/VAUBOIS" may be a house. */
const SLASH_OF_TRADE = /\p{Ll}\s?\/|\/\s?\p{Ll}/u;

/** The article that a sentence needs and a name does not. */
const ARTICLE = /^(?:la |le |les )(?=\p{L})/iu;

/** What speaks of the post, of the reader or of nobody, or only says what the house is. */
const isNoName = (text: string): boolean => {
  const key = keyOf(text);
  if (PUBLIC_BODY.test(key)) return false;
  return (
    SLASH_OF_TRADE.test(text) ||
    NO_COMPANY.test(key) ||
    NO_EMPLOYER.test(key) ||
    FORM_LABEL.test(key) ||
    KIND_OF_HOUSE.test(key.replace(ARTICLE, '')) ||
    DESCRIBES_HOUSE.test(key.replace(ARTICLE, '')) ||
    GENDER.test(key)
  );
};

/** "Le 24e", "Larive Interim": figures and kinds of contract that are a part of a name. */
const withoutParts = (key: string): string =>
  key
    .replace(/\b\d+\p{L}+/gu, 'x')
    .replace(/(?<=\p{L}) \d{1,3}$/u, '')
    .replace(/(?<=\p{L} )interim\b|\binterim(?= \p{L})/gu, '');

const canBeName = (text: string, hires = false): boolean => {
  const key = keyOf(text);
  return (
    key.length > 1 &&
    text.length <= LONGEST_NAME &&
    (/^(?:l'|la |le |les )?[\p{Lu}\d]/u.test(text) || PUBLIC_BODY.test(key)) &&
    !isNoName(text) &&
    !NOT_A_NAME.test(hires ? withoutParts(key) : key)
  );
};

const SMALL_WORD = /^(?:d[eu]s?|l[ae]s?|et|ou|&|a|aux?|en|sur|the|of|and)$/u;
const MOST_LONE_WORDS = 2;
const MOST_CAPITALS = 3;

/** A name of several words has capitals among them; a heading in capitals is longer than a name, or begins with what is done. */
const isWrittenAsName = (text: string): boolean => {
  const words = text
    .split(/[\s'\u2019]+/u)
    .filter((word) => /\p{L}/u.test(word) && !SMALL_WORD.test(fold(word)));
  if (/:\s|\(/u.test(text)) return false;
  const shouted = text === text.toUpperCase();
  if (!shouted && words.slice(1).some((word) => /^\p{Lu}[\p{L}\d]/u.test(word))) return true;
  if (words.length > (shouted ? MOST_CAPITALS : MOST_LONE_WORDS)) return false;
  return words.length === 1 || activityItems(fold(text)).length === 0;
};

/** One word in small letters that fills its line heads a list, or is an item of one: "Encadrement". */
const isLoneWord = (text: string, piece: string): boolean =>
  /^\p{Lu}?[\p{Ll}'\u2019-]+$/u.test(piece) &&
  text.split('\n').some((line) => line.trim() === piece);

const regions = once(() => new Set(FRENCH_REGIONS.map(([called]) => placeKey(called).trim())));

const isPlace = (piece: string): boolean => {
  if (piece.length > LONGEST_NAME) return false;
  const key = placeKey(piece)
    .trim()
    .replace(/^(?:nord|sud|est|ouest|centre|grand) /u, '');
  return departmentCodes().has(key) || regions().has(key) || regionOfPlace(piece) !== null;
};

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;

/** The words that a text writes in small letters: what it names by them only is no name ("COMPETENCES", "Lundi"). */
const commonWords = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word)).map(fold));

/** What is done opens no name: "Developper", "Rejoindre Larive". */
const opensWithAct = (key: string): boolean => {
  const [first = ''] = key.split(/\s+/u);
  return DONE.test(first) && isAction(wordKey(first));
};

const MOST_DESCRIBING = 3;

/** Several words of which only the first has a capital say what a house is, and not its name: "Acteur du conseil agricole et rural". */
const onlyDescribes = (text: string): boolean => {
  const words = (text.match(WORD) ?? []).filter((word) => !SMALL_WORD.test(fold(word)));
  return words.length > MOST_DESCRIBING && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
};

/** A sentence on something else opens with its noun in small letters: "la curiosite est une qualite". */
const hasCapital = (text: string): boolean =>
  /[\p{Lu}\d]/u.test(text.replace(/^(?:l['\u2019]|la |le |les )/iu, ''));

/** "L'ingenieur Train Control a pour mission": after its article a name has a capital, or says what house it is. */
const opensAsName = (text: string): boolean => {
  const body = text.replace(/^(?:l['\u2019]|la |le |les )/iu, '');
  const [first = ''] = keyOf(body).split(/[\s']+/u);
  return /^[\p{Lu}\d]/u.test(body) || KIND_OF_HOUSE.test(first) || PUBLIC_BODY.test(keyOf(text));
};

/** In the midst of a sentence a name is told by the capitals of all its words. */
const isAllCapitalised = (text: string): boolean =>
  text
    .replace(ARTICLE, '')
    .split(/[\s'\u2019-]+/u)
    .every((word) => /^[\p{Lu}\d]/u.test(word) || SMALL_WORD.test(fold(word)));

/** "Restaurant Larive a Vaubois": where the house is, said after its name. */
const withoutTown = (name: string): string => {
  const match = /^(.{3,}?) (?:\u00e0|a|au|aux) (\p{Lu}.*)$/u.exec(name);
  return match?.[1] !== undefined && isPlace(match[2] ?? '') ? match[1] : name;
};

/** "Le coach anime" under the title "Coach sportif" speaks of the post. */
const opensTitle = (title: string, name: string): boolean =>
  `${title} `.startsWith(`${name.replace(ARTICLE, '')} `);

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
