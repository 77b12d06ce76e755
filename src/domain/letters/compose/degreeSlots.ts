import {
  IN_QUOTES,
  QUOTED,
  SHOUTED_DEGREE,
  SHOUTED_LONG,
  SHOUTED_WORDS,
  STATE_DEGREE,
  aDegree,
  asDegree,
  ofDegree,
  studying,
} from '#/domain/letters/bank/frame.fr';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import type { Kin } from '#/domain/letters/bank/trades.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slot, Slots } from '#/domain/letters/compose/fill';
import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import type { Degree, LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { contentStems } from '#/domain/matching/words';

const TITLE =
  /^(?:diplome|titre|brevet|certificat|bac|baccalaureat|master|mastere|doctorat|bachelor)$/u;
/** What a course of studies ends with. Folded. */
const DEGREE =
  /^(?:diplome|titre|brevet|certificat|certification|bac|baccalaureat|bac\+\d|licence|master\S*|mastere|maitrise|doctorat|bachelor|magistere|formation|habilitation|attestation|mention|agregation|bpjeps|dejeps|bapaat|cqp|bpa|bm|ctm|capes|cap|bep|bts|but|dut|dess|dea|deug|deust)$/u;
const ACRONYM = /^\p{Lu}{2,}(?:\s|$)/u;

/** Short courses of safety, told among the degrees. */
const NO_DEGREE = /^(?:PRAP|SST|AFGSU|PSC|CACES|HACCP|SSIAP|BAFA|MOOC)(?!\p{L})/u;
/** A year of a course, which ends on no degree. */
const ONE_YEAR_OF = /^(?:licence|bachelor|but|deug|bts|L) ?[12](?!\d)/iu;
/** What bears no level, such as a professional title, counts as much as a baccalaureate. */
const UNTOLD_LEVEL = 1;
const rankOf = ({ level }: Degree): number => (level < 0 ? UNTOLD_LEVEL : level);

/** "Licence Histoire, Pau" as "Licence Histoire (Pau)"; where a bracket stands already, without what follows the comma. */
const inBrackets = (text: string): string =>
  text.includes('(')
    ? (text.split(', ')[0] ?? text)
    : text.replace(/^([^,]+), ([^,]+)$/u, '$1 ($2)');

/** Words of any degree, as stems. */
const NO_FIELD =
  /^(?:diplom|niveau|titr|bac|formation|form|specialit|option|mention|licenc|master|certif|profession|brevet|ecol|lyc|universit|etud|annee)/u;
const SAME_START = 7;
const startOf = (stem: string): string => stem.slice(0, SAME_START);
/** Trades that a degree of another field says nothing for. */
const BY_HAND: ReadonlySet<string> = new Set<Kin>([
  'table',
  'kitchen',
  'clean',
  'linen',
  'road',
  'goods',
  'machines',
  'site',
  'land',
  'guard',
  'beauty',
  'children',
]);
/** The degree nearest to the offer, with its article; the latest where none is near, none where the letter asks for a fact instead. */
export const degreeSlots = (
  { degrees }: LetterCandidate,
  { stems, title }: LetterOffer,
  isAsking = false,
): Slots => {
  const starts = new Set([...stems].map(startOf).filter((start) => start.length === SAME_START));
  // A noun of one family with an adjective of the offer is near to it.
  const isAsked = (stem: string): boolean => stems.has(stem) || starts.has(startOf(stem));
  const scored = degrees
    .filter(({ text }) => !NO_DEGREE.test(text) && !ONE_YEAR_OF.test(text))
    .map((degree) => ({
      degree,
      near: contentStems(degree.source.quote).filter(
        (stem) => isAsked(stem) && !NO_FIELD.test(stem),
      ).length,
    }));
  // A name in letters alone ("DCG") tells no field: it stays before an older degree of the same field.
  const [latest] = scored;
  const named = latest !== undefined && /^\p{Lu}{3,}(?=,|$)/u.test(latest.degree.text);
  // Of those that bear on the offer the highest, the nearest among equals: nobody tells a lesser one over it.
  const most = Math.max(0, ...scored.map((one) => one.near));
  const kin = tradeOf(title)?.kin;
  if (isAsking && most === 0 && kin !== undefined && BY_HAND.has(kin)) return {};
  const near = scored.filter((one) => one.near > 0 && one.near * 2 > most);
  const [first] = (near.length > 0 ? near : scored).sort(
    (one, other) => rankOf(other.degree) - rankOf(one.degree) || other.near - one.near,
  );
  const best = named ? latest.degree : first?.degree;
  if (best === undefined || best.text.length > LONGEST_DEGREE) return {};
  const text = inBrackets(
    asDegree(best.text).replace(SHOUTED_DEGREE, (word) => word.toLowerCase()),
  );
  const head = headOf(text);
  if (!ACRONYM.test(text) && !DEGREE.test(head)) return {};
  const gender = ACRONYM.test(text) || TITLE.test(head) ? 'm' : genderOf(head);
  if (gender === null) return {};
  const words = lowerFirst(text.replace(SHOUTED_LONG, (word) => word.toLowerCase())).replace(
    QUOTED,
    IN_QUOTES,
  );
  const isState = STATE_DEGREE.test(text);
  // One holds a degree, and has followed a course.
  if (head === 'formation') return { training: slot(aDegree(words, gender, false), [best.source]) };
  return {
    degree: slot(ofDegree(words, gender, isState), [best.source]),
    aDegree: slot(aDegree(words, gender, isState), [best.source]),
  };
};
const LONGEST_DEGREE = 110;

/** What is being studied, after the pronoun. */
export const studySlot = ({ studies }: LetterCandidate): Slot | null => {
  const [study] = studies;
  if (study === undefined || study.text.length > LONGEST_DEGREE) return null;
  const text = inBrackets(asDegree(study.text));
  const words = lowerFirst(typeset(text).replace(SHOUTED_WORDS, (all) => all.toLowerCase()));
  const head = headOf(words);
  const isNamed = ACRONYM.test(words) || TITLE.test(head) || /^(?:licence|formation)$/u.test(head);
  if (!isNamed) return null;
  return /^(?:licence|formation)$/u.test(head)
    ? slot(studying(words, 'f', head === 'formation'), [study.source])
    : slot(studying(words, 'm', false), [study.source]);
};
