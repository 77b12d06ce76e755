import { isWebLink, MAX_TEXT } from '#/domain/applications/application';
import type { Application, StatusStep } from '#/domain/applications/application';
import { isDay, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { plannedAtStart } from '#/domain/applications/followUps';

/** What the form asks of an application. */
export type ApplicationDraft = Pick<
  Application,
  'title' | 'company' | 'place' | 'link' | 'salary' | 'date' | 'status' | 'cvName' | 'letter'
> & {
  /** The advertisement, copied; empty for none. */
  readonly offerText: string;
};

export const DRAFT_PROBLEMS = [
  'titleMissing',
  'companyMissing',
  'dateMissing',
  'dateFar',
  'linkNotWeb',
  'tooLong',
] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];

export type DraftProblems = Partial<Readonly<Record<keyof ApplicationDraft, DraftProblem>>>;

/** A form that nobody has touched. */
export const emptyDraft = (today: Day): ApplicationDraft => ({
  title: '',
  company: '',
  place: '',
  link: '',
  salary: '',
  date: today,
  status: 'sent',
  cvName: '',
  letter: '',
  offerText: '',
});

/** The form of an application that exists. */
export const applicationDraftOf = (application: Application): ApplicationDraft => ({
  title: application.title,
  company: application.company,
  place: application.place,
  link: application.link,
  salary: application.salary,
  date: application.date,
  status: application.status,
  cvName: application.cvName,
  letter: application.letter,
  offerText: application.offer?.text ?? '',
});

const TEXTS = [
  'title',
  'company',
  'place',
  'link',
  'salary',
  'cvName',
  'letter',
  'offerText',
] as const satisfies readonly (keyof ApplicationDraft)[];

const dateProblem = (date: string): DraftProblems => {
  if (!isDay(date)) return { date: 'dateMissing' };
  return isSearchDay(date) ? {} : { date: 'dateFar' };
};

/** What keeps a draft from being saved, by field; nothing where it can be. */
export const checkDraft = (draft: ApplicationDraft): DraftProblems => {
  const link = draft.link.trim();
  return {
    ...Object.fromEntries(
      TEXTS.filter((field) => draft[field].length > MAX_TEXT).map((field) => [field, 'tooLong']),
    ),
    ...(draft.title.trim() === '' ? { title: 'titleMissing' } : {}),
    ...(draft.company.trim() === '' ? { company: 'companyMissing' } : {}),
    ...dateProblem(draft.date),
    ...(link === '' || isWebLink(link) ? {} : { link: 'linkNotWeb' }),
  };
};

const plainFields = (draft: ApplicationDraft) => ({
  title: draft.title.trim(),
  company: draft.company.trim(),
  place: draft.place.trim(),
  link: draft.link.trim(),
  salary: draft.salary.trim(),
  date: draft.date,
  status: draft.status,
  cvName: draft.cvName.trim(),
  letter: draft.letter,
});

const copyOfOffer = (text: string, copiedOn: Day): Application['offer'] =>
  text.trim() === '' ? null : { text, copiedOn };

/** It was sent on its date; a later status is known from today on. */
const firstSteps = ({ status, date }: ApplicationDraft, today: Day): readonly StatusStep[] =>
  status === 'sent'
    ? [{ status, on: date }]
    : [
        { status: 'sent', on: date },
        { status, on: today > date ? today : date },
      ];

/** A new application from a draft without problems, its follow-ups planned where they are still to come. */
export const createApplication = (
  draft: ApplicationDraft,
  {
    id,
    today,
    dossierId = null,
  }: { readonly id: number; readonly today: Day; readonly dossierId?: number | null },
): Application => ({
  ...plainFields(draft),
  id,
  notes: '',
  offer: copyOfOffer(draft.offerText, today),
  history: firstSteps(draft, today),
  followUps: plannedAtStart(draft, today),
  interviews: [],
  contacts: [],
  dossierId,
});

/** An application corrected by its form. The copy of the offer keeps its date unless its text changed. */
export const amendApplication = (
  application: Application,
  draft: ApplicationDraft,
  today: Day,
): Application => ({
  ...application,
  ...plainFields(draft),
  offer:
    application.offer?.text === draft.offerText
      ? application.offer
      : copyOfOffer(draft.offerText, today),
  history:
    application.status === draft.status
      ? application.history
      : [...application.history, { status: draft.status, on: today }],
});
