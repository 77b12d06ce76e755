import { GOES_ON_THERE, IN_MY_CAREER, WORKED_THERE } from '#/domain/letters/bank/frame.fr';
import { isNamed } from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { A_KIND, isOfLine } from '#/domain/letters/compose/decisive';
import type { Mark } from '#/domain/letters/compose/decisive';
import { slot } from '#/domain/letters/compose/fill';
import { postSlots, titleOf } from '#/domain/letters/compose/letterSlots';
import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf, singularOf } from '#/domain/letters/french/nounPhrase';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { fold } from '#/domain/shared/text';

const LONGEST_NAME = 28;
const MOST_NAMED = 4;

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
const namedInTitle = ({ input }: Bench): readonly Asked[] => {
  const { candidate, offer } = input;
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

type Used = Asked & { readonly post: CandidateExperience | null };

/** Tools that the offer asks for, which nothing has named yet, with the post they were used in. */
const leftToName = (bench: Bench, least: number, isOpening: boolean): readonly Used[] => {
  const { input, sofar } = bench;
  // The title of the post says what is asked, not what is known.
  const said = fold(sofar()).replaceAll(fold(titleOf(input)), '');
  const { experiences } = input.candidate;
  const posts = [...experiences].sort((one, other) => Number(other.ongoing) - Number(one.ongoing));
  const marks = input.match.marks.map((mark): Asked => ({ ...mark, inTitle: false }));
  return [...namedInTitle(bench), ...marks]
    .filter(({ isTool, weight, name }) => isTool && weight >= least && isOwnName(name))
    .filter(({ name }) => !said.includes(fold(name)))
    .filter(
      ({ name }, index, all) =>
        !all
          .slice(0, index)
          .some(
            (one) => fold(one.name).includes(fold(name)) || fold(name).includes(fold(one.name)),
          ),
    )
    .map((mark) => ({
      ...mark,
      post:
        posts.find(
          (post) =>
            postSlots(post)['at'] !== null &&
            (!isOpening || mark.inTitle || isNamed(post, sofar())) &&
            post.lines.some((line) => mark.lines.some((quote) => isOfLine(quote, line))),
        ) ?? null,
    }));
};

/** The tools that the offer asks for by name, from a weight on, with where they were used: at one post, or known. The opening names no other post than its own. */
export const namedTools = (bench: Bench, least: number, isOpening = false): Sentences => {
  const marks = leftToName(bench, least, isOpening);
  const first = marks[0];
  if (first === undefined) return [];
  const { post } = first;
  const told = marks
    .filter((mark) => mark.post === post && mark.inTitle === first.inTitle)
    .slice(0, MOST_NAMED);
  const tools = slot(
    joinAnd(told.map(({ name }) => typeset(name))),
    told.map(({ lines, listed, name }) => ({
      from: 'cv',
      place: 'skills',
      where: null,
      quote: (post === null ? listed : null) ?? lines[0] ?? name,
    })),
  );
  const left = bench.input.candidate.experiences.find(({ ongoing }) => !ongoing);
  // A name of the title may have been met once, years ago: it is told as worked with.
  if (post === null && first.inTitle && left !== undefined)
    return [bench.write('toolsUsed', { where: slot(IN_MY_CAREER), tools }, left)];
  if (post === null) return [bench.write('toolsKnown', { tools })];
  const [last = ''] = bench
    .sofar()
    .split(/(?<=[.!?])\s+/u)
    .slice(-1);
  const here = slot(isNamed(post, last) || GOES_ON_THERE.test(last) ? WORKED_THERE : null);
  return [bench.write('toolsUsed', { ...postSlots(post), here, tools }, post)];
};
