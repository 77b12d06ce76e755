import { APPEALS, asJob, IN_MY_CAREER, IN_THIS_POST } from '#/domain/letters/bank/frame.fr';
import { proofOf, type LetterMatch } from '#/domain/letters/compose/evidence';
import { plain, type Slot, type Slots } from '#/domain/letters/compose/fill';
import { jobTitleFor, offeredTitle } from '#/domain/letters/french/jobTitle.fr';
import { yearsInWords } from '#/domain/letters/french/numbers.fr';
import { atOrganisation } from '#/domain/letters/french/organisations';
import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/words';
import type { Agreement, LetterSource } from '#/domain/letters/letter';
import type {
  CandidateExperience,
  CandidateTask,
  LetterCandidate,
} from '#/domain/letters/sources/candidate';
import type { LetterOffer } from '#/domain/letters/sources/letterOffer';
import type { MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const job = ({ jobTitle }: CandidateExperience): string | null =>
  jobTitle === null ? null : jobTitleFor(jobTitle, 'neutral');

/** Whether a text has named the workplace of an experience. */
export const namedIn = (experience: CandidateExperience, text: string): boolean =>
  experience.company !== null && text.includes(whereText(experience));

const whereText = (experience: CandidateExperience): string => {
  if (experience.company !== null) return atOrganisation(typeset(experience.company));
  const title = job(experience);
  return title === null ? IN_MY_CAREER : asJob(title);
};

/** Slots of an experience; their names end in `A` for the leading one and `B` for the next. */
export const experienceSlots = (experience: CandidateExperience, suffix: 'A' | 'B'): Slots => {
  const told = [experience.source];
  return {
    [`where${suffix}`]: plain(whereText(experience), told),
    [`there${suffix}`]: plain(whereText(experience), told),
    [`at${suffix}`]: plain(experience.company === null ? null : whereText(experience), told),
    [`job${suffix}`]: plain(job(experience), told),
    [`held${suffix}`]: plain(experience.ongoing ? IN_THIS_POST : null),
    [`left${suffix}`]: plain(experience.ongoing ? null : IN_THIS_POST),
    [`since${suffix}`]: plain(
      experience.ongoing && experience.since !== null ? String(experience.since) : null,
      told,
    ),
  };
};

const TASK_SLOTS = { noun: 'tasks', infinitive: 'inf', clause: 'clause', list: 'list' } as const;

/** The slot that a task fills, by its form. */
export const taskSlots = ({ phrase, source }: CandidateTask, suffix: '' | 'B' = ''): Slots => ({
  [`${TASK_SLOTS[phrase.form]}${suffix}`]: plain(phrase.text, [source]),
  result: plain(phrase.result, [source]),
});

const offerSource = (quote: string): LetterSource => ({
  from: 'offer',
  place: 'offer',
  where: null,
  quote,
});

const missionSlot = (
  mission: MissionPhrase | undefined,
  proof: CandidateTask | null,
): Slot | null =>
  mission === undefined
    ? null
    : plain(mission.text, [offerSource(mission.quote), ...(proof === null ? [] : [proof.source])]);

/** Whole missions first, and those that say one thing. */
const awkward = ({ joined, whole }: MissionPhrase): number => Number(joined) + 2 * Number(!whole);

/** Missions that the writer can show, and one more to speak of what comes: it claims nothing. */
const missionSlots = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  match: LetterMatch,
  variant: number,
): Slots => {
  const shown = offer.missions
    .map((mission) => ({ mission, proof: proofOf(mission, candidate) }))
    .filter(
      ({ mission, proof }) =>
        proof !== null || (mission.whole && match.answered.has(mission.quote)),
    )
    .sort((one, other) => awkward(one.mission) - awkward(other.mission));
  const from = (variant * 2) % Math.max(1, shown.length - 1);
  const of = (form: MissionPhrase['form']) => {
    const ofForm = shown.filter(({ mission }) => mission.form === form);
    return ofForm.length < 2 ? ofForm : [...ofForm.slice(from), ...ofForm.slice(0, from)];
  };
  const [first, second] = of('infinitive');
  const [one, two] = of('noun');
  const used = new Set([first, second].map((entry) => entry?.mission));
  const proven = new Set(shown.map(({ mission }) => mission));
  const free = offer.missions.filter(
    (mission) => mission.form === 'infinitive' && mission.whole && !used.has(mission),
  );
  const near = free.filter((mission) => proven.has(mission));
  const rest = near.length > 0 ? near : free;
  const next = rest[variant % Math.max(1, rest.length)];
  return {
    m1: second === undefined ? null : missionSlot(first?.mission, first?.proof ?? null),
    m2: missionSlot(second?.mission, second?.proof ?? null),
    n1: two === undefined ? null : missionSlot(one?.mission, one?.proof ?? null),
    n2: missionSlot(two?.mission, two?.proof ?? null),
    m3: missionSlot(next, null),
  };
};

