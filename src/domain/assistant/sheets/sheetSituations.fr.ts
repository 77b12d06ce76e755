/**
 * Situations in which each sheet is needed, told as people tell them, separated by ` / `, by its identifier: compared
 * with, never shown. What is missing here is a way of living the subject, not one more spelling of it.
 */
export const SITUATIONS: Readonly<Record<string, string>> = {
  relance:
    'ma candidature est sans réponse depuis quinze jours / je n’ai reçu qu’un accusé de réception / au bout de combien de temps rappeler une entreprise / relancer par téléphone ou par mail / le recruteur ne donne plus signe de vie / peur de déranger en rappelant / j’ai postulé et silence radio / deuxième relance toujours rien',
  'candidature-spontanee':
    'déposer mon CV directement dans les commerces / écrire à une entreprise qui n’a pas d’annonce / démarcher les patrons de mon quartier / faire du porte à porte avec mon CV / contacter un atelier sans offre publiée / à qui adresser une candidature libre / aller voir le gérant sur place',
  'lettre-plan':
    'comment commencer ma lettre / quelle phrase d’accroche / quel plan vous moi nous / comment finir une lettre de motivation / combien de lignes pour une lettre / je ne sais pas quoi raconter dans ma lettre / formule de politesse à la fin',
  'lettre-utile':
    'l’annonce ne demande pas de lettre / les recruteurs lisent-ils les lettres / est-ce obligatoire de joindre une lettre / CV seul sans lettre ça passe / on ne m’a jamais demandé de lettre dans mon métier',
  'cv-contenu':
    'quoi mettre dans les centres d’intérêt / faire mon premier CV / je n’ai jamais fait de CV que mettre dedans / quelles rubriques dans quel ordre / faut-il écrire un résumé de profil en tête / détailler les missions ou pas / garder mes vieux emplois sur le CV / mes loisirs mon bénévolat mes langues sur le CV / comment présenter mes expériences / mettre le permis sur le CV',
  'cv-forme':
    'mon CV tient sur deux pages / trop long trop chargé / logiciel de tri automatique des candidatures / quel format de fichier envoyer / modèle Canva avec colonnes et couleurs / le site ne lit pas mon CV / algorithme qui élimine les CV / quelle police et quelle taille / Word ou PDF / carrière longue trop de lignes',
  'cv-mentions':
    'indiquer ma date de naissance / écrire marié deux enfants / adresse complète sur le CV / ma nationalité sur le CV / cacher mon âge / ma photo d’identité / situation de famille / numéro de sécurité sociale',
  'cv-verite':
    'rajouter un diplôme que je n’ai pas / gonfler mes dates / faire croire que je parle anglais / dire que j’étais responsable alors que non / vérifient-ils les diplômes / petit mensonge sur mon parcours / exagérer mes compétences / allonger la durée d’un emploi',
  'trous-cv':
    'années sans travailler / j’ai gardé ma mère malade / pause pour raison de santé / longue période de chômage à justifier / j’ai voyagé un an / j’ai été incarcéré / aidant familial / une parenthèse de plusieurs années / maladie guérie dont parler ou non au recruteur / dépression et arrêt de longue durée dans le parcours / que dire de cette période vide',
  linkedin:
    'créer un profil LinkedIn / LinkedIn est-ce utile dans mon métier / faut-il être sur LinkedIn / ça sert à quoi pour un métier manuel / qui ajouter comme contact / être visible des recruteurs en ligne / publier sur un réseau professionnel / photo et titre de profil / personne ne visite mon profil',
  references:
    'on me demande le numéro de mon ancien responsable / mon ex employeur dira du mal de moi / qui donner comme référence / contrôle de références / lettre de recommandation / je ne veux pas qu’ils appellent mon patron actuel / mon ancienne entreprise a fermé plus personne à appeler',
  'organiser-recherche':
    'je m’éparpille / combien d’heures par jour chercher / je postule à tout et n’importe quoi / tenir un tableau de suivi / faire un planning de recherche / quelle méthode pour chercher efficacement / combien de candidatures viser par semaine',
  refus:
    'j’ai reçu une réponse négative / comment savoir pourquoi je n’ai pas été choisi / encore un mail automatique de refus / ils ont pris quelqu’un d’autre / recalé au dernier tour / répondre à un refus pour laisser une bonne impression / toujours deuxième',
  arnaques:
    'travail à domicile très bien payé sans rien savoir faire / on me demande d’acheter du matériel avant de commencer / un chèque à encaisser puis à renvoyer / formation payante obligatoire pour avoir le poste / contact uniquement par messagerie Telegram / liker des vidéos noter des hôtels contre de l’argent / recevoir et renvoyer des paquets / ouvrir un compte bancaire à mon nom pour l’entreprise / offre trop belle pour être vraie / le recruteur veut une copie de mes papiers et mon RIB tout de suite / est-ce une annonce sérieuse ou un piège / ils m’ont pris sans entretien',
  reseau:
    'je ne connais personne / parler de ma recherche autour de moi / un ami peut me recommander / les emplois qui ne sont jamais publiés / marché caché de l’emploi / comment obtenir des contacts / ça marche par relations / demander un coup de pouce à une ancienne collègue / café avec quelqu’un du métier',
  'ou-chercher':
    'quels sites pour trouver une place / à part France Travail où regarder / les annonces sont toujours les mêmes / sites spécialisés dans mon métier / où sont les offres près de chez moi en campagne / salons et forums de l’emploi / quelle application utiliser / agence de placement',
  'choisir-offre':
    'deux employeurs me veulent / CDD mieux payé ou CDI moins payé / gagner du temps avant de répondre / j’hésite à accepter / plus loin mais mieux payé / sécurité ou salaire / on me presse de dire oui aujourd’hui / j’attends la réponse d’une autre boîte',
  moral:
    'je me sens nul / j’ai honte d’être au chômage / je perds confiance / plus envie de me lever / ma famille me met la pression / j’ai l’impression de ne servir à rien / je pleure après chaque refus / je tourne en rond chez moi / la recherche me ronge / comment garder le moral / épuisé de chercher / j’en ai marre / je n’ai plus la force de chercher / plus de courage',
  'entretien-preparer':
    'mon entretien est bientôt et je ne suis pas prêt / je stresse à l’idée de l’entretien / comment se déroule un entretien de nos jours / ça fait des années que je n’ai pas passé d’entretien / que dois-je apporter / mains qui tremblent voix qui part / quelles questions vont-ils poser / premier entretien de ma vie / se renseigner sur l’entreprise avant / mon entretien s’est mal passé comment faire mieux',
  'entretien-presentation':
    'se présenter en deux minutes / par quoi commencer quand on parle de soi / raconter mon parcours sans me perdre / présentez-vous / résumer vingt ans de carrière / je parle trop ou pas assez quand je me présente',
  'entretien-star':
    'donnez-moi un exemple de situation difficile / racontez une réussite / comment raconter une expérience concrète / parlez-moi d’un conflit que vous avez géré / je ne trouve pas d’exemples à donner / méthode situation tâche action résultat',
  'entretien-qualites-defauts':
    'citez trois défauts / dire que je suis perfectionniste c’est cliché / mes points faibles en entretien / quelles qualités annoncer / un défaut qui n’en est pas un / avouer que je suis timide',
  'entretien-questions-interdites':
    'on m’a demandé si j’étais mariée / projet d’enfant / ma religion / mon syndicat / mes problèmes de santé / questions trop personnelles du recruteur / êtes-vous homosexuel / votre origine / ai-je le droit de ne pas répondre / questions illégales',
  'entretien-visio':
    'entretien par caméra / entretien différé je dois m’enregistrer seul devant l’écran / la connexion coupe / où regarder pendant l’appel vidéo / plateforme qui pose les questions et filme / fond d’écran micro lumière / entretien Teams ou Zoom / réponses enregistrées en vidéo sans personne en face',
  'entretien-vos-questions':
    'avez-vous des questions je dis toujours non / quelles questions poser en entretien / que demander à la fin / questions intelligentes à poser au patron / peut-on demander le salaire ou les horaires / montrer que je suis intéressé',
  'entretien-apres':
    'l’entretien est passé et j’attends / ils devaient me rappeler / combien de temps avant d’avoir le résultat / faut-il remercier après / je crois que j’ai raté mon entretien / rattraper une mauvaise réponse / plus de nouvelles depuis l’entretien',
  'entretien-telephone':
    'on va m’appeler pour un premier échange / préqualification par téléphone / appel du recruteur dans la voiture / comment décrocher et quoi dire / entretien téléphonique de vingt minutes / appel surprise d’une entreprise / tri avant l’entretien',
  'entretien-collectif':
    'entretien de groupe avec d’autres candidats / journée d’évaluation avec exercices / centre d’évaluation / jeu de rôle et mise en situation devant des observateurs / on est dix autour de la table / comment se démarquer en groupe / plusieurs candidats dans la même salle / session de recrutement collectif',
  'tests-recrutement':
    'test psychotechnique / questionnaire de personnalité en ligne / test de logique chronométré / peut-on échouer à un test de personnalité / test de frappe ou de calcul / MBTI / à qui vont les résultats / s’entraîner aux tests',
  'tenue-entretien':
    'quoi porter / chemise obligatoire ou pas / comment m’habiller pour rencontrer le chef / costume ou jean / tatouages et piercings visibles / baskets pour un entretien / entretien sur un chantier dans un bureau en cuisine / je n’ai pas d’argent pour une tenue / robe ou pantalon / trop habillé ou pas assez / barbe cheveux colorés',
  'depart-expliquer':
    'pourquoi avez-vous quitté votre dernier emploi / je me suis fâché avec mon chef / j’ai été licencié pour faute comment le dire / période d’essai arrêtée comment l’expliquer / j’ai démissionné sans rien derrière / mésentente avec l’équipe / instable beaucoup d’employeurs',
  'contre-offre':
    'mon patron me propose plus pour que je reste / j’ai annoncé mon départ et il augmente mon salaire / rester ou partir après une augmentation de dernière minute / il veut me garder',
  'salaire-negocier':
    'demander plus que le SMIC / obtenir un meilleur salaire que celui proposé / combien annoncer comme prétentions / ils proposent moins que ce que je veux / discuter le salaire sans perdre le poste / je n’ose pas parler argent / faut-il dire mon ancien salaire / fourchette à donner / ils me proposent un fixe trop bas',
  'brut-net':
    'ça fait combien net / ce qui arrive vraiment sur mon compte / convertir un salaire annuel brut en mensuel net / pourquoi mon salaire est plus bas que prévu / combien d’impôt prélevé / 28 k brut par an / lire ma fiche de paie',
  'smic-minimum':
    'montant du SMIC horaire / je suis payé moins que le minimum / grille de la convention collective / que veut dire coefficient niveau échelon / ETAM ouvrier agent de maîtrise classification / salaire minimum légal / SMIC hôtelier / ma branche prévoit-elle plus',
  'salaire-metier':
    'ça gagne combien un plombier / salaire d’une assistante sociale débutante / combien se fait un chauffeur routier par mois / paye d’un agent de sécurité / combien touche une auxiliaire de puériculture / salaire moyen d’un comptable à Lyon / revenu d’un serveur / quel métier paie le mieux / rémunération d’un professeur / salaire dans ma région / combien pour un jardinier avec de l’expérience / et le salaire d’un ingénieur',
  'tarif-jour':
    'combien facturer une journée / quel prix demander à mon client / taux journalier d’un consultant / tarif horaire d’une professeure particulière / devis trop bas / TJM débutant / comment fixer mes prix de photographe',
  'essai-cdi':
    'mon employeur met fin à l’essai / combien de temps dure l’essai / partir pendant l’essai quel délai / prolonger l’essai / essai de quatre mois cadre / ils m’ont dit de ne plus revenir au bout de deux semaines / période probatoire / rompre la période d’essai sans motif',
  'essai-cdd':
    'essai pour un CDD de trois mois / essai en mission d’intérim / combien de jours d’essai pour un petit contrat / mon CDD rompu la première semaine',
  'cdd-regles':
    'prime de précarité de dix pour cent / fin de mon contrat court / combien de fois renouveler un CDD / toujours des remplacements jamais de CDI / délai entre deux CDD / surcroît d’activité / mon CDD s’arrête à quoi ai-je droit / CDD de remplacement qui dure / requalifier en CDI',
  'cdd-rompre':
    'partir avant le terme / j’ai trouvé mieux pendant mon CDD / démission d’un CDD / arrêter un contrat court / rompre un CDD pour un CDI / préavis pour quitter un CDD / mon employeur refuse que je parte avant la fin / casser mon contrat saisonnier',
  'cdi-contenu':
    'on me donne un contrat à signer que vérifier / clause de mobilité / forfait jours / statut cadre ou non / que doit contenir un contrat de travail / je n’ai pas mon contrat écrit / j’ai commencé et je n’ai toujours rien signé / convention collective applicable / avenant à signer',
  interim:
    'm’inscrire dans une agence d’intérim / missions courtes / indemnité de fin de mission / intérim ou CDD / Manpower Adecco Crit Randstad / CDI avec l’agence d’intérim',
  'temps-partiel':
    'on me propose 30 heures et je voulais un temps plein / passer de 24 à 35 heures / on me propose quinze heures par semaine / minimum d’heures légal / heures complémentaires / mes horaires changent sans arrêt à temps partiel / cumuler deux temps partiels / mi-temps choisi / durée minimale de vingt-quatre heures',
  alternance:
    'trouver un maître d’apprentissage / contrat pro à plus de trente ans / combien gagne un apprenti / rupture du contrat d’apprentissage / mon CFA ne trouve pas d’entreprise / passer un CAP en alternance / limite d’âge apprentissage / ma fille cherche un patron / BTS en alternance',
  stage:
    'stage gratuit de deux mois / gratification obligatoire / convention de stage / stage sans école / stagiaire exploité / durée maximum d’un stage / chercher un stage de troisième',
  freelance:
    'monter mon entreprise de ménage / devenir auto-entrepreneur pour travailler à mon compte / me mettre à mon compte / statut micro-entrepreneur / différence entre salarié et auto-entrepreneur / portage salarial / cotisations Urssaf / facturer mes clients / livreur indépendant / ouvrir un commerce / devenir indépendant en gardant mon emploi / quel statut choisir',
  teletravail:
    'travailler de chez moi / combien de jours à distance / mon patron refuse le télétravail / poste cent pour cent distance / négocier deux jours à la maison / frais d’internet remboursés',
  'fonction-publique':
    'devenir agent à la mairie / contractuel à l’hôpital / catégorie C sans concours / ATSEM adjoint technique / devenir policier pompier gardien de prison / rester contractuel ou titulaire / travailler dans une collectivité / mon contrat public renouvelé chaque année',
  'essai-non-paye':
    'faire une journée d’essai gratuite / ils veulent me voir travailler avant de signer / j’ai travaillé une semaine pour rien / test en cuisine pas rémunéré / un coiffeur me demande de venir coiffer gratuitement / essai de deux jours sans contrat / mise à l’épreuve bénévole',
  'heures-sup':
    'je fais plus d’heures que prévu / mes heures ne sont pas payées / reste tard tous les soirs / majoration à vingt-cinq pour cent / récupérer mes heures / le patron compte trente-cinq heures mais j’en fais cinquante / prouver mes horaires / saisonnier heures non comptées / pointeuse trafiquée',
  'repos-horaires':
    'travailler le dimanche / majoration du dimanche et des jours fériés / onze heures de repos / fermer tard le soir et ouvrir tôt le lendemain / finir à minuit et reprendre à l’aube / prime de nuit / planning donné la veille / deux coupures dans la journée / six jours d’affilée / travail de nuit / jour férié travaillé payé double / pause déjeuner',
  cesu: 'être employée par un particulier / ménage chez des gens / garder des enfants au domicile / aider un monsieur âgé quelques heures / payée en chèque emploi service / déclaration par la famille / jardinage chez un particulier / combien demander de l’heure chez un particulier',
  saisonnier:
    'vendanges / job d’été au camping / cueillette de fruits / être repris la saison prochaine / station de ski / contrat saisonnier heures et logement / entre deux saisons',
  'preavis-demission':
    'combien de temps prévenir avant de partir / quitter mon CDI / comment annoncer ma démission / dispense de préavis / lettre recommandée pour démissionner / un mois ou trois mois de préavis / partir plus tôt / démissionner correctement',
  'demission-chomage':
    'démissionner et avoir droit aux allocations / démission légitime / suivre mon conjoint muté / démission pour se reconvertir ou créer une entreprise / droits perdus après avoir quitté mon poste / quitter un CDI sans perdre le chômage / réexamen après quatre mois',
  'rupture-conventionnelle':
    'partir à l’amiable / négocier mon départ / l’employeur ne veut pas de rupture / indemnité de départ / délai de rétractation et homologation / demander à mon patron de me laisser partir avec le chômage / rupture ou démission que choisir / je veux quitter mon entreprise après vingt ans',
  licenciement:
    'faute grave / mon patron veut me mettre dehors / mise à pied conservatoire / indemnités de licenciement / licencié sans raison / lettre de licenciement reçue / insuffisance professionnelle / qui peut m’assister',
  'licenciement-economique-csp':
    'l’usine ferme / suppression de mon poste / contrat de sécurisation professionnelle / plan social / redressement judiciaire de mon employeur / accepter ou refuser le CSP / liquidation je suis salarié',
  'abandon-poste':
    'ne plus aller au travail / arrêter de venir sans rien dire / présomption de démission / je ne me suis pas présenté depuis une semaine / mise en demeure de reprendre le poste / plutôt que démissionner ne plus venir / si je n’y vais plus du tout que se passe-t-il / disparaître sans prévenir mon employeur',
  'documents-fin-contrat':
    'attestation employeur pas reçue / certificat de travail / solde de tout compte / mon ex patron ne donne pas mes papiers / France Travail attend mon attestation / reçu à signer en partant / papiers du départ',
  prudhommes:
    'attaquer mon employeur en justice / aller au tribunal du travail / combien de temps pour saisir / avocat obligatoire ou pas / défenseur syndical / porter plainte contre mon patron / délai pour contester / combien coûte une procédure',
  'inscription-france-travail':
    'premier rendez-vous avec mon conseiller après l’inscription / s’inscrire comme demandeur d’emploi / premier rendez-vous avec un conseiller / quand m’inscrire après mon contrat / documents pour l’inscription / rendez-vous manqué / changer de conseiller / réinscription / dossier bloqué',
  actualisation:
    'j’ai raté la date de l’actualisation / déclarer mes heures du mois / que déclarer quand j’ai travaillé / erreur dans ma déclaration mensuelle / avant le quinze du mois',
  'are-principes':
    'combien vais-je toucher / durée d’indemnisation selon l’âge / combien de temps ma mère peut-elle être indemnisée / combien de mois travaillés pour ouvrir des droits / calcul du salaire journalier / carence et premier versement / petits contrats à la suite mes droits / chômage après cinquante-cinq ans / quand arrive le premier paiement / droits rechargeables / montant de mon allocation',
  'are-cumul':
    'travailler quelques heures en gardant mes allocations / mission d’intérim pendant le chômage / mi-temps et complément de France Travail / combien on me retire si je travaille / reprendre un CDD sans perdre mes droits / est-ce intéressant de reprendre',
  'controle-recherche':
    'mon conseiller demande des preuves de mes démarches / ma conseillère contrôle mes candidatures / contrôle de ma recherche / prouver que je cherche / refuser une formation ou une offre raisonnable / sanction de France Travail / mon conseiller m’oblige / suspension de mes allocations / absence à une convocation pour maladie / le conseiller veut m’imposer un métier',
  'fin-de-droits':
    'mes allocations s’arrêtent bientôt / mes droits se terminent dans deux mois et après / allocation de solidarité spécifique / plus de chômage que faire / fin de l’indemnisation à soixante ans / après l’ARE',
  'aides-recherche':
    'payer le permis de conduire / train pour aller à un entretien / se faire rembourser un déplacement / aide au déménagement pour un emploi / garde d’enfants pendant la recherche / aide à la mobilité / je n’ai pas de véhicule / carte de transport réduite pour chômeurs / aide pour le matériel',
  rsa: 'je n’ai aucun revenu / heures d’activité obligatoires pour le RSA / prime d’activité / combien est le RSA pour une personne seule / contrat d’engagement quinze heures / moins de vingt-cinq ans sans revenu / RSA et petit travail / CAF',
  rqth: 'faire reconnaître mon handicap / dossier MDPH / maladie chronique et travail / avantages de la reconnaissance / renouveler ma RQTH / diabète fibromyalgie sclérose reconnue / combien de temps pour la réponse',
  'handicap-aides':
    'adapter mon poste de travail / Cap emploi / Agefiph / matériel pour malvoyant ou malentendant / entreprise adaptée / ESAT / aménager mes horaires à cause du handicap / appareil auditif financé / accompagnement spécialisé',
  'handicap-en-parler':
    'faut-il dire mon handicap / cacher ma maladie au recruteur / autisme dyslexie épilepsie en entretien / annoncer que je suis bipolaire / prévenir avant de ma différence / handicap invisible à dire ou pas / TDAH / bégaiement',
  'inaptitude-arret':
    'déclaré inapte / reprise après burn-out / visite de reprise / reclassement / long arrêt de travail / le médecin dit que je ne pourrai plus porter / invalidité deuxième catégorie',
  cpf: 'mon compte formation / utiliser mes droits à la formation / démarchage au téléphone pour le CPF / payer le permis avec le CPF / reste à charge de cent euros / combien d’euros sur mon compte / formation en anglais avec mon CPF',
  'formation-demandeur-emploi':
    'ma conseillère doit valider ma formation / ai-je droit à une formation pendant que je touche le chômage / c’est quoi la POEI ou la POEC dont on m’a parlé / me former sans perdre mon allocation / je n’ai pas les moyens de payer la formation du métier que je vise / qui finance une formation quand on est sans emploi / AIF / formation refusée par mon conseiller / être payé pendant la formation / Afpa / formation de la région / je veux une formation de soudeur / POEI préparation avant embauche / devenir ambulancier au chômage formation payée',
  'transition-pro':
    'changer de métier en restant salarié / congé formation / garder mon salaire pendant une formation longue / Transitions Pro / projet de transition professionnelle / mon employeur peut-il refuser mon départ en formation / devenir aide-soignante en étant en CDI',
  vae: 'avoir un diplôme grâce à mon expérience / validation des acquis / j’ai le métier mais pas le papier / dossier et jury / DEAES DEAP par l’expérience / des années de pratique sans diplôme',
  'bilan-competences':
    'faire le point sur ma carrière / je ne sais pas quel métier faire / bilan de compétences prix et durée / m’orienter à quarante ans / ce que je veux vraiment faire / trouver ma voie avec un consultant',
  reconversion:
    'changer complètement de voie / je n’en peux plus de mon métier / vers quel métier aller / reprendre à zéro à quarante-cinq ans / passer de la vente au soin / quitter le bâtiment / un conseil en évolution professionnelle / par où commencer pour changer de métier / métier qui a du sens / sortir de la restauration',
  immersion:
    'essayer un métier une semaine / passer quelques jours dans une entreprise pour voir / découvrir le travail avant la formation / stage d’observation pour adulte / tester le métier de fleuriste / PMSMP',
  habilitations:
    'passer le CACES / renouveler mon CACES / FIMO FCO transport / carte professionnelle d’agent de sécurité / habilitation électrique / formation hygiène restauration / SST secouriste / permis poids lourd / prix du CACES et qui paie / carte VTC ou taxi',
  'premier-emploi':
    'jamais travaillé / sortie d’études / mon premier travail / jeune diplômé sans expérience / on me demande de l’expérience partout / rien à mettre dans mon parcours / chercher sans la moindre expérience',
  seniors:
    'passé cinquante ans personne ne veut plus de moi / à 58 ans qui va m’embaucher / trop vieux pour les recruteurs / trop âgé pour les recruteurs / plus de cinquante ans au chômage / on me trouve trop cher / trop expérimenté / bac plus cinq qui postule à un poste simple / aides pour embaucher un senior / on préfère les jeunes / cinq ans avant la retraite',
  'retour-conge-parental':
    'reprendre après avoir élevé mes enfants / retour de congé maternité / mon poste a changé pendant mon congé parental / revenir à temps partiel après bébé',
  'diplome-etranger':
    'mon diplôme vient d’un autre pays / équivalence / attestation de comparabilité / professeure dans mon pays femme de ménage ici / faire traduire mes diplômes / licence obtenue au Cameroun / mon diplôme n’est pas reconnu',
  'autorisation-travail':
    'ai-je le droit de travailler avec mon récépissé / carte étudiant heures autorisées / demandeur d’asile / changement de statut étudiant à salarié / visa de travail / mon titre expire bientôt / employeur doit demander une autorisation / passeport talent / réfugié / métier en tension régularisation',
  'casier-judiciaire':
    'je sors de prison comment retrouver un travail / se réinsérer après une incarcération / reprendre un emploi après la détention / condamné il y a longtemps / bulletin numéro deux / extrait de casier demandé par l’employeur / agent de sécurité avec un casier / effacer mon casier / travailler avec des enfants malgré une condamnation / sortie de prison et emploi',
  'insertion-longue-duree':
    'structure d’insertion / chantier d’insertion / CDDI / parcours emploi compétences / au chômage depuis trois ans / personne ne veut de moi après tant d’années / entreprise d’insertion / PLIE accompagnement renforcé',
  'jeunes-accompagnement':
    'mission locale / contrat d’engagement jeune / dix-huit ans sans diplôme / sorti de l’école / service civique / école de la deuxième chance / allocation jeune / Epide / mon fils ne fait rien de ses journées',
  'parents-horaires':
    'mère seule et horaires décalés / crèche fermée à mes heures de travail / garde alternée et planning / père isolé / trouver un travail aux heures d’école / demander à finir plus tôt pour mes enfants / pas de nounou / horaires incompatibles avec mes enfants / refuser le travail du soir à cause des petits',
  'sans-diplome':
    'je n’ai aucun diplôme / arrêté l’école à seize ans / métiers qui recrutent sans diplôme / postuler sans avoir tout ce qui est demandé / méthode par simulation',
  'apprendre-francais':
    'cours de français gratuit / je parle peu français / apprendre à lire et écrire / français pour le travail / FLE débutant / OFII cours / améliorer mon français oral',
  enseigner:
    'devenir professeur des écoles / remplaçant dans l’éducation nationale / concours d’enseignant / AESH / enseigner sans concours / surveillant assistant d’éducation / prof contractuel au lycée',
  discrimination:
    'écarté à cause de mon nom / refusé parce que je suis noire / trop vieux selon le recruteur / mon adresse dans une cité / poste soudain pourvu quand j’appelle / refusé à cause de mon voile / rejetée car enceinte / remarque sur mon accent / homophobie au recrutement / discriminé pour ma santé',
  harcelement:
    'mon chef me rabaisse / humiliée devant tout le monde / pression permanente et cris / remarques sur mon physique / mise au placard / messages du patron la nuit / je vais travailler la boule au ventre / je pleure avant d’aller au travail / on se moque de moi / propos sexistes au travail / insultes',
  'donnees-personnelles':
    'supprimer mes données chez un recruteur / combien de temps gardent-ils mon CV / demander l’accès à mon dossier de candidature / RGPD recrutement',
  'travail-non-declare':
    'payé de la main à la main / pas de fiche de paie / je travaille sans contrat / le patron promet de me déclarer plus tard / moitié déclaré moitié liquide / accident au noir / découvrir que je ne suis pas déclaré',
  'conges-payes':
    'combien de jours de vacances / poser mes congés / le patron refuse mes dates / congés pendant un CDD / solde de congés payé au départ / congés pendant un arrêt maladie / congé pour mariage ou décès',
  'mutuelle-transports':
    'mutuelle obligatoire / dispense de mutuelle / garder la mutuelle au chômage / remboursement de l’abonnement de transport / indemnité kilométrique / essence et trajet domicile travail / titres-restaurant / forfait mobilités durables vélo covoiturage / je fais deux heures de route par jour',
  'outre-mer':
    'partir travailler en Guyane / rentrer en Martinique / Ladom billet d’avion / emploi à La Réunion / venir en métropole depuis Mayotte',
  'arret-maladie':
    'je suis en arrêt puis-je postuler / passer un entretien pendant un arrêt / indemnités journalières / jours de carence maladie / le médecin m’a arrêté dix jours combien vais-je toucher / travailler ailleurs pendant l’arrêt / malade pendant le chômage / arrêt refusé par la CPAM / mon employeur me reproche mes arrêts',
  'embellie-donnees':
    'où sont stockées mes informations / vous revendez mes données / qui peut lire mon CV ici / supprimer tout ce que j’ai mis / est-ce que France Travail voit mes réponses / confidentialité de cette application / mes données vont où',
  'salaire-impaye':
    'mon salaire n’est pas tombé / payé en retard tous les mois / deux mois sans être payé / acompte / le patron dit qu’il n’a plus d’argent / chèque sans provision / le restaurant ne me verse pas ma paie / comment réclamer mon salaire',
  belgique:
    'travailler à Bruxelles en habitant en France / frontalier belge / chercher en Wallonie / sécurité sociale belge / précompte / chômage en Belgique',
  suisse:
    'travailler à Genève / salaires en Suisse / chercher à Lausanne / combien on gagne de l’autre côté de la frontière',
  canada:
    'partir travailler au Québec / permis vacances travail / immigrer au Canada / CV canadien / Entrée express / Journées Québec / trouver un employeur à Montréal',
  'luxembourg-frontalier':
    'frontalier au Luxembourg / travailler en Allemagne / chercher un emploi en Espagne / Eures / transférer mon chômage en Europe / travailler à l’étranger dans l’Union européenne',
  maroc: 'trouver un emploi à Casablanca / Anapec / rentrer travailler au Maroc / contrat au Maroc',
  senegal: 'emploi à Dakar / chercher du travail au Sénégal / Anpej',
  'cote-ivoire': 'emploi à Abidjan / agence emploi jeunes Côte d’Ivoire',
  cameroun: 'emploi à Douala ou Yaoundé / fonds national de l’emploi Cameroun',
  'tunisie-algerie': 'emploi à Tunis / Aneti / travailler à Alger / Anem',
  'entretien-pieges': 'pourquoi vous et pas un autre',
  augmentation: 'demander une augmentation',
  'interim-quitter': 'l’agence ne me rappelle pas / refuser une mission',
  'travail-vite': 'travailler vite cette semaine',
  'essai-chomage': 'nouveau travail qui s’arrête pendant l’essai après démission',
  'entretien-prealable': 'convoqué à un entretien préalable',
  radiation: 'radié pour rendez-vous manqué / contester une radiation',
  'sans-voiture': 'aide pour acheter ou réparer une voiture',
  'mi-temps-therapeutique': 'mi-temps thérapeutique',
  'metier-corps':
    'je ne peux plus faire mon métier physiquement / mon dos est usé / opération du genou métier du bâtiment',
  'harcelement-sexuel': 'collègue aux gestes déplacés',
  'reseaux-sociaux': 'ont-ils le droit de regarder mon Facebook',
  'sans-papiers': 'sans papiers',
  'saison-logee': 'saison logée nourrie / travailler à la montagne cet hiver',
  'concours-preparer': 'passer un concours',
  'heures-changer': 'passer à temps plein',
  'reprendre-longtemps': 'mère au foyer depuis dix ans',
  'chomage-retraite': 'jusqu’à la retraite sans chômage',
  'exigences-annonce': 'l’annonce exige un diplôme que je n’ai pas mais j’ai l’expérience',
};
