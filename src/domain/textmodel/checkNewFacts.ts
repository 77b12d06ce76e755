import { fold } from '#/domain/shared/text';
import {
  COMMON_CAPITALS,
  EMPLOYER_CUES,
  MONTH_WORDS,
  NUMBER_WORDS,
} from '#/domain/textmodel/factWords.fr';

/** What a model may not bring in. */
export const NEW_FACT_KINDS = ['figure', 'date', 'employer', 'name', 'skill'] as const;
export type NewFact = {
  readonly kind: (typeof NEW_FACT_KINDS)[number];
  /** As the output writes it. */
  readonly text: string;
};

const NUMBER = /\d+(?:[\s\u00a0\u202f.,]\d+)*/gu;
const WORD = /[\p{L}][\p{L}\p{N}'\u2019+#.-]*[\p{L}\p{N}+#]|\p{Lu}/gu;
const CAPITAL = /^\p{Lu}/u;
const CODE = /^(?=.*\p{Lu})(?:[\p{Lu}\p{N}+#.-]{2,}|\p{L}+\d[\p{L}\p{N}.-]*)$/u;

const digitsOf = (number: string): string =>
  number.replace(/[\s\u00a0\u202f]/gu, '').replace(',', '.');

/** Every number of a text, those written in letters included, as digits. */
const numbersOf = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [number] of text.matchAll(NUMBER)) {
    found.add(digitsOf(number));
    for (const part of number.split(/\D+/u)) if (part !== '') found.add(part);
  }
  for (const word of fold(text).split(/[^a-z]+/u)) {
    const value = NUMBER_WORDS.get(word);
    if (value !== undefined) found.add(String(value));
  }
  return found;
};

const plain = (word: string): string =>
  fold(word)
    .replace(/^(?:[cdjlmnst]|qu)'/u, '')
    .replace(/[^a-z0-9+#]+/gu, '');

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(WORD) ?? []).flatMap((word) => [
      plain(word),
      ...word.split(/[-.'\u2019]/u).map(plain),
    ]),
  );

/** Where a sentence or a line begins, a capital says nothing. */
const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:\n\u2026\u00ab"(-])[\s\u00a0\u202f]*$/u.test(text.slice(0, at));

const newNumbers = (known: ReadonlySet<string>, output: string): readonly NewFact[] => {
  const facts: NewFact[] = [];
  for (const match of output.matchAll(NUMBER)) {
    const [text] = match;
    // "1. " at the start of a line numbers a list.
    const isStep =
      /(?:^|\n)\s*$/u.test(output.slice(0, match.index)) &&
      /^[.)]\s/u.test(output.slice(match.index + text.length));
    if (isStep || known.has(digitsOf(text))) continue;
    facts.push({ kind: /^(?:19|20)\d{2}$/u.test(text) ? 'date' : 'figure', text });
  }
  for (const match of output.matchAll(/\p{L}+/gu)) {
    const value = NUMBER_WORDS.get(fold(match[0]));
    if (value !== undefined && value > 1 && !known.has(String(value)))
      facts.push({ kind: 'figure', text: match[0] });
  }
  return facts;
};

const newWords = (known: ReadonlySet<string>, output: string): readonly NewFact[] => {
  const facts: NewFact[] = [];
  for (const match of output.matchAll(WORD)) {
    const [word] = match;
    const key = plain(word);
    if (key === '' || known.has(key)) continue;
    const parts = word.split(/[-'\u2019]/u).map(plain);
    if (parts.every((part) => part === '' || known.has(part))) continue;
    if (MONTH_WORDS.has(key)) facts.push({ kind: 'date', text: word });
    else if (CODE.test(word)) facts.push({ kind: 'skill', text: word });
    else if (
      CAPITAL.test(word.replace(/^(?:[CcDdJjLlMmNnSsTt]|[Qq]u)['\u2019]/u, '')) &&
      !COMMON_CAPITALS.has(key) &&
      !startsSentence(output, match.index)
    )
      facts.push({
        kind: EMPLOYER_CUES.test(fold(output.slice(0, match.index))) ? 'employer' : 'name',
        text: word,
      });
  }
  return facts;
};

/**
 * What a reworded text says that none of its sources does: figures, dates, employers, names, skills. `skillsIn` names
 * the known skills of a text by the words that it uses; without it only codes and acronyms are told to be skills. A
 * flag asks for a look: it is no proof, and its absence is none either.
 */
export const checkNewFacts = (
  sources: readonly string[],
  output: string,
  skillsIn: (text: string) => readonly string[] = () => [],
): readonly NewFact[] => {
  const source = sources.join('\n');
  const held = new Set(skillsIn(source).map(plain));
  const facts = [
    ...newNumbers(numbersOf(source), output),
    ...newWords(wordsIn(source), output),
    ...skillsIn(output)
      .filter((skill) => !held.has(plain(skill)))
      .map((text): NewFact => ({ kind: 'skill', text })),
  ];
  const seen = new Set<string>();
  return facts.filter(({ text }) => {
    const key = plain(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
