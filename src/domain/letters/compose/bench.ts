import { IN_MY_CAREER } from '#/domain/letters/bank/frame.fr';
import { GRAVE } from '#/domain/letters/bank/wordings.fr';
import type { SentenceKind } from '#/domain/letters/bank/wordings.fr';
import { slot } from '#/domain/letters/compose/fill';
import type { Slots } from '#/domain/letters/compose/fill';
import { proofOf } from '#/domain/letters/compose/letterEvidence';
import type { Line } from '#/domain/letters/compose/letterEvidence';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { jobOf, lineSlots, postSlots, whereOf } from '#/domain/letters/compose/letterSlots';
import { moveOf, nearPost, nearnessOf } from '#/domain/letters/compose/move';
import { joinAnd } from '#/domain/letters/french/frenchWords';
import { AND_ALSO } from '#/domain/letters/french/phrases.fr';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { LetterSentence, LetterSource } from '#/domain/letters/letter';
import type { Ability } from '#/domain/letters/sources/abilities';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
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
const MOST_NEED_WORDS = 15;

/** Whether a mission can be told by itself. */
export const isClear = ({ text }: MissionPhrase): boolean =>
  !REFERS_BACK.test(fold(text)) && !text.includes('/') && text.split(' ').length <= MOST_NEED_WORDS;

/** What stands first in an offer is what the post is about. */
const CENTRAL = 4.5;
const CENTRAL_FALL = 0.9;
/** What only sells, beside a grave matter. Folded. */
const COMMERCIAL = /contrat|vend|vente|commercial|devis|factur|prospect|chiffr/u;
/** What every trade does at the end of its day, and leads no letter but a cleaner's. Folded. */
const UPKEEP = /nettoy|menage|entretenir|entretien|proprete|ranger|rangement/u;
const TOO_EARLY = 4;

