import type { Cv, Read } from '#/domain/cv/cv';
import { degreeAt } from '#/domain/cv/entries/degrees';
import { alignedKey } from '#/domain/cv/text/alignedKey';

/** A CV with one entry more, that the document does not hold: its range is empty, at the end of the text. */
export const withAddedEntry = (
  cv: Cv,
  list: 'experiences' | 'education' | 'languages',
  id: string,
  typed: string,
): Cv => {
  const value = typed.trim();
  if (value === '' || cv[list].some((entry) => entry.id === id)) return cv;
  const end = cv.document.text.length;
  const range = { start: end, end };
  const read: Read<string> = { value, source: null, confidence: 'corrected' };
  switch (list) {
    case 'experiences':
      return {
        ...cv,
        experiences: [
          ...cv.experiences,
          {
            id,
            kind: 'job',
            jobTitle: read,
            company: null,
            place: null,
            start: null,
            end: null,
            tasks: [],
            range,
          },
        ],
      };
    case 'education':
      return {
        ...cv,
        education: [
          ...cv.education,
          {
            id,
            degree: read,
            institution: null,
            start: null,
            end: null,
            level: degreeAt(alignedKey(value))?.level ?? null,
            inProgress: false,
            range,
          },
        ],
      };
    case 'languages':
      return {
        ...cv,
        languages: [...cv.languages, { id, language: read, level: null, cefr: null }],
      };
  }
};
