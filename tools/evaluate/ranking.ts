import { round3 } from './counters';

const DEPTH = 5;

const dcg = (grades: readonly number[]): number =>
  grades
    .slice(0, DEPTH)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** nDCG@5 over rows: how near the order by score comes to the best one. Ties count as their worst order. */
export const ndcg = (
  rows: readonly string[],
  columns: readonly string[],
  scoreOf: (row: string, column: string) => number,
  gradeOf: (row: string, column: string) => number,
): number =>
  round3(
    mean(
      rows.flatMap((row) => {
        const list = columns.map((column) => ({
          score: scoreOf(row, column),
          grade: gradeOf(row, column),
        }));
        const ideal = dcg(list.map(({ grade }) => grade).sort((a, b) => b - a));
        if (ideal === 0) return [];
        const got = list.sort((a, b) => b.score - a.score || a.grade - b.grade);
        return [dcg(got.map(({ grade }) => grade)) / ideal];
      }),
    ),
  );

/** The middle value, the upper one of two; null of nothing. */
export const medianOf = (values: readonly number[]): number | null =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? null;
