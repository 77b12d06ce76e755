import type { CvSection } from '#/domain/cv/cv';

/** A line that heads what follows, or looks like it. */
export type Mark = {
  /** The sections that its words name, the likeliest first; none where only its look tells a heading. */
  readonly sections: readonly CvSection[];
  /** Where only its look tells a heading, the sections that one of its words names elsewhere. */
  readonly hints: readonly CvSection[];
  /** Characters of the line that belong to the heading; the rest is content. */
  readonly length: number;
  /** Among posts its name is that of a part of one ("Projets", "Environnement technique"). */
  readonly minor: boolean;
};

/** The mark of a line that names sections by its words. */
export const ofWords = (sections: readonly CvSection[], length: number): Mark => ({
  sections,
  hints: [],
  length,
  minor: false,
});
