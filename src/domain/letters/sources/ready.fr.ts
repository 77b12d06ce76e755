import { joinAnd, typeset } from '#/domain/letters/french/frenchWords';
import { fold } from '#/domain/shared/text';

/** When and where a CV says that its writer can work, after "je suis disponible". */
const READY =
  /(?<!\p{L})disponible\s?:?\s+((?:immédiatement|de suite|tout de suite|dès|à partir|t[oô]t|en|les|le|la|tous|toute|nuits?|week-ends?|soirs?|du|un week|sous)(?!\p{L})[^.;|•\n()]{0,60}|immédiatement|de suite)/iu;
/** How long a notice the writer has to give. */
const NOTICE =
  /(?<!\p{L})préavis\s?:?\s+((?:de |d[’'])?(?:un|une|deux|trois|quatre|six|\d)\s(?:mois|semaines?))(?!\p{L})/iu;
/** What says nothing of it. Folded. */
const NOT_READY =
  /(?:^|\s)(?:poste|contrat|cdi|cdd|stage|alternance|mission|emploi|20[012]\d)(?=\s|$)/u;
const LONGEST = 60;

/** "Libre tout de suite": when one can begin, in other words. */
const FREE =
  /(?<!\p{L})libre (tout de suite|de suite|immédiatement|immediatement|dès maintenant)(?!\p{L})/iu;

/** Hours that a CV agrees to, as one writes and as one says them. */
const HOURS: readonly (readonly [RegExp, string])[] = [
  [/t[oô]t le matin/iu, 'tôt le matin'],
  [/(?<!\p{L})jours?(?!\p{L})/iu, 'le jour'],
  [/(?<!\p{L})soirs?(?!\p{L})|soir[ée]es?/iu, 'le soir'],
  [/(?<!\p{L})nuits?(?!\p{L})/iu, 'la nuit'],
  [/samedis?/iu, 'le samedi'],
  [/dimanches?/iu, 'le dimanche'],
  [/(?<!\p{L})(?:we|week[ -]?ends?)(?!\p{L})/iu, 'le week-end'],
  [/jours? f[ée]ri[ée]s?/iu, 'les jours fériés'],
  [/(?<!\d)2 ?x ?8(?!\d)/iu, 'en 2x8'],
  [/(?<!\d)3 ?x ?8(?!\d)/iu, 'en 3x8'],
  [/(?<!\d)5 ?x ?8(?!\d)/iu, 'en 5x8'],
];
/** Hours told beside "ok", or after "disponible", with nothing else. */
const AGREED =
  /(?<!\p{L})(?:ok|accept[ée]e?s?|disponible|dispo)(?: (?:pour|immédiatement,?))? ?:?((?:[\s,/&+-]|(?<!\p{L})(?:et|les?|la|en|de)(?!\p{L})|jours? f[ée]ri[ée]s?|jours?|soirs?|nuits?|samedis?|dimanches?|we|week[ -]?ends?|\d ?x ?8)+)|((?:(?:[\s,/&+-]|(?<!\p{L})et(?!\p{L}))*(?:nuits?|samedis?|dimanches?|we|week[ -]?ends?|\d ?x ?8))+) (?:ok|accept[ée]e?s?)(?!\p{L})/iu;

/** "Nuits et we ok", "2x8 3x8 ok": the hours that one agrees to, said in words. */
const hoursIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  for (const line of cv.split('\n')) {
    const [quote = '', after = '', before = ''] = AGREED.exec(line) ?? [];
    const said = `${after}${before}`;
    const hours = HOURS.filter(([written]) => written.test(said)).map(([, told]) => told);
    const told = hours.filter((one) => one !== 'le jour' || !/f[ée]ri/iu.test(said));
    if (told.length > 0) return { text: joinAnd(told), quote: quote.trim() };
  }
  return null;
};

/** When a CV says that its writer is free, in its own words. */
const wordsIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  const [quote = '', words = ''] = READY.exec(cv) ?? [];
  const calmed = words === words.toUpperCase() ? words.toLowerCase() : words;
  const said = typeset(calmed)
    .replace(/^tot /iu, 'tôt ')
    .replace(/[\s,–-]+$/u, '');
  if (said === '' || said.length > LONGEST || NOT_READY.test(fold(said))) return null;
  return { text: said.charAt(0).toLowerCase() + said.slice(1), quote: quote.trim() };
};

/** What a CV says of when its writer can work: "les nuits et les week-ends", with its words; null where it says nothing that a sentence takes. */
export const readyIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  const [notice = '', lasts = ''] = NOTICE.exec(cv) ?? [];
  if (notice !== '')
    return {
      text: `après un préavis ${/^d/iu.test(lasts) ? '' : /^u/iu.test(lasts) ? 'd’' : 'de '}${typeset(lasts)}`,
      quote: notice.trim(),
    };
  const worded = wordsIn(cv);
  if (/^(?:les|tou[st]|dès|à partir) /u.test(worded?.text ?? '')) return worded;
  const [free = ''] = FREE.exec(cv) ?? [];
  const hours = hoursIn(cv);
  const isNow =
    free !== '' || /disponible,? (?:imm[ée]diatement|de suite|tout de suite)/iu.test(cv);
  if (hours !== null || free !== '')
    return {
      text: [isNow ? 'immédiatement' : '', hours?.text ?? '']
        .filter((part) => part !== '')
        .join(', '),
      quote: hours?.quote ?? free.trim(),
    };
  return worded;
};
