import { countDoubts } from '#/domain/cv/countDoubts';
import type { Cv } from '#/domain/cv/cv';

/** Parts of what was read, in the order of the screen. */
export const READ_PARTS = [
  'identity',
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
] as const;
export type ReadPart = (typeof READ_PARTS)[number];

/** What the index says of a part; `count` is null where counting says nothing. */
export type PartSummary = {
  readonly part: ReadPart;
  readonly count: number | null;
  readonly doubts: number;
};

/** Id of the part on the page. */
export const idOfPart = (part: ReadPart): string => `lu-${part}`;

/** The parts shown: interests only where the CV names some. */
export const summariesOf = (cv: Cv): readonly PartSummary[] => {
  const doubts = countDoubts(cv);
  return [
    { part: 'identity', count: null, doubts: doubts.identity },
    { part: 'experience', count: cv.experiences.length, doubts: doubts.experience },
    { part: 'education', count: cv.education.length, doubts: doubts.education },
    { part: 'skills', count: cv.skills.length, doubts: 0 },
    { part: 'languages', count: cv.languages.length, doubts: doubts.languages },
    ...(cv.interests.length > 0
      ? [{ part: 'interests' as const, count: cv.interests.length, doubts: 0 }]
      : []),
  ];
};
