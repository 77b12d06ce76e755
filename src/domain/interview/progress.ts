import type { InterviewSession } from '#/domain/interview/interview';

/** What one finished interview shows of a progress. */
export type ProgressStep = {
  readonly id: number;
  readonly startedAt: string;
  readonly title: string | null;
  /** Points met out of those possible, 0 to 100. */
  readonly percent: number;
  readonly answered: number;
  /** Fillers in a hundred words, in tenths. */
  readonly fillersTenths: number;
};

/** The progress over the finished interviews with at least one answer, oldest first. Only marks of the latest rules are compared. */
export const progressAcross = (sessions: readonly InterviewSession[]): readonly ProgressStep[] => {
  const latest = Math.max(0, ...sessions.map(({ marks }) => marks?.model ?? 0));
  return sessions
    .flatMap(({ id, startedAt, title, marks }) =>
      marks === null || marks.model !== latest || marks.possible === 0
        ? []
        : [
            {
              id,
              startedAt,
              title,
              percent: Math.round((marks.met / marks.possible) * 100),
              answered: marks.answered,
              fillersTenths:
                marks.words === 0 ? 0 : Math.round((marks.fillers * 1000) / marks.words),
            },
          ],
    )
    .toSorted((one, other) => one.id - other.id);
};
