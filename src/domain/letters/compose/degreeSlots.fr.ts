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
import { SAME_TRADE } from '#/domain/letters/compose/letterEvidence';
import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import type { Degree, LetterCandidate } from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

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

/** Houses where one learns. Folded. */
const SCHOOL =
  /^(?:lycee|ecole|institut|universite|iut|cfa|ifsi|ifas|afpa|greta|campus|centre de formation)(?![a-z])/u;

/** "Licence Histoire, Pau" as "Licence Histoire (Pau, 2019)"; where a bracket stands already, without what follows the comma. */
const inBrackets = (text: string, year?: number): string => {
  const [name = text, ...others] = text.split(', ');
  const isDated = year === undefined || text.includes(String(year));
  const when = isDated ? '' : `${year}`;
  if (text.includes('(')) return name;
  const last = others.at(-1);
  // Of more than two pieces the last may be anything: a school is told, and what stands before it.
  const isSchool = last !== undefined && (others.length === 1 || SCHOOL.test(fold(last)));
  const aside = [isSchool ? last : '', when].filter((part) => part !== '').join(', ');
  const told = isSchool ? [name, ...others.slice(0, -1)].join(', ') : name;
  return aside === '' ? told : `${told} (${aside})`;
};

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
/** Short courses and what ends on no diploma: of another field they say nothing. Folded. */
const SHORT_COURSE =
  /^(?:formation|bootcamp|parcours|attestation|certification|habilitation|module|stage|mooc|initiation|perfectionnement)(?![a-z])/u;
/** Names of degrees of any field, in capitals. */
const ANY_FIELD =
  /^(?:BTS|BTSA|BUT|DUT|CAP|CAPA|BEP|BEPA|BAC|DEUG|DEUST|DESS|DEA|DAEU|CQP|RNCP|AFPA|GRETA|CFA|IUT|IAE|MBA|STG|STMG|STT|STI|STL|NSI|SES|LEA|PRO)$/u;
/** The lowest level of studies that an advertisement names, by the place of each among the levels. */
const LEVELS_ASKED: readonly (readonly [RegExp, number])[] = [
  [/(?<![\p{L}\d])(?:CAP|BEP)(?!\p{L})/u, 0],
  [/(?<![\p{L}\d])[Bb]ac(?:calaur[ée]at)?(?! ?\+| ?\p{L})|niveau [Bb]ac(?! ?\+)|[Bb]ac [Pp]ro/u, 1],
  [/[Bb][Aa][Cc] ?\+ ?2|(?<!\p{L})(?:BTS|DUT)(?!\p{L})/u, 2],
  [/[Bb][Aa][Cc] ?\+ ?[34]|(?<!\p{L})[Ll]icence (?:professionnelle|en|de|pro)(?!\p{L})/u, 3],
  [/[Bb][Aa][Cc] ?\+ ?5|(?<!\p{L})[Mm]aster(?!\p{L})|[ÉEée]cole d.ing[ée]nieur/u, 4],
];
/** Where an advertisement names no level, a degree of another field says something from here on. */
const HIGHER_STUDIES = 2;

/** How near a degree is to an offer: of its trade, of one of its matters, of another field. */
const OF_TRADE = 2;
const OF_MATTER = 1;
type Nearness = { readonly tier: 0 | 1 | 2; readonly shared: number };

/** Words of a title that name a rank and no trade, as stems. */
const ANY_TRADE =
  /^(?:agent|techni|assist|charg|conseil|respons|employ|ouvri|operat|gestionn|manag|chef|adjoint|direct|aid|metier|polyval|post|second|junior|senior|altern|cdi|cdd|nuit|jour|franc|general|servic|secteur|projet)/u;

/** How near the name of a degree is to the trade and the words of an offer. */
const nearnessTo = ({
  stems,
  title,
  text,
  near,
}: Pick<LetterOffer, 'stems' | 'title' | 'text' | 'near'>): ((quote: string) => Nearness) => {
  const asked = [new Set(contentStems(title)), stems].map((some) => {
    const starts = new Set([...some].map(startOf).filter((start) => start.length === SAME_START));
    // A noun of one family with an adjective of the offer is near to it.
    return (stem: string): boolean => some.has(stem) || starts.has(startOf(stem));
  });
  const [isOfTitle = () => false, isAsked = () => false] = asked;
  const trade = tradeOf(title);
  return (quote) => {
    const fields = contentStems(quote).filter((stem) => !NO_FIELD.test(stem));
    const initials = quote.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? [];
    const isNamed = initials.some(
      (name) => !ANY_FIELD.test(name) && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
    );
    const shared = fields.filter(isAsked).length;
    const isOfTrade =
      isNamed ||
      fields.some((stem) => isOfTitle(stem) && !ANY_TRADE.test(stem)) ||
      (near?.get(quote) ?? 0) >= SAME_TRADE ||
      (trade !== null && tradeOf(quote) === trade);
    return { tier: isOfTrade ? OF_TRADE : shared > 0 ? OF_MATTER : 0, shared };
  };
};

