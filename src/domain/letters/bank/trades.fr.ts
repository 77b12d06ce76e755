import { remembered } from '#/domain/shared/remembered';
import { fold } from '#/domain/shared/text';

/** Trades whose posts lead from one to the other. */
export type Kin =
  | 'care'
  | 'children'
  | 'help'
  | 'sales'
  | 'table'
  | 'kitchen'
  | 'clean'
  | 'linen'
  | 'road'
  | 'goods'
  | 'machines'
  | 'site'
  | 'land'
  | 'office'
  | 'figures'
  | 'code'
  | 'guard'
  | 'beauty'
  | 'teach';

/** A family of trades, as a letter speaks of it. */
export type Trade = {
  /** How a title names it. Folded. */
  readonly named: RegExp;
  /** What shows in a line that it was this work, where it can be told in a few words. Folded. */
  readonly core?: RegExp;
  readonly kin: Kin;
  /** The work that is done in it: two families of kin do not do the same. */
  readonly work: string;
};

/** The families, the narrowest name first: a title belongs to the first that it names. */
export const TRADES: readonly Trade[] = [
  {
    named:
      /assistante? medic|secretaire medic|medico-administ|secretaire (?:dentaire|veterinaire)/u,
    kin: 'office',
    work: 'travail d’accueil au service des patients',
  },
  {
    named:
      /auxiliaires? de vie(?! scol)|aides? a domicile|aides?[- ]menagere?|(?:^|\s)avs(?:\s|$)|assistante? de vie(?! scol)|accompagnante? a domicile|(?:^|\s)dea(?:vs|es|mp)(?:[\s,]|$)/u,
    core: /toilette|repas|lever|coucher|courses|domicile|residen|personnes? agee/u,
    kin: 'care',
    work: 'travail auprès des personnes à domicile',
  },
  {
    named: /aides?[- ]soignan|(?:^|\s)deas(?:[\s,]|$)/u,
    core: /toilette|soins?(?!\p{L})|residen|patient|repas|escarre/u,
    kin: 'care',
    work: 'travail auprès des personnes soignées',
  },
  {
    named: /infirmi|(?:^|\s)ide(?:\s|$)|ibode/u,
    core: /soins?(?!\p{L})|patient|traitement|pansement|perfusion|surveill/u,
    kin: 'care',
    work: 'travail de soin',
  },
  {
    named: /ambulanci/u,
    kin: 'care',
    work: 'travail de transport sanitaire',
  },
  {
    named:
      /^(?!.*(?:hospital|hopital|clinique|industri|production)).*(?:preparat\S*|pharmacien\S*|vendeu\S*|conseill\S*|adjoint\S*)(?:[^,]* en (?:para)?pharmacie|[^,]* officine|(?<=pharmacien\S*))/u,
    kin: 'care',
    work: 'travail de comptoir et de préparation',
  },
  {
    named:
      /^(?!.*(?:menage|agent\S* de service)).*(?:jeunes enfants|petite enfance|creche|puericultr|auxiliaires? de puericulture|assistante? maternel|atsem|(?:^|\s)deap(?:[\s,]|$)|gardes? d'enfant|baby-?sit|nounou)/u,
    core: /enfant|parent|eveil|activite|repas|famille/u,
    kin: 'children',
    work: 'travail auprès des enfants et de leurs familles',
  },
  {
    named:
      /animat\S* [^,]*(?:maison de retraite|ehpad|geronto|personnes agees|residence autonomie)/u,
    kin: 'help',
    work: 'travail auprès des personnes âgées',
  },
  {
    named:
      /animat\S* (?:d'activites en|d'accueil|de loisirs|en centre de loisirs|periscol|enfan|jeunes)|centre de loisirs|colonie/u,
    core: /enfant|jeune|activite|groupe|jeux|camp|anim/u,
    kin: 'children',
    work: 'travail d’animation',
  },
  {
    named:
      /educat(?:eur|rice)s? (?:technique )?spec|monit(?:eur|rice)[- ]educ|educatif et social|(?:^|\s)aes(?:\s|$)|monit(?:eur|rice) d'atelier/u,
    core: /accompagn|educat|jeune|residen|projet personnalis|adulte/u,
    kin: 'help',
    work: 'travail d’accompagnement au quotidien',
  },
  {
    named:
      /(?:travailleu\S*|assistante?\S*|intervenante?\S*|accompagnante?\S*|conseill\S*|mediat\S*)[^,]* (?:d'action )?sociale?(?! media)(?![a-z])|(?:conseill|charge|accompagn)\S*[^,]* insertion|(?:^|\s)cesf(?:\s|$)|socioprofession|socio-?educ/u,
    core: /accompagn|entretien|accueil|dossier|droit|jeune|public|famille|partenaire/u,
    kin: 'help',
    work: 'travail d’accompagnement social',
  },
  {
    named: /orthophon|kinesi|ergotherap|psychomot/u,
    kin: 'care',
    work: 'travail de rééducation',
  },
  {
    named: /funer|funeb|marbrier fun/u,
    kin: 'help',
    work: 'travail auprès des familles',
  },
  {
    named: /boucher|charcut|poissonni/u,
    kin: 'sales',
    work: 'travail du produit frais',
  },
  {
    named: /^(?!.*(?:vendeu|vente|serveu|commerc|conseil)).*boulang/u,
    kin: 'kitchen',
    work: 'travail du fournil',
  },
  {
    named:
      /(?:secretaire|assist\S*|charge\S*)[^,]* apres-vente|secretaire(?! general| de redac)|standardiste/u,
    core: /dossier|courrier|accueil|telephon|planning|factur|saisi|redig|organis/u,
    kin: 'office',
    work: 'travail de secrétariat',
  },
  {
    named:
      /^(?!.*(?:a domicile|itiner|(?:vendeu|conseil)\S* (?:[^,]* )?(?:automobile|vehicul|cuisin))).*(?:(?<!tele)vendeu|caissi|(?:hote|hotesse|employe\S*|agente?) de caisse|commercial\S* (?:polyv|en magasin)|employee?\S* commercial|employe\S*\(e\) commercial|rayon(?!n)|magasin(?!i|age)|boutique|libre[- ]service|conseil\S* de vente|caviste|fleurist|libraire|opticien)/u,
    core: /client|vente|vendu|caisse|encaiss|rayon|stock|vitrine|inventaire/u,
    kin: 'sales',
    work: 'travail au contact des clients',
  },
  {
    named:
      /^(?!.*(?:assurance|banqu|mutuelle|immobil|assistant|jurist|gestion)).*(?:(?<!centre )commercia(?:le?|ux)(?![a-z])|business dev|responsable de secteur b ?to ?b|technico-?comm|ingenieur\S* d'affaires|charge\S* d'affaires|(?:^|\s)vrp(?:\s|$)|negociat(?:eur|rice))/u,
    core: /client|vente|vendu|prospect|negoci|portefeuille|devis/u,
    kin: 'sales',
    work: 'travail commercial',
  },
  {
    named:
      /^(?!.*(?:administrat|systeme)).*(?:(?<![a-z])serveu(?:r|se)(?![a-z])|chef\S* de rang|limonadier|barman|barmaid|(?:chef|responsable|employe|commis|garcon|runner)\S* de (?:salle|bar)(?![a-z])|sommel|maitre d'hot)/u,
    core: /service|salle|client|commande|bar|encaiss/u,
    kin: 'table',
    work: 'travail de salle',
  },
  {
    named:
      /plongeu|(?:employ|equipi|leader|agent|responsable|polyvalent|commis|aide)\S*[^,]* restauration|(?:agent|employe)\S* de cantine/u,
    core: /repas|plat|cuisine|plonge|service|hygien|prepara/u,
    kin: 'kitchen',
    work: 'travail en restauration',
  },
  {
    named:
      /cuisini(?:er|ere)(?![a-z])|(?:chef|second|commis|aide|agent|employe)\S*(?: de| en)?(?: la)? cuisine(?![a-z])|chef\S* de partie|pizzaiolo|crepier/u,
    core: /cuisine|plat|carte|mise en place|haccp|produit|prepara/u,
    kin: 'kitchen',
    work: 'travail de cuisine',
  },
  {
    named:
      /^(?!.*(?:accueil|maintenance|agric|industri|engin|bateau|naval|cycle|velo|poids|travaux|vente|commercial)).*(?:carross|peint\S* auto|(?<![a-z])mecanici|garagiste|(?:technicien|electricien|technicienne|reception\S*) [^,]*automobile)/u,
    core: /vehicule|moteur|revision|diagnos|carross|frein|peint|atelier/u,
    kin: 'machines',
    work: 'travail d’atelier',
  },
  {
    named:
      /^(?!.*marchandise).*(?:receptionni|reception(?:naire)? apres-vente|(?:chef|agent)\S* de reception|hote(?![a-z])|hotesse(?! de l'air)|(?:agent|charge|employe|assistant)\S* (?:\/ \S+ )?d'accueil(?! (?:de jour|de loisir|familial)))/u,
    kin: 'sales',
    work: 'travail d’accueil',
  },
  {
    named:
      /^(?!.*(?:maintenance|mecanic|vente|vendeu)).*(?:(?<![a-z])linge|blanchisse|pressing|buandi|repasseu)/u,
    core: /linge|lav|sech|repass|pli|detach|calandre|couture|draps?(?![a-z])/u,
    kin: 'linen',
    work: 'travail du linge',
  },
  {
    named:
      /(?:femme|homme)[^,]*menage|multimetiers|employee?\S* de maison|gouvernante?\S* a domicile/u,
    core: /menage|repass|linge|repas|enfant|nettoy/u,
    kin: 'clean',
    work: 'travail au service des familles',
  },
  {
    named:
      /^(?!.*(?:urbain|vehicul|voirie|espaces)).*(?:nettoy|proprete|menage(?![a-z])|agent\S* d'entretien(?! (?:technique|mecan|routi|des routes|(?:du|des) bat))|agent\S* de service(?: creche)?$|laveu\S* de vitre)/u,
    core: /nettoy|desinfect|menage|entretien|proprete|locaux|chambres?(?!\p{L})|hygien/u,
    kin: 'clean',
    work: 'travail de propreté',
  },
  {
    named:
      /agent\S* (?:de |d')?(?:\S+ et de )?(?:securite|surete)(?! (?:sociale|incendie et maint|alim|rout|inform))|ssiap|vigile|rondier/u,
    core: /ronde|surveill|securite|acces|alarme|incident|filtr|controle/u,
    kin: 'guard',
    work: 'travail de surveillance et d’accueil',
  },
  {
    named:
      /(?:conduc|chauffeu)\S*[^,]*(?:(?<![a-z])(?:auto)?(?:bus|cars?)(?![a-z])|scolaire|voyageurs|receveu|taxi|vtc)|machiniste-rec/u,
    core: /condui|voyageur|passager|ligne|bus|car(?!\p{L})|eleve/u,
    kin: 'road',
    work: 'travail de conduite au service des voyageurs',
  },
  {
    named:
      /^(?!.*(?:engin|forest|agric|pelle|malax|toupie|maitre)).*(?:livreu|chauffeu|conduc\S* (?:[^,]* )?(?:spl|pl|super|poids|routi)|coursi(?:er|ere)(?![a-z]))/u,
    core: /livr|condui|tournee|charg|colis|vehicule/u,
    kin: 'road',
    work: 'travail de route et de livraison',
  },
  {
    named:
      /cariste|preparat\S* de com|logist|magasinier|manutention|(?:agent|employe|ouvrier|responsable)\S* d'entrepo|(?:agent|chef)\S* (?:de quai|d'expedition)/u,
    core: /commande|stock|recepti|palette|inventaire|expedi|charg|quai/u,
    kin: 'goods',
    work: 'travail d’entrepôt',
  },
  {
    named:
      /^(?!.*(?:informat|chauffag|plomb|(?<!froid et )climat|piscin|monteu)).*(?:maintenan|electromec|automatici|depann|service technique|ascens|frigori|froid et climat|eolien)/u,
    core: /maint|depann|diagnos|panne|repar|regl|machine|electri|automate/u,
    kin: 'machines',
    work: 'travail de maintenance',
  },
  {
    named:
      /^(?!.*(?:agric|vendang|engin|video|audiov)).*(?:conduc\S*[^,]*(?:ligne|machine|offset|presse)|aide conduc\S* de ligne|(?:agent|technicien|technicienne|ouvrier|ouvriere)\S* [^,]*(?:fabrication|production)|operat(?:eur|rice)\S* (?:[^,]* )?(?:fabrication|production|ligne|machine|regl|usin|conditionn)|(?<![a-z])usin(?:age|eu)|regleu|monteu\S* de palettes|agent\S* de conditionn|ouvrier\S* d'usine)/u,
    core: /condui|regl|control|ligne|machine|production|margeu|equipe|cond[ui]/u,
    kin: 'machines',
    work: 'travail de production',
  },
  {
    named:
      /^(?!.*(?:industri|auto|maintenance|naval|aero)).*(?:electricien|plombi|chauffagis|climaticien)/u,
    kin: 'site',
    work: 'travail d’installation et de dépannage',
  },
  {
    named:
      /^(?!.*(?:naval|insertion|industri|aero|decor|pratiques)).*(?:macon|gros oeuvre|charpent|couvreu|zingueu|peintre|platri|carrel(?:eu|age)|menuis|(?:chef|ouvrier)\S* [^,]*batiment|chantier|manoeuvre|travaux|terrass)/u,
    core: /pose|chantier|mont|beton|enduit|charpent|toit|peint|cof?fr/u,
    kin: 'site',
    work: 'travail de chantier',
  },
  {
    named:
      /^(?!.*(?:conseil|technic|commerc|ingenieur|architect|mecanic|vent|form)).*(?:vitic|vigneron|(?:ouvrier|ouvriere|aide|saisonni\S*|agent)\S* agric|maraich|paysag|espaces verts|jardini|(?:chef|cheffe|ouvrier|ouvriere) de culture)/u,
    kin: 'land',
    work: 'travail de plein air',
  },
  {
    named:
      /(?:gestionnaire|technicien|technicienne|responsable|charge|assistant|comptable)\S*[^,]*(?<![a-z])pay?i?es?(?![a-z])|comptab|(?:^|\s)compta(?:\s|$)|tresorier|(?:assistant|charge|employe|agent|gestionnaire)\S*[^,]* factur|auditeur\S* (?:compt|financ|interne)|controle\S* de gestion|(?:administrati|control|analys|assist|responsable|direct)\S*[^,]* financi/u,
    core: /compt|factur|declar|cloture|paie|bilan|tresor|rapproch|budget/u,
    kin: 'figures',
    work: 'travail des chiffres',
  },
  {
    named: /ressources humaines|(?:^|\s)rh(?:\s|$)|recrut/u,
    kin: 'office',
    work: 'travail au service des équipes',
  },
  {
    named:
      /^(?!.*qualite).*(?:banqu|bancaire|assurance|clientele (?:particul|profess|patrimon)|sinistre|courtier|mutuelle)/u,
    kin: 'office',
    work: 'travail de conseil auprès des clients',
  },
  {
    named: /jurist|notair|notarial|(?:^|\s)clerc|avocat|juridi/u,
    kin: 'office',
    work: 'travail juridique',
  },
  {
    named: /qualit(?:e|icien)\S*|qhse|(?:^|\s)qse(?:\s|$)/u,
    kin: 'office',
    work: 'travail d’amélioration de la qualité',
  },
  {
    named:
      /^(?!.*(?:commerc|affaire|marche|format(?:eur|rice) log)).*(?:developpeu|logiciel|programmeu|devops|integrat\S* web)/u,
    core: /developp|con[cç]u|applic|test|code|base de donn|api(?!\p{L})|web/u,
    kin: 'code',
    work: 'travail de développement',
  },
  {
    named: /dessinat|bureau d'etudes|projeteu|(?:technicien|agent|preparat)\S* [^,]*methode/u,
    kin: 'office',
    work: 'travail d’étude',
  },
  {
    named: /(?<![a-z])communicat|marketing|community manag/u,
    kin: 'office',
    work: 'travail de communication',
  },
  {
    named: /coiff|esthetici|praticien\S*[^,]* spa(?:\s|$)|(?:^|\s)spa praticien/u,
    kin: 'beauty',
    work: 'travail d’accueil, de soin et de conseil',
  },
  {
    named:
      /(?<![a-z])format(?:eur|rice)|enseignante?|professeur(?!\S* documental)|auto-ecole|monit(?:eur|rice)(?! d'atelier)/u,
    kin: 'teach',
    work: 'travail de transmission',
  },
  {
    named:
      /assist\S* (?:\S+ )?(?:administ|commerc|de direction|de gestion)|(?:agent|responsable|employe)\S* [^,]*administrati|gestionnaire|(?:employe|agent)\S* de bureau|assist\S* de coordin/u,
    core: /dossier|courrier|accueil|telephon|planning|factur|saisi|redig|organis/u,
    kin: 'office',
    work: 'travail d’organisation et de suivi',
  },
  {
    named: /^(?:assist\S* )?coordinat(?:eur|rice)/u,
    core: /coordin|planning|partenaire|equipe|reunion|organis|suivi/u,
    kin: 'office',
    work: 'travail de coordination',
  },
  {
    named:
      /^(?!.*(?:banqu|assurance|patrimoni|particulier|professionnel)).*(?:conseill\S* (?:de |en |a la )?(?:clientele|client|commercial)|charge\S* de clientele|conseill\S* (?:[^,]* )?vente)/u,
    core: /client|vente|vendu|conseil|besoin|rendez-vous/u,
    kin: 'sales',
    work: 'travail au contact des clients',
  },
];

/** Who leads a trade, advises it or looks after its product does not do its work. Folded. */
const ABOVE =
  /^(?:stage |stagiaire )?(?:directeur|directrice|chef\S* de (?:projet|produit)|product |consultant|inspect)/u;

/** A first word that settles the kin, whatever it is the trade of: who sells bread bakes none. Folded. */
const HEADS: readonly (readonly [RegExp, Kin])[] = [
  [/^(?:format(?:eur|rice)|enseignant|professeur)/u, 'teach'],
  [/^(?:vendeu|caissi|commercia)/u, 'sales'],
  [/^serveu/u, 'table'],
  [/^comptable/u, 'figures'],
  [/^(?:secretaire|recrut)/u, 'office'],
];

const familyOf = (key: string): Trade | null => {
  if (key === '' || ABOVE.test(key)) return null;
  const kin = HEADS.find(([head]) => head.test(key))?.[1];
  return TRADES.find((one) => one.named.test(key) && (kin ?? one.kin) === one.kin) ?? null;
};

/** A letter asks of the same few titles hundreds of times while it looks for its best length. */
const MOST_FAMILIES = 200;
const knownFamilyOf = remembered(MOST_FAMILIES, familyOf);

/** The family that a title names; null where none is sure. */
export const tradeOf = (title: string | null): Trade | null =>
  knownFamilyOf(fold(title ?? '').trim());
