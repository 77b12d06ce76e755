import { keptFrom } from '#/domain/letters/bank/tellings.fr';
import { tradeOf } from '#/domain/letters/bank/trades.fr';
import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import { abilitiesFor } from '#/domain/letters/compose/ableTo';
import {
  closestSentence,
  keyPointSentences,
  prideSentence,
  whenSentence,
  whySentence,
} from '#/domain/letters/compose/answers.fr';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { knowHow } from '#/domain/letters/compose/knowHow';
import { FILLED } from '#/domain/letters/compose/letterInput';
import { isFarPost } from '#/domain/letters/compose/move';
import { offerSource } from '#/domain/letters/compose/needs';
import { opening } from '#/domain/letters/compose/opening';
import { besides, papers } from '#/domain/letters/compose/papers';
import type { Relation } from '#/domain/letters/compose/plan';
import { nameLatest, namePosts, tellPost } from '#/domain/letters/compose/tellPost';
import { namedTools } from '#/domain/letters/compose/tools';
import type { LetterSentence, ParagraphRole } from '#/domain/letters/letter';
import type { OfferFact } from '#/domain/letters/sources/employer.fr';

/** A sentence of the writer's own on their work, where they have not said what they are proud of. */
const ownWords = ({ input, plan }: Desk): LetterSentence | null => {
  const [own] = input.candidate.ownWords;
  return own === undefined || plan.relation === 'change'
    ? null
    : { text: own.text, sources: [own.source] };
};

/** The lead post, and what its writer is proud of. */
const me = (desk: Desk): Sentences => {
  const { plan, input, say } = desk;
  const pride = prideSentence(input.answers.pride);
  return [
    ...(plan.lead === null ? [] : tellPost(desk, plan.lead)),
    // A post that tells nothing is named all the same, where the opening has not named it.
    namePosts(desk, [
      ...(plan.lead !== null && plan.lead.lines.length === 0 ? [plan.lead.post] : []),
      ...(plan.usable === 0 ? plan.named : []),
    ]),
    pride ?? ownWords(desk),
    plan.carried.length === 0
      ? null
      : say(
          keptFrom(plan.carried.map(({ what }) => what)),
          plan.carried.map(({ line }) => line.task.source),
        ),
  ];
};

/** Trades that serve people: what one does for them unpaid speaks for who asks. */
const WITH_PEOPLE: ReadonlySet<string> = new Set(['care', 'children', 'help', 'teach', 'clean']);
const engaged = ({ input, write, frame }: Desk): LetterSentence | null =>
  frame['engaged'] !== null && WITH_PEOPLE.has(tradeOf(input.offer.title)?.kin ?? '')
    ? write('engaged')
    : null;

/** From this length on, what one only lists is told too. */
const LISTING = 3;

/** Other posts, where the writer is now, then what can be shown on paper. */
const more = (desk: Desk): Sentences => {
  const { input, plan, write } = desk;
  return [
    plan.latest?.ongoing === true ? nameLatest(desk) : null,
    ...plan.next.flatMap((one) => tellPost(desk, one)),
    plan.latest?.ongoing === false ? nameLatest(desk) : null,
    plan.usable === 0 ? null : namePosts(desk, plan.named),
    ...(plan.usable === 0 || input.length >= FILLED ? abilitiesFor(desk) : []),
    ...(plan.usable === 0 || input.length >= LISTING ? knowHow(desk) : []),
    ...papers(desk),
    ...namedTools(desk),
    write('skills'),
    engaged(desk),
    write('languages'),
    ...besides(desk),
    ...(input.length >= FILLED ? [write('ease'), write('traits')] : []),
  ];
};

/** A sentence that only the words of the advertisement allow, with those words as its source. */
const fromFact = (
  fact: OfferFact | null,
  write: () => LetterSentence | null,
): LetterSentence | null => {
  const sentence = fact === null ? null : write();
  return sentence === null || fact === null
    ? null
    : { ...sentence, sources: [...sentence.sources, offerSource(fact.quote)] };
};

/** Why them, from what the advertisement tells of itself: one goes on there with the trade, begins it or changes for it. */
const whyThem = ({ input, plan, write }: Desk): LetterSentence | null => {
  if (plan.relation === 'change')
    return write('whyNewEmployer') ?? write('whyTeam') ?? write('whyNew');
  const isNear = plan.lead !== null && !isFarPost(plan.lead.post, input.offer);
  const isGoingOn = plan.relation === 'same' && isNear;
  return (
    write(isGoingOn ? 'whyEmployer' : 'whyAtEmployer') ??
    write('whyTeam') ??
    write(isGoingOn ? 'whyTrade' : WHY[plan.relation])
  );
};

/** Why the trade itself, of who does not go on with it. */
const WHY = {
  same: 'whyAt',
  step: 'whyStep',
  change: 'whyNew',
  first: 'whyBegin',
  student: 'whyLearn',
} as const satisfies Readonly<Record<Relation, SentenceKind>>;

const us = (desk: Desk): Sentences => {
  const { input, plan, write, above } = desk;
  const own = whySentence(input.answers.why);
  const { training, soon } = input.offer.facts;
  const isFree = input.answers.when === '';
  return [
    own !== null && above.includes(own.text) ? null : own,
    own !== null && plan.relation !== 'change' ? null : whyThem(desk),
    plan.relation === 'same' ? null : fromFact(training, () => write('whyTraining')),
    whenSentence(input.answers.when),
    isFree ? write('ready') : null,
    ...keyPointSentences(input.keyPoints),
    write('askNear') ??
      (isFree ? (write('askStart') ?? fromFact(soon, () => write('askSoon'))) : null) ??
      write('ask'),
  ];
};

/** What each paragraph tells of the plan, sentence by sentence. */
export const PARAGRAPHS: Readonly<Record<ParagraphRole, (desk: Desk) => Sentences>> = {
  you: opening,
  me,
  fact: (desk) => [closestSentence(desk.input.answers.closest)],
  more,
  us,
  closing: ({ write }) => [write('closing')],
};
