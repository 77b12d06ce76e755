type Props = {
  /** Names of the columns after the first, which names the rows. */
  readonly columns: readonly string[];
  /** The name of a row, then its cells as shown. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Heads the column of the names. */
  readonly caption: string;
};

/** A table of figures for a page of documentation. */
export const FiguresTable = ({ columns, rows, caption }: Props) => (
  <div style={{ overflowX: 'auto' }}>
    <table>
      <thead>
        <tr>
          <th scope="col" style={{ textAlign: 'start' }}>
            {caption}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
