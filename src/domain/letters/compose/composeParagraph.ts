import { balanced } from '#/domain/letters/bank/balanced.fr';
import type { RegisterBank, SentenceKind } from '#/domain/letters/bank/bank';
import { enthusiastic } from '#/domain/letters/bank/enthusiastic.fr';
import { formal } from '#/domain/letters/bank/formal.fr';
import { IN_THIS_POST, KEY_POINTS, OWN_SENTENCE } from '#/domain/letters/bank/frame.fr';
import { measured } from '#/domain/letters/bank/measured.fr';
import { warm } from '#/domain/letters/bank/warm.fr';
import { choose, openingsOf, plain } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { rankEvidence, turned } from '#/domain/letters/compose/letterEvidence';
import type { Told } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput, LetterLength } from '#/domain/letters/compose/letterInput';
import {
  experienceSlots,
  frameSlots,
  namedIn,
  taskSlots,
} from '#/domain/letters/compose/sentenceSlots';
import { capitalise, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { registerOf, textOf } from '#/domain/letters/letter';
import type {
  LetterParagraph,
  LetterSentence,
  LetterSource,
  ParagraphRole,
  Register,
} from '#/domain/letters/letter';
import type { CandidateTask } from '#/domain/letters/sources/candidate';

/** The sentences of each register. */
const BANKS: Readonly<Record<Register, RegisterBank>> = {
  formal,
  measured,
  balanced,
  warm,
  enthusiastic,
};

const source = (quote: string): LetterSource => ({
  from: 'you',
  place: 'keyPoints',
  where: null,
  quote,
});

const closed = (text: string): string => (/[.!?\u2026]$/u.test(text) ? text : `${text}.`);

/** What the user adds, in their words: sentences as they are, loose words within one. */
const keyPointSentences = (
  keyPoints: string,
  register: Register,
  variant: number,
): readonly LetterSentence[] => {
  const lines = keyPoints
    .split(/\n+|(?<=[.!?])\s+/u)
    .map((line) => typeset(line.replace(/^[\s\-\u2022*]+/u, '')))
    .filter((line) => line !== '');
  const own = lines.filter((line) => OWN_SENTENCE.test(line));
  const loose = lines.filter((line) => !OWN_SENTENCE.test(line));
  const frames = KEY_POINTS[register];
  const frame = frames[variant % frames.length] ?? '{key}.';
  const key = loose.map((line) => lowerFirst(line.replace(/[\s.;,]+$/u, ''))).join(', ');
  return [
    ...own.map((line) => ({ text: capitalise(closed(line)), sources: [source(line)] })),
    ...(key === '' ? [] : [{ text: frame.replace('{key}', key), sources: loose.map(source) }]),
  ];
};

/** Lines of the CV that other paragraphs already tell. */
const told = (others: readonly LetterParagraph[]): ReadonlySet<string> =>
  new Set(
    others
      .filter(({ role }) => role === 'me' || role === 'more')
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ sources }) => sources)
      .filter(({ place }) => place === 'experience')
      .map(({ quote }) => quote),
  );

const TASKS_PER_TURN = 2;

/** What a paragraph is made with. */
type Bench = {
  readonly write: (kind: SentenceKind, slots?: Slots) => LetterSentence | null;
  readonly input: LetterInput;
  readonly variant: number;
  readonly told: ReadonlySet<string>;
  /** The workplace in other words, where the paragraph above has just named it. */
  readonly again: (told: Told) => Slots;
};

const untold = ({ told }: Bench, tasks: readonly CandidateTask[]): readonly CandidateTask[] => {
  const fresh = tasks.filter(({ source }) => !told.has(source.quote));
  return fresh.length > 0 ? fresh : [];
};

/** Experiences in the order they are told: a post still held leads, else the most telling one. */
const ranked = ({ input, variant }: Bench): readonly Told[] => {
  const all = rankEvidence(input.candidate, input.offer, input.match);
  const held = all.filter(({ experience }) => experience.ongoing);
  if (held.length > 0) return [...held, ...all.filter((told) => !held.includes(told))];
  const [first, second, ...rest] = all;
  // A short first job has no other lines to lead with: the next one leads instead.
  const swap = first && second && first.tasks.length < 4 && variant % 2 === 1;
  return swap ? [second, first, ...rest] : all;
};

type Line = LetterSentence | null;

/** Lines of the leading job beyond the first two. */
const MORE_OF_LEAD: Readonly<Record<LetterLength, number>> = {
  short: 0,
  medium: 0,
  long: 1,
  longest: 3,
};

