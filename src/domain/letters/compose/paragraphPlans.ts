import { GRAVE } from '#/domain/letters/bank/wordings.fr';
import {
  keyPointSentences,
  prideSentence,
  whenSentence,
  whySentence,
} from '#/domain/letters/compose/answers.fr';
import { barePosts } from '#/domain/letters/compose/barePosts';
import {
  abilitiesFor,
  ableNeed,
  byPost,
  GOOD_NEEDS,
  isClear,
  isNamed,
  kindsFor,
  needOf,
  offerSource,
  provenNeeds,
  tellPost,
} from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { carriedOver } from '#/domain/letters/compose/carriedOver';
import { slot } from '#/domain/letters/compose/fill';
import { OTHER_TRADE, SAME_TRADE, turned } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import { jobOf, lineSlots, postSlots } from '#/domain/letters/compose/letterSlots';
import { moveOf, nearPost, nearnessOf } from '#/domain/letters/compose/move';
import { SAME_WORK } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { LetterSentence, ParagraphRole } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import type { OfferFact } from '#/domain/letters/sources/employer.fr';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';
import { countWords, fold } from '#/domain/shared/text';

/** A need of the offer with something that the writer says they can do, where no post tells anything. */
const ableHook = (bench: Bench): LetterSentence | null => {
  const found = ableNeed(bench);
  if (found === null) return null;
  const { mission, ability } = found;
  return bench.write('hookAble', {
    need: slot(mission.text, [offerSource(mission.quote)]),
    able: slot(ability.text, [ability.source]),
  });
};

/** Who still studies, and holds no post, says so first, with what they did that is nearest. */
const studyHook = (bench: Bench, told: Line | undefined): LetterSentence | null => {
  const { candidate } = bench.input;
  if (candidate.experiences.some(({ ongoing }) => ongoing)) return null;
  return bench.write('hookStudy', told === undefined ? {} : lineSlots(told), told?.experience);
};

const opening = (bench: Bench): Sentences => {
  const { input, variant, write, lines } = bench;
  const move = moveOf(input);
  const [first] = turned(lines.slice(0, GOOD_NEEDS), variant);
  if (provenNeeds(bench).length === 0 && !(nearPost(input)?.isPlacement === false)) {
    const studying = studyHook(bench, first);
    if (studying !== null)
      return [studying, move === 'change' ? whySentence(input.answers.why) : null];
  }
  if (move === 'change')
    return [
      write('change') ?? write('changeLeft') ?? write('hookBare'),
      whySentence(input.answers.why),
    ];
  const [pair] = turned(provenNeeds(bench).slice(0, GOOD_NEEDS), variant);
  const need =
    pair === undefined || pair.echo
      ? null
      : slot(pair.mission.text, [offerSource(pair.mission.quote)]);
  const told = pair?.line ?? first;
  const near = nearPost(input);
  // Who has held this very post says so first, where its lines tell nothing.
  const asHeld =
    near === undefined || near.ongoing || lines.some(({ experience }) => experience === near)
      ? null
      : (): LetterSentence | null => write('hookPost', postSlots(near), near);
  if (told === undefined || (pair === undefined && asHeld !== null && told.experience !== near))
    return [write('hookNow') ?? asHeld?.() ?? ableHook(bench) ?? write('hookBare')];
  const work = SAME_WORK[told.experience.ongoing ? 'held' : 'left'];
  const isSame = pair?.close === true;
  const slots = {
    ...lineSlots(told),
    need,
    same: slot(isSame ? work.same : null),
    mine: slot(isSame ? work.mine : null),
  };
  const step =
    move === 'step' && told.experience.ongoing
      ? (write('step', slots) ?? write('stepPlain', slots))
      : null;
  return [
    step ?? write('hook', slots, told.experience) ?? write('hookPlain', slots, told.experience),
  ];
};

const LINES_OF_LEAD = [1, 1, 2, 2, 3, 3, 4, 4];
const LINES_OF_NEXT = [1, 2, 1, 2, 2, 3, 3, 3];

const SAME_MATTER = 2;

/** What the writer is proud of is told once, in their words: a line of the same matter comes last, without its figure. */
const prideLast = (lines: readonly Line[], pride: string): readonly Line[] => {
  const stems = new Set(contentStems(pride));
  const isSame = ({ task }: Line): boolean => {
    const common = task.stems.filter((stem) => stems.has(stem) && !isEveryday(stem)).length;
    return common >= SAME_MATTER || (common > 0 && task.deed.result !== null);
  };
  const same = lines.filter(isSame).map((line) => ({
    ...line,
    task: { ...line.task, deed: { ...line.task.deed, result: null } },
  }));
  return [...lines.filter((line) => !isSame(line)), ...same];
};

