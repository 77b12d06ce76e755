import { DIPLOMA_LEVELS } from '#/domain/cv/cv';
import type { Cv } from '#/domain/cv/cv';
import { UNDER_WAY } from '#/domain/letters/french/phrases.fr';
import type { LetterSource } from '#/domain/letters/letter';
import type { SourceMaker } from '#/domain/letters/sources/abilities';
import { isOutOfDate, lineAt } from '#/domain/letters/sources/entryLines.fr';
import { studyStatusOf, type StudyStatus } from '#/domain/letters/sources/studyStatus.fr';

/** A course as the CV names it; `level` is its place among `DIPLOMA_LEVELS`, -1 where none tells. */
export type Training = {
  readonly text: string;
  readonly status: StudyStatus;
  readonly level: number;
  readonly source: LetterSource;
  /** The year it ended in, where the CV tells one. */
  readonly year?: number;
};

/** A degree with its school. */
export const titled = (degree: string, school: string): string =>
  [degree, school].filter((part) => part !== '').join(', ');

/** Every course that a CV tells and that is not out of date, with what came of it. */
export const trainingsOf = (cv: Cv, make: SourceMaker): readonly Training[] =>
  cv.education
    .filter((one) => !isOutOfDate(cv, one))
    .map(({ degree, institution, level, inProgress, start, end, range }) => {
      const { text } = cv.document;
      const status = studyStatusOf(
        {
          line: lineAt(text, degree.source?.start ?? range.start),
          entry: text.slice(range.start, range.end),
        },
        {
          inProgress: inProgress || UNDER_WAY.test(degree.value),
          start: start?.value.year ?? null,
          now: Number(cv.readOn.slice(0, 4)),
        },
      );
      const named = status === 'held' ? degree.value : degree.value.replace(UNDER_WAY, '');
      return {
        text: titled(named, institution?.value ?? ''),
        status,
        level: level === null ? -1 : DIPLOMA_LEVELS.indexOf(level),
        source: make('education', degree.value, institution?.value ?? null),
        ...(end === null ? {} : { year: end.value.year }),
      };
    });

/** The courses of one status, in their order. */
export const ofStatus = (
  trainings: readonly Training[],
  status: StudyStatus,
): readonly Training[] => trainings.filter((one) => one.status === status);
