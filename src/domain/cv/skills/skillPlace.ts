import type { CvSection } from '#/domain/cv/cv';
import type { SectionRun } from '#/domain/cv/text/lines';
import type { TextRange } from '#/domain/shared/textRange';

/** Parts of a CV where a skill may stand, the one that claims it most plainly first. */
export const SECTIONS_OF_SKILLS = [
  'skills',
  'certifications',
  'softSkills',
  'experience',
  'projects',
  'volunteering',
  'teaching',
  'responsibilities',
  'profile',
  'education',
  'other',
  'contact',
  'languages',
  'interests',
  'awards',
  'publications',
  'references',
] as const satisfies readonly CvSection[];

/** Tells the section of a place; a line of no run belongs to the contact block. */
export const sectionFinder = (runs: readonly SectionRun[]): ((place: TextRange) => CvSection) => {
  const lines = runs
    .flatMap(({ section, lines: own }) => own.map(({ start, end }) => ({ section, start, end })))
    .sort((a, b) => a.start - b.start);
  return ({ start }) => {
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const line = lines[low - 1];
    return line !== undefined && start < line.end ? line.section : 'contact';
  };
};

/** Of several places that name one skill, the one in the section that claims it most plainly, then the first. */
export const plainestPlace = (
  places: readonly TextRange[],
  sectionOf: (place: TextRange) => CvSection,
): { readonly place: TextRange; readonly section: CvSection } | null => {
  let best: { place: TextRange; section: CvSection; rank: number } | null = null;
  for (const place of places) {
    const section = sectionOf(place);
    const rank = SECTIONS_OF_SKILLS.indexOf(section);
    if (best === null || rank < best.rank) best = { place, section, rank };
  }
  return best;
};