/** The post of the opening, or the most telling one: more of its lines, and what the writer is proud of. */
const me = (bench: Bench): Sentences => {
  const { input, lines, above, variant } = bench;
  const pride = prideSentence(input.answers.pride);
  if (moveOf(input) === 'change') {
    const carried = carriedOver(bench, 'first');
    const [own = []] = byPost(lines);
    const more = own.slice(1, LINES_OF_LEAD[input.length] ?? 1);
    if (carried.length > 1) return [...carried, pride];
    if (carried.length > 0)
      return [
        ...carried,
        ...tellPost(bench, prideLast(more, input.answers.pride), kindsFor(bench, more[0])),
        pride,
      ];
  }
  const posts = byPost(lines);
  const lead =
    posts.find(([line]) => line !== undefined && isNamed(line.experience, above)) ??
    posts.find(([line]) => line?.experience.ongoing) ??
    posts[0] ??
    [];
  const count = LINES_OF_LEAD[input.length] ?? 1;
  const kinds = kindsFor(bench, lead[0]);
  const told = prideLast(turned(lead, variant).slice(0, count), input.answers.pride);
  const need = needOf(bench, told);
  const rest = need === null ? told : told.filter((line) => line.task.id !== need.line.task.id);
  const bare = bench.all.length === 0 ? barePosts(bench) : [];
  return [...bare, need?.sentence ?? null, ...tellPost(bench, rest, kinds), pride];
};

/** What one is studying, where the opening has not said it. */
const studied = ({ frame, write, sofar }: Bench): LetterSentence | null =>
  sofar().includes(frame['study']?.text ?? '\0') ? null : write('studies');

/** What one was trained in and for how long, in one sentence where both are known. */
const training = (bench: Bench): Sentences => {
  const { input, frame, write } = bench;
  if (input.length < 2) return [];
  const studies = studied(bench);
  if (studies !== null || frame['study']) return [studies];
  if (input.length < 4) return [write('degree')];
  return [write('degreeAll') ?? write('degreeYears') ?? write('degree') ?? write('years')];
};

/** Permits, where no sentence has told them beside the degree. */
const permits = ({ input, frame, write, sofar }: Bench): LetterSentence | null => {
  const text = frame['permits']?.text;
  return input.length === 0 || text === undefined || sofar().includes(text)
    ? null
    : write('permits');
};

/** Another post, or more of the same; then the degree and what both texts name. */
const more = (bench: Bench): Sentences => {
  const { input, lines, above, variant, write } = bench;
  if (moveOf(input) === 'change') {
    const carried = carriedOver(bench, 'rest');
    const elsewhere = byPost(lines).find(([line]) => line && !isNamed(line.experience, above));
    const other = elsewhere ?? (carried.length > 0 ? [] : lines);
    const kinds = kindsFor(bench, other[0]);
    return [
      ...carried,
      ...(input.length < 2 ? [] : tellPost(bench, other.slice(0, input.length > 4 ? 2 : 1), kinds)),
      ...(input.length > 2 || lines.length === 0 ? abilitiesFor(bench) : []),
      ...(input.length > 2 ? training(bench) : []),
      permits(bench),
      input.length > 3 ? write('languages') : null,
      input.length > 3 ? write('skills') : null,
    ];
  }
  const posts = byPost(lines);
  const next = posts.find(([line]) => line && !isNamed(line.experience, above)) ?? posts[0] ?? [];
  const third = posts.find((post) => post !== next && post[0]?.experience.ongoing === false) ?? [];
  const count = LINES_OF_NEXT[input.length] ?? 1;
  const kinds = kindsFor(bench, next[0]);
  return [
    ...tellPost(bench, turned(next, variant).slice(0, count), kinds),
    ...(input.length > 4 ? tellPost(bench, third.slice(0, 1), kindsFor(bench, third[0])) : []),
    ...(input.length > 1 || lines.length === 0 ? abilitiesFor(bench) : []),
    ...training(bench),
    permits(bench),
    input.length > 3 ? write('languages') : null,
    input.length > 2 ? write('skills') : null,
  ];
};

const MOSTLY_TOLD = 0.6;

/** Whether the CV, or a post told, speaks of most of what a mission is about. */
const isHeld = ({ input, all }: Bench, { stems }: MissionPhrase): boolean => {
  const { candidate } = input;
  const own = [candidate.text, ...all.map(({ task }) => task.source.quote)].join('\n');
  const held = new Set(thingsOf(contentStems(own)));
  const things = thingsOf(stems).filter((stem) => !isEveryday(stem));
  const known = things.filter((stem) => held.has(stem)).length;
  return known * 2 > things.length;
};

