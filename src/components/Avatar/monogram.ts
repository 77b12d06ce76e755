const PARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et', "d'", "l'"]);

/** One or two capitals that stand for a name: first and last word, particles left out. */
export const monogram = (name: string): string => {
  const words = name
    .replaceAll(/[\u2019']/gu, "' ")
    .split(/[\s\-\u00a0\u202f]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !PARTICLES.has(word.toLowerCase()));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('fr') ?? '').join('');
};

/** The same name always has the same tint. */
export const tintOf = <Tint>(name: string, tints: readonly [Tint, ...Tint[]]): Tint => {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
};
