import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type WhereProps = { readonly company: string; readonly place: string };

/** The company and its place, a dot between them where they stand on one line. */
export const Where = ({ company, place }: WhereProps) => (
  <span className={styles.where}>
    <span className={styles.whereParts}>
      {[company, place].filter(Boolean).map((part, index) => (
        <span key={index} className={styles.wherePart}>
          {part}{' '}
        </span>
      ))}
    </span>
  </span>
);
