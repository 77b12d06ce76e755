import type { Cv } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { fold } from '#/domain/shared/text';

/** What stands where a title would and names no trade: a placement, a season, a wish, a duration, a way of being employed. Folded. */
const NO_TITLE =
  /^(?:(?:stages?|stagiaire)(?: (?:de|du|d['\u2019]|en|a|au|aux|dans|chez) ?.*)?$|\d|emplois? (?:saisonniers?|etudiants?)|jobs? |(?:divers|differente?s?|plusieurs) |etudiante?s?\b|en (?:formation|recherche)|(?:a la )?recherche|alternance\b|candidat|remplacement|benevol|membre|projets? (?:academiques?|scolaires?|tut|de fin)|participations?$|inscription|je suis|(?:bts|but|dut|bac|licence|master|bachelor|cap|bep)\b|(?:(?:auto|micro)[ -]?(?:entrepreneu(?:r|se)|entreprise)|independante?|free-?lance|interimaire|interim|saisonni(?:er|ere)|employee?|salariee?|apprentie?|alternante?|volontaire|service civique|contractuel(?:le)?|vacataire)$)/u;

/** Whether what stands where a title would names a trade. */
export const namesTrade = (title: string): boolean =>
  title.trim() !== '' && !NO_TITLE.test(fold(title).trim());

/** Work that ended so many years ago says little of what is aimed at. */
const PAST_YEARS = 12;

/** Titles of the posts held of late that name a trade, the latest first. */
export const recentTitles = ({ experiences, readOn }: Cv): readonly string[] => {
  const oldest = Number(readOn.slice(0, 4)) - PAST_YEARS;
  return experiences
    .filter(({ start, end }) => {
      const last = end?.value ?? start?.value ?? null;
      return last === null || last === 'ongoing' || last.year >= oldest;
    })
    .flatMap(({ jobTitle }) => (jobTitle === null ? [] : [jobTitle.value]))
    .filter(namesTrade);
};

/** What follows the trade in a line under the name: what is sought, where, and from when. */
const BESIDE_TRADE =
  /\s*(?:\||\u2022|(?:,|-|\u2013)?\s*(?:actuellement )?(?:en recherche|[a\u00e0] la recherche|recherche|disponible|en alternance|en stage)(?!\p{L})).*$/iu;

/** The trade of a line under the name, without what it says beside it. */
const tradeIn = (headline: string): string => headline.replace(BESIDE_TRADE, '').trim();

/** The title that a CV itself aims at: the one under the name, else that of a post held of late; null where neither names a trade. */
export const titleAimed = (cv: Cv): string | null => {
  const headline = tradeIn(cv.headline?.value ?? '');
  return namesTrade(headline) ? headline : (recentTitles(cv)[0] ?? null);
};

/** What a line says that its owner seeks or turns to, up to its first pause. Folded. */
const WISH =
  /(?<!\p{L})(?:(?:recherche|cherche|en quete|souhaite|desire)(?!\p{L})[^.;|]{0,40}?(?:altern ?ance|stage|apprentissage|emploi|poste|contrat)(?: de \d+ (?:mois|semaines|ans))?,? (?:(?:en tant qu[e'] ?|en qualite d[e'] ?|en|de|comme|dans(?: le domaine de)?) (?:la |le |les |l'|d')?)?|(?:m'orienter|me reconvertir|reconversion) (?:vers|dans|en) (?:la |le |les |l')?|devenir )(?!des |a |au |pour |afin |d'une? |qui |ou |et |du |je |rythme|duree|septembre|octobre|juillet|juin|janvier|fevrier|cdi|cdd|un an|deux ans)(\p{L}[\p{L}.' /-]{3,60})/u;

/** Whether a line (folded) tells what its owner seeks rather than what they did. */
export const tellsWish = (line: string): boolean =>
  /(?<!\p{L})(?:j'aimerais?|je (?:souhaite|voudrais|cherche|recherche)|(?:a la )?recherche d|mon objectif|m'orient)/u.test(
    line,
  );

/** What a CV says in a line of its own that is sought; null where it says nothing of the kind. The words stand in the document as written. */
export const tradeWished = ({ document }: Cv): string | null => {
  for (const line of document.text.split('\n')) {
    const wish = WISH.exec(alignedKey(line));
    const words = wish?.[1];
    if (wish === null || words === undefined) continue;
    const at = wish.index + wish[0].length - words.length;
    return line.slice(at, at + words.length).trim();
  }
  return null;
};
