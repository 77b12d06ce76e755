import { opened } from '#/domain/assistant/terms';

/** What is asked of the offers that were kept: which of them fit, or the one that stands first. */
export type OfferQuery = {
  readonly counts: boolean;
  readonly contract: string;
  readonly pay: { readonly least: boolean; readonly euros: number } | null;
  readonly distance: { readonly most: boolean; readonly km: number } | null;
  readonly hours: 'night' | 'shift' | 'day' | 'weekend' | null;
  readonly notApplied: boolean;
  readonly closing: boolean;
  readonly order: 'nearest' | 'farthest' | 'bestPaid' | 'leastPaid' | 'highest' | 'lowest' | null;
};

const OF_OFFERS = /\b(?:offres?|annonces?|ma liste)\b(?<!\bcette (?:offre|annonce))/u;
/** Which of those that are named. */
const WHICH = /\b(?:laquelle|lequel|qui|quelle|quel)\b/u;
/** Kept here, or asked about as what one has. */
const KEPT =
  /\b(?:mes|mon|ma|j ai|ai je|(?:gard|sauvegard|enregistr|compar|sauv|not)[a-z]*|lesquel(?:le)?s|laquelle|lequel)\b|^(?:et |bon |alors )*(?:(?:les |des |combien d |quelles? |y a(?: t il)? des |il y a des )?(?:offres?|annonces?)|quelle offre|le plus|c est quoi)\b/u;
const NOT_OF_ACCOUNT =
  /\b(?:sign[a-z]*|dedire|demission[a-z]*|puis je|je peux|refus[a-z]*|comment|conseils?|faut il|il faut|faudrait|droit|legal|obligee?|refuser|net|chercher|cherche|trouver|trouve|ou trouver|sites?|france travail|pole emploi|postuler a)\b/u;

const CONTRACT =
  /\b(?:en|de|des|un|une|sont|dure[e]?)? ?\b(cdi|cdd|interim|alternance|mi temps|temps partiel|temps plein)\b/u;
const EUROS =
  /\b(depass[a-z]*|plus (?:de|d)|au dessus (?:de|d)|superieur[a-z]* a|au moins|minimum|moins (?:de|d)|en dessous (?:de|d)|sous) (?:les |la |a )?(\d[\d ]{2,6}) ?(?:€|e\b|euros?|brut|net|par mois)/u;
const KM =
  /\b(plus (?:de|d)|au dela (?:de|d)|au moins|moins (?:de|d)|dans (?:un rayon de |les )?|a) (\d{1,3}) ?(?:km|kms|kilometres?|bornes)\b/u;
const NOT_APPLIED =
  /\b(?:j|je) (?:n )?(?:y )?(?:ai|suis) (?:pas|jamais|toujours pas) (?:encore )?(?:postule|candidate|repondu|envoye)[a-z]*|\bsans (?:avoir )?(?:postule|candidat)[a-z]*|\bpas encore postule/u;
/** Of what was sent the applications tell. */
const OF_APPLICATIONS = /\bcandidatures?\b|\benvoye[a-z]*\b|\bpostule[a-z]*\b|\brepond[a-z]*\b/u;
const CLOSING =
  /\b(?:ferm[a-z]*|clotur[a-z]*|expir[a-z]*|date limite|dates limites|se termin[a-z]*|finiss[a-z]*)\b/u;
const ORDERS: readonly (readonly [NonNullable<OfferQuery['order']>, RegExp])[] = [
  [
    'nearest',
    /\bplus (?:pres|proche) (?:de (?:chez|ma|la maison)|d ici)|\bmoins loin\b|\bplus pres\b/u,
  ],
  ['farthest', /\bplus (?:loin|eloignee?)\b/u],
  [
    'leastPaid',
    /\bmoins (?:bien )?(?:payee?|remuneree?)|\b(?:paye|paie) (?:le )?moins\b|\bplus (?:petit|bas|faible) salaire/u,
  ],
  [
    'bestPaid',
    /\b(?:mieux|plus) (?:payee?|remuneree?)|\b(?:paye|paie|rapporte) (?:le )?(?:mieux|plus)\b|\b(?:meilleur|plus (?:gros|haut|eleve|grand)) salaire/u,
  ],
  ['lowest', /\bcorrespond[a-z]* (?:le )?moins\b|\bmoins (?:bien )?(?:adaptee?|compatible)/u],
  [
    'highest',
    /\b(?:correspond|colle|convien)[a-z]* (?:le )?(?:mieux|plus)\b|\bmieux (?:correspond|coll)[a-z]*|\bplus (?:adaptee?|compatible)/u,
  ],
];

const hoursIn = (line: string): OfferQuery['hours'] => {
  if (/\b(?:de nuit|la nuit|nuits)\b/u.test(line)) return 'night';
  if (/\b[235] ?x ?8\b|\ben equipes?\b/u.test(line)) return 'shift';
  if (/\b(?:en|de) journee\b/u.test(line)) return 'day';
  return /\bweek ?ends?\b/u.test(line) ? 'weekend' : null;
};

/** A longer text tells a story. */
const LONGEST = 18;

/** What a question asks of the offers that were kept; null where it sets no condition and no order, or asks for something else. */
export const offerQueryIn = (question: string, namesSeveral: boolean): OfferQuery | null => {
  const line = opened(question).replaceAll(/[-?!]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (line.split(' ').length > LONGEST) return null;
  if (
    !(namesSeveral ? WHICH.test(line) || OF_OFFERS.test(line) : OF_OFFERS.test(line)) ||
    NOT_OF_ACCOUNT.test(line)
  )
    return null;
  if (!namesSeveral && !KEPT.test(line)) return null;
  if (OF_APPLICATIONS.test(line) && !NOT_APPLIED.test(line)) return null;
  const euros = EUROS.exec(line);
  const km = KM.exec(line);
  const found: OfferQuery = {
    counts: /\bcombien\b/u.test(line),
    contract: namesSeveral ? '' : (CONTRACT.exec(line)?.[1] ?? ''),
    pay:
      euros === null
        ? null
        : {
            least: !/^(?:moins|en dessous|sous)/u.test(euros[1] ?? ''),
            euros: Number((euros[2] ?? '').replaceAll(' ', '')),
          },
    distance: km === null ? null : { most: !/^(?:plus|au)/u.test(km[1] ?? ''), km: Number(km[2]) },
    hours: hoursIn(line),
    notApplied: NOT_APPLIED.test(line),
    closing: CLOSING.test(line),
    order: ORDERS.find(([, pattern]) => pattern.test(line))?.[0] ?? null,
  };
  const sets =
    found.contract !== '' ||
    found.pay !== null ||
    found.distance !== null ||
    found.hours !== null ||
    found.notApplied ||
    found.closing ||
    found.order !== null;
  return sets ? found : null;
};
