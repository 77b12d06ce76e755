import { clarityOf, countDoubts } from '#/domain/cv/countDoubts';
import type { Cv } from '#/domain/cv/cv';
import { tellsNothing } from '#/domain/cv/tellsNothing';
import { noDoubt } from '#/pages/MyCvPage/clearParts.copy';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

/** How well the CV was read: doubts first, and only what was found whole is said to be clear. */
export const tellReading = (cv: Cv): string => {
  if (tellsNothing(cv)) return copy.read.nothing;
  const doubts = Object.values(countDoubts(cv)).reduce((sum, count) => sum + count, 0);
  const told = doubts > 0 ? copy.read.doubts(doubts) : noDoubt(clarityOf(cv));
  return `${told} ${copy.read.text}`.trimStart();
};
