import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Allowances, taxes, pension and papers around work, at home and across borders. */
export const BENEFIT_RIGHT_SHEETS = [
  ...sheetsOf('unemployment', [
    {
      id: 'are-rechargement',
      title: 'Retravailler puis se retrouver au chômage : reliquat et rechargement',
      topic: 'rechargement des droits au chômage',
      questions: [
        'J’ai retravaillé, est-ce que mes anciens droits au chômage reprennent ?',
        'C’est quoi le droit d’option ?',
        'Comment recharger mes droits au chômage ?',
        'fin de CDD, il me restait du chômage, on repart sur l’ancien calcul ?',
      ],
      body: `Vos anciens droits d’abord : s’il reste des jours non payés, ils reprennent au même montant. Le travail fait depuis sert ensuite.

      1. Reprise du reliquat : réinscrivez-vous et déposez une demande. Les droits restants se gardent un temps limité : leur durée d’origine, plus trois ans.
      2. Rechargement : quand le reliquat est fini, les mois travaillés depuis ouvrent un nouveau droit, calculé sur vos nouveaux salaires, si vous atteignez 130 jours ou 910 heures (moins pour un saisonnier), et si la fin de contrat n’est pas volontaire. L’étude est automatique : vérifiez que tous vos contrats sont connus.
      3. Droit d’option : si vous avez retravaillé assez pour un nouveau droit, et que l’ancienne allocation est très faible (20 € par jour ou moins) ou la nouvelle plus haute d’au moins 30 %, vous pouvez choisir la nouvelle tout de suite. Le reliquat est alors perdu.

      Le choix est définitif et se fait par écrit, 21 jours après la proposition au plus. Demandez les deux montants et les deux durées, multipliez, puis pensez au temps qu’il vous faut pour retrouver : plus par mois n’est pas toujours plus en tout.

      Après un apprentissage, un choix particulier existe. Chiffres à vérifier sur unedic.org.`,
      sources: [
        ['France Travail, droits rechargeables', 'https://www.francetravail.fr'],
        ['Unédic', 'https://www.unedic.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'absence-chomage',
      title: 'Vacances, voyage, déménagement pendant le chômage',
      topic: 's’absenter pendant le chômage',
      questions: [
        'Puis-je partir en vacances au chômage ?',
        'Combien de jours d’absence par an à France Travail ?',
        'Je déménage, dois-je prévenir France Travail ?',
        'aller voir ma famille à l’étranger deux mois et garder mes allocations',
      ],
      body: `Oui, vous pouvez partir : 35 jours par année civile, sans perdre l’allocation, à condition de l’annoncer.

      - Une absence de plus de sept jours se déclare dans votre espace, « Signaler un changement de situation », avant le départ, ou au 39 49. Un week-end ou quelques jours n’ont pas à être déclarés.
      - Au-delà de 35 jours, le paiement s’arrête jusqu’au retour. Les jours non payés ne sont pas perdus, ils sont repoussés.
      - À l’étranger : la même règle, et il faut continuer à résider en France. France Travail peut le contrôler. Pour chercher un emploi en Europe plus longtemps, demandez le document U2 avant de partir, en général après quatre semaines d’inscription.
      - Un rendez-vous tombe pendant le séjour ? Faites-le déplacer avant, par écrit. Être loin n’excuse pas une absence.
      - L’actualisation se fait quand même, aux dates du mois.
      - Pendant une formation rémunérée, suivez le calendrier de l’organisme.

      Déménagement : signalez la nouvelle adresse sous 72 heures ; le dossier suit dans l’agence du nouveau lieu, et vos droits ne changent pas. Prévenez aussi la Caf, l’Assurance maladie et les impôts, en une fois sur service-public.fr. Hors de France, l’allocation s’arrête : posez la question avant de rendre les clés.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Service-Public, changement d’adresse', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'frontalier-chomage',
      title: 'Frontalier : qui paie le chômage, la santé, les impôts',
      topic: 'droits du frontalier',
      questions: [
        'J’habite en France et je travaille en Suisse, qui paie mon chômage ?',
        'Frontalier au Luxembourg licencié, où m’inscrire ?',
        'LAMal ou Sécu française pour un frontalier suisse ?',
        'Où payer mes impôts quand on est frontalier ?',
      ],
      body: `Si vous habitez en France, c’est France Travail qui vous indemnise après la perte complète de l’emploi, même si vous cotisiez en Suisse, au Luxembourg, en Allemagne ou en Belgique.

      1. Demandez le document U1 à la caisse du pays de travail avant la fin du contrat, et gardez contrat, lettre et bulletins.
      2. Inscrivez-vous à France Travail dès le lendemain. Vous pouvez aussi vous inscrire en plus au service du pays de travail (ORP, Adem…).
      3. Les règles sont celles de la France. Un changement est discuté, en France et en Europe : à vérifier sur unedic.org.

      Chômage partiel ou horaires réduits : c’est le pays de travail qui paie.

      - Santé : vous êtes assuré là où vous travaillez ; le formulaire S1 vous ouvre les soins en France. En Suisse, vous choisissez dans les trois mois entre la LAMal et la Sécurité sociale française ; ce choix est presque définitif.
      - Impôts : selon la convention. Luxembourg et Belgique : sur place en général. Allemagne, zone frontalière : en France. Suisse : à Genève sur place, en France pour huit cantons dont Vaud, Neuchâtel et Bâle. Déclarez toujours en France aussi.
      - Télétravail : au-delà d’un seuil, la cotisation ou l’impôt change de pays. Demandez avant.`,
      sources: [
        ['CLEISS', 'https://www.cleiss.fr'],
        ['France Travail', 'https://www.francetravail.fr'],
        ['Impots.gouv', 'https://www.impots.gouv.fr'],
      ],
      countries: ['FR', 'CH', 'LU', 'BE'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('international', [
    {
      id: 'expatriation-cfe',
      title: 'Travailler hors d’Europe, puis revenir : chômage, retraite, santé',
      topic: 'protection sociale d’un expatrié',
      questions: [
        'Ai-je droit au chômage en rentrant d’expatriation ?',
        'C’est quoi la CFE ?',
        'Contrat local à Dubaï, que devient ma retraite ?',
        'je rentre en France, comment retrouver la Sécu',
      ],
      body: `Tout dépend du contrat : détaché, vous gardez la protection française ; expatrié ou en contrat local hors d’Europe, vous la quittez, et il faut la remplacer avant le départ.

      - Santé et retraite : la Caisse des Français de l’étranger (CFE) propose des assurances volontaires ; ajoutez une complémentaire là où les soins sont chers. La retraite de base s’y cotise aussi, la complémentaire Agirc-Arrco à part.
      - Chômage : un employeur établi en France doit vous y affilier. Avec un employeur étranger hors d’Europe, vous pouvez adhérer seul auprès de France Travail, avant le départ ou dans les douze premiers mois, contrat en cours : demandez-le dès la signature.
      - Accords entre pays : les années travaillées là-bas comptent parfois pour la retraite. La liste est sur cleiss.fr.

      Au retour :

      1. Chômage : sans adhésion, le travail fait hors d’Europe n’ouvre pas de droit. Un reste d’allocation d’avant peut reprendre s’il n’est pas trop ancien. Inscrivez-vous dans les douze mois qui suivent la fin du contrat.
      2. Santé : un emploi couvre tout de suite ; sinon, après trois mois de résidence stable en général. La CFE peut faire le relais.
      3. Gardez contrats, bulletins et attestations traduits.

      Depuis l’Europe ou la Suisse, d’autres règles : le document U1.`,
      sources: [
        ['CFE', 'https://www.cfe.fr'],
        ['France Travail, allocation et étranger', 'https://www.francetravail.fr'],
        ['CLEISS', 'https://www.cleiss.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'etudiant-etranger',
      title: 'Étudiant étranger : travailler, puis rester après le diplôme',
      topic: 'étudiant étranger et emploi',
      questions: [
        'Puis-je faire une alternance avec un titre de séjour étudiant ?',
        'Comment rester en France après mon master ?',
        'C’est quoi l’APS ou la carte recherche d’emploi ?',
        'passer de étudiant à salarié, mon employeur fait quoi',
      ],
      body: `Avec un visa ou une carte « étudiant », vous travaillez jusqu’à 964 heures par an sans autorisation. Un stage avec convention ne compte pas dans ces heures. Nationalité algérienne : il faut une autorisation de travail, et la limite est plus basse. Citoyens européens : aucune limite.

      - Alternance : possible en général après une première année d’études en France, parfois dès l’arrivée en master. Le contrat validé ouvre l’autorisation : demandez à l’école, elle connaît la procédure.
      - Au-delà de 964 heures sans autorisation, le titre peut être retiré : comptez.

      Après le diplôme :

      1. Licence professionnelle, master ou équivalent : la carte « recherche d’emploi ou création d’entreprise », un an, non renouvelable (une APS pour certaines nationalités ; pas pour les Algériens, qui demandent directement le changement de statut). Demandez-la avant la fin du titre étudiant. Vous pouvez alors travailler à plein temps.
      2. Un emploi trouvé : changement de statut. Niveau master et salaire suffisant : carte « talent ». Sinon, carte « salarié » : l’employeur demande l’autorisation ; un poste lié aux études, payé au moins une fois et demie le SMIC, évite l’examen du marché de l’emploi.
      3. Seuils et délais : à vérifier sur service-public.fr.

      Déposez tôt, en ligne, deux à quatre mois avant, et gardez l’attestation de dépôt.`,
      sources: [
        ['Campus France', 'https://www.campusfrance.org'],
        ['Étrangers en France', 'https://administration-etrangers-en-france.interieur.gouv.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'soignant-etranger',
      title: 'Soignant à diplôme étranger : exercer en France',
      topic: 'soignant à diplôme étranger',
      questions: [
        'Médecin diplômé en Algérie, comment exercer en France ?',
        'Comment passer les EVC ?',
        'Aide-soignante diplômée à l’étranger, que faire ?',
        'kiné avec un diplôme belge ou espagnol',
      ],
      body: `Tout dépend du pays du diplôme, et parfois de votre nationalité. Première adresse : l’ordre de votre profession.

      - Union européenne, EEE, Suisse : médecin, infirmier, dentiste, sage-femme, pharmacien sont reconnus presque d’office : inscrivez-vous à l’ordre. Kinésithérapeute, aide-soignant et autres : demande d’autorisation, avec parfois un stage ou une épreuve.
      - Hors d’Europe, médecin, dentiste, sage-femme, pharmacien : concours des épreuves de vérification des connaissances (EVC), une session par an gérée par le Centre national de gestion, puis un parcours encadré à l’hôpital, enfin l’autorisation et l’inscription à l’ordre. Ceux qui exercent déjà ici ont une voie interne. Un exercice provisoire et une carte « talent » santé existent.
      - Infirmier hors d’Europe : le diplôme ne permet pas d’exercer. Il faut entrer en institut (IFSI), où des dispenses de cours sont possibles.
      - Kinésithérapeute hors d’Europe : entrée en institut, avec dispenses.
      - Aide-soignant hors d’Europe : école ou VAE, avec des allègements selon le dossier.
      - Diplôme du Québec : des accords particuliers.

      Dans tous les cas : français solide (B2 souvent demandé), diplôme traduit, preuve que vous pouviez exercer là-bas.

      En attendant, sans exercer illégalement : agent de service, auxiliaire de vie, brancardier, secrétariat médical. Sur le CV, écrivez « diplôme d’infirmière du Cameroun, pas encore reconnu en France » : le titre d’infirmière est protégé.`,
      sources: [
        ['Centre national de gestion, EVC', 'https://www.cng.sante.fr'],
        ['Ordre national des infirmiers', 'https://www.ordre-infirmiers.fr'],
        ['Ministère de la Santé', 'https://sante.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('pay', [
    {
      id: 'impots-emploi',
      title: 'Impôts : premier emploi, chômage, changement de revenu',
      topic: 'impôts et emploi',
      questions: [
        'Le chômage est-il imposable ?',
        'Comment changer mon taux de prélèvement à la source ?',
        'Premier emploi : dois-je déclarer mes revenus ?',
        'mon indemnité de licenciement est-elle imposable ?',
      ],
      body: `Salaire, allocation chômage et, en général, indemnités maladie sont imposables ; l’impôt est retenu chaque mois, puis ajusté après la déclaration du printemps.

      - Premier emploi : l’employeur applique un taux neutre, qui dépend du seul salaire. Demandez un taux personnalisé sur impots.gouv.fr s’il est trop haut. À partir de 18 ans, faites votre déclaration, ou restez sur celle de vos parents (avant 21 ans, avant 25 ans pour un étudiant).
      - Revenus en baisse, perte d’emploi, couple, naissance : rubrique « Gérer mon prélèvement à la source ». Le nouveau taux arrive en un à trois mois.
      - Apprentis et stagiaires : rien à déclarer jusqu’à un SMIC annuel. Étudiants de 25 ans au plus : trois mois de SMIC exonérés.
      - Non imposables : RSA, prime d’activité, allocations familiales. L’ASS, elle, est imposable.
      - Rupture du contrat : l’indemnité de licenciement ou de rupture conventionnelle est exonérée dans une limite ; préavis et congés payés sont imposables. La prime de fin de CDD aussi.
      - Frais : 10 % sont déduits d’office. Longs trajets, double logement, recherche d’emploi : les frais réels sont parfois plus favorables.

      Une facture trop lourde ? Demandez un paiement échelonné dans votre messagerie sécurisée. Le conseil est gratuit au 0 809 401 401.`,
      sources: [
        ['Impots.gouv', 'https://www.impots.gouv.fr'],
        ['Service-Public, impôt sur le revenu', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'retraite-trimestres',
      title: 'Trimestres, relevé de carrière, âge de départ',
      topic: 'trimestres de retraite',
      questions: [
        'Le chômage compte-t-il pour la retraite ?',
        'À quel âge puis-je partir à la retraite ?',
        'Comment vérifier mes trimestres ?',
        'il manque des années sur mon relevé de carrière',
      ],
      body: `Tout se vérifie sur info-retraite.fr, avec FranceConnect : relevé de carrière, âge, estimation.

      Un trimestre se gagne en salaire, pas en temps : 150 heures payées au SMIC, quatre trimestres par an au plus. Un temps partiel suffit donc souvent pour quatre.

      - Chômage indemnisé : un trimestre pour 50 jours. Non indemnisé : la première période compte dans une limite, les suivantes moins. Restez inscrit.
      - Maladie, maternité, invalidité, service militaire, apprentissage : comptés. Enfants : jusqu’à huit trimestres par enfant, répartis entre les parents.
      - Études : non, sauf rachat, moins cher quand on est jeune. Stage : rachat possible, vite.

      Âge légal, après la suspension votée fin 2025, pour un départ depuis septembre 2026 : 62 ans et 9 mois si vous êtes né en 1964 ou début 1965, puis un peu plus selon l’année, jusqu’à 64 ans à partir de 1969. Il faut 170 à 172 trimestres pour le taux plein, ou attendre 67 ans. Carrière longue : plus tôt si vous avez cotisé assez avant 16, 18, 20 ou 21 ans.

      Un oubli ? Demandez la correction en ligne, bulletins ou certificats à l’appui, sans attendre la demande de retraite. Un entretien avec un conseiller est gratuit dès 45 ans.`,
      sources: [
        ['Info Retraite', 'https://www.info-retraite.fr'],
        ['L’Assurance retraite', 'https://www.lassuranceretraite.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('paths', [
    {
      id: 'premieres-demarches',
      title: 'Compte bancaire, numéro de Sécu, adresse : être embauché et payé',
      topic: 'papiers pour être embauché et payé',
      questions: [
        'Je n’ai pas de compte bancaire, comment être payé ?',
        'Travailler sans numéro de sécurité sociale, est-ce possible ?',
        'Sans adresse, comment trouver un emploi ?',
        'quels papiers donner à l’employeur à l’embauche',
      ],
      body: `Pour une embauche, on vous demande une pièce d’identité (ou un titre de séjour autorisant à travailler), un numéro de sécurité sociale, un RIB à votre nom et une adresse. Il en manque un ? Tout se règle, souvent sans retarder l’embauche.

      - Compte : plusieurs banques en ligne ou bureaux de tabac ouvrent un compte avec une pièce d’identité. Si une banque refuse, la Banque de France en désigne une, gratuitement : c’est le droit au compte. L’IBAN d’un autre pays d’Europe doit être accepté. En attendant, jusqu’à 1 500 € net par mois, vous pouvez demander à être payé en espèces. Le virement va sur un compte à votre nom, jamais sur celui d’un ami.
      - Numéro de sécurité sociale : l’employeur peut vous déclarer sans l’avoir. Demandez-le à la CPAM, acte de naissance et pièce d’identité à l’appui ; un numéro provisoire suffit pour commencer. Né en France, vous l’avez déjà : regardez votre carte Vitale.
      - Adresse : une attestation d’hébergement d’un proche, ou une domiciliation gratuite au CCAS ou dans une association agréée, valable un an. L’employeur n’a pas à vous écarter pour cela.

      Aide gratuite : France services, mission locale avant 26 ans, assistante sociale. Ne donnez ces pièces qu’après une vraie proposition.`,
      sources: [
        ['Service-Public, domiciliation', 'https://www.service-public.fr'],
        ['Banque de France, droit au compte', 'https://www.banque-france.fr'],
        ['Ameli', 'https://www.ameli.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'aide-numerique',
      title: 'Sans ordinateur ou pas à l’aise : se faire aider en numérique',
      topic: 'aide au numérique',
      questions: [
        'Je n’ai pas d’ordinateur, comment faire mon CV ?',
        'Où se faire aider pour les démarches en ligne ?',
        'je ne sais pas me servir d’internet et on me demande tout par mail',
        'Comment créer une adresse e-mail ?',
      ],
      body: `Un téléphone suffit souvent, et des personnes dont c’est le métier vous aident, gratuitement.

      - France services : dans presque chaque canton, un agent fait avec vous les démarches (France Travail, Caf, impôts, Ameli). Trouvez-la sur france-services.gouv.fr ou à la mairie.
      - Agence France Travail : ordinateurs, imprimante, ateliers, quelqu’un pour votre espace. Téléphone : 39 49.
      - Médiathèque, cyberbase, centre social, mission locale : accès libre, et souvent un conseiller numérique pour apprendre pas à pas.
      - Matériel à petit prix : Emmaüs Connect, ressourceries, recycleries ; forfait Internet social selon l’opérateur.

      Une boîte e-mail, dix minutes :

      1. Choisissez un service gratuit, prénom.nom, un mot de passe long, noté dans un carnet chez vous.
      2. Donnez votre numéro pour la retrouver.
      3. Regardez-la chaque jour, courrier indésirable compris.

      Sur un ordinateur partagé, déconnectez-vous et n’y laissez aucun fichier. Un conseiller n’a pas besoin de garder votre mot de passe ; avec « Aidants Connect », il agit pour vous sans lui.

      Pour progresser : Pix, ou une formation de base (CléA) par France Travail. Beaucoup de métiers se trouvent encore en se présentant, CV imprimé à la main.`,
      sources: [
        ['France services', 'https://www.france-services.gouv.fr'],
        ['France Travail', 'https://www.francetravail.fr'],
        ['Emmaüs Connect', 'https://emmaus-connect.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('contracts', [
    {
      id: 'alternance-rupture',
      title: 'Apprentissage ou contrat pro qui se passe mal : rompre, se protéger',
      topic: 'rupture d’un contrat en alternance',
      questions: [
        'Comment rompre mon contrat d’apprentissage ?',
        'Mon patron veut arrêter mon contrat d’apprentissage, que faire ?',
        'j’ai perdu mon employeur, est-ce que je perds ma place au CFA ?',
        'Peut-on démissionner d’un contrat de professionnalisation ?',
      ],
      body: `Parlez d’abord au CFA : il suit le contrat, peut venir dans l’entreprise et chercher un autre employeur. Ne cessez pas de venir avant que la rupture soit écrite.

      Apprentissage :

      - Les 45 premiers jours passés en entreprise : chacun peut rompre par écrit, sans motif.
      - Ensuite : par accord écrit et signé, avec un parent avant 18 ans.
      - Démissionner seul : saisissez le médiateur de l’apprentissage (chambre de métiers, de commerce ou d’agriculture), gratuit. Au moins cinq jours après, prévenez l’employeur ; la rupture prend effet au plus tôt sept jours plus tard.
      - Diplôme obtenu : vous pouvez partir avant la fin, en prévenant par écrit au moins un mois avant.
      - L’employeur ne peut rompre que pour faute grave, inaptitude, exclusion du CFA ou fermeture.

      Après la rupture, le CFA vous garde six mois le temps de trouver une entreprise. Avant de signer un accord, demandez à France Travail si cette rupture ouvre le chômage.

      Contrat de professionnalisation en CDD : accord, faute grave, force majeure, inaptitude, ou un CDI ailleurs. Demandez à l’organisme si vous pouvez finir la formation.

      Danger, coups, insultes, salaire non payé : inspection du travail, 0 806 000 126. Elle peut faire suspendre le contrat d’apprentissage, salaire gardé.`,
      sources: [
        ['Service-Public, rupture de l’apprentissage', 'https://www.service-public.fr'],
        ['Code du travail, L6222-18 et suivants', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'contractuel-public',
      title: 'Contractuel du public : CDD, CDI, fin de contrat',
      topic: 'agent contractuel du public',
      questions: [
        'Contractuel à la mairie, ai-je droit à une prime de précarité ?',
        'Comment passer en CDI dans le public ?',
        'Qui paie mon chômage après un CDD à l’hôpital ?',
        'on ne renouvelle pas mon contrat à l’école, quels droits',
      ],
      body: `Un contractuel relève du droit public : les règles du CDD privé et les prud’hommes ne s’appliquent pas, sauf contrats aidés.

      - CDI : après six ans (trois pour un AESH) de services sur des fonctions de même niveau chez le même employeur, le renouvellement se fait en CDI. Un CDI peut aussi être proposé dès le début dans certains cas.
      - Renouvellement : ce n’est pas un droit. L’employeur prévient huit jours avant la fin (moins de six mois), un mois (jusqu’à deux ans), deux mois au-delà, trois si le CDI est possible.
      - Prime de fin de contrat, 10 % du brut : contrats d’un an au plus, renouvellement compris, salaire sous une limite. Pas pour un saisonnier, ni si vous restez, refusez un CDI ou réussissez le concours.
      - Chômage : inscrivez-vous à France Travail. L’employeur public paie souvent lui-même : demandez vite l’attestation. Refuser un renouvellement sans raison valable peut fermer le droit.
      - Démission : huit jours, un mois ou deux de préavis selon l’ancienneté. La rupture conventionnelle n’existe que pour le CDI.
      - Titulaire : concours interne ou externe, recrutement sans concours en catégorie C, voie handicap.

      Un désaccord ? Recours écrit, puis tribunal administratif, dans les deux mois. Un syndicat ou le centre de gestion renseignent.`,
      sources: [
        ['Service-Public, agent contractuel', 'https://www.service-public.fr'],
        ['Fonction publique', 'https://www.fonction-publique.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
