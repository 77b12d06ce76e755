import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { abilitiesFor } from '#/domain/letters/compose/ableTo';
import {
  closestSentence,
  keyPointSentences,
  prideSentence,
  whenSentence,
  whySentence,
} from '#/domain/letters/compose/answers.fr';
import { barePosts } from '#/domain/letters/compose/barePosts';
import {
  answerNeed,
  byPost,
  isNamed,
  kindsFor,
  offerSource,
  provenNeeds,
  tellPost,
} from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { carriedOver } from '#/domain/letters/compose/carriedOver';
import { credentials, qualification } from '#/domain/letters/compose/credentials';
import { decisiveLines } from '#/domain/letters/compose/decisiveLines';
import { slot } from '#/domain/letters/compose/fill';
import { heldNeeds } from '#/domain/letters/compose/heldNeeds';
import { introduction } from '#/domain/letters/compose/introduction';
import { invitation } from '#/domain/letters/compose/invitation';
import { turned } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import { jobOf, postSlots } from '#/domain/letters/compose/letterSlots';
import { isFarPost, moveOf, nearPost } from '#/domain/letters/compose/move';
import { nextNeed } from '#/domain/letters/compose/nextNeed';
import { serving } from '#/domain/letters/compose/serving';
import { namedTools } from '#/domain/letters/compose/tools';
import { fromFact, isChangeSaid, whyThem } from '#/domain/letters/compose/whyThem';
import { isEveryday } from '#/domain/letters/french/sameThings.fr';
import type { LetterSentence, ParagraphRole } from '#/domain/letters/letter';
import { contentStems } from '#/domain/matching/words';

/** How many needs a letter answers at the most, each told with its proof. */
const GOOD_NEEDS = 3;

const SAME_MATTER = 2;
const isOfPride = ({ task }: Line, stems: ReadonlySet<string>): boolean => {
  const common = task.stems.filter((stem) => stems.has(stem) && !isEveryday(stem)).length;
  return common >= SAME_MATTER || (common > 0 && task.deed.result !== null);
};

/** What the writer is proud of is told once, in their words: a line of the same matter comes last, without its figure. */
const prideLast = (lines: readonly Line[], pride: string): readonly Line[] => {
  const stems = new Set(contentStems(pride));
  const same = lines
    .filter((line) => isOfPride(line, stems))
    .map((line) => ({
      ...line,
      task: { ...line.task, deed: { ...line.task.deed, result: null } },
    }));
  return [...lines.filter((line) => !isOfPride(line, stems)), ...same];
};

/** A proof of the post that the opening has just named goes before another that is worth up to so much more. */
const OF_ANOTHER = 2;

/** The proof that decides: what the offer asks for and few can show, in the words of the need where they fit. */
const firstProof = (bench: Bench): Sentences => {
  const stems = new Set(contentStems(bench.input.answers.pride));
  const lines = bench.lines.filter((line) => !isOfPride(line, stems));
  const ranked = decisiveLines(lines.length > 0 ? { ...bench, lines } : bench);
  const [top] = ranked;
  const own = ranked.filter(({ line }) => isNamed(line.experience, bench.sofar()));
  const near = nearPost(bench.input);
  // The nearest job is told whole before any other.
  const isOfNear = own.some(({ line }) => line.experience === near);
  const from =
    top !== undefined && (isOfNear || OF_ANOTHER * (own[0]?.worth ?? 0) >= top.worth)
      ? own
      : ranked;
  const [best] = turned(from.slice(0, GOOD_NEEDS), bench.variant);
  if (best === undefined) return [];
  const { line, proven } = best;
  const [first] = provenNeeds(bench);
  return proven !== undefined && (proven.close || proven.line === first?.line)
    ? [answerNeed(bench, proven, 'need')]
    : tellPost(bench, [line], kindsFor(bench, line));
};

/** A tool so asked for is named at once. */
const NAMED_FIRST = 2;
/** Below this, a tool is what any office asks for. */
const NAMED = 0.55;

const opening = (bench: Bench): Sentences => {
  const introduced = introduction(bench);
  return moveOf(bench.input) === 'change'
    ? [introduced, whySentence(bench.input.answers.why), ...qualification(bench)]
    : [
        introduced,
        ...firstProof(bench),
        ...namedTools(bench, NAMED_FIRST, true),
        ...namedTools(bench, NAMED_FIRST, true),
        ...qualification(bench),
      ];
};

/** Lines told beside the needs: none where the needs fill the letter. */
const LINES_OF_LEAD = [0, 1, 2, 2, 3, 4, 4, 6, 8, 8];
const LINES_OF_THIRD = [0, 0, 0, 0, 0, 1, 2, 3, 4, 4];
const LINES_OF_NEXT = [0, 0, 1, 1, 2, 2, 3, 4, 6, 6];
/** Without any need answered, the lines that bear on the offer are all there is. */
const FEWEST_LINES = 1;

