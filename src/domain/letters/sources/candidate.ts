import type { Cv, CvExperience } from '#/domain/cv/cv';
import { accented } from '#/domain/letters/french/accents.fr';
import { isRole } from '#/domain/letters/french/jobTitle.fr';
import { SPOKEN, engagementsIn, isFluent } from '#/domain/letters/french/phrases.fr';
import type { Agreement, LetterSource } from '#/domain/letters/letter';
import {
  abilitiesOf,
  looseWork,
  ownWordsOf,
  type Ability,
  type OwnWords,
  type SourceMaker,
} from '#/domain/letters/sources/abilities';
import { tasksOf, type CandidateTask } from '#/domain/letters/sources/candidateTasks';
import { certificatesIn, diplomasIn } from '#/domain/letters/sources/certificates.fr';
import {
  afterCompany,
  besideCompany,
  houseIn,
  strayLines,
} from '#/domain/letters/sources/entryLines.fr';
import { lastedOf, respelt, spanOf, withOther } from '#/domain/letters/sources/postFacts.fr';
import type { Span } from '#/domain/letters/sources/postFacts.fr';
import {
  isBesideJobs,
  postStatusOf,
  type PostStatus,
} from '#/domain/letters/sources/postStatus.fr';
import { agreementIn } from '#/domain/letters/sources/sourceAgreement.fr';
import { taskLinesOf } from '#/domain/letters/sources/taskLines.fr';
import { ofStatus, trainingsOf, type Training } from '#/domain/letters/sources/trainings';
import { literally } from '#/domain/shared/literally';
import { fold } from '#/domain/shared/text';

export type CandidateExperience = {
  readonly jobTitle: string | null;
  readonly company: string | null;
  /** Year it began; null where unknown. */
  readonly since: number | null;
  /** From when to when, as far as the dates tell. */
  readonly span?: Span;
  readonly ongoing: boolean;
  /** What it was: employed for good or for a time, learning, giving one's time, working for oneself, helping one's own. */
  readonly status: PostStatus;
  /** Learnt there rather than employed. */
  readonly isPlacement: boolean;
  /** How long it lasted, in months, where both ends are told to the month, or in whole years; null otherwise and where it goes on. */
  readonly lasted: number | null;
  readonly tasks: readonly CandidateTask[];
  /** Every line of the post, as written: also those that no sentence can carry. */
  readonly lines: readonly string[];
  readonly source: LetterSource;
  /** The whole entry as written, where it tells no task: its house may stand in no field. */
  readonly written?: string;
};

/** What a letter may say of its writer, each with the line that says it. */
export type LetterCandidate = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  /** What the writer calls themselves; null where nothing says. */
  readonly headline: string | null;
  /** Jobs and apprenticeships first, then the rest; latest first within each. */
  readonly experiences: readonly CandidateExperience[];
  /** Obtained, the latest first. */
  readonly degrees: readonly Degree[];
  /** Under way. */
  readonly studies: readonly { readonly text: string; readonly source: LetterSource }[];
  /** Every course that is told, with what came of it: a level without its diploma is no diploma. */
  readonly trainings: readonly Training[];
  readonly skills: readonly { readonly label: string; readonly source: LetterSource }[];
  /** Languages beside French that the writer uses well, as a sentence names them. */
  readonly languages: readonly { readonly text: string; readonly source: LetterSource }[];
  /** Sentences of the writer's own on their work, from the head of the CV. */
  readonly ownWords: readonly OwnWords[];
  /** Where the writer has been a volunteer, as one says it. */
  readonly engagements: readonly OwnWords[];
  /** What the writer can do, told under no post: "regler des plieuses". */
  readonly abilities: readonly Ability[];
  /** The whole of what the CV says; empty without one. */
  readonly text: string;
  /** How the writer's own words agree; neutral where none tells. */
  readonly agreement: Agreement;
  /** Months of work; null where no date tells. */
  readonly months: number | null;
};

