import type { Cv } from '#/domain/cv/cv';

/** Whether nothing of a career was recognised in a document: it is a CV in name alone. */
export const tellsNothing = ({ experiences, education, skills, languages }: Cv): boolean =>
  [experiences, education, skills, languages].every((list) => list.length === 0);
