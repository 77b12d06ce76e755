import type { CvExperience } from '#/domain/cv/cv';
import type { ShownIn } from '#/domain/matching/claims';
import { formatYearMonth } from '#/domain/shared/plainDate';

/** A post of the CV, as its owner recognises it. */
type CvPost = { readonly id: string; readonly name: string };

/** The posts that have a name, in their order. */
export const postsOf = (experiences: readonly CvExperience[]): readonly CvPost[] =>
  experiences.flatMap(({ id, company, jobTitle, start, end }) => {
    if (jobTitle === null && company === null) return [];
    const from = start === null ? null : formatYearMonth(start.value);
    const to = end === null || end.value === 'ongoing' ? null : formatYearMonth(end.value);
    const dates = [from, to].filter((date) => date !== null).join(' \u2013 ');
    const said = [jobTitle?.value ?? '', company?.value ?? '', dates];
    return [{ id, name: said.filter((part) => part !== '').join(', ') }];
  });

/** A name of its own, as its capitals or figures tell: a product, an acronym. */
const NAMED = /^\p{Lu}\S*[\p{Lu}\d]|^\p{Lu}\S*\s[\p{Lu}\d]/u;

/** A line that says of a skill no more than that it was shown there, to be completed by its owner. */
export const proposedLine = (label: string, { place }: ShownIn): string => {
  const trimmed = label.trim();
  const subject = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  switch (place) {
    case 'experience':
      return NAMED.test(trimmed) ? `Travail avec ${subject}` : subject;
    case 'education':
      return `${subject}, en formation`;
    case 'elsewhere':
      return subject;
  }
};
