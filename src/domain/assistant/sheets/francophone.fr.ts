import { sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Looking for work in other French-speaking places. */
export const FRANCOPHONE_SHEETS = sheetsOf('francophone', [
  {
    id: 'outre-mer',
    title: 'Chercher un emploi en Guadeloupe, Martinique, Guyane, La Réunion, Mayotte',
    topic: 'emploi outre-mer',
    questions: [
      'Comment trouver un emploi en Guadeloupe ou en Martinique ?',
      'Travailler à La Réunion, où chercher ?',
      'Partir des Antilles pour un emploi en métropole, quelles aides ?',
      'Revenir travailler au pays outre-mer',
    ],
    body: `Le Code du travail et France Travail s’appliquent dans ces départements et régions, avec quelques règles propres à Mayotte.

    - Où chercher : francetravail.fr avec le département, CMA et CCI, mairies et collectivités, réseaux locaux ; le bouche-à-oreille compte beaucoup dans des économies de petites entreprises.
    - Partir : LADOM (Agence de l’outre-mer pour la mobilité) aide, sous conditions, à financer le voyage et l’installation pour une formation ou un emploi. Demandez avant d’acheter le billet.
    - Revenir : des dispositifs de retour existent selon le territoire ; renseignez-vous auprès de la collectivité et de LADOM.
    - Régiment du service militaire adapté (RSMA) : formation professionnelle des 18-25 ans.
    - Fonction publique : les mutations et contrats s’affichent sur Choisir le service public.

    Précisez sur le CV votre mobilité et votre date d’arrivée.`,
    sources: [
      ['LADOM', 'https://ladom.fr'],
      ['France Travail', 'https://www.francetravail.fr'],
    ],
    countries: ['DROM'],
    open: 'search',
  },
  {
    id: 'maroc',
    title: 'Chercher un emploi au Maroc (ANAPEC)',
    topic: 'emploi au Maroc',
    questions: [
      'Comment chercher un emploi au Maroc ?',
      'S’inscrire à l’ANAPEC',
      'Travailler à Casablanca',
    ],
    body: `- L’ANAPEC, agence publique de l’emploi, inscrit gratuitement les chercheurs d’emploi, publie des offres et propose des ateliers, des contrats d’insertion et un service pour l’emploi à l’étranger. L’inscription se fait en ligne puis en agence.
    - L’OFPPT forme gratuitement ou presque à des métiers techniques, en formation initiale, qualifiante ou en cours du soir.
    - Contrats : le Code du travail (loi 65-99) prévoit le CDI, le CDD dans des cas limités et le contrat d’intérim. L’employeur doit vous déclarer à la CNSS : vérifiez-le.
    - Un CV d’une page ou deux, en français ou en arabe selon l’employeur ; la photo y est encore courante, jamais obligatoire.
    - Un employeur qui recrute un étranger demande un contrat visé (plateforme Taechir).

    Une offre qui demande de l’argent est une arnaque. Règles à vérifier auprès de l’ANAPEC.`,
    sources: [['ANAPEC', 'https://www.anapec.org']],
    countries: ['MA'],
    open: 'search',
  },
  {
    id: 'senegal',
    title: 'Chercher un emploi au Sénégal (ANPEJ)',
    topic: 'emploi au Sénégal',
    questions: [
      'Comment trouver un emploi au Sénégal ?',
      'C’est quoi l’ANPEJ ?',
      'Chercher du travail à Dakar',
    ],
    body: `- L’ANPEJ, agence nationale pour la promotion de l’emploi des jeunes, inscrit les jeunes chercheurs d’emploi, les oriente, propose des formations, des stages et un appui aux projets.
    - Le 3FPT finance la formation professionnelle et technique ; la DER/FJ soutient l’entrepreneuriat des jeunes et des femmes.
    - Beaucoup d’offres passent par le réseau, les cabinets, les organisations internationales présentes à Dakar et les sites d’emploi : croisez les sources et gardez une trace de chaque envoi.
    - Le contrat peut être un CDI, un CDD ou un contrat de stage encadré ; demandez l’immatriculation à la CSS et à l’IPRES.
    - Pour les ONG et agences des Nations unies régionales, préparez un CV en français et en anglais.

    Ne payez jamais pour un dossier. Vérifiez les dispositifs en cours auprès de l’ANPEJ.`,
    sources: [['ANPEJ', 'https://www.anpej.sn']],
    countries: ['SN'],
    open: 'search',
  },
  {
    id: 'cote-ivoire',
    title: 'Chercher un emploi en Côte d’Ivoire (Agence emploi jeunes)',
    topic: 'emploi en Côte d’Ivoire',
    questions: [
      'Comment trouver un emploi en Côte d’Ivoire ?',
      'S’inscrire à l’Agence emploi jeunes',
      'Trouver un stage à Abidjan',
    ],
    body: `- L’Agence emploi jeunes (AEJ), guichet public, inscrit les jeunes en ligne ou en agence, propose des offres, des stages d’école ou de qualification, de la formation et des financements de petits projets.
    - Le FDFP finance la formation professionnelle continue et l’apprentissage.
    - Le Code du travail prévoit CDI et CDD, ainsi qu’un contrat de stage encadré ; l’employeur doit vous déclarer à la CNPS. Demandez un écrit.
    - Abidjan concentre banques, télécoms, BTP, agro-industrie et organisations internationales, dont la Banque africaine de développement.
    - Croisez annonces, cabinets de recrutement, LinkedIn et anciens de votre école.

    Les concours administratifs et dispositifs changent chaque année : vérifiez sur les sites officiels. Un recruteur sérieux ne demande jamais de frais.`,
    sources: [['Agence emploi jeunes', 'https://agenceemploijeunes.ci']],
    countries: ['CI'],
    open: 'search',
  },
  {
    id: 'cameroun',
    title: 'Chercher un emploi au Cameroun (FNE)',
    topic: 'emploi au Cameroun',
    questions: [
      'Comment trouver un emploi au Cameroun ?',
      'À quoi sert le FNE au Cameroun ?',
      'Chercher du travail à Douala ou Yaoundé',
    ],
    body: `- Le Fonds national de l’emploi (FNE) est le service public de l’emploi : inscription gratuite, conseil, offres, formation, appui à l’auto-emploi et aux micro-entreprises, dans ses agences régionales.
    - Le pays est bilingue : un CV en français et un en anglais élargissent vos chances, surtout dans les organisations internationales et les régions anglophones.
    - Le Code du travail connaît le CDI, le CDD et des formes temporaires ; demandez un contrat écrit et votre immatriculation à la CNPS.
    - Banque, télécoms, BTP, agro-industrie, port de Douala et ONG recrutent aussi par cabinets et par réseau.
    - Concours de la fonction publique : suivez les communiqués officiels.

    Toute demande de frais de dossier est un signe d’arnaque. Vérifiez les programmes en cours auprès du FNE.`,
    sources: [['Fonds national de l’emploi', 'https://www.fnecm.org']],
    countries: ['CM'],
    open: 'search',
  },
  {
    id: 'tunisie-algerie',
    title: 'Chercher un emploi en Tunisie et en Algérie (ANETI, ANEM)',
    topic: 'emploi en Tunisie et en Algérie',
    questions: [
      'Comment trouver un emploi en Tunisie ?',
      'S’inscrire à l’ANEM en Algérie',
      'C’est quoi l’ANETI ?',
    ],
    body: `Tunisie : l’ANETI, agence nationale pour l’emploi et le travail indépendant, inscrit gratuitement, publie des offres et gère des contrats d’insertion et un service de placement à l’étranger. Les bureaux de l’emploi orientent vers la formation professionnelle.

    Algérie : l’ANEM inscrit les demandeurs d’emploi et transmet les offres ; le passage par elle est demandé pour beaucoup d’embauches. Une allocation chômage existe pour les primo-demandeurs, sous conditions d’âge et de ressources, à vérifier sur place.

    Dans les deux pays :

    - un contrat écrit et l’affiliation à la sécurité sociale (CNSS, CNAS) sont vos premières protections ;
    - un CV en français convient à la plupart des employeurs privés, l’arabe ou l’anglais est un atout ;
    - aucun organisme public ne fait payer l’inscription.`,
    sources: [
      ['ANETI', 'https://www.emploi.nat.tn'],
      ['ANEM', 'https://www.anem.dz'],
    ],
    countries: ['TN', 'DZ'],
    open: 'search',
  },
  {
    id: 'belgique',
    title: 'Chercher un emploi en Belgique (ONEM, Forem, Actiris)',
    topic: 'emploi en Belgique',
    questions: [
      'Comment chercher un emploi en Belgique ?',
      'C’est quoi l’ONEM ?',
      'S’inscrire au Forem ou chez Actiris',
      'Travailler en Belgique en habitant en France',
      'Frontalier belge depuis Lille',
    ],
    body: `- Inscription selon le domicile : Forem en Wallonie, Actiris à Bruxelles, VDAB en Flandre, ADG en région germanophone.
    - Allocations : l’ONEM décide et finance ; vous introduisez la demande par un syndicat ou par la CAPAC, gratuite. Depuis 2026, leur durée est limitée : vérifiez sur onem.be.
    - Contrats : la période d’essai, supprimée en 2014 sauf en intérim et pour les étudiants, fait l’objet de réformes : vérifiez ; le préavis dépend de l’ancienneté, en semaines.
    - Paie : barèmes par commission paritaire, précompte professionnel retenu à la source, pécule de vacances, souvent treizième mois.
    - Langues : le néerlandais ouvre beaucoup de postes, surtout à Bruxelles et en Flandre. Les cours sont souvent gratuits pour demandeurs d’emploi.

    Frontaliers : EURES conseille.`,
    sources: [
      ['ONEM', 'https://www.onem.be'],
      ['Le Forem', 'https://www.leforem.be'],
      ['Actiris', 'https://www.actiris.brussels'],
    ],
    countries: ['BE'],
    open: 'search',
  },
  {
    id: 'suisse',
    title: 'Chercher un emploi en Suisse romande',
    topic: 'emploi en Suisse',
    questions: [
      'Comment travailler en Suisse ?',
      'Permis frontalier pour travailler à Genève',
      'Le dossier de candidature suisse',
      'ORP, chômage en Suisse',
      'Le CV suisse est-il différent du CV français ?',
      'Permis de frontalier pour Genève',
    ],
    body: `- Permis : pour un citoyen de l’Union européenne ou de l’AELE, un contrat ouvre le permis G (frontalier, retour au domicile au moins une fois par semaine), L (moins d’un an) ou B. Hors Europe, contingents et priorité locale : c’est difficile.
    - Dossier attendu : CV, lettre, diplômes et certificats de travail complets. Le « certificat de travail » détaillé compte beaucoup : demandez-en toujours un.
    - Où : travail.swiss (service public), sites d’emploi, cantons, agences de placement très actives.
    - Contrat : essai d’un mois sauf autre accord, trois mois au plus ; préavis d’un à trois mois selon l’ancienneté. Pas de salaire minimum national, mais certains cantons en ont un, comme Genève et Neuchâtel.
    - Chômage : les résidents s’inscrivent à l’ORP ; un frontalier est indemnisé dans son pays de résidence.`,
    sources: [
      ['Travail.swiss', 'https://www.arbeit.swiss'],
      ['ch.ch, travail', 'https://www.ch.ch/fr/travail'],
    ],
    countries: ['CH'],
    open: 'search',
  },
  {
    id: 'canada',
    title: 'Chercher un emploi au Canada et au Québec',
    topic: 'emploi au Canada',
    questions: [
      'Comment travailler au Canada ?',
      'Comment faire un CV canadien ?',
      'Immigrer au Québec pour le travail',
      'Comment faire un CV québécois ?',
      'CV canadien sans photo ni âge',
      'Travailler au Canada le CV est-il pareil',
    ],
    body: `- Droit de travailler : un permis est presque toujours nécessaire. Pour les Français et les Belges jeunes, Expérience internationale Canada (EIC) ouvre le PVT, le programme Jeunes professionnels et le stage, par tirage au sort et dans la limite des places.
    - Autres voies : permis lié à un employeur, mobilité francophone hors Québec, résidence permanente (Entrée express ; Arrima au Québec).
    - CV : ni photo, ni âge, ni état civil ; deux pages, verbes d’action et résultats.
    - Québec : la connaissance du français est un atout ; beaucoup de professions relèvent d’un ordre, et l’évaluation comparative des études aide.
    - Guichet-Emplois (Canada) et Québec emploi publient des offres.

    Les règles d’immigration changent vite : fiez-vous à canada.ca et quebec.ca, et évitez les intermédiaires non autorisés.`,
    sources: [
      ['Gouvernement du Canada', 'https://www.canada.ca'],
      ['Gouvernement du Québec', 'https://www.quebec.ca'],
      ['Guichet-Emplois', 'https://www.guichetemplois.gc.ca'],
    ],
    countries: ['CA'],
    open: 'search',
  },
  {
    id: 'luxembourg-frontalier',
    title: 'Travailler au Luxembourg et ailleurs en Europe',
    topic: 'travail frontalier et mobilité en Europe',
    questions: [
      'Comment travailler au Luxembourg en restant frontalier ?',
      'Travailler dans un autre pays européen',
      'Toucher son chômage français en cherchant à l’étranger',
      'C’est quoi EURES ?',
    ],
    body: `Tout citoyen de l’Union européenne peut travailler dans un autre pays membre sans permis.

    - EURES : réseau public de conseillers et d’offres dans toute l’Europe, gratuit, avec parfois une aide au déplacement.
    - Luxembourg : ADEM publie les offres et inscrit aussi des frontaliers ; salaire minimum légal élevé, langues souvent demandées. Vous cotisez là où vous travaillez.
    - Chômage du frontalier : en principe versé par le pays où vous habitez, sur la base du salaire gagné de l’autre côté (document U1).
    - Chercher ailleurs en gardant votre allocation : trois mois, parfois prolongés à six, avec le document U2 demandé à France Travail avant le départ.
    - Europass propose un CV au format européen et explique les diplômes.

    Pour la sécurité sociale et les impôts, le CLEISS et le conseiller EURES répondent.`,
    sources: [
      ['EURES', 'https://eures.europa.eu'],
      ['ADEM', 'https://adem.public.lu'],
      ['CLEISS', 'https://www.cleiss.fr'],
    ],
    countries: ['LU', 'FR', 'BE'],
    open: 'search',
  },
]);
