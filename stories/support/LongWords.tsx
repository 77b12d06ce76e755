import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { lengthenUnder } from '#stories/support/lengthen';

/** Shows what it holds with words half as long again. The story is rendered anew when it is switched off. */
export const LongWords = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => lengthenUnder(document.body), []);
  return children;
};
