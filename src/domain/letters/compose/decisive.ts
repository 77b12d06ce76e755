import type { CandidateTask } from '#/domain/letters/sources/candidateTasks';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import type { Concept, Lexicon, Mention } from '#/domain/lexicon/lexicon';
import { doubtOf } from '#/domain/matching/report';
import type { Evidence, LedgerRow } from '#/domain/matching/report';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** A thing that the offer asks for and the CV holds, with what it is worth to say so. */
export type Mark = {
  /** As the CV writes it. */
  readonly name: string;
  readonly isTool: boolean;
  /** About 0 for what any offer asks, 4 for a rare thing that this one insists on. */
  readonly weight: number;
  /** Words of it, as stems. */
  readonly stems: readonly string[];
  /** Lines of posts that show it. */
  readonly lines: readonly string[];
  /** The line that names it under no post; null where none does. */
  readonly listed: string | null;
};

/** Whether a quote of the comparison and a line of the CV are the same words, or one holds the other. */
export const isOfLine = (quote: string, line: string): boolean =>
  quote.includes(line) || (quote.length > SURE_QUOTE && line.includes(quote));
const SURE_QUOTE = 12;

/** What any office asks for. */
const OFFICE = 'outils-bureautiques';

const RARITY: Readonly<Record<Concept['kind'], number>> = {
  licence: 2.6,
  diploma: 2.6,
  tool: 2.2,
  technique: 0.7,
  knowledge: 0.7,
  occupation: 0.5,
  softSkill: 0,
};
const OF_ANY_OFFICE = 0.5;
/** Words of the offer that the lexicon does not know. */
const WORDS = 0.5;
/** What belongs to one trade alone is rarer than what many share. */
const OF_ONE_TRADE = 1.8;

/** How rarely offers of all trades ask for a thing: by its kind, and by how few trades it lives in. */
const rarityOf = (concept: Concept | undefined, lexicon: Lexicon): number => {
  if (concept === undefined) return WORDS;
  if (concept.id === OFFICE || lexicon.implies(concept.id, OFFICE)) return OF_ANY_OFFICE;
  const trades = lexicon.tradesOf(concept.id);
  const total = trades?.weights.reduce((sum, weight) => sum + weight, 0) ?? 0;
  const focus = trades === null || total === 0 ? 0 : Math.max(...trades.weights) / total;
  return RARITY[concept.kind] + (concept.kind === 'softSkill' ? 0 : OF_ONE_TRADE * focus);
};

const INSISTED = { required: 1.4, expected: 1, optional: 0.75 } as const;
const IN_TITLE = 1.4;
const FEWEST_CREDIT = 0.7;

/** Initials of a kind of program, and common nouns: what it is called says more. */
export const A_KIND =
  /^(?:GED|WMS|CRM|ERP|SIRH|GMAO|GPAO|TMS|SIG|PGI|LMS|CMS|SIGB|PIC|TCD|DAO|CAO|PAO|SGBD|BDD|GRC|EPI)$|^\p{Ll}{2,} |^Logiciel/u;

/** The words of the CV for a concept, the most precise where a line names several: "Reflex" for a warehouse program. */
const namedIn = (
  quote: string,
  { id, label }: Concept,
  lexicon: Lexicon,
): { readonly name: string; readonly precise: boolean } | null => {
  const found = lexicon
    .findMentions(quote)
    .filter(({ concept }) => concept.id === id || lexicon.implies(concept.id, id));
  const words = ({ start, end }: Mention): string => quote.slice(start, end);
  const own = found.find((one) => one.concept.id === id && !A_KIND.test(words(one)));
  const best =
    own ?? (A_KIND.test(label) ? found.find(({ concept }) => concept.id !== id) : found[0]);
  return best === undefined
    ? null
    : { name: words(best), precise: best === own || best.concept.id !== id };
};

/** What says that a thing is hardly known. Folded. */
const HARDLY =
  /(?:notions?|bases|debut\S*|initiation|apprentissage|decouverte)[^,;.()]{0,12}$|^\s*\(?(?:notions?|bases|debut|initiation)/u;
/** Whether a line says only a beginning of what it names. */
const isHardly = (quote: string, name: string): boolean => {
  const at = quote.indexOf(name);
  return (
    HARDLY.test(fold(quote.slice(0, Math.max(0, at)))) ||
    HARDLY.test(fold(quote.slice(at + name.length)))
  );
};

type Shown = {
  readonly name: string;
  readonly proof: Evidence;
  readonly precise: boolean;
  /** The line says it by this name. */
  readonly isLiteral: boolean;
};

const proofsOf = (
  { evidence, label, offerQuote }: LedgerRow,
  concept: Concept | undefined,
  lexicon: Lexicon,
): readonly Shown[] =>
  evidence.flatMap((proof): readonly Shown[] => {
    const said = concept === undefined ? null : namedIn(proof.quote, concept, lexicon);
    if (said !== null)
      return isHardly(proof.quote, said.name) ? [] : [{ ...said, proof, isLiteral: true }];
    return [
      { name: concept?.label ?? (label || offerQuote), proof, precise: false, isLiteral: false },
    ];
  });

/** What the comparison found in the CV of what the offer asks for, the most telling first. */
export const marksOf = (
  rows: readonly LedgerRow[],
  lexicon: Lexicon | null,
  title: string,
): readonly Mark[] => {
  if (lexicon === null) return [];
  const asked = new Set(contentStems(title));
  return rows
    .filter((row) => row.axis === 'skills' && row.credit >= FEWEST_CREDIT && doubtOf(row) === null)
    .flatMap((row): readonly Mark[] => {
      const [label = row.label] = row.options
        ?.filter(({ held }) => held)
        .map((option) => option.label) ?? [row.label];
      const concept = lexicon
        .findMentions(label)
        .map((mention) => mention.concept)
        .find((one) => fold(one.label) === fold(label) || contentStems(label).length === 1);
      const proofs = proofsOf(row, concept, lexicon);
      const named = proofs.find(({ precise }) => precise) ?? proofs[0];
      if (named === undefined) return [];
      const stems = contentStems(`${label} ${row.offerQuote} ${named.name}`);
      const inTitle = contentStems(label).some((stem) => asked.has(stem));
      return [
        {
          name: named.name,
          isTool: concept?.kind === 'tool' && named.isLiteral,
          weight:
            rarityOf(concept, lexicon) *
            INSISTED[row.demand] *
            row.credit *
            (inTitle ? IN_TITLE : 1),
          stems,
          lines: proofs
            .filter(({ proof }) => proof.section === 'experience')
            .map(({ proof }) => proof.quote),
          listed: proofs.find(({ proof }) => proof.section !== 'experience')?.proof.quote ?? null,
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
};

/** What a mark is worth where the sentence leaves its name out. */
const LEFT_OUT = 0.3;

/** What a line is worth to this offer: what is rare and asked for in it, as far as its sentence says so; each further thing adds less. */
export const worthOf = (
  marks: readonly Mark[],
  { source, deed, stems }: Pick<CandidateTask, 'source' | 'deed' | 'stems'>,
): number => {
  const told = fold(tell(deed, { ongoing: false }));
  const own = new Set(stems);
  return marks
    .filter(({ lines }) => lines.some((quote) => isOfLine(quote, source.quote)))
    .map((mark) => {
      const isSaid = told.includes(fold(mark.name)) || mark.stems.some((stem) => own.has(stem));
      return mark.weight * (isSaid ? 1 : LEFT_OUT);
    })
    .sort((one, other) => other - one)
    .reduce((sum, weight, index) => sum + weight / (index + 1), 0);
};
