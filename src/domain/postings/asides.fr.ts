/** What the work goes by, or who it is done for, right before what they deal with: "selon le planning", "aupres de l'economat". */
export const GOES_BY_BEFORE =
  /\b(?:(?:selon|suivant|d'apres) (?:l[ae]s? |l'|votre |vos |un |une |des )?|conformement aux? |aupres (?:d[eu] (?:la |l')?|des ))$/u;

/** What the work is done for: "transmission au cabinet pour le bilan". */
export const DONE_FOR_BEFORE = /\b(?:pour|en vue d[eu]s?) (?:l[ae]s? |l'|votre |vos )$/u;

/** A department that works beside the post: "avec le service clients". */
export const OTHER_DEPARTMENT_BEFORE = /\b(?:avec|du|au|et|aupres du|par) (?:l[ae]s? |l')?$/u;
export const DEPARTMENT = /^(?:services?|departements?|directions?|poles?)\b/u;

/** A team told by its size, and what puts whoever is taken into it: they work there, and lead nobody: "au sein d'une equipe de 9 personnes". */
export const TEAM_OF = /^equipes? (?:de |d')/u;
export const WITHIN_BEFORE =
  /\b(?:au sein d'une|membres? d'une|dans une|(?:integr|rejoi(?:gn|nd))\p{L}+ une) $/u;

/** Organisations beside the post, named in brackets: "les partenaires (CAF, PMI)". */
export const PARTNER_BEFORE =
  /\b(?:partenaires?|acteurs|institutions?|organismes?|structures?|financeurs?)(?: [\p{L}'-]+){0,4} ?\([^)]*$/u;

/** What one has settled before coming, not what one solves at work: "avoir resolu ses problemes de garde d'enfants". */
export const OWN_TROUBLE = /\bproblemes? de (?:gardes?|logement|transport|mobilite|sante)\b/u;

/** Hired on somebody's behalf, or on a contract that may lead to another: "pour le compte de notre client", "pouvant deboucher sur un CDI". */
export const ON_BEHALF_BEFORE = /\bpour (?:le )?$/u;
export const BEHALF = /^compte\b/u;
export const MAY_LEAD_BEFORE = /\b(?:pouvant|pourra|peut|susceptible de) $/u;
export const LEADS_TO_CONTRACT = /^debouch/u;

/** Making sure of a thing is no assurance of it: "s'assurer de la qualite des echanges". */
export const MAKES_SURE = /\bs'$/u;
export const ASSURES = /^assur\p{L}* de la qualite/u;

/** Where one works, right before the name of the house: "base a l'IME", "au sein de la MAS". */
export const HOUSE_BEFORE =
  /\b(?:basee?s?|situee?s?|au sein|membres?|rattachee?s?) (?:d[eu]s?|de l[a']|de la|a l'|a la|au|aux) ?$/u;

/** What someone else of the team is there for: "une assistante qui s'occupe des achats". */
export const OTHERS_TASK_BEFORE =
  /\b(?:qui|lequel|laquelle) (?:s'occupe|gere|traite|assure|est chargee?|se charge|prend en charge)\p{L}* (?:d[eu]s? |de l[a'] ?|l[ae]s? |l')?[^.;:]{0,30}$/u;

/** A field in which experience is a plus: "une experience en ONG", "en milieu industriel ou negoce". */
export const FIELD_OF_EXPERIENCE_BEFORE =
  /\b(?:experiences?|passage|parcours|stage) (?:\p{L}+ ){0,2}?(?:en|dans(?: l[ea]s?| l'| un| une)?|aupres d[eu]s?|au sein d[eu]s?|chez) ?(?:milieu |secteur |l[ae] |l')?(?:[^.;:,]{0,24} ou (?:en |dans )?(?:l[ae] |l')?)?$|\bmilieu \p{L}+ ou $/u;

/** What the employer does for a newcomer: "tutorat de trois semaines a l'arrivee". */
export const FOR_NEWCOMERS_AFTER =
  /^[^.;]{0,25}(?:a (?:l'|votre )arrivee|a la prise de poste|assuree? (?:en interne|par nos soins)|prevue? pour vous)/u;

/** A name for any tool of a kind, which only announces the ones meant. */
export const TOOL_IN_GENERAL = /^(?:logiciels?|outils?|progiciels?|solutions?|suites?)\s/iu;

/** Right after a name, what opens its list: "logiciel de paie : Sage". */
export const LIST_OPENS = /^\s*(?:[:(]|\ba savoir\b|\btels? que\b|\bcomme\b)\s*$/u;

/** A person who leads, named by what they lead: "responsable d'equipe". */
export const PERSON =
  /^(?:responsables?|chef(?:fe)?s?|direct(?:eur|rice)s?|manage(?:r|use)s?|encadrante?s?|superviseu(?:r|se)s?|coordinat(?:eur|rice)s?|tut(?:eur|rice)s?)\b/u;

/** Right before such a person, what makes them somebody else: "sous la responsabilite de votre", "rattache au". */
export const SUPERIOR_BEFORE =
  /\b(?:votre|notre|vos|nos|un de nos|aupres d[eu]|(?:sous (?:la |l')\p{L}+|rattachee?s?(?:\(e\))?|rattache\(e\)|aux cotes|en (?:lien|binome|collaboration|relation)(?: \p{L}+)?(?: avec)?|avec|par) (?:d[eu] (?:la |l'|votre |notre )?|d'une? |des |au |a la |a l'|aux |a |l[ae] |l'|votre |notre |un |une )?)\s*$/u;
