import { useTheme } from '#stories/guides/useTheme';

import * as styles from '#stories/guides/Paper.css';

/** Stands once on a page of documentation that is written by hand: it is read on our paper, in the theme of the toolbar. */
export const Paper = () => {
  useTheme();
  return <span hidden className={styles.paper} />;
};
