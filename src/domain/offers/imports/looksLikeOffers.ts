/** Enough of a file to tell whether it may be a list of offers. */
const HEAD = 4_000;
/** The headings of a table stand among so many lines, with what is written above them. */
const MOST_ABOVE = 12;

/** Whether a text may be a file of many offers, so that it is worth opening as one: data, tags, or a line of several cells. */
export const looksLikeOffers = (text: string): boolean => {
  const head = text.slice(0, HEAD).replaceAll('\u0000', '').replaceAll('\ufeff', '').trimStart();
  if (/^(?:[[{](?!\\rtf)|<)/u.test(head)) return true;
  const lines = head.split('\n').slice(0, MOST_ABOVE);
  return lines
    .slice(0, -1)
    .some(
      (line) =>
        line.length < HEAD / 2 && [',', ';', '|', '\t'].some((sign) => line.split(sign).length > 2),
    );
};
