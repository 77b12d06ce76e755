import type { Cv, CvSection } from '#/domain/cv/cv';
import { typeset } from '#/domain/letters/french/frenchWords';
import { withSmallWords } from '#/domain/letters/french/jobTitle.fr';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { headOf } from '#/domain/letters/french/nounPhrase';
import {
  BROKEN_OFF,
  COUNTED,
  NOT_WHOLE,
  SOFT_SKILL,
  SOUGHT,
  UNFINISHED,
  ownSentences,
} from '#/domain/letters/french/phrases.fr';
import type { LetterSource, SourcePlace } from '#/domain/letters/letter';
import { readDeed } from '#/domain/letters/sources/deed.fr';
import { deedGate, respelt } from '#/domain/letters/sources/deedGate.fr';
import { isVague, toDo } from '#/domain/letters/sources/tellDeed.fr';
import { contentStems } from '#/domain/matching/words';
import { countWords, fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

/** A line that stands under no post, in the infinitive. */
export type Ability = {
  readonly text: string;
  readonly stems: readonly string[];
  readonly source: LetterSource;
};

/** Makes the source of a line of one paper. */
export type SourceMaker = (
  place: SourcePlace,
  quote: string,
  where?: string | null,
) => LetterSource;

const LOOSE_SECTIONS: ReadonlySet<CvSection> = new Set(['skills', 'profile', 'other']);
const LONGEST_ABILITY = 14;

/** "Etablir" typed without the accent of its capital. */
const accented = (text: string): string =>
  text.replace(/(?<!\p{L})e(?=(?:tabli|tudi|valu|labor|dit)\p{L}*r(?!\p{L}))/gu, '\u00e9');

/** The safe verb beside a noun of a list says little, but for a few things that one does assure. Folded. */
const CARRIED_ALONE =
  /(?:^|(?: et|,) )assurer (?!(?:le |la |l'|les )?(?:suivi|controle|accueil|standard|maintenance|permanence|secretariat|fermeture|ouverture|coordination)(?![a-z]))/u;

const countedIn = (line: string): string => {
  const [found] = COUNTED.exec(line) ?? [];
  return found === undefined ? '' : ` ${typeset(found)})`;
};

/** Lines of a CV that tell something done under no post: a list of skills, or what stands before the first heading. */
export const abilitiesOf = (cv: Cv, make: SourceMaker): readonly Ability[] => {
  const { text } = cv.document;
  const taken = [...cv.experiences, ...cv.education].map(({ range }) => range);
  return cv.sections
    .filter(({ section }) => LOOSE_SECTIONS.has(section))
    .flatMap(({ range }) => placedLines(text, range))
    .flatMap(({ line, start }) => {
      const said = line
        .replace(/^[^\p{L}\d]+/u, '')
        .replace(/\s*\([^)]*(?:\)|$)/gu, '')
        .split(', ')
        .filter((piece) => !SOFT_SKILL.test(fold(piece)))
        .join(', ')
        .trim();
      if (said === '' || taken.some((one) => start >= one.start && start < one.end)) return [];
      const isSought = SOUGHT.test(fold(said));
      const isDone = !isSought && (nominalOf(said) !== null || isInfinitive(headOf(said)));
      const whole = isDone && !SOFT_SKILL.test(fold(said)) ? readDeed(respelt(said)) : null;
      // A list that only the safe verb carries whole is told by its first thing, which has a verb of its own.
      const [first = ''] = said.split(', ');
      const deed = whole !== null && isVague(toDo(whole) ?? '') ? readDeed(first) : whole;
      const isTellable = deed !== null && deedGate(deed).passes;
      const told = (isTellable ? toDo(deed) : null)?.replace(/\s*\([^)]*\)/gu, '') ?? null;
      const vague = told !== null && (isVague(told) || CARRIED_ALONE.test(fold(told)));
      return told === null ||
        vague ||
        UNFINISHED.test(told) ||
        NOT_WHOLE.test(told) ||
        countWords(told) > LONGEST_ABILITY
        ? []
        : [
            {
              text: `${withSmallWords(accented(told))}${countedIn(line)}`,
              stems: contentStems(told),
              source: make('skills', said),
            },
          ];
    });
};

/** Work told among the posts under none that could be read: it was done, nobody knows where. */
export const looseWork = ({
  document: { text },
  sections,
  experiences,
  education,
}: Cv): readonly string[] => {
  const taken = [...experiences, ...education].map(({ range }) => range);
  return sections
    .filter(({ section }) => section === 'experience' || section === 'projects')
    .flatMap(({ range }) => placedLines(text, range))
    .flatMap(({ line, start }) => {
      if (taken.some((one) => start >= one.start && start < one.end)) return [];
      const [told = ''] = line.replace(/^[^\p{L}\d]+/u, '').split('\t');
      const said = told
        .split(', ')
        .map((piece) => piece.trim().replace(/[,.;]$/u, ''))
        .filter((piece) => !SOFT_SKILL.test(fold(piece)) && !BROKEN_OFF.test(piece))
        .join(', ');
      return nominalOf(said) !== null || isInfinitive(headOf(said)) ? [said] : [];
    });
};

/** A sentence of the writer's own. */
export type OwnWords = { readonly text: string; readonly source: LetterSource };

/** What a writer says of their work before any post, in sentences of their own. */
export const ownWordsOf = (
  { sections, document, experiences, education }: Cv,
  make: SourceMaker,
): readonly OwnWords[] => {
  const taken = [...experiences, ...education].map(({ range }) => range);
  const isOf = (at: number): boolean => taken.some(({ start, end }) => at >= start && at < end);
  const loose = document.text
    .split('')
    .map((unit, at) => (isOf(at) ? '\n' : unit))
    .join('');
  return sections
    .filter(({ section }) => LOOSE_SECTIONS.has(section))
    .flatMap(({ range, heading }) =>
      ownSentences(loose.slice(heading?.end ?? range.start, range.end)),
    )
    .map((quote) => ({
      text: typeset(quote.endsWith('.') ? quote : `${quote}.`),
      source: make('headline', quote),
    }));
};
