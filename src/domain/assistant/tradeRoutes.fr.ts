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
    'Le titre professionnel de conducteur de grue ou le CACES (R487 pour les grues à tour, R483 pour les mobiles), une aptitude médicale et l’autorisation de conduite de l’employeur.',
  ),
  of(
    'veterinaires?',
    'Le diplôme d’État de docteur vétérinaire\u00a0: concours ou Parcoursup, puis une école vétérinaire. Comptez six à sept ans après le bac.',
  ),
  of(
    'orthophonistes?',
    'Le certificat de capacité d’orthophoniste\u00a0: cinq ans à l’université, admission par Parcoursup.',
  ),
  of(
    'sages? femmes?|maieuticien(?:ne)?',
    'Le diplôme d’État\u00a0: une première année d’études de santé, puis une école de sages-femmes. Cinq à six ans en tout.',
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
    'Un master de droit, puis le diplôme d’études supérieures de notariat, en alternance dans un office.',
  ),
  of(
    'juges?|magistrate?s?',
    'Un master de droit, puis un concours de l’École nationale de la magistrature\u202f; des voies existent pour des professionnels déjà expérimentés.',
  ),
  of(
    'architectes?',
    'Le diplôme d’État d’architecte (cinq ans), puis l’habilitation (HMONP) pour signer ses projets.',
  ),
  of('psychologues?', 'Une licence et un master de psychologie\u00a0: le titre est protégé.'),
  of(
    'experte?s? comptables?',
    'DCG, DSCG, un stage de trois ans, puis le diplôme d’expertise comptable (DEC).',
  ),
  of('opticien(?:ne)?s?', 'Le BTS opticien-lunetier, en deux ans.'),
  of(
    'taxis?',
    'L’examen de la chambre de métiers, la carte professionnelle de la préfecture, puis une autorisation de stationnement, ou un emploi de salarié ou de locataire. Il faut le permis B hors période probatoire et un casier compatible.',
  ),
  of(
    'monit(?:eur|rice)s? (?:d |de l )?auto ecole|enseignante? de la conduite',
    'Le titre professionnel d’enseignant de la conduite (ECSR), puis l’autorisation d’enseigner de la préfecture.',
  ),
  of(
    'assistante?s? dentaires?',
    'Le titre d’assistant dentaire, préparé en alternance dans un cabinet, environ dix-huit mois.',
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
    'Le CAP pour être embauché\u202f; le brevet professionnel (BP), ou son équivalent, pour diriger un salon.',
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
    'Un titre professionnel ou un CAP de soudage, puis des qualifications de soudeur passées par procédé.',
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
    'Porteur\u00a0: une formation courte donnée par l’employeur. Maître de cérémonie et conseiller funéraire\u00a0: un diplôme propre, préparé en quelques semaines. Les maisons de pompes funèbres recrutent souvent sans expérience.',
  ),
  of(
    'polici(?:er|ere)s? municip(?:al|ale|aux)',
    'Le concours de gardien-brigadier de police municipale (centre de gestion), puis une formation au CNFPT et un agrément.',
  ),
  of(
    'gardes? forestiers?|forestiers?|forestieres?',
    'Un BTSA gestion forestière le plus souvent\u202f; l’ONF recrute sur concours ou sur contrat.',
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
  of(
    'horlog(?:er|ere)s?',
    'Le CAP horlogerie, puis un brevet des métiers d’art ou un diplôme de restauration.',
  ),
  of(
    'luthi(?:er|ere)s?',
    'Un diplôme des métiers d’art en lutherie, ou un apprentissage chez un luthier\u00a0: le métier n’est pas réglementé.',
  ),
  of(
    'scaphandri(?:er|ere)s?',
    'Le certificat d’aptitude à l’hyperbarie, mention A, après une formation de quelques mois et une visite médicale.',
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
    'Le métier n’est pas réglementé\u00a0: titre professionnel de développeur (environ neuf mois, accessible sans le bac), école en alternance ou études\u202f; ce que vous savez montrer compte beaucoup.',
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
    'routi(?:er|ere)s?|chauffeu(?:r|se)s? (?:routi(?:er|ere)|poids lourds?|pl|spl)',
    'Le permis C ou CE et la FIMO, ou un titre professionnel de conducteur routier qui donne les deux.',
  ),
  of(
    'astronautes?',
    'Les agences spatiales (ESA) ouvrent une sélection tous les dix ans environ\u00a0: un master scientifique ou un brevet de pilote d’essai, de l’expérience et une santé parfaite.',
  ),
  of(
    'assistante?s? de regulation|operat(?:eur|rice)s? de regulation|regulat(?:eur|rice)s? (?:au )?samu',
    'Le diplôme d’assistant de régulation médicale, en un an, dans un centre agréé auprès d’un Samu.',
  ),
];
