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

/** Letters from which a slip of the finger is allowed for, and from which two are. */
const ONE_SLIP = 6;
const TWO_SLIPS = 9;
const START = 2;

/** How many letters are missing, added, wrong or swapped with their neighbour; gives up above `most`. */
const slipsBetween = (a: string, b: string, most: number): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
};

const groupByStart = (vocabulary: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const word of new Set(vocabulary)) {
    const start = word.slice(0, START);
    const group = groups.get(start);
    if (group) group.push(word);
    else groups.set(start, [word]);
  }
  return groups;
};

/** From so many letters on a word may be any word that sounds alike; a shorter one only a function word. */
const SOUND_OF_ANY = 4;

/** What French elides, or phones swallow, before a word: "dessai", "lentretien", "jstresse". */
const ELIDED = /^(?:(?:[cdlmnst]|qu)(?=[aeiouyh])|j)/u;
const SHORTEST_ELIDED = 4;

/** The words of a set by how they sound; the first of those that sound alike. */
const bySound = (words: Iterable<string>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound.length > 1 && !found.has(sound)) found.set(sound, word);
  }
  return found;
};

/**
 * Gives back words as they were meant: one that `isKnown` refuses loses an article glued to it, or becomes a word that
 * sounds alike, or the nearest of the vocabulary where one is near. For the nearest, its first two letters are taken as
 * right, as they nearly always are: "soigner" is no "signer".
 */
export const createSpelling = (
  vocabulary: () => readonly string[],
  functionWords: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
): ((word: string) => string) => {
  // Most questions hold no slip: the vocabulary is sorted with the first one.
  let byStart: ReadonlyMap<string, readonly string[]> | null = null;
  let sounds: ReadonlyMap<string, string> | null = null;
  let functionSounds: ReadonlyMap<string, string> | null = null;

  const unglued = (word: string): string | null => {
    const rest = word.replace(ELIDED, '');
    return rest !== word && rest.length >= SHORTEST_ELIDED && isKnown(rest) ? rest : null;
  };
  const heard = (word: string): string | null => {
    functionSounds ??= bySound(functionWords);
    const said = functionSounds.get(soundOf(word));
    // Who writes by ear writes less: "kel", "pa". As long a word is another word: "sens" is no "sans".
    if (said !== undefined && word.length < said.length) return said;
    if (word.length < SOUND_OF_ANY) return null;
    sounds ??= bySound(vocabulary().filter((each) => !functionWords.has(each)));
    return sounds.get(soundOf(word)) ?? null;
  };
  const nearest = (word: string): string => {
    if (word.length < ONE_SLIP) return word;
    byStart ??= groupByStart(vocabulary());
    const most = word.length >= TWO_SLIPS ? 2 : 1;
    let best = word;
    let fewest = most + 1;
    for (const candidate of byStart.get(word.slice(0, START)) ?? []) {
      if (Math.abs(candidate.length - word.length) > most) continue;
      const slips = slipsBetween(word, candidate, fewest - 1);
      if (slips < fewest) {
        fewest = slips;
        best = candidate;
      }
    }
    return best;
  };

  return (word) =>
    /\d/u.test(word) || isKnown(word) ? word : (unglued(word) ?? heard(word) ?? nearest(word));
};
