import type { Cv } from '#/domain/cv/cv';

/** The title that a CV itself aims at: the one under the name, else that of the last post. */
export const ownTitle = ({ headline, experiences }: Cv): string | null =>
  headline?.value ?? experiences.find(({ jobTitle }) => jobTitle !== null)?.jobTitle?.value ?? null;