/** A line that says a need again and nothing of its own proves little. */
const ECHOED = 3;
const isEcho = ({ stems, text }: MissionPhrase, { task }: Line): boolean => {
  if (task.deed.result !== null) return false;
  const asked = new Set(thingsOf(stems));
  const added = thingsOf(task.stems).filter((stem) => !asked.has(stem) && !isEveryday(stem));
  const said = fold(tell(task.deed, { ongoing: false }));
  const need = fold(text).replace(/^\S+ /u, '');
  const done = said.replace(/^j'(?:ai|y ai) (?:aussi )?\S+ /u, '');
  return added.length === 0 || said.includes(need) || need.includes(done);
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

/** Needs of the offer that a line shows: what the post is about first, then the surest. */
export const provenNeeds = ({ input, lines }: Bench) => {
  const isGrave = GRAVE.test(fold(input.offer.title)) || GRAVE.test(fold(input.offer.company));
  return input.offer.missions
    .flatMap((mission, index) => {
      const proof = isClear(mission) ? proofOf(mission, lines, input.match) : null;
      if (proof === null) return [];
      const central = Math.max(0, CENTRAL - index * CENTRAL_FALL);
      const early = isGrave && COMMERCIAL.test(fold(mission.text)) ? TOO_EARLY : 0;
      const text = fold(mission.text);
      const echo = isEcho(mission, proof.line) ? ECHOED : 0;
      const close = isClose(mission, proof.line);
      if (UPKEEP.test(text) && !UPKEEP.test(fold(input.offer.title))) return [];
      return [
        {
          mission,
          line: proof.line,
          echo: echo > 0,
          close,
          weight:
            proof.sure +
            central -
            early -
            echo +
            (close ? HELD : 0) +
            nearnessOf(proof.line.experience, input.offer),
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
};

/** How many of the best lead one letter or another. */
export const GOOD_NEEDS = 3;

/** Whether a text has named the place of a post. */
export const isNamed = (experience: CandidateExperience, text: string): boolean =>
  whereOf(experience) !== IN_MY_CAREER && fold(text).includes(fold(whereOf(experience)));

/** Whether a post is the one spoken of last, and in the very last sentence: a "there" would tell another's work of it otherwise. */
const lastNamed = (
  { input, sofar }: Bench,
  experience: CandidateExperience,
): 'just' | 'before' | null => {
  const text = fold(sofar());
  const at = (one: CandidateExperience): number => {
    // A job names its post only where no employer does: two posts and the offer may bear the same one.
    const named = postSlots(one)['at']?.text ?? jobOf(one);
    return named === null ? -1 : text.lastIndexOf(fold(named));
  };
  const own = at(experience);
  if (own < 0 || input.candidate.experiences.some((one) => at(one) > own)) return null;
  return /[.!?]\s/u.test(text.slice(own)) ? 'before' : 'just';
};

const SHORT_LINE = 11;

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
  return told.join(' ').split(' et ').length <= 2 && new Set(named).size === named.length;
};

/** More in one sentence is a list. */
const MOST_TOGETHER = 3;
const MOST_WORDS_TOGETHER = 28;

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

/** The lines of a post told one after the other; the place is not named again where it has just been. */
export const tellPost = (
  bench: Bench,
  lines: readonly Line[],
  [first, second]: readonly [SentenceKind, SentenceKind],
): Sentences => {
  const [opens] = lines;
  const far = opens === undefined ? null : lastNamed(bench, opens.experience);
  // A change of trade names the post and tells nothing of it: there is no "also" yet.
  const named = far === 'before' && moveOf(bench.input) === 'change' ? null : far;
  // Far from its name, a post is no "there".
  const nowhere = opens !== undefined && whereOf(opens.experience) === IN_MY_CAREER;
  const next = named === 'before' || nowhere ? 'there2' : second;
  const lead = { just: 'there', before: 'there2' } as const;
  // What could not be written has named nothing: the next sentence brings the post in.
  let isTold = false;
  return grouped(lines).map(([line, ...others]) => {
    const kind = isTold ? next : named === null ? first : lead[named];
    const sentence = bench.write(kind, lineSlots(line, ...others), line.experience);
    isTold ||= sentence !== null;
    return sentence;
  });
};

/** How a post is brought in after those that the letter has named: "auparavant" is only said of what came before them all. */
export const kindsFor = (
  { input, sofar }: Bench,
  line: Line | undefined,
): readonly ['before', 'also'] | readonly ['elsewhere', 'there2'] => {
  const own = line?.experience;
  if (own === undefined || own.ongoing || own.since === null) return ['elsewhere', 'there2'];
  const named = input.candidate.experiences.filter((one) => one !== own && isNamed(one, sofar()));
  const since = own.since;
  const isEarlier = named.length > 0 && named.every((one) => (one.since ?? -1) >= since);
  return isEarlier ? ['before', 'also'] : ['elsewhere', 'there2'];
};

/** Lines by the post they were written of, in their order. */
export const byPost = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const posts = new Map<CandidateExperience, Line[]>();
  for (const line of lines)
    posts.set(line.experience, [...(posts.get(line.experience) ?? []), line]);
  return [...posts.values()];
};

/** Another need of the offer with the line that answers it, where there is room. */
export const needOf = (
  bench: Bench,
  lines: readonly Line[],
): { readonly line: Line; readonly sentence: LetterSentence } | null => {
  if (bench.input.length < 2) return null;
  const found = provenNeeds({ ...bench, lines }).find(
    ({ mission, echo }) => !echo && !bench.above.includes(mission.text),
  );
  if (found === undefined) return null;
  const { line, mission } = found;
  const slots = lineSlots(line);
  const { c, where } = slots;
  // A post that is over is named where its work is told apart from it.
  const isApart = !line.experience.ongoing && lastNamed(bench, line.experience) !== 'just';
  const said = isApart && c && where ? slot(`${where.text}, ${c.text}`, c.sources) : (c ?? null);
  const need = slot(mission.text, [offerSource(mission.quote)]);
  const sentence = bench.write('need', { ...slots, c: said, need });
  return sentence === null ? null : { line, sentence };
};

/** A need of the offer that something told under no post answers; null where nothing does. */
export const ableNeed = ({
  input,
}: Bench): { readonly mission: MissionPhrase; readonly ability: Ability } | null => {
  const [best] = input.candidate.abilities
    .flatMap((ability) =>
      input.offer.missions.filter(isClear).map((mission) => {
        const asked = new Set(thingsOf(mission.stems));
        const common = new Set(
          thingsOf(ability.stems).filter((stem) => asked.has(stem) && !isEveryday(stem)),
        );
        return { mission, ability, near: common.size };
      }),
    )
    .filter(({ near, mission, ability }) => near > 0 && mission.text !== ability.text)
    .sort((one, other) => other.near - one.near);
  return best ?? null;
};

const MOST_ABILITIES = 3;

/** Things joined as in a sentence, where one of them may hold an "et" of its own. */
const joinLoosely = (items: readonly string[]): string => {
  // A verb that the thing before opens with is not said twice.
  const isSame = (verb: string, before = ''): boolean => before.startsWith(`${verb} `);
  const told = items.map((item, index) => {
    const [verb = ''] = item.split(' ');
    return isSame(verb, items[index - 1]) ? item.slice(verb.length + 1) : item;
  });
  const last = told.at(-1) ?? '';
  return told.length > 1 && told.some((item) => item.includes(' et '))
    ? `${told.slice(0, -1).join(', ')}, ${AND_ALSO} ${last}`
    : joinAnd(told);
};

/** What the writer can do and tells under no post, the nearest to the offer first. */
export const abilitiesFor = (bench: Bench): Sentences => {
  const { input, above, write } = bench;
  const asked = new Set(thingsOf([...input.offer.stems]));
  const told = new Set(contentStems(bench.sofar()));
  // Who once held this very post, and has another trade now, can do much that is beside the matter.
  const isOfTrade = nearPost(input)?.ongoing !== false || input.match.trade === null;
  const near = input.candidate.abilities
    .filter(({ text }) => !above.includes(text))
    .filter(({ stems }) => !stems.every((stem) => told.has(stem)))
    .map((ability) => ({
      ability,
      near: thingsOf(ability.stems).filter((stem) => asked.has(stem) && !isEveryday(stem)).length,
    }))
    // Where no post tells anything, what stands apart is all there is to tell.
    .filter(
      (one) => one.near > 0 || (bench.all.length === 0 && isOfTrade && input.match.trade === null),
    )
    .sort((one, other) => other.near - one.near)
    .map(({ ability }) => ability)
    .filter(({ text }, index, all) => all.findIndex((one) => one.text.startsWith(text)) === index)
    .filter(
      ({ text }, index, all) => !all.slice(0, index).some((one) => text.startsWith(one.text)),
    );
  // One thing that only the safe verb carries is a scrap, not a proof.
  if (near.length === 1 && bench.all.length === 0 && near[0]?.text.startsWith('assurer '))
    return [];
  const most = bench.all.length === 0 ? 2 * MOST_ABILITIES : MOST_ABILITIES;
  const parts = [near.slice(0, MOST_ABILITIES), near.slice(MOST_ABILITIES, most)];
  return parts
    .filter((part) => part.length > 0)
    .map((part) =>
      write('ability', {
        ability: slot(
          joinLoosely(part.map(({ text }) => text)),
          part.map(({ source }) => source),
        ),
      }),
    );
};
