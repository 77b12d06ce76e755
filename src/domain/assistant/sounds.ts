const VOWEL = '[aeiouy]';

/** How a spelling is read, in order: what sounds alike becomes alike. The word is folded. */
const READINGS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/gu, 'f'],
  [/(?:qu|q|ck|cqu)/gu, 'k'],
  [/ch/gu, '%'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/gu(?=[eiy])/gu, 'g#'],
  [/g(?=[eiy])/gu, 'j'],
  [/je(?=[ao])/gu, 'j'],
  [/#/gu, ''],
  [/h/gu, ''],
  [/y/gu, 'i'],
  [/z/gu, 's'],
  [/(.)\1+/gu, '$1'],
  [/(?:er|ez)$/u, 'e'],
  // Silent ends: "veut", "pas"; what stands before an e is heard.
  [/(?:es?|[stdxp]+)$/u, ''],
  [/eau|au/gu, 'o'],
  [/ai|ei/gu, 'e'],
  [new RegExp(`(?:[ae])[nm](?!${VOWEL})`, 'gu'), '@'],
  [new RegExp(`i[nm](?!${VOWEL})`, 'gu'), '&'],
  [new RegExp(`o[nm](?!${VOWEL})`, 'gu'), '$'],
  [/(.)\1+/gu, '$1'],
];

/** How a folded French word sounds, roughly: the same for "kel" and "quel", for "licensie" and "licencier". */
export const soundOf = (word: string): string =>
  READINGS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word);
