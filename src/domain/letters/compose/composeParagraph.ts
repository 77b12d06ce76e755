import { COMES_BY, GRAVE, WORDINGS, withoutTitle } from '#/domain/letters/bank/wordings.fr';
import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import {
  closestSentence,
  keyPointSentences,
  prideSentence,
  whenSentence,
  whySentence,
} from '#/domain/letters/compose/answers.fr';
import type { Bench } from '#/domain/letters/compose/bench';
import { choose, linesOf, openingsOf } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { frameSlots, livesElsewhere, untoldSlots } from '#/domain/letters/compose/frameSlots';
import { isTooHeavy } from '#/domain/letters/compose/heavy';
import {
  isPassing,
  nearFirst,
  rankEvidence,
  withoutTwins,
} from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import { seedOf } from '#/domain/letters/compose/letterInput';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { agreementFor, titleOf } from '#/domain/letters/compose/letterSlots';
import { isFarPost, isHeldKin, moveOf, nearPost, nearnessOf } from '#/domain/letters/compose/move';
import { PLANS } from '#/domain/letters/compose/paragraphPlans';
import { HEAVY, OCCUPIED_WITH } from '#/domain/letters/french/phrases.fr';
import { registerOf, textOf } from '#/domain/letters/letter';
import type { LetterParagraph, ParagraphRole, Register } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { fold } from '#/domain/shared/text';

/** Kinds that speak for the whole letter: where the offer itself is grave, so are they. */
const WHOLE: ReadonlySet<SentenceKind> = new Set([
  'hookBare',
  'hookNow',
  'hookPost',
  'hookAble',
  'hookStudy',
  'hookTrade',
  'whyTeam',
  'whyTraining',
  'whyEmployer',
  'whyAtEmployer',
  'ask',
  'askNear',
  'askStart',
  'askSoon',
]);
/** Kinds without which a letter says less, and reads better than with two sentences that open alike. */
const SPARE: ReadonlySet<SentenceKind> = new Set([
  'there',
  'introduced',
  'there2',
  'also',
  'before',
  'elsewhere',
  'needToo',
  'needLast',
  'ability',
  'held',
  'heldAt',
  'serve',
  'engaged',
  'studies',
  'degree',
  'degreePermits',
  'years',
  'ease',
  'traits',
  'skills',
  'permits',
  'permitsToo',
  'toolsUsed',
  'toolsKnown',
  'whyOpen',
  'ready',
  'languages',
]);
/** What the offer asks, and its proof: no tone is eager in them. */
const ANSWERS: ReadonlySet<SentenceKind> = new Set(['need', 'needToo', 'needLast']);
const FEW_GRAVE = 2;

/** Kinds whose first wording depends on the pair, so that two letters of one person do not end alike. */
const SEEDED: ReadonlySet<SentenceKind> = new Set([
  'whyNew',
  'whyEmployer',
  'ask',
  'askNear',
  'degree',
  'skills',
]);
/** Kinds that go on with what was just said: their plainest wording comes first in every letter. */
const GOING_ON: ReadonlySet<SentenceKind> = new Set(['there', 'introduced', 'there2', 'also']);
/** Eagerness stops at grave matters: they are told in the middle of the slider. */
const toneFor = (
  register: Register,
  kind: SentenceKind,
  { title, text }: LetterInput['offer'],
  slots: Slots,
): Register => {
  if (register !== 'warm' && register !== 'enthusiastic') return register;
  if (ANSWERS.has(kind)) return register;
  const said = fold(
    Object.values(slots)
      .map((one) => one?.text ?? '')
      .join(' '),
  );
  const many = new Set(fold(text).match(new RegExp(GRAVE, 'gu'))).size >= FEW_GRAVE;
  const whole = GRAVE.test(fold(title)) || many;
  return GRAVE.test(said) || (whole && WHOLE.has(kind)) ? 'balanced' : register;
};

const SAME_FAMILY = 2;

