import type { TextRange } from '#/domain/cv/cv';
import type { InterviewTopic } from '#/domain/interview/interview';
import { SCHEDULE_WORDS } from '#/domain/interview/topicQuestions.fr';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { LedgerRow, MatchAxis, MatchReport } from '#/domain/matching/report';
import type { OfferRequirements, SkillRequirement } from '#/domain/offers/requirements';
import { fold, foldWithOffsets } from '#/domain/shared/text';

/** Longest clause quoted, in characters. */
const LONGEST_QUOTE = 140;

const BULLET = /^[\s\u2022\u2023\u25aa\u00b7*>\u2013\u2014-]+/u;

/** The clause of the offer around some words: the line, or the sentence of it where it is long. */
const clauseAround = (text: string, { start, end }: TextRange): string => {
  let from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  let to = lineEnd === -1 ? text.length : lineEnd;
  if (to - from > LONGEST_QUOTE) {
    from = Math.max(from, text.lastIndexOf('. ', start) + 2);
    const stop = text.indexOf('. ', end);
    to = stop === -1 ? to : Math.min(to, stop);
  }
  if (to - from > LONGEST_QUOTE) {
    while (from < start && to - from > LONGEST_QUOTE) from = nextWord(text, from, start);
    while (to > end && to - from > LONGEST_QUOTE) to = wordBefore(text, to, end);
  }
  return text
    .slice(from, to)
    .replace(BULLET, '')
    .replace(/[\s;.,:]+$/u, '');
};

const nextWord = (text: string, from: number, limit: number): number => {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= limit ? limit : space + 1;
};

const wordBefore = (text: string, to: number, limit: number): number => {
  const space = text.lastIndexOf(' ', to - 1);
  return space <= limit ? limit : space;
};

type Rows = readonly LedgerRow[];

const labelled = (rows: Rows, axes: readonly MatchAxis[], label: string): LedgerRow | undefined =>
  rows.find(
    (row) =>
      axes.includes(row.axis) &&
      (row.label === label || row.options?.some((option) => option.label === label) === true),
  );

const answered = (row: LedgerRow | undefined): Pick<InterviewTopic, 'answer' | 'evidence'> => {
  const [first] = row?.evidence ?? [];
  return {
    answer: row?.answer ?? 'unknown',
    evidence: first ? { quote: first.quote, experience: first.experience } : null,
  };
};

const KIND_OF_CONCEPT = {
  tool: 'tool',
  technique: 'skill',
  knowledge: 'skill',
  licence: 'licence',
  softSkill: 'softSkill',
  diploma: null,
  occupation: null,
} as const;

/** Phrases that the lexicon does not know and that tell a way of being rather than a skill. */
const WAY_OF_BEING =
  /\b(?:sens|gout|esprit|capacite|qualites?|aisance|relationnel\w*|autonom\w+|rigueur|rigoureu\w+|dynami\w+|motiv\w+|curi\w+|organise\w*|ponctu\w+|polyvalen\w+|discretion|patien\w+|empath\w+|bienveillan\w+|adaptabilite|reactiv\w+|ecoute)\b/u;

const skillKind = (skill: SkillRequirement, lexicon: Lexicon): InterviewTopic['kind'] | null => {
  const concept = skill.concept === null ? undefined : lexicon.concept(skill.concept);
  if (concept === undefined) return WAY_OF_BEING.test(fold(skill.label)) ? 'softSkill' : 'skill';
  return KIND_OF_CONCEPT[concept.kind];
};

/** What an offer asks for, as an interviewer would go through it; with a report, whether the CV shows it. */
export const topicsOfOffer = (
  text: string,
  requirements: OfferRequirements,
  lexicon: Lexicon,
  report: MatchReport | null,
): readonly InterviewTopic[] => {
  const rows = report?.rows ?? [];
  const topic = (
    id: string,
    kind: InterviewTopic['kind'],
    range: TextRange,
    rest: Pick<InterviewTopic, 'label' | 'demand'> & { readonly concept?: string | null },
    row: LedgerRow | undefined,
  ): InterviewTopic => ({
    id,
    kind,
    label: rest.label,
    demand: rest.demand,
    concept: rest.concept ?? null,
    words: text.slice(range.start, range.end).replaceAll(/\s+/gu, ' '),
    quote: clauseAround(text, range),
    ...answered(row),
  });
  const groups = new Set<string>();
  const labels = new Set<string>();
  const skills = requirements.skills.flatMap((skill, index) => {
    const kind = skillKind(skill, lexicon);
    if (kind === null || labels.has(skill.label)) return [];
    // One question for alternatives: nobody is asked about both.
    if (skill.group !== null && groups.has(skill.group)) return [];
    labels.add(skill.label);
    if (skill.group !== null) groups.add(skill.group);
    return [
      topic(
        `skill-${index + 1}`,
        kind,
        skill.range,
        skill,
        labelled(rows, ['skills', 'degree'], skill.label),
      ),
    ];
  });
  const byAxis = (axis: MatchAxis): LedgerRow | undefined => rows.find((row) => row.axis === axis);
  const missions = requirements.missions.map((range, index) =>
    topic(
      `mission-${index + 1}`,
      'mission',
      range,
      { label: text.slice(range.start, range.end), demand: 'expected' },
      undefined,
    ),
  );
  const languages = requirements.languages.map(({ language, demand, range }, index) =>
    topic(
      `language-${index + 1}`,
      'language',
      range,
      { label: language.slice(0, 1).toUpperCase() + language.slice(1), demand },
      rows.find((row) => row.axis === 'languages' && fold(row.label).startsWith(fold(language))),
    ),
  );
  const { minYears, degree, pay } = requirements;
  const folded = foldWithOffsets(text);
  const schedule = SCHEDULE_WORDS.exec(folded.text);
  return [
    ...skills,
    ...missions,
    ...(minYears
      ? [
          topic(
            'years',
            'years',
            minYears.range,
            { label: String(minYears.value), demand: minYears.demand },
            byAxis('experience'),
          ),
        ]
      : []),
    ...languages,
    ...(schedule
      ? [
          topic(
            'schedule',
            'schedule',
            {
              start: folded.offsets[schedule.index] ?? 0,
              end: folded.offsets[schedule.index + schedule[0].length] ?? text.length,
            },
            { label: schedule[0], demand: 'expected' },
            undefined,
          ),
        ]
      : []),
    ...(degree
      ? [
          topic(
            'degree',
            'degree',
            degree.range,
            { label: degree.value, demand: degree.demand },
            byAxis('degree'),
          ),
        ]
      : []),
    ...(pay
      ? [topic('pay', 'pay', pay.range, { label: 'pay', demand: 'expected' }, undefined)]
      : []),
  ];
};