/** From this length on, there is little to tell. */
const SHORT_OF_MATTER = 5;
/** A line that holds less of a need is told by itself. */
const SURE = 1.6;
const FAIRLY_SURE = 1.3;

/** The next need that nothing above has answered, with its proof. */
const nextProof = (bench: Bench, kind: 'needToo' | 'needLast'): Sentences => {
  const left = provenNeeds(bench).filter(
    ({ mission, close, sure }) =>
      (close || sure >= (bench.input.length >= SHORT_OF_MATTER ? FAIRLY_SURE : SURE)) &&
      !bench.above.includes(mission.text),
  );
  const [found] = turned(left.slice(0, GOOD_NEEDS), bench.variant);
  return found === undefined ? [] : [answerNeed(bench, found, kind)];
};

/** The post of the opening, or the most telling one. */
const leadOf = (bench: Bench): readonly Line[] => {
  const { above } = bench;
  const posts = byPost(decisiveLines(bench).map(({ line }) => line));
  return (
    posts.find(([line]) => line !== undefined && isNamed(line.experience, above)) ??
    posts.find(([line]) => line?.experience.ongoing) ??
    posts[0] ??
    []
  );
};

/** A sentence of the writer's own on their work, where they have not said what they are proud of. */
const ownWords = ({ input }: Bench): LetterSentence | null => {
  const [own] = input.candidate.ownWords;
  return own === undefined || moveOf(input) === 'change'
    ? null
    : { text: own.text, sources: [own.source] };
};

/** What one does today, where neither the opening nor the lines that follow name it. */
const presentPost = (
  { input, sofar, write }: Bench,
  next: Line | undefined,
): readonly (LetterSentence | null)[] => {
  const now = input.candidate.experiences.find(
    (one) => one.ongoing && !one.isPlacement && jobOf(one) !== null,
  );
  if (now === undefined || isNamed(now, sofar()) || next?.experience === now) return [];
  const said = new Set(contentStems(sofar()));
  return contentStems(jobOf(now) ?? '').every((stem) => said.has(stem))
    ? []
    : [write('postNow', postSlots(now), now)];
};

/** A second need, more of the post of the opening, and what the writer is proud of. */
const me = (bench: Bench): Sentences => {
  const { input, variant } = bench;
  // Where little else is left, what the post still held is made of beside what is asked.
  const more = LINES_OF_THIRD[input.length]
    ? bench.beside.filter(({ experience }) => experience.ongoing)
    : [];
  const lines = [...bench.lines, ...more];
  const pride = prideSentence(input.answers.pride);
  if (moveOf(input) === 'change') {
    const carried = carriedOver(bench, 'first');
    const [own = []] = byPost(prideLast(lines, input.answers.pride));
    return carried.length > 0
      ? [...carried, pride]
      : [
          ...(bench.all.length === 0 ? barePosts(bench) : []),
          ...tellPost(bench, own.slice(0, 2), kindsFor(bench, own[0])),
          pride,
        ];
  }
  const own = prideLast(leadOf({ ...bench, lines }), input.answers.pride);
  const proof = nextProof({ ...bench, lines: own }, 'needToo');
  const told = new Set(proof.flatMap((one) => one?.sources ?? []).map(({ quote }) => quote));
  const lead = turned(own, variant).filter(({ task }) => !told.has(task.source.quote));
  const count = mostOf(
    bench,
    own[0],
    Math.max(LINES_OF_LEAD[input.length] ?? 0, proof.length === 0 ? FEWEST_LINES : 0),
  );
  const isIntroduced = bench.above !== '' && input.candidate.experiences.length === 1;
  const bare = bench.all.length === 0 && !isIntroduced ? barePosts(bench) : [];
  return [
    ...bare,
    ...(lead.length === 0 && proof.length === 0 ? serving(bench) : []),
    ...presentPost(bench, own[0]),
    ...proof,
    pride === null ? ownWords(bench) : null,
    ...tellPost(bench, lead, kindsFor(bench, lead[0]), count),
    pride,
  ];
};

/** From so many lines on that bear on the offer, nothing beside them is told. */
const ENOUGH_LINES = 4;
/** Beside the trade asked for, another is told by a line or two. */
const LINES_OF_FAR = 2;
/** How many lines of a post are told, of as many as wanted. */
const mostOf = ({ input }: Bench, line: Line | undefined, wanted: number): number =>
  line !== undefined &&
  moveOf(input) === 'same' &&
  nearPost(input) !== undefined &&
  isFarPost(line.experience, input.offer)
    ? Math.min(LINES_OF_FAR, wanted)
    : wanted;

