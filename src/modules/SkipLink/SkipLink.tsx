import type { MouseEvent } from 'react';

import { skipLinkCopy as copy } from '#/modules/SkipLink/SkipLink.copy';

import * as styles from '#/modules/SkipLink/SkipLink.css';

/** Id of the main landmark in every frame: where the skip link leads. */
export const MAIN_ID = 'contenu';

const toMain = (event: MouseEvent): void => {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  // Moves the focus without a step in the history: going back must leave the screen.
  event.preventDefault();
  main.focus();
};

/** The first stop of the keyboard: past the navigation, to the content. */
export const SkipLink = () => (
  <a href={`#${MAIN_ID}`} className={styles.skip} onClick={toMain}>
    {copy.skip}
  </a>
);
