import { opened } from '#/domain/assistant/terms';
import { contentStems } from '#/domain/matching/words';

/** Above or below a figure. */
export type Bound = { readonly isLeast: boolean; readonly value: number };

/** What is asked of several jobs at once: the conditions that they are to fit, and the order in which the first is meant. */
export type JobsAsked = {
  readonly counts: boolean;
  readonly contract: string;
  /** Euros. */
  readonly pay: Bound | null;
  /** Kilometres. */
  readonly distance: Bound | null;
  /** Hours of a week. */
  readonly weekHours: Bound | null;
  readonly hours: 'night' | 'shift' | 'day' | 'weekend' | null;
  readonly isRemote: boolean;
  readonly notApplied: boolean;
  readonly closing: boolean;
  /** What the advertisement is to speak of, as the question says it; empty where it asks for nothing more. */
  readonly about: string;
  /** What it speaks of is to be absent: "sans", "ne demande pas". */
  readonly isWithout: boolean;
  readonly order:
    | 'nearest'
    | 'farthest'
    | 'bestPaid'
    | 'leastPaid'
    | 'highest'
    | 'lowest'
    | 'leastYears'
    | 'mostYears'
    | 'fewestHours'
    | 'mostHours'
    | null;
};

const OF_OFFERS = /\b(?:offres?|annonces?|ma liste)\b(?<!\bcette (?:offre|annonce))/u;
/** Which of those that are named. */
const WHICH = /\b(?:laquelle|lequel|qui|quelle|quel)\b/u;
/** Which of those that are kept, without a noun. */
const WHICH_OF_THEM =
  /^(?:et |bon |alors )*(?:(?:c est )?(?:laquelle|lequel|lesquel(?:le)?s)|celles? (?:qui|ou|avec)|(?:il )?y en a(?: t il)? (?:une|qui)|(?:est ce qu )?(?:une|aucune) (?:de (?:mes|ces) offres|d elles))\b/u;
/** Kept here, or asked about as what one has. */
const KEPT =
  /\b(?:mes|mon|ma|j ai|ai je|(?:gard|sauvegard|enregistr|compar|sauv|not)[a-z]*|lesquel(?:le)?s|laquelle|lequel)\b|^(?:et |bon |alors )*(?:(?:a |pour )?(?:les |des |combien d |quelles? |(?:il )?y a(?: t il)? (?:des |une |d autres ))?(?:offres?|annonces?)|(?:a |pour )?quelle (?:offre|annonce)|le plus|c est quoi)\b/u;
const NOT_OF_ACCOUNT =
  /\b(?:sign[a-z]*|dedire|demission[a-z]*|puis je|je peux|refus[a-z]*|comment|conseils?|faut il|il faut|faudrait|droit|legal|obligee?|refuser|net|chercher|cherche|trouver|trouve|ou trouver|sites?|france travail|pole emploi|postuler a)\b/u;

const CONTRACT =
  /\b(?:en|de|des|un|une|sont|dure[e]?)? ?\b(cdi|cdd|interim|alternance|mi temps|temps partiel|temps plein|duree indeterminee|duree determinee)\b/u;
const MORE = 'depass[a-z]*|plus (?:de|d)|au dessus (?:de|d)|superieur[a-z]* a|au moins|minimum';
const LESS = 'moins (?:de|d)|en dessous (?:de|d)|maximum|max';
const EUROS = new RegExp(
  `\\b(${MORE}|${LESS}|sous) (?:les |la |a )?(\\d[\\d ]{2,6}) ?(?:€|e\\b|euros?|brut|net|par mois)`,
  'u',
);
const KM = new RegExp(
  `\\b(${MORE}|au dela (?:de|d)|${LESS}|dans (?:un rayon de |les )?|a) (\\d{1,3}) ?(?:km|kms|kilometres?|bornes)\\b`,
  'u',
);
const WEEK_HOURS = new RegExp(`\\b(${MORE}|${LESS}|a|de) (\\d{2}) ?h(?:eures?)?\\b`, 'u');
const NOT_APPLIED =
  /\b(?:j|je) (?:n )?(?:y )?(?:ai|suis) (?:pas|jamais|toujours pas) (?:encore )?(?:postule|candidate|repondu|envoye)[a-z]*|\bsans (?:avoir )?(?:postule|candidat)[a-z]*|\bpas encore postule/u;
