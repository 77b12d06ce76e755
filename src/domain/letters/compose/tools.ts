import { A_KIND, isOfLine } from '#/domain/letters/compose/decisive';
import type { Mark } from '#/domain/letters/compose/decisive';
import type { Desk, Sentences } from '#/domain/letters/compose/desk';
import { slot } from '#/domain/letters/compose/fill';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { titleOf } from '#/domain/letters/compose/letterSlots';
import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, singularOf } from '#/domain/letters/french/nounPhrase';
import { fold } from '#/domain/shared/text';

const LONGEST_NAME = 28;
const MOST_NAMED = 4;
/** Below this, a tool is what any office asks for. */
const NAMED = 0.55;

/** A name of its own, which stands in a sentence without an article: "Sage Paie", "dbt"; "tableur" is none. */
const isOwnName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !A_KIND.test(name) &&
  !/^\p{Lu}\p{Ll}+ (?:d(?:e|u|es) |d[\u2019'])/u.test(name) &&
  !/[\n,;:()]/u.test(name) &&
  (/\p{Lu}|\d/u.test(name) || (!name.includes(' ') && genderOf(singularOf(headOf(name))) === null));

/** Endings of common nouns. Folded. */
const COMMON = /(?:tion|ment|age|ance|ence|ite|ure|eur|euse|rice|iste|isme|ien|ienne|ier|iere)s?$/u;
const AS_NAME = /(?<=\s)\p{Lu}\p{Ll}{3,}(?![\p{L}\d])/gu;
/** Skills that stand on a line where it lists what was worked with. */
const FEWEST_BESIDE = 2;
/** What decides beyond all else. */
const OF_TITLE = 9;
/** What the offer asks for; `inTitle` where its very title does. */
type Asked = Mark & { readonly inTitle: boolean };

/**
 * Names of things that the title of the offer asks for and a line of the CV tells, known to the lexicon or not: "Delphi".
 * A word that stands anywhere in small letters is a common one.
 */
const namedInTitle = ({ candidate, offer }: LetterInput): readonly Asked[] => {
  const ofHead = fold(`${offer.company} ${offer.place} ${candidate.lastName} ${candidate.city}`);
  const lines = candidate.text.split('\n');
  return [...offer.title.matchAll(AS_NAME)].flatMap(([name]): readonly Asked[] => {
    const key = fold(name);
    const small = new RegExp(`(?<![\\p{L}\\d])${name.toLowerCase()}(?![\\p{L}\\d])`, 'u');
    const isCommon =
      COMMON.test(key) ||
      ofHead.includes(key) ||
      genderOf(headOf(name)) !== null ||
      nominalOf(name) !== null ||
      small.test(offer.text) ||
      small.test(candidate.text);
    if (isCommon) return [];
    // "Front-end" names no tool "Front".
    const whole = new RegExp(`(?<![\\p{L}\\d-])${name}(?![\\p{L}\\d-])`, 'u');
    const isList = (line: string): boolean =>
      candidate.skills.filter(
        ({ label }) => fold(label) !== key && label.length > 2 && line.includes(label),
      ).length >= FEWEST_BESIDE;
    const found = lines.filter((line) => whole.test(line) && isList(line));
    const [listed] = found;
    return listed === undefined
      ? []
      : [{ name, isTool: true, weight: OF_TITLE, stems: [], lines: found, listed, inTitle: true }];
  });
};

/** Tools that the offer asks for and the CV names, which nothing has named yet, the most telling first. */
const leftToName = ({ input, sofar }: Desk): readonly Asked[] => {
  // The title of the post says what is asked, not what is known.
  const said = fold(sofar()).replaceAll(fold(titleOf(input)), '');
  const marks = input.match.marks.map((mark): Asked => ({ ...mark, inTitle: false }));
  return [...namedInTitle(input), ...marks]
    .filter(({ isTool, weight, name }) => isTool && weight >= NAMED && isOwnName(name))
    .filter(({ name }) => !said.includes(fold(name)))
    .filter(
      ({ name }, index, all) =>
        !all
          .slice(0, index)
          .some(
            (one) => fold(one.name).includes(fold(name)) || fold(name).includes(fold(one.name)),
          ),
    )
    .slice(0, MOST_NAMED);
};

/** The tools that the offer asks for by name, in one sentence: used where lines of posts show each, else known. */
export const namedTools = (desk: Desk): Sentences => {
  const told = leftToName(desk);
  if (told.length === 0) return [];
  const tools = slot(
    joinAnd(told.map(({ name }) => typeset(name))),
    told.map(({ lines, listed, name }) => ({
      from: 'cv',
      place: 'skills',
      where: null,
      quote: lines[0] ?? listed ?? name,
    })),
  );
  const posts = desk.input.candidate.experiences;
  const shownAt = posts.find((post) =>
    told.every(({ lines }) => post.lines.some((line) => lines.some((one) => isOfLine(one, line)))),
  );
  const left = posts.find(({ ongoing }) => !ongoing);
  // A name of the title may have been met once, years ago: it is told as worked with.
  const post = shownAt ?? (told.some(({ inTitle }) => inTitle) ? left : undefined);
  return [
    post === undefined
      ? desk.write('toolsKnown', { tools })
      : desk.write('toolsUsed', { tools }, post),
  ];
};
