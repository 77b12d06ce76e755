import { IN_MY_CAREER } from '#/domain/letters/bank/frame.fr';
import { GRAVE } from '#/domain/letters/bank/wordings.fr';
import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { lightened } from '#/domain/letters/compose/heavy';
import { cameBefore } from '#/domain/letters/compose/inTime';
import { proofOf } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import {
  jobOf,
  lineSlots,
  postSlots,
  titleOf,
  whereOf,
} from '#/domain/letters/compose/letterSlots';
import { moveOf, nearnessOf } from '#/domain/letters/compose/move';
import { NOTHING_NEW, SAME_WORK } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { LetterSentence, LetterSource } from '#/domain/letters/letter';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { wordsGate } from '#/domain/letters/sources/deedGate.fr';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { tell } from '#/domain/letters/sources/tellDeed.fr';
import { contentStems } from '#/domain/matching/words';
import { countWords, fold } from '#/domain/shared/text';

/** What a paragraph is made with. */
export type Bench = {
  readonly input: LetterInput;
  readonly variant: number;
  /** Slots that depend on no line. */
  readonly frame: Slots;
  /** Lines that no other paragraph tells, the most telling for this offer first. */
  readonly lines: readonly Line[];
  /** Lines that bear on nothing asked, of posts of other trades: what the writer comes from. */
  readonly beside: readonly Line[];
  /** Every line. */
  readonly all: readonly Line[];
  readonly above: string;
  /** The other paragraphs, and what this one says until now. */
  readonly sofar: () => string;
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
/** Verbs alone: what is done to what, nobody tells. */
const VERBS_ALONE = /^\p{L}+r(?:,? (?:et )?\p{L}+r)*$/u;
const MOST_NEED_WORDS = 15;

/** What the employer gives, and asks of nobody. Folded. */
const GIVEN =
  /(?<![a-z])(?:fournie?s?|offerte?s?|mis(?:es?)? a (?:votre )?disposition|pris(?:es?)? en charge par|beneficier|percevoir|recevoir (?:une formation|un salaire|des rendez-vous))(?![a-z])/u;
/** What goes with a post, where no verb says what is done with it. Folded. */
const WITH_THE_POST =
  /^(?!\p{L}+(?:er|ir|re|oir) ).*(?<![a-z])(?:primes?|tickets?|mutuelle|avantages?)(?![a-z])/u;

/** Whether a mission can be told by itself. */
export const isClear = ({ text }: MissionPhrase): boolean =>
  !REFERS_BACK.test(fold(text)) &&
  !VERBS_ALONE.test(text) &&
  !text.includes('/') &&
  text.split('(').length === text.split(')').length &&
  !GIVEN.test(fold(text)) &&
  !WITH_THE_POST.test(fold(text)) &&
  wordsGate(text).passes &&
  text.split(' ').length <= MOST_NEED_WORDS;

/** What stands first in an offer is what the post is about. */
const CENTRAL = 4.5;
const CENTRAL_FALL = 0.9;
/** What only sells, beside a grave matter. Folded. */
const COMMERCIAL = /contrat|vend|vente|commercial|devis|factur|prospect|chiffr/u;
/** What every trade does at the end of its day, and comes last in every letter but a cleaner's. Folded. */
const UPKEEP = /nettoy|menage|entretenir|entretien|proprete|ranger|rangement|plonge(?![a-z])/u;
const TOO_EARLY = 4;

/** How the words of a text begin, whatever their ending. */
const startsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[a-z]{4,}|[0-9]+|[a-z]*[0-9][a-z0-9]*/gu) ?? []).map((word) =>
      word.slice(0, SAME_BEGINNING),
    ),
  );
const SAME_BEGINNING = 6;
const LEAVES = /^(?:nouve|diver|diffe|plusi|ensem)/u;

