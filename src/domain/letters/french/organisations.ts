import { genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import { FEMININE, MASCULINE } from '#/domain/letters/french/nouns.fr';
import { APOSTROPHE, calm, startsWithVowel } from '#/domain/letters/french/words';
import { fold } from '#/domain/shared/text';

const AT_HOME = 'chez';

/** "Rhenalplast SAS", "Distribution (SADIS) SA": what a card says and nobody pronounces. */
const withoutLegalForm = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/^(?:SARL|SAS|SASU|EURL|SA|SCOP|SPRL|SRL)\s+(?=\p{L})/u, '')
    .replace(
      /,?\s+(?:SA|SAS|SASU|SARL|EURL|SNC|SCOP|LLC|Ltd|SPRL|SRL|[Ii]nc\.?|lt[\u00e9e]e|s\.?\s?e\.?\s?[cn]\.?(?:c\.?)?)$/u,
      '',
    )
    .trim() || name;

/** Whether what stands for an employer is a name: in small letters, "plages du Var" or "tour de France" are not. */
export const isOrganisation = (written: string): boolean => !/^\p{Ll}+(?:[\s-]|$)/u.test(written);

/** Where one works: "chez Novalibre", "\u00e0 la Clinique Sainte-Aurore", "au Centre hospitalier". */
export const atOrganisation = (written: string): string => {
  const whole = withoutLegalForm(written);
  const name =
    calm(whole) === whole
      ? whole
      : whole.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const key = fold(name);
  const article = /^(?:les? |la |l['\u2019])/iu.exec(name)?.[0].toLowerCase();
  if (article !== undefined) {
    const rest = name.slice(article.length);
    if (article === 'le ') return `au ${rest}`;
    if (article === 'les ') return `aux ${rest}`;
    return `\u00e0 ${article === 'la ' ? 'la ' : `l${APOSTROPHE}`}${rest}`;
  }
  const head = headOf(key);
  const singular = head.replace(/s$/u, '');
  const common = FEMININE.has(head) || MASCULINE.has(head);
  if (!common) {
    const plural = head.endsWith('s') && (FEMININE.has(singular) || MASCULINE.has(singular));
    return plural && key.includes(' ') ? `aux ${name}` : `${AT_HOME} ${name}`;
  }
  if (!key.includes(' ') && !key.includes('-')) return `${AT_HOME} ${name}`;
  if (startsWithVowel(head)) return `\u00e0 l${APOSTROPHE}${name}`;
  return genderOf(head) === 'm' ? `au ${name}` : `\u00e0 la ${name}`;
};
