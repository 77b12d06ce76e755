import type { Application } from '#/domain/applications/application';
import { employerOf } from '#/domain/applications/statuses.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

/** One thing that was done; `day` is an ISO day. */
export type Activity =
  | {
      readonly kind: 'analysis';
      readonly id: number;
      readonly day: string;
      readonly title: string | null;
      readonly score: number;
    }
  | {
      readonly kind: 'application';
      readonly id: number;
      readonly day: string;
      readonly title: string;
      readonly company: string;
    };

/** The latest things done, newest first, simulated analyses left out. */
export const recentActivity = (
  analyses: readonly SavedAnalysis[],
  applications: readonly Application[],
  limit = 3,
): readonly Activity[] =>
  [
    ...analyses
      .filter(({ sample }) => !sample)
      .map(({ id, date, offerTitle, score }): Activity => ({
        kind: 'analysis',
        id,
        day: date.slice(0, 10),
        title: offerTitle,
        score,
      })),
    ...applications.map((application): Activity => ({
      kind: 'application',
      id: application.id,
      day: application.date,
      title: application.title,
      company: employerOf(application),
    })),
  ]
    .sort((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1))
    .slice(0, limit);
