import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import type { TextTrades } from '#/domain/lexicon/senses';
import { likeness } from '#/domain/lexicon/tradeVectors';
import { claimsMore, nameOfTool, nameOfWording, namesNoneOf } from '#/domain/lexicon/wordings';
import { isGeneralWord } from '#/domain/postings/generalWords.fr';
import type { Script } from '#/domain/postings/script';
import type { Segment } from '#/domain/postings/segments';
import { fold } from '#/domain/shared/text';

/** Kinds that several words may name, each its own thing. */
const OF_A_TRADE: ReadonlySet<Concept['kind']> = new Set(['technique', 'knowledge']);

/** "Gabarits" under the prototypes of a leather worker: words of which a concept says none name the thing, and no more. */
const isSideName = ({ kind, label }: Concept, wording: string): boolean =>
  OF_A_TRADE.has(kind) && claimsMore(label, wording) && namesNoneOf(label, wording);

/** The same of one plain word: it may be there by chance. */
const isSideWord = (concept: Concept, wording: string): boolean =>
  /^\p{Ll}[\p{L}'\u2019-]*$/u.test(wording) && isSideName(concept, wording);

/** Less alike, a concept lives in another trade than the advertisement. */
const OTHER_TRADE = 0.3;
/** Less alike, it may: several words stand for themselves then. */
const MAYBE_OTHER_TRADE = 0.55;

/**
 * "Observer les animaux" in a zoo is not the care of herds: where a label tells more than the words, and belongs to another
 * trade than the advertisement, the words stand for themselves.
 */
const saysMore = (
  { id, kind, label }: Concept,
  wording: string,
  { lexicon, trades }: Known,
  limit: number,
): boolean => {
  const own = OF_A_TRADE.has(kind) ? lexicon.tradesOf(id) : null;
  return (
    own !== null && trades !== null && likeness(own, trades) < limit && claimsMore(label, wording)
  );
};

/** What a licence is called for being one. */
const LICENSING =
  /\b(?:habilit|autoris|attest|certifi|permis|formation|titre|brevet|carte|visite|diplom|caces)/u;

/** "Travail en hauteur et grands deplacements": the work that a licence allows, where nothing speaks of a licence. */
const namesItsWork = (
  { kind, label }: Concept,
  wording: string,
  { start, end }: Segment,
  { folded }: Script,
): boolean =>
  kind === 'licence' &&
  // Two letters are a class, and no work.
  /\p{L}{3}/u.test(wording) &&
  LICENSING.test(fold(label)) &&
  !LICENSING.test(folded.slice(start, end)) &&
  claimsMore(label, wording) &&
  !claimsMore(label.replace(/^\S+\s/u, ''), wording);

/** What a skill asked for is called. */
export type NameAsked = {
  readonly label: string;
  /** The words of the advertisement stand for themselves: its concept says more, or belongs to another trade. */
  readonly own: boolean;
  /** What it would be called whatever its words leave unsaid. */
  readonly plain: string;
};

type Known = {
  readonly lexicon: Lexicon;
  /** The trades that the advertisement speaks of. */
  readonly trades: TextTrades;
};

/**
 * The name of a concept that these words ask for, told in `groups` wordings: its own where the words say it or its trade
 * is the advertisement's, else the words themselves. Null for a word of any trade, which asks for nothing.
 */
export const nameAsked = (
  { concept, segment }: { readonly concept: Concept; readonly segment: Segment },
  wording: string,
  groups: number,
  { script, lexicon, trades }: Known & { readonly script: Script },
): NameAsked | null => {
  const aside = isSideWord(concept, wording);
  // "Contrat" under the management of contracts.
  if (aside && isGeneralWord(fold(wording))) return null;
  const words = wording.replace(/\s+/gu, ' ');
  const own =
    saysMore(concept, wording, { lexicon, trades }, OTHER_TRADE) ||
    namesItsWork(concept, wording, segment, script);
  const plain =
    own || aside
      ? words
      : concept.kind === 'tool' && groups === 1
        ? nameOfTool(concept.label, wording)
        : nameOfWording(concept.label, wording, groups);
  // "Restaurer les instruments" of a luthier, who asks for a diploma of "lutherie": the craft is named as well.
  const namedElsewhere = !claimsMore(concept.label, script.original);
  const asWritten =
    (isSideName(concept, wording) && !namedElsewhere) ||
    (/\s/u.test(wording) && saysMore(concept, wording, { lexicon, trades }, MAYBE_OTHER_TRADE));
  return { label: asWritten ? words : plain, own, plain };
};
