import type { Cv } from '#/domain/cv/cv';
import { UNDER_WAY } from '#/domain/letters/french/phrases.fr';
import { isOutOfDate } from '#/domain/letters/sources/entryLines.fr';
import { fold } from '#/domain/shared/text';
import { placedLines } from '#/domain/shared/textRange';

/** What a certificate of a trade is called. Folded. */
const CERTIFICATE =
  /^(?:titre pro|certificat (?!medical|de travail)|diplome |brevet |formation (?:d'|de |en |a )|cqp |cap |bep |bac pro|bts )/u;
const WHEN =
  /\s*[([]?(?:en |depuis )?(?:19|20)\d\d(?:\s?[-–/]\s?(?:19|20)?\d\d)?[)\]]?\s*[:.,]?\s*/gu;
const LONGEST = 90;
/** What is left of a line that was cut before its end. Folded. */
const OPEN = /(?:\s(?:de|du|des|la|le|les|en|et|a|au|aux|d'|l'|pour)|[,:(])$/u;

/** Certificates of a trade that stand under the certifications, where no course of studies was read of them. */
export const certificatesIn = (cv: Cv): readonly string[] => {
  const { text } = cv.document;
  const taken = [...cv.education, ...cv.experiences].map(({ range }) => range);
  return cv.sections
    .filter(({ section }) => section === 'certifications')
    .flatMap(({ range }) => placedLines(text, range))
    .flatMap(({ line, start, end }) => {
      if (taken.some((one) => start < one.end && end > one.start)) return [];
      const [first = ''] = line.replace(WHEN, ' ').trim().split('\t');
      const said = first.replace(/^[^\p{L}]+|[\s.;,:–-]+$/gu, '');
      const key = fold(said);
      const whole = { start, end };
      const isTold =
        said.length <= LONGEST &&
        CERTIFICATE.test(key) &&
        !OPEN.test(key) &&
        !UNDER_WAY.test(line) &&
        !isOutOfDate(cv, { range: whole, degree: { source: whole } });
      return isTold ? [said] : [];
    });
};
