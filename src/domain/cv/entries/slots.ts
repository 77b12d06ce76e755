import { isContract, isDuration } from '#/domain/cv/cues/durations';
import { HOUSE_OF_SIZE } from '#/domain/cv/cues/organisations.fr';
import { titleStrength } from '#/domain/cv/cues/personTitles';
import {
  bare,
  commaParts,
  employerScore,
  isKindOfHouse,
  isProper,
  isUnnamedDepartment,
  strongParts,
  titleScore,
} from '#/domain/cv/entries/headerParts';
import { isPlace } from '#/domain/cv/entries/placePart';
import { TASK_WORDS } from '#/domain/cv/entries/tasks.fr';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals, wordCount } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** One part of the header of an entry, and what its own words say of it. */
export type Slot = {
  readonly piece: Piece;
  /** The stretch of its line that it was cut from. */
  readonly stretch: Piece;
  /** Lines from that of the date, and rank on the line: the same in every entry of one arrangement. */
  readonly place: string;
  readonly title: number;
  readonly employer: number;
  readonly where: boolean;
};

/** "poste transitoire avec pour objectif": small letters and many words, where nothing is named. */
export const isDescription = ({ piece, title, employer }: Slot): boolean =>
  /^\p{Ll}/u.test(piece.text) && title < 1 && employer < 2 && piece.text.split(/\s+/u).length > 4;

/** Where a sentence ends inside a part: not after initials or a short form. */
const SENTENCE_END = /(?<=\p{Ll}{4}|\p{L}\))\.\s+(?=\p{Lu})/u;

/** "Stage a la mairie. Classement des archives": what follows the full stop is what was done. */
const firstSentence = (piece: Piece): Piece => {
  const stop = SENTENCE_END.exec(piece.text);
  if (stop === null) return piece;
  return { ...piece, end: piece.start + stop.index, text: piece.text.slice(0, stop.index) };
};

/** How little the first task, set beside the header, reads as an employer. */
const TASK = -2;

const isTask = ({ text }: Piece, title: number, employer: number): boolean =>
  title < 2 && employer < 2.5 && TASK_WORDS.test(alignedKey(text)) && /\s/u.test(text.trim());

/** A second trade is told in no more words. */
const LONGEST_SECOND = 5;

/** Fewer letters in capitals may shorten a word of a trade: "SAV", "RH". */
const LETTERS_OF_NAME = 4;

