import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** What is asked beside: what people ask within a sheet, and the lines that answer it. */
export const BESIDE_POINTS: readonly WrittenPoint[] = [
  {
    of: 'discrimination',
    asked:
      'avec mon nom arabe on ne me rappelle jamais / au téléphone ça va et quand ils voient mon nom c’est non / le poste était pris mais mon amie a rappelé et il était libre / même cv que mon ami français mais pas de réponse',
    said: 'C’est une discrimination si l’écart vient du nom ou de l’origine, et cela se prouve : deux candidatures identiques sauf un critère (test de comparaison) sont une preuve admise. Gardez l’annonce, les réponses, les heures d’appel, les témoins. Défenseur des droits, 39 28, gratuit : il enquête. Aux prud’hommes, cinq ans ; c’est à l’employeur de se justifier.',
  },
  {
    of: 'signes-religieux',
    asked:
      'je porte le voile puis-je travailler dans un magasin / venir voilée à un entretien / foulard et travail en crèche / mon employeur interdit le voile',
    said: 'Dans le privé, le voile est permis, sauf clause de neutralité écrite au règlement intérieur, pour toutes les convictions et pour les postes en contact avec les clients, ou raison de sécurité. Dans un service public (école, mairie, crèche publique, hôpital), non. En entretien, on ne peut pas vous écarter pour cela : demandez ce que prévoit le règlement. Refus : Défenseur des droits, 39 28.',
  },
  {
    of: 'autorisation-travail',
    asked:
      'mon récépissé m’autorise-t-il à travailler / récépissé de demande de titre travailler / demandeur d’asile depuis sept mois ai-je le droit de travailler / récépissé six mois travail',
    said: 'Lisez la mention : « autorise son titulaire à travailler » suffit ; « n’autorise pas » interdit. Le renouvellement d’un titre qui permettait de travailler le permet aussi ; une première demande, seulement selon le motif. Demandeur d’asile : après six mois sans décision de l’Ofpra, avec une autorisation que l’employeur demande en ligne.',
  },
  {
    of: 'titre-sejour-renouveler',
    asked:
      'mon titre de séjour expire pendant mon contrat / récépissé qui expire mon patron veut me virer / renouvellement de titre de séjour et emploi',
    said: 'Déposez la demande tout de suite (ANEF, entre quatre et deux mois avant la fin) et remettez la preuve à l’employeur contre reçu. Une attestation de prolongation ou un récépissé garde le droit de travailler ; une carte de résident ou pluriannuelle renouvelée à temps le garde trois mois de plus. Sans document valable, l’employeur doit suspendre. Préfecture muette : association ou avocat, le juge peut l’ordonner en urgence.',
  },
  {
    of: 'diplome-etranger',
    asked:
      'infirmière diplômée à l’étranger mon diplôme est-il valable / médecin étranger exercer en france / diplôme du cameroun ou d’algérie reconnu / pharmacien diplôme étranger',
    said: 'Pas directement pour un métier de soin d’un pays hors d’Europe : infirmier, il faut entrer en institut (dispenses possibles) ; aide-soignant, école ou VAE ; médecin, dentiste, sage-femme, pharmacien : concours (EVC) puis parcours encadré. Hors métier réglementé, l’attestation ENIC-NARIC suffit pour situer le niveau. L’ordre de la profession renseigne.',
  },
  {
    of: 'apprendre-francais',
    asked:
      'où apprendre le français gratuitement / cours de français gratuits pour trouver du travail / je ne parle pas bien français / améliorer mon français pour travailler',
    said: 'Mairie, centre social et associations (ateliers sociolinguistiques) ; Ofii si vous avez signé le contrat d’intégration ; France Travail ou la mission locale pour un français professionnel, souvent rémunéré ; en ligne, TV5Monde et l’Alliance française. On peut travailler et apprendre en même temps : l’employeur peut financer.',
  },
  {
    of: 'reseau',
    asked:
      'comment se faire un réseau quand on ne connaît personne / trouver les offres cachées / marché caché de l’emploi comment faire / je viens d’arriver et je ne connais personne',
    said: 'Commencez par dix personnes, même éloignées : voisins, parents d’élèves, anciens collègues, formateurs, commerçants. Dites le métier précis et demandez un nom, pas un emploi : « Qui connaissez-vous qui travaille dans … ? » Ajoutez une visite par jour, un salon par mois, une association ou un bénévolat, et France Travail pour les réunions d’employeurs. Chaque échange donne un autre contact.',
  },
  {
    of: 'organiser-recherche',
    asked:
      'combien de candidatures par semaine / comment organiser ma recherche d’emploi / je m’éparpille dans ma recherche / organiser mes journées de recherche',
    said: 'Cinq à dix candidatures choisies par semaine valent mieux que cinquante. Par exemple : lundi, repérer et trier les offres ; mardi à jeudi, deux envois soignés par jour et les relances ; vendredi, visites, réseau, bilan. Deux à trois heures par jour, un tableau avec date, contact et suite, un jour sans recherche.',
  },
  {
    of: 'lettre-utile',
    asked:
      'l’annonce ne demande pas de lettre j’en mets une / les lettres de motivation servent-elles encore / faut-il toujours une lettre de motivation',
    said: 'Si elle est demandée, oui. Sinon, quatre lignes dans l’e-mail la remplacent : le poste, une preuve, la disponibilité. Elle sert vraiment quand le CV ne parle pas de lui-même : reconversion, premier emploi, trou, candidature spontanée, fonction publique.',
  },
  {
    of: 'linkedin',
    asked:
      'linkedin est-il utile pour un métier manuel / linkedin quand on est maçon ou coiffeuse / faire un profil linkedin quoi mettre',
    said: 'Peu pour un métier manuel : visites, agences, artisans et France Travail comptent davantage ; une page de photos de vos travaux peut aider. Utile pour les bureaux, le commerce, l’informatique, les cadres. Alors : le métier visé en titre, cinq lignes de résultats, les mots des annonces, et dix contacts du secteur.',
  },
  {
    of: 'refus',
    asked:
      'puis-je demander pourquoi je n’ai pas été pris / refus sans explication demander la raison / profil non retenu pourquoi',
    said: 'Oui, et cela ne nuit pas : « Merci de votre réponse ; quel point aurait fait la différence ? » Un employeur privé n’est pas obligé de répondre, mais vous pouvez demander par écrit les notes qu’il a sur vous (RGPD), sous un mois. Un refus lié à l’âge, l’origine, la santé ou la famille est interdit : Défenseur des droits, 39 28.',
  },
  {
    of: 'refus',
    asked:
      'encore un refus comment rebondir / douze refus ce mois-ci je n’en peux plus / découragé par les refus',
    said: 'Un refus ne dit rien de votre valeur : on a choisi quelqu’un d’autre ce jour-là. Comptez où cela s’arrête : sans entretien, c’est le ciblage ou le CV ; après l’entretien, c’est l’oral ou la concurrence. Changez une seule chose, demandez un avis à un professionnel, et gardez un jour sans recherche. Si rien n’a plus de goût depuis deux semaines, parlez-en à votre médecin.',
  },
  {
    of: 'moral',
    asked:
      'je n’ai plus le courage de chercher / comment tenir après des mois de recherche / je suis découragé de chercher du travail',
    said: 'Faites moins, mais à heures fixes : deux heures le matin, puis la journée est à vous. Comptez vos actions, pas les réponses ; sortez et voyez quelqu’un chaque jour ; faites-vous accompagner gratuitement (Solidarités nouvelles face au chômage). Sommeil, appétit ou goût perdus depuis deux semaines : voyez un médecin, cela se soigne. Idées noires : 3114, jour et nuit.',
  },
  {
    of: 'entretien-visio',
    asked:
      'comment se préparer à un entretien en visio / entretien sur teams ou zoom conseils / mauvaise connexion pour un entretien visio / entretien vidéo différé se filmer',
    said: 'Testez la veille lien, son et caméra ; téléphone calé à hauteur des yeux, lumière en face, fond neutre, porte fermée, casque. Votre fiche derrière l’écran. Connexion faible : prévenez, donnez votre numéro, coupez la vidéo si besoin, ou allez à la médiathèque ou à France Travail. Entretien filmé seul : une minute par réponse, regardez l’objectif, recommencez si c’est permis.',
  },
  {
    of: 'entretien-telephone',
    asked:
      'préqualification téléphonique c’est quoi / entretien téléphonique comment ça se passe / une rh va m’appeler que va-t-elle demander',
    said: 'Dix à vingt minutes pour vérifier l’essentiel : parcours, raison de la candidature, disponibilité, salaire, mobilité. Mettez-vous au calme, debout si possible, l’annonce et le CV sous les yeux, une fourchette de salaire et une question prêtes. Appel surprise ? « Je suis en déplacement, puis-je vous rappeler à 14 heures ? »',
  },
  {
    of: 'entretien-collectif',
    asked:
      'entretien collectif comment se démarquer / entretien de groupe avec d’autres candidats / assessment center comment ça se passe / plusieurs candidats dans la même salle',
    said: 'On regarde comment vous travaillez avec les autres, pas qui parle le plus. Présentez-vous en trente secondes, écoutez, reprenez l’idée d’un autre par son nom, proposez de noter ou de surveiller le temps, faites avancer vers une décision. Ne coupez personne. Une journée d’évaluation ajoute mise en situation, tests et entretien individuel : arrivez reposé, lisez les consignes deux fois.',
  },
  {
    of: 'tests-recrutement',
    asked:
      'peut-on rater un test de personnalité / test de personnalité en recrutement / test psychotechnique à quoi ça ressemble / ils veulent me faire passer des tests',
    said: 'On ne rate pas un test de personnalité : il sert à parler de vous. Répondez vite et vrai, les questions se recoupent. Un test de logique ou psychotechnique (réflexes, attention, calcul) s’entraîne une heure avec des exercices gratuits. On doit vous prévenir avant et vous donner les résultats si vous les demandez.',
  },
  {
    of: 'entretien-pieges',
    asked:
      'pourquoi vous et pas un autre / pourquoi voulez-vous travailler chez nous / où vous voyez-vous dans cinq ans / répondre à pourquoi vous',
    said: '« Pourquoi vous ? » : trois faits liés à l’annonce, par exemple « j’ai ouvert seul pendant deux ans, j’habite à dix minutes, je suis libre lundi ». « Pourquoi nous ? » : un fait vrai sur la maison et ce que vous venez y faire. « Dans cinq ans ? » : « solide à ce poste, capable de former un nouveau ».',
  },
  {
    of: 'langues-cv',
    asked:
      'quel niveau d’anglais mettre sur le cv / comment savoir si je suis b1 ou b2 / mentir sur son niveau d’anglais / cv en anglais différences',
    said: 'Dites ce que vous faites : « anglais B1 : je réponds à un client, j’écris un e-mail simple ». A2 : phrases courtes ; B1 : se débrouiller ; B2 : suivre une réunion ; C1 : travailler sans effort. Un test gratuit en ligne donne le niveau. N’en rajoutez pas : on passe à l’anglais en deux minutes. CV en anglais : pas de photo ni d’âge, verbes d’action, résultats.',
  },
  {
    of: 'cv-verite',
    asked:
      'j’ai mis un diplôme que je n’ai pas sur mon cv / puis-je mentir sur mon cv / le recruteur peut-il vérifier mon diplôme / rajouter de l’expérience sur mon cv',
    said: 'N’inventez ni diplôme ni dates : un mensonge décisif peut justifier un licenciement, même plus tard, et un faux document est un délit. Beaucoup demandent une copie. Corrigez avant l’entretien : « BTS, deux ans suivis, non obtenu » ou « niveau bac ». Taire ce qui est sans rapport, choisir et mettre en avant : oui.',
  },
  {
    of: 'cv-forme',
    asked:
      'comment passer les logiciels qui trient les cv / robots de tri de cv / ats cv comment faire',
    said: 'Un fichier PDF ou Word simple, une colonne, titres classiques (Expérience, Formation, Compétences), sans tableau, icône ni texte en image. Reprenez les mots exacts de l’annonce quand ils sont vrais, le métier en titre, les dates en mois et année. Derrière, un humain lit : écrivez pour lui.',
  },
  {
    of: 'cv-loisirs',
    asked:
      'faut-il mettre les loisirs sur le cv / foot et lecture en centres d’intérêt / que mettre dans les centres d’intérêt',
    said: 'Seulement s’ils disent quelque chose d’utile : « football en club, capitaine depuis trois ans », « secourisme », « cuisine pour quarante personnes dans une association ». « Lecture, cinéma » n’aident pas : supprimez si la place manque.',
  },
  {
    of: 'sante-entretien',
    asked:
      'j’ai eu un cancer dois-je le dire en entretien / dire sa maladie au recruteur / maladie et entretien d’embauche / dix-huit mois d’arrêt que dire',
    said: 'Non, rien ne vous y oblige, et le recruteur n’a pas le droit de le demander. « J’ai eu une période personnelle, elle est terminée, je suis pleinement disponible », puis revenez au poste. Un besoin d’aménagement se dit au médecin du travail, ou une fois l’offre faite, sans le diagnostic.',
  },
  {
    of: 'handicap-aides',
    asked:
      'quelles aides pour aménager mon poste handicap / sourd aménagement de poste / agefiph que finance-t-elle / cap emploi comment y aller',
    said: 'L’Agefiph (privé) ou le FIPHFP (public) finance matériel, appareillage, interprète, logiciel, trajet, formation ; la demande se fait avec l’employeur, Cap emploi ou le médecin du travail, en général avec une RQTH ou sa demande en cours. Cap emploi est gratuit : demandez l’orientation à votre conseiller.',
  },
  {
    of: 'metier-corps',
    asked:
      'le médecin du travail dit que je ne peux plus porter / mon dos est fichu je dois changer de métier / plus capable de faire mon métier physiquement / restrictions du médecin du travail que va faire l’entreprise',
    said: 'L’employeur doit suivre l’avis du médecin du travail : aménager le poste, ou vous en proposer un autre. Si c’est impossible, c’est l’inaptitude, avec reclassement ou licenciement indemnisé, et le chômage ouvert. Préparez la suite maintenant : RQTH à la MDPH, essai encadré pendant l’arrêt, assistante sociale de la Carsat, Cap emploi. Votre métier se vend dans un poste moins dur : contrôle, vente, formation, planning.',
  },
  {
    of: 'parents-horaires',
    asked:
      'maman solo comment trouver un travail avec des horaires d’école / mère seule sans garde pour travailler / crèche fermée à 18 heures travail / qui peut garder mon bébé pendant l’entretien',
    said: 'Ciblez écoles, cantine, bureaux, aide à domicile en journée, services administratifs, et parlez d’horaires, pas d’enfants : « Je suis disponible de 8 h 30 à 17 h. » Garde : crèche AVIP (places pour qui cherche), halte-garderie le jour de l’entretien, relais petite enfance, garde à domicile partagée. Argent : aide à la garde de France Travail (AGE, enfant de moins de 12 ans), complément de mode de garde de la Caf, majoré pour un parent seul.',
  },
  {
    of: 'retour-conge-parental',
    asked:
      'vais-je retrouver mon poste après un congé parental / retour de congé maternité poste supprimé / reprendre après trois ans de congé parental',
    said: 'Oui : le même poste, ou un poste similaire au même salaire, au retour du congé maternité comme du congé parental, avec les augmentations générales entre-temps après la maternité. Un entretien sur la suite est dû. Poste disparu et rien de semblable : l’employeur doit justifier, écrivez et faites-vous aider.',
  },
  {
    of: 'emploi-retraite',
    asked:
      'puis-je travailler en étant retraité / reprendre un travail à la retraite sans perdre ma pension / cumul emploi retraite conditions / petit boulot de retraité',
    said: 'Oui. Avec le taux plein et toutes vos pensions demandées, pension et salaire se cumulent sans limite, et peuvent ouvrir de nouveaux droits. Sinon, la pension baisse au-delà d’un plafond. Chez votre dernier employeur, attendez six mois. Prévenez la caisse dans le mois. Les règles changent pour les retraites prises à partir de 2027 : vérifiez avant.',
  },
  {
    of: 'cesu',
    asked:
      'une dame âgée veut me déclarer pour du ménage / comment marche le cesu pour la personne qui travaille / être payé en cesu droits / combien demander de l’heure en ménage',
    said: 'Elle s’inscrit sur cesu.urssaf.fr, déclare chaque mois vos heures et récupère la moitié en crédit d’impôt. Vous êtes salarié : au moins le SMIC, congés payés (souvent 10 % en plus), arrêt maladie, retraite, chômage. Fixez par écrit le taux net, les jours et les tâches ; le prix courant va souvent de 12 à 15 € net de l’heure selon la ville. Au chômage, déclarez heures et salaire.',
  },
  {
    of: 'freelance',
    asked:
      'comment devenir auto-entrepreneur / se mettre à son compte par où commencer / différence auto-entrepreneur et salarié / facturer des clients sans créer de société',
    said: 'La micro-entreprise se déclare gratuitement sur formalites.entreprises.gouv.fr : vous facturez, déclarez le chiffre encaissé à l’Urssaf et payez un pourcentage (environ 12 à 13 % pour la vente, 21 à 26 % pour les services). Pas de congés, pas de chômage, une protection plus faible qu’un salarié. Sans créer de société, le portage salarial vous salarie et facture pour vous. Au chômage, parlez-en avant (ARE ou ARCE).',
  },
  {
    of: 'tarif-jour',
    asked:
      'combien facturer ma journée de freelance / quel tjm demander / fixer mon tarif de graphiste indépendante',
    said: 'Partez du net voulu : pour 24 000 € net par an et 140 jours facturables, comptez 240 à 260 € par jour en services, cotisations, impôt et frais compris. Comparez ensuite avec les tarifs publiés du métier : un débutant se place en bas, jamais sous ce calcul. Annoncez un prix par projet quand vous connaissez la charge.',
  },
  {
    of: 'faux-independant',
    asked:
      'on me demande d’être auto-entrepreneur pour un travail de salarié / mon client unique m’impose mes horaires / patron veut que je passe en auto-entreprise',
    said: 'Horaires, lieu, ordres et sanctions imposés par un seul client : c’est du salariat déguisé, et les prud’hommes peuvent le requalifier en contrat de travail, avec salaires et congés dus. Demandez un CDD ou de l’intérim. Gardez plannings, messages, factures ; inspection du travail et Urssaf peuvent être alertées. L’amende est pour lui, pas pour vous.',
  },
  {
    of: 'bilan-competences',
    asked:
      'combien coûte un bilan de compétences / le bilan de compétences est-il utile / qui paie un bilan de compétences',
    said: '1 000 à 2 000 € en général, payés par le CPF (plafonné depuis 2026, à vérifier), parfois l’employeur ou France Travail. Utile si vous hésitez entre plusieurs voies et avez deux mois ; pour une simple question, un conseil en évolution professionnelle ou une immersion, gratuits, suffisent souvent. Premier rendez-vous gratuit avant de choisir.',
  },
  {
    of: 'insertion-longue-duree',
    asked:
      'c’est quoi un cddi / structure d’insertion comment ça marche / chantier d’insertion qui peut y aller / insertion par l’activité économique salaire',
    said: 'Un CDDI est un vrai contrat, payé au SMIC au moins, de 20 à 35 heures, dans une entreprise, une association ou un chantier d’insertion, avec un accompagnement : quatre mois au moins, 24 en tout en général. Il faut un diagnostic d’un prescripteur (France Travail, mission locale, Cap emploi, CCAS). On peut le quitter pour un emploi ou une formation.',
  },
  {
    of: 'premier-emploi',
    asked:
      'toutes les annonces demandent de l’expérience / jamais travaillé comment trouver un premier emploi / sortir de l’école sans expérience trouver du travail',
    said: 'Visez « débutant accepté », alternance, intérim, saison, remplacements : six mois d’expérience ouvrent le reste. Comptez vos stages, projets, bénévolat et petits boulots comme de l’expérience, et postulez dès les deux tiers des exigences. Avant 26 ans, la mission locale ; sinon immersion et POEI avec France Travail. Présentez-vous sur place.',
  },
  {
    of: 'jeunes-accompagnement',
    asked:
      'ma fille de 19 ans ne fait rien qui peut l’aider / mon fils a décroché de l’école / jeune sans rien que faire / aide pour un jeune déscolarisé',
    said: 'La mission locale de votre commune, gratuite, de 16 à 25 ans : un conseiller, des stages, le contrat d’engagement jeune avec une allocation possible. Avant 18 ans, une formation ou un accompagnement est dû : lycée ou CIO. École de la deuxième chance, Epide, service civique, apprentissage reprennent en douceur. Proposez de l’accompagner au premier rendez-vous.',
  },
  {
    of: 'alternance',
    asked:
      'mon fils cherche un patron pour un cap / comment trouver un maître d’apprentissage / trouver une entreprise pour un apprentissage',
    said: 'Passez à quinze entreprises près de chez vous, aux heures creuses, lui devant : « Je prépare un CAP pâtissier, je cherche un patron pour septembre. » CV d’une page, disponibilités, une journée d’essai proposée par une immersion signée. En plus : labonnealternance.apprentissage.beta.gouv.fr, la chambre de métiers, le CFA (liste d’employeurs), les pages jaunes. Rappelez après une semaine ; la plupart signent entre mai et septembre.',
  },
  {
    of: 'stage-observation',
    asked:
      'trouver un stage de troisième / mon fils ne trouve pas de stage de 3e / stage de seconde obligatoire',
    said: 'Demandez en personne, tout près, deux à trois mois avant : boulangerie, garage, pharmacie, école, mairie, vétérinaire, entreprise d’un voisin. Une convention du collège ou du lycée, non payé, cinq jours en troisième, deux semaines en juin pour la seconde (à vérifier). La plateforme « 1 élève, 1 stage » et la mission locale ont des places.',
  },
  {
    of: 'saisonnier',
    asked:
      'trouver une saison logée / travailler en station l’hiver logé / où chercher un emploi saisonnier / vendanges comment ça se passe',
    said: 'Postulez de septembre à novembre pour l’hiver, de février à mai pour l’été : francetravail.fr (saisonniers), sites des stations, hôtels et campings, anefa-emploi.org pour les récoltes. Demandez dès le premier appel si le logement est fourni, son prix, seul ou partagé, et faites-le écrire. CDD saisonnier : heures supplémentaires payées, 10 % de congés, pas de prime de précarité ; les heures comptent pour le chômage.',
  },
  {
    of: 'saisonnier',
    asked:
      'contrat de 39 heures mais on en fait 55 en saison / saisonnier heures supplémentaires non payées',
    said: 'Toutes vos heures sont dues, majorées (dans les hôtels-cafés-restaurants : 10 % de la 36e à la 39e, 20 % jusqu’à la 43e, 50 % ensuite), dans la limite de 48 par semaine. Notez-les chaque soir, gardez plannings et messages. Vous pouvez réclamer après la saison : trois ans.',
  },
  {
    of: 'repos-horaires',
    asked:
      'fermeture à 23 h et ouverture à 6 h le lendemain / combien d’heures de repos entre deux journées / finir tard et reprendre tôt légal',
    said: 'Non en principe : onze heures de repos d’affilée sont dues entre deux journées ; de 23 h à 6 h, il n’y en a que sept. Un accord peut descendre à neuf heures dans certains métiers, avec une compensation. Écrivez-le à l’employeur ; inspection du travail si cela continue.',
  },
  {
    of: 'temps-partiel',
    asked:
      'contrat 24 heures mais je fais 35 heures / on me fait faire un temps plein avec un contrat partiel',
    said: 'Les heures complémentaires ne peuvent jamais atteindre 35 heures : si c’est le cas, même une semaine, le contrat peut être requalifié en temps plein par les prud’hommes, avec les salaires dus. Notez vos heures, demandez un avenant à temps plein par écrit ; chaque heure au-delà du contrat est majorée de 10 puis 25 %.',
  },
  {
    of: 'cdd-regles',
    asked:
      'quatrième cdd dans la même entreprise est-ce légal / enchaîner les contrats courts dans le même magasin',
    said: 'Pas sur le même poste permanent : un CDD doit avoir un motif précis (remplacement, surcroît, saison), deux renouvellements au plus, et un délai d’un tiers de sa durée avant le suivant, sauf remplacement, saison ou usage. Sinon, vous pouvez demander un CDI aux prud’hommes, avec une indemnité d’un mois de salaire au moins. Gardez tous les contrats.',
  },
  {
    of: 'inscription-france-travail',
    asked:
      'comment s’inscrire à france travail / inscription pôle emploi comment faire / papiers pour s’inscrire au chômage',
    said: 'Sur francetravail.fr, « S’inscrire », dès le lendemain de la fin du contrat : pièce d’identité ou titre de séjour, numéro de Sécu, RIB, attestation de l’employeur, CV. Remplissez aussi la demande d’allocation. Sans internet : agence, France services ou 39 49.',
  },
  {
    of: 'controle-recherche',
    asked:
      'j’ai raté mon rendez-vous france travail j’étais malade / vont-ils me radier pour un rendez-vous manqué / absent à une convocation france travail',
    said: 'Écrivez aujourd’hui dans votre espace, preuve jointe (arrêt, enfant malade, transport) et demandez une autre date : un motif sérieux n’est pas sanctionné. Avant toute suspension, vous recevez une lettre et dix jours en général pour répondre. Sans excuse : au moins 30 % de l’allocation suspendus un à deux mois ; un recours est possible.',
  },
  {
    of: 'salaire-metier',
    asked:
      'combien gagne un cariste / combien gagne une auxiliaire de vie / quel est le salaire d’un métier / salaire moyen d’un plombier',
    said: 'Beaucoup de métiers sans encadrement démarrent entre le SMIC (1 867 € brut en juin 2026) et 15 % de plus : cariste 1 900 à 2 200 € brut, auxiliaire de vie 1 900 à 2 100 €, aide-soignante 2 000 à 2 300 € avec primes, plombier ou électricien 2 000 à 2 500 € (ordres de grandeur à vérifier). Le vrai chiffre : la grille de la convention collective, et le milieu de dix annonces de votre ville.',
  },
  {
    of: 'brut-net',
    asked:
      '28 000 euros par an ça fait combien par mois net / salaire annuel brut en net mensuel / 30 k€ brut combien net',
    said: 'Divisez par douze, puis retirez 22 à 23 % (25 % pour un cadre) : 24 000 € par an font environ 1 560 € net par mois, 28 000 € environ 1 815 €, 30 000 € environ 1 950 €, 35 000 € environ 2 270 € (2 190 € cadre), avant impôt. Sur treize mois, chaque mois est un peu plus bas.',
  },
  {
    of: 'contre-offre',
    asked:
      'mon patron me propose plus pour rester / contre-offre accepter ou refuser / mon employeur veut me retenir',
    said: 'Prenez deux jours et relisez pourquoi vous partiez : si c’était le salaire, l’offre peut suffire ; l’ambiance ou l’ennui ne changeront pas. Demandez-la par écrit. Si vous avez déjà signé ailleurs, prévenez vite : une promesse acceptée engage, mais un CDI avec essai peut se quitter sans frais.',
  },
  {
    of: 'convention-collective',
    asked:
      'c’est quoi le coefficient sur la fiche de paie / etam ou coefficient dans une annonce / trouver ma convention collective / classification et salaire minimum',
    said: 'Le coefficient (ou niveau, échelon, position) situe votre poste dans la grille de la convention collective : il donne le salaire minimum, l’essai et le préavis. ETAM veut dire employés, techniciens et agents de maîtrise. Le nom de la convention est sur la fiche de paie ; cherchez-la sur code.travail.gouv.fr, la grille sur Legifrance.',
  },
  {
    of: 'aide-juridique',
    asked:
      'qui peut m’aider gratuitement contre mon patron / avocat gratuit droit du travail / inspection du travail comment la contacter / conseil juridique gratuit travail',
    said: 'Renseignements en droit du travail : 0 806 000 126, gratuit. Inspection du travail (DDETS du département) : danger, fraude, salaire impayé, sans dire qui a demandé. Syndicat ou défenseur syndical pour un dossier ; conseiller du salarié pour un entretien ; point-justice au 30 39 ; avocat avec l’aide juridictionnelle selon les revenus, ou la protection juridique de votre assurance.',
  },
  {
    of: 'mutuelle-transports',
    asked:
      'ai-je droit à une prime de transport / deux heures de route prime transport / prime carburant obligatoire',
    said: 'L’employeur ne doit que la moitié de l’abonnement de transport public. La prime carburant et le forfait mobilités durables (covoiturage, vélo) sont facultatifs : demandez s’il existe un accord. Aux impôts, les frais réels kilométriques peuvent dépasser l’abattement de 10 % quand on fait beaucoup de route.',
  },
  {
    of: 'accident-travail',
    asked:
      'bloqué le dos au travail comment déclarer / mal de dos au travail accident du travail / déclarer une maladie professionnelle',
    said: 'Une douleur soudaine en soulevant est un accident du travail : dites-le à l’employeur sous 24 heures, voyez un médecin le jour même (certificat « accident du travail »), notez témoin, heure et geste. Une usure progressive (dos, épaule, poignet) se déclare comme maladie professionnelle à la CPAM, certificat médical à l’appui.',
  },
  {
    of: 'vae',
    asked:
      'avoir un diplôme sans retourner à l’école / faire reconnaître huit ans d’expérience d’aide-soignante / cap petite enfance par l’expérience / nounou vingt ans sans diplôme',
    said: 'Oui, par la VAE : vos années font le diplôme, sans cours. Inscription sur vae.gouv.fr, un accompagnateur, un dossier de faisabilité, des situations vécues, puis le jury (tout ou partie du diplôme ; le reste par un module). Même l’expérience non salariée ou à l’étranger peut compter si vous la prouvez : attestations, contrats, témoignages. Souvent gratuit pour le soin et la petite enfance.',
  },
  {
    of: 'formation-demandeur-emploi',
    asked:
      'qui peut payer ma formation / faire financer une formation par france travail / ma formation coûte trop cher',
    said: 'Dans l’ordre : une place déjà payée par la région ou France Travail ; un employeur qui vous attend (POEI, jusqu’à 400 heures) ; le CPF, complété par l’AIF de France Travail ; l’alternance, payée dès le premier mois. Demandez le devis et l’accord écrit avant de signer. Conseil gratuit : CEP.',
  },
  {
    of: 'teletravail',
    asked:
      'mon employeur peut-il me faire revenir au bureau / fin du télétravail imposée / supprimer mon télétravail',
    said: 'Oui si l’accord, la charte ou l’avenant prévoit de pouvoir y mettre fin, dans le délai fixé. Écrit au contrat sans cette clause, il ne se retire pas sans votre accord. Santé : le médecin du travail peut le préconiser.',
  },
  {
    of: 'logement-emploi',
    asked:
      'aide pour déménager pour un travail / trouver un logement sans garant / visale conditions / se loger en période d’essai',
    said: 'Visale (visale.fr) vous sert de garant gratuitement jusqu’à 30 ans, et au-delà si vous prenez un emploi ou gagnez peu : demandez-la avant de signer le bail. Dépôt de garantie : avance Loca-Pass. Déménager : aide à la mobilité de France Travail, demandée avant, et Action Logement selon l’employeur. Pour quelques mois : foyer de jeunes travailleurs, bail mobilité.',
  },
  {
    of: 'frontalier-chomage',
    asked:
      'je vis en france et je travaille en suisse chômage / frontalier impôts où les payer / habiter lille travailler en belgique comment ça marche / frontalier luxembourg chômage',
    said: 'Vous cotisez et êtes soigné là où vous travaillez ; après la perte complète de l’emploi, c’est France Travail qui vous indemnise, avec le document U1. Impôts : au Luxembourg et en Belgique sur place en général ; en Suisse, à Genève sur place, en France pour huit cantons dont Vaud, Neuchâtel et Bâle. Déclarez toujours en France aussi. EURES renseigne gratuitement.',
  },
  {
    of: 'relance',
    asked:
      'relancer sans avoir l’air de harceler / appeler une entreprise après avoir postulé ça fait mendiant / trois semaines sans réponse puis-je appeler',
    said: 'Appelez : une relance courte montre de l’intérêt, elle ne dérange pas. « Bonjour, j’ai envoyé ma candidature pour … le … ; est-elle bien arrivée, et quand pensez-vous répondre ? » Une fois à dix jours, une fois à trois semaines, puis passez à autre chose.',
  },
  {
    of: 'entretien-apres',
    asked:
      'j’ai raté mon entretien ça se rattrape / envoyer un mot après l’entretien / remercier après un entretien utile',
    said: 'Oui, par un message le jour même ou le lendemain : merci, un point de l’échange, et la réponse que vous auriez voulu donner en deux lignes. « En y repensant, voici l’exemple que je cherchais… » Cela rattrape parfois, et ne nuit jamais. Puis notez ce qui a coincé pour le prochain.',
  },
  {
    of: 'choisir-offre',
    asked:
      'cdi dans le privé ou cdd à la mairie / choisir entre un cdd mieux payé et un cdi / j’ai signé et une autre entreprise me propose mieux',
    said: 'Comparez par mois le net moins le trajet, puis les horaires, ce que vous y apprenez et la suite réelle du CDD (renouvellement, concours, titularisation : demandez-le par écrit). Un CDI rassure pour un logement ou un prêt, mais s’arrête aussi pendant l’essai. Déjà signé ailleurs ? Un CDI avec période d’essai se quitte sous 24 ou 48 heures ; prévenez vite et poliment.',
  },
  {
    of: 'harcelement-sexuel',
    asked:
      'remarques sur mon corps au travail / un collègue fait des remarques sur mes seins / blagues sexuelles au travail',
    said: 'C’est du harcèlement sexuel si c’est répété et non voulu, et l’employeur, prévenu par écrit, doit le faire cesser. Toucher seins, fesses ou cuisses est une agression sexuelle, un délit. Notez dates, mots, témoins ; parlez au référent du CSE, au médecin du travail ou à l’inspection (tenue au secret). 39 19, jour et nuit. Aucune sanction ne peut vous viser pour avoir parlé.',
  },
  {
    of: 'indemnites-journalieres',
    asked:
      'mes indemnités journalières n’arrivent pas / arrêt maladie pas payé / la cpam ne me paie pas mon arrêt',
    said: 'Le plus souvent il manque l’attestation de salaire de l’employeur : demandez-la par écrit aujourd’hui et regardez votre compte ameli. S’il maintient le salaire, c’est lui qui vous paie. CPAM : 36 46, avec vos trois dernières fiches de paie si l’employeur ne répond pas. Refus : deux mois pour contester.',
  },
  {
    of: 'micro-declarer',
    asked:
      'combien de charges en auto-entreprise / cotisations micro-entreprise pourcentage / impôts auto-entrepreneur',
    said: 'Environ 12 à 13 % du chiffre encaissé pour la vente, 21 % pour les services artisanaux, 24 à 26 % pour les services et professions libérales en 2026 (à vérifier sur l’Urssaf), moins au début avec l’Acre si vous y avez droit. L’impôt s’ajoute : au barème après abattement, ou 1 à 2,2 % en versement libératoire. CFE en décembre, pas la première année.',
  },
  {
    of: 'impots-emploi',
    asked:
      'le chômage est-il imposable / dois-je déclarer mes indemnités de licenciement / impôt premier salaire / changer mon taux de prélèvement',
    said: 'Salaire, chômage et indemnités maladie sont imposables ; RSA, prime d’activité et allocations familiales non. L’indemnité de licenciement ou de rupture conventionnelle est exonérée pour sa part légale ou conventionnelle. Revenus en baisse : changez votre taux sur impots.gouv.fr, « Gérer mon prélèvement à la source ».',
  },
  {
    of: 'representants-greve',
    asked:
      'puis-je faire grève dans le privé / ai-je le droit de grève / sanction pour grève / grève combien perdu sur le salaire',
    said: 'Oui, sans préavis ni syndicat dans le privé : à plusieurs, pour une demande professionnelle connue de l’employeur (seul, en suivant un appel national). Le salaire est réduit du seul temps de grève. Une sanction pour grève est nulle, sauf faute lourde. Service public : préavis syndical de cinq jours.',
  },
  {
    of: 'visite-medicale',
    asked:
      'que dire au médecin du travail / le médecin du travail peut-il prévenir mon patron / demander une visite au médecin du travail / visite médicale d’embauche obligatoire',
    said: 'Le médecin du travail est tenu au secret : l’employeur ne reçoit qu’un avis sur le poste. Demandez un rendez-vous à tout moment, sans dire pourquoi, sur le temps de travail. Dites douleurs, traitements, ce qui bloque : il peut imposer un aménagement. La visite d’information a lieu dans les trois mois de l’embauche.',
  },
  {
    of: 'droit-retrait',
    asked:
      'droit de retrait comment faire / quitter mon poste dangereux / trop chaud pour travailler droit / mon patron ne donne pas d’équipement de sécurité',
    said: 'Danger grave et imminent : alertez tout de suite (message avec lieu, danger, heure), éloignez-vous, restez à disposition pour un autre travail ; ni sanction ni retenue si la crainte est raisonnable. Équipements : gratuits et fournis par l’employeur. Chaleur : pas de température limite, mais dès la vigilance jaune il doit adapter horaires, pauses et eau. Inspection du travail si rien ne change.',
  },
  {
    of: 'retard-absence',
    asked:
      'je suis souvent en retard que risque-t-on / absence injustifiée que risque-t-on / grève des transports retard au travail / en retard à cause du train',
    said: 'Un retard isolé : le temps perdu peut ne pas être payé, rien de plus. Répétés ou sans prévenir : avertissement, puis davantage. Prévenez par message avant l’heure et gardez la preuve (bulletin de retard) : ce n’est alors pas une faute. Une absence de plusieurs jours sans nouvelles peut valoir démission après mise en demeure.',
  },
  {
    of: 'embellie-donnees',
    asked:
      'où vont mes données dans embellie / qui peut lire mon cv ici / vous faites quoi de mes données',
    said: 'Elles restent sur votre appareil : ni votre CV ni ce que vous écrivez ici ne part sur un serveur, et personne d’autre ne peut les lire. Vous pouvez les exporter ou tout supprimer dans les réglages. Si vous connectez vous-même un modèle de langue, un texte n’est envoyé qu’après vous l’avoir montré.',
  },
  {
    of: 'canada',
    asked:
      'partir travailler au canada quel visa / travailler au québec par où commencer / quels papiers pour travailler à montréal',
    said: 'Trois voies : le PVT (18 à 35 ans, tirage au sort), le permis Jeunes professionnels avec une offre, ou un permis de travail demandé par un employeur ; l’installation durable passe par Arrima pour le Québec, Entrée express ailleurs. Cherchez sur quebecentete.com et aux Journées Québec. Ne payez jamais pour une offre.',
  },
  {
    of: 'vie-via',
    asked: 'c’est quoi le vie et jusqu’à quel âge / partir en vie conditions / vie salaire',
    said: 'Une mission de 6 à 24 mois à l’étranger pour une entreprise française, de 18 à 28 ans au départ, pour un citoyen de l’Espace économique européen. Une indemnité selon le pays, non imposable, protection sociale comprise. Offres sur mon-vie-via.businessfrance.fr ; proposez aussi un VIE à une entreprise.',
  },
];
