import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import { GENDER_MARK } from '#/domain/postings/head.fr';
import { fold } from '#/domain/shared/text';

/** Words that hardly stand anywhere but in an advertisement. */
const OF_A_JOB =
  /\b(?:cdi|cdd|interim|alternance|apprenti\w*|recrut\w+|embauch\w+|postul\w+|candidat\w*|fiche de poste|temps (?:plein|partiel)|full[ -]time|part[ -]time|we are (?:looking|hiring)|what you.ll do|we (?:seek|offer)|join (?:us|our)|responsibilities|qualifications|bewerb\w+|stellen\w*|vacante|vacature)\b/u;

/** Words that an advertisement says, and other texts too: two of them are needed. */
const ALSO_ELSEWHERE =
  /\b(?:poste|emploi|metier|missions?|profil|salaire|remuneration|brut|experience|diplome|formation|equipe|competences|stage|contrat|horaires|teletravail|job|role|team|skills|salary|apply|experienced?|requirements|position|remote)\b/gu;

/** So much said of somebody's place is an advertisement's, not a line of an address book. */
const LONG_TEXT = 200;

/** Whether an offer that was made of a record says anything that only offers say. */
const saysJob = (offer: ImportedOffer): boolean => {
  const { type, experience, mode, rome, licences, company, location, description } = offer;
  if (type !== null || experience !== null || mode !== null || rome !== null) return true;
  if (licences !== undefined && licences.length > 0) return true;
  if (company !== '' && location !== '' && description.length >= LONG_TEXT) return true;
  const title = fold(offer.title);
  if (GENDER_MARK.test(title)) return true;
  const words = `${title} ${fold(description)}`;
  return OF_A_JOB.test(words) || new Set(words.match(ALSO_ELSEWHERE) ?? []).size > 1;
};

/** A column of this name holds the names of posts: "poste" and "offre" alone are headings of accounts too. */
const NAMES_POSTS =
  /intituleduposte|intituleposte|intituleoffre|nomdeloffre|nomdelannonce|intituledeloffre|titreduposte|nomduposte|libelleduposte|metier|emploi|appellation|job|posting|vacanc/u;

/** A heading of courses and accounts too, but where an employer and a town stand beside each. */
const NAMES_ANYTHING = 'intitule';
const isPlaced = ({ company, location }: ImportedOffer): boolean =>
  company !== '' && location !== '';

/** Whether the records of a file are offers, as their columns (keys of `columnKey`) and the first of them tell; half of these are enough. */
export const resemblesOffers = (
  titleColumns: readonly string[],
  first: readonly ImportedOffer[],
): boolean =>
  titleColumns.some((column) => NAMES_POSTS.test(column)) ||
  (titleColumns.includes(NAMES_ANYTHING) && first.every(isPlaced)) ||
  first.filter(saysJob).length * 2 >= Math.max(1, first.length);
