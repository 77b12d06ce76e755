import type { Read } from '#/domain/cv/cv';
import { tokensOf } from '#/domain/cv/person/nameTokens';
import type { NameToken } from '#/domain/cv/person/nameTokens';
import type { CvLine } from '#/domain/cv/text/lines';

/** A word this share of the largest type is as large to the eye. */
const AS_LARGE = 0.94;

/** A word of the page as a part of the name. */
export const onPage = ({ text, start, end }: NameToken): Read<string> => ({
  value: text,
  source: { start, end },
  confidence: 'likely',
});

/** The one word in the largest type of the page, with its line; null where it holds more. */
export const largestWord = (
  lines: readonly CvLine[],
): { token: NameToken; line: CvLine } | null => {
  const size = Math.max(0, ...lines.map(({ source }) => source.fontSize));
  const large = lines.filter(({ source }) => size > 0 && source.fontSize >= size * AS_LARGE);
  const [line] = large;
  if (line === undefined || large.some(({ start }) => start !== line.start)) return null;
  const [token, ...more] = tokensOf(line.body);
  return token === undefined || more.length > 0 ? null : { token, line };
};