/** Of what was sent the applications tell. */
const OF_APPLICATIONS = /\bcandidatures?\b|\benvoye[a-z]*\b|\bpostule[a-z]*\b|\brepond[a-z]*\b/u;
const CLOSING =
  /\b(?:ferm[a-z]*|clotur[a-z]*|expir[a-z]*|date limite|dates limites|se termin[a-z]*|finiss[a-z]*)\b/u;
const REMOTE = /\bteletravail[a-z]*\b|\ba distance\b|\bremote\b/u;
const ORDERS: readonly (readonly [NonNullable<JobsAsked['order']>, RegExp])[] = [
  [
    'nearest',
    /\bplus (?:pres|proche) (?:de (?:chez|ma|la maison)|d ici)|\bmoins loin\b|\bplus pres\b|\bla plus proche\b(?! de mon)|\bplus proche geographi/u,
  ],
  ['farthest', /\bplus (?:loin|eloignee?)\b/u],
  [
    'leastPaid',
    /\bmoins (?:bien )?(?:payee?|remuneree?)|\b(?:paye|paie|payent|paient) (?:le )?moins\b|\bplus (?:petit|bas|faible) salaire/u,
  ],
  [
    'bestPaid',
    /\b(?:mieux|plus) (?:payee?|remuneree?)|\b(?:paye|paie|payent|paient|rapporte) (?:le )?(?:mieux|plus)\b|\b(?:meilleur|plus (?:gros|haut|eleve|grand)) salaire/u,
  ],
  ['leastYears', /\bmoins d (?:experience|annees?)\b/u],
  ['mostYears', /\ble plus d (?:experience|annees?)\b/u],
  ['fewestHours', /\b(?:le )?moins d heures\b/u],
  ['mostHours', /\ble plus d heures\b/u],
  [
    'lowest',
    /\b(?:plus (?:petite?|bas(?:se)?|faible)|moins bon(?:ne)?|pire) (?:scores?|notes?|pourcentages?)\b|\b(?:correspon[a-z]*|coll[a-z]*|convien[a-z]*) (?:le )?moins\b|\bmoins (?:bien )?(?:adaptee?|compatible)/u,
  ],
  [
    'highest',
    /\b(?:plus (?:gros(?:se)?|grande?|haute?|elevee?)|meilleure?) (?:scores?|notes?|pourcentages?)\b|\b(?:correspon[a-z]*|colle|convien)[a-z]* (?:le )?(?:mieux|plus)\b|\bmieux (?:correspon|coll)[a-z]*|\bplus (?:adaptee?|compatible)/u,
  ],
];
/** What the advertisement itself asks for, gives or speaks of. */
const SPEAKS_OF =
  /\b(?:demande|exige|requiert|reclame|impose|propose|donne|parle|mentionne|prevoit|accepte|prend|demandent|exigent|requierent|imposent|proposent|offrent|donnent|parlent|mentionnent|prevoient|acceptent|prennent)(?: pas| aucune?)? (?:de |d )?(?:la |le |l |les |du |des |un |une )?([a-z0-9 ]{3,40})$|\b(?:offres?|annonces?|laquelle|lesquelles|qui) (?:n )?(?:a|ont) (?:pas )?(?:une? |des |de |d |du |la |le |les |l )([a-z0-9 ]{3,40})$|\b(?:avec|sans) (?:une? |des |la |le |les |l )?([a-z0-9 ]{3,40})$|\bil (?:y a|faut) (?:pas )?(?:une? |des |la |le |les |l |du |de la |de l )?([a-z0-9 ]{3,40})$/u;
const WITHOUT =
  /\bsans (?!avoir)|\b(?:ne|n) [a-z]+ (?:pas|aucune?)\b|\b(?:demand|exig|requier|faut|a)(?:e|ent|t)? (?:pas|aucune?)\b|\btravaill[a-z]* pas\b|\bpas (?:le |les |de |du )?(?:week|nuit|samedi|dimanche|soir)/u;
