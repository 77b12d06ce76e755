/** How one becomes what a question names: the trade by its stems, folded, and its way. */
export type TradeRoute = { readonly trade: RegExp; readonly way: string };

const of = (stems: string, way: string): TradeRoute => ({
  trade: new RegExp(String.raw`\b(?:${stems})\b`, 'u'),
  way,
});

/** Ways that are fixed by law or plainly usual in France; what changes every year is left to the pages named after them. */
export const TRADE_ROUTES: readonly TradeRoute[] = [
  of(
    'grutiere?s?|conduct(?:eur|rice) de grue',
    'Un titre professionnel de conducteur de grue ou le CACES (R487 pour les grues à tour, R483 pour les mobiles), une aptitude médicale et l’autorisation de conduite de l’employeur.',
  ),
  of(
    'veterinaires?',
    'Le diplôme d’État de docteur vétérinaire\u00a0: un concours, après le bac par Parcoursup (six ans d’école) ou après un bac+2 (entrée en deuxième année).',
  ),
  of(
    'orthophonistes?',
    'Le certificat de capacité d’orthophoniste\u00a0: cinq ans à l’université, admission par Parcoursup.',
  ),
  of(
    'sages? femmes?|maieuticien(?:ne)?',
    'Le diplôme d’État\u00a0: une première année d’études de santé, puis une école de sages-femmes. Six ans en tout pour qui commence aujourd’hui.',
  ),
  of(
    'kines?|kinesitherapeutes?',
    'Le diplôme d’État de masseur-kinésithérapeute\u00a0: une première année universitaire qui y mène, puis quatre ans en institut (IFMK).',
  ),
  of(
    'avocate?s?',
    'Un master de droit, l’examen d’entrée à l’école d’avocats (CRFPA), la formation de l’école, puis le certificat d’aptitude (CAPA).',
  ),
  of(
    'notaires?',
    'Un master de droit (le master de droit notarial le plus souvent), puis le diplôme d’études supérieures de notariat (DESN), deux ans en alternance dans un office.',
  ),
  of(
    'juges?|magistrate?s?',
    'Un diplôme de bac+4 au moins, de droit le plus souvent, puis un concours de l’École nationale de la magistrature et sa formation payée (31 mois)\u202f; un concours professionnel existe après sept ans d’expérience.',
  ),
  of(
    'architectes?',
    'Le diplôme d’État d’architecte (cinq ans), puis l’habilitation (HMONP), une année, et l’inscription à l’Ordre pour signer ses projets.',
  ),
  of('psychologues?', 'Une licence et un master de psychologie\u00a0: le titre est protégé.'),
  of(
    'experte?s? comptables?',
    'DCG, DSCG, un stage de trois ans, puis le diplôme d’expertise comptable (DEC).',
  ),
  of(
    'opticien(?:ne)?s?',
    'Le BTS opticien-lunetier, en deux ans\u00a0: il est exigé pour exercer.',
  ),
  of(
    'taxis?',
    'L’examen de la chambre de métiers, la carte professionnelle de la préfecture, puis une autorisation de stationnement, ou un emploi de salarié ou de locataire. Il faut le permis B hors période probatoire et un casier compatible.',
  ),
  of(
    'monit(?:eur|rice)s? (?:d |de l )?auto ecole|enseignante? de la conduite',
    'Le titre professionnel d’enseignant de la conduite (ECSR), puis l’autorisation d’enseigner de la préfecture.',
  ),
  of(
    'aides? soignante?s?',
    'Le diplôme d’État d’aide-soignant (DEAS, niveau bac), environ onze mois en institut (Ifas) ou en apprentissage. Sans diplôme exigé, sur dossier et entretien.',
  ),
  of(
    'auxiliaires? de puericulture',
    'Le diplôme d’État d’auxiliaire de puériculture (DEAP, niveau bac), environ onze mois en institut ou en apprentissage. Sans diplôme exigé, sur dossier et entretien.',
  ),
  of(
    'infirmi(?:er|ere)s?(?! (?:anesthes|de bloc|scolaire|liberal|en pratique|pueri))',
    'Le diplôme d’État d’infirmier, trois ans en institut (IFSI)\u00a0: Parcoursup avec le bac, ou la voie de la formation professionnelle pour qui a déjà travaillé trois ans.',
  ),
  of(
    'ambulanci(?:er|ere)s?',
    'Le diplôme d’État d’ambulancier (DEA), environ six mois\u00a0: permis B hors période probatoire, attestation de la préfecture, avis médical et vaccins. Auxiliaire ambulancier\u00a0: 70 heures de formation.',
  ),
  of(
    'aes|accompagnante?s? educati(?:f|ve)s?(?: et socia(?:l|le|ux))?',
    'Le diplôme d’État d’accompagnant éducatif et social (DEAES, niveau CAP), environ un an en centre, en apprentissage ou par la VAE. Sans diplôme exigé.',
  ),
  of(
    'monit(?:eur|rice)s? educat(?:eur|rice)s?',
    'Le diplôme d’État de moniteur-éducateur (DEME, niveau bac), en deux ans, en école ou en apprentissage. Sans diplôme exigé, sur dossier et entretien.',
  ),
  of(
    'educat(?:eur|rice)s? de jeunes? enfants?',
    'Le diplôme d’État d’éducateur de jeunes enfants (DEEJE, niveau licence), trois ans après le bac, ou la VAE.',
  ),
  of(
    'aesh|avs',
    'Pas de concours\u00a0: le bac, ou un diplôme d’aide à la personne, ou neuf mois d’expérience auprès de personnes handicapées. Contrat de trois ans puis CDI possible\u202f; on postule sur le site de l’académie.',
  ),
  of(
    'atsem',
    'Le CAP accompagnant éducatif petite enfance (AEPE), puis le concours d’ATSEM du centre de gestion. Des remplacements se font sans concours\u00a0: demandez à la mairie.',
  ),
  of(
    'prof(?:esseure?)?s? des ecoles|instit(?:utrice|uteur)?s?|maitre(?:sse)? d ecole',
    'Le concours de professeur des écoles (CRPE), ouvert au niveau licence depuis 2026, puis deux ans de master payés. En 2027, un concours de niveau master existe encore à côté. Sans concours\u00a0: contractuel, sur le site de l’académie (devenirenseignant.gouv.fr).',
  ),
  of(
    'vtc|chauffeu(?:r|se)s? (?:de )?vtc',
    'L’examen VTC de la chambre de métiers, puis la carte professionnelle de la préfecture. Il faut le permis B hors période probatoire, un casier compatible et un avis médical\u202f; à son compte, l’inscription au registre des VTC.',
  ),
  of(
    'agente?s? (?:de )?securite|agente?s? de prevention et de securite|vigiles?',
    'L’autorisation du CNAPS d’entrer en formation, le titre d’agent de prévention et de sécurité (TFP APS, 175 heures), puis la carte professionnelle du CNAPS, valable cinq ans.',
  ),
  of(
    '(?:conduct(?:eur|rice)s?|chauffeu(?:r|se)s?) (?:de |d )?(?:auto)?(?:bus|cars?)',
    'Le permis D (visite médicale) et la FIMO voyageurs, 140 heures, ou un titre professionnel de conducteur qui donne les deux. L’employeur ou France Travail paie souvent\u00a0: postulez même sans permis D.',
  ),
  of(
    'preparat(?:eur|rice)s? (?:en )?pharmac[a-z]+',
    'Métier réglementé\u00a0: le DEUST préparateur-technicien en pharmacie (bac+2), deux ans en alternance dans une officine, après le bac. Il a remplacé le brevet professionnel, qui reste valable.',
  ),
  of(
    'toilett(?:eur|euse|rice)s?(?: (?:canine?s?|pour chiens?))?',
    'Pas de diplôme exigé. La branche reconnaît le CTM de toiletteur (niveau CAP) puis le BTM (niveau bac), en alternance ou en formation d’adulte dans un CFA de la chambre de métiers.',
  ),
  of(
    'prothesistes? ongulaires?|stylistes? ongulaires?|onglerie',
    'La pose de faux ongles s’apprend en formation courte\u202f; la manucure et les soins relèvent du CAP esthétique, ou du contrôle d’une personne qualifiée. Avant de vous installer, faites-le préciser par la chambre de métiers.',
  ),
  of(
    'assistante?s? dentaires?',
    'Métier réglementé\u00a0: le titre d’assistant dentaire (niveau bac), préparé le plus souvent en alternance dans un cabinet, environ dix-huit mois. On y entre à 18 ans avec un CAP ou un niveau équivalent.',
  ),
  of(
    'cordistes?',
    'Un certificat de cordiste (CQP ou CATC), obtenu en quelques semaines, et une bonne condition physique.',
  ),
  of(
    'boulang(?:er|ere)s?',
    'Le CAP boulanger, possible en un an pour un adulte ou en apprentissage. Sans diplôme, on commence comme aide\u202f; pour s’installer, il faut le CAP ou trois ans d’expérience.',
  ),
  of(
    'patissi(?:er|ere)s?',
    'Le CAP pâtissier, possible en un an pour un adulte ou en apprentissage.',
  ),
  of(
    'coiffeu(?:r|se)s?',
    'Le CAP métiers de la coiffure, en deux ans (un an pour un adulte déjà diplômé), que les salons demandent\u202f; le brevet professionnel (BP), ou son équivalent, pour diriger un salon.',
  ),
  of(
    'esthetici(?:en|enne)s?',
    'Le CAP esthétique pour exercer ou s’installer\u202f; un bac professionnel ou un BTS pour évoluer.',
  ),
  of(
    'fleuristes?',
    'Le CAP fleuriste, possible en un an pour un adulte ou en apprentissage\u202f; il n’est pas exigé pour être embauché.',
  ),
  of(
    'cuisini(?:er|ere)s?',
    'Le CAP cuisine, ou un titre professionnel de cuisinier en quelques mois\u202f; on entre aussi comme commis sans diplôme.',
  ),
  of(
    'menuisi(?:er|ere)s?|ebenistes?',
    'Un CAP du bois (menuisier ou ébéniste), possible en un an pour un adulte, puis un brevet des métiers d’art ou un BP.',
  ),
  of(
    'electrici(?:en|enne)s?',
    'Un CAP ou un titre professionnel d’électricien, et l’habilitation électrique donnée par l’employeur.',
  ),
  of(
    'plombi(?:er|ere)s?',
    'Un CAP ou un titre professionnel d’installateur\u202f; pour s’installer, un diplôme ou trois ans d’expérience.',
  ),
  of(
    'soudeu(?:r|se)s?',
    'Un titre professionnel de soudeur ou un CAP de chaudronnerie ou soudage, puis des qualifications de soudeur passées par procédé.',
  ),
  of(
    'tatoueu(?:r|se)s?',
    'Aucun diplôme exigé\u00a0: une formation d’hygiène et salubrité obligatoire, une déclaration à l’agence régionale de santé, et un apprentissage auprès d’un tatoueur.',
  ),
  of(
    'diagnostiqueu(?:r|se)s?',
    'Une certification par un organisme accrédité pour chaque diagnostic, après une formation, et une assurance.',
  ),
  of(
    'steward|hotesse de l air|pnc',
    'Le certificat de membre d’équipage de cabine (CCA), une visite médicale et de l’anglais\u202f; certaines compagnies forment elles-mêmes.',
  ),
  of(
    'pilotes? de drones?|telepilotes?',
    'L’inscription sur le portail de l’aviation civile et ses examens de télépilote, puis un certificat selon les vols prévus.',
  ),
  of(
    'guides? de (?:haute )?montagne',
    'Le diplôme d’État d’alpinisme - guide de haute montagne, préparé à l’ENSA de Chamonix, après un examen d’entrée avec liste de courses.',
  ),
  of(
    'thanatopract(?:eur|rice)s?',
    'Le diplôme national de thanatopracteur, après une formation théorique puis pratique, et une habilitation.',
  ),
  of(
    'croque morts?|maitre(?:sse)?s? de ceremonie|conseill(?:er|ere)s? funeraires?|porteurs? funeraires?',
    'Porteur\u00a0: une formation courte donnée par l’employeur. Maître de cérémonie et conseiller funéraire\u00a0: un diplôme obligatoire (70 et 140 heures de cours, puis un stage), à obtenir dans l’année de l’embauche. Les maisons de pompes funèbres recrutent souvent sans expérience.',
  ),
  of(
    'polici(?:er|ere)s? municip(?:al|ale|aux)',
    'Le concours de gardien-brigadier de police municipale (centre de gestion), puis une formation au CNFPT et un agrément.',
  ),
  of(
    'gardes? forestiers?|forestiers?|forestieres?',
    'Un BTSA gestion forestière le plus souvent\u202f; l’ONF publie ses postes sur son site.',
  ),
  of(
    'controleu(?:r|se)s? (?:de la |a la )?sncf|conduct(?:eur|rice)s? de (?:train|metro|tram)',
    'Pas d’école à payer\u00a0: l’entreprise (SNCF, RATP, réseau local) recrute sur tests et entretien, puis forme et paie la formation. Voyez ses offres.',
  ),
  of(
    'fact(?:eur|rice)s?',
    'Pas de diplôme exigé\u00a0: La Poste recrute sur son site, souvent avec le permis B, en CDD, en alternance ou en CDI.',
  ),
  of(
    'croupi(?:er|ere)s?',
    'Une formation dans une école ou par le casino, et l’agrément du ministère de l’Intérieur.',
  ),
  of(
    'sommeli(?:er|ere)s?',
    'Un CAP ou un bac de la restauration, puis la spécialisation en sommellerie, souvent en alternance.',
  ),
  of('horlog(?:er|ere)s?', 'Le CAP horlogerie, puis un brevet des métiers d’art (BMA).'),
  of(
    'luthi(?:er|ere)s?',
    'Une formation aux métiers d’art en lutherie (l’école de Mirecourt est la plus connue), ou un apprentissage chez un luthier\u00a0: le métier n’est pas réglementé.',
  ),
  of(
    'scaphandri(?:er|ere)s?',
    'Le certificat d’aptitude à l’hyperbarie (classe II, mention A, huit semaines au moins) et, depuis 2022, le titre professionnel de scaphandrier des travaux publics, après une visite médicale.',
  ),
  of(
    'apicult(?:eur|rice)s?',
    'Pas de diplôme exigé pour exercer\u00a0: il faut déclarer ses ruches. Un brevet agricole (BPREA) ouvre les aides à l’installation.',
  ),
  of(
    'naturopathes?|sophrologues?|profs? de yoga|professeure? de yoga',
    'Le métier n’est pas réglementé\u00a0: aucun diplôme d’État. Méfiez-vous des formations chères\u202f; regardez la durée, les heures de pratique et ce qu’en disent d’anciens élèves.',
  ),
  of(
    'educat(?:eur|rice)s? canine?s?|maitres? chiens?',
    'Éducateur canin\u00a0: une formation reconnue (brevet professionnel ou équivalent) et l’attestation de connaissances sur l’animal. Maître-chien de sécurité\u00a0: une formation d’agent cynophile et la carte professionnelle du CNAPS.',
  ),
  of(
    'traduct(?:eur|rice)s?|interpretes?',
    'Le métier n’est pas réglementé\u202f; les employeurs demandent le plus souvent un master de traduction et deux langues solides.',
  ),
  of(
    '(?:developpeu(?:r|se)s?|dev)(?: web)?',
    'Le métier n’est pas réglementé\u00a0: titre professionnel de développeur (moins d’un an, parfois sans le bac), école en alternance ou études\u202f; ce que vous savez montrer compte beaucoup.',
  ),
  of(
    'educat(?:eur|rice)s? specialisee?s?',
    'Le diplôme d’État d’éducateur spécialisé, trois ans, en école ou en apprentissage.',
  ),
  of(
    'assistante?s? socia(?:le|l|ux)',
    'Le diplôme d’État d’assistant de service social, trois ans.',
  ),
  of(
    'agente?s? immobili(?:er|ere)s?',
    'Salarié ou mandataire\u00a0: pas de diplôme exigé. Pour s’établir, la carte professionnelle de la chambre de commerce\u00a0: un diplôme (bac+3, BTS professions immobilières) ou de l’expérience.',
  ),
  of(
    'routi(?:er|ere)s?|(?:chauffeu(?:r|se)s?|conduct(?:eur|rice)s?) (?:routi(?:er|ere)|(?:de |en )?(?:poids lourds?|pl|spl|camions?|super poids lourds?))',
    'Le permis C ou CE (visite médicale) et la FIMO marchandises, 140 heures, ou un titre professionnel de conducteur routier, qui donne les deux, dès 18 ans. Ensuite, une FCO tous les cinq ans.',
  ),
  of(
    'astronautes?',
    'Les agences spatiales (ESA) ouvrent rarement une sélection (2008, 2021)\u00a0: un master scientifique ou un diplôme de pilote d’essai, au moins trois ans d’expérience et une santé parfaite.',
  ),
  of(
    'assistante?s? de regulation|operat(?:eur|rice)s? de regulation|regulat(?:eur|rice)s? (?:au )?samu',
    'Le diplôme d’assistant de régulation médicale, obligatoire, en un an (1\u202f470 heures, moitié en stage), dans un centre agréé. On y entre avec le bac ou trois ans d’expérience.',
  ),
];
