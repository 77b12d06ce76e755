import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** What is asked of daily work and life: what people ask within a sheet, and the lines that answer it. */
export const DAILY_POINTS: readonly WrittenPoint[] = [
  {
    of: 'fiche-paie',
    asked:
      'comment lire ma fiche de paie / c’est quoi la csg non déductible / abréviations du bulletin de paie / net social et net imposable différence',
    said: 'Cinq lignes suffisent : le brut (heures × taux, heures majorées, primes), les cotisations (20 à 23 %), le net social (pour la prime d’activité et le RSA), l’impôt prélevé, le net payé. La CSG et la CRDS sont des contributions : une part de la CSG reste imposable (« non déductible »), d’où un net imposable un peu plus haut que le net. En bas, les congés acquis et pris.',
  },
  {
    of: 'convention-collective',
    asked:
      'à quoi sert le numéro idcc / trouver les règles de ma convention avec l’idcc / où lire ma convention collective gratuitement',
    said: 'L’IDCC est le numéro de votre convention collective : tapez-le sur code.travail.gouv.fr ou Legifrance, c’est gratuit. Lisez la classification (votre minimum), les primes, la durée de l’essai et du préavis, le maintien en maladie, les congés en plus. Sur les salaires, prenez la grille la plus récente.',
  },
  {
    of: 'inscription-france-travail',
    asked:
      'je reviens de l’étranger puis-je m’inscrire à france travail / retour en france après des années à l’étranger inscription / s’inscrire à france travail sans droits',
    said: 'Oui, dès que vous résidez en France : l’inscription ouvre l’accompagnement, les formations et les offres, même sans allocation. Avec un emploi en Europe ou en Suisse, apportez le document U1 ; hors d’Europe, ce travail n’ouvre pas de droit, sauf adhésion volontaire, mais un reste d’ancienne allocation peut reprendre s’il n’est pas trop vieux. Pour la Sécu, demandez la CPAM dès l’arrivée.',
  },
  {
    of: 'forfait-jours',
    asked:
      'forfait jours combien d’heures par jour / forfait 218 jours trop de travail / forfait jours et heures supplémentaires / mon forfait jours est-il valable',
    said: 'Pas d’heures comptées, mais onze heures de repos par jour et trente-cinq par semaine, et au plus 218 jours par an en général. Il n’est valable qu’avec un accord collectif, votre signature, une vraie autonomie, et un suivi réel de la charge (un entretien par an au moins). Sinon, il ne vous est pas opposable et les heures au-delà de 35 se réclament, sur trois ans.',
  },
  {
    of: 'teletravail-droits',
    asked:
      'l’entreprise exige cinq jours au bureau puis-je refuser / titres-restaurant en télétravail / frais de télétravail remboursés / équipement en télétravail qui paie',
    said: 'Retour au bureau : regardez l’accord, la charte ou l’avenant ; écrit au contrat sans clause de retour, il faut votre accord, sinon l’employeur peut y mettre fin dans le délai prévu. Titres-restaurant : les mêmes qu’au bureau (Cour de cassation, octobre 2025). Frais et matériel : à la charge de l’employeur, sur justificatif ou forfait.',
  },
  {
    of: 'ia-candidature',
    asked:
      'le recruteur voit-il que ma lettre est faite par une ia / puis-je utiliser chatgpt pour mon cv / lettre de motivation avec chatgpt / détecter un texte écrit par intelligence artificielle',
    said: 'C’est permis, et les détecteurs se trompent souvent ; ce qui se voit, c’est une lettre interchangeable, sans fait précis. Donnez à l’outil l’annonce et deux exemples chiffrés, retirez tout ce qui n’est pas vrai, réécrivez avec vos mots et lisez à voix haute : vous devez pouvoir défendre chaque phrase à l’oral. Pas de données personnelles.',
  },
  {
    of: 'commission-vdi',
    asked:
      'payé à la commission sans fixe est-ce légal / vente à domicile zéro fixe / vendre des alarmes au pourcentage piège / mandataire immobilier sans salaire',
    said: 'Cela dépend du statut. Salarié : au moins le SMIC pour vos heures, même sans vente ; « pas de vente, pas de salaire » est illégal. Indépendant (VDI, mandataire, agent commercial) : aucun minimum, et frais à votre charge. Demandez par écrit le statut, ce que gagne un débutant au bout de six mois et ce que vous payez. Payer pour entrer ou recruter d’autres vendeurs : fuyez.',
  },
  {
    of: 'astreintes',
    asked:
      'mon patron peut-il m’imposer d’être joignable le week-end / astreinte payée combien / refuser une astreinte / être d’astreinte le soir',
    said: 'Seulement si une astreinte est organisée : par un accord, ou par l’employeur après avis du CSE, annoncée quinze jours avant, avec une contrepartie en argent ou en repos même sans appel. Chaque intervention est du travail, trajet compris. Sans cela, vous n’avez pas à répondre le soir ni le week-end.',
  },
  {
    of: 'deconnexion',
    asked:
      'mon chef m’envoie des messages le soir / dois-je répondre pendant mes vacances / appelé en dehors des heures de travail',
    said: 'Non : hors de vos heures, en congé ou en arrêt, vous n’avez pas à répondre, et ne pas le faire n’est pas une faute, sauf astreinte. Le temps passé à la demande de l’employeur se paie : notez-le. Dites-le une fois, calmement, aux heures de travail, et gardez les messages.',
  },
  {
    of: 'contrat-engagement',
    asked:
      'les quinze heures d’activité du rsa / contrat d’engagement france travail obligatoire / 15 heures par semaine rsa dispense / que se passe-t-il si je ne fais pas les 15 heures',
    said: 'Quinze heures d’activité par semaine, au moins, sont inscrites au contrat pour qui en a besoin ; ce sont des démarches (ateliers, candidatures, formation, immersion, santé, permis), pas un travail gratuit. Elles se réduisent ou disparaissent pour santé, handicap, garde d’enfant, aidant, parent isolé : dites-le au diagnostic. Un manquement sans motif peut suspendre au moins 30 % du versement, après que vous avez pu vous expliquer.',
  },
  {
    of: 'aah-emploi',
    asked:
      'travailler avec l’aah combien je garde / vais-je perdre l’aah si je travaille / aah et mi-temps',
    said: 'On y gagne presque toujours : cumul complet pendant six mois sur un an, puis seule une part du salaire est comptée (abattement de 80 % jusqu’à 30 % du SMIC, 40 % au-dessus). Déclarez chaque trimestre à la Caf. Avec un taux de 50 à 79 %, un mi-temps ou plus peut faire réexaminer le droit : demandez à la MDPH avant.',
  },
  {
    of: 'sans-papiers',
    asked:
      'travailler sans papiers quels droits / régularisation par le travail métier en tension / sans papiers et salaire non payé',
    said: 'Le travail doit être payé comme pour tous, l’accident est couvert, et à la rupture trois mois de salaire au moins sont dus (article L8252-1). Régularisation : métier en tension (trois ans de présence, douze mois de travail sur vingt-quatre, prévu jusqu’à fin 2026, à vérifier) ou admission exceptionnelle. Ne déposez pas seul : Cimade, syndicat, avocat.',
  },
  {
    of: 'concours-preparer',
    asked:
      'âge limite pour passer un concours de la fonction publique / passer un concours à 45 ans / concours de la mairie trop vieux',
    said: 'Non : il n’y a pas d’âge limite, sauf police, pénitentiaire et quelques corps. Catégorie C sans diplôme ou niveau CAP, B avec le bac, A avec bac +3 ; l’expérience peut remplacer le diplôme, et le troisième concours est réservé à qui vient du privé. Inscription gratuite, des mois à l’avance (concours-territorial.fr, choisirleservicepublic.gouv.fr).',
  },
  {
    of: 'armee-police',
    asked:
      'conditions pour entrer dans la police / devenir gendarme sans bac / âge limite armée / devenir pompier professionnel / surveillant pénitentiaire conditions',
    said: 'Sans diplôme : policier adjoint (18 à 30 ans), gendarme adjoint volontaire, armée de terre (dès 17 ans). Avec le bac : gardien de la paix (jusqu’à 45 ans), sous-officier de gendarmerie. Surveillant pénitentiaire : concours, jusqu’à 45 ans. Pompier : volontaire dès 16 ans, professionnel par concours. Nationalité française, casier compatible, sport et visite médicale. Âges à vérifier sur les sites officiels.',
  },
  {
    of: 'petite-enfance',
    asked:
      'travailler en crèche sans diplôme / cap petite enfance à distance / devenir auxiliaire de puériculture à 35 ans',
    said: 'Sans diplôme : garde à domicile, aide en micro-crèche sous conditions. Le CAP AEPE se prépare en un an, en école, en apprentissage ou en candidat libre avec quatorze semaines de stage ; auxiliaire de puériculture, un an environ, sans âge limite, sur dossier. Région, CPF, France Travail ou apprentissage paient. Attestation d’honorabilité et vaccins demandés.',
  },
  {
    of: 'bafa-animation',
    asked: 'combien coûte le bafa / passer le bafa aide financière / travailler en colo sans bafa',
    said: 'Plusieurs centaines d’euros au total (souvent 700 à 1 000 €), en trois étapes : huit jours, quatorze jours de stage souvent payés, six à huit jours. Aides : Caf, mairie, région, département, comité des parents, mission locale. On peut travailler sans, en nombre limité par équipe ; le périscolaire recrute toute l’année.',
  },
  {
    of: 'job-etudiant',
    asked:
      'trouver un petit boulot à côté des études / job étudiant où chercher / mon job étudiant fait-il baisser ma bourse / job d’été impôts',
    said: 'jobaviz.fr (Crous), 1jeune1solution.gouv.fr, supermarchés, restauration, baby-sitting, surveillant, cours particuliers, intérim : présentez-vous avec vos disponibilités écrites. La bourse ne change pas ; trois mois de SMIC échappent à l’impôt jusqu’à 25 ans. Au-delà de quinze heures par semaine, les notes baissent souvent ; le statut d’étudiant salarié aménage les cours.',
  },
  {
    of: 'egalite-salaire',
    asked:
      'mon collègue est mieux payé pour le même travail / femme moins payée que les hommes à poste égal / inégalité de salaire que faire',
    said: 'L’employeur doit payer pareil un travail de même valeur, ou prouver une raison objective (diplôme utile, expérience, résultats). Comparez classification et tâches, demandez l’explication par écrit, voyez le CSE ; puis inspection du travail ou Défenseur des droits (39 28). Aux prud’hommes, des indices suffisent, on remonte trois ans.',
  },
  {
    of: 'dettes-saisie',
    asked:
      'saisie sur salaire combien peut-on me prendre / mon employeur a reçu une saisie / dettes et chômage que peut-on saisir',
    said: 'Jamais tout : une part du salaire net, par tranches, relevée par personne à charge ; une somme égale au RSA d’une personne seule reste toujours. Le calcul est sur service-public.fr. L’allocation chômage suit le même barème ; RSA et prime d’activité ne se saisissent pas. L’employeur ne peut pas vous sanctionner. Trop de dettes : dossier gratuit à la Banque de France.',
  },
  {
    of: 'acompte',
    asked:
      'demander un acompte à mon patron / avance sur salaire refusée / être payé en milieu de mois / acompte droit ou pas',
    said: 'L’acompte est un droit : à partir du 15, jusqu’à la moitié du salaire mensuel déjà gagné, une fois par mois, sans raison à donner (article L3242-1). L’avance, pour un travail pas encore fait, dépend de l’employeur et se rembourse par dixièmes. En intérim, beaucoup d’agences versent un acompte chaque semaine.',
  },
  {
    of: 'mi-temps-therapeutique',
    asked:
      'combien suis-je payé en mi-temps thérapeutique / demander un mi-temps thérapeutique / mon employeur refuse le mi-temps thérapeutique',
    said: 'Votre médecin le prescrit, l’employeur l’accepte, la CPAM complète : salaire des heures faites plus indemnités journalières, sans dépasser l’ancien salaire. Quelques mois, renouvelables. Un refus doit être motivé : faites intervenir le médecin du travail. Signez un avenant temporaire, et vérifiez que l’attestation de salaire part chaque mois.',
  },
  {
    of: 'tache-hors-poste',
    asked:
      'on me fait faire des tâches qui ne sont pas dans mon contrat / mon patron me demande de faire le ménage / refuser une tâche hors de mon poste',
    said: 'Vous devez accepter des tâches de votre qualification, même nouvelles ; pas, de façon durable, un travail nettement en dessous ou au-dessus, ni une tâche dangereuse sans formation, ni des courses personnelles. Notez deux semaines ce que vous faites, demandez un point, confirmez par message. Au-dessus : demandez la classification et le salaire.',
  },
  {
    of: 'signer-papier',
    asked:
      'on veut que je signe un avenant tout de suite / obligé de signer un document au travail / signer sans avoir lu / refuser de signer un avenant',
    said: 'Rien ne vous oblige à signer sur-le-champ : « Je le lis et je vous réponds demain », et demandez une copie. Un avenant se refuse sans faute (un mois pour répondre si le motif est économique). Une remise en main propre prouve seulement que vous l’avez reçue : écrivez « reçu le ». Jamais de démission toute prête, de papier blanc ou antidaté.',
  },
  {
    of: 'entretien-reporter',
    asked:
      'reporter un entretien d’embauche / je vais être en retard à mon entretien / j’ai oublié mon entretien que faire / deux entretiens à la même heure',
    said: 'Appelez puis écrivez dès que vous savez, une raison en trois mots et deux autres dates : un report bien dit ne nuit presque jamais. En retard : prévenez avant l’heure, avec le nombre de minutes. Oublié : écrivez le jour même, sans roman, et proposez une date.',
  },
  {
    of: 'appel-manque',
    asked:
      'j’ai manqué l’appel d’un recruteur / que dire en rappelant un recruteur / un numéro inconnu m’a appelé pour une candidature',
    said: 'Rappelez le jour même : « Bonjour, … à l’appareil, vous avez essayé de me joindre, sans doute pour une candidature. » Vous ne savez plus laquelle ? « J’ai répondu à plusieurs offres ; pouvez-vous me redire le poste et la ville ? » C’est normal. Sans réponse : un e-mail avec deux moments possibles.',
  },
  {
    of: 'repostuler',
    asked:
      'puis-je postuler deux fois dans la même entreprise / repostuler après un refus / postuler à plusieurs offres de la même boîte',
    said: 'Oui. Plusieurs offres : deux ou trois voisines, en disant laquelle vous préférez, avec des CV qui racontent la même chose. Après un refus : trois à six mois, ou tout de suite pour un autre poste, en disant ce qui a changé. Sans réponse : relancez plutôt que de renvoyer.',
  },
  {
    of: 'annonce-floue',
    asked:
      'l’annonce ne donne pas le salaire / salaire selon profil ça veut dire quoi / demander le salaire avant l’entretien',
    said: 'Demandez-le, cela ne nuit pas : « Pouvez-vous m’indiquer la fourchette et les horaires, pour confirmer mon intérêt ? » « Selon profil » annonce souvent le minimum de la convention ; « jusqu’à 3 000 € », demandez le fixe. Une directive européenne veut qu’il soit donné avant l’entretien : vérifiez où en est la loi française.',
  },
  {
    of: 'conge-sabbatique',
    asked:
      'congé sabbatique conditions / congé sans solde mon patron peut-il refuser / prendre un an de pause en gardant mon poste',
    said: 'Congé sabbatique : six à onze mois, avec 36 mois d’ancienneté et six ans de vie professionnelle, demandé trois mois avant ; l’employeur peut reporter, ou refuser sous 300 salariés en disant pourquoi. Congé sans solde : seulement s’il est d’accord, par écrit. Ni salaire ni chômage ; au retour, le même poste ou un semblable.',
  },
  {
    of: 'portage-salarial',
    asked:
      'portage salarial combien il reste / portage ou micro-entreprise / comment marche le portage salarial',
    said: 'Il reste en gros la moitié de la facture hors taxes en net, après les frais de gestion (5 à 10 %) et les cotisations ; en échange, chômage, retraite et arrêt maladie d’un salarié. Il faut bac +2 ou trois ans d’expérience et un tarif suffisant. La micro-entreprise laisse plus, avec moins de protection.',
  },
  {
    of: 'reprendre-etudes',
    asked:
      'reprendre des études sans le bac / passer le bac à l’âge adulte / daeu c’est quoi / études et chômage',
    said: 'Sans le bac, le DAEU donne les mêmes droits en un an environ, le soir ou à distance (24 ans, ou 20 ans avec deux ans d’activité). La VAPP permet d’entrer en licence ou master par l’expérience. Payer : CPF, Transition pro, alternance, région. Au chômage, faites valider le projet par votre conseiller avant de vous inscrire.',
  },
  {
    of: 'metiers-recrutent',
    asked: 'quels métiers recrutent sans expérience / métiers en tension / quel secteur embauche',
    said: 'Soin et aide à domicile, hôtellerie-restauration, propreté, agriculture, bâtiment, maintenance, soudure, électricité, conduite de cars et de camions, logistique, enseignement recrutent beaucoup, souvent en formant. Vérifiez chez vous : l’enquête « Besoins en main-d’œuvre » de France Travail, et le nombre d’annonces à trente minutes. Puis une immersion.',
  },
  {
    of: 'apprenti-quotidien',
    asked:
      'apprenti combien de congés / apprenti heures supplémentaires / l’école me demande de payer en apprentissage / jours pour réviser apprenti',
    said: 'Un apprenti est un salarié : cinq semaines de congés, heures majorées, jours de CFA payés, et cinq jours payés pour réviser dans le mois avant l’examen. La formation est gratuite : ni frais d’inscription ni scolarité (article L6211-1). Avant 18 ans : 35 heures, deux jours de repos, pas de nuit, sauf dérogations.',
  },
  {
    of: 'interim-mission-annulee',
    asked:
      'mission d’intérim annulée au dernier moment / l’agence a annulé ma mission que puis-je réclamer / mission raccourcie intérim indemnité',
    said: 'Contrat signé ou mission commencée : l’agence doit proposer une autre mission équivalente sous trois jours ouvrables, ou vous payer jusqu’à la fin prévue, prime comprise (article L1251-26). Rien de signé : pas de paiement automatique ; gardez les messages. Écrivez le jour même : « Je reste à disposition. »',
  },
  {
    of: 'preuves-perdues',
    asked:
      'j’ai perdu mes fiches de paie / certificat de travail perdu / prouver mon expérience sans papiers / l’entreprise n’existe plus comment prouver',
    said: 'Le relevé de carrière d’info-retraite.fr prouve vos employeurs année par année, même disparus. Demandez un double à l’employeur, à l’agence ou au mandataire ; Cesu et Pajemploi sont en ligne ; diplômes : rectorat ou diplome.gouv.fr ; CACES : le centre de formation.',
  },
  {
    of: 'emploi-domicile',
    asked:
      'travailler de chez soi sans diplôme / vrai travail à domicile sérieux / télétravail sans expérience',
    said: 'Les vrais postes sont la relation client par téléphone (débutants formés, souvent sur place au début), l’administratif, l’informatique ; chez soi sans écran : assistante maternelle, couture. « Saisie » à la pièce, mise sous pli, colis à réexpédier, kit à acheter : arnaques. Cherchez avec le filtre télétravail de francetravail.fr, HelloWork, Indeed.',
  },
  {
    of: 'formation-arreter',
    asked:
      'arrêter une formation france travail / abandonner ma formation que risque-t-on / j’ai trouvé un travail pendant ma formation',
    said: 'Prévenez avant, par écrit, avec un motif : emploi trouvé, santé, garde, déménagement, formation différente de l’annonce sont admis en général, et l’allocation reprend. Sans motif, elle peut être suspendue. On ne fait pas rembourser d’ordinaire une formation payée par France Travail ou la région ; avec le CPF, les droits sont consommés.',
  },
  {
    of: 'premiers-jours',
    asked:
      'premier jour de travail conseils / nouveau travail je stresse / mon nouveau poste n’est pas celui promis',
    said: 'La veille : trajet, papiers, dix minutes d’avance. Saluez chacun, notez noms et règles, posez vos questions groupées, dites une erreur tout de suite. Au bout d’une semaine : « Qu’attendez-vous de moi d’ici un mois ? » Poste différent de l’annonce : parlez-en vite, contrat en main ; en essai, on part sous 24 ou 48 heures.',
  },
  {
    of: 'reseaux-sociaux',
    asked:
      'mon patron peut-il me licencier pour un post facebook / un recruteur regarde-t-il mes réseaux sociaux / critiquer mon entreprise sur internet',
    said: 'Il voit tout ce qui est public : passez vos comptes en privé et cherchez votre nom. En poste, une insulte ou un secret publié peut être sanctionné ; une critique mesurée, non, et un groupe fermé de quelques personnes reste privé. Un recruteur n’a pas à demander un mot de passe.',
  },
  {
    of: 'cv-petits-contrats',
    asked:
      'présenter plein de petits contrats sur un cv / cv avec de l’intérim / regrouper les missions d’intérim sur le cv',
    said: 'Regroupez en une ligne vraie : « 2022-2025, préparateur de commandes, missions d’intérim », puis trois tâches et deux entreprises connues. Les CDD qui se suivent au même endroit font une ligne. Omettez un emploi de quelques semaines sans rapport. À l’oral : « des missions, toutes menées au bout ».',
  },
  {
    of: 'alcool-drogue',
    asked:
      'mon employeur peut-il me faire souffler / test de cannabis au travail / refuser un test salivaire',
    said: 'Seulement si le règlement intérieur le prévoit, pour un poste dangereux (conduite, machines, hauteur), avec une contre-expertise possible. On ne peut pas vous forcer, mais un refus peut être sanctionné si le test était permis. Prise de sang et urine : le médecin seul. Aide anonyme : 0 980 980 930 (alcool), 0 800 23 13 13 (drogues).',
  },
  {
    of: 'nuit-vers-jour',
    asked:
      'demander un poste de jour quand on travaille de nuit / arrêter de travailler la nuit / repasser de nuit à jour',
    said: 'Demandez-le par écrit : un salarié de nuit est prioritaire sur les postes de jour libres de même catégorie (article L3122-13), et l’employeur doit vous les faire connaître. Famille ou santé : le médecin du travail peut l’imposer s’il vous déclare inapte à la nuit. Comptez la perte des primes.',
  },
  {
    of: 'travail-vite',
    asked:
      'trouver du travail tout de suite / besoin d’un travail cette semaine / boulot rapide sans diplôme',
    said: 'Trois agences d’intérim à l’ouverture (pièce d’identité, carte Vitale, CV), quinze portes à pied (restaurants vers 15 heures, supermarchés, hôtels), le guichet de France Travail, vingt SMS : « Je suis libre dès demain. » Préparation de commandes, plonge, ménage, aide à domicile, récoltes démarrent vite. Ne payez rien, pas de journée gratuite.',
  },
  {
    of: 'arret-maladie',
    asked:
      'fausse couche arrêt sans carence / arrêt pour fausse couche payé comment / fausse couche jours de congé',
    said: 'Après une interruption spontanée de grossesse avant la 22e semaine, l’arrêt prescrit est payé dès le premier jour, sans jours de carence, depuis 2024. Le médecin ou la sage-femme le prescrit, l’employeur n’a pas à connaître la raison. Vous êtes aussi protégée contre le licenciement pendant dix semaines après une interruption tardive médicalement constatée. Détails sur ameli.fr.',
  },
  {
    of: 'planning-change',
    asked:
      'combien de temps à l’avance doit-on me donner mon planning / planning donné deux jours avant / mon chef donne le planning au dernier moment',
    said: 'À temps partiel, vos jours et heures doivent être connus par écrit, et un changement annoncé sept jours ouvrés avant (trois au moins si un accord le permet). À temps plein, un délai raisonnable, que la convention fixe souvent (commerce, restauration, aide à domicile). Demandez par message un planning à date fixe, gardez chaque version ; CSE ou inspection du travail ensuite.',
  },
  {
    of: 'cpf',
    asked:
      'annuler une formation cpf / je ne veux plus faire ma formation cpf remboursement / rétractation formation cpf',
    said: 'Vous avez quatorze jours ouvrables pour vous rétracter sans frais après l’inscription, sur Mon Compte Formation. Ensuite, prévenez l’organisme avant le début : selon le délai et le motif, les droits vous sont rendus en tout ou partie ; un abandon sans force majeure les consomme. Hospitalisation, deuil, embauche : donnez la preuve.',
  },
  {
    of: 'employeur-decede',
    asked:
      'mon employeur cesu part en ehpad que me doit-on / particulier employeur part en maison de retraite / un de mes employeurs en cesu arrête',
    said: 'Un départ en maison de retraite ne rompt pas le contrat : il faut un licenciement, avec entretien, lettre, préavis (une semaine avant six mois, un mois jusqu’à deux ans, deux mois ensuite) et, dès huit mois, une indemnité d’un quart de mois par année. Congés et papiers sont dus. Les autres employeurs continuent : le chômage peut compléter, inscrivez-vous.',
  },
  {
    of: 'heures-sup',
    asked:
      'contrat 39 heures payé 35 / je travaille 39 heures et on me paie 35 / heures au-delà de 35 comprises dans le salaire',
    said: 'Non : les quatre heures entre 35 et 39 sont des heures supplémentaires, à payer 25 % de plus (10 % dans les hôtels, cafés, restaurants), ou à rendre en repos ou RTT si un accord le prévoit. Regardez si la fiche de paie porte 151,67 heures ou 169 heures. Réclamez par écrit, trois ans en arrière.',
  },
  {
    of: 'documents-fin-contrat',
    asked:
      'motif faux sur mon attestation départ volontaire au lieu de fin de cdd / employeur a mis démission sur l’attestation / erreur de motif attestation france travail',
    said: 'Faites-la corriger tout de suite : écrivez à l’employeur le bon motif, contrat et date à l’appui, et prévenez France Travail le jour même dans votre espace, CDD joint : un contrat arrivé à son terme se prouve. Sans correction sous huit jours, recommandé puis référé aux prud’hommes.',
  },
  {
    of: 'conge-sabbatique',
    asked:
      'congé création d’entreprise ou démission / créer ma boîte en gardant mon cdi / congé pour création d’entreprise conditions',
    said: 'Si vous avez 24 mois d’ancienneté, le congé (ou temps partiel) pour création garde le poste : un an, renouvelable une fois, demandé deux mois avant ; pas de salaire ni de chômage. La démission-reconversion (1 300 jours travaillés en cinq ans, projet validé avant) donne le chômage, sans retour possible. Ou commencez en micro-entreprise à côté, hors de vos heures et sans concurrence.',
  },
  {
    of: 'contractuel-public',
    asked:
      'agent d’entretien dans une école payée pendant les vacances / aesh payée l’été / contrat qui s’arrête aux vacances scolaires',
    said: 'Cela dépend du contrat : annualisé (douze mois), les heures des périodes d’école sont étalées et vous êtes payé tout l’été ; en CDD qui finit aux vacances, non. Lisez les dates et la durée annuelle. Entre deux contrats, inscrivez-vous à France Travail : une fin de contrat ouvre l’allocation, et les congés non pris sont payés.',
  },
];
