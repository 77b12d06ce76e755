import {
  ASKED_OF,
  ASKED_OF_ANY,
  ASKED_OF_LEADING,
  EVEN_UNPAID,
  LEADS_PEOPLE,
  asked,
} from '#/domain/letters/bank/invitations.fr';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import type { Desk } from '#/domain/letters/compose/desk';
import { slot } from '#/domain/letters/compose/fill';
import { INVITING } from '#/domain/letters/compose/letterInput';
import { jobOf } from '#/domain/letters/compose/letterSlots';
import { isFarPost } from '#/domain/letters/compose/move';
import type { LetterSentence } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Before the colon of what is asked, or at its end. */
const withAside = (what: string, aside: string): string =>
  what.includes('\u00a0:') ? what.replace('\u00a0:', `${aside}\u00a0:`) : `${what}${aside}`;

/**
 * One fact that the CV does not tell and that would decide, asked of the writer between brackets: better than a sentence
 * that says nothing. Null where the letter says enough, or where its writer has told what they are proud of.
 */
export const invitation = (desk: Desk): LetterSentence | null => {
  const { input, plan, write } = desk;
  const { pride, closest } = input.answers;
  if (input.length < INVITING || pride !== '' || closest !== '' || input.offer.text.trim() === '')
    return null;
  const post =
    plan.lead !== null && !isFarPost(plan.lead.post, input.offer) ? plan.lead.post : null;
  const job = post === null ? null : jobOf(post);
  const kin = (tradeOf(input.offer.title) ?? tradeOf(job))?.kin;
  const ofTrade = kin === undefined ? ASKED_OF_ANY : ASKED_OF[kin];
  const what = LEADS_PEOPLE.test(fold(input.offer.title)) ? ASKED_OF_LEADING : ofTrade;
  const isUnpaid = post === null && (plan.usable === 0 || plan.relation !== 'same');
  return write('invite', { fact: slot(asked(isUnpaid ? withAside(what, EVEN_UNPAID) : what)) });
};
