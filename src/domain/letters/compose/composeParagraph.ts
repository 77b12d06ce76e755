import { COMES_BY, GRAVE, WORDINGS, withoutTitle } from '#/domain/letters/bank/wordings.fr';
import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import {
  closestSentence,
  keyPointSentences,
  prideSentence,
  whenSentence,
  whySentence,
} from '#/domain/letters/compose/answers.fr';
import type { Desk } from '#/domain/letters/compose/desk';
import { choose, linesOf, openingsOf } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { frameSlots, livesElsewhere, untoldSlots } from '#/domain/letters/compose/frameSlots';
import { seedOf } from '#/domain/letters/compose/letterInput';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { agreementFor, titleOf } from '#/domain/letters/compose/letterSlots';
import { PARAGRAPHS } from '#/domain/letters/compose/paragraphs';
import { planLetter } from '#/domain/letters/compose/plan';
import { elide } from '#/domain/letters/french/frenchWords';
import { registerOf, textOf } from '#/domain/letters/letter';
import type {
  LetterParagraph,
  LetterSentence,
  ParagraphRole,
  Register,
} from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Kinds that speak for the whole letter: where the offer itself is grave, so are they. */
const WHOLE: ReadonlySet<SentenceKind> = new Set([
  'hookBare',
  'hookNow',
  'hookPost',
  'hookDegree',
  'hookStudy',
  'hookTrade',
  'whyTeam',
  'whyTrade',
  'whyLearn',
  'whyStep',
  'whyAt',
  'whyBegin',
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
  'ability',
  'engaged',
  'studies',
  'degree',
  'degreeToo',
  'degreePermits',
  'years',
  'ease',
  'traits',
  'skills',
  'permits',
  'permitsToo',
  'toolsUsed',
  'toolsKnown',
  'ready',
  'languages',
]);
const FEW_GRAVE = 2;

/** Kinds whose first wording depends on the pair, so that two letters of one person do not end alike. */
const SEEDED: ReadonlySet<SentenceKind> = new Set([
  'whyNew',
  'whyEmployer',
  'whyTrade',
  'whyStep',
  'whyAt',
  'ask',
  'askNear',
  'degree',
  'degreeToo',
  'skills',
]);
/** Eagerness stops at grave matters: they are told in the middle of the slider. */
const toneFor = (
  register: Register,
  kind: SentenceKind,
  { title, text }: LetterInput['offer'],
  slots: Slots,
): Register => {
  if (register !== 'warm' && register !== 'enthusiastic') return register;
  const said = fold(
    Object.values(slots)
      .map((one) => one?.text ?? '')
      .join(' '),
  );
  const many = new Set(fold(text).match(new RegExp(GRAVE, 'gu'))).size >= FEW_GRAVE;
  const whole = GRAVE.test(fold(title)) || many;
  return GRAVE.test(said) || (whole && WHOLE.has(kind)) ? 'balanced' : register;
};

/** Writes one paragraph of the plan; what the others already tell or open with is left to them. */
export const composeParagraph = (
  input: LetterInput,
  role: ParagraphRole,
  variant: number,
  others: readonly LetterParagraph[],
): LetterParagraph => {
  const frame = frameSlots(input);
  const { answers, offer } = input;
  const told = new Set(others.flatMap(({ sentences }) => sentences.flatMap((one) => linesOf(one))));
  const above = others.map(textOf).join(' ');
  let said = above;
  // The person's own words are told as they are: nothing else opens like them.
  const own = [
    prideSentence(answers.pride),
    closestSentence(answers.closest),
    whySentence(answers.why),
    whenSentence(answers.when),
    ...keyPointSentences(input.keyPoints),
  ];
  const heard = new Set(
    [...others.map(textOf), ...own.map((one) => one?.text ?? '')].flatMap(openingsOf),
  );
  const keep = (sentence: LetterSentence | null): LetterSentence | null => {
    if (sentence === null) return null;
    for (const quote of linesOf(sentence)) told.add(quote);
    for (const one of openingsOf(sentence.text)) heard.add(one);
    said += ` ${sentence.text}`;
    return sentence;
  };
  // "Vendeur / vendeuse": who does not say which they are applies for the post, and its name stands above.
  const isUntold =
    offer.title === '' || (agreementFor(input) === 'neutral' && /[/(·]/u.test(titleOf(input)));
  const isFar = livesElsewhere(input);
  const write: Desk['write'] = (kind, slots = {}, post) => {
    const known = WORDINGS[kind][toneFor(registerOf(input.tone), kind, offer, slots)].map(
      (wording) => withoutTitle(wording, isUntold, offer.text.trim() === ''),
    );
    // Who lives elsewhere does not offer to drop in.
    const near = known.filter((wording) => !isFar || !COMES_BY.test(wording));
    const apart = ['skills', 'permits', 'permitsToo', 'degreePermits'].includes(kind)
      ? { ...frame, ...untoldSlots(input, said) }
      : frame;
    return keep(
      choose(near.length > 0 ? near : known, {
        slots: { ...apart, ...slots },
        ongoing: post?.ongoing ?? true,
        variant: SEEDED.has(kind) ? variant + seedOf(input) : variant,
        heard,
        optional: SPARE.has(kind),
      }),
    );
  };
  const say: Desk['say'] = (ways, sources) => {
    const known = ways.flatMap((way) => (way === null ? [] : [elide(way)]));
    const fresh = known.find((way) => openingsOf(way).every((one) => !heard.has(one)));
    const text = fresh ?? known[0];
    return text === undefined ? null : keep({ text, sources });
  };
  const desk: Desk = {
    input,
    variant,
    plan: planLetter(input, variant, new Set(told)),
    frame,
    above,
    sofar: () => said,
    write,
    say,
  };
  const sentences = PARAGRAPHS[role](desk).filter((sentence) => sentence !== null);
  return { role, sentences };
};