/** A degree with its school; `level` is its place among `DIPLOMA_LEVELS`, -1 where none tells. */
export type Degree = {
  readonly text: string;
  readonly level: number;
  readonly source: LetterSource;
  /** Of a trade, beside the course of studies: of another trade it says nothing. */
  readonly isCertificate?: boolean;
  /** The year it was obtained in, where the CV tells one. */
  readonly year?: number;
};

type From = 'cv' | 'profile';

/** What a line is quoted by, for a CV or for a profile. */
export const sourceMaker =
  (from: From): SourceMaker =>
  (place, quote, where = null) => ({ from, place, where, quote });

/** Where something was done, as one names it: the title and the house. */
export const whereOf = (jobTitle: string | null, company: string | null): string | null =>
  [jobTitle, company].filter((part) => part !== null && part !== '').join(', ') || null;

/** What an entry says before its first task. */
const headingOf = (cv: Cv, { range, tasks }: CvExperience): string => {
  const first = Math.min(range.end, ...tasks.flatMap(({ source }) => source?.start ?? []));
  return cv.document.text.slice(range.start, Math.max(range.start, first));
};

const statusOf = (cv: Cv, entry: CvExperience): PostStatus =>
  postStatusOf(
    entry.kind,
    [entry.jobTitle?.value ?? '', entry.company?.value ?? '', headingOf(cv, entry)].join('\n'),
    entry.tasks.map(({ value }) => value),
  );

/** A name in the letters of the CV, where it has small ones: a reader that knows it in capitals loses "da" and "de". */
const asWritten = (name: string, text: string): string => {
  if (name === '') return name;
  const whole = new RegExp(`(?<![\\p{L}\\d.@])${literally(name)}(?![\\p{L}\\d@])`, 'iu');
  const found = whole.exec(text)?.[0] ?? name;
  return found.toLowerCase() === name.toLowerCase() && found !== found.toUpperCase() ? found : name;
};

/** Whether a title is of one who learns. */
export const isTrainee = (title: string): boolean => /stag|apprenti|alternan/u.test(fold(title));

const WORKED_MONTHS = 2;

const WELL = new Set(['B2', 'C1', 'C2']);

/** Languages that the writer uses well, as one speaks them: "anglais (C1)". */
const languagesOf = ({ languages }: Cv, make: SourceMaker): LetterCandidate['languages'] =>
  languages.flatMap(({ language, level, cefr }) => {
    const name = language.value.toLowerCase();
    const written = level?.value ?? '';
    const isWell = (cefr !== null && WELL.has(cefr)) || isFluent(written);
    // Only the level that the CV itself writes is told.
    const said = cefr !== null && written.includes(cefr) ? ` (${cefr})` : '';
    return SPOKEN.test(fold(name)) && isWell
      ? [{ text: `${name}${said}`, source: make('skills', language.value) }]
      : [];
  });

/** The lines of a post; one that tells none, and is named by the work instead of by who did it, says in its title what was done. */
const linesOf = (
  cv: Cv,
  { tasks, jobTitle }: CvExperience,
  kept: CvExperience['tasks'],
): readonly string[] =>
  tasks.length === 0 && jobTitle !== null && !isRole(jobTitle.value)
    ? [jobTitle.value]
    : taskLinesOf(cv.document.text, kept);

/** Lines of a post of which neither the house nor the title is known. */
const nowhere = (lines: readonly string[], id: string, make: SourceMaker): CandidateExperience => ({
  jobTitle: null,
  company: null,
  since: null,
  ongoing: false,
  status: 'job',
  isPlacement: false,
  lasted: null,
  source: make('experience', ''),
  lines,
  // What only the safe verb carries says too little without its place.
  tasks: tasksOf(lines, { id: `${id}-apart`, ongoing: false }, (line) =>
    make('experience', line),
  ).filter(({ deed }) => deed.parts.every(({ verbs }) => !verbs.includes('assurer'))),
});

/** A title of one trade at the head of a CV; null where it says more, or none. */
const tradeInHead = ({ headline }: Cv): string | null => {
  const [first = ''] = (headline?.value ?? '').split(/ ?\/ ?| ou /u);
  return isRole(first) && first.split(' ').length <= MOST_TITLE_WORDS ? first : null;
};
const MOST_TITLE_WORDS = 5;

