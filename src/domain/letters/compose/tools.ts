import { isNamed } from '#/domain/letters/compose/bench';
import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { A_KIND, isOfLine } from '#/domain/letters/compose/decisive';
import type { Mark } from '#/domain/letters/compose/decisive';
import { slot } from '#/domain/letters/compose/fill';
import { postSlots } from '#/domain/letters/compose/letterSlots';
import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import type { CandidateExperience } from '#/domain/letters/sources/candidate';
import { fold } from '#/domain/shared/text';

const LONGEST_NAME = 28;
const MOST_NAMED = 4;

/** A name of its own, which stands in a sentence without an article: "Sage Paie", "dbt"; "tableur" is none. */
const isOwnName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  !A_KIND.test(name) &&
  !/^\p{Lu}\p{Ll}+ (?:de |d[\u2019'])/u.test(name) &&
  !/[\n,;:()]/u.test(name) &&
  (/\p{Lu}|\d/u.test(name) || (!name.includes(' ') && genderOf(headOf(name)) === null));

type Used = Mark & { readonly post: CandidateExperience | null };

/** Tools that the offer asks for, which nothing has named yet, with the post they were used in. */
const leftToName = (
  { input, sofar }: Bench,
  least: number,
  isOpening: boolean,
): readonly Used[] => {
  const said = fold(sofar());
  const { experiences } = input.candidate;
  const posts = [...experiences].sort((one, other) => Number(other.ongoing) - Number(one.ongoing));
  return input.match.marks
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
            (!isOpening || isNamed(post, sofar())) &&
            post.lines.some((line) => mark.lines.some((quote) => isOfLine(quote, line))),
        ) ?? null,
    }));
};

/** The tools that the offer asks for by name, from a weight on, with where they were used: at one post, or known. The opening names no other post than its own. */
export const namedTools = (bench: Bench, least: number, isOpening = false): Sentences => {
  const left = leftToName(bench, least, isOpening);
  const first = left[0];
  if (first === undefined) return [];
  const { post } = first;
  const told = left.filter((mark) => mark.post === post).slice(0, MOST_NAMED);
  const tools = slot(
    joinAnd(told.map(({ name }) => typeset(name))),
    told.map(({ lines, listed, name }) => ({
      from: 'cv',
      place: 'skills',
      where: null,
      quote: (post === null ? listed : null) ?? lines[0] ?? name,
    })),
  );
  if (post === null) return [bench.write('toolsKnown', { tools })];
  return [bench.write('toolsUsed', { ...postSlots(post), tools }, post)];
};