const LONG_POST = 24;
/** Where little else is told, a post further back. */
const thirdPost = (bench: Bench, next: readonly Line[]): Sentences => {
  const { input, lines, beside, sofar } = bench;
  const most = LINES_OF_THIRD[input.length] ?? 0;
  // Who asks for their own trade says nothing by what they learnt in another.
  const isSame = moveOf(input) === 'same';
  // What one did last, for years, is never left unsaid.
  const [latest] = input.candidate.experiences;
  const isLong = latest?.ongoing === true || (latest?.lasted ?? 0) >= LONG_POST;
  const spare =
    bench.all.length < ENOUGH_LINES
      ? beside
      : beside.filter(({ experience }) => isLong && experience === latest);
  const further = [
    ...lines,
    ...spare.filter(({ experience }) => !isSame || !experience.isPlacement),
  ];
  const third =
    byPost(further).find(
      ([line]) =>
        line !== undefined &&
        line.experience !== next[0]?.experience &&
        !isNamed(line.experience, sofar()),
    ) ?? [];
  return tellPost(bench, third, kindsFor(bench, third[0]), mostOf(bench, third[0], most));
};

/** Below this, lines that a sentence can carry tell more than a thing named. */
const FEWEST_HELD = 3;

/** A third need, or another post; then what can be shown on paper. */
const more = (bench: Bench): Sentences => {
  const { input, lines, above, variant, write } = bench;
  const isChange = moveOf(input) === 'change';
  const carried = isChange ? carriedOver(bench, 'rest') : [];
  const proof = isChange ? [] : nextProof(bench, 'needLast');
  const told = new Set(proof.flatMap((one) => one?.sources ?? []).map(({ quote }) => quote));
  const left = lines.filter(({ task }) => !told.has(task.source.quote));
  const posts = byPost(decisiveLines({ ...bench, lines: left }).map(({ line }) => line));
  const next = posts.find(([line]) => line && !isNamed(line.experience, above)) ?? posts[0] ?? [];
  const count = mostOf(bench, next[0], LINES_OF_NEXT[input.length] ?? 0);
  return [
    ...carried,
    ...proof,
    ...tellPost(bench, turned(next, variant), kindsFor(bench, next[0]), count),
    ...thirdPost(bench, next),
    ...(input.length > 1 || lines.length === 0 ? abilitiesFor(bench) : []),
    ...(bench.all.length > 0 && input.length < FEWEST_HELD ? [] : heldNeeds(bench)),
    ...credentials(bench),
    ...namedTools(bench, NAMED),
    ...namedTools(bench, NAMED),
    write('skills'),
    engaged(bench),
    write('languages'),
    write('ease'),
    write('traits'),
  ];
};

/** Trades that serve people: what one does for them unpaid speaks for who asks. */
const WITH_PEOPLE: ReadonlySet<string> = new Set(['care', 'children', 'help', 'teach', 'clean']);
const engaged = ({ input, write, frame }: Bench): LetterSentence | null =>
  frame['engaged'] !== null && WITH_PEOPLE.has(tradeOf(input.offer.title)?.kin ?? '')
    ? write('engaged')
    : null;

const us = (bench: Bench): Sentences => {
  const { input, write, above } = bench;
  const own = whySentence(input.answers.why);
  const next = nextNeed(bench);
  // Where the advertisement says nothing of the employer, what one would do there ties the letter to it.
  const open =
    bench.all.length > 0 && next === null
      ? null
      : write('whyOpen', { next: next && slot(next.text, [offerSource(next.quote)]) });
  const { training, soon } = input.offer.facts;
  const isFree = input.answers.when === '';
  return [
    own !== null && above.includes(own.text) ? null : own,
    own !== null && !isChangeSaid(bench) ? null : (whyThem(bench) ?? open),
    moveOf(input) === 'same' && bench.all.length > 0
      ? null
      : fromFact(training, () => write('whyTraining')),
    whenSentence(input.answers.when),
    isFree ? write('ready') : null,
    ...keyPointSentences(input.keyPoints),
    write('askNear') ??
      (isFree ? (write('askStart') ?? fromFact(soon, () => write('askSoon'))) : null) ??
      write('ask'),
  ];
};

/** What each paragraph tells, sentence by sentence. */
export const PLANS: Readonly<Record<ParagraphRole, (bench: Bench) => Sentences>> = {
  you: opening,
  me,
  fact: (bench) => [closestSentence(bench.input.answers.closest) ?? invitation(bench)],
  more,
  us,
  closing: ({ write }) => [write('closing')],
};