/** "Vendeur / NORDAL Niort": capitals that the trade before the slash is not written in are a name. */
const opensInCapitals = ({ text }: Piece): boolean => {
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  return isCapitals(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= LETTERS_OF_NAME;
};

/** "COMPTABLE / Nordal": after the slash a name, by its letters, and no trade. "Graphiste / Web Design" may be both. */
const isNameBeside = (first: Piece, second: Piece): boolean =>
  titleStrength(alignedKey(second.text)) < 1 &&
  isCapitals(first.text) &&
  /^\p{Lu}/u.test(second.text) &&
  !isCapitals(second.text);

/** "Chargee d'accueil / Conseillere voyages": a trade before the slash, and nothing that tells a house after it. */
const areOneTitle = (first: Piece, second: Piece): boolean =>
  titleStrength(alignedKey(first.text)) >= 2 &&
  employerScore(second) < 2 &&
  wordCount(second.text) <= LONGEST_SECOND &&
  (!opensInCapitals(second) || isCapitals(first.text)) &&
  !isNameBeside(first, second) &&
  !isPlace(second) &&
  commaParts(first).length === 1;

/** "Serveur - barman": two trades parted by a dash are one title. */
const withDoubleTitle = (
  parts: { piece: Piece; stretch: Piece }[],
  { piece, stretch }: { piece: Piece; stretch: Piece },
): { piece: Piece; stretch: Piece }[] => {
  const last = parts.at(-1);
  const between =
    last === undefined
      ? ''
      : stretch.text.slice(last.piece.end - stretch.start, piece.start - stretch.start);
  const trades = [last?.piece, piece].every(
    (one) => one !== undefined && one.text.split(/\s+/u).length <= 2 && isTrade(one),
  );
  const joins =
    (trades && /^\s[-\u2013\u2014/]\s$/u.test(between)) ||
    (last !== undefined && /^\s\/\s$/u.test(between) && areOneTitle(last.piece, piece));
  if (last === undefined || last.stretch !== stretch || !joins)
    return [...parts, { piece, stretch }];
  const { start } = last.piece;
  const text = stretch.text.slice(start - stretch.start, piece.end - stretch.start);
  return [...parts.slice(0, -1), { piece: { start, end: piece.end, text }, stretch }];
};

const isTrade = ({ text }: Piece): boolean =>
  titleStrength(alignedKey(text)) >= 3 || /^(?:MOA|MOE|AMOA|PMO)$/u.test(text);

/** "Entreprise familiale de quarante salaries", "Etablissement de 80 places": a house told by its kind and its size, and named nowhere. */
const isHouseTold = ({ text }: Piece): boolean =>
  HOUSE_OF_SIZE.test(alignedKey(text)) && !/\s\P{L}?\p{Lu}\p{Ll}/u.test(text);

const KIND_TOLD =
  /^(?:une? )?(?:entreprise|societe|start-?up|pme|eti) (?:d[e'u]|des|specialise|qui|leader|familiale?|industrielle?|francaise?)/u;

/** "Nordal - Entreprise de nettoyage": after the name of the house, what kind it is. */
const tellsHouse = (
  { piece, stretch }: { piece: Piece; stretch: Piece },
  before: { piece: Piece; stretch: Piece } | undefined,
): boolean =>
  before?.stretch === stretch &&
  KIND_TOLD.test(alignedKey(piece.text)) &&
  titleStrength(alignedKey(before.piece.text)) < 2;

/** "Responsable de secteur : fonction de direction": after the post, what one did in it. */
const tellsFunction = (
  { piece, stretch }: { piece: Piece; stretch: Piece },
  before: { piece: Piece; stretch: Piece } | undefined,
): boolean => before?.stretch === stretch && /^fonctions? (?:de |d['\u2019])/u.test(piece.text);

const NAMED_KIND =
  /^\p{Lu}[\p{L}\d&'\u2019.-]+(?:\s(?:\p{L}{1,3}\s)?\p{Lu}[\p{L}\d&'\u2019.-]*)+$|^\p{Lu}{3,}$/u;

/** "BANQUE - CRD BRISSON": the kind of house, then the name of this one. */
const isKindBefore = (
  { piece, stretch }: { piece: Piece; stretch: Piece },
  after: { piece: Piece; stretch: Piece } | undefined,
): boolean =>
  after?.stretch === stretch &&
  isKindOfHouse(piece) &&
  NAMED_KIND.test(after.piece.text) &&
  titleStrength(alignedKey(after.piece.text)) === 0 &&
  !isPlace(after.piece);

/** "Service achats, Nordal, Pau": a part of a house before its comma leaves the house to be read. */
const withoutDepartment = (part: { piece: Piece; stretch: Piece }): typeof part => {
  const [first, next, ...others] = commaParts(part.piece);
  if (first === undefined || next === undefined || !isUnnamedDepartment(first)) return part;
  if ([next, ...others].every(isPlace) || /^\p{Ll}/u.test(next.text)) return part;
  const { end } = part.piece;
  const { start, text } = part.stretch;
  const piece = { start: next.start, end, text: text.slice(next.start - start, end - start) };
  return { ...part, piece };
};

/** More parts than a header has. */
const MAX_ON_LINE = 6;

/** The parts of one header line, `offset` lines from that of the date. */
export const slotsOf = (
  pieces: readonly Piece[],
  offset: number,
  lexicon: Lexicon,
): readonly Slot[] =>
  pieces
    .flatMap((stretch) =>
      strongParts(stretch).map((piece) => ({ piece: firstSentence(piece), stretch })),
    )
    .map(withoutDepartment)
    .reduce<{ piece: Piece; stretch: Piece }[]>(withDoubleTitle, [])
    .filter(
      ({ piece }) =>
        /\p{L}/u.test(piece.text) &&
        !isDuration(alignedKey(piece.text)) &&
        !isHouseTold(commaParts(piece)[0] ?? piece),
    )
    .filter(
      (part, at, all) =>
        !tellsHouse(part, all[at - 1]) &&
        !isKindBefore(part, all[at + 1]) &&
        !tellsFunction(part, all[at - 1]),
    )
    .slice(0, MAX_ON_LINE)
    .map(({ piece, stretch }, rank) => {
      const [title, employer] = [titleScore(piece, lexicon), employerScore(piece)];
      return {
        piece,
        stretch,
        place: `${offset}.${rank}`,
        title,
        // "Interim" beside a house is how one worked there.
        employer: isTask(piece, title, employer)
          ? TASK
          : isContract(alignedKey(piece.text))
            ? Math.min(employer, 0)
            : employer,
        where: isPlace(piece),
      };
    });

/** How much its own words make a slot a title rather than an employer. */
export const ownLean = ({ title, employer }: Slot): number => title - employer;

/** "Communication digitale, Nordal, Pau": what was done, who for, and a town; not "Nordal, Pau, France". */
const namesAll = (piece: Piece): boolean => {
  const parts = commaParts(piece);
  const [, second] = parts;
  const [last] = parts.slice(-1);
  if (parts.length < 3 || second === undefined || last === undefined) return false;
  return isPlace(bare(last)) && !isPlace(bare(second));
};

/** "Interim (agence Nordal)": a contract, and through whom. */
const isContractPart = ({ piece }: Slot): boolean =>
  isContract(alignedKey(piece.text.replace(/\s*\([^()]*\)$/u, '')));

/** Beside a post and a house, a part of the house is neither. */
const withoutDepartments = (slots: readonly Slot[]): readonly Slot[] => {
  const others = slots.filter(({ piece }) => !isUnnamedDepartment(piece));
  return others.filter((slot) => !slot.where && !isContractPart(slot)).length >= 2 ? others : slots;
};

/** Slots that tell something: not the contract, where post and employer are named beside it. */
export const tellingSlots = (all: readonly Slot[]): readonly Slot[] => {
  const slots = withoutDepartments(all);
  const others = slots.filter((slot) => !isContractPart(slot));
  // Where no other part names a house, the agency is who employed.
  const named = others.filter(({ where }) => !where);
  const telling =
    named.length >= 2 || named.some(({ piece }) => piece.text.includes(', '))
      ? others
      : slots.filter(({ piece }) => !isContract(alignedKey(piece.text)));
  // "stage (2 mois) : vendeuse, Durand, Pau": the part beside the contract names post and employer.
  const [only] = telling;
  if (
    telling.length === 1 &&
    only !== undefined &&
    (only.title >= 1 ? only.piece.text.includes(', ') : namesAll(only.piece))
  )
    return telling;
  if (telling.length < 2 || telling.every(({ where }) => where)) return slots;
  // "Stage - Durand (76) - service achats": where no other part names a post, the contract does.
  return telling.every(({ title }) => title < 1) ? slots : telling;
};

const TWO_PARTS = /\t|\s[-\u2013\u2014|\u2022\u00b7]\s/u;

/** "Parc du Moulin <tab> Sigean", "Promod - Oullins" over a line with the post: what ends the line is where. */
export const lineEnds = (slots: readonly Slot[]): ReadonlySet<Slot> => {
  const ends = new Set<Slot>();
  for (const [at, second] of slots.entries()) {
    const { stretch, piece } = second;
    const ofLine = slots.filter((slot) => slot.stretch === stretch);
    const [first] = ofLine;
    if (first === undefined || ofLine.length !== 2 || slots[at - 1] !== first) continue;
    if (!TWO_PARTS.test(stretch.text)) continue;
    const employs = first.employer >= 0.7 && first.title < 1;
    const named = slots.some(
      (other) =>
        other.stretch !== stretch &&
        !other.where &&
        (other.title > first.title + 0.5 || (employs && ownLean(other) > ownLean(first))),
    );
    const bare = isProper(piece) && piece.text.split(/\s+/u).length <= 3;
    if (named && bare && second.title < 1 && second.employer < 0.8) ends.add(second);
  }
  return ends;
};

const MAX_LEAN = 3;
const clamp = (value: number): number => Math.max(-MAX_LEAN, Math.min(MAX_LEAN, value));

/** What the words of one kind of slot say over a whole section. */
type Tally = { lean: number; where: number; count: number };

/** What a section says of a slot beside the slot's own words: by its place, and by its capitals. */
export type Evidence = { readonly tallies: ReadonlyMap<string, Tally> };

const kindsOf = ({ place, piece }: Slot): readonly string[] => [
  place,
  isCapitals(piece.text) ? 'capitals' : 'small',
];

/** Sums what every entry says of its slots. */
export const evidenceOf = (entries: readonly (readonly Slot[])[]): Evidence => {
  const tallies = new Map<string, Tally>();
  for (const slots of entries) {
    const ends = lineEnds(slots);
    for (const slot of slots) {
      const where = slot.where || ends.has(slot);
      for (const kind of kindsOf(slot)) {
        const tally = tallies.get(kind) ?? { lean: 0, where: 0, count: 0 };
        tally.lean += slot.where ? 0 : clamp(ownLean(slot));
        tally.where += where ? 1 : 0;
        tally.count += 1;
        tallies.set(kind, tally);
      }
    }
  }
  return { tallies };
};

/** No other entry to learn from. */
export const NO_EVIDENCE: Evidence = { tallies: new Map() };

/** The mean of the other slots of that kind, drawn to nothing where they are few. */
const others = ({ tallies }: Evidence, kind: string, own: number): number => {
  const tally = tallies.get(kind);
  return tally === undefined ? 0 : (tally.lean - own) / tally.count;
};

/** The section has slots in capitals and slots without: the capitals mean something. */
const capitalsTell = ({ tallies }: Evidence): boolean =>
  Math.min(tallies.get('capitals')?.count ?? 0, tallies.get('small')?.count ?? 0) >= 2;

/** Title where positive, employer where negative: the slot's own words, and what the section says of its like. */
export const leanOf = (slot: Slot, evidence: Evidence): number => {
  const own = slot.where ? 0 : clamp(ownLean(slot));
  const [place = '', look = ''] = kindsOf(slot);
  const looks = capitalsTell(evidence) ? others(evidence, look, own) * 0.5 : 0;
  return ownLean(slot) + others(evidence, place, own) + looks;
};

/** The other entries mostly name a place there, and this one says nothing against it. */
export const isWhere = (slot: Slot, evidence: Evidence): boolean => {
  if (slot.where) return true;
  const tally = evidence.tallies.get(slot.place);
  if (tally === undefined || tally.where < 2 || tally.where * 2 < tally.count) return false;
  // "Chamonix, France": the country after it is no sign of a house where the others name towns.
  const towned =
    commaParts(slot.piece).length === 2 && isPlace(commaParts(slot.piece)[1] ?? slot.piece);
  return slot.title < 1 && slot.employer - (towned ? 1 : 0) < 1 && isProper(slot.piece);
};