const MOST_SKILLS = 4;
const LONG_WORD = 9;
/** Conditions of a post rather than skills. */
const NOT_A_SKILL = /^(?:permis|alternance|apprentissage|stage|formation|experience|mission)s?$/u;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A skill as the offer writes it inside a sentence; null where the offer does not name it. */
const inOffer = (label: string, text: string, folded: string): string | null => {
  const rule = new RegExp(`(?<![\\p{L}\\p{N}])${escape(fold(label))}(?![\\p{L}\\p{N}])`, 'gu');
  if (folded.length !== text.length) return rule.test(folded) ? label : null;
  const found = [...folded.matchAll(rule)].map(({ index }) => ({
    words: text.slice(index, index + label.length),
    opens: /(?:^|[\n.:;\u2022-])[ \t]*$/u.test(text.slice(Math.max(0, index - 4), index)),
  }));
  if (found.length > 0 && /^\p{Ll}/u.test(label)) return label;
  const small = found.find(({ words }) => /^\p{Ll}/u.test(words));
  return (small ?? found.find(({ opens }) => !opens) ?? found[0])?.words ?? null;
};

/** Skills that stand in the words of both; a lone short word of everyday says nothing. */
const sharedSkills = (candidate: LetterCandidate, offer: LetterOffer): Slot | null => {
  const folded = fold(offer.text);
  const seen = new Set<string>();
  const found: { words: string; source: LetterSource }[] = [];
  for (const { label, source } of candidate.skills) {
    const key = fold(label);
    if (NOT_A_SKILL.test(key) || seen.has(key) || key.length < 2 || label.split(/\s+/u).length > 4)
      continue;
    const words = inOffer(label, offer.text, folded);
    if (words === null) continue;
    const telling = /\s|\p{Lu}|\d/u.test(words) || words.length >= LONG_WORD;
    const held = [...seen].some((other) => other.includes(key) || key.includes(other));
    if (!telling || held) continue;
    seen.add(key);
    found.push({ words: typeset(words), source });
  }
  const kept = found.slice(0, MOST_SKILLS);
  return kept.length < 2
    ? null
    : plain(
        joinAnd(kept.map(({ words }) => words)),
        kept.map(({ source }) => source),
      );
};

/** The degree nearest to the offer; the latest where none is. */
const degreeSlot = ({ degrees }: LetterCandidate, { stems }: LetterOffer): Slot | null => {
  const scored = degrees.map((degree) => ({
    degree,
    near: contentStems(degree.source.quote).filter((stem) => stems.has(stem)).length,
  }));
  const best = scored.sort((one, other) => other.near - one.near)[0]?.degree;
  return best === undefined ? null : plain(lowerFirst(typeset(best.text)), [best.source]);
};

/** The title of the offer, agreed with the writer. */
export const titleOf = (
  { experiences }: LetterCandidate,
  { title }: LetterOffer,
  agreement: Agreement,
): string =>
  offeredTitle(
    title,
    agreement,
    experiences.flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle])),
  );

/** Slots that do not depend on the lines chosen. */
export const frameSlots = (
  candidate: LetterCandidate,
  offer: LetterOffer,
  options: { readonly match: LetterMatch; readonly agreement: Agreement; readonly variant: number },
): Slots => {
  const now = candidate.experiences.find(({ ongoing, jobTitle }) => ongoing && jobTitle !== null);
  const dated = candidate.experiences.filter(({ since }) => since !== null);
  return {
    title: plain(offer.title === '' ? null : titleOf(candidate, offer, options.agreement)),
    atCompany: plain(offer.company === '' ? null : atOrganisation(typeset(offer.company))),
    years: plain(
      yearsInWords(candidate.months),
      dated.map(({ source }) => source),
    ),
    jobNow: plain(now === undefined ? null : job(now), now ? [now.source] : []),
    atNow: plain(
      now === undefined || now.company === null ? null : whereText(now),
      now ? [now.source] : [],
    ),
    skills: sharedSkills(candidate, offer),
    degree: degreeSlot(candidate, offer),
    appeal: plain(APPEALS[offer.recruiter?.civility ?? 'unknown']),
    ...missionSlots(candidate, offer, options.match, options.variant),
  };
};
