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
  /** After « ce » and « le »: « travail de la caisse ». */
  readonly work: string;
  /** Where one does it, when the employer is not named: « dans votre magasin ». */
  readonly house: string;
  /** What the work is to those whom it serves: true of the trade, and said of nobody. */
  readonly sense: readonly [string, string];
};

/** The families, the narrowest name first: a title belongs to the first that it names. */
export const TRADES: readonly Trade[] = [
  {
    named:
      /assistante? medic|secretaire medic|medico-administ|secretaire (?:dentaire|veterinaire)/u,
    kin: 'office',
    work: 'travail d’accueil au service des patients',
    house: 'dans votre établissement',
    sense: [
      'Avant le soin, il y a une voix au téléphone, un rendez-vous à la bonne heure et un dossier complet, et c’est là que le patient commence à se sentir attendu.',
      'Un dossier bien tenu fait gagner du temps au médecin, et ce temps revient au patient.',
    ],
  },
  {
    named:
      /auxiliaires? de vie(?! scol)|aides? a domicile|aides?[- ]menagere?|(?:^|\s)avs(?:\s|$)|assistante? de vie(?! scol)|accompagnante? a domicile/u,
    core: /toilette|repas|lever|coucher|courses|domicile|residen|personnes? agee/u,
    kin: 'care',
    work: 'travail auprès des personnes à domicile',
    house: 'dans votre équipe',
    sense: [
      'Aider quelqu’un chez lui, c’est entrer dans ses habitudes et les respecter, parce qu’un repas pris à l’heure, un lever sans hâte et une présence régulière permettent de rester à la maison.',
      'Pour une personne qui vit seule, la visite du jour est aussi une conversation, et parfois la seule.',
    ],
  },
  {
    named: /aides?[- ]soignan/u,
    core: /toilette|soins?(?!\p{L})|residen|patient|repas|escarre/u,
    kin: 'care',
    work: 'travail auprès des personnes soignées',
    house: 'dans votre équipe',
    sense: [
      'La toilette, le repas et le lever sont les moments où une personne dépendante est vue de près\u00a0: c’est là que se préservent son confort et sa dignité.',
      'Ce que l’on remarque le matin auprès d’une personne, un appétit ou une rougeur, aide toute l’équipe à bien la soigner.',
    ],
  },
  {
    named: /infirmi|(?:^|\s)ide(?:\s|$)|ibode/u,
    core: /soins?(?!\p{L})|patient|traitement|pansement|perfusion|surveill/u,
    kin: 'care',
    work: 'travail de soin',
    house: 'dans votre service',
    sense: [
      'Un soin juste tient à la fois au geste, à la surveillance et à la transmission\u00a0: c’est leur suite qui met le patient en sécurité.',
      'Entre deux visites du médecin, c’est l’équipe infirmière que le patient voit, et c’est à elle qu’il dit ce qui ne va pas.',
    ],
  },
  {
    named: /ambulanci/u,
    kin: 'care',
    work: 'travail de transport sanitaire',
    house: 'dans votre équipe',
    sense: [
      'Pour un patient, le trajet fait déjà partie du soin\u00a0: il a besoin d’une conduite souple et d’une présence calme.',
      'Arriver à l’heure au service qui attend, c’est éviter au patient une attente de plus.',
    ],
  },
  {
    named:
      /^(?!.*(?:hospital|hopital|clinique|industri|production)).*(?:preparat\S*|pharmacien\S*|vendeu\S*|conseill\S*|adjoint\S*)(?:[^,]* en (?:para)?pharmacie|[^,]* officine|(?<=pharmacien\S*))/u,
    kin: 'care',
    work: 'travail de comptoir et de préparation',
    house: 'dans votre officine',
    sense: [
      'Au comptoir d’une pharmacie, une ordonnance bien lue et bien expliquée évite une erreur à la maison.',
      'Beaucoup de clients viennent à l’officine avec une question avant de venir avec une ordonnance.',
    ],
  },
  {
    named:
      /^(?!.*(?:menage|agent\S* de service)).*(?:jeunes enfants|petite enfance|creche|puericultr|auxiliaires? de puericulture|assistante? maternel|atsem|gardes? d'enfant|baby-?sit|nounou)/u,
    core: /enfant|parent|eveil|activite|repas|famille/u,
    kin: 'children',
    work: 'travail auprès des enfants et de leurs familles',
    house: 'dans votre équipe',
    sense: [
      'Un petit enfant grandit par la régularité des gestes et la sécurité d’un adulte connu, et ses parents ont besoin de savoir comment s’est passée sa journée.',
      'Ce qu’un adulte observe chez un jeune enfant aide ses parents autant que lui.',
    ],
  },
  {
    named:
      /animat\S* [^,]*(?:maison de retraite|ehpad|geronto|personnes agees|residence autonomie)/u,
    kin: 'help',
    work: 'travail auprès des personnes âgées',
    house: 'dans votre établissement',
    sense: [
      'En maison de retraite, un atelier donne un rendez-vous à la semaine, une raison de sortir de sa chambre et l’occasion de montrer ce que l’on sait encore faire.',
      'Un atelier réussi est celui où chacun, même fatigué, trouve quelque chose à sa portée.',
    ],
  },
  {
    named:
      /animat\S* (?:d'activites en|d'accueil|de loisirs|en centre de loisirs|periscol|enfan|jeunes)|centre de loisirs|colonie/u,
    core: /enfant|jeune|activite|groupe|jeux|camp|anim/u,
    kin: 'children',
    work: 'travail d’animation',
    house: 'dans votre équipe',
    sense: [
      'Un temps d’accueil réussi, pour un enfant, c’est un groupe où il a sa place et un adulte qui connaît son prénom, et pour ses parents, c’est la certitude qu’il est en sécurité.',
      'Une activité prévue d’avance, des règles claires et du matériel prêt\u00a0: c’est ce qui laisse aux enfants la place de jouer.',
    ],
  },
  {
    named:
      /educat(?:eur|rice)s? (?:technique )?spec|monit(?:eur|rice)[- ]educ|educatif et social|(?:^|\s)aes(?:\s|$)|monit(?:eur|rice) d'atelier/u,
    core: /accompagn|educat|jeune|residen|projet personnalis|adulte/u,
    kin: 'help',
    work: 'travail d’accompagnement au quotidien',
    house: 'dans votre établissement',
    sense: [
      'Accompagner une personne au quotidien, c’est partir de ce qu’elle sait faire et avancer à son rythme, avec des repères qui ne changent pas d’un jour à l’autre.',
      'C’est au quotidien que se fait l’accompagnement, et un repas, un trajet ou une activité y comptent autant qu’un entretien.',
    ],
  },
  {
    named:
      /(?:travailleu\S*|assistante?\S*|intervenante?\S*|accompagnante?\S*|conseill\S*|mediat\S*)[^,]* (?:d'action )?sociale?(?! media)(?![a-z])|(?:conseill|charge|accompagn)\S*[^,]* insertion|(?:^|\s)cesf(?:\s|$)|socioprofession|socio-?educ/u,
    core: /accompagn|entretien|accueil|dossier|droit|jeune|public|famille|partenaire/u,
    kin: 'help',
    work: 'travail d’accompagnement social',
    house: 'dans votre équipe',
    sense: [
      'Une personne en difficulté a souvent raconté son histoire à plusieurs guichets, et c’est en l’écoutant jusqu’au bout et en suivant ses démarches avec elle qu’on lui évite de recommencer.',
      'Dans ce métier, un droit ouvert à temps change une situation, et c’est le travail avec les partenaires qui le permet.',
    ],
  },
  {
    named: /orthophon|kinesi|ergotherap|psychomot/u,
    kin: 'care',
    work: 'travail de rééducation',
    house: 'dans votre équipe',
    sense: [
      'Une prise en charge avance par petits progrès, et c’est en voyant ces progrès que le patient continue.',
      'Entre deux séances, ce sont le patient et ses proches qui font le travail, et les y aider compte autant que la séance.',
    ],
  },
  {
    named: /funer|funeb|marbrier fun/u,
    kin: 'help',
    work: 'travail auprès des familles',
    house: 'dans votre équipe',
    sense: [
      'Les familles ont à décider beaucoup en peu de jours, et une information claire et une organisation sûre leur laissent le temps du recueillement.',
      'Dans ces journées, ce qui est annoncé aux proches doit être tenu, à l’heure dite.',
    ],
  },
  {
    named: /boucher|charcut|poissonni/u,
    kin: 'sales',
    work: 'travail du produit frais',
    house: 'dans votre magasin',
    sense: [
      'Le client d’un rayon frais achète avec les yeux et revient pour le conseil, si bien que la coupe, la vitrine et l’hygiène doivent être justes tous les jours.',
      'Un bon conseil au comptoir tient en peu de mots, sur la pièce qui convient, la quantité et la cuisson.',
    ],
  },
  {
    named: /^(?!.*(?:vendeu|vente|serveu|commerc|conseil)).*boulang/u,
    kin: 'kitchen',
    work: 'travail du fournil',
    house: 'dans votre boulangerie',
    sense: [
      'Le pain se juge chaque matin, parce que le client qui passe la porte attend la même qualité que la veille, à l’heure de l’ouverture.',
      'Une fournée régulière tient aux pesées, aux temps et à la propreté du poste, bien avant la cuisson.',
    ],
  },
  {
    named:
      /(?:secretaire|assist\S*|charge\S*)[^,]* apres-vente|secretaire(?! general| de redac)|standardiste/u,
    core: /dossier|courrier|accueil|telephon|planning|factur|saisi|redig|organis/u,
    kin: 'office',
    work: 'travail de secrétariat',
    house: 'dans votre équipe',
    sense: [
      'Un secrétariat est le premier contact d’une maison et sa mémoire, et un appel bien orienté ou une pièce retrouvée tout de suite font avancer tous les autres.',
      'Quand les dossiers sont à jour et les échéances tenues, chacun peut se consacrer à son métier.',
    ],
  },
  {
    named:
      /^(?!.*(?:a domicile|itiner|(?:vendeu|conseil)\S* (?:[^,]* )?(?:automobile|vehicul|cuisin))).*(?:(?<!tele)vendeu|caissi|(?:hote|hotesse|employe\S*|agente?) de caisse|commercial\S* (?:polyv|en magasin)|employee?\S* commercial|employe\S*\(e\) commercial|rayon(?!n)|magasin(?!i|age)|boutique|libre[- ]service|conseil\S* de vente|caviste|fleurist|libraire|opticien)/u,
    core: /client|vente|vendu|caisse|encaiss|rayon|stock|vitrine|inventaire/u,
    kin: 'sales',
    work: 'travail au contact des clients',
    house: 'dans votre magasin',
    sense: [
      'En magasin, un client se souvient de la personne qui l’a renseigné, d’un rayon où tout est à sa place et d’un passage en caisse sans erreur.',
      'Bien vendre commence par écouter, car un client qui repart avec ce dont il a besoin est un client qui revient.',
    ],
  },
  {
    named:
      /^(?!.*(?:assurance|banqu|mutuelle|immobil|assistant|jurist|gestion)).*(?:(?<!centre )commercia(?:le?|ux)(?![a-z])|business dev|responsable de secteur b ?to ?b|technico-?comm|ingenieur\S* d'affaires|charge\S* d'affaires|(?:^|\s)vrp(?:\s|$)|negociat(?:eur|rice))/u,
    core: /client|vente|vendu|prospect|negoci|portefeuille|devis/u,
    kin: 'sales',
    work: 'travail commercial',
    house: 'dans votre équipe',
    sense: [
      'Un client professionnel attend d’un commercial une réponse exacte, dans le délai annoncé\u00a0: c’est ce qui fait durer une relation plus qu’une remise.',
      'La confiance d’un client se gagne après la signature, quand ce qui a été promis est suivi.',
    ],
  },
  {
    named:
      /^(?!.*(?:administrat|systeme)).*(?:(?<![a-z])serveu(?:r|se)(?![a-z])|chef\S* de rang|limonadier|barman|barmaid|(?:chef|responsable|employe|commis|garcon|runner)\S* de (?:salle|bar)(?![a-z])|sommel|maitre d'hot)/u,
    core: /service|salle|client|commande|bar|encaiss/u,
    kin: 'table',
    work: 'travail de salle',
    house: 'dans votre restaurant',
    sense: [
      'En salle, le client retient l’accueil, un rythme juste entre les plats et une table où rien ne manque, ce qui fait qu’un service réussi se voit à peine.',
      'Au moment du coup de feu, la salle et la cuisine ne font qu’une équipe, et c’est le client qui en profite.',
    ],
  },
  {
    named:
      /plongeu|(?:employ|equipi|leader|agent|responsable|polyvalent|commis|aide)\S*[^,]* restauration|(?:agent|employe)\S* de cantine/u,
    core: /repas|plat|cuisine|plonge|service|hygien|prepara/u,
    kin: 'kitchen',
    work: 'travail en restauration',
    house: 'dans votre équipe',
    sense: [
      'En restauration, un plat servi à l’heure dépend de chaque poste, de la préparation à la plonge et de la propreté du plan de travail à l’accueil du client.',
      'Dans une petite équipe, savoir passer d’un poste à l’autre au bon moment soulage toute la cuisine.',
    ],
  },
  {
    named:
      /cuisini(?:er|ere)(?![a-z])|(?:chef|second|commis|aide|agent|employe)\S*(?: de| en)?(?: la)? cuisine(?![a-z])|chef\S* de partie|pizzaiolo|crepier/u,
    core: /cuisine|plat|carte|mise en place|haccp|produit|prepara/u,
    kin: 'kitchen',
    work: 'travail de cuisine',
    house: 'dans votre cuisine',
    sense: [
      'Une assiette réussie commence avant le service, par une mise en place complète, des produits bien gardés et un poste propre.',
      'En cuisine, la régularité compte autant que le goût, parce que le dernier couvert doit valoir le premier.',
    ],
  },
  {
    named:
      /^(?!.*(?:accueil|maintenance|agric|industri|engin|bateau|naval|cycle|velo|poids|travaux|vente|commercial)).*(?:carross|peint\S* auto|(?<![a-z])mecanici|garagiste|(?:technicien|electricien|technicienne|reception\S*) [^,]*automobile)/u,
    core: /vehicule|moteur|revision|diagnos|carross|frein|peint|atelier/u,
    kin: 'machines',
    work: 'travail d’atelier',
    house: 'dans votre atelier',
    sense: [
      'Un client laisse au garage une voiture dont il a besoin chaque jour\u00a0: il attend un délai tenu, une explication claire et une réparation sûre.',
      'Une panne bien diagnostiquée évite de changer une pièce pour rien, et c’est ce que le client retient.',
    ],
  },
  {
    named:
      /^(?!.*marchandise).*(?:receptionni|reception(?:naire)? apres-vente|(?:chef|agent)\S* de reception|hote(?![a-z])|hotesse(?! de l'air)|(?:agent|charge|employe|assistant)\S* (?:\/ \S+ )?d'accueil(?! (?:de jour|de loisir|familial)))/u,
    kin: 'sales',
    work: 'travail d’accueil',
    house: 'dans votre équipe',
    sense: [
      'À l’accueil, les premières secondes comptent, car la personne qui arrive veut être vue, comprise et orientée sans attendre.',
      'Un visiteur bien renseigné fait gagner du temps à toute la maison.',
    ],
  },
  {
    named:
      /(?:femme|homme)[^,]*menage|multimetiers|employee?\S* de maison|gouvernante?\S* a domicile/u,
    core: /menage|repass|linge|repas|enfant|nettoy/u,
    kin: 'clean',
    work: 'travail au service des familles',
    house: 'dans votre équipe',
    sense: [
      'Confier les clés de sa maison demande de la confiance\u00a0: elle se gagne par un travail régulier, des habitudes respectées et une heure d’arrivée tenue.',
      'Pour une famille, une maison en ordre au retour du travail, ce sont des heures rendues à la vie commune.',
    ],
  },
  {
    named:
      /^(?!.*(?:urbain|vehicul|voirie|espaces)).*(?:nettoy|proprete|menage(?![a-z])|agent\S* d'entretien(?! (?:technique|mecan|routi|des routes|(?:du|des) bat))|agent\S* de service(?: creche)?$|laveu\S* de vitre)/u,
    core: /nettoy|desinfect|menage|entretien|proprete|locaux|chambres?(?!\p{L})|hygien/u,
    kin: 'clean',
    work: 'travail de propreté',
    house: 'dans votre équipe',
    sense: [
      'Des locaux propres, c’est d’abord de la santé et du respect pour ceux qui y travaillent ou y vivent, même s’ils ne croisent jamais l’équipe qui est passée avant eux.',
      'Un nettoyage bien fait suit un ordre, des produits adaptés et des dosages justes\u00a0: c’est ce qui le rend sûr et durable.',
    ],
  },
  {
    named:
      /agent\S* (?:de |d')?(?:\S+ et de )?(?:securite|surete)(?! (?:sociale|incendie et maint|alim|rout|inform))|ssiap|vigile|rondier/u,
    core: /ronde|surveill|securite|acces|alarme|incident|filtr|controle/u,
    kin: 'guard',
    work: 'travail de surveillance et d’accueil',
    house: 'dans votre équipe',
    sense: [
      'La sécurité d’un site tient à une présence attentive, et une ronde complète, un registre à jour ou une parole calme évitent le plus souvent l’incident.',
      'Pour le public, l’agent de sécurité est aussi celui qui renseigne et qui rassure.',
    ],
  },
  {
    named:
      /(?:conduc|chauffeu)\S*[^,]*(?:(?<![a-z])(?:auto)?(?:bus|cars?)(?![a-z])|scolaire|voyageurs|receveu|taxi|vtc)|machiniste-rec/u,
    core: /condui|voyageur|passager|ligne|bus|car(?!\p{L})|eleve/u,
    kin: 'road',
    work: 'travail de conduite au service des voyageurs',
    house: 'dans votre équipe',
    sense: [
      'Les voyageurs demandent à un conducteur la sécurité, l’heure et un bonjour, et beaucoup d’élèves et de personnes âgées n’ont pas d’autre moyen de se déplacer.',
      'Une conduite souple et un horaire tenu se remarquent peu, et c’est bien ce que les voyageurs en attendent.',
    ],
  },
  {
    named:
      /^(?!.*(?:engin|forest|agric|pelle|malax|toupie|maitre)).*(?:livreu|chauffeu|conduc\S* (?:[^,]* )?(?:spl|pl|super|poids|routi)|coursi(?:er|ere)(?![a-z]))/u,
    core: /livr|condui|tournee|charg|colis|vehicule/u,
    kin: 'road',
    work: 'travail de route et de livraison',
    house: 'dans votre équipe',
    sense: [
      'Pour le client, le livreur est souvent le seul visage de l’entreprise, dont la réputation tient alors à une marchandise intacte, une heure tenue et un mot aimable.',
      'Une tournée réussie se prépare au chargement, par un ordre logique, un arrimage sûr et un véhicule vérifié.',
    ],
  },
  {
    named:
      /cariste|preparat\S* de com|logist|magasinier|manutention|(?:agent|employe|ouvrier|responsable)\S* d'entrepo|(?:agent|chef)\S* (?:de quai|d'expedition)/u,
    core: /commande|stock|recepti|palette|inventaire|expedi|charg|quai/u,
    kin: 'goods',
    work: 'travail d’entrepôt',
    house: 'dans votre équipe',
    sense: [
      'Derrière une commande complète et livrée à l’heure, il y a un stock juste et des gestes sûrs, car une erreur au départ coûte toujours plus cher à l’arrivée.',
      'Dans un entrepôt, la sécurité et la cadence vont ensemble, parce qu’un quai dégagé et des emplacements tenus font gagner du temps à tous.',
    ],
  },
  {
    named:
      /^(?!.*(?:informat|chauffag|plomb|(?<!froid et )climat|piscin|monteu)).*(?:maintenan|electromec|automatici|depann|service technique|ascens|frigori|froid et climat|eolien)/u,
    core: /maint|depann|diagnos|panne|repar|regl|machine|electri|automate/u,
    kin: 'machines',
    work: 'travail de maintenance',
    house: 'dans votre équipe',
    sense: [
      'Derrière une panne, il y a toujours quelqu’un qui attend, et un bon dépannage est rapide mais cherche aussi la cause, pour qu’elle ne revienne pas.',
      'La meilleure intervention est celle que l’on a prévue, quand un relevé, un graissage ou une pièce changée à temps évitent l’arrêt.',
    ],
  },
  {
    named:
      /^(?!.*(?:agric|vendang|engin|video|audiov)).*(?:conduc\S*[^,]*(?:ligne|machine|offset|presse)|aide conduc\S* de ligne|(?:agent|technicien|technicienne|ouvrier|ouvriere)\S* [^,]*(?:fabrication|production)|operat(?:eur|rice)\S* (?:[^,]* )?(?:fabrication|production|ligne|machine|regl|usin|conditionn)|(?<![a-z])usin(?:age|eu)|regleu|monteu\S* de palettes|agent\S* de conditionn|ouvrier\S* d'usine)/u,
    core: /condui|regl|control|ligne|machine|production|margeu|equipe|cond[ui]/u,
    kin: 'machines',
    work: 'travail de production',
    house: 'dans votre atelier',
    sense: [
      'Sur une ligne, la qualité se joue à chaque contrôle, car un réglage repris à temps évite un lot perdu, et une consigne suivie évite un accident.',
      'Une production régulière vient d’un poste propre, de réglages surveillés et d’un relais bien passé entre les équipes.',
    ],
  },
  {
    named:
      /^(?!.*(?:industri|auto|maintenance|naval|aero)).*(?:electricien|plombi|chauffagis|climaticien)/u,
    kin: 'site',
    work: 'travail d’installation et de dépannage',
    house: 'dans votre équipe',
    sense: [
      'Chez un client sans chauffage ou sans courant, on attend d’abord une panne trouvée vite, puis une installation sûre et un logement laissé propre.',
      'Une installation bien faite ne se voit pas\u00a0: elle fonctionne, elle est aux normes et on s’y retrouve dix ans plus tard.',
    ],
  },
  {
    named:
      /^(?!.*(?:naval|insertion|industri|aero|decor|pratiques)).*(?:macon|gros oeuvre|charpent|couvreu|zingueu|peintre|platri|carrel(?:eu|age)|menuis|(?:chef|ouvrier)\S* [^,]*batiment|chantier|manoeuvre|travaux|terrass)/u,
    core: /pose|chantier|mont|beton|enduit|charpent|toit|peint|cof?fr/u,
    kin: 'site',
    work: 'travail de chantier',
    house: 'dans votre équipe',
    sense: [
      'Sur un chantier, chaque corps de métier travaille sur ce que le précédent a laissé, et un ouvrage d’aplomb, un poste rangé ou un délai tenu servent à tous.',
      'Un bâtiment est fait pour durer plus longtemps que le chantier\u00a0: ce qui sera caché doit être aussi bien fait que ce qui se verra.',
    ],
  },
  {
    named:
      /^(?!.*(?:conseil|technic|commerc|ingenieur|architect|mecanic|vent|form)).*(?:vitic|vigneron|(?:ouvrier|ouvriere|aide|saisonni\S*|agent)\S* agric|maraich|paysag|espaces verts|jardini|(?:chef|cheffe|ouvrier|ouvriere) de culture)/u,
    kin: 'land',
    work: 'travail de plein air',
    house: 'dans votre équipe',
    sense: [
      'Le travail de la terre suit la saison\u00a0: chaque geste, de la taille à la récolte, prépare ce que l’on verra des mois plus tard.',
      'Dehors, il faut aller au rythme du temps qu’il fait, et laisser le matériel prêt pour le lendemain.',
    ],
  },
  {
    named:
      /(?:gestionnaire|technicien|technicienne|responsable|charge|assistant|comptable)\S*[^,]*(?<![a-z])pay?i?es?(?![a-z])|comptab|(?:^|\s)compta(?:\s|$)|tresorier|(?:assistant|charge|employe|agent|gestionnaire)\S*[^,]* factur|auditeur\S* (?:compt|financ|interne)|controle\S* de gestion|(?:administrati|control|analys|assist|responsable|direct)\S*[^,]* financi/u,
    core: /compt|factur|declar|cloture|paie|bilan|tresor|rapproch|budget/u,
    kin: 'figures',
    work: 'travail des chiffres',
    house: 'dans votre équipe',
    sense: [
      'Des comptes justes et rendus à la date convenue permettent à un dirigeant de décider\u00a0: derrière chaque ligne, il y a une facture, un salaire ou un délai.',
      'Avec les chiffres, une question posée tôt évite une correction tardive, et le client ou le collègue y gagne en confiance.',
    ],
  },
  {
    named: /ressources humaines|(?:^|\s)rh(?:\s|$)|recrut/u,
    kin: 'office',
    work: 'travail au service des équipes',
    house: 'dans votre équipe',
    sense: [
      'Une embauche bien préparée, un contrat exact et une réponse claire sont, pour un salarié, la première marque de considération.',
      'Un bon recrutement se joue à l’écoute des équipes autant qu’à celle des candidats.',
    ],
  },
  {
    named:
      /^(?!.*qualite).*(?:banqu|bancaire|assurance|clientele (?:particul|profess|patrimon)|sinistre|courtier|mutuelle)/u,
    kin: 'office',
    work: 'travail de conseil auprès des clients',
    house: 'dans votre équipe',
    sense: [
      'Un client parle de son argent ou d’un sinistre quand cela compte pour lui\u00a0: il a besoin d’une réponse claire, exacte et suivie.',
      'Un dossier complet dès le premier échange épargne au client des semaines d’attente.',
    ],
  },
  {
    named: /jurist|notair|notarial|(?:^|\s)clerc|avocat|juridi/u,
    kin: 'office',
    work: 'travail juridique',
    house: 'dans votre équipe',
    sense: [
      'Un acte bien rédigé prévient le litige\u00a0: il demande une pièce vérifiée, un délai suivi et des mots que le client comprend.',
      'Le droit sert quand il est expliqué à temps à ceux qui ont à décider.',
    ],
  },
  {
    named: /qualit(?:e|icien)\S*|qhse|(?:^|\s)qse(?:\s|$)/u,
    kin: 'office',
    work: 'travail d’amélioration de la qualité',
    house: 'dans votre établissement',
    sense: [
      'La qualité progresse quand un écart peut être signalé sans crainte, puis suivi jusqu’au bout avec ceux qui font le travail.',
      'Une procédure utile est une procédure que les équipes comprennent et appliquent parce qu’elle les aide.',
    ],
  },
  {
    named:
      /^(?!.*(?:commerc|affaire|marche|format(?:eur|rice) log)).*(?:developpeu|logiciel|programmeu|devops|integrat\S* web)/u,
    core: /developp|con[cç]u|applic|test|code|base de donn|api(?!\p{L})|web/u,
    kin: 'code',
    work: 'travail de développement',
    house: 'dans votre équipe',
    sense: [
      'Un bon logiciel se voit à ce qu’il épargne à ceux qui l’utilisent, et à la facilité avec laquelle l’équipe peut le reprendre un an plus tard.',
      'Entre la demande et le code, il y a des questions à poser, et les poser tôt évite de refaire.',
    ],
  },
  {
    named: /dessinat|bureau d'etudes|projeteu|(?:technicien|agent|preparat)\S* [^,]*methode/u,
    kin: 'office',
    work: 'travail d’étude',
    house: 'dans votre équipe',
    sense: [
      'Un plan juste fait gagner du temps à tous ceux qui viennent après, à l’atelier, sur le chantier et chez le client.',
      'Les meilleures solutions se trouvent en allant voir comment ce que l’on dessine sera fait et monté.',
    ],
  },
  {
    named: /(?<![a-z])communicat|marketing|community manag/u,
    kin: 'office',
    work: 'travail de communication',
    house: 'dans votre équipe',
    sense: [
      'Un message utile tient en peu de mots, au bon moment et pour un public que l’on connaît.',
      'Une communication réussie rend simple ce que l’entreprise fait de mieux.',
    ],
  },
  {
    named: /coiff|esthetici|praticien\S*[^,]* spa(?:\s|$)|(?:^|\s)spa praticien/u,
    kin: 'beauty',
    work: 'travail d’accueil, de soin et de conseil',
    house: 'dans votre établissement',
    sense: [
      'Le client qui pousse la porte vient chercher un moment pour lui, et c’est l’accueil, l’écoute et le soin du geste qui le font revenir.',
      'Une prestation réussie commence par les bonnes questions et par un poste prêt avant l’heure.',
    ],
  },
  {
    named:
      /(?<![a-z])format(?:eur|rice)|enseignante?|professeur(?!\S* documental)|auto-ecole|monit(?:eur|rice)(?! d'atelier)/u,
    kin: 'teach',
    work: 'travail de transmission',
    house: 'dans votre équipe',
    sense: [
      'Apprendre demande de la confiance, et un élève progresse quand l’objectif est clair, que l’erreur est permise et que le progrès est montré.',
      'Expliquer autrement ce qui n’a pas été compris est le cœur de ce métier.',
    ],
  },
  {
    named:
      /assist\S* (?:\S+ )?(?:administ|commerc|de direction|de gestion)|(?:agent|responsable|employe)\S* [^,]*administrati|gestionnaire|(?:employe|agent)\S* de bureau|assist\S* de coordin/u,
    core: /dossier|courrier|accueil|telephon|planning|factur|saisi|redig|organis/u,
    kin: 'office',
    work: 'travail d’organisation et de suivi',
    house: 'dans votre équipe',
    sense: [
      'Un dossier complet, une réponse donnée à temps et une échéance suivie se remarquent peu, mais ce sont eux qui laissent chacun faire son métier.',
      'L’organisation d’un service se juge les jours chargés\u00a0: chacun sait alors où trouver l’information et à qui s’adresser.',
    ],
  },
  {
    named: /^(?:assist\S* )?coordinat(?:eur|rice)/u,
    core: /coordin|planning|partenaire|equipe|reunion|organis|suivi/u,
    kin: 'office',
    work: 'travail de coordination',
    house: 'dans votre équipe',
    sense: [
      'Coordonner, c’est faire en sorte que chacun sache ce qu’il a à faire, avec qui et pour quand.',
      'Une coordination réussie se juge les jours chargés, quand chacun sait où trouver l’information et à qui s’adresser.',
    ],
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

/** The family that a title names; null where none is sure. */
export const tradeOf = (title: string | null): Trade | null => {
  const key = fold(title ?? '').trim();
  if (key === '' || ABOVE.test(key)) return null;
  const kin = HEADS.find(([head]) => head.test(key))?.[1];
  return TRADES.find((one) => one.named.test(key) && (kin ?? one.kin) === one.kin) ?? null;
};