/** The leading job: its best lines, and a result where one is told. */
const me = (bench: Bench): readonly Line[] => {
  const [lead] = ranked(bench);
  if (lead === undefined) return [];
  const tasks = turned(untold(bench, lead.tasks), bench.variant * TASKS_PER_TURN);
  const where = { ...experienceSlots(lead.experience, 'A'), ...bench.again(lead) };
  const also = lead.experience.ongoing ? 'also' : 'alsoPast';
  const [first, second, ...others] = tasks;
  return [
    first ? bench.write('lead', { ...where, ...taskSlots(first) }) : null,
    first ? bench.write('result', taskSlots(first)) : null,
    second ? bench.write(also, { ...where, ...taskSlots(second) }) : null,
    second ? bench.write('result', taskSlots(second)) : null,
    ...others
      .slice(0, MORE_OF_LEAD[bench.input.length])
      .map((task) => bench.write(also, { ...where, ...taskSlots(task) })),
  ];
};

/** A job after the leading one, in one to three lines; one still held is told in the present. */
const earlier = (bench: Bench, { experience, tasks: all }: Told, most: number): readonly Line[] => {
  const suffix = experience.ongoing ? 'A' : 'B';
  const where = experienceSlots(experience, suffix);
  const [first, ...rest] = turned(untold(bench, all), bench.variant);
  if (first === undefined) return [];
  const [opening, next] = experience.ongoing
    ? (['lead', 'also'] as const)
    : (['turn', 'alsoPast'] as const);
  return [
    bench.write(opening, { ...where, ...taskSlots(first, experience.ongoing ? '' : 'B') }),
    bench.write('result', taskSlots(first)),
    ...rest.slice(0, most - 1).map((task) => bench.write(next, { ...where, ...taskSlots(task) })),
  ];
};

const LINES_OF_NEXT: Readonly<Record<LetterLength, number>> = {
  short: 1,
  medium: 2,
  long: 2,
  longest: 3,
};

/** The next job, or more of the same one; then what both texts name, and the degree. */
const more = (bench: Bench): readonly Line[] => {
  const { length } = bench.input;
  const [lead, ...others] = ranked(bench);
  const [next, last] = others.filter(({ tasks }) => untold(bench, tasks).length > 0);
  const lines: Line[] = [];
  if (next !== undefined) lines.push(...earlier(bench, next, LINES_OF_NEXT[length]));
  else if (lead !== undefined) {
    const [again] = turned(untold(bench, lead.tasks), bench.variant);
    if (again) lines.push(bench.write('also', taskSlots(again)));
  }
  if (last !== undefined && length === 'longest') lines.push(...earlier(bench, last, 1));
  lines.push(
    length === 'long' || length === 'longest' ? bench.write('thread') : null,
    bench.write('skills'),
    length === 'short' ? null : bench.write('degree'),
  );
  return lines;
};

const PLANS: Readonly<Record<ParagraphRole, (bench: Bench) => readonly Line[]>> = {
  you: ({ write }) => [write('opening'), write('link')],
  me,
  more,
  us: ({ write, input, variant }) => [
    write('together'),
    ...keyPointSentences(input.keyPoints, registerOf(input.tone), variant),
    input.match.lacks && input.length !== 'short' ? write('learn') : null,
    write('ask'),
  ],
  closing: ({ write }) => [write('closing')],
};

/** Writes one paragraph; what the others already tell or open with is left to them. */
export const composeParagraph = (
  input: LetterInput,
  role: ParagraphRole,
  variant: number,
  others: readonly LetterParagraph[],
): LetterParagraph => {
  const { candidate, offer, match, agreement, tone } = input;
  const bank = BANKS[registerOf(tone)];
  const frame = frameSlots(candidate, offer, { match, agreement, variant });
  const [leading] = rankEvidence(candidate, offer, match);
  const base = leading ? { ...experienceSlots(leading.experience, 'A'), ...frame } : frame;
  const heard = new Set(others.flatMap((other) => openingsOf(textOf(other))));
  const write: Bench['write'] = (kind, slots = {}) => {
    const sentence = choose({
      tiers: bank[kind],
      slots: { ...base, ...slots },
      agreement,
      variant,
      heard,
    });
    for (const opening of sentence === null ? [] : openingsOf(sentence.text)) heard.add(opening);
    return sentence;
  };
  const above = others
    .filter((other) => other.role === 'you')
    .map(textOf)
    .join(' ');
  const again: Bench['again'] = ({ experience }) =>
    experience.ongoing && namedIn(experience, above)
      ? { thereA: plain(IN_THIS_POST, [experience.source]) }
      : {};
  const sentences = PLANS[role]({ write, input, variant, told: told(others), again });
  return { role, sentences: sentences.filter((sentence) => sentence !== null) };
};