/** What a CV says. */
export const candidateFromCv = (cv: Cv): LetterCandidate => {
  const make = sourceMaker('cv');
  const { person } = cv;
  const loose = looseWork(cv);
  const trainings = trainingsOf(cv, make);
  const posts = cv.experiences.map((entry) => ({ entry, status: statusOf(cv, entry) }));
  const trade = tradeInHead(cv);
  const current = posts.find(
    ({ entry, status }) => !isBesideJobs(status) && entry.end?.value === 'ongoing',
  );
  return {
    firstName: person.firstName?.value ?? '',
    lastName: asWritten(person.lastName?.value ?? '', cv.document.text),
    email: person.email?.value ?? '',
    phone: person.phone?.value ?? '',
    city: person.city?.value ?? '',
    headline: cv.headline?.value ?? null,
    months: cv.monthsOfExperience,
    languages: languagesOf(cv, make),
    abilities: abilitiesOf(cv, make),
    ownWords: ownWordsOf(cv, make),
    engagements: engagementsIn(cv.document.text).map(({ text, quote }) => ({
      text,
      source: make('headline', quote),
    })),
    text: cv.document.text,
    agreement: agreementIn(cv.document.text),
    // What was learnt, given or lent comes after jobs, whatever its dates.
    experiences: [...posts]
      .sort((one, other) => Number(isBesideJobs(one.status)) - Number(isBesideJobs(other.status)))
      .flatMap(({ entry, status }) => {
        const own = entry === current?.entry ? trade : null;
        const title = entry.jobTitle?.value ?? own;
        // Who looked on at a school for a week was no teacher there; who worked at it for months was.
        const isWatching = status === 'placement' && (lastedOf(entry) ?? 0) < WORKED_MONTHS;
        const held = isWatching && title !== null && !isTrainee(title) ? null : title;
        const said = held === null ? null : accented(respelt(held, cv.document.text));
        const jobTitle =
          said === null
            ? null
            : withOther(said, cv.document.text.slice(entry.range.start, entry.range.end));
        const company = houseIn(entry.company?.value ?? '', jobTitle);
        const where = whereOf(jobTitle, company);
        const ongoing = entry.end?.value === 'ongoing';
        const stray = strayLines(cv, entry);
        const kept = entry.tasks.filter(({ value }) => !stray.has(value));
        const told = [...besideCompany(cv, entry), ...linesOf(cv, entry, kept)];
        const lines = told.length === 0 ? afterCompany(cv, entry) : told;
        const post: CandidateExperience = {
          jobTitle,
          company,
          since: entry.start?.value.year ?? null,
          ...spanOf(entry),
          ongoing,
          status,
          isPlacement: status === 'placement',
          lasted: lastedOf(entry),
          source: make('experience', where ?? '', where),
          lines,
          ...(lines.length === 0
            ? { written: cv.document.text.slice(entry.range.start, entry.range.end) }
            : {}),
          tasks: tasksOf(lines, { id: entry.id, ongoing }, (line) =>
            make('experience', line, where),
          ),
        };
        return stray.size === 0 ? [post] : [post, nowhere([...stray], entry.id, make)];
      })
      .concat(loose.length === 0 ? [] : [nowhere(loose, 'loose', make)]),
    trainings,
    degrees: ofStatus(trainings, 'held')
      .map(({ text, level, source, year }): Degree => ({
        text,
        level,
        source,
        ...(year === undefined ? {} : { year }),
      }))
      .concat(
        certificatesIn(cv).map((text) => ({
          text,
          level: -1,
          source: make('education', text),
          isCertificate: true,
        })),
      )
      .concat(
        diplomasIn(cv).map(({ text, quote, year }) => ({
          text,
          level: -1,
          source: make('education', quote),
          ...(year === undefined ? {} : { year }),
        })),
      ),
    studies: ofStatus(trainings, 'underWay').map(({ text, source }) => ({ text, source })),
    skills: cv.skills.map(({ label, mentions }) => {
      const [first] = mentions;
      const words = first === undefined ? label : cv.document.text.slice(first.start, first.end);
      return { label: words, source: make('skills', words) };
    }),
  };
};
