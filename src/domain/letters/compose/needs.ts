import type { LetterSource } from '#/domain/letters/letter';
import { wordsGate } from '#/domain/letters/sources/deedGate.fr';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { fold } from '#/domain/shared/text';

/** Words of the offer as a source. */
export const offerSource = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});

/** What only makes sense after the words before it. Folded. */
const REFERS_BACK =
  /(?:^|\s)(?:ce|cet|cette|ces|celles?|ceux|celui|leurs?|son|sa|ses|y|en (?=\S+er\b))(?=\s|$)/u;
/** Verbs alone: what is done to what, nobody tells. */
const VERBS_ALONE = /^\p{L}+r(?:,? (?:et )?\p{L}+r)*$/u;
const MOST_NEED_WORDS = 15;

/** What the employer gives, and asks of nobody. Folded. */
const GIVEN =
  /(?<![a-z])(?:fournie?s?|offerte?s?|mis(?:es?)? a (?:votre )?disposition|pris(?:es?)? en charge par|beneficier|percevoir|recevoir (?:une formation|un salaire|des rendez-vous))(?![a-z])/u;
/** What goes with a post, where no verb says what is done with it. Folded. */
const WITH_THE_POST =
  /^(?!\p{L}+(?:er|ir|re|oir) ).*(?<![a-z])(?:primes?|tickets?|mutuelle|avantages?)(?![a-z])/u;

/** Whether a mission can be told by itself. */
export const isClear = ({ text }: MissionPhrase): boolean =>
  !REFERS_BACK.test(fold(text)) &&
  !VERBS_ALONE.test(text) &&
  !text.includes('/') &&
  text.split('(').length === text.split(')').length &&
  !GIVEN.test(fold(text)) &&
  !WITH_THE_POST.test(fold(text)) &&
  wordsGate(text).passes &&
  text.split(' ').length <= MOST_NEED_WORDS;
