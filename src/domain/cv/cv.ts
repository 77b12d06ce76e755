import type { CvDocument } from '#/domain/cv/document';
import type { YearMonth } from '#/domain/shared/plainDate';
import type { TextRange } from '#/domain/shared/textRange';

/** How sure the reader is of a field: `corrected` means the user said so. */
export const CONFIDENCES = ['sure', 'likely', 'doubtful', 'corrected'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A value read in a CV, with where it was read; `source` is null for a value the user typed. */
export type Read<T> = {
  readonly value: T;
  readonly source: TextRange | null;
  readonly confidence: Confidence;
};

export type CvPerson = {
  readonly firstName: Read<string> | null;
  readonly lastName: Read<string> | null;
  readonly email: Read<string> | null;
  readonly phone: Read<string> | null;
  readonly city: Read<string> | null;
};

/** Kinds of experience; internships and student jobs weigh less in the years counted. */
export const EXPERIENCE_KINDS = ['job', 'apprenticeship', 'internship', 'volunteering'] as const;
export type ExperienceKind = (typeof EXPERIENCE_KINDS)[number];

export type CvExperience = {
  /** Stable within one reading: `experience-1`, `experience-2`... */
  readonly id: string;
  readonly kind: ExperienceKind;
  readonly jobTitle: Read<string> | null;
  readonly company: Read<string> | null;
  readonly place: Read<string> | null;
  readonly start: Read<YearMonth> | null;
  /** `'ongoing'` for a post still held. */
  readonly end: Read<YearMonth | 'ongoing'> | null;
  /** The task lines, as written, each with its range. */
  readonly tasks: readonly Read<string>[];
  /** The whole entry in the document. */
  readonly range: TextRange;
};

/** Levels of the French national framework counted in years after the baccalaureat. */
export const DIPLOMA_LEVELS = ['CAP', 'Bac', 'Bac+2', 'Bac+3', 'Bac+5', 'Bac+8'] as const;
export type DiplomaLevel = (typeof DIPLOMA_LEVELS)[number];

export type CvEducation = {
  readonly id: string;
  readonly degree: Read<string>;
  readonly institution: Read<string> | null;
  readonly start: Read<YearMonth> | null;
  readonly end: Read<YearMonth> | null;
  readonly level: DiplomaLevel | null;
  readonly inProgress: boolean;
  readonly range: TextRange;
};

/** Levels of the Common European Framework of Reference for Languages. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

export type CvLanguage = {
  readonly id: string;
  readonly language: Read<string>;
  /** The level as written (`courant`, `B2`, `TOEIC 785`), null where none is given. */
  readonly level: Read<string> | null;
  readonly cefr: CefrLevel | null;
};

export type CvSkill = {
  /** Lexicon concept; null for a phrase that the lexicon does not know. */
  readonly concept: string | null;
  /** The name of the skill, unique in one CV: corrections refer to it. */
  readonly label: string;
  /** The words of the CV itself, at the place that claims it most plainly: what a screen shows. */
  readonly written: string;
  /** The part of the CV where those words stand; null for a skill the user typed. */
  readonly section: CvSection | null;
  /** Every place that names it, in document order; a skill the user typed has none. */
  readonly mentions: readonly TextRange[];
  readonly confidence: Confidence;
  /** What its owner wrote of it, and in which post, where that is known. */
  readonly line?: {
    readonly text: string;
    readonly section: CvSection;
    readonly experienceId: string | null;
  };
};

/** Words that show a concept and tell too little to be a skill that is shown: evidence for a comparison alone. */
export type CvHint = CvSkill & {
  /** The skill shown that says the same and more, and takes this with it when it is refused; null where none does. */
  readonly shownBy: string | null;
};

export const CV_SECTIONS = [
  'contact',
  'profile',
  'experience',
  'education',
  'skills',
  'softSkills',
  'languages',
  'certifications',
  'projects',
  'volunteering',
  'publications',
  'teaching',
  'responsibilities',
  'awards',
  'interests',
  'references',
  'other',
] as const;
export type CvSection = (typeof CV_SECTIONS)[number];

/** A run of lines under one heading; `heading` is null for what stands before the first. */
export type CvSectionSpan = {
  readonly section: CvSection;
  readonly heading: TextRange | null;
  readonly range: TextRange;
};

/** What was understood of a CV. Absent fields are null or empty: nothing is guessed into existence. */
export type Cv = {
  readonly document: CvDocument;
  readonly sections: readonly CvSectionSpan[];
  readonly person: CvPerson;
  readonly headline: Read<string> | null;
  readonly experiences: readonly CvExperience[];
  readonly education: readonly CvEducation[];
  readonly languages: readonly CvLanguage[];
  readonly skills: readonly CvSkill[];
  readonly hints?: readonly CvHint[];
  readonly interests: readonly Read<string>[];
  /** Months of work, overlapping periods counted once, up to `readOn`; null where no date was read. */
  readonly monthsOfExperience: number | null;
  /** ISO day on which the CV was read: the meaning of "ongoing". */
  readonly readOn: string;
};

/** The words of a range. */
export const quote = (document: CvDocument, { start, end }: TextRange): string =>
  document.text.slice(start, end);
