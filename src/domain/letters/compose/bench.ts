import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { proofOf } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { lineSlots, whereOf } from '#/domain/letters/compose/slots';
import type { LetterSentence, LetterSource } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What a paragraph is made with. */
export type Bench = {
  readonly input: LetterInput;
  readonly variant: number;
  /** Lines that no other paragraph tells, the most telling for this offer first. */
  readonly lines: readonly Line[];
  /** Every line. */
  readonly all: readonly Line[];
  readonly above: string;
  readonly write: (
    kind: SentenceKind,
    slots?: Slots,
    experience?: CandidateExperience,
  ) => LetterSentence | null;
};

/** Sentences of a paragraph; null where one has nothing to say. */
export type Sentences = readonly (LetterSentence | null)[];

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
const MOST_NEED_WORDS = 15;

/** Whether a mission can be told by itself. */
export const isClear = ({ text }: MissionPhrase): boolean =>
  !REFERS_BACK.test(fold(text)) && text.split(' ').length <= MOST_NEED_WORDS;

/** Below this, the trades have nothing in common; up to the next, one leads to the other. */
const OTHER_TRADE = 0.3;
const SAME_TRADE = 0.62;

/** Whether the letter asks for the same trade, the next step of it, or another one. */
export const moveOf = ({ match, offer, candidate }: LetterInput): 'same' | 'step' | 'change' => {
  if (offer.title === '') return 'same';
  if (match.trade === null) {
    const asked = new Set(contentStems(offer.title));
    const own = candidate.experiences.flatMap(({ jobTitle }) => contentStems(jobTitle ?? ''));
    return own.length === 0 || own.some((stem) => asked.has(stem)) ? 'same' : 'step';
  }
  if (match.trade >= SAME_TRADE) return 'same';
  return match.trade < OTHER_TRADE ? 'change' : 'step';
};

/** Needs of the offer that a line shows, the surest first. */
export const provenNeeds = ({ input, lines }: Bench) =>
  input.offer.missions
    .filter(isClear)
    .flatMap((mission) => {
      const proof = proofOf(mission, lines, input.match);
      return proof === null ? [] : [{ mission, ...proof }];
    })
    .sort((one, other) => other.sure - one.sure);

/** How many of the best lead one letter or another. */
export const GOOD_NEEDS = 3;

/** The figure of a line, as a sentence. */
export const result = ({ task }: Line): LetterSentence | null =>
  task.deed.result === null ? null : { text: `${task.deed.result}.`, sources: [task.source] };

/** Whether a text has named the place of a post. */
export const isNamed = (experience: CandidateExperience, text: string): boolean =>
  fold(text).includes(fold(whereOf(experience)));

/** The lines of a post told one after the other; the place is not named again where it has just been. */
export const tellPost = (
  { write, above }: Bench,
  lines: readonly Line[],
  [first, second]: readonly [SentenceKind, SentenceKind],
  afterNeed = false,
): Sentences =>
  lines.flatMap((line, index) => {
    if (index === 0 && afterNeed && line.experience.ongoing)
      return [write('afterNeed', lineSlots(line), line.experience), result(line)];
    const named = index > 0 || isNamed(line.experience, above);
    const kind = named ? (index === 0 ? 'there' : second) : first;
    return [write(kind, lineSlots(line), line.experience), result(line)];
  });

/** Lines by the post they were written of, in their order. */
export const byPost = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const posts = new Map<CandidateExperience, Line[]>();
  for (const line of lines)
    posts.set(line.experience, [...(posts.get(line.experience) ?? []), line]);
  return [...posts.values()];
};

/** The need of the offer that a line answers, said before it where there is room. */
export const needOf = (bench: Bench, line: Line | undefined): LetterSentence | null => {
  if (line === undefined || !line.experience.ongoing || bench.input.length < 2) return null;
  const found = provenNeeds({ ...bench, lines: [line] }).find(
    ({ mission }) => !bench.above.includes(mission.text),
  );
  return found === undefined
    ? null
    : bench.write('need', {
        need: slot(found.mission.text, [offerSource(found.mission.quote)]),
      });
};
