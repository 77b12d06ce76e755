const APOSTROPHE = '\u2019';

/** A line of a list of the offer as a sentence of its own, in the signs of print; names such as "iOS" stay. */
export const labelAsLine = (label: string): string => {
  const line = label.replace(/[\s;,:]+$/u, '').replace(/(?<=\p{L})'(?=\p{L})/gu, APOSTROPHE);
  return /^\p{Ll}{2,}\s/u.test(line) && line.split(' ').length > 2
    ? line.charAt(0).toLocaleUpperCase('fr') + line.slice(1)
    : line;
};
