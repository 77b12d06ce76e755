import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { accountOf, isJob } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { jobNamed } from '#/domain/assistant/replies/jobFacts.fr';
import { lastDaysOf } from '#/domain/assistant/replies/offerTerms.fr';
import { bullets, distanceInWords, named } from '#/domain/assistant/replies/replyParts.fr';
import { plannedFollowUp } from '#/domain/assistant/toFollowUp';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';

/** A last day that still counts: to apply, or to answer. */
export type Due = { readonly day: Day; readonly words: string };

const MOST = 4;

/** Whether a last day still asks for something: of an offer that was not applied for, or of notes that something is awaited. */
const stillCounts = (job: Job, isOfOffer: boolean): boolean =>
  job.application === null || (!isOfOffer && job.application.status !== 'rejected');

/** The last days to come, within these days: of offers that were not applied for, and of what the notes await. */
export const lastDaysWithin = (facts: SearchFacts, from: Day, to: Day): readonly Due[] =>
  accountOf(facts)
    .filter(isJob)
    .flatMap((job) =>
      lastDaysOf(job, facts.today)
        .filter(({ isOfOffer }) => stillCounts(job, isOfOffer))
        .flatMap(({ day, line, isOfOffer }) =>
          day === null || day < from || day > to
            ? []
            : [
                {
                  day,
                  words: `Date limite\u00a0: ${jobNamed(job)}, le ${weekdayOn(day)} ${dayInWords(day)}, ${distanceInWords(day, facts.today)}${isOfOffer ? ', pas de candidature envoyée' : `\u00a0: «\u00a0${line}\u00a0»`}.`,
                },
              ],
        )
        .slice(0, 1),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

const AHEAD = 10;

/** What is late, and what is due in the days to come; empty where nothing is. */
export const pressingLines = (facts: SearchFacts): string => {
  const late = facts.applications.flatMap((application) => {
    const next = plannedFollowUp(application);
    return next !== null && next.due < facts.today
      ? [
          `Relance en retard\u00a0: ${named(application)}, prévue le ${dayInWords(next.due)}, ${distanceInWords(next.due, facts.today)}.`,
        ]
      : [];
  });
  const due = lastDaysWithin(facts, facts.today, addDays(facts.today, AHEAD)).map(
    ({ words }) => words,
  );
  return [...late, ...due].length === 0
    ? ''
    : `À ne pas laisser passer\u00a0:\n${bullets([...late, ...due].slice(0, MOST))}`;
};
