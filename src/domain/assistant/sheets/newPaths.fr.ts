import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Ways into a post that the other sheets leave aside: tools of the search, trades with their own doors, studies taken up again. */
export const NEW_PATH_SHEETS = [
  ...sheetsOf('applications', [
    {
      id: 'ia-candidature',
      title: 'Se servir d’une intelligence artificielle pour postuler',
      topic: 'intelligence artificielle et candidature',
      questions: [
        'Puis-je faire mon CV avec ChatGPT ?',
        'Est-ce que les recruteurs voient qu’une lettre est écrite par une IA ?',
        'Comment utiliser l’IA pour préparer un entretien ?',
        'c’est tricher d’utiliser chat gpt pour sa lettre de motivation',
      ],
      body: `Oui, vous pouvez vous en servir : rien ne l’interdit. Ce qui se retourne contre vous, c’est un texte que vous ne pourriez pas défendre.

      1. Donnez des faits : l’annonce, votre parcours, deux exemples chiffrés. Sans eux, l’outil produit des phrases passe-partout ou invente.
      2. Demandez une critique plutôt qu’un texte : « Que manque-t-il à ce CV pour cette annonce ? »
      3. Relisez tout : dates, diplômes, chiffres, logiciels. Retirez ce qui n’est pas vrai.
      4. Réécrivez avec vos mots, puis lisez à voix haute.
      5. Pour l’entretien : faites-vous poser dix questions, répondez à l’oral, demandez un avis.

      Les détecteurs se trompent souvent ; le recruteur repère surtout les lettres interchangeables. Dans un test ou un entretien en direct, une aide cachée passe pour une tricherie : demandez ce qui est permis.

      Ne collez ni numéro de sécurité sociale, ni pièce d’identité, ni document de l’ancien employeur.

      De son côté, l’employeur ne peut pas laisser un logiciel décider seul : demandez un regard humain. Dans l’Union européenne, une IA ne doit pas analyser vos émotions lors d’un recrutement.`,
      sources: [
        ['CNIL, intelligence artificielle', 'https://www.cnil.fr'],
        ['Apec', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'coverLetter',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'portfolio',
      title: 'Montrer son travail : portfolio, book, site, GitHub',
      topic: 'portfolio',
      questions: [
        'Comment faire un portfolio ?',
        'Que mettre dans un book quand on débute ?',
        'Faut-il un GitHub pour trouver un poste de développeur ?',
        'mes travaux sont confidentiels, comment les montrer',
      ],
      body: `Montrez peu, et racontez : trois à six travaux choisis pour le poste visé convainquent mieux que trente images.

      - Pour chaque travail : le besoin, votre part exacte (« j’ai fait la maquette, pas le code »), vos choix, le résultat.
      - Le meilleur en premier : un recruteur y passe une à deux minutes. Un lien qui s’ouvre sur un téléphone, sans mot de passe, plus un PDF léger.
      - Création : Behance, un site simple ou un PDF. Code : deux dépôts propres, un fichier qui explique, un programme que l’on peut essayer. Rédaction : trois textes. Bâtiment, cuisine, coiffure, artisanat : photos avant et après, avec l’accord du client.
      - Vous débutez ? Projets d’école, bénévolat, refonte imaginaire : dites-le clairement.

      Travaux confidentiels : même auteur, vous ne pouvez pas toujours les montrer (secret prévu au contrat, logiciel, droits cédés). Demandez l’accord par écrit, masquez noms et chiffres, recréez un exemple fictif, ou décrivez la démarche à l’oral. Citez toujours vos coauteurs et retirez les personnes reconnaissables qui n’ont pas dit oui.

      Mettez le lien en haut du CV et vérifiez-le avant chaque envoi.`,
      sources: [
        ['Apec', 'https://www.apec.fr'],
        ['INPI, droit d’auteur', 'https://www.inpi.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'profile',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'cabinets-recrutement',
      title: 'Cabinets de recrutement et chasseurs de têtes',
      topic: 'cabinets de recrutement',
      questions: [
        'Comment contacter un cabinet de recrutement ?',
        'Qui paie le chasseur de têtes ?',
        'Un cabinet me demande de l’argent, est-ce normal ?',
        'le cabinet ne me rappelle plus après l’entretien',
      ],
      body: `Un cabinet travaille pour l’entreprise qui le paie : il cherche quelqu’un pour un poste, pas un poste pour vous. Pour le candidat, c’est gratuit : la loi interdit de faire payer un placement (article L5321-3 du Code du travail). Un coach que vous choisissez, lui, se paie.

      - Trouver les bons : repérez qui signe les annonces de votre métier et de votre région ; trois à cinq cabinets spécialisés suffisent.
      - Écrire court : métier, années, secteur, ville, salaire visé, disponibilité, CV joint. Demandez un échange de quinze minutes, puis donnez des nouvelles tous les deux ou trois mois.
      - Un chasseur vous appelle : demandez le poste, le salaire, le nom de l’entreprise (parfois donné plus tard) et où en est la recherche. Vous pouvez dire non et recommander quelqu’un.
      - Interdisez l’envoi de votre CV sans votre accord, et notez où il est parti : deux envois à la même entreprise vous desservent.
      - Soyez franc sur le salaire et vos autres pistes.

      Après un entretien, demandez une date de retour, puis relancez. Silence complet ? Postulez ailleurs sans attendre. L’agence d’intérim, elle, vous emploie : c’est une autre voie.`,
      sources: [
        ['Code du travail, Légifrance', 'https://www.legifrance.gouv.fr'],
        ['Apec', 'https://www.apec.fr'],
      ],
      open: 'applications',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'job-dating',
      title: 'Salon de l’emploi, forum, job dating : en tirer parti',
      topic: 'salons de l’emploi',
      questions: [
        'Comment se préparer à un salon de l’emploi ?',
        'C’est quoi un job dating ?',
        'Que dire à un recruteur sur un stand ?',
        'je vais à un forum de l’emploi, qu’est-ce que j’apporte',
      ],
      body: `Vous aurez cinq à dix minutes par recruteur : choisissez-en peu, et préparez-les.

      Avant :

      - lisez la liste des entreprises, retenez-en cinq, avec pour chacune un poste et une question ;
      - inscrivez-vous si c’est demandé : un job dating marche souvent sur rendez-vous ;
      - imprimez dix à quinze CV, prenez un stylo, un carnet, votre agenda ; tenue propre, comme pour un entretien.

      Sur le stand, trente secondes : « Bonjour, je suis magasinier, cinq ans en entrepôt, CACES à jour. Je cherche un poste à Angers, libre tout de suite. Recrutez-vous en logistique ? » Puis une preuve, une question, et la suite : « À qui puis-je écrire ? »

      - Commencez par une entreprise moins importante pour vous, pour vous échauffer ; évitez la dernière heure.
      - Demandez le nom et l’adresse de la personne ; notez deux mots.
      - On vous renvoie vers le site ? Postulez, et citez la rencontre.

      Le lendemain, écrivez à chacun trois lignes avec le CV.

      Où les trouver : « Mes événements emploi » de France Travail, mairies, missions locales, Apec, écoles. L’entrée est presque toujours gratuite. Peur de la foule ? Venez à l’ouverture, ou choisissez un salon en ligne.`,
      sources: [
        ['Mes événements emploi', 'https://mesevenementsemploi.francetravail.fr'],
        ['Apec', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'interview',
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('interview', [
    {
      id: 'entretien-anglais',
      title: 'Passer un entretien en anglais ou dans une autre langue',
      topic: 'entretien dans une autre langue',
      questions: [
        'Comment préparer un entretien en anglais ?',
        'Le recruteur va me parler anglais, je fais comment ?',
        'Que répondre à « Tell me about yourself » ?',
        'je ne comprends pas la question en anglais pendant l’entretien',
      ],
      body: `On vérifie surtout que vous comprenez et que l’on vous comprend : un accent et des fautes passent, un long silence moins.

      1. Demandez d’avance quelle part se fera dans cette langue, et ce que le poste exige vraiment : lire, téléphoner, négocier ?
      2. Préparez à l’oral cinq réponses : présentation d’une minute (« Tell me about yourself »), motif de la candidature, deux exemples chiffrés, une faiblesse, vos questions.
      3. Apprenez le vocabulaire du métier : vingt mots tirés de l’annonce, plus les chiffres, les dates et le nom anglais de vos postes.
      4. Entraînez-vous dix minutes par jour : enregistrez-vous, parlez à un ami, écoutez un podcast du secteur.

      Phrases de secours : « Could you say that again, please ? » ; « Let me think for a second. » ; « If I understand correctly, you mean… »

      Pendant : phrases courtes, un verbe, un fait. Un mot manque ? Décrivez-le. Ne récitez pas : la question suivante vous trahirait.

      Niveau plus faible que prévu ? Dites-le avec ce que vous faites pour progresser : « I read English every day, but speaking is what I am working on. » Ce que l’on écrit sur le CV se prépare à part.`,
      sources: [
        ['Europass, niveaux de langue', 'https://europass.europa.eu'],
        ['Apec', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'interview',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'surqualifie',
      title: 'On vous dit « surqualifié » : que répondre',
      topic: 'surqualification',
      questions: [
        'Que répondre quand on me dit surqualifié ?',
        'Trop diplômé pour le poste, comment faire ?',
        'Faut-il enlever un diplôme de son CV ?',
        'j’ai un master et je postule comme vendeuse, on me refuse',
      ],
      body: `« Surqualifié » cache trois craintes : que vous partiez vite, que vous coûtiez cher, que vous supportiez mal d’être dirigé. Répondez à ces craintes, pas au mot.

      - Partir : « Je cherche un poste stable près de chez moi ; je suis prêt à m’engager, et voici pourquoi ce métier. » Donnez une raison vraie : horaires, lieu, sens, goût du terrain.
      - Salaire : « Je connais la fourchette du poste et elle me convient. »
      - Place : « J’ai encadré ; aujourd’hui je préfère faire. Suivre les consignes d’un responsable me convient. »

      Sur le CV :

      1. Placez en premier ce que le poste demande ; résumez le reste.
      2. Prenez un titre simple, celui de l’annonce.
      3. Un diplôme peut être omis : rien n’oblige à tout écrire. Si on vous le demande, ne le niez pas.
      4. Dans la lettre, une phrase explique le choix avant que la question vienne.

      Proposez une preuve : immersion, mission d’intérim, CDD court. Visez aussi les petites entreprises, où une personne polyvalente est une chance.

      Si le refus vise en réalité l’âge ou l’origine, c’est une discrimination : le Défenseur des droits conseille au 39 28.`,
      sources: [
        ['Apec', 'https://www.apec.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'interview',
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('training', [
    {
      id: 'devenir-soignant',
      title: 'Devenir aide-soignant, infirmier, aide à domicile, ambulancier',
      topic: 'métiers du soin',
      questions: [
        'Comment devenir aide-soignante ?',
        'Devenir infirmier à 40 ans, est-ce possible ?',
        'Quelle formation pour être auxiliaire de vie ?',
        'formation ambulancier combien de temps et qui paie',
      ],
      body: `Aucun de ces métiers n’a d’âge limite, et plusieurs s’ouvrent sans diplôme.

      - Aide à domicile, auxiliaire de vie : embauche possible sans diplôme ; titre professionnel d’assistant de vie aux familles (environ six mois) ou diplôme d’accompagnant éducatif et social (environ un an).
      - Aide-soignant : environ un an, sans diplôme exigé, sélection sur dossier et entretien, par école ou apprentissage.
      - Infirmier : trois ans. Bac par Parcoursup, ou accès réservé à qui a déjà travaillé trois ans : règles en évolution, à vérifier auprès de l’institut (IFSI).
      - Ambulancier : environ six mois, permis B hors période probatoire et attestation de la préfecture. Auxiliaire ambulancier : 70 heures.

      Payer : la région prend souvent tout en charge pour les demandeurs d’emploi ; sinon apprentissage, formation avant embauche (POEI), compte formation, Transition pro, ou promotion par l’hôpital qui vous emploie. Demandez avant l’inscription : après, c’est souvent trop tard. La VAE convient à qui a déjà exercé.

      1. Faites une immersion : dos, nuits, week-ends se découvrent là.
      2. Retirez les dossiers tôt, souvent en hiver.
      3. Mettez vos vaccins à jour, dont l’hépatite B.

      Diplôme étranger : une démarche à part.`,
      sources: [
        ['France Travail, formation', 'https://www.francetravail.fr'],
        ['Onisep', 'https://www.onisep.fr'],
        ['Ministère de la Santé', 'https://sante.gouv.fr'],
      ],
      open: 'search',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'reprendre-etudes',
      title: 'Reprendre des études à l’âge adulte',
      topic: 'reprise d’études',
      questions: [
        'Comment reprendre des études à 35 ans ?',
        'C’est quoi le DAEU ?',
        'Passer un BTS à distance en travaillant',
        'aller à la fac sans le bac, est-ce que c’est possible',
      ],
      body: `C’est possible à tout âge, même sans le bac, et souvent sans quitter son travail.

      - Sans le bac : le DAEU donne les mêmes droits, en un an environ, le soir ou à distance. Il faut avoir quitté l’école depuis deux ans, et 24 ans, ou 20 ans avec deux ans d’activité.
      - Sans le diplôme demandé : la validation des acquis professionnels (VAPP) permet d’entrer en licence, master ou école grâce à l’expérience. La VAE, elle, donne le diplôme sans suivre les cours.
      - En travaillant : Cnam (soir, distance, unité par unité), universités, Greta, BTS par le Cned ou en candidat libre.
      - À l’université, voyez le service de formation continue : il dit s’il faut passer par Parcoursup, Mon Master ou un dossier.

      Payer : compte formation, Transition pro pour un salarié, alternance à tout âge en contrat de professionnalisation, région et France Travail. La bourse du Crous s’arrête en général à 28 ans pour une première demande. Demandez toujours le tarif sans financement.

      Au chômage, faites valider le projet par votre conseiller avant de vous inscrire : sinon l’allocation peut être suspendue.

      1. Vérifiez le débouché avec deux personnes du métier.
      2. Essayez une unité.
      3. Comptez huit à quinze heures par semaine.`,
      sources: [
        ['Cnam', 'https://www.cnam.fr'],
        ['Service-Public, DAEU', 'https://www.service-public.fr'],
        ['Mon compte formation', 'https://www.moncompteformation.gouv.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('paths', [
    {
      id: 'metiers-recrutent',
      title: 'Les métiers qui recrutent, et ceux qui changent',
      topic: 'métiers en tension',
      questions: [
        'Quels métiers recrutent en ce moment ?',
        'Quels sont les métiers d’avenir ?',
        'Quels métiers vont disparaître avec l’intelligence artificielle ?',
        'secteur qui embauche près de chez moi',
      ],
      body: `Beaucoup d’employeurs peinent à recruter, mais pas partout : regardez toujours votre bassin d’emploi.

      Souvent en manque de bras :

      - soin et aide à la personne : aide-soignant, aide à domicile, infirmier ;
      - hôtellerie-restauration, propreté, agriculture ;
      - bâtiment, énergie, maintenance, soudure, électricité, usinage ;
      - conduite de cars et de camions, logistique ;
      - enseignement, petite enfance, comptabilité, certains postes techniques du numérique (les débutants y trouvent moins vite qu’avant).

      Ce qui recule : saisie, secrétariat simple, guichet, caisse, traduction courante. Ce sont surtout des tâches qui s’automatisent : le métier se déplace vers le conseil, le contrôle, l’imprévu.

      Vérifiez en trois pas :

      1. L’enquête « Besoins en main-d’œuvre » de France Travail, par ville et par métier, chaque année.
      2. Comptez les annonces à trente minutes de chez vous, et lisez le salaire et les horaires : une pénurie vient parfois des conditions.
      3. Appelez deux employeurs, faites une immersion.

      « Métier en tension » peut aussi désigner la liste officielle qui facilite l’autorisation de travail des étrangers : elle varie par région.

      Un métier qui recrute mais ne vous ressemble pas se quitte vite.`,
      sources: [
        ['France Travail, statistiques', 'https://statistiques.francetravail.org'],
        ['Dares', 'https://dares.travail-emploi.gouv.fr'],
      ],
      open: 'search',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'armee-police',
      title: 'Armée, gendarmerie, police, pompiers, pénitentiaire : y entrer',
      topic: 'métiers de l’uniforme',
      questions: [
        'Comment entrer dans l’armée ?',
        'Devenir policier ou gendarme sans le bac',
        'Comment devenir pompier ?',
        'devenir surveillant pénitentiaire ou réserviste',
      ],
      body: `Chaque corps a son site et son bureau de recrutement : prenez rendez-vous, c’est gratuit et sans engagement.

      - Armées : dès 17 ans avec l’accord des parents, avec ou sans diplôme ; limite d’âge selon l’emploi. Bureau : le CIRFA. La Légion étrangère prend toutes les nationalités.
      - Gendarmerie : gendarme adjoint volontaire sans diplôme ; sous-officier avec le bac.
      - Police : policier adjoint sans diplôme, de 18 à 30 ans ; gardien de la paix avec le bac, jusqu’à 45 ans.
      - Pénitentiaire : concours de surveillant jusqu’à 45 ans, diplôme à vérifier.
      - Pompiers : volontaire dès 16 ans, à côté d’un emploi ; professionnel par concours ; militaire à Paris et Marseille.
      - Réserve : quelques jours payés par an, dès 17 ou 18 ans, en gardant son travail.

      Conditions courantes : nationalité française (sauf Légion et pompier volontaire), recensement et journée défense en règle, aptitude médicale, sport, tests, entretien, enquête administrative avec lecture du bulletin n° 2.

      1. Entraînez-vous trois mois à l’avance : course, pompes, natation.
      2. Préparez un motif précis et une vraie connaissance du métier.
      3. Refusé ? Demandez quand vous représenter.

      Les âges changent : vérifiez sur les sites officiels.`,
      sources: [
        ['S’engager, armée de Terre', 'https://www.sengager.fr'],
        ['Devenir policier', 'https://www.devenirpolicier.fr'],
        ['Gendarmerie, recrutement', 'https://www.gendarmerie.interieur.gouv.fr'],
        ['Pénitentiaire, recrutement', 'https://lajusticerecrute.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'plateformes',
      title: 'Livreur, VTC, taxi : travailler avec une plateforme',
      topic: 'travail sur une plateforme',
      questions: [
        'Comment devenir livreur à vélo ?',
        'Quelles démarches pour devenir chauffeur VTC ?',
        'Combien gagne vraiment un livreur ou un VTC ?',
        'mon compte Uber a été désactivé, que faire',
      ],
      body: `Vous êtes presque toujours indépendant : comptez ce qui reste après les frais, pas le prix des courses.

      - Livreur à vélo : micro-entreprise, droit de travailler en France, compte à votre nom. Louer le compte d’un autre est interdit aux deux, sans assurance ni droits. En scooter ou en voiture : capacité de transport léger et inscription au registre.
      - VTC : permis depuis trois ans, casier compatible, visite médicale, examen à la chambre de métiers, carte professionnelle de la préfecture (cinq ans), voiture inscrite au registre.
      - Taxi : examen proche, puis une licence à obtenir ou à louer, ou un poste de salarié.

      Calculez : courses moins commission, cotisations, assurance professionnelle, carburant ou batterie, entretien, attente et trajets à vide. Divisez par toutes vos heures connectées. Des accords fixent des minimums : à vérifier sur arpe.gouv.fr.

      Vos droits : refuser une course, vous déconnecter sans sanction, connaître prix et distance avant d’accepter.

      Compte désactivé : la plateforme doit donner ses raisons. Répondez par écrit avec vos preuves, demandez un examen humain, puis l’Arpe ou un syndicat.

      On vous impose tout ? Voyez la fiche sur le faux indépendant. Une directive européenne renforce ces droits : vérifiez où en est la loi. Certains restaurants et flottes salarient.`,
      sources: [
        ['Arpe', 'https://www.arpe.gouv.fr'],
        ['Service-Public Entreprendre', 'https://entreprendre.service-public.fr'],
        ['Urssaf', 'https://www.urssaf.fr'],
      ],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'premiers-jours',
      title: 'Premier jour et premières semaines dans un nouveau poste',
      topic: 'prise de poste',
      questions: [
        'Comment réussir ses premiers jours dans un nouveau travail ?',
        'Que faire le premier jour ?',
        'J’ai fait une erreur la première semaine',
        'je viens de commencer et ça se passe mal avec l’équipe',
      ],
      body: `Personne n’attend que vous sachiez tout : on regarde si vous êtes fiable, si vous écoutez et si vous demandez.

      La veille : trajet essayé, dix minutes d’avance prévues, pièce d’identité, RIB, carte Vitale ; demandez qui vous accueille et quelle tenue porter. Si rien n’est signé, réclamez le contrat.

      1. Premier jour : saluez chacun, notez les noms, les règles de pause et de sécurité.
      2. Première semaine : écrivez les gestes et les codes ; posez vos questions groupées. « Je préfère vérifier avant de faire. »
      3. Demandez au responsable : « Qu’attendez-vous de moi d’ici un mois ? » Puis un point toutes les deux semaines.
      4. Déjeunez avec les collègues ; ne critiquez ni l’ancien poste ni les habitudes.

      Une erreur ? Dites-la tout de suite, avec ce que vous proposez. Cachée, elle coûte la confiance.

      Ça se passe mal :

      - le poste n’est pas celui promis : ressortez l’annonce et le contrat, parlez-en vite ;
      - personne ne vous forme : demandez un binôme, une heure par jour ;
      - moqueries, cris : notez les dates et parlez-en à un élu ou au médecin du travail.

      Laissez passer trois semaines avant de juger, sauf danger. Partir pendant l’essai reste possible, avec un court délai.`,
      sources: [
        ['Apec, prise de poste', 'https://www.apec.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'INT'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('international', [
    {
      id: 'pvt',
      title: 'Le permis vacances-travail (PVT) et les jobs en voyage',
      topic: 'permis vacances-travail',
      questions: [
        'Comment obtenir un PVT ?',
        'Partir en Australie avec un visa vacances-travail',
        'Jusqu’à quel âge peut-on faire un PVT ?',
        'travailler en voyageant au Japon ou en Nouvelle-Zélande',
      ],
      body: `Le PVT (ou WHV) permet de voyager et de travailler, en général un an, sans avoir d’employeur au départ. Une seule fois par pays le plus souvent.

      - Âge pour les Français : de 18 à 30 ans, jusqu’à 35 pour le Canada, l’Australie et l’Argentine.
      - Canada : inscription dans un bassin, tirage au sort, places limitées ; jusqu’à deux ans.
      - Australie : demande en ligne toute l’année ; une deuxième puis une troisième année après certains travaux en zone rurale.
      - Nouvelle-Zélande : en ligne. Japon : dossier à l’ambassade, avec projet et budget.
      - D’autres pays existent (Corée du Sud, Argentine, Chili…) ; la Belgique et la Suisse ont leurs propres accords.

      Conditions courantes : passeport valide, économies prouvées (souvent 2 500 à 5 000 dollars du pays), assurance couvrant tout le séjour, casier, parfois visite médicale.

      Sur place : demandez le numéro fiscal local, un contrat et des fiches de paie ; fermes, cafés, chantiers, stations embauchent vite. Jamais d’argent pour obtenir un poste. Un logement contre quelques heures (« wwoofing ») peut compter comme du travail : visa à vérifier.

      Avant de partir : signalez-le à France Travail ; l’allocation s’arrête, le reliquat se retrouve sous délai. Regardez la couverture maladie au retour.`,
      sources: [
        ['France Diplomatie, PVT', 'https://www.diplomatie.gouv.fr'],
        ['Expérience internationale Canada', 'https://www.canada.ca'],
        ['Home Affairs, Australie', 'https://immi.homeaffairs.gov.au'],
      ],
      countries: ['FR', 'INT'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
