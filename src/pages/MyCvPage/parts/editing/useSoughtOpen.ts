import { useState } from 'react';

import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';

/** Whether something folded is open: its owner says so, and a field asked for on the page opens what holds it. */
export const useSoughtOpen = (
  openAtFirst: boolean,
  sought: ReadCvActions['sought'],
  holds: (key: string) => boolean,
): readonly [boolean, (open: boolean) => void] => {
  const [open, setOpen] = useState(openAtFirst);
  const [answered, setAnswered] = useState(sought);
  if (answered !== sought) {
    setAnswered(sought);
    if (sought !== null && holds(sought.key)) setOpen(true);
  }
  return [open, setOpen];
};
