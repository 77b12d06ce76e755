import {
  ASKED_OF,
  ASKED_OF_ANY,
  ASKED_OF_LEADING,
  EVEN_UNPAID,
  LEADS_PEOPLE,
  asked,
} from '#/domain/letters/bank/invitations.fr';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import type { Bench } from '#/domain/letters/compose/bench';
import { slot } from '#/domain/letters/compose/fill';
import { INVITING } from '#/domain/letters/compose/letterInput';
import { jobOf } from '#/domain/letters/compose/letterSlots';
import { isLeading, moveOf, nearPost, nearnessOf } from '#/domain/letters/compose/move';
import type { LetterSentence } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { fold } from '#/domain/shared/text';

/** Whether an entry says the very work asked for, done and not led. */
const isOfWork = (one: CandidateExperience, title: string): boolean =>
  tradeOf(title)?.core?.test(fold(`${one.jobTitle ?? ''} ${one.written ?? ''}`)) === true &&
  (!isLeading(jobOf(one)) || isLeading(title));

/** The post that the fact is looked for in: of the trade asked for, or of who led people where one asks to lead. */
const postOf = ({ input, above }: Bench): CandidateExperience | undefined => {
  const held = input.candidate.experiences.filter((one) => jobOf(one) !== null);
  return (
    nearPost(input) ??
    held.find((one) => nearnessOf(one, input.offer) > 0) ??
    held.find((one) => isOfWork(one, input.offer.title)) ??
    held.find(
      (one) =>
        [jobOf(one) ?? '', input.offer.title].every((title) => LEADS_PEOPLE.test(fold(title))) &&
        fold(above).includes(fold(jobOf(one) ?? '\0')),
    )
  );
};

/** Before the colon of what is asked, or at its end. */
const withAside = (what: string, aside: string): string =>
  what.includes('\u00a0:') ? what.replace('\u00a0:', `${aside}\u00a0:`) : `${what}${aside}`;

/**
 * One fact that the CV does not tell and that would decide, asked of the writer between brackets: better than a sentence
 * that says nothing. Null where the letter says enough, or where its writer has told what they are proud of.
 */
export const invitation = (bench: Bench): LetterSentence | null => {
  const { input, write } = bench;
  const { pride, closest } = input.answers;
  if (input.length < INVITING || pride !== '' || closest !== '' || input.offer.text.trim() === '')
    return null;
  const post = postOf(bench);
  const job = post === undefined ? null : jobOf(post);
  const kin = (tradeOf(input.offer.title) ?? tradeOf(job))?.kin;
  const ofTrade = kin === undefined ? ASKED_OF_ANY : ASKED_OF[kin];
  const what = LEADS_PEOPLE.test(fold(input.offer.title)) ? ASKED_OF_LEADING : ofTrade;
  const isUnpaid = post === undefined && (bench.all.length === 0 || moveOf(input) !== 'same');
  return write('invite', { fact: slot(asked(isUnpaid ? withAside(what, EVEN_UNPAID) : what)) });
};
