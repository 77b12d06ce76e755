/** A name as one signs it: all in capitals, it is brought to initials in capitals. */
export const personName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) =>
      word.length > 1 && word === word.toUpperCase()
        ? word.toLowerCase().replace(/(?:^|[-'\u2019])\p{Ll}/gu, (letter) => letter.toUpperCase())
        : word,
    )
    .join(' ');
