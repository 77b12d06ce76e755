import type { Application, ApplicationStatus } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { isOverdue, nextFollowUp } from '#/domain/applications/followUps';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';

export const APPLICATION_SORTS = ['attention', 'newest', 'oldest', 'company', 'title'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** What the user looks for among the applications. */
export type ApplicationFilters = {
  readonly query: string;
  readonly status: ApplicationStatus | 'all';
  readonly sort: ApplicationSort;
};

/** Everything in view, what waits for the user first. */
export const NO_FILTERS: ApplicationFilters = { query: '', status: 'all', sort: 'attention' };

// Folding thousands of applications again for each letter typed would be felt.
const haystacks = new WeakMap<Application, string>();

const haystackOf = (application: Application): string => {
  const known = haystacks.get(application);
  if (known !== undefined) return known;
  const { title, company, place, notes, contacts } = application;
  const haystack = fold(
    [title, company, place, notes, ...contacts.map(({ name }) => name)].join('\n'),
  );
  haystacks.set(application, haystack);
  return haystack;
};

const french = once(() => new Intl.Collator('fr'));

const newestFirst = (a: Application, b: Application): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1;

/** Due today or before, the longest wait first; the others by date. */
const attentionFirst =
  (today: Day) =>
  (a: Application, b: Application): number => {
    const dueA = dueUntil(a, today);
    const dueB = dueUntil(b, today);
    if (dueA === dueB) return newestFirst(a, b);
    if (dueA === null) return 1;
    if (dueB === null) return -1;
    return dueA < dueB ? -1 : 1;
  };

const dueUntil = (application: Application, today: Day): Day | null => {
  const due = nextFollowUp(application)?.due;
  return due !== undefined && due <= today ? due : null;
};

const comparatorOf = (sort: ApplicationSort, today: Day) => {
  switch (sort) {
    case 'attention':
      return attentionFirst(today);
    case 'newest':
      return newestFirst;
    case 'oldest':
      return (a: Application, b: Application) => newestFirst(b, a);
    case 'company':
    case 'title':
      return (a: Application, b: Application) =>
        french().compare(a[sort], b[sort]) || newestFirst(a, b);
  }
};

/** The applications that hold every word of the query and have the status, in the order asked for. */
export const selectApplications = (
  applications: readonly Application[],
  { query, status, sort }: ApplicationFilters,
  today: Day,
): readonly Application[] => {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return applications
    .filter(
      (application) =>
        (status === 'all' || application.status === status) &&
        words.every((word) => haystackOf(application).includes(word)),
    )
    .toSorted(comparatorOf(sort, today));
};

/** How many follow-ups should have been done before today. */
export const countOverdue = (applications: readonly Application[], today: Day): number =>
  applications.filter((application) => isOverdue(application, today)).length;
