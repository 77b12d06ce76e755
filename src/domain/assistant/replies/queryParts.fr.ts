import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { State } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { ReplyLink } from '#/domain/assistant/message';
import type { Period } from '#/domain/assistant/periodAsked.fr';
import { distanceInWords, timeInWords, to } from '#/domain/assistant/replies/replyParts.fr';
import { standsSince } from '#/domain/assistant/toFollowUp';
import { dayInWords } from '#/domain/shared/months.fr';

/** Most records of one list. */
export const MOST_LISTED = 12;

/** What is said of several records, and where it leads. */
export type Answer = { readonly text: string; readonly links: readonly ReplyLink[] };

/** Whether a day is of a period; any is of none. */
export const within = (day: Day, period: Period | null): boolean =>
  period === null || (day >= period.from && day <= period.to);

/** The day since which an application stands as it does. */
export const sinceOf = (application: Application): Day =>
  standsSince(application) ?? application.date;

/** The day of the last follow-up that was made; null before the first. */
export const lastDone = ({ followUps }: Application): Day | null =>
  followUps
    .flatMap(({ doneOn }) => doneOn ?? [])
    .toSorted()
    .at(-1) ?? null;

/** What a list tells of one of them, by what was asked. */
export const detailOf = (
  each: Application,
  state: State | null,
  { today, now }: SearchFacts,
): string => {
  const sent = `envoyée le ${dayInWords(each.date)}, ${distanceInWords(each.date, today)}`;
  if (state === 'followedUp') return `relancée le ${dayInWords(lastDone(each) ?? each.date)}`;
  if (state === 'notFollowedUp') return sent;
  if (state === 'silent') {
    const done = lastDone(each);
    return done === null ? sent : `${sent}, relancée le ${dayInWords(done)}`;
  }
  switch (each.status) {
    case 'sent':
      return `${sent}, sans réponse`;
    case 'inReview':
      return `en cours d’examen depuis le ${dayInWords(sinceOf(each))}`;
    case 'rejected':
      return `refusée le ${dayInWords(sinceOf(each))}`;
    case 'interview': {
      const next = each.interviews.find(({ start }) => start >= now) ?? each.interviews.at(-1);
      return next === undefined
        ? `entretien proposé le ${dayInWords(sinceOf(each))}`
        : `entretien ${next.start >= now ? '' : 'passé '}le ${timeInWords(next.start)}`;
    }
  }
};

/** Where all the applications are, and one of them. */
export const openAll = to('applications', 'Ouvrir mes candidatures');
export const openOne = ({ id }: Application): ReplyLink =>
  to('application', 'Ouvrir cette candidature', id);
