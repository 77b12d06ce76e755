import type { ExperienceKind } from '#/domain/cv/cv';
import { fold } from '#/domain/shared/text';

/** What a post was: employed for good or for a time, learning, giving one's time, working for oneself, helping one's own. */
export const POST_STATUSES = [
  'job',
  'fixedTerm',
  'interim',
  'seasonal',
  'apprenticeship',
  'placement',
  'volunteering',
  'selfEmployed',
  'familyHelp',
] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const whole = ({ source }: RegExp): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');

/** Words that tell a status, the surest first. Folded. */
const SIGNS: readonly (readonly [PostStatus, RegExp])[] = [
  [
    'familyHelp',
    whole(
      /aidante? familiale?|aide familiale? (?:benevole|non remuneree)|proche aidante?|(?:mere|pere|parente?) au foyer|conge parental|conjointe? collabora(?:teur|trice)|(?:aide|coups? de main|travail)[^\n]{0,30} (?:a|de|chez|pour) (?:mes|mon|ma|son|ses|un) (?:parents?|peres?|meres?|oncle|tante|grands?-parents?|famille|voisins?)|chez (?:mes|mon|ma|le|un) (?:parents?|oncle|tante|grands?-parents?|voisins?)|exploitation (?:de mes parents|parentale)|education de mes enfants/u,
    ),
  ],
  [
    'placement',
    whole(
      /stages?(?! de (?:formation des|conduite))|stagiaires?|pmsmp|pfmp|periodes? de (?:formation|mise en situation) en milieu professionnel|immersion professionnelle|internship|trainee|projet de fin d'etudes/u,
    ),
  ],
  [
    'apprenticeship',
    whole(
      /alternance|alternante?s?|apprentie?s?|contrat d'apprentissage|en apprentissage|contrat (?:de )?pro(?:fessionnalisation)?/u,
    ),
  ],
  [
    'volunteering',
    whole(/benevoles?|benevolat|volontaires?|volontariat|service civique|a titre gracieux/u),
  ],
  [
    'selfEmployed',
    whole(
      /(?:auto|micro)[- ]{0,2}entrepr(?:eneur|eneuse|ise)|freelance|free-lance|a (?:mon|son) compte|travailleu(?:r|se) independante?|profession liberale|entreprise individuelle|independante?|en liberal|gerante? de (?:ma|sa|mon|son) \S+/u,
    ),
  ],
  [
    'interim',
    whole(
      /(?<!ad )interim|interimaires?|travail temporaire|missions? temporaires?|adecco|manpower|randstad|synergie interim|proman|start people|supplay|temporis|samsic emploi|crit interim|leader interim|partnaire|adequat|actual emploi/u,
    ),
  ],
  [
    'seasonal',
    whole(
      /saisonniere?s?|saisons? (?:d'ete|d'hiver|estivale?|hivernale?|ete|hiver|(?:19|20)\d\d)|emplois? d'ete|jobs? d'ete|jobs? etudiants? d'ete|vendanges (?:(?:19|20)\d\d)/u,
    ),
  ],
  [
    'fixedTerm',
    whole(
      /cdd|contrat a duree determinee|vacataires?|vacations?|remplacante?|en remplacement|remplacements? (?:de |d'|en |pour |d'une? )?(?:conges?|maternite|maladie|ete|salarie|collegue|agents?|infirmieres?|personnel)|contractuel(?:le)?|missions? de \d+ (?:mois|semaines?)|contrat de \d+ mois|renfort (?:ete|estival|covid)/u,
    ),
  ],
];

/** What is said of others: a tutor of apprentices is none. Folded. */
const OF_OTHERS =
  /(?<![a-z])(?:maitre|tut(?:eur|rice)|encadrement|formation|accompagnement|suivi|accueil|gestion|responsable|recrutement|charge(?:e)?)s?(?: (?:de|d'|des|du|les?|la|l'|\d+|deux|trois|quatre))+ ?(?:stages?|stagiaires?|apprentie?s?|apprentissage|alternante?s?|alternance|benevoles?|volontaires?|benevolat|interimaires?|interim|saisonniers?|vacataires?|remplacements?)(?![a-z])/gu;

const BY_KIND: Readonly<Partial<Record<ExperienceKind, PostStatus>>> = {
  internship: 'placement',
  apprenticeship: 'apprenticeship',
  volunteering: 'volunteering',
};

/** A line of a post that says what it was, and tells no task. Folded. */
const SAYS_WHAT =
  /^[^a-z0-9]*(?:(?:type de )?contrat|statut)\s*:|^[^a-z0-9]*(?:stage|pmsmp|pfmp|immersion|cdd|interim|missions? (?:d'interim|interim|temporaires?)|benevolat|service civique|alternance|apprentissage|contrat|emploi saisonnier|job d'ete|saison|vacations?|remplacement de conge|auto-?entrepreneu)/u;

/** What a post was, by the words of its heading and those of its lines that say so; `kind` is what the reading knew. */
export const postStatusOf = (
  kind: ExperienceKind,
  heading: string,
  lines: readonly string[] = [],
): PostStatus => {
  const said = [heading, ...lines.filter((line) => SAYS_WHAT.test(fold(line)))].join('\n');
  const key = fold(said).replaceAll('\u2019', "'").replace(OF_OTHERS, ' ');
  const known = BY_KIND[kind];
  const told = SIGNS.find(([, sign]) => sign.test(key))?.[0];
  // What a family or an agency says of a post is surer than a kind read from one word.
  if (told === 'familyHelp') return told;
  return known ?? told ?? 'job';
};

/** Learnt, given or lent rather than employed: what a letter tells after jobs. */
export const isBesideJobs = (status: PostStatus): boolean =>
  status === 'placement' || status === 'volunteering' || status === 'familyHelp';

/** A job with how it was held, where its name does not say it: "manœuvre en intérim". */
export const asHeld = (job: string, status: PostStatus): string => {
  if (status === 'interim') return /int[eé]rim/iu.test(job) ? job : `${job} en intérim`;
  if (status === 'apprenticeship')
    return /apprenti|alternan/iu.test(job) ? job : `${job} en alternance`;
  return status === 'volunteering' && !/b[eé]n[eé]vol|volontaire|service civique/iu.test(job)
    ? `${job} bénévole`
    : job;
};