/** A school that stands beside its degree without a comma: "CAP cuisine lycée Jean Rostand", "par le CNED". */
const RUN_IN_SCHOOL =
  /(?<=^[^,(]{6,}) (?:(?:par|avec|au|à l[’']|à la|du) ?(?:le |la |l[’'])?)?((?:[Ll]yc[ée]e|CFA|MFR|AFPA|GRETA|CNED|IUT|IFAS|IFSI|IFAP|UFA|[Uu]niversité)(?!\p{L})[^,(]*)$/u;

/** "CQP AGENT MACHINISTE": all in capitals, where only the initials of kinds are capitals of their own. */
const isCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && /\p{Lu}{4,} \p{Lu}{4,}/u.test(text);
const inSmall = (text: string): string =>
  text.replace(/\p{L}+/gu, (word, at: number) =>
    ANY_FIELD.test(word) || text.charAt(at - 1) === '(' || !/[AEIOUY]/u.test(word)
      ? word
      : word.toLowerCase(),
  );

/** A degree as a sentence names it; null where its kind or gender is not known. */
const toldDegree = (best: Degree): Slots | null => {
  if (best.text.length > LONGEST_DEGREE) return null;
  if (isCapitals(best.text)) return toldDegree({ ...best, text: inSmall(best.text) });
  const text = inBrackets(
    asDegree(best.text.replace(RUN_IN_SCHOOL, ', $1')).replace(SHOUTED_DEGREE, (word) =>
      word.toLowerCase(),
    ),
    best.year,
  );
  const head = headOf(text);
  if (!ACRONYM.test(text) && !DEGREE.test(head)) return null;
  const gender = ACRONYM.test(text) || TITLE.test(head) ? 'm' : genderOf(head);
  if (gender === null) return null;
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

/** Whether a degree of another field is worth a sentence: it reaches the level asked for, where no craft is asked for. */
const saysLevel = ({ text, level, isCertificate }: Degree, offer: LetterOffer): boolean => {
  if (SHORT_COURSE.test(fold(text)) || isCertificate === true) return false;
  const asked = LEVELS_ASKED.find(([name]) => name.test(offer.text))?.[1];
  const kin = tradeOf(offer.title)?.kin;
  const isByHand = kin !== undefined && BY_HAND.has(kin);
  if (isByHand) return asked !== undefined && level >= asked;
  return level < 0 || level >= (asked ?? HIGHER_STUDIES);
};

/** The highest or latest diploma of any field, for a letter that has little else to tell. */
export const anyDegreeSlot = ({ degrees }: LetterCandidate): Slot | null => {
  const told = [...degrees]
    .filter(({ text }) => !NO_DEGREE.test(text) && !ONE_YEAR_OF.test(text))
    .filter(({ text }) => !SHORT_COURSE.test(fold(text)))
    .sort((one, other) => rankOf(other) - rankOf(one))
    .map(toldDegree)
    .find((slots) => slots?.['aDegree'] != null);
  return told?.['aDegree'] ?? null;
};

const fieldsOf = ({ source }: Degree): readonly string[] =>
  contentStems(source.quote).filter((stem) => !NO_FIELD.test(stem));
const isWithin = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 0 && few.every((stem) => many.includes(stem));

/** Whether a degree is of the trade that its holder has now or gives themselves: it says something for what is near that. */
const ofOwnTrade = ({ headline, experiences }: LetterCandidate): ((degree: Degree) => boolean) => {
  const titles = [headline, experiences[0]?.jobTitle ?? null];
  const own = titles
    .flatMap((title) => contentStems(title ?? ''))
    .filter((stem) => stem.length >= SAME_START && !ANY_TRADE.test(stem))
    .map(startOf);
  return (degree) => fieldsOf(degree).some((stem) => own.includes(startOf(stem)));
};

/**
 * The degree nearest to the offer, with its article: of its trade before of one of its matters, however old. One of
 * another field only where none is near and it reaches the level asked for.
 */
export const degreeSlots = (candidate: LetterCandidate, offer: LetterOffer): Slots => {
  const { degrees } = candidate;
  const nearness = nearnessTo(offer);
  const isOwn = ofOwnTrade(candidate);
  const known = degrees
    .filter(({ text }) => !NO_DEGREE.test(text) && !ONE_YEAR_OF.test(text))
    .map((degree) => {
      const near = nearness(degree.source.quote);
      const tier = near.tier === 0 && isOwn(degree) ? OF_MATTER : near.tier;
      return { degree, shared: near.shared, tier };
    });
  // A higher diploma of the field of another is as near: "BP esthétique cosmétique" beside "CAP esthétique".
  const scored = known.map((one) => ({
    ...one,
    tier: known
      .filter(({ degree }) => isWithin(fieldsOf(degree), fieldsOf(one.degree)))
      .reduce<Nearness['tier']>((tier, other) => (other.tier > tier ? other.tier : tier), one.tier),
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  // A name in letters alone ("DCG") tells no field: it stays before an older degree of the same field.
  const [latest] = scored;
  const isBare = latest !== undefined && /^\p{Lu}{3,}(?=,|$)/u.test(latest.degree.text);
  const isFirst = (one: (typeof scored)[number]): boolean =>
    isBare && one === latest && !scored.some(({ tier }) => tier === OF_TRADE);
  // Of those equally near the highest: nobody tells a lesser one over it.
  const isNear = ({ shared }: Nearness): boolean => shared * 2 > most;
  const told = scored
    .filter((one) => one.tier > 0 || isFirst(one) || saysLevel(one.degree, offer))
    .sort(
      (one, other) =>
        Number(isFirst(other)) - Number(isFirst(one)) ||
        other.tier - one.tier ||
        Number(isNear(other)) - Number(isNear(one)) ||
        rankOf(other.degree) - rankOf(one.degree) ||
        other.shared - one.shared,
    );
  const [first, ...others] = told.flatMap((one) => {
    const slots = toldDegree(one.degree);
    return slots === null ? [] : [{ ...one, slots }];
  });
  if (first === undefined) return {};
  // A second one of the trade shows the way that led there; one of another field says nothing beside it.
  const second = others.find(
    ({ tier, slots, degree }) =>
      tier > 0 &&
      tier >= first.tier &&
      slots['aDegree'] !== undefined &&
      !isSame(degree, first.degree),
  );
  return {
    ...first.slots,
    ...(second === undefined ? {} : { aDegreeToo: second.slots['aDegree'] ?? null }),
  };
};

/** Whether two names are of one degree: of one kind, one in the other. */
const isSame = (one: Degree, other: Degree): boolean =>
  headOf(one.text) === headOf(other.text) &&
  (isWithin(fieldsOf(one), fieldsOf(other)) || isWithin(fieldsOf(other), fieldsOf(one)));

/** Whether a degree or what is being studied is of the very trade asked for. */
export const isTrainedFor = (
  { degrees, studies }: LetterCandidate,
  offer: LetterOffer,
): boolean => {
  const nearness = nearnessTo(offer);
  return [...degrees, ...studies].some(({ source }) => nearness(source.quote).tier === OF_TRADE);
};

/** Whether what is being studied says less of the trade asked for than a degree that is held. */
export const isStudyFar = ({ degrees, studies }: LetterCandidate, offer: LetterOffer): boolean => {
  const nearness = nearnessTo(offer);
  const best = (some: readonly { readonly source: { readonly quote: string } }[]): number =>
    Math.max(0, ...some.map(({ source }) => nearness(source.quote).tier));
  return best(degrees) > best(studies.slice(0, 1));
};
const LONGEST_DEGREE = 110;

/** What is being studied, after the pronoun. */
export const studySlot = ({ studies }: LetterCandidate): Slot | null => {
  const [study] = studies;
  if (study === undefined || study.text.length > LONGEST_DEGREE) return null;
  // What follows its name and its school says how far one is.
  const [name = '', ...others] = study.text.split(', ');
  const text = inBrackets(asDegree(others.length > 1 ? name : study.text));
  const words = lowerFirst(typeset(text).replace(SHOUTED_WORDS, (all) => all.toLowerCase()));
  const head = headOf(words);
  const isNamed = ACRONYM.test(words) || TITLE.test(head) || /^(?:licence|formation)$/u.test(head);
  if (!isNamed) return null;
  return /^(?:licence|formation)$/u.test(head)
    ? slot(studying(words, 'f', head === 'formation'), [study.source])
    : slot(studying(words, /^VAE(?!\p{L})/u.test(words) ? 'f' : 'm', false), [study.source]);
};
