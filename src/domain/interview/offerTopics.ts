import type { InterviewTopic } from '#/domain/interview/interview';
import {
  MISSION_START,
  NO_MISSION,
  SCHEDULE_WORDS,
  WAY_OF_BEING,
} from '#/domain/interview/topicQuestions.fr';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { OWN_LANGUAGE } from '#/domain/matching/languages.fr';
import type { LedgerRow, MatchAxis, MatchReport } from '#/domain/matching/report';
import { contentStems, sameRoot } from '#/domain/matching/words';
import type { OfferRequirements, SkillRequirement } from '#/domain/postings/requirements';
import { fold, foldWithOffsets } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** Longest clause quoted, in characters. */
const LONGEST_QUOTE = 140;

const LEAD =
  /^(?:(?:\u00c0 ce titre|Dans ce cadre|Au quotidien), |[\s\u2022\u2023\u25aa\u00b7*>\u2013\u2014-]|\d{1,2}[.)] )+/u;
const NEXT_SENTENCE = /[.!?] +(?=[A-Z\u00c0-\u00dc])/gu;
const ELLIPSIS = '\u2026';

const nextWord = (text: string, from: number, limit: number): number => {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= limit ? limit : space + 1;
};

/** Wide gaps part the fields of a page that was pasted. */
const GAP = /[^\S\n]{3,}|\t/gu;

const wordBefore = (text: string, to: number, limit: number): number => {
  const space = text.lastIndexOf(' ', to - 1);
  return space <= limit ? limit : space;
};

/** The clause of the offer around some words: the sentence of its line, with an ellipsis where it is cut. */
const clauseAround = (text: string, { start, end }: TextRange): string => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  let from = lineStart;
  let to = lineEnd === -1 ? text.length : lineEnd;
  for (const { index, 0: stop } of text.slice(lineStart, to).matchAll(NEXT_SENTENCE)) {
    const next = lineStart + index + stop.length;
    if (next <= start) from = next;
    else if (lineStart + index >= end - 1) {
      to = lineStart + index;
      break;
    }
  }
  for (const { index, 0: gap } of text.slice(lineStart, to).matchAll(GAP)) {
    const after = lineStart + index + gap.length;
    if (after <= start && after > from) from = after;
    else if (lineStart + index >= end) {
      to = lineStart + index;
      break;
    }
  }
  const [first, last] = [from, to];
  while (to > end && to - from > LONGEST_QUOTE) to = wordBefore(text, to, end);
  while (from < start && to - from > LONGEST_QUOTE) from = nextWord(text, from, start);
  const clause = text
    .slice(from, to)
    .replace(LEAD, '')
    .replace(/[\s;.,:]+$/u, '');
  return `${from > first ? `${ELLIPSIS} ` : ''}${clause}${to < last ? ` ${ELLIPSIS}` : ''}`;
};

type Rows = readonly LedgerRow[];

const labelled = (rows: Rows, axes: readonly MatchAxis[], label: string): LedgerRow | undefined =>
  rows.find(
    (row) =>
      axes.includes(row.axis) &&
      (row.label === label || row.options?.some((option) => option.label === label) === true),
  );

/** A name that stands nowhere in the CV is the one absence that one can be sure of: a know-how may be told in other words. */
const surelyAbsent = (
  row: LedgerRow,
  kind: InterviewTopic['kind'],
  names: readonly string[],
  cvText: string,
): boolean =>
  (kind === 'tool' || kind === 'licence') &&
  row.doubtful !== true &&
  row.wordsOnly !== true &&
  row.options === undefined &&
  !names.some((name) =>
    contentStems(name).some((stem) => contentStems(cvText).some((other) => sameRoot(stem, other))),
  );

