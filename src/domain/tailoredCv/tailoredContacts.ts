import type { Cv } from '#/domain/cv/cv';
import type { CvLine } from '#/domain/cv/text/lines';
import { fold } from '#/domain/shared/text';
import { bareKey } from '#/domain/tailoredCv/lineOrder';
import { CIVILITY, CONTACT_LABEL, PAPER_NAME } from '#/domain/tailoredCv/tailoredCv.fr';

const APART = /\t| {2,}|\s*[|•·]\s*|\s[–—-]\s/u;
/** The end of a sentence whose beginning stands elsewhere: no way to reach anybody. */
export const SENTENCE_END = /^\p{Ll}[^@\p{N}]*[.!?\u2026]$/u;

const LONGEST = 120;
const MOST = 12;

const unlabelled = (words: string): string => {
  const label = CONTACT_LABEL.exec(fold(words))?.[0] ?? '';
  return words.slice(label.length).trim();
};

/** Ways to reach the person and what stands beside them at the top of the CV (address, licence, links), each once. */
export const contactsOf = (cv: Cv, lines: readonly CvLine[]): readonly string[] => {
  const { email, phone, city, firstName, lastName } = cv.person;
  const name = bareKey(`${firstName?.value ?? ''}${lastName?.value ?? ''}`);
  const reversed = bareKey(`${lastName?.value ?? ''}${firstName?.value ?? ''}`);
  const initials = bareKey(
    `${firstName?.value ?? ''} ${lastName?.value ?? ''}`.replace(/(\p{L})\p{L}*/gu, '$1'),
  );
  const title = bareKey(cv.headline?.value ?? '');
  const spans = cv.sections.filter(({ section }) => section === 'contact');
  const entries = [...cv.experiences, ...cv.education].map(({ range }) => range);
  const isTaken = (piece: string): boolean => {
    const key = bareKey(fold(piece).replace(CIVILITY, ''));
    const isPart = (whole: string): boolean =>
      whole !== '' && (whole === key || (key.length > 2 && whole.includes(key)));
    return (
      key === '' ||
      PAPER_NAME.test(fold(piece).trim()) ||
      SENTENCE_END.test(piece) ||
      (initials.length > 1 && key === initials) ||
      isPart(name) ||
      isPart(reversed) ||
      (title !== '' && (isPart(title) || key === `${name}${title}`)) ||
      (email !== null && fold(piece).includes(fold(email.value))) ||
      (phone !== null && key.includes(bareKey(phone.value)))
    );
  };
  const pieces = spans.flatMap(({ heading, range }) =>
    lines
      .filter(
        (line) =>
          line.start >= (heading?.end ?? range.start) &&
          line.end <= range.end &&
          line.text.length <= LONGEST &&
          !entries.some((one) => one.start < line.end && line.start < one.end),
      )
      .flatMap(({ body }) => body.text.split(APART))
      .map((piece) => piece.trim())
      .filter((piece) => !isTaken(piece))
      .map(unlabelled)
      .filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece)),
  );
  const known = new Set<string>();
  const town = bareKey(city?.value ?? '');
  const hasTown = town !== '' && pieces.some((piece) => bareKey(piece).includes(town));
  // Where one lives is looked for beside the ways to reach them.
  const isTown = (piece: string): boolean => hasTown && bareKey(piece).includes(town);
  const inOrder = [...pieces.filter(isTown), ...pieces.filter((piece) => !isTown(piece))];
  return [phone?.value ?? '', email?.value ?? '', hasTown ? '' : (city?.value ?? ''), ...inOrder]
    .filter((piece) => {
      const key = bareKey(piece);
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    })
    .slice(0, MOST);
};
