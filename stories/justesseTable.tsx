import * as styles from './justesseTable.css';

type Props = {
  /** Names of the columns after the first, which names the rows. */
  readonly columns: readonly string[];
  /** The name of a row, then its cells as shown. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Heads the column of the names. */
  readonly caption: string;
  /** The column that the table is about. */
  readonly own?: string;
};

/** A table of figures for a page of documentation. */
export const FiguresTable = ({ columns, rows, caption, own }: Props) => {
  const look = (column: string | undefined) =>
    column !== undefined && column === own ? styles.own : undefined;
  return (
    // It scrolls sideways on a narrow page: the keyboard must reach it.
    <section className={`sb-unstyled ${styles.frame}`} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={look(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={look(columns[index])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
