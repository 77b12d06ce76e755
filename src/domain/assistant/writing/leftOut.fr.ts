import { statementOf } from '#/domain/assistant/dictatedParts.fr';
import type { Addressee } from '#/domain/assistant/dictatedParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Purpose } from '#/domain/assistant/writing/purposes.fr';
import { isOrder, withoutOrder } from '#/domain/assistant/writing/told.fr';
import { contentStems, sameRoot } from '#/domain/matching/words';

/** Letters that are kept as proofs, and what is asked of an employer: nothing is added to them that was not planned. */
const KEEPS_TO_ITS_WORDS: ReadonlySet<Purpose> = new Set([
  'resigning',
  'trialEnd',
  'amicableEnd',
  'leaveAsked',
  'absenceNotice',
  'sanctionContested',
  'complaint',
  'accidentNotice',
  'papersClaimed',
  'payClaimed',
  'farewell',
  'contactNote',
  'answerRecruiter',
]);

/** Said of how to write, of how one feels about it, or what is to be kept back. */
const ASIDE =
  /^(?:sans |surtout |ne (?:le |la |lui |leur )?(?:parle|dis|mentionne|pr[ée]cise)|pas besoin|rest(?:e|er|ez|ons) |avec |afin |juste |dans |à |a |pour |de |d’|selon |stp|svp|on se |et (?:rester|garder)|je (?:ne )?(?:sais|veux|voudrais|souhaite|dois|préfère ne)|j’aimerais|il faut|tu |vous |comment |que |qui |quoi |le mail|un mail|c’est pour)/iu;

/** Speaks of whom it goes to, or of somebody else: not turned for sure. */
const OF_OTHERS = /(?<!\p{L})(?:leurs?|lui|eux|ils|elles?|son|sa|ses)(?!\p{L})/iu;

const FEWEST_WORDS = 3;
const MOST_WORDS = 22;
/** So much of what is told has to stand in the message. */
const ENOUGH = 0.5;

/** What a clause names that the message names too, of all that it names. */
const shareHeld = (clause: string, message: string): number => {
  const told = contentStems(clause);
  const held = contentStems(message);
  if (told.length === 0) return 1;
  return told.filter((each) => held.some((stem) => sameRoot(stem, each, 4))).length / told.length;
};

/** A clause of one's own that can be said as it is told. */
const IS_OWN =
  /^(?:mais |et )?(?:je |j’|mon |ma |mes |notre |nos |c’est |ce (?:qui|sera)|ça |il y a |nous |on )/iu;

export type LeftOut = {
  /** What can be said as it was told. */
  readonly sentences: readonly string[];
  /** What cannot, in the words of the request. */
  readonly clauses: readonly string[];
};

/** What is told of which a message says nothing: sentences that can go into it, and the rest as it was put. */
export const leftOutOf = (
  clauses: readonly string[],
  message: string,
  purpose: Purpose,
  to: Addressee,
  spent: RegExp | undefined,
): LeftOut => {
  const sentences: string[] = [];
  const rest: string[] = [];
  for (const clause of clauses) {
    const said = isOrder(clause) ? withoutOrder(clause) : clause;
    const words = said.split(/\s+/u).length;
    if (said === '' || words < FEWEST_WORDS || words > MOST_WORDS) continue;
    if (spent?.test(opened(said)) === true) continue;
    if (ASIDE.test(said) || shareHeld(said, `${message} ${sentences.join(' ')}`) >= ENOUGH)
      continue;
    const sentence =
      KEEPS_TO_ITS_WORDS.has(purpose) || !IS_OWN.test(said) || OF_OTHERS.test(said)
        ? null
        : statementOf(said, to);
    if (sentence !== null && !/\[|mail|message|sms|lettre/iu.test(sentence))
      sentences.push(
        sentence.replace(/^(?:Mais|Et) (\p{L})/u, (_, first: string) => first.toUpperCase()),
      );
    else if (/\d/u.test(said) || IS_OWN.test(said)) rest.push(said);
  }
  return { sentences: sentences.slice(0, 3), clauses: rest.slice(0, 2) };
};