/** A mission not yet spoken of, to say what comes; one goes on only with what one has done. */
const nextNeed = (bench: Bench, known: boolean): MissionPhrase | null => {
  const { input, above, variant } = bench;
  const free = input.offer.missions
    .filter((mission) => mission.whole && isClear(mission) && !above.includes(mission.text))
    .filter((mission) => !known || isHeld(bench, mission));
  const told = new Set(thingsOf(contentStems(above)));
  const share = ({ stems }: MissionPhrase): number =>
    thingsOf(stems).filter((stem) => told.has(stem)).length / Math.max(1, stems.length);
  const bright = free.filter(({ text }) => !GRAVE.test(fold(text)));
  const fresh = bright.filter((mission) => share(mission) < MOSTLY_TOLD);
  const from = [fresh, bright, free].find((one) => one.length > 0) ?? [];
  return from[variant % Math.max(1, from.length)] ?? null;
};

/** Whether there is a post to name at the opening: without one, no step is spoken of. */
const isNowTold = ({ frame }: Bench): boolean => {
  const { jobNow, atNow } = frame;
  return jobNow !== null && atNow !== null;
};
/** A change is said of what one does, or of what one left last. */
const isChangeSaid = (bench: Bench): boolean =>
  moveOf(bench.input) === 'change' && (isNowTold(bench) || bench.frame['jobLeft'] !== null);

const LONG = 12;
const isLong = ({ ongoing, lasted }: CandidateExperience): boolean =>
  ongoing || (lasted !== null && lasted >= LONG);

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

const LONGEST_NEXT = 9;

const us = (bench: Bench): Sentences => {
  const { input, write, above } = bench;
  const own = whySentence(input.answers.why);
  const isTold = own !== null && above.includes(own.text);
  const move = moveOf(input);
  const isBare =
    bench.all.length === 0 && input.candidate.experiences.every((one) => jobOf(one) === null);
  const isStep = move === 'step' && isNowTold(bench);
  const next = nextNeed(bench, !isBare && !isStep);
  const need = next === null ? null : slot(next.text, [offerSource(next.quote)]);
  const near = nearPost(input);
  // One goes on only with what one has told of the same trade.
  const isGoingOn =
    bench.all.length > 0 &&
    (input.match.trade === null ||
      (move === 'same' && (near !== undefined || input.match.trade >= OTHER_TRADE)));
  // A season or two of a trade is no knowledge of its every day.
  const isKnown = near === undefined ? isGoingOn && move === 'same' : isLong(near);
  const spare = own !== null && !isChangeSaid(bench) && input.length < 4;
  // What the work is to those whom it serves; who told why in their own words needs it less.
  const sense = spare ? null : write('sense');
  const want = (): LetterSentence | null => {
    const held =
      input.candidate.experiences.find((one) => one.ongoing && nearnessOf(one, input.offer) > 0) ??
      near;
    const isOwn = near !== undefined || (input.match.trade ?? 0) >= SAME_TRADE;
    const short = next === null || countWords(next.text) > LONGEST_NEXT ? null : need;
    return isOwn
      ? (write('wantSameFor', { next: short }, held) ?? write('wantSame', {}, held))
      : (write('wantNearFor', { next: short }) ?? write('wantNear'));
  };
  const plain = (): LetterSentence | null =>
    write(isGoingOn && !isStep ? 'whyEmployer' : 'whyAtEmployer') ??
    write('whyTeam') ??
    (sense === null ? null : want()) ??
    write(isStep ? 'whyStep' : 'why', { next: need }) ??
    (isKnown && !isStep ? write('whyKnown') : null) ??
    write('whyBare');
  const known = (): LetterSentence | null =>
    isChangeSaid(bench)
      ? (write('whyNewEmployer') ?? write('wantNew') ?? write('whyNew'))
      : plain();
  const why = isBare ? write('whyOpen', { next: need }) : known();
  const { training, soon } = input.offer.facts;
  const isFree = input.answers.when === '';
  return [
    isTold ? null : own,
    sense,
    spare ? null : why,
    move === 'same' && !isBare ? null : fromFact(training, () => write('whyTraining')),
    input.length > 0 ? write('hours') : null,
    whenSentence(input.answers.when),
    isFree ? write('ready') : null,
    ...keyPointSentences(input.keyPoints),
    write('askNear') ??
      (isFree ? (write('askStart') ?? fromFact(soon, () => write('askSoon'))) : null) ??
      write('ask'),
    input.length > 6 ? write('thanks') : null,
  ];
};

/** What each paragraph tells, sentence by sentence. */
export const PLANS: Readonly<Record<ParagraphRole, (bench: Bench) => Sentences>> = {
  you: opening,
  me,
  more,
  us,
  closing: ({ write }) => [write('closing')],
};
