import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** Training, trades, status: what people ask within a sheet, and the lines that answer it. */
export const TRAINING_POINTS: readonly WrittenPoint[] = [
  {
    of: 'cpf',
    asked:
      'j’avais des heures de dif / mon cpf ça fait dix ans que je n’ai pas regardé / mes droits cpf sont-ils perdus / dif perdu ou pas',
    said: 'Les droits CPF ne s’effacent pas avec le temps : regardez sur moncompteformation.gouv.fr avec FranceConnect+. Les anciennes heures de DIF, elles, devaient être saisies avant le 30 juin 2021 avec une preuve : passé cette date, elles sont perdues. Demandeur d’emploi, vous n’avez pas de participation à payer, et France Travail ou la région peut compléter.',
  },
  {
    of: 'cpf',
    asked:
      'combien ai-je sur mon cpf / combien d’euros de cpf par an / comment utiliser mon cpf / cpf comment ça marche',
    said: '500 € par année travaillée à mi-temps ou plus, jusqu’à 5 000 € (800 € et 8 000 € sans diplôme de niveau CAP ou avec un handicap). Le solde se voit sur moncompteformation.gouv.fr, où l’on choisit et s’inscrit. Salarié, une participation reste à payer (150 € en 2026, à vérifier) ; demandeur d’emploi, non. Jamais de démarchage : c’est interdit.',
  },
  {
    of: 'cpf',
    asked:
      'qui complète mon cpf / mon cpf ne suffit pas / formation trop chère reste à charge cpf / participation cpf obligatoire',
    said: 'Au chômage : France Travail (AIF) ou la région, par une demande dans Mon Compte Formation avant l’inscription, et pas de participation à payer. Salarié : employeur, Opco, Transitions Pro ; dès que l’employeur complète, la participation (150 € en 2026, à vérifier) tombe aussi. Comparez les prix : une formation de la région est souvent gratuite.',
  },
  {
    of: 'habilitations',
    asked:
      'qui paie le renouvellement du caces / mon caces est périmé qui paye / caces périmé chômage / passer le caces gratuitement / combien coûte un caces',
    said: 'Un CACES dure cinq ans (dix pour certains engins de chantier) ; ensuite il faut repasser le test. Demandeur d’emploi ou en CSP : CPF sans participation, complété par France Travail, la région ou le budget du CSP ; formation avant embauche (POEI) si un employeur recrute ; en intérim, l’agence ou le FAF.TT. Salarié : l’employeur. Faites valider le devis avant de commencer, et n’avancez rien.',
  },
  {
    of: 'vae',
    asked:
      'la vae marche-t-elle avec du bénévolat / est-ce que la vae marche pour moi / bénévole à la cantine et trésorière vae / bénévole puis-je faire une vae / vae mère au foyer / faire valider mon expérience de trésorière d’association',
    said: 'Oui : depuis la réforme de 2022, toute activité compte (emploi, bénévolat, mandat, aide à un proche), sans durée minimale d’un an ; il faut un lien réel avec le diplôme visé. Inscription sur vae.gouv.fr : un accompagnateur, un dossier de faisabilité, puis un jury (tout ou partie). Preuves : attestations de l’association, comptes rendus. Élever ses enfants ne suffit que pour certains métiers du soin et de la petite enfance. CPF, région ou France Travail peuvent payer.',
  },
  {
    of: 'vae',
    asked:
      'combien de temps dure une vae / combien coûte une vae / vae sans diplôme combien d’années d’expérience',
    said: 'Comptez six à dix-huit mois. L’accompagnement coûte souvent 1 000 à 2 000 €, payés par France VAE, CPF, employeur, Transitions Pro, région ou France Travail. Plus d’année minimale d’expérience : c’est le rapport avec le diplôme qui compte.',
  },
  {
    of: 'formation-demandeur-emploi',
    asked:
      'suis-je payé pendant une formation au chômage / formation et allocation chômage / se former au chômage qui paie',
    said: 'Oui : avec des droits, l’allocation continue (AREF), si la formation est validée par votre conseiller ; sans droits, la région ou France Travail verse une rémunération. La formation elle-même : région, France Travail (AIF), CPF, ou POEI avec un employeur. Attendez l’accord écrit avant de commencer.',
  },
  {
    of: 'transition-pro',
    asked:
      'changer de métier en gardant mon salaire / transition pro conditions / formation longue en cdi salaire',
    said: 'Le projet de transition professionnelle : 24 mois de travail salarié dont 12 dans l’entreprise, formation certifiante, demande d’absence à l’employeur 120 jours avant (60 si moins de six mois), dossier à Transitions Pro. Le salaire est maintenu à 100 % jusqu’à deux SMIC, 90 % au-delà. La place dépend du budget de la région : soignez le dossier.',
  },
  {
    of: 'reconversion',
    asked:
      'devenir électricien à 38 ans sans diplôme / se reconvertir dans le bâtiment sans diplôme / apprendre un métier manuel à l’âge adulte / devenir plombier en reconversion',
    said: 'Par un titre professionnel (Afpa, Greta) de six à neuf mois, sans diplôme exigé : gratuit et rémunéré au chômage (région, France Travail), payé en contrat de professionnalisation ou par une POEI avec un employeur ; en CDI, Transition pro garde le salaire. Faites d’abord une immersion d’une ou deux semaines chez un artisan : elle débouche souvent sur l’embauche. L’habilitation (électrique) est donnée par l’employeur après la formation.',
  },
  {
    of: 'reconversion',
    asked:
      'changer de métier à 50 ans / trop tard pour se reconvertir / reconversion par où commencer',
    said: 'Il n’est pas trop tard : les formations d’adultes n’ont presque jamais d’âge limite. Commencez par un conseil en évolution professionnelle (gratuit, mon-cep.org ou France Travail), trois rencontres avec des gens du métier et une immersion ; le financement vient ensuite.',
  },
  {
    of: 'immersion',
    asked:
      'c’est quoi une immersion suis-je payée / immersion pmsmp payée ou non / combien de temps dure une pmsmp / faire une immersion en gardant mon chômage',
    said: 'Une immersion (PMSMP) permet de découvrir un métier dans une entreprise, une école ou une mairie, un mois au plus, renouvelable une fois sous conditions. Elle n’est pas payée, mais vous gardez statut et allocations, et êtes couvert en cas d’accident. La convention se signe avant le premier jour (France Travail, mission locale, Cap emploi). Vous observez et essayez, vous ne remplacez pas un salarié. Lieux : immersion-facile.beta.gouv.fr.',
  },
  {
    of: 'travailler-ecole',
    asked:
      'aesh ça paye combien / devenir aesh quel diplôme / salaire aesh / aesh conditions et contrat',
    said: 'Bac (ou niveau 4), ou diplôme d’aide à la personne, ou neuf mois d’expérience auprès de personnes handicapées. Contrat de trois ans, puis CDI ; souvent 24 heures par semaine, payé autour de 1 000 € net par mois (environ 60 % d’un temps plein). Formation de 60 heures au début. Candidature sur le site de l’académie ou auprès des services départementaux de l’Éducation nationale.',
  },
  {
    of: 'travailler-ecole',
    asked:
      'devenir atsem sans concours / travailler à la cantine / être surveillant de collège conditions',
    said: 'Atsem : CAP petite enfance et concours, mais les mairies prennent des remplaçants sans concours. Cantine et ménage : mairie, département ou région, sans diplôme. Surveillant : bac en général, en écrivant au chef d’établissement et sur le site de l’académie.',
  },
  {
    of: 'fonction-publique',
    asked:
      'comment devenir secrétaire de mairie / travailler à la mairie sans concours / entrer à la mairie adjoint administratif / secrétaire générale de mairie conditions',
    said: 'La voie simple : adjoint administratif de catégorie C, recruté sans concours (lettre et CV au maire), ou contractuelle ; concours ou promotion ensuite. Dans les communes de moins de 2 000 habitants, le poste s’appelle secrétaire général de mairie (loi du 30 décembre 2023). Voyez le maire, le centre de gestion du département (formation au métier, missions de remplacement), emploi-territorial.fr, et demandez une immersion de quelques jours.',
  },
  {
    of: 'fonction-publique',
    asked:
      'comment travailler à l’hôpital ou à la mairie sans concours / catégorie c sans concours / contractuel fonction publique postuler',
    said: 'Catégorie C : certains grades se recrutent sans concours, sur CV, lettre et entretien ; les postes de contractuel sont ouverts à tous. Offres : choisirleservicepublic.gouv.fr, emploi-territorial.fr, sites des hôpitaux et des mairies. Déposez aussi une candidature spontanée pour des remplacements.',
  },
  {
    of: 'contractuel-public',
    asked:
      'mon contrat de contractuel finit ai-je droit au chômage / prof contractuelle fin de contrat que toucher / prime de fin de contrat fonction publique / contractuel non renouvelé',
    said: 'Oui, le chômage, dans les mêmes conditions que le privé (six mois sur 24) : inscrivez-vous à France Travail, même si c’est l’employeur public qui paie. Prime de fin de contrat : 10 % du brut pour un contrat d’un an au plus, renouvellements compris, sous un plafond de salaire, si vous n’êtes pas renouvelé. Refuser un renouvellement équivalent sans raison sérieuse peut fermer le chômage.',
  },
  {
    of: 'assistante-maternelle',
    asked:
      'combien de temps pour avoir l’agrément d’assistante maternelle / agrément assistante maternelle long / conditions pour devenir nounou agréée / combien gagne une assistante maternelle',
    said: 'Réponse de la PMI (département) dans les trois mois ; sans réponse, c’est accordé. Visite du logement, certificat médical, casier de tous les majeurs du foyer. L’agrément dure cinq ans et fixe le nombre d’enfants, quatre au plus en général. Formation de 120 heures payée par le département, dont 80 avant le premier accueil. Vous êtes payée à l’heure et par enfant, au moins au minimum de la convention, plus indemnités d’entretien et repas.',
  },
  {
    of: 'devenir-soignant',
    asked:
      'devenir aide-soignante sans diplôme / combien gagne une aide-soignante débutante / formation aide-soignante durée financement / devenir infirmière à 40 ans',
    said: 'Aide-soignante : un an environ, sans diplôme exigé, sur dossier et entretien, par école, apprentissage ou promotion de l’employeur ; souvent gratuit pour un demandeur d’emploi (région). Débutante à l’hôpital public : autour de 1 700 à 1 850 € net par mois avec les primes, dont le Ségur (à vérifier), plus nuits et dimanches. Infirmière : trois ans, accès réservé possible après trois ans de travail.',
  },
  {
    of: 'conducteur-bus',
    asked:
      'devenir chauffeur de bus formation payée / permis d gratuit / combien gagne un conducteur de bus',
    said: 'Postulez au réseau ou à l’autocariste : beaucoup paient le permis D et la formation (trois mois environ, titre professionnel ou FIMO) en contrat de professionnalisation ou POEI. Il faut le permis B, une visite médicale, et un âge minimum (à vérifier). Au-dessus du SMIC dès le début, plus les primes.',
  },
  {
    of: 'agent-securite',
    asked:
      'devenir agent de sécurité prix de la formation / carte professionnelle sécurité délai / agent de sécurité avec un casier',
    said: 'Il faut l’autorisation du Cnaps avant d’entrer en formation, le titre APS (175 heures), puis la carte, valable cinq ans. La formation coûte souvent 1 000 à 1 500 € : France Travail (POEI), région ou CPF la paient. Le Cnaps regarde casier et fichiers : une condamnation n’est pas toujours bloquante, un refus se conteste.',
  },
  {
    of: 'benevolat',
    asked:
      'puis-je être bénévole au chômage / bénévolat et allocation chômage / être bénévole dans mon ancienne entreprise',
    said: 'Oui : le bénévolat dans une association est permis et l’allocation continue, si vous restez disponible pour chercher. Pas chez un ancien employeur, ni à la place d’un salarié. Rien à déclarer, puisque rien n’est payé.',
  },
  {
    of: 'micro-declarer',
    asked:
      'je n’ai rien encaissé dois-je déclarer / auto-entrepreneur chiffre d’affaires zéro / pas de chiffre ce trimestre micro-entreprise / oubli de déclaration urssaf',
    said: 'Oui, déclarez zéro, chaque mois ou trimestre, sur autoentrepreneur.urssaf.fr : il n’y a alors rien à payer. Un oubli coûte une pénalité par déclaration manquante, puis une somme calculée d’office ; il se corrige en ligne. Au chômage, déclarez aussi zéro à l’actualisation. Après deux ans sans chiffre, le statut peut être perdu.',
  },
  {
    of: 'creation-aides',
    asked:
      'créer mon entreprise et garder le chômage / are ou arce que choisir / micro-entreprise au chômage combien je garde / toucher l’arce',
    said: 'Deux choix : l’ARE chaque mois, réduite selon le chiffre d’affaires (abattement puis 70 % déduits), en général jusqu’à 60 % des droits restants depuis avril 2025 ; ou l’ARCE, 60 % des droits restants en capital, en deux fois à six mois d’écart, si vous avez l’ACRE. L’ARE est plus sûre si l’activité démarre lentement. Demandez avant de créer.',
  },
  {
    of: 'independant-arret',
    asked:
      'indépendant j’arrête ai-je droit au chômage / fermer ma micro-entreprise chômage / auto-entrepreneur chômage droits',
    said: 'Un indépendant ne cotise pas au chômage. Il reste : vos anciens droits de salarié s’ils ne sont pas éteints (durée plus trois ans), l’allocation des travailleurs indépendants (six mois, environ 600 à 800 €) sous conditions strictes, RSA ou prime d’activité. Inscrivez-vous dans les douze mois.',
  },
  {
    of: 'etudiant-etranger',
    asked:
      'combien d’heures peut travailler un étudiant étranger / visa étudiant heures de travail / étudiant étranger 964 heures / titre étudiant combien d’heures par semaine',
    said: '964 heures par an (60 % d’un temps plein), sans demander d’autorisation de travail, un stage conventionné ne comptant pas. L’employeur vous déclare à la préfecture au moins deux jours ouvrables avant l’embauche. Dépasser met le titre en danger : tenez un compteur. Algérie : autorisation nécessaire, limite plus basse.',
  },
  {
    of: 'etudiant-etranger',
    asked:
      'rester en france après mon master pour chercher du travail / rece ou aps conditions / carte recherche d’emploi après diplôme / après mes études puis-je rester en france',
    said: 'Oui : la carte « recherche d’emploi ou création d’entreprise » (RECE), douze mois, non renouvelable, avec une licence professionnelle, un master ou équivalent obtenu en France. Demandez-la en ligne (ANEF) deux à quatre mois avant la fin du titre étudiant. Vous travaillez alors sans limite d’heures. Quelques pays ont un accord propre (APS) ; les autres, dont le Mali, le droit commun. Ensuite : carte salarié ou talent.',
  },
  {
    of: 'etudiant-etranger',
    asked:
      'salaire pour passer du titre étudiant à salarié / changement de statut étudiant salarié smic et demi / cdi pendant la rece devenir salarié / salaire minimum changement de statut',
    said: 'À partir de 1,5 SMIC (2 800,53 € brut par mois depuis juin 2026, à vérifier) et pour un poste lié au diplôme, l’employeur n’a pas à prouver qu’il a cherché sur place. En dessous (2 300 €, par exemple), c’est possible, mais il demande l’autorisation en ligne et doit avoir publié l’offre trois semaines sans trouver, sauf métier en tension de la région. Vous pouvez travailler avec la RECE en attendant ; déposez la demande avant qu’elle expire, avec l’aide d’une association.',
  },
  {
    of: 'etudiant-etranger',
    asked:
      'alternance avec un titre étudiant étranger / étudiant étranger puis-je faire un apprentissage / alternance visa étudiant l’entreprise refuse',
    said: 'Oui, sous conditions : après une première année d’études en France, ou dès la première année pour une formation de niveau master. L’alternance dépasse 964 heures : l’employeur demande une autorisation de travail en ligne, accordée de droit avec le contrat d’apprentissage validé. Demandez-la avant le début : montrez ce point à l’entreprise, l’école fournit les papiers.',
  },
  {
    of: 'etudiant-etranger',
    asked:
      'étudiant étranger droit au chômage / titre étudiant fin de cdd chômage / chômage avec un titre de séjour étudiant',
    said: 'En principe non : le titre étudiant ne permet pas de s’inscrire comme demandeur d’emploi (article R5221-48), même en ayant cotisé, sauf contrat au-delà de 964 heures lié aux études et rompu par l’employeur. Avec une RECE ou un titre salarié, oui, si vous avez six mois de travail (cinq pour une première fois en 2026, à vérifier). La prime de fin de CDD (hors job de vacances) et les congés payés restent dus.',
  },
  {
    of: 'autorisation-travail',
    asked:
      'une entreprise dit que c’est compliqué d’embaucher un étranger / démarche employeur pour embaucher un étranger / l’employeur doit-il demander une autorisation pour moi',
    said: 'Avec un titre qui autorise à travailler (résident, vie privée et familiale, étudiant jusqu’à 964 heures, RECE), il n’y a rien à demander : l’employeur fait seulement vérifier le titre par la préfecture deux jours ouvrables avant. Une autorisation est à demander en ligne pour venir de l’étranger ou changer de statut. Proposez d’envoyer le titre et le lien de vérification.',
  },
  {
    of: 'premieres-demarches',
    asked:
      'pas encore de numéro de sécurité sociale pour travailler / numéro de sécu provisoire embauche / l’employeur refuse de me déclarer sans numéro de sécurité sociale',
    said: 'Un numéro provisoire suffit, et l’employeur peut même faire la déclaration d’embauche (DPAE) sans numéro, avec nom, date et lieu de naissance. Demandez le vôtre gratuitement à la CPAM (étudiant étranger : etudiant-etranger.ameli.fr), acte de naissance traduit, titre et RIB. Ne travaillez pas sans être déclaré.',
  },
  {
    of: 'diplome-etranger',
    asked:
      'mon diplôme étranger est-il reconnu en france / diplôme africain équivalence / enic-naric prix délai / écrire un diplôme étranger sur le cv',
    said: 'Pas d’équivalence automatique : demandez une attestation de comparabilité au centre ENIC-NARIC (France Éducation international), en ligne, payante (gratuite pour les réfugiés), délai de plusieurs mois. Sur le CV : l’intitulé d’origine, l’université, la ville, le pays, l’année, et « niveau comparable : master » seulement avec l’attestation. Métiers réglementés (soin, droit, expertise comptable) : des règles propres.',
  },
  {
    of: 'sans-diplome',
    asked:
      'quel travail sans diplôme / je n’ai pas le bac quel métier / travailler sans aucun diplôme',
    said: 'Logistique, propreté, restauration, aide à domicile, bâtiment, agriculture, industrie, commerce recrutent sans diplôme. Portes : intérim, recrutement par simulation (MRS) de France Travail, immersion puis formation avant embauche (POEI) payée, alternance, insertion par l’activité économique.',
  },
  {
    of: 'sortie-prison',
    asked:
      'je sors de prison comment trouver du travail / travailler après la prison / chômage en sortant de prison',
    said: 'Billet de sortie en main, inscrivez-vous à France Travail : d’anciens droits peuvent reprendre, et le contrat d’emploi pénitentiaire peut en ouvrir. Insertion par l’activité économique, chantiers, intérim d’insertion recrutent avec un suivi ; le SPIP et la mission locale ouvrent les portes.',
  },
  {
    of: 'argent-a-cote',
    asked:
      'vendre des gâteaux sans se déclarer / dois-je déclarer mes ventes vinted / faire des petits boulots à côté déclaration',
    said: 'Vos propres objets se vendent sans rien déclarer en général (la plateforme prévient les impôts à partir de trente ventes ou 2 000 €). Fabriquer ou acheter pour revendre demande une micro-entreprise, dès le premier euro. Chez des particuliers : Cesu. Au chômage, tout revenu d’activité se déclare à l’actualisation.',
  },
  {
    of: 'urgence-argent',
    asked:
      'je n’ai plus d’argent ce mois-ci / aide financière d’urgence / plus rien pour manger aide',
    said: 'Appelez aujourd’hui le CCAS de la mairie ou l’assistante sociale du département : bons ou aide en quelques jours. Restos du cœur, Secours populaire, soliguide.fr pour manger ; acompte à l’employeur ou à l’agence d’intérim ; RSA, prime d’activité, aide au logement à demander tout de suite ; 115 pour un toit.',
  },
  {
    of: 'proche-aidant',
    asked:
      'arrêter de travailler pour s’occuper d’un parent / congé proche aidant payé / être payé pour aider ma mère',
    said: 'Congé de proche aidant : trois mois, renouvelables jusqu’à un an, sans ancienneté, que l’employeur ne peut pas refuser ; l’AJPA de la Caf ou de la MSA paie une partie des jours. Avec l’APA, votre parent peut vous salarier ; avec la PCH, un dédommagement existe.',
  },
  {
    of: 'plateformes',
    asked:
      'devenir livreur à vélo combien on gagne / livreur uber conditions / étudiant étranger livreur indépendant',
    said: 'Livreur de plateforme, vous êtes indépendant : micro-entreprise, compte à votre nom, et droit d’exercer une activité indépendante (un titre étudiant ne le donne pas). Comptez ce qui reste après cotisations, matériel et attente, souvent moins que le SMIC horaire. Louer le compte d’un autre est interdit.',
  },
  {
    of: 'reprendre-longtemps',
    asked:
      'je n’ai pas travaillé depuis dix ans / reprendre le travail après avoir élevé mes enfants / peur de retravailler après longtemps',
    said: 'Commencez petit : quelques heures ou une immersion de trois jours, avec un conseiller (France Travail sans allocation, CIDFF). Sur le CV : ce que vous savez faire, puis « 2016-2026 : éducation de mes enfants », puis vos anciens emplois. Demandez garde d’enfants et prime d’activité dès la reprise.',
  },
];
