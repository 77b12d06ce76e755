import * as styles from '#/components/SampleMark/SampleMark.css';

/** The mark that everything fixed, random or simulated carries. */
export const SampleMark = ({ word }: { readonly word: string }) => (
  <span className={styles.mark}>{word}</span>
);
