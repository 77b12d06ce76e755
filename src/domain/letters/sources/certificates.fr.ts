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

/** A diploma of a trade by its short name, wherever a paper or a sentence names it. */
const BY_NAME =
  /(?<![\p{L}\d-])(?:DE(?:AVS|AES|AS|AP|AMP|ME|JEPS)(?!\p{L})|(?:TFP|[Tt]itre|TITRE) APS(?!\p{L})|(?:CQP|CAPA?|BEPA?|BTSA?|BPA?|BPJEPS|[Tt]itre [Pp]ro(?:fessionnel)?|TITRE PRO(?:FESSIONNEL)?) (?!en |par |de |obtenu|pas |non |niveau|\d)\p{L}[^,;.:(\t\n|\d]{3,60})/gu;
/** Where the name of a diploma ends, and its school or its date begins. */
const ITS_END =
  /\s+(?:en|par|avec|au|à|chez|depuis|[–—-]|lyc[ée]e|cfa|mfr|afpa|greta|obtenue?)(?:\s.*)?$/iu;
const SCHOOL = /\s+(?:lyc[ée]e|cfa|mfr|afpa|greta)(?!\p{L}).*$/iu;
const LATER = 40;
const NOT_HELD =
  /(?<![a-z])(?:en cours|prepar\w*|niveau|echec|echou\w*|rate|abandon\w*|pas|sans|non|jamais|souhait\w*|projet|objectif|prevue?|a venir|vise|blocs?|partiel\w*|formateur|formatrice|eleves?|apprentis?|stagiaires?|jury)(?![a-z])/u;

/** A diploma that no entry of studies tells, with the year that follows its name. */
export type NamedDiploma = {
  readonly text: string;
  readonly quote: string;
  readonly year?: number;
};

/** Diplomas that a paper names outside of its studies: in a sentence, among licences, at the head. */
export const diplomasIn = (cv: Cv): readonly NamedDiploma[] => {
  const { text } = cv.document;
  const taken = cv.education.map(({ range }) => range);
  const known = fold(cv.education.map(({ degree }) => degree.value).join('\n'));
  return text.split('\n').flatMap((line, index, lines) => {
    const start = lines.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    const end = start + line.length;
    if (taken.some((one) => start < one.end && end > one.start)) return [];
    return [...line.matchAll(BY_NAME)].flatMap((found): readonly NamedDiploma[] => {
      const [whole] = found;
      const clause = line.slice(Math.max(0, line.slice(0, found.index).search(/[^.;,]*$/u)));
      const quote = whole.replace(SCHOOL, '').replace(ITS_END, '').trim();
      const [initials = ''] = fold(quote).split(' ');
      const rest = line.slice(found.index + quote.length);
      const isHeld = !NOT_HELD.test(fold(clause.split(/[.;]/u)[0] ?? ''));
      if (!isHeld || known.includes(fold(quote)) || OPEN.test(fold(quote))) return [];
      if (initials.startsWith('dea') && known.includes(initials)) return [];
      const year = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(rest.slice(0, LATER))?.[0];
      return [{ text: quote, quote, ...(year === undefined ? {} : { year: Number(year) }) }];
    });
  });
};

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
