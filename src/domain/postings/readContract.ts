import type { ContractType, OfferText, WorkMode } from '#/domain/postings/offer';
import {
  CONTRACT_LABEL,
  CONTRACT_LIST,
  CONTRACT_WORDS,
  LATER_CONTRACT,
  MODE_WORDS,
  NAME_HIRES,
  NOT_THIS_CONTRACT,
  OFFERS_POST,
  TEACHES_BEFORE,
} from '#/domain/postings/postingContracts.fr';
import type { OfferRequirements, Stated } from '#/domain/postings/requirements';
import { openScript, type Script } from '#/domain/postings/script';
import { isWithin } from '#/domain/postings/statedLines';
import { matchesOf } from '#/domain/shared/matches';
import type { TextRange } from '#/domain/shared/textRange';

/** What is known from elsewhere than the text has an empty range. */
const NOWHERE = { start: 0, end: 0 };

type Named = {
  readonly value: ContractType;
  readonly start: number;
  readonly end: number;
  /** How plainly it is the contract of the post: 2 under a label or on the first line, 1 where the post is offered under it. */
  readonly plain: number;
};

/** The kinds that tell more than how long a contract lasts: "CDD saisonnier" is seasonal. */
const PARTICULAR: ReadonlySet<ContractType> = new Set([
  'Alternance',
  'Stage',
  'Saisonnier',
  'Int\u00e9rim',
  'Freelance',
]);
const WINDOW = 70;

/** "Larive Interim recrute": a kind of contract that is a word of the employer's name, with its capital. */
const isInName = ({ original, folded, toOriginal }: Script, { start, end }: TextRange): boolean => {
  const written = toOriginal(start, end);
  const lineStart = original.lastIndexOf('\n', written.start - 1) + 1;
  const before = original.slice(lineStart, written.start);
  return (
    /^\p{Lu}/u.test(original.slice(written.start)) &&
    /^\p{Lu}[^.:;,]*\s$/u.test(before) &&
    before.split(/\s+/u).every((word) => !/^\p{Ll}{4,}/u.test(word)) &&
    NAME_HIRES.test(folded.slice(end, end + 60))
  );
};

const namedIn = (script: Script): readonly Named[] => {
  const { folded } = script;
  const lists = matchesOf(CONTRACT_LIST, folded).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const firstEnd = folded.trimStart().indexOf('\n');
  const found: Named[] = [];
  for (const [value, rule, roots] of CONTRACT_WORDS) {
    if (roots?.every((root) => !folded.includes(root)) === true) continue;
    for (const match of matchesOf(rule, folded)) {
      const start = match.index;
      const lineStart = folded.lastIndexOf('\n', start - 1) + 1;
      const before = folded.slice(Math.max(lineStart, start - WINDOW), start);
      const listed = lists.some((list) => start >= list.start && start < list.end);
      const labelled = CONTRACT_LABEL.test(folded.slice(Math.max(0, start - WINDOW), start));
      const end = start + match[0].length;
      if (LATER_CONTRACT.test(folded.slice(end, end + 20))) continue;
      if (!labelled && (listed || NOT_THIS_CONTRACT.test(before))) continue;
      if (!labelled && isInName(script, { start, end })) continue;
      const first = firstEnd > 0 && start < firstEnd && !TEACHES_BEFORE.test(before);
      const plain = labelled || first ? 2 : OFFERS_POST.test(before) ? 1 : 0;
      found.push({ value, start, end, plain });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

/** "CDD saisonnier", "contrat en alternance (CDD)": the words beside a contract that say which kind it is. */
const particularBeside = (folded: string, named: readonly Named[], one: Named): Named | undefined =>
  PARTICULAR.has(one.value)
    ? undefined
    : named.find(({ value, start, end }) => {
        if (!PARTICULAR.has(value)) return false;
        const between =
          start > one.start ? folded.slice(one.end, start) : folded.slice(end, one.start);
        return between.length < 12 && !/\n|,|\/|\b(?:ou|et|puis)\b/u.test(between);
      });

/** The contract that a title known from elsewhere names. */
const contractOfTitle = (title: string | undefined): Stated<ContractType> | null => {
  const [named] = title === undefined ? [] : namedIn(openScript(title));
  return named === undefined ? null : { value: named.value, range: NOWHERE };
};

/** The contract: what is known of the offer, else what the line of the contract states, else what its text names most plainly; an agency's other contracts and a later one are not it. */
export const readContract = (
  script: Script,
  offer: OfferText,
  line?: TextRange,
): OfferRequirements['contract'] => {
  const { folded, toOriginal } = script;
  const everywhere = namedIn(script);
  const stated = everywhere.filter(({ start }) => isWithin(line, start));
  const all = stated.length > 0 ? stated : everywhere;
  const named =
    offer.contract === undefined ? all : all.filter(({ value }) => value === offer.contract);
  const first = [2, 1, 0].map((least) => named.find(({ plain }) => plain >= least)).find(Boolean);
  if (first === undefined)
    return offer.contract === undefined
      ? contractOfTitle(offer.title)
      : { value: offer.contract, range: NOWHERE };
  const one =
    named
      .filter(({ value }) => value === first.value)
      .map((each) => particularBeside(folded, all, each))
      .find((each) => each !== undefined && offer.contract === undefined) ?? first;
  return { value: one.value, range: toOriginal(one.start, one.end) };
};

/** The work mode: what is known of the offer, else what its text says of the post itself. */
export const readMode = (
  { folded, toOriginal }: Script,
  offer: OfferText,
): OfferRequirements['mode'] => {
  // The rules stand in order of precedence: "pas de teletravail" before "teletravail".
  for (const [value, rule] of MODE_WORDS) {
    if (offer.mode !== undefined && offer.mode !== value) continue;
    const match = rule.exec(folded);
    if (match !== null) {
      const range = toOriginal(match.index, match.index + match[0].length);
      return { value, range } satisfies Stated<WorkMode>;
    }
  }
  return offer.mode === undefined ? null : { value: offer.mode, range: NOWHERE };
};
