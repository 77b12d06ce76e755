import type { CvExperience } from '#/domain/cv/cv';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { isKnownVerb, isNoAct, nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf } from '#/domain/letters/french/nounPhrase';
import { spaced } from '#/domain/letters/sources/plainLine.fr';
import { countWords, fold } from '#/domain/shared/text';

/** What no line ends on: it goes on with the next. */
const OPEN =
  /(?:(?<!\p{L})(?:en|de|du|des|à|au|aux|et|ou|la|le|les|un|une|pour|dans|avec|sur|sous|par|chez|entre|que|qui|dont|ses|leurs?)|[ld][’'-]|&|\+|\/)$/iu;
const isOpen = (line: string): boolean =>
  OPEN.test(line.trimEnd()) || line.split('(').length > line.split(')').length;

const opensOnWork = (line: string): boolean => {
  const head = headOf(line);
  return (
    (nominalOf(line) !== null && !isNoAct(line)) ||
    (isInfinitive(head) && isKnownVerb(head) && /\s/u.test(line))
  );
};

/** An act that says what it was of, or where. */
const WITH_ITS_THING = /^\p{L}+ (?:de |du |des |d[’']|chez |auprès )/u;
const SHORT_SHARE = 0.6;
/** Whether a line tells another thing than the one before it, though nothing marks it. */
const startsAnew = (before: string, next: string, longest: number): boolean => {
  const line = spaced(next);
  if (isOpen(before) || !opensOnWork(line)) return false;
  // A line in small letters may go on with a long one; after a short one, or with what it is of, it is an item of its own.
  return (
    /^\p{Lu}/u.test(line) ||
    (!/[,;]$/u.test(before) && WITH_ITS_THING.test(line)) ||
    (!/[,;]$/u.test(before) && before.length < longest * SHORT_SHARE)
  );
};

/** The lines of one task as its paper has them, where the reading has run several into one. */
const itemsOf = (written: string): readonly string[] => {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return lines.reduce<readonly string[]>((items, line) => {
    const last = items.at(-1);
    return last === undefined || startsAnew(last.split('\n').at(-1) ?? last, line, longest)
      ? [...items, line]
      : [...items.slice(0, -1), `${last}\n${line}`];
  }, []);
};

/**
 * The task lines of a post, one thing each: items that the reading ran together stand apart again, and a line that stops
 * on a preposition goes on with the next.
 */
export const taskLinesOf = (text: string, tasks: CvExperience['tasks']): readonly string[] =>
  tasks
    .flatMap(({ value, source }) => {
      if (source === null) return [value];
      const items = itemsOf(text.slice(source.start, source.end));
      return items.length > 1 ? items.map((item) => item.replaceAll('\n', ' ')) : [value];
    })
    .reduce<readonly string[]>((lines, line) => {
      const last = lines.at(-1);
      return last !== undefined && OPEN.test(last.trimEnd())
        ? [...lines.slice(0, -1), `${last} ${line}`]
        : [...lines, line];
    }, []);

/** "Tri des colis Contrôle des bons": an act in a capital that another line has run into, with what it is of. */
const NEXT_ACT =
  /(?<=[\p{Ll}\d)]) (?=(\p{Lu}\p{Ll}{3,})(?: et \p{Ll}{4,})? (?:de |du |des |d[’']))/gu;
/** What stands before a name rather than at the end of a thing. Folded. */
const BEFORE_NAME =
  /(?<![a-z])(?:de|du|des|d|a|au|aux|en|et|la|le|les|l|service|pole|departement|direction|module|projet|logiciel|sur|sous|chez)$/u;
const apartAtActs = (sentence: string): readonly string[] => {
  const cuts = [...sentence.matchAll(NEXT_ACT)]
    .filter(
      ({ index, 1: word = '' }) =>
        nominalOf(word) !== null && !BEFORE_NAME.test(fold(sentence.slice(0, index))),
    )
    .map(({ index }) => index);
  return [...cuts, sentence.length].map((end, at) => sentence.slice(cuts[at - 1] ?? 0, end).trim());
};

const LONG_SENTENCE = 20;
/** "Je fais les lits, …, je tiens le cahier": what one long sentence says that one does, each told alone. */
const apartAtOneself = (sentence: string): readonly string[] =>
  countWords(sentence) > LONG_SENTENCE && /^j(?:e |['’])/iu.test(sentence)
    ? sentence.split(/,? (?:et )?(?=j(?:e |['’](?!usqu))\p{L})/u)
    : [sentence];

/** The sentences of a line, and the lines that have run into it: several things done, told on one line, are several tasks. */
export const sentencesOf = (line: string): readonly string[] =>
  spaced(line)
    .split(
      /(?<=[\p{Ll}\d)]{2}\.)\s+(?=\p{Lu}|\d+ \p{Ll}{3})|(?<=(?:\p{Lu}{3}|\p{L}{7})\.)\s+(?=\p{L})/u,
    )
    .flatMap(apartAtActs)
    .flatMap(apartAtOneself)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
