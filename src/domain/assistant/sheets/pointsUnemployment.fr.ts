import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** Unemployment, benefits, pensions: what people ask within a sheet, and the lines that answer it. */
export const UNEMPLOYMENT_POINTS: readonly WrittenPoint[] = [
  {
    of: 'are-principes',
    asked:
      'combien de temps j’ai droit au chômage à 57 ans / durée du chômage après 55 ans / combien de mois de chômage / durée maximum d’indemnisation chômage / à 40 ans combien de temps de chômage',
    said: 'Autant de jours que travaillés dans les 24 derniers mois (36 à partir de 55 ans), dans la limite de 18 mois avant 55 ans, 22 mois et demi à 55 et 56 ans, 27 mois (822 jours) à partir de 57 ans. Après une rupture conventionnelle depuis le 1er septembre 2026, la limite serait de 15 mois, 20,5 à partir de 55 ans (à vérifier). Le temps passé en CSP se déduit.',
  },
  {
    of: 'are-principes',
    asked:
      'combien vais-je toucher au chômage / calcul allocation chômage avec 1900 brut / chômage combien par mois / je gagnais 2000 euros combien au chômage',
    said: 'Entre 57 % et 75 % du salaire journalier de référence, environ. Repères pour un temps plein continu : SMIC (1 867 € brut), autour de 1 130 € brut par mois ; 2 500 € brut, autour de 1 400 € ; 3 500 € brut, autour de 1 970 €. Des périodes sans emploi baissent le montant. Simulez sur francetravail.fr, « Simuler mon allocation ».',
  },
  {
    of: 'are-principes',
    asked:
      'combien de mois faut-il travailler pour avoir droit au chômage / j’ai travaillé cinq mois ai-je droit au chômage / première fois au chômage combien de mois',
    said: 'Six mois (130 jours ou 910 heures) sur les 24 derniers mois, tous contrats additionnés ; sur 36 mois à partir de 55 ans. Cinq mois suffisent pour un saisonnier, et, depuis 2026, pour une première indemnisation (108 jours ou 758 heures, à vérifier auprès de France Travail).',
  },
  {
    of: 'are-principes',
    asked:
      'licencié pour inaptitude chômage / ai-je droit au chômage après un licenciement / qui a droit au chômage',
    said: 'Oui pour toute perte d’emploi subie : licenciement (même pour faute grave ou inaptitude), fin de CDD ou de mission, rupture conventionnelle, essai rompu par l’employeur, démission légitime ; avec six mois travaillés sur 24, inscrit et apte. Non pour une démission simple ou un abandon de poste.',
  },
  {
    of: 'are-principes',
    asked:
      'le chômage baisse-t-il au bout de six mois / dégressivité du chômage / mon allocation diminue au septième mois',
    said: 'Seules les plus hautes allocations baissent, de 30 % au plus à partir du septième mois, pour les moins de 55 ans dont l’ancien salaire dépassait environ 4 900 € brut par mois. Les autres gardent le même montant jusqu’à la fin.',
  },
  {
    of: 'inscription-france-travail',
    asked:
      'combien de temps pour s’inscrire à france travail après la fin du contrat / délai inscription chômage / je ne me suis pas inscrit tout de suite / date limite pour s’inscrire au chômage',
    said: 'Douze mois après la fin du contrat pour faire valoir le droit, mais rien n’est payé avant le jour de l’inscription : faites-la dès le lendemain du dernier jour, sur francetravail.fr, même sans l’attestation de l’employeur.',
  },
  {
    of: 'inscription-france-travail',
    asked:
      'peut-on s’inscrire à france travail en étant en cdi / s’inscrire sans allocation / s’inscrire à france travail après une démission',
    said: 'Oui : salarié, démissionnaire ou sans droits, on peut s’inscrire pour l’accompagnement, les formations et les offres. Il n’y a pas d’allocation, mais une démission peut être réexaminée après 121 jours d’inscription.',
  },
  {
    of: 'actualisation',
    asked:
      'j’ai oublié de m’actualiser / raté mon actualisation suis-je radié / actualisation en retard / j’ai dépassé la date d’actualisation',
    said: 'Ce n’est pas une radiation : votre inscription cesse et le paiement s’arrête. Réinscrivez-vous aujourd’hui sur francetravail.fr ou au 39 49 et demandez par écrit que l’actualisation soit prise en compte ; les jours entre les deux sont en général perdus, pas le reste des droits. Elle se fait du 28 au 15 du mois suivant.',
  },
  {
    of: 'actualisation',
    asked:
      'que dois-je déclarer à l’actualisation / déclarer des heures non payées encore / j’ai travaillé deux jours dois-je le déclarer',
    said: 'Tout travail du mois, même deux heures et même pas encore payé : nombre d’heures et salaire brut, estimé si la fiche n’est pas arrivée, puis corrigé. De même arrêt maladie, formation, pension. Un oubli se rembourse.',
  },
  {
    of: 'are-cumul',
    asked:
      'travailler le week-end et garder le chômage / extras en restauration et chômage / cumuler un petit boulot et le chômage / mi-temps et allocation chômage / combien on me retire si je travaille un peu',
    said: 'Oui : chaque mois, 70 % de votre salaire brut est retiré de l’allocation, et le total ne dépasse pas votre ancien salaire. Exemple : 1 000 € d’allocation et 500 € brut gagnés, il reste 650 €, plus votre salaire. Les jours non payés repoussent la fin de vos droits. Déclarez heures et brut à l’actualisation.',
  },
  {
    of: 'are-cumul',
    asked:
      'si je prends un cdd court je perds mes droits / accepter un petit contrat fait-il perdre le chômage / reprendre un travail moins payé chômage',
    said: 'Non : les droits non versés restent et reprennent à la fin du contrat, si vous n’avez pas démissionné (ou pas après 65 jours travaillés). Ce travail peut aussi recharger des droits. Si la nouvelle allocation devait être meilleure d’au moins 30 %, un droit d’option existe.',
  },
  {
    of: 'are-premier-paiement',
    asked:
      'quand vais-je toucher mon premier chômage / délai de carence chômage / combien de jours de carence / premier versement france travail',
    said: 'Comptez un à deux mois après la fin du contrat. Sept jours d’attente, précédés d’un différé pour les congés payés soldés (30 jours au plus) et pour la part d’indemnité au-dessus du minimum légal (150 jours au plus, 75 si économique). Rien avant l’inscription ; puis le virement suit l’actualisation, en début de mois.',
  },
  {
    of: 'are-rechargement',
    asked:
      'mes anciens droits au chômage reprennent-ils / j’ai retravaillé et je suis de nouveau au chômage / reliquat de chômage / droits rechargeables combien de mois',
    said: 'Oui, s’il reste des jours, ils reprennent d’abord, au même montant, si vous n’avez pas quitté volontairement le dernier emploi (ou travaillé moins de 65 jours). Quand ils finissent, six mois travaillés depuis (130 jours ou 910 heures) ouvrent un nouveau droit. Le reliquat se garde sa durée plus trois ans.',
  },
  {
    of: 'fin-de-droits',
    asked:
      'mon chômage se termine que faire / fin de droits ass conditions / plus de chômage quelles aides / arrivé en fin de droits',
    said: 'Deux mois avant, demandez l’ASS à France Travail (cinq ans d’emploi dans les dix ans avant la fin du contrat, ressources limitées) ; sinon le RSA à la Caf à partir de 25 ans. Vérifiez les mois travaillés depuis : ils peuvent ouvrir un nouveau droit. Complétez par la Complémentaire santé solidaire et l’aide au logement.',
  },
  {
    of: 'rsa',
    asked:
      'je touche le rsa et je trouve un mi-temps / rsa et reprise d’emploi / combien de temps garde-t-on le rsa en travaillant / cumuler rsa et salaire',
    said: 'Vous ne perdez pas tout d’un coup : le RSA du trimestre en cours n’est pas repris, puis le salaire est déclaré et déduit au trimestre suivant, tandis que la prime d’activité prend le relais (demandez-la dès le premier mois). Un mi-temps au SMIC laisse presque toujours plus qu’avec le RSA seul : simulez sur caf.fr.',
  },
  {
    of: 'rsa',
    asked:
      'rsa avant 25 ans / jeune de 19 ans sans bac quelles aides toucher / j’ai 19 ans et pas le bac à quelles aides j’ai droit / jeune sans bac qui habite chez sa mère quelle aide toucher / j’ai quitté le lycée que puis-je toucher comme aide / j’ai 20 ans ai-je droit au rsa / rsa jeune / 19 ans sans diplôme quelles aides je peux toucher / j’ai arrêté le lycée à quoi j’ai droit',
    said: 'Avant 25 ans, pas de RSA, sauf enfant à charge ou attendu, ou deux ans de travail à temps plein dans les trois dernières années. La première piste est la mission locale : contrat d’engagement jeune, 15 à 20 heures d’activités par semaine, jusqu’à environ 560 € par mois selon les ressources et le foyer (à vérifier). Regardez aussi École de la deuxième chance, Epide, service civique, apprentissage, et la Complémentaire santé solidaire.',
  },
  {
    of: 'rsa',
    asked: 'combien est le rsa en 2026 / montant du rsa personne seule',
    said: 'Environ 650 € par mois pour une personne seule sans ressources depuis avril 2026 (à vérifier), un peu moins si vous êtes logé gratuitement ou avec une aide au logement ; environ 980 € pour un couple ou un parent avec un enfant. Simulation sur mesdroitssociaux.gouv.fr.',
  },
  {
    of: 'jeunes-accompagnement',
    asked:
      'si je rate un rendez-vous à la mission locale / si je rate un rendez-vous on me coupe l’argent / rater un rdv coupe l’argent / absence au contrat d’engagement jeune / cej allocation coupée / rendez-vous raté cej que se passe-t-il / on me coupe l’argent du cej',
    said: 'Un rendez-vous manqué pour une bonne raison (santé, transport, entretien) n’est pas sanctionné : prévenez avant, ou appelez le conseiller tout de suite avec un justificatif. Des absences non justifiées et répétées peuvent réduire puis supprimer l’allocation, et finir le contrat. Le CEJ dure six à douze mois, jusqu’à dix-huit si besoin.',
  },
  {
    of: 'jeunes-accompagnement',
    asked:
      'combien paie le service civique / service civique conditions / service civique sans diplôme / le service civique donne-t-il droit au chômage',
    said: 'Environ 620 à 640 € par mois en tout (à vérifier), avec une majoration sous conditions de bourse ou de ressources. Ouvert de 16 à 25 ans (30 avec un handicap), sans diplôme ni expérience, six à douze mois, 24 heures par semaine au moins. Ce n’est pas un emploi : pas de droit au chômage, mais des trimestres de retraite et la Sécu. Missions sur service-civique.gouv.fr.',
  },
  {
    of: 'jeunes-accompagnement',
    asked:
      'combien paie le contrat d’engagement jeune / cej conditions montant / contrat engagement jeune pour qui',
    said: 'Jusqu’à environ 560 € par mois (à vérifier) : le montant dépend de votre âge et de l’imposition du foyer, moins pour les mineurs. Pour les 16-25 ans (29 avec une RQTH) sans emploi ni études, avec 15 à 20 heures d’activités par semaine. Demandez-le à la mission locale ou à France Travail.',
  },
  {
    of: 'controle-recherche',
    asked:
      'je suis contrôlé par france travail / contrôle de recherche d’emploi que faut-il montrer / preuves de recherche d’emploi',
    said: 'Répondez dans le délai, et montrez des démarches datées : candidatures, relances, alertes, intérim, salons, ateliers, formation, entretiens. Il n’y a pas de nombre minimum dans la loi : on regarde l’ensemble par rapport à votre contrat d’engagement. Un manquement suspend d’abord au moins 30 % de l’allocation, pour un à deux mois.',
  },
  {
    of: 'offre-raisonnable',
    asked:
      'puis-je refuser une offre de france travail / refuser un emploi trop loin / combien d’offres peut-on refuser / refuser un travail chômage sanction',
    said: 'Un refus ne suffit pas : c’est le deuxième refus sans raison valable d’une offre qui correspond à votre contrat d’engagement qui peut sanctionner. Raisons admises : salaire sous celui du métier ou le minimum légal, temps partiel si vous cherchez un temps plein, trajet impossible, santé, garde. Répondez par écrit.',
  },
  {
    of: 'radiation',
    asked:
      'radié de france travail que faire / contester une radiation / combien de temps dure la radiation',
    said: 'Contestez dans les deux mois par écrit à la direction de l’agence, preuves jointes, puis au médiateur, enfin au tribunal administratif. La lettre dit la durée. Le reste de vos droits n’est pas effacé ; réinscrivez-vous le jour où elle finit.',
  },
  {
    of: 'absence-chomage',
    asked:
      'combien de semaines de vacances au chômage / partir à l’étranger au chômage / voyager en touchant le chômage',
    said: '35 jours par année civile, en gardant l’allocation. Au-delà de sept jours d’absence, déclarez-la avant le départ dans votre espace. Continuez l’actualisation, et gardez votre résidence en France ; au-delà de 35 jours, le paiement s’arrête jusqu’au retour.',
  },
  {
    of: 'chomage-retraite',
    asked:
      'toucher le chômage jusqu’à la retraite / 61 ans licencié chômage jusqu’à la retraite / maintien des droits jusqu’au taux plein / senior au chômage avant la retraite',
    said: 'Oui, dans certains cas : si vous êtes encore indemnisé à l’âge fixé pour votre génération (62 à 64 ans), depuis un an au moins, avec douze ans d’affiliation, cent trimestres, et un an d’emploi continu (ou deux discontinus) dans les cinq ans avant la fin du contrat, l’allocation dure jusqu’au taux plein, 67 ans au plus. Sinon, 27 mois au plus à partir de 57 ans. Demandez le calcul écrit à France Travail avant de signer un départ.',
  },
  {
    of: 'retraite-trimestres',
    asked:
      'à quel âge je peux partir en retraite / né en 1969 âge de départ / carrière longue commencé à travailler à 17 ans / j’ai commencé apprenti à 16 ans retraite / âge légal de la retraite par année de naissance',
    said: 'Âge légal avec la suspension votée fin 2025 : 62 ans et 9 mois pour 1964 et le début de 1965, puis un trimestre de plus par génération, jusqu’à 64 ans pour 1969 et après, avec 170 à 172 trimestres. Carrière longue : un début avant 16 ans ouvre 58 ans, avant 18 ans 60 ans, avant 20 ans 62 ans environ, avant 21 ans 63 ans, si vous avez cinq trimestres à la fin de l’année de cet anniversaire (quatre pour qui est né en fin d’année) et toute la durée cotisée ; le chômage n’y compte que pour quatre trimestres. Vérifiez sur info-retraite.fr et demandez un rendez-vous à la Carsat : ces règles bougent encore.',
  },
  {
    of: 'retraite-trimestres',
    asked:
      'le chômage compte-t-il pour la retraite / trimestres pendant le chômage / le temps partiel donne combien de trimestres',
    said: 'Oui : un trimestre pour 50 jours indemnisés, quatre par an au plus ; non indemnisé, jusqu’à six trimestres la première fois, puis un an après chaque période payée. En emploi, 150 heures au SMIC valident un trimestre : un mi-temps en donne quatre par an.',
  },
  {
    of: 'seniors',
    asked:
      'contrat de valorisation de l’expérience / cdi senior 57 ans / contrat senior dont on parle à la télé / cve conditions',
    said: 'Le contrat de valorisation de l’expérience (loi du 24 octobre 2025, essai de cinq ans) est un CDI pour les demandeurs d’emploi inscrits de 60 ans et plus, ou dès 57 ans seulement si un accord de branche étendu le prévoit. Vous dites à l’employeur la date prévue de votre retraite à taux plein ; il pourra vous y mettre à cette date. Il ne faut pas avoir travaillé dans l’entreprise ou son groupe dans les six mois d’avant. Demandez si la branche a un accord.',
  },
  {
    of: 'seniors',
    asked:
      'on ne m’embauche plus à cause de mon âge / trop vieux pour être embauché / refus à cause de l’âge que faire',
    said: 'Un refus fondé sur l’âge est interdit (article L1132-1) : gardez l’écrit, demandez le motif, appelez le Défenseur des droits au 39 28. En entretien, convainquez d’abord : années devant vous, stabilité, transmission, une formation récente, un salaire réaliste. Visez réseau, PME, intérim et remplacements.',
  },
  {
    of: 'aides-recherche',
    asked:
      'aide pour la garderie si je reprends un emploi / aide à la garde d’enfants france travail / agepi conditions / aide garde enfant reprise de travail / qui paie la nounou si je travaille',
    said: 'France Travail verse une aide à la garde d’enfants (AGE, qui a remplacé l’Agepi en 2024) : enfant de moins de 12 ans, reprise d’emploi ou formation, en couple aussi, mais seulement sans allocation ou avec une allocation faible ; environ 400 à 540 € une fois par an, à demander avant ou dans les trois mois (à vérifier). S’y ajoutent le complément de mode de garde de la Caf ou de la MSA (moins de 6 ans), la garderie au quotient familial, le crédit d’impôt de 50 % avant 6 ans, l’action sociale du CCAS ou des employeurs.',
  },
  {
    of: 'aides-recherche',
    asked:
      'aide pour les trajets travail 25 km / aide à la mobilité france travail / aide pour l’essence nouveau travail / le travail est loin quelle aide',
    said: 'L’aide à la mobilité de France Travail demande en principe un trajet aller et retour de plus de 60 km (ou deux heures), et pas ou peu d’allocation ; elle se demande avant, ou dans le mois. En dessous : région, département, MSA ou CCAS, garage et location solidaires, covoiturage, transport à la demande, microcrédit. Avant de refuser un poste, relisez la zone écrite dans votre contrat d’engagement et parlez-en au conseiller.',
  },
  {
    of: 'aides-recherche',
    asked:
      'aide pour s’habiller pour un entretien / aide pour payer le train pour un entretien / aides reprise emploi',
    said: 'Pour un entretien à plus de 30 km aller : bon de transport ou aide à la mobilité de France Travail, demandés avant. Pour la tenue : La Cravate solidaire, vestiaires de mission locale, CCAS. Gardez la convocation et les justificatifs.',
  },
  {
    of: 'permis-conduire',
    asked:
      'le cpf paie-t-il encore le permis / financer mon permis sans argent / permis et cpf 2026 / pas d’argent pour le permis quelles aides / aide au permis jeune',
    said: 'En 2026, le CPF ne paie le permis B que pour les demandeurs d’emploi inscrits, ou si un tiers (employeur, région…) paie une part, dans la limite d’environ 900 € (à vérifier) et de vos droits : 500 € par année travaillée. Sans droits : permis à un euro par jour (prêt sans intérêt), aide de la mission locale ou du Fonds d’aide aux jeunes, commune contre des heures de bénévolat, région, France Travail. L’aide de 500 € aux apprentis n’existe plus.',
  },
  {
    of: 'permis-conduire',
    asked:
      'mon permis étranger est-il valable en france pour travailler / permis malien livreur / permis de conduire africain valable combien de temps / échanger mon permis étranger',
    said: 'Un permis européen reste valable. Un autre vaut un an après l’installation ; pour un étudiant, pendant ses études avec un titre étudiant. L’échange n’est possible que si un accord existe avec le pays : regardez la liste officielle sur France Titres (ANTS), et joignez une traduction officielle. Pour un poste de livreur, vérifiez-le avant de signer ; avec un titre étudiant, seul un emploi salarié est permis, pas l’indépendance.',
  },
  {
    of: 'sans-voiture',
    asked:
      'comment aller au travail sans voiture ni bus / pas de transport pour aller travailler / voiture en panne pour aller bosser',
    said: 'Appelez l’employeur et dites comment vous viendrez : covoiturage, vélo électrique ou scooter d’une plateforme de mobilité, décalage de trente minutes, collègue. Location à quelques euros par jour dans un garage solidaire, sur demande du conseiller ou de la mission locale. Pour une reprise d’emploi, l’aide à la mobilité se demande avant.',
  },
  {
    of: 'prime-activite',
    asked:
      'prime d’activité combien pour un couple avec enfants / ai-je droit à la prime d’activité si mon mari travaille / prime d’activité à mi-temps / simulation prime d’activité',
    said: 'Personne ne peut le dire sans le simulateur de la Caf ou de la MSA : cela dépend des revenus de tout le foyer, du nombre d’enfants, du logement et du salaire de chacun. Ordre de grandeur utile : 24 heures par semaine au SMIC font environ 1 280 € brut, un peu plus de 1 000 € net. Demandez-la dès la première paie, elle ne remonte pas en arrière, puis déclarez tous les trois mois.',
  },
  {
    of: 'prime-activite',
    asked: 'prime d’activité étudiant / prime d’activité apprenti / stagiaire prime d’activité',
    said: 'Oui, si vous gagnez au moins environ 80 % du SMIC net (un peu plus de 1 100 € par mois) pendant chacun des trois derniers mois ; en dessous, un étudiant ou un apprenti n’y a pas droit, sauf enfant à charge.',
  },
  {
    of: 'sante-sans-emploi',
    asked:
      'ma mutuelle s’arrête quand après mon contrat / portabilité de la mutuelle / garder la mutuelle d’entreprise au chômage / et la mutuelle elle s’arrête quand',
    said: 'Vous la gardez gratuitement après le contrat, avec la prévoyance, pour la durée de ce contrat, douze mois au plus, si le chômage (ou le CSP) vous indemnise et hors faute lourde. Envoyez l’attestation France Travail à la mutuelle. Ensuite, demandez dans les six mois le maintien « loi Évin », sans questionnaire de santé, à tarif encadré trois ans ; ou la Complémentaire santé solidaire. En cas de liquidation, vérifiez que le contrat existe encore.',
  },
  {
    of: 'conseiller-france-travail',
    asked:
      'mon conseiller ne répond pas / changer de conseiller france travail / mon conseiller refuse ma formation',
    said: 'Écrivez une demande précise dans « Mes échanges », puis, sans réponse sous dix jours, une réclamation à l’agence ; le médiateur de France Travail est gratuit. Changer de conseiller se demande par écrit. Une formation refusée : demandez le motif écrit et proposez un autre financement.',
  },
  {
    of: 'trop-percu',
    asked:
      'france travail me demande de rembourser / trop perçu chômage je ne peux pas payer / contester un trop perçu',
    said: 'Demandez le détail et contestez dans les deux mois si c’est faux ; demandez que rien ne soit retenu pendant l’examen. Si c’est juste : paiement étalé ou effacement total ou partiel, par écrit, avec vos charges. Au-delà de trois ans, sauf fraude, ce n’est plus dû.',
  },
  {
    of: 'intermittent',
    asked:
      'combien d’heures intermittent du spectacle / 507 heures sur combien de temps / combien vaut un cachet',
    said: '507 heures sur les douze mois avant la fin du dernier contrat ; un cachet d’artiste vaut douze heures, et une part des heures d’enseignement compte. À la date anniversaire, France Travail recompte ; une clause de rattrapage existe sous conditions.',
  },
  {
    of: 'reprise-emploi-signaler',
    asked:
      'j’ai retrouvé un travail que dois-je dire à france travail / prévenir france travail que je reprends un emploi / je commence lundi france travail',
    said: 'Déclarez-le dans votre espace sous 72 heures, puis à l’actualisation : « j’ai travaillé », heures et brut. Ne cochez « je ne cherche plus » que pour un emploi durable. Demandez tout de suite aide à la mobilité, garde d’enfants et prime d’activité. Vos droits restants sont gardés.',
  },
  {
    of: 'rdv-france-travail',
    asked:
      'je ne peux pas aller à mon rendez-vous france travail / rendez-vous france travail manqué / convocation france travail le même jour qu’un entretien',
    said: 'Déplacez-le dans votre espace ou écrivez avant, preuve jointe (entretien, médecin, enfant malade) : un rendez-vous déplacé n’est pas un rendez-vous manqué. Déjà passé : écrivez aujourd’hui. Avant toute suspension, vous avez dix jours en général pour vous expliquer.',
  },
  {
    of: 'sans-idee-metier',
    asked:
      'je ne sais pas quel métier faire / quoi faire comme boulot aucune idée / trouver sa voie professionnelle',
    said: 'Ne cherchez pas seul : un conseil en évolution professionnelle est gratuit (France Travail, mission locale, mon-cep.org). Puis trois conversations avec des gens du métier, et une immersion de quelques jours avant toute formation.',
  },
];
