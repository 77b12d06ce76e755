/** One code of the register with its titles; the first names the code. */
export type RomeCode = {
  readonly code: string;
  /** The code of ROME 3 that it came from. */
  readonly parent: string;
  /** Fields of work it belongs to, as numbers that only tell same from other. */
  readonly fields: ReadonlySet<string>;
  readonly titles: readonly string[];
};

/** Reads the compiled table: one code a line, cells by tabs, titles by bars. */
export const readRomeTable = (table: string): readonly RomeCode[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', parent = '', fields = '', titles = ''] = line.split('\t');
      return {
        code,
        parent,
        fields: new Set(fields.split(',').filter((field) => field !== '')),
        titles: titles.split('|'),
      };
    });