/** Writes one paragraph; what the others already tell or open with is left to them. */
export const composeParagraph = (
  input: LetterInput,
  role: ParagraphRole,
  variant: number,
  others: readonly LetterParagraph[],
): LetterParagraph => {
  const frame = frameSlots(input);
  const answers = [
    prideSentence(input.answers.pride),
    closestSentence(input.answers.closest),
    whySentence(input.answers.why),
  ];
  const last = [whenSentence(input.answers.when), ...keyPointSentences(input.keyPoints)];
  const heard = new Set(
    [...others.map(textOf), ...[...answers, ...last].map((one) => one?.text ?? '')].flatMap(
      openingsOf,
    ),
  );
  let also = false;
  let said = others.map(textOf).join(' ');
  const told = new Set(
    others.flatMap(({ sentences }) =>
      sentences.flatMap(({ sources }) => sources.map(({ quote }) => quote)),
    ),
  );
  const own = new Set<string>();
  const { candidate, offer, match } = input;
  const seed = seedOf(input);
  // "Vendeur / vendeuse": who does not say which they are applies for the post, and its name stands above.
  const isUntold =
    offer.title === '' || (agreementFor(input) === 'neutral' && /[/(·]/u.test(titleOf(input)));
  const isFar = livesElsewhere(input);
  const write: Bench['write'] = (kind, slots = {}, experience) => {
    const register = toneFor(registerOf(input.tone), kind, offer, slots);
    const known = WORDINGS[kind][register].map((wording) =>
      withoutTitle(wording, isUntold, offer.text.trim() === ''),
    );
    // "Also" is said once in a paragraph.
    // Who lives elsewhere does not offer to drop in.
    const near = known.filter((wording) => !isFar || !COMES_BY.test(wording));
    const sayable = near.length > 0 ? near : known;
    const fresh = also ? sayable.filter((wording) => !wording.includes('{CAlso}')) : sayable;
    const wordings = fresh.length > 0 ? fresh : sayable;
    const apart =
      kind === 'skills' || kind === 'permits' ? { ...frame, ...untoldSlots(input, said) } : frame;
    const sentence = choose(wordings, {
      slots: { ...apart, ...slots },
      ongoing: experience?.ongoing ?? true,
      variant: SEEDED.has(kind) ? variant + seed : GOING_ON.has(kind) ? 0 : variant,
      heard,
      optional: SPARE.has(kind),
    });
    // A line of the CV is told once, whatever asks for it.
    const quotes = linesOf(sentence);
    if (quotes.some((quote) => told.has(quote) || own.has(quote))) return null;
    if (SPARE.has(kind) && isTooHeavy(said, sentence?.text ?? '')) return null;
    for (const quote of quotes) own.add(quote);
    for (const one of sentence === null ? [] : openingsOf(sentence.text)) heard.add(one);
    if (sentence !== null) said += ` ${sentence.text}`;
    also ||= / aussi /u.test(sentence?.text ?? '');
    return sentence;
  };
  const weightOf = (post: CandidateExperience): number => {
    const near = nearnessOf(post, offer);
    return near + (near === SAME_FAMILY && post.ongoing ? 1 : 0);
  };
  // The post nearest to the one asked for speaks first, whatever came after it.
  const ranked = rankEvidence(candidate, offer, match)
    .map((told) => ({ told, near: weightOf(told.experience) }))
    .sort((one, other) => other.near - one.near)
    .map(({ told }) => told);
  const every = ranked.flatMap(({ experience, tasks }) =>
    tasks.map((task) => ({ experience, task })),
  );
  const near = nearPost(input);
  const all = withoutTwins(
    nearFirst(every, offer, match, {
      isChange: moveOf(input) === 'change',
      isKnown: near?.ongoing === false,
      isKin: (one) => nearnessOf(one, offer) === 2 || isHeldKin(one, offer),
      isFar: (one) => near !== undefined && near !== one && isFarPost(one, offer),
    }),
  );
  const isHeavy = ({ task, experience: { ongoing } }: Line): boolean =>
    isTooHeavy(said, tell(task.deed, { ongoing })) || HEAVY.test(tell(task.deed, { ongoing }));
  const left = all.filter(({ task }) => !told.has(task.source.quote));
  const lines =
    HEAVY.test(said) || OCCUPIED_WITH.test(said)
      ? [...left.filter((line) => !isHeavy(line)), ...left.filter(isHeavy)]
      : left;
  const above = others.map(textOf).join(' ');
  const sentences = PLANS[role]({
    input,
    variant,
    frame,
    lines,
    beside: every.filter(
      (line) =>
        !all.includes(line) &&
        !isPassing(line) &&
        line.experience.source.quote !== '' &&
        !(near !== undefined && line.experience.isPlacement && isFarPost(line.experience, offer)),
    ),
    all,
    above,
    sofar: () => said,
    write,
  });
  return { role, sentences: sentences.filter((sentence) => sentence !== null) };
};
