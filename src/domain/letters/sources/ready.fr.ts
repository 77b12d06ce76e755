import { typeset } from '#/domain/letters/french/frenchWords';
import { fold } from '#/domain/shared/text';

/** When and where a CV says that its writer can work, after "je suis disponible". */
const READY =
  /(?<!\p{L})disponible\s?:?\s+((?:immédiatement|de suite|tout de suite|dès|à partir|en|les|le|la|tous|toute|nuits?|week-ends?|soirs?|du|un week|sous)(?!\p{L})[^.;|•\n()]{0,60}|immédiatement|de suite)/iu;
/** How long a notice the writer has to give. */
const NOTICE =
  /(?<!\p{L})préavis\s?:?\s+((?:de |d[’'])?(?:un|une|deux|trois|quatre|six|\d)\s(?:mois|semaines?))(?!\p{L})/iu;
/** What says nothing of it. Folded. */
const NOT_READY =
  /(?:^|\s)(?:poste|contrat|cdi|cdd|stage|alternance|mission|emploi|20[012]\d)(?=\s|$)/u;
const LONGEST = 60;

/** What a CV says of when its writer can work: "les nuits et les week-ends", with its words; null where it says nothing that a sentence takes. */
export const readyIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  const [notice = '', lasts = ''] = NOTICE.exec(cv) ?? [];
  if (notice !== '')
    return {
      text: `après un préavis ${/^d/iu.test(lasts) ? '' : /^u/iu.test(lasts) ? 'd’' : 'de '}${typeset(lasts)}`,
      quote: notice.trim(),
    };
  const [quote = '', words = ''] = READY.exec(cv) ?? [];
  const said = typeset(words).replace(/[\s,–-]+$/u, '');
  if (said === '' || said.length > LONGEST || NOT_READY.test(fold(said))) return null;
  return { text: said.charAt(0).toLowerCase() + said.slice(1), quote: quote.trim() };
};
