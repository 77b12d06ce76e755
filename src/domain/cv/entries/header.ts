import { POST_OPENING } from '#/domain/cv/cues/contracts.fr';
import { cutCompany, cutTitle } from '#/domain/cv/entries/cutParts';
import {
  employerScore,
  isDepartment,
  isNamedEmployer,
  isUnnamedDepartment,
  titleScore,
} from '#/domain/cv/entries/headerParts';
import { splitAtThe } from '#/domain/cv/entries/houseInTitle';
import { isPlace } from '#/domain/cv/entries/placePart';
import {
  certainty,
  firstPlace,
  placementHouse,
  readSingle,
  splitAtComma,
} from '#/domain/cv/entries/singleHeader';
import type { Header, Order } from '#/domain/cv/entries/singleHeader';
import {
  NO_EVIDENCE,
  isDescription,
  isWhere,
  leanOf,
  lineEnds,
  ownLean,
  slotsOf,
  tellingSlots,
} from '#/domain/cv/entries/slots';
import type { Evidence, Slot } from '#/domain/cv/entries/slots';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { isCapitals } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import type { Lexicon } from '#/domain/lexicon/lexicon';

/** What is known of a section beside the words of one entry. */
export type Knowledge = {
  readonly lexicon: Lexicon;
  readonly evidence: Evidence;
  readonly order: Order;
};

/** Where nothing tells, the title comes first. */
const TITLE_FIRST = 0.4;

/** "Comptabilite - recouvrement": small letters after a dash go on with the post. */
const goesOn = ({ piece, employer }: Slot): boolean =>
  employer < 0.7 && /^\p{Ll}/u.test(piece.text);
const IN_SMALL_LETTERS = 1.2;

/** "Suppleante en electricite - magnetisme": small letters that no trade names go on with what stands before the dash. */
const isTail = ({ piece, stretch, title }: Slot, before: Slot | undefined): boolean =>
  before?.stretch === stretch && title < 1 && /^\p{Ll}/u.test(piece.text);

/** "Conseillere - Service client" over "Nordal, Pau": a part of a house yields to the house. */
const OF_A_HOUSE = 2.5;

type Pair = { readonly title: Slot; readonly company: Slot; readonly margin: number };

const bestPair = (slots: readonly Slot[], evidence: Evidence): Pair | null => {
  const leans = slots.map((slot) => leanOf(slot, evidence));
  let best: (Pair & { readonly value: number }) | null = null;
  for (const [t, title] of slots.entries())
    for (const [c, company] of slots.entries()) {
      if (t === c || company.where || title.where) continue;
      const value =
        (leans[t] ?? 0) -
        (leans[c] ?? 0) +
        (t < c ? TITLE_FIRST : -TITLE_FIRST) -
        0.9 * (Math.max(t, c) - 1) -
        0.4 * Math.abs(t - c) -
        (goesOn(company) ? IN_SMALL_LETTERS : 0) -
        (isTail(title, slots[t - 1]) ? IN_SMALL_LETTERS : 0) -
        (isUnnamedDepartment(company.piece) ? OF_A_HOUSE : 0);
      if (best === null || value > best.value)
        best = { title, company, margin: ownLean(title) - ownLean(company), value };
    }
  return best;
};

/** The slots of one header by what they are: candidates for title and employer, and places. */
export type Roles = {
  readonly slots: readonly Slot[];
  readonly named: readonly Slot[];
  readonly places: readonly Slot[];
  readonly pair: Pair | null;
};

/** Gives each slot of one header its role, by its words and by what the section says of its like. */
export const rolesOf = (all: readonly Slot[], evidence: Evidence): Roles => {
  const slots = tellingSlots(all);
  const ends = lineEnds(slots);
  const isPlaceSlot = (slot: Slot): boolean => ends.has(slot) || isWhere(slot, evidence);
  const unplaced = slots.filter((slot) => !isPlaceSlot(slot));
  const telling = unplaced.filter((slot) => !isDescription(slot));
  const named = telling.length > 0 ? telling : unplaced;
  return {
    slots,
    named,
    places: slots.filter(isPlaceSlot),
    pair: named.length > 1 ? bestPair(named, evidence) : null,
  };
};

/** "Animatrice pour le CLAVIM - culture, loisirs": the post names who employed, and what stands beside it nobody. */
const namesItsHouse = ({ title, company }: Pair): boolean => {
  const house = splitAtThe(title.piece)?.[1];
  if (title.title < 2 || house === undefined || isCapitals(company.piece.text)) return false;
  // "Jardinier aux Serres du Lac : arrosage des plants": small letters tell what was done.
  const told = /^\p{Ll}/u.test(company.piece.text) && !isNamedEmployer(company.piece);
  if (told && /^\p{Lu}/u.test(house.text) && !isPlace(house) && !isDepartment(house)) return true;
  if (company.employer >= 0.7) return false;
  const placement = POST_OPENING.test(alignedKey(title.piece.text));
  return placement || (employerScore(house) > company.employer && !isDepartment(house));
};

const NOTHING: Header = { title: null, company: null, place: null, confidence: 'doubtful' };

/** The title, employer and place of one header, its date removed. */
export const headerOf = (
  { slots, named, places, pair }: Roles,
  { lexicon, order }: Knowledge,
): Header => {
  const opening = named[0] ?? slots[0];
  if (opening === undefined) return NOTHING;
  const place = places[0]?.piece ?? null;
  if (pair === null) {
    const led = place === null ? null : placementHouse(opening.piece, lexicon);
    if (led !== null) return { ...led, place, confidence: 'likely' };
    const header = readSingle(opening.piece, lexicon, order);
    return { ...header, place: header.place ?? place };
  }
  // "Title, Employer - description": the comma may already hold both.
  const within = splitAtComma(opening.piece, lexicon, order);
  const strongComma =
    within !== null &&
    titleScore(within.title, lexicon) >= 2 &&
    employerScore(within.company) >= 1 &&
    (pair.company === opening || -ownLean(pair.company) < 2);
  if (strongComma) return readSingle(opening.piece, lexicon, order);
  if (namesItsHouse(pair)) return { ...readSingle(pair.title.piece, lexicon, order), place };
  const { company, rest } = cutCompany(pair.company.piece);
  const { title, rest: titleRest } = cutTitle(pair.title.piece);
  return {
    title,
    company,
    place: firstPlace([...rest, ...titleRest]) ?? place,
    confidence: certainty(pair.margin),
  };
};

/** Reads title, employer and place out of the header lines of an entry that stands alone. */
export const readHeader = (pieces: readonly Piece[], lexicon: Lexicon, order: Order): Header => {
  const slots = pieces.flatMap((piece, offset) => slotsOf([piece], offset, lexicon));
  return headerOf(rolesOf(slots, NO_EVIDENCE), { lexicon, order, evidence: NO_EVIDENCE });
};
