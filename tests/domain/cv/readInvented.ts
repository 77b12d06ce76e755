import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

/** The head of an invented paper. */
export const TOP = 'Odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n06 12 34 56 78\n\n';

/** A CV of these lines, each as `set` draws it. */
export const readInvented = (
  text: string,
  set: (line: DocumentLine) => DocumentLine = (line) => line,
): Cv => {
  const document = documentFromText(text, 'cv.txt');
  return readCv(
    { ...document, lines: document.lines.map(set) },
    { lexicon: emptyLexicon, today: '2026-11-21' },
  );
};

/** The posts of a CV: title, employer, start and end, null for each that was not read. */
export const postsOf = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start?.value ?? null,
    end?.value ?? null,
  ]);

/** A date as it is read. */
export const monthAt = (year: number, month: number | null = null) => ({ year, month });
