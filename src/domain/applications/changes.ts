import { MAX_TEXT } from '#/domain/applications/application';
import type {
  Application,
  ApplicationStatus,
  Contact,
  PlannedInterview,
} from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { joinTexts } from '#/domain/shared/joinTexts';

/** One thing that the user does to an application. An absent identifier means something new. */
export type ApplicationChange =
  | { readonly kind: 'move'; readonly status: ApplicationStatus }
  /** `before` is what the notes said when they were opened: what another tab wrote since stays. */
  | { readonly kind: 'writeNotes'; readonly notes: string; readonly before: string }
  | { readonly kind: 'planFollowUp'; readonly due: Day }
  | { readonly kind: 'finishFollowUp'; readonly id: number; readonly done: boolean }
  | { readonly kind: 'removeFollowUp'; readonly id: number }
  | { readonly kind: 'saveInterview'; readonly interview: Unnumbered<PlannedInterview> }
  | { readonly kind: 'removeInterview'; readonly id: number }
  | { readonly kind: 'saveContact'; readonly contact: Unnumbered<Contact> }
  | { readonly kind: 'removeContact'; readonly id: number };

/** Something of a list; null is the identifier of what is not in it yet. */
export type Unnumbered<T extends { readonly id: number }> = Omit<T, 'id'> & {
  readonly id: number | null;
};

const moved = (application: Application, status: ApplicationStatus, today: Day): Application =>
  application.status === status
    ? application
    : { ...application, status, history: [...application.history, { status, on: today }] };

const put = <T extends { readonly id: number }>(
  items: readonly T[],
  item: Omit<T, 'id'>,
  id: number | null,
  make: (item: Omit<T, 'id'>, id: number) => T,
): readonly T[] =>
  id === null
    ? [
        ...items,
        make(
          item,
          items.reduce((next, { id: other }) => Math.max(next, other + 1), 0),
        ),
      ]
    : items.map((other) => (other.id === id ? make(item, id) : other));

const without = <T extends { readonly id: number }>(
  items: readonly T[],
  id: number,
): readonly T[] => items.filter((item) => item.id !== id);

/** The application after a change, made today. A first interview moves an application that waited. */
export const changeApplication = (
  application: Application,
  change: ApplicationChange,
  today: Day,
): Application => {
  switch (change.kind) {
    case 'move':
      return moved(application, change.status, today);
    case 'writeNotes':
      return {
        ...application,
        notes: joinTexts(change.before, application.notes, change.notes).slice(0, MAX_TEXT),
      };
    case 'planFollowUp':
      return {
        ...application,
        followUps: put(
          application.followUps,
          { due: change.due, doneOn: null },
          null,
          (item, id) => ({ ...item, id }),
        ),
      };
    case 'finishFollowUp':
      return {
        ...application,
        followUps: application.followUps.map((followUp) =>
          followUp.id === change.id
            ? { ...followUp, doneOn: change.done ? today : null }
            : followUp,
        ),
      };
    case 'removeFollowUp':
      return { ...application, followUps: without(application.followUps, change.id) };
    case 'saveInterview': {
      const { id, ...interview } = change.interview;
      const interviews = put(application.interviews, interview, id, (item, own) => ({
        ...item,
        id: own,
      }));
      const waits = application.status === 'sent' || application.status === 'inReview';
      return {
        ...(waits && id === null ? moved(application, 'interview', today) : application),
        interviews: interviews.toSorted((a, b) => (a.start < b.start ? -1 : 1)),
      };
    }
    case 'removeInterview':
      return { ...application, interviews: without(application.interviews, change.id) };
    case 'saveContact': {
      const { id, ...contact } = change.contact;
      return {
        ...application,
        contacts: put(application.contacts, contact, id, (item, own) => ({ ...item, id: own })),
      };
    }
    case 'removeContact':
      return { ...application, contacts: without(application.contacts, change.id) };
  }
};
