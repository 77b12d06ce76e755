import { PLACED_CONFIDENCE } from '#/domain/lexicon/findMentions';
import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { withNestedTools } from '#/domain/lexicon/nestedTools';
import { tradesOfText } from '#/domain/lexicon/senses';
import type { TextTrades } from '#/domain/lexicon/senses';
import { stemOf } from '#/domain/lexicon/stems';
import { likeness } from '#/domain/lexicon/tradeVectors';
import { claimsMore, namesNoneOf } from '#/domain/lexicon/wordings';
import { wordKey } from '#/domain/lexicon/wordTokens';
import { bareLicences } from '#/domain/postings/bareLicences';
import { diplomaChoices } from '#/domain/postings/diplomaChoices';
import type { OfferText } from '#/domain/postings/offer';
import { readLines } from '#/domain/postings/postingSections';
import { readContract, readMode } from '#/domain/postings/readContract';
import { findDegrees, readDegree } from '#/domain/postings/readDegree';
import { readHead } from '#/domain/postings/readHead';
import { readOfferLanguages } from '#/domain/postings/readLanguages';
import { readMinYears } from '#/domain/postings/readMinYears';
import { readAskedSentences, readMissions } from '#/domain/postings/readMissions';
import { readPay } from '#/domain/postings/readPay';
import { placeOfTitle } from '#/domain/postings/readPlace';
import { readKnownSkills } from '#/domain/postings/readSkills';
import { readUnknownSkills } from '#/domain/postings/readUnknownSkills';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { openScript } from '#/domain/postings/script';
import { readSegments, segmentAt } from '#/domain/postings/segments';
import { readStatedLines } from '#/domain/postings/statedLines';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Below, a concept belongs to other trades than the advertisement: learned on advertisements judged line by line. */
const LEAST_LIKENESS = 0.12;
/** Below, two trades have nothing in common. */
const NO_LIKENESS = 0.02;
/** Below, words of which a concept says none, and which other concepts use too, mean something else. */
const SIDE_LIKENESS = 0.3;

/** Kinds whose words tell something else in another trade. */
const OF_A_TRADE: ReadonlySet<Concept['kind']> = new Set(['technique', 'knowledge']);

const LINK_WORD = /^(?:d[eu]s?|l[aes]*|d|et|ou|aux?|a|en|une?|sur|pour|par|dans|avec)$/u;

const stemsOf = (words: string): readonly string[] =>
  fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .map(wordKey)
    .filter((word) => word !== '' && !LINK_WORD.test(word))
    .map(stemOf);

/** Kinds that words may name of which their label says none. */
const NAMED_ASIDE: ReadonlySet<Concept['kind']> = new Set([
  'technique',
  'knowledge',
  'tool',
  'licence',
]);

/** "Nacelle" for the cleaner's gear, "terminaux" for the readers of bar codes: an ambiguous word, or one that only its place speaks for, of which the concept says nothing and that belongs to another trade. */
const isHeardAside = (
  { concept, shared, confidence }: Mention,
  words: string,
  alike: number | null,
): boolean =>
  NAMED_ASIDE.has(concept.kind) &&
  (confidence === PLACED_CONFIDENCE ||
    (shared === true && alike !== null && /^(?:\p{Ll}\S*|\p{Lu}+)$/u.test(words))) &&
  (alike ?? 0) < SIDE_LIKENESS &&
  claimsMore(concept.label, words) &&
  namesNoneOf(concept.label, words);

/** The words say the whole name of the concept: "facturation des clients" is "Facturation" in any trade. */
const saysWhole = (words: string, { label }: Concept): boolean => {
  const said = new Set(stemsOf(words));
  return stemsOf(label).every((stem) => said.has(stem));
};

/**
 * The mentions that mean their concept in an advertisement of this trade. Words that another trade uses for a thing of its
 * own ("aide au levage" on a building site) are left to be read as they are written.
 */
const meantMentions = (
  lexicon: Lexicon,
  text: string,
  trades: TextTrades,
  mentions: readonly Mention[],
): readonly Mention[] => {
  if (trades === null) return mentions;
  return mentions.filter((mention) => {
    const { concept, start, end, confidence } = mention;
    const vector = lexicon.tradesOf(concept.id);
    const alike = vector === null ? null : likeness(vector, trades);
    if (isHeardAside(mention, text.slice(start, end), alike)) return false;
    if (alike === null || !OF_A_TRADE.has(concept.kind)) return true;
    return (
      alike >= LEAST_LIKENESS ||
      // Roots alone are no name in a trade that has nothing to do with it: a luthier lets violins, not flats.
      ((confidence === 1 || alike >= NO_LIKENESS) && saysWhole(text.slice(start, end), concept))
    );
  });
};

/** The post that a title names, without the town at its end. */
const postOf = (title: string): string => {
  const place = placeOfTitle(title);
  return place === null ? title : title.slice(0, place.start);
};

/** The words spell the employer's name out in brackets: "Manejo (Maneges Joyeux)". */
const spellsName = (
  text: string,
  company: OfferRequirements['company'],
  { start, end }: TextRange,
): boolean => {
  if (company === null || company.range.end <= company.range.start) return false;
  const spelled = /^ ?\([^()\n]{2,60}\)/u.exec(text.slice(company.range.end))?.[0].length ?? 0;
  return start > company.range.end && end <= company.range.end + spelled;
};

const firstLine = (text: string): string => text.trimStart().split('\n', 1)[0] ?? '';

/** Reads what an advertisement asks for. Never throws; what the text does not state is null or empty. */
export const readOffer = (offer: OfferText, lexicon: Lexicon): OfferRequirements => {
  const script = openScript(offer.text);
  const stated = readStatedLines(script);
  const lines = readLines(script, offer.title ?? null);
  const segments = readSegments(script, lines);
  const read = withNestedTools(lexicon, offer.text);
  const choices = diplomaChoices(lexicon, offer.text, read);
  const named = [
    ...bareLicences(lexicon, script, offer.title ?? firstLine(offer.text), read),
    ...read.filter(({ start, end }) => !choices.some((one) => one.start < end && one.end > start)),
    ...choices,
  ].sort((one, other) => one.start - other.start);
  const trades = named.filter(({ concept }) => concept.kind === 'occupation');
  const head = readHead(script, lines, offer, trades, lexicon.occupations);
  const told = named.filter(({ confidence, start }) => {
    const segment = segmentAt(segments, script.toFolded(start));
    return confidence === 1 && segment !== undefined && !segment.ignored;
  });
  const spoken = tradesOfText(lexicon, lexicon.findMentions(head.title?.value ?? ''), told);
  const mentions = meantMentions(lexicon, offer.text, spoken, named);
  const degrees = findDegrees(script, segments);
  const skills = [
    ...readKnownSkills({ script, segments, mentions, degrees, offer, lexicon, trades: spoken }),
    ...readUnknownSkills(script, segments, mentions, named, degrees, offer.company),
  ]
    .filter(({ range }) => !spellsName(offer.text, head.company, range))
    .sort((a, b) => a.range.start - b.range.start);
  return {
    ...head,
    occupation:
      head.title === null ? null : lexicon.occupations.occupationOf(postOf(head.title.value)),
    skills,
    minYears: readMinYears(script, segments, stated.experience),
    degree: readDegree(script, degrees, stated.degree),
    languages: readOfferLanguages(script, segments),
    contract: readContract(script, offer, stated.contract),
    mode: readMode(script, offer),
    pay: readPay(script, stated.pay),
    missions: readMissions(script, segments),
    sentences: readAskedSentences(script, segments),
  };
};