/** Words that leave a thing what it is. */
const ADDS_NOTHING: ReadonlySet<string> = new Set(contentStems(NOTHING_NEW));
/** Whether a line says a need again, and nothing of its own. */
const isEcho = ({ stems, text }: MissionPhrase, { task }: Line): boolean => {
  if (task.deed.result !== null) return false;
  const asked = new Set(thingsOf(stems));
  const added = thingsOf(task.stems).filter(
    (stem) => !asked.has(stem) && !isEveryday(stem) && !ADDS_NOTHING.has(stem),
  );
  const said = fold(tell(task.deed, { ongoing: false }));
  const need = fold(text).replace(/^\S+ /u, '');
  const done = said.replace(/^j'(?:ai|y ai) (?:aussi )?\S+ /u, '');
  const own = startsIn(text);
  const isSaidAgain = [...startsIn(said)].every((start) => own.has(start) || LEAVES.test(start));
  return isSaidAgain || added.length === 0 || said.includes(need) || need.includes(done);
};

/** How much of a need a line holds where one may say that it is what one does. */
const CLOSE = 0.65;
const isClose = ({ stems }: MissionPhrase, { task }: Line): boolean => {
  const own = new Set(thingsOf(task.stems));
  const things = [...new Set(thingsOf(stems))];
  return things.filter((stem) => own.has(stem)).length >= CLOSE * things.length;
};

/** A proof that holds the whole need goes before one as sure that holds a part. */
const HELD = 0.3;

/** A need of the offer with the line that shows it. */
export type ProvenNeed = {
  readonly mission: MissionPhrase;
  readonly line: Line;
  /** The line holds nearly all of the need. */
  readonly close: boolean;
  /** How surely the line shows it: about 1 for a word in common, 5 for all of it. */
  readonly sure: number;
  readonly weight: number;
};

/** Needs of the offer that a line shows: what the post is about first, then the surest. */
export const provenNeeds = ({
  input,
  lines,
}: Pick<Bench, 'input' | 'lines'>): readonly ProvenNeed[] => {
  const isGrave = GRAVE.test(fold(input.offer.title)) || GRAVE.test(fold(input.offer.company));
  // What was done nobody knows where is told as such, and answers nothing.
  const placed = lines.filter(({ experience }) => whereOf(experience) !== IN_MY_CAREER);
  return input.offer.missions
    .flatMap((mission, index) => {
      const proof = isClear(mission) ? proofOf(mission, placed, input.match) : null;
      if (proof === null) return [];
      const central = Math.max(0, CENTRAL - index * CENTRAL_FALL);
      const text = fold(mission.text);
      const isUpkeep = UPKEEP.test(text) && !UPKEEP.test(fold(input.offer.title));
      // Nobody is hired for the clearing away that ends the day.
      if (isUpkeep) return [];
      const early = isGrave && COMMERCIAL.test(text) ? TOO_EARLY : 0;
      // A line that says the need again proves nothing by it: it is told without.
      if (isEcho(mission, proof.line)) return [];
      const close = isClose(mission, proof.line);
      return [
        {
          mission,
          line: proof.line,
          close,
          sure: proof.sure,
          weight:
            proof.sure +
            central -
            early -
            (close ? HELD : 0) +
            nearnessOf(proof.line.experience, input.offer),
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
};

/** Whether a text has named the place of a post. */
export const isNamed = (experience: CandidateExperience, text: string): boolean =>
  whereOf(experience) !== IN_MY_CAREER && fold(text).includes(fold(whereOf(experience)));

/** Whether a job without an employer stands in a text already. */
export const isJobSaid = (one: CandidateExperience, text: string): boolean =>
  postSlots(one)['at'] === null && fold(text).includes(fold(jobOf(one) ?? '\0'));

/** Whether another post was held in the same house, which its name alone does not tell apart. */
const sharesHouse = ({ input }: Pick<Bench, 'input'>, experience: CandidateExperience): boolean => {
  const own = postSlots(experience)['at']?.text;
  return input.candidate.experiences.some(
    (one) =>
      one !== experience &&
      own !== undefined &&
      postSlots(one)['at']?.text === own &&
      jobOf(one) !== jobOf(experience),
  );
};

/**
 * Whether a post is the one spoken of last, and in the very last sentence: a "there" would tell another's work of it
 * otherwise. Where the post asked for has been named after it, a "there" would be with the reader.
 */
const lastNamed = (
  { input, sofar, lines, all }: Bench,
  experience: CandidateExperience,
): 'just' | 'before' | 'introduced' | null => {
  const text = fold(sofar());
  if (sharesHouse({ input }, experience) && !text.includes(fold(jobOf(experience) ?? '\0')))
    return null;
  const at = (one: CandidateExperience): number => {
    // A job names its post only where no employer does: two posts and the offer may bear the same one.
    const job = jobOf(one);
    // The title asked for names the post of nobody else.
    const isAsked = one !== experience && job !== null && fold(titleOf(input)).includes(fold(job));
    const named = postSlots(one)['at']?.text ?? (isAsked ? null : job);
    return named === null ? -1 : text.lastIndexOf(fold(named));
  };
  const own = at(experience);
  if (own < 0 || input.candidate.experiences.some((one) => at(one) > own)) return null;
  const asked = [titleOf(input), input.offer.company].filter((name) => name !== '');
  if (asked.some((name) => text.lastIndexOf(fold(name)) > own))
    return lines.length === all.length ? 'introduced' : 'before';
  return /[.!?]\s/u.test(text.slice(own)) ? 'before' : 'just';
};

const SHORT_LINE = 13;

/** Whether a line is short enough to share its sentence with another. */
const isShort = ({ task, experience }: Line): boolean => {
  const told = tell(task.deed, { ongoing: experience.ongoing });
  return task.deed.result === null && countWords(told) <= SHORT_LINE && !/,| et j|[()]/u.test(told);
};

/** Lines that are double each, or that the same verb carries, read ill in one sentence. */
const isLight = (lines: readonly Line[]): boolean => {
  const told = lines.map(({ task, experience: { ongoing } }) => tell(task.deed, { ongoing }));
  const verbs = lines.map(({ task }) => task.deed.parts[0]?.verbs[0] ?? '');
  const named = verbs.filter((verb) => verb !== '');
  const ands = told.join(' ').split(' et ').length - 1;
  return ands <= (lines.length > 2 ? 1 : 2) && new Set(named).size === named.length;
};

/** More in one sentence is a list. */
const MOST_TOGETHER = 3;
const MOST_WORDS_TOGETHER = 30;

/** Lines of a post as sentences: short ones share theirs. */
const grouped = (lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] => {
  const groups: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = groups.at(-1) ?? [];
    const together = [...last, line];
    const told = together.map(({ task, experience: { ongoing } }) => tell(task.deed, { ongoing }));
    const fits =
      last.length > 0 &&
      together.length <= MOST_TOGETHER &&
      together.every(isShort) &&
      isLight(together) &&
      countWords(told.join(' ')) <= MOST_WORDS_TOGETHER;
    if (fits) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** Some lines of a post told one after the other, as many as asked; the place is not named again where it has just been. */
export const tellPost = (
  bench: Bench,
  lines: readonly Line[],
  [first, second]: readonly [SentenceKind, SentenceKind],
  count = lines.length,
): Sentences => {
  const [opens] = lines;
  const far = opens === undefined ? null : lastNamed(bench, opens.experience);
  // A change of trade names the post and tells nothing of it: there is no "also" yet.
  const named = far === 'before' && moveOf(bench.input) === 'change' ? null : far;
  // Far from its name, a post is no "there".
  const nowhere = opens !== undefined && whereOf(opens.experience) === IN_MY_CAREER;
  const next = named === 'before' || named === 'introduced' || nowhere ? 'there2' : second;
  const lead = { just: 'there', before: 'there2', introduced: 'introduced' } as const;
  const told: LetterSentence[] = [];
  let left = lines;
  let wanted = count;
  while (wanted > 0 && left.length > 0) {
    const [[line, ...others] = []] = grouped(
      left.slice(0, wanted).map((one) => lightened(one, bench.sofar())),
    );
    if (line === undefined) break;
    // What could not be written has named nothing: the next sentence brings the post in.
    const kind = told.length > 0 ? next : named === null ? first : lead[named];
    // A post that the letter has named is brought in by its place alone.
    const isKnown =
      kind === first &&
      isNamed(line.experience, bench.sofar()) &&
      !sharesHouse(bench, line.experience);
    const slots = lineSlots(line, ...others);
    const brought = isKnown ? { ...slots, job: null, lasted: null } : slots;
    const sentence = bench.write(kind, brought, line.experience);
    const size = sentence === null ? 1 : 1 + others.length;
    if (sentence !== null) {
      told.push(sentence);
      wanted -= size;
    }
    left = left.slice(size);
  }
  return told;
};

/** Whether a post was over before every one that a text names, itself left out. */
export const isEarliest = (
  { candidate }: Pick<Bench['input'], 'candidate'>,
  own: CandidateExperience,
  said: string,
): boolean => {
  const named = candidate.experiences.filter(
    (one) => one !== own && (isNamed(one, said) || isJobSaid(one, said)),
  );
  return named.length > 0 && named.every((one) => cameBefore(own, one));
};

/** How a post is brought in after those that the letter has named: "auparavant" is only said of what came before them all. */
export const kindsFor = (
  { input, sofar }: Bench,
  line: Line | undefined,
): readonly ['before', 'also'] | readonly ['elsewhere', 'there2'] => {
  const own = line?.experience;
  return own !== undefined && isEarliest(input, own, sofar())
    ? ['before', 'also']
    : ['elsewhere', 'there2'];
};

/** Lines by the post they were written of, in their order. */
export const byPost = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const posts = new Map<CandidateExperience, Line[]>();
  for (const line of lines)
    posts.set(line.experience, [...(posts.get(line.experience) ?? []), line]);
  return [...posts.values()];
};

/** A need of the offer, named so that its reader knows it, with the line that answers it; the line alone where that cannot be said. */
export const answerNeed = (
  bench: Bench,
  { line, mission, close }: ProvenNeed,
  kind: 'need' | 'needToo' | 'needLast',
): LetterSentence | null => {
  const { experience } = line;
  const slots = lineSlots(line);
  const { c, where } = slots;
  const named = lastNamed(bench, experience);
  // Work of another house than the one named last is told with its place.
  const isApart = named === null;
  const said = isApart && c && where ? slot(`${where.text}, ${c.text}`, c.sources) : (c ?? null);
  const work = SAME_WORK[experience.ongoing ? 'held' : 'left'];
  const told = {
    ...slots,
    c: said,
    own: c ?? null,
    here: isApart ? null : (c ?? null),
    apart: isApart ? (where ?? null) : null,
    need: slot(mission.text, [offerSource(mission.quote)]),
    same: slot(close ? work : null),
  };
  return (
    bench.write(kind, told, experience) ?? tellPost(bench, [line], kindsFor(bench, line))[0] ?? null
  );
};