const answered = (
  row: LedgerRow | undefined,
  kind: InterviewTopic['kind'],
  names: readonly string[],
  cvText: string | null,
): Pick<InterviewTopic, 'answer' | 'evidence'> => {
  // What the trade alone tells is asked about as what nothing tells.
  if (row?.byTrade === true) return { answer: 'unknown', evidence: null };
  const [first] = row?.evidence ?? [];
  const answer = row?.answer ?? 'unknown';
  const doubted =
    answer === 'missing' &&
    (row === undefined || cvText === null || !surelyAbsent(row, kind, names, cvText));
  return {
    answer: doubted ? 'unknown' : answer,
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

const skillKind = (skill: SkillRequirement, lexicon: Lexicon): InterviewTopic['kind'] | null => {
  const concept = skill.concept === null ? undefined : lexicon.concept(skill.concept);
  if (concept === undefined) return WAY_OF_BEING.test(fold(skill.label)) ? 'softSkill' : 'skill';
  return KIND_OF_CONCEPT[concept.kind];
};

/** Among the lines of the missions, those that tell something to do: not who the chief is, nor what the list is of. */
const tellsWork =
  (text: string) =>
  ({ start, end }: TextRange): boolean => {
    const line = fold(text.slice(start, end)).replace(LEAD, '').trim();
    return MISSION_START.test(line) && !NO_MISSION.test(line) && !line.endsWith(':');
  };

/** Nobody is asked, in a French interview, whether they speak French. */
const isForeign = ({ language }: OfferRequirements['languages'][number]): boolean =>
  fold(language) !== OWN_LANGUAGE;

/** The words of the offer, unless they mean nothing alone: "CACES 1 et 3" asks for "3". */
const wordsOf = (written: string, label: string): string =>
  /\p{L}{2}|\d{2}/u.test(written) ? written.replaceAll(/\s+/gu, ' ') : label;

const between = (one: TextRange, other: TextRange): [number, number] =>
  one.end <= other.start ? [one.end, other.start] : [other.end, Math.max(other.end, one.start)];

/** What an offer asks for, as an interviewer would go through it; with a report and the text of the CV, whether it shows it. What is missing there is surely missing. */
export const topicsOfOffer = (
  text: string,
  requirements: OfferRequirements,
  lexicon: Lexicon,
  report: MatchReport | null,
  cvText: string | null = null,
): readonly InterviewTopic[] => {
  const rows = report?.rows ?? [];
  const topic = (
    id: string,
    kind: InterviewTopic['kind'],
    range: TextRange,
    rest: Pick<InterviewTopic, 'label' | 'demand'> & { readonly concept?: string | null },
    row: LedgerRow | undefined,
  ): InterviewTopic => {
    const words = wordsOf(text.slice(range.start, range.end), rest.label);
    return {
      id,
      kind,
      label: rest.label,
      demand: rest.demand,
      concept: rest.concept ?? null,
      words,
      quote: clauseAround(
        text,
        // A mission is a whole line: only its beginning has to be in the quote.
        kind === 'mission' ? { start: range.start, end: range.start + 1 } : range,
      ),
      // The offer may write the initials of a name, and so may the CV.
      ...answered(row, kind, [rest.label, words], cvText),
    };
  };
  const { minYears, degree, pay } = requirements;
  /** Schools and options named beside a diploma are no skills. */
  const namesSchool = ({ concept, range }: SkillRequirement): boolean =>
    concept === null &&
    degree !== null &&
    !text.slice(...between(range, degree.range)).includes('\n');
  const groups = new Set<string>();
  const labels = new Set<string>();
  const skills = requirements.skills.flatMap((skill, index) => {
    const kind = skillKind(skill, lexicon);
    if (kind === null || skill.doubtful === true) return [];
    if (labels.has(skill.label) || namesSchool(skill)) return [];
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
  const missions = requirements.missions
    .filter(tellsWork(text))
    .map((range, index) =>
      topic(
        `mission-${index + 1}`,
        'mission',
        range,
        { label: text.slice(range.start, range.end), demand: 'expected' },
        undefined,
      ),
    );
  const languages = requirements.languages
    .filter(isForeign)
    .map(({ language, demand, range }, index) =>
      topic(
        `language-${index + 1}`,
        'language',
        range,
        { label: language.slice(0, 1).toUpperCase() + language.slice(1), demand },
        rows.find((row) => row.axis === 'languages' && fold(row.label).startsWith(fold(language))),
      ),
    );
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
