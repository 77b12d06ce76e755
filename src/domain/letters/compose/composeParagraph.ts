import {
  registerOf,
  textOf,
  type LetterParagraph,
  type LetterSentence,
  type ParagraphRole,
} from '#/domain/letters/letter';

import type { SentenceKind } from '../bank/bank.ts';
import { BANKS } from '../bank/banks.ts';
import type { CandidateTask } from '../sources/candidate.ts';
import { rankEvidence, turned, type Told } from './evidence.ts';
import { choose, openingsOf, type Slots } from './fill.ts';
import { keyPointSentences } from './keyPoints.ts';
import type { LetterInput } from './letterInput.ts';
import { experienceSlots, frameSlots, taskSlots } from './slots.ts';

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
};

const untold = ({ told }: Bench, tasks: readonly CandidateTask[]): readonly CandidateTask[] => {
  const fresh = tasks.filter(({ source }) => !told.has(source.quote));
  return fresh.length > 0 ? fresh : [];
};

const ranked = ({ input, variant }: Bench): readonly Told[] => {
  const all = rankEvidence(input.candidate, input.offer, input.match);
  const [first, second, ...rest] = all;
  // A short first job has no other lines to lead with: the next one leads instead.
  const swap = first && second && first.tasks.length < 4 && variant % 2 === 1;
  return swap ? [second, first, ...rest] : all;
};

type Line = LetterSentence | null;

/** The leading job: its best lines, and a result where one is told. */
const me = (bench: Bench): readonly Line[] => {
  const [lead] = ranked(bench);
  if (lead === undefined) return [];
  const tasks = turned(untold(bench, lead.tasks), bench.variant * TASKS_PER_TURN);
  const where = experienceSlots(lead.experience, 'A');
  const [first, second, third] = tasks;
  return [
    first ? bench.write('lead', { ...where, ...taskSlots(first) }) : null,
    first ? bench.write('result', taskSlots(first)) : null,
    second ? bench.write('also', { ...where, ...taskSlots(second) }) : null,
    second ? bench.write('result', taskSlots(second)) : null,
    third && bench.input.length === 'long'
      ? bench.write('also', { ...where, ...taskSlots(third) })
      : null,
  ];
};

/** The next job, or more of the same one; then what both texts name, and the degree. */
const more = (bench: Bench): readonly Line[] => {
  const all = ranked(bench);
  const next = all.slice(1).find(({ tasks }) => untold(bench, tasks).length > 0);
  const lines: Line[] = [];
  if (next !== undefined) {
    const tasks = turned(untold(bench, next.tasks), bench.variant);
    const where = experienceSlots(next.experience, 'B');
    const [first, second] = tasks;
    if (first) {
      lines.push(bench.write('turn', { ...where, ...taskSlots(first, 'B') }));
      lines.push(bench.write('result', taskSlots(first)));
    }
    if (second && bench.input.length !== 'short')
      lines.push(bench.write('also', { ...where, ...taskSlots(second) }));
  } else if (all[0] !== undefined) {
    const [again] = turned(untold(bench, all[0].tasks), bench.variant);
    if (again) lines.push(bench.write('also', taskSlots(again)));
  }
  lines.push(bench.write('skills'), bench.input.length === 'short' ? null : bench.write('degree'));
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
  const sentences = PLANS[role]({ write, input, variant, told: told(others) });
  return { role, sentences: sentences.filter((sentence) => sentence !== null) };
};
