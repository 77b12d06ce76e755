import type { Bench, Sentences } from '#/domain/letters/compose/bench';
import { isStudyFar } from '#/domain/letters/compose/degreeSlots.fr';
import { slot } from '#/domain/letters/compose/fill';
import { monthsInTrade } from '#/domain/letters/compose/move';
import { yearsInWords } from '#/domain/letters/french/phrases.fr';
import type { LetterSentence } from '#/domain/letters/letter';
import { fold } from '#/domain/shared/text';

/** Lengths from which on little else is left to tell. */
const LITTLE = 5;
const FULL = 3;

type Said = 'study' | 'permits' | 'degree' | 'aDegree';

const isSaid = ({ frame, sofar }: Bench, name: Said): boolean =>
  sofar().includes(frame[name]?.text ?? '\0');

const isDegreeSaid = (bench: Bench): boolean => isSaid(bench, 'degree') || isSaid(bench, 'aDegree');

/** How an advertisement asks for years. Folded. */
const YEARS_ASKED =
  /\d\s?(?:a \d\s?)?ans? (?:minimum )?d['\u2019]experience|experience[^.\n]{0,40}\d\s?ans/u;

/** How long the trade has been held over several posts; one post says so itself. */
const years = ({ input, write }: Bench): LetterSentence | null => {
  const held = monthsInTrade(input);
  if (held === null) return null;
  return write('years', {
    years: slot(
      yearsInWords(held.months),
      held.posts.map(({ source }) => source),
    ),
  });
};

/** What the post may not be held without where the offer asks for it: said before anything is proven. */
export const qualification = (bench: Bench): Sentences => {
  const { input, frame, write } = bench;
  const isHeld = input.match.isDegreeAsked && !frame['study'];
  return [(isHeld ? (write('degreePermits') ?? write('degree')) : null) ?? write('permits')];
};

/** What one was trained in, or is studying, where the opening has not said it; where little is told, what else one holds. */
export const credentials = (bench: Bench): Sentences => {
  const { input, frame, variant, write } = bench;
  if (frame['study'])
    return [
      isSaid(bench, 'study') ? null : write('studies'),
      // What one holds of the very trade comes first to whom reads, whatever one learns besides.
      isStudyFar(input.candidate, input.offer) && !isDegreeSaid(bench) ? write('degree') : null,
      isSaid(bench, 'permits') ? null : write('permits'),
    ];
  const degree = isDegreeSaid(bench) || input.length === 0 ? null : write('degree');
  const told: Sentences = [
    input.length < FULL && !YEARS_ASKED.test(fold(input.offer.text)) ? null : years(bench),
    degree,
    input.length < LITTLE ? null : write('permitsToo'),
  ];
  return variant % 2 === 0 ? told : [...told].reverse();
};
