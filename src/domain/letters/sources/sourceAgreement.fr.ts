import type { Agreement } from '#/domain/letters/letter';

/** Words that a CV says of its writer alone, in each gender, with their marks. */
const FEMININE =
  /(?<!\p{L})(?:née (?:le|en|à)|véhiculée|mariée|pacsée|motivée|passionnée|diplômée|étudiante)(?!\p{L})/iu;
const MASCULINE =
  /(?<!\p{L})(?:né (?:le|en|à)|véhiculé|marié|pacsé|motivé|passionné|diplômé|étudiant)(?!\p{L})/iu;

/** How the words of a CV agree with its writer; neutral where none or both do. */
export const agreementIn = (text: string): Agreement => {
  const [feminine, masculine] = [FEMININE.test(text), MASCULINE.test(text)];
  if (feminine === masculine) return 'neutral';
  return feminine ? 'feminine' : 'masculine';
};
