import type { Application } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

/** Kinds of step that a job search is shown by. */
export const JOURNAL_KINDS = ['application', 'followUp', 'interview', 'search'] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** First and last day, both included. */
export type JournalPeriod = { readonly from: Day; readonly to: Day };

/** One dated step of the search. */
export type JournalEntry = {
  readonly kind: JournalKind;
  readonly day: Day;
  /** `HH:mm`, for an interview. */
  readonly time: string | null;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly link: string;
};

/** An offer that was studied: a saved analysis seen from here. */
export type StudiedOffer = Pick<JournalEntry, 'day' | 'title' | 'company' | 'place'>;

const entriesOf = (application: Application): readonly JournalEntry[] => {
  const { title, company, place, link } = application;
  const about = { time: null, title, company, place, link };
  return [
    { ...about, kind: 'application', day: application.date },
    // A reminder is no proof: a follow-up counts on the day it was done.
    ...application.followUps.flatMap(({ doneOn }): readonly JournalEntry[] =>
      doneOn === null ? [] : [{ ...about, kind: 'followUp', day: doneOn }],
    ),
    ...application.interviews.map((interview): JournalEntry => ({
      ...about,
      kind: 'interview',
      day: dayOf(interview.start),
      time: interview.start.slice(11),
      place: interview.place || place,
    })),
  ];
};

/** Every step of the search in a period, oldest first. */
export const journalOf = (
  {
    applications,
    studied,
  }: { readonly applications: readonly Application[]; readonly studied: readonly StudiedOffer[] },
  { from, to }: JournalPeriod,
): readonly JournalEntry[] =>
  [
    ...applications.flatMap(entriesOf),
    ...studied.map((offer): JournalEntry => ({
      ...offer,
      kind: 'search',
      time: null,
      link: '',
    })),
  ]
    .filter(({ day }) => day >= from && day <= to)
    .toSorted(
      (a, b) =>
        inCodeOrder(a.day, b.day) ||
        inCodeOrder(a.time ?? '', b.time ?? '') ||
        JOURNAL_KINDS.indexOf(a.kind) - JOURNAL_KINDS.indexOf(b.kind),
    );

/** The steps without employers, nor the addresses of interviews: for whom must not know where. */
export const withoutEmployers = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries.map((entry) => ({
    ...entry,
    company: '',
    place: entry.kind === 'interview' ? '' : entry.place,
    link: '',
  }));

/** How many steps of each kind. */
export const countByKind = (
  entries: readonly JournalEntry[],
): Readonly<Record<JournalKind, number>> => {
  const counts = { application: 0, followUp: 0, interview: 0, search: 0 };
  for (const { kind } of entries) counts[kind] += 1;
  return counts;
};
