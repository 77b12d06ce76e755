import type { Day } from '#/domain/applications/days';
import type { ToldDay } from '#/domain/home/toldDaysRecord';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import type { HomeState } from '#/pages/HomePage/HomePage.state';

/** What stands under the greeting. What is done is enough, unless somebody is waited for today. */
export const summaryOf = ({ todos, done, rests }: HomeState): string => {
  if (todos === null) return copy.subtitle;
  const isAwaited = todos.some(({ kind }) => kind === 'interviewToday');
  if (rests && !isAwaited) return copy.today.resting;
  return done > 0 && !isAwaited ? copy.today.done(done) : copy.today.summary(todos);
};

/**
 * The head of the dashboard as it stands all through one day; null for a newcomer, and on a day with an interview, whose
 * words change by the hour.
 */
export const tellDay = (day: Day, state: HomeState): ToldDay | null =>
  state.todos === null || state.todos.some(({ kind }) => kind === 'interviewToday')
    ? null
    : { day, date: copy.day(new Date(`${day}T12:00:00`)), words: summaryOf(state) };