/** Words that ask for nothing more than is understood otherwise. */
const SAYS_NOTHING_MORE = new Set(
  contentStems(
    'offre annonce travail travailler poste emploi chez moi mieux plus moins bien salaire payé paye CDI CDD intérim heure semaine mois week-end nuit jour journée équipe temps télétravail distance km kilomètres date limite mon CV profil compétences score note petit grand meilleur quelque chose rapport',
  ),
);

const hoursIn = (line: string): JobsAsked['hours'] => {
  if (/\b(?:de nuit|la nuit|nuits)\b/u.test(line)) return 'night';
  if (/\b[235] ?x ?8\b|\ben equipes?\b/u.test(line)) return 'shift';
  if (/\b(?:en|de) journee\b/u.test(line)) return 'day';
  return /\bweek ?ends?\b|\b(?:le |les )?(?:samedi|dimanche)s?\b/u.test(line) ? 'weekend' : null;
};

const boundOf = (found: RegExpExecArray | null): Bound | null =>
  found === null
    ? null
    : {
        isLeast: /^(?:depass|plus|au (?!dela)|au dela|superieur|minimum)/u.test(found[1] ?? ''),
        value: Number((found[2] ?? '').replaceAll(' ', '')),
      };

/** "À 30 h" is neither above nor below: it is that. */
const weekHoursIn = (line: string): Bound | null => {
  const found = WEEK_HOURS.exec(line);
  return found === null || /^(?:a|de)$/u.test(found[1] ?? '') ? null : boundOf(found);
};

const aboutIn = (line: string): string => {
  const found = SPEAKS_OF.exec(line.trim());
  const words = (found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? '').trim();
  return contentStems(words).some((stem) => !SAYS_NOTHING_MORE.has(stem)) ? words : '';
};

const setsSomething = (asked: JobsAsked): boolean =>
  asked.contract !== '' ||
  asked.pay !== null ||
  asked.distance !== null ||
  asked.weekHours !== null ||
  asked.hours !== null ||
  asked.isRemote ||
  asked.notApplied ||
  asked.closing ||
  asked.about !== '' ||
  asked.order !== null;

/** A longer text tells a story. */
const LONGEST = 18;

/** Where a question stands beside the account: it names several of its houses, or one of its towns. */
export type JobsNamed = { readonly several: boolean; readonly town: boolean };

/** What a question asks of the offers that were kept; null where it sets no condition and no order, or asks for something else. `before` is what was asked of them last, where the question goes on from it. */
export const jobsAskedIn = (
  question: string,
  named: JobsNamed,
  before: JobsAsked | null = null,
): JobsAsked | null => {
  const line = opened(question).replaceAll(/[-?!]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (line.split(' ').length > LONGEST || NOT_OF_ACCOUNT.test(line)) return null;
  const ofOffers = OF_OFFERS.test(line);
  const ofThem = WHICH_OF_THEM.test(line);
  if (before === null && !ofOffers && !ofThem && !(named.several && WHICH.test(line))) return null;
  if (before === null && !named.several && !ofThem && !KEPT.test(line)) return null;
  if (OF_APPLICATIONS.test(line) && !NOT_APPLIED.test(line)) return null;
  const order = ORDERS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
  const found: JobsAsked = {
    counts: /\bcombien\b/u.test(line),
    contract: named.several
      ? ''
      : (CONTRACT.exec(line)?.[1] ?? '')
          .replace('duree indeterminee', 'cdi')
          .replace('duree determinee', 'cdd'),
    pay: boundOf(EUROS.exec(line)),
    distance: boundOf(KM.exec(line)),
    weekHours: weekHoursIn(line),
    hours: hoursIn(line),
    isRemote: REMOTE.test(line),
    notApplied: NOT_APPLIED.test(line),
    closing: CLOSING.test(line),
    about: order === null && !REMOTE.test(line) && hoursIn(line) === null ? aboutIn(line) : '',
    isWithout: WITHOUT.test(line),
    order,
  };
  return setsSomething(found) || named.town ? found : null;
};
