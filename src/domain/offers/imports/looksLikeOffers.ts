/** Enough of a file to tell whether it may be a list of offers. */
const HEAD = 4_000;

/** Whether a text may be a file of many offers, so that it is worth opening as one: data, tags, or a line of several cells. */
export const looksLikeOffers = (text: string): boolean => {
  const head = text.slice(0, HEAD).replaceAll('\u0000', '').replaceAll('\ufeff', '').trimStart();
  if (/^(?:[[{](?!\\rtf)|<)/u.test(head)) return true;
  const [first = '', ...rest] = head.split('\n');
  return (
    rest.length > 0 &&
    first.length < HEAD / 2 &&
    [',', ';', '|', '\t'].some((sign) => first.split(sign).length > 2)
  );
};
