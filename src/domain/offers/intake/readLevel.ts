import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import { BEGINNER, SENIOR } from '#/domain/offers/intake/levelCues.fr';
import { absentField, type DraftField, readField } from '#/domain/offers/intake/offerDraft';
import type { OfferRequirements } from '#/domain/postings/requirements';
import { fold } from '#/domain/shared/text';

/** The level that a number of years asks for: the bounds of the specification's labels. */
export const levelOfYears = (years: number): ExperienceLevel =>
  years >= 5 ? 'senior' : years >= 2 ? 'mid' : 'entry';

/** The level that a text asks for: by its years, by a word that welcomes beginners, by a rank in its title. */
export const readLevel = (
  text: string,
  years: OfferRequirements['minYears'],
  title: string,
  /** The text folded, where that is at hand. */
  folded: string = fold(text),
): DraftField<ExperienceLevel | null> => {
  if (years !== null) {
    const quote = text.slice(years.range.start, years.range.end);
    return readField(levelOfYears(years.value), 'sure', quote);
  }
  const beginner = BEGINNER.exec(folded);
  if (beginner !== null) return readField('entry', 'doubtful', beginner[0]);
  return SENIOR.test(fold(title)) ? readField('senior', 'doubtful', title) : absentField(null);
};
