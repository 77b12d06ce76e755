import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Ways to begin or to begin again, and the small incomes, journeys and seasons on the way. */
export const FRESH_START_SHEETS = [
  ...sheetsOf('paths', [
    {
      id: 'metier-corps',
      title: 'Mon corps ne suit plus : changer de métier pour la santé',
      topic: 'reconversion pour raison de santé',
      questions: [
        'Quel métier faire avec un mal de dos ?',
        'Je ne peux plus porter de charges, quel travail chercher ?',
        'Comment se reconvertir pour raison de santé ?',
        'Qui paie une formation quand on ne peut plus faire son métier ?',
        'maçon à 45 ans le dos foutu, je fais quoi',
        'un travail sans rester debout toute la journée',
      ],
      body: `Gardez votre métier, changez le geste : ce que vous savez se vend dans un poste moins dur, et la formation peut être payée.

      - Bâtiment : métreur, vendeur en négoce, contrôle, sécurité de chantier.
      - Soin, aide à domicile : planning, accueil, secrétariat médical, AESH, formation.
      - Entrepôt : gestion de stock, accueil des chauffeurs, transport.
      - Cuisine, commerce, coiffure : achats, hygiène, conseil, enseignement.

      Dites au conseiller ce que vous pouvez faire (rester assis deux heures, porter cinq kilos), pas seulement ce que vous ne pouvez plus.

      Encore sous contrat, même en arrêt :

      1. Médecin du travail : aménagement, visite de préreprise.
      2. Essai encadré : tester un poste quelques jours, indemnités gardées, avec l’accord de la CPAM.
      3. Assistante sociale de la Carsat, convention de rééducation en entreprise, Transition pro.

      Inapte ou au chômage :

      4. RQTH : elle ouvre Cap emploi, l’Agefiph et les établissements de réadaptation professionnelle (ESRP), formation longue et rémunérée.
      5. Immersion, puis POEI ou formation de la région.

      Nuit, bruit, travail répétitif, grand froid : le compte professionnel de prévention (C2P) donne des points pour se former, travailler moins ou partir plus tôt.

      En entretien : « Je cherche un poste où mon expérience sert plus que mon dos. » La maladie ne se dit pas.`,
      sources: [
        ['Assurance maladie', 'https://www.ameli.fr'],
        ['Agefiph', 'https://www.agefiph.fr'],
        ['Compte professionnel de prévention', 'https://www.compteprofessionnelprevention.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'concours-preparer',
      title: 'Concours de la fonction publique : s’inscrire, se préparer, être nommé',
      topic: 'concours de la fonction publique',
      questions: [
        'Comment s’inscrire à un concours de la fonction publique ?',
        'Comment préparer un concours quand on travaille ?',
        'Y a-t-il un âge limite pour passer un concours ?',
        'J’ai réussi le concours territorial et je n’ai pas de poste',
        'un concours sans diplôme, ça existe ?',
        'combien de temps entre l’inscription au concours et le poste',
      ],
      body: `Cherchez d’abord les dates : les inscriptions ferment plusieurs mois avant les épreuves, et certains concours n’ont lieu que tous les deux ans.

      1. Où : État, choisirleservicepublic.gouv.fr et chaque ministère ; mairies, départements, régions, le centre de gestion (concours-territorial.fr) ; hôpitaux, leurs sites. L’inscription est gratuite.
      2. Lequel : catégorie C, sans diplôme ou niveau CAP ; B, bac ; A, bac +3. L’expérience peut remplacer le diplôme, sur demande ; parents de trois enfants dispensés pour beaucoup. Pas d’âge limite, sauf police, pénitentiaire et quelques autres.
      3. Préparer : annales et rapports du jury, gratuits ; une copie par semaine, au chronomètre ; Cned, Prépas Talents sous condition de ressources.
      4. Oral : votre parcours en cinq minutes, l’employeur, la neutralité, deux cas concrets.
      5. Handicap : demandez l’aménagement à l’inscription.

      Comptez six mois à un an et demi.

      Reçu à l’État : vous êtes affecté. En territoriale, vous êtes sur une liste d’aptitude, quatre ans au plus si vous demandez à y rester : c’est à vous de postuler. Écrivez à vingt collectivités, acceptez un remplacement. Puis un an de stage, payé, avant la titularisation.

      Raté ? Demandez vos notes, recommencez. Certains postes de catégorie C se prennent sans concours.`,
      sources: [
        ['Choisir le service public', 'https://choisirleservicepublic.gouv.fr'],
        ['Concours territoriaux', 'https://www.concours-territorial.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'sans-papiers',
      title: 'Travailler sans papiers : droits, régularisation par le travail',
      topic: 'travail sans papiers',
      questions: [
        'Je travaille sans papiers, quels sont mes droits ?',
        'Comment être régularisé par le travail ?',
        'Mon employeur ne me paie pas et je n’ai pas de papiers',
        'Je travaille sous le nom d’un autre, que faire ?',
        'mon patron dit qu’il va me dénoncer si je réclame',
        'combien de fiches de paie pour une régularisation',
      ],
      body: `Même sans papiers, votre travail doit être payé au salaire normal, et un accident du travail est couvert (article L8252-1 du Code du travail) : c’est l’employeur qui risque le plus.

      - Salaire non payé, renvoi : tout le travail fait, et trois mois de salaire au moins à la rupture. Un syndicat, la Cimade ou un avocat aident à saisir les prud’hommes.
      - Papiers confisqués, menaces, logement indigne : c’est peut-être de l’exploitation. 17 en danger ; Comité contre l’esclavage moderne.
      - Soins : urgences, PASS de l’hôpital, aide médicale de l’État.

      Régularisation : la préfecture décide, rien n’est automatique.

      1. Métier en tension : trois ans de présence, douze mois de travail sur les vingt-quatre derniers, un métier de la liste de la région, sans l’accord de l’employeur. Prévu par la loi de 2024 jusqu’à fin 2026 : vérifiez.
      2. Admission exceptionnelle par le travail : promesse ou contrat, fiches de paie, plusieurs années de présence ; plus dur depuis 2025.
      3. Famille, santé, asile : autres voies.

      Gardez une preuve par mois : paie, virement, badge, impôts, ordonnance. Sous un autre nom : demandez à l’employeur une attestation de concordance.

      Un dossier refusé peut entraîner une obligation de quitter la France : ne le déposez pas seul. N’achetez ni contrat ni rendez-vous.`,
      sources: [
        ['Cimade', 'https://www.lacimade.org'],
        ['Gisti', 'https://www.gisti.org'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'reprendre-longtemps',
      title: 'Retravailler après des années sans emploi : par où commencer',
      topic: 'retour au travail après longtemps',
      questions: [
        'Je n’ai pas travaillé depuis dix ans, comment reprendre ?',
        'J’ai élevé mes enfants quinze ans, qui va m’embaucher ?',
        'J’ai peur de retravailler après si longtemps',
        'Que mettre sur un CV quand on a été au foyer ?',
        'je suis restée mère au foyer et j’ai 45 ans',
        'après ma dépression j’ai plus confiance pour bosser',
      ],
      body: `Commencez petit, et bientôt : quelques heures par semaine ou une immersion de trois jours rendent plus de confiance que six mois de préparation. La peur est normale, elle baisse en faisant.

      1. Un conseiller : France Travail (on peut s’inscrire sans allocation), CIDFF pour les femmes, Cap emploi, mission locale avant 26 ans. Demandez immersion, remise à niveau, garde d’enfants.
      2. Une porte douce : garde ou ménage (Cesu), cantine, périscolaire, vente le samedi, remplacement d’été, bénévolat à heures fixes. L’insertion par l’activité économique donne un contrat et un suivi.
      3. Les bases : e-mail, Pix ou CléA, premiers secours.
      4. Le CV, une page : d’abord ce que vous savez faire (budget, rendez-vous, cuisine pour dix, soin d’un parent, langue, association), puis « 2010-2025 : éducation de mes enfants », puis vos anciens emplois.
      5. L’entretien : « J’ai élevé trois enfants, ils sont autonomes. Depuis mars, j’ai repris par … Je suis libre de 8 h à 17 h. » Rien de plus à dire, ni sur la santé.

      Après une maladie : médecin, RQTH si la gêne dure, temps partiel d’abord.

      L’argent : demandez la prime d’activité dès le premier mois.

      Ce mois-ci : trois personnes à qui parler, une immersion.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['CIDFF', 'https://www.fncidff.info'],
      ],
      countries: ['FR', 'DROM'],
      open: 'myCv',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'job-etudiant',
      title: 'Job étudiant ou d’été : où chercher, quand, comment',
      topic: 'job étudiant',
      questions: [
        'Où trouver un job étudiant le soir ou le week-end ?',
        'Quand postuler pour un job d’été ?',
        'Quel job est compatible avec les cours ?',
        'Comment faire un CV pour un premier job étudiant ?',
        'je cherche un job du samedi, je suis à la fac',
        'mon patron me met des heures pendant mes cours',
      ],
      body: `Cherchez de mars à mai pour l’été, fin août et septembre pour l’année, et présentez-vous : ici, vos disponibilités comptent plus que le CV.

      - Où : jobaviz.fr (Crous), 1jeune1solution.gouv.fr, centres Info Jeunes, université (tutorat, bibliothèque, accueil), mairie, supermarchés, restauration rapide, hôtels, stades et salles, inventaires, intérim, garde d’enfants, cours particuliers.
      - Compatible avec les cours : surveillant de collège, baby-sitting, caisse le samedi, veilleur d’hôtel, hôte d’accueil. Au-delà de quinze heures par semaine, les notes baissent souvent.
      - CV d’une page : « Étudiante, libre mercredi après-midi et samedi » en titre, puis garde, sport, langues, stage, permis. Trois lignes de message.

      Le contrat : écrit, avec les jours. Avant 26 ans, un étudiant peut être sous 24 heures par semaine. Donnez vos horaires de cours : refuser, à temps partiel, une heure ajoutée pendant un cours n’est pas une faute.

      L’été : un CDD de vacances n’a pas de prime de fin, mais les congés payés (10 %) sont dus.

      L’argent : la bourse ne change pas, trois mois de SMIC échappent à l’impôt jusqu’à 25 ans, la prime d’activité demande de gagner près de 80 % du SMIC.

      Examens : demandez vos jours par écrit, tôt ; le statut d’étudiant salarié aménage les cours. Avec un titre de séjour étudiant : 964 heures par an.`,
      sources: [
        ['Jobaviz, Crous', 'https://www.jobaviz.fr'],
        ['Étudiant.gouv', 'https://www.etudiant.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      open: 'search',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'argent-a-cote',
      title: 'Gagner un peu à côté : Vinted, gâteaux, bricolage, garde, cours',
      topic: 'petits revenus à côté',
      questions: [
        'Puis-je vendre des gâteaux ou des créations sans être déclaré ?',
        'Vendre sur Vinted, faut-il le déclarer ?',
        'Quel statut pour du bricolage ou du jardinage chez des gens ?',
        'Comment déclarer du baby-sitting ou des cours ?',
        'je suis au chômage et je vends des trucs sur leboncoin',
        'coiffer à domicile sans statut, c’est risqué ?',
      ],
      body: `Vos vieilles affaires se vendent librement ; ce que vous fabriquez, revendez ou faites chez les gens demande un statut, dès le premier euro.

      - Vinted, Leboncoin, brocante : ni statut, ni impôt en général, si ce sont vos objets. La plateforme prévient les impôts à partir de trente ventes ou 2 000 € par an ; cela ne veut pas dire que vous devez payer.
      - Gâteaux, bijoux, couture, achat pour revendre : micro-entreprise, gratuite en ligne. Pour les aliments : hygiène et déclaration à la DDPP.
      - Ménage, jardin, petit bricolage, garde, cours chez des particuliers : le plus simple est le Cesu, ou Pajemploi. Ils vous déclarent et récupèrent souvent la moitié en crédit d’impôt ; vous êtes salarié, assuré.
      - Coiffure, esthétique, bâtiment, taxi : un diplôme ou de l’expérience exigés par la loi, et une assurance. Sans, c’est une amende, et rien si un client est blessé.

      Au chômage : heures et salaires, ou chiffre d’affaires, se déclarent chaque mois, même petits ; une part de l’allocation reste. Vos objets vendus, non. RSA et prime d’activité : à la déclaration trimestrielle.

      En CDI : permis hors de vos heures, sans concurrence. Agent public : autorisation.

      Au noir, une chute ou un client fâché coûte plus que les cotisations. Pour essayer : couveuse, association, marché.`,
      sources: [
        ['Urssaf', 'https://www.urssaf.fr'],
        ['Impots.gouv, plateformes', 'https://www.impots.gouv.fr'],
        ['Cesu', 'https://www.cesu.urssaf.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'micro-declarer',
      title: 'Micro-entreprise au quotidien : déclarer, payer, facturer, fermer',
      topic: 'déclarations de micro-entreprise',
      questions: [
        'Combien je paie de cotisations en micro-entreprise ?',
        'Dois-je déclarer si je n’ai rien gagné ?',
        'Que doit contenir une facture de micro-entrepreneur ?',
        'Un client ne me paie pas ma facture',
        'j’ai créé ma micro-entreprise et je comprends rien aux déclarations',
        'comment fermer ma micro-entreprise',
      ],
      body: `Déclarez ce que vous avez encaissé, chaque mois ou trimestre, même zéro, sur autoentrepreneur.urssaf.fr : rien encaissé, rien à payer.

      - Combien : de 12 à 13 % environ pour la vente, 21 à 26 % pour les services ; moins au début avec l’Acre, si vous y avez droit. L’impôt s’ajoute : au barème après un abattement, ou 1 à 2,2 % avec le versement libératoire.
      - Oubli : une pénalité, puis un calcul d’office. Corrigez en ligne.
      - TVA : sous le seuil, écrivez « TVA non applicable, article 293 B du CGI ». Les seuils bougent : impots.gouv.fr.
      - Facture : numéro qui se suit, date, « EI » près de votre nom, adresse, Siret, client, prestation, prix, date de paiement, pénalités de retard. La facture électronique arrive par étapes : vérifiez vos dates.
      - CFE : un impôt local en décembre, pas la première année, ni sous 5 000 € de ventes ; remplissez la déclaration initiale avant la fin de l’année.
      - Au chômage, le même chiffre va aussi à l’actualisation.

      Client qui ne paie pas :

      1. Relance écrite, puis mise en demeure recommandée.
      2. Injonction de payer, au tribunal : simple, sans avocat. Cinq ans contre un professionnel, deux contre un particulier.
      3. Désormais, devis signé et acompte de 30 %.

      Fermer : en ligne, gratuit, sur formalites.entreprises.gouv.fr, puis une dernière déclaration.`,
      sources: [
        ['Urssaf, auto-entrepreneur', 'https://www.autoentrepreneur.urssaf.fr'],
        ['Entreprendre.service-public', 'https://entreprendre.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('contracts', [
    {
      id: 'apprenti-quotidien',
      title: 'Apprenti : congés, heures, nuits, révisions, école à payer ?',
      topic: 'vie d’apprenti',
      questions: [
        'Combien de congés a un apprenti ?',
        'Un apprenti peut-il faire des heures supplémentaires ?',
        'Mon école d’alternance me demande de payer',
        'Mon patron me demande de travailler les jours de CFA',
        'apprenti boulanger de 16 ans, je peux commencer à 4 heures ?',
        'l’école promet un contrat contre 500 euros',
      ],
      body: `Un apprenti est un salarié : contrat, fiche de paie, cinq semaines de congés par an, et la formation ne lui coûte rien.

      - École : ni frais d’inscription ni scolarité pour un apprenti (article L6211-1 du Code du travail). On réclame une somme pour « garder la place » ou promettre un contrat ? Ne payez pas, signalez sur signal.conso.gouv.fr. Signer sans employeur peut faire de vous un étudiant payant.
      - Jours de CFA : du temps de travail, payé. L’employeur ne peut ni vous garder ces jours-là, ni les faire rattraper.
      - Avant 18 ans : 35 heures par semaine, 8 par jour, deux jours de repos de suite en général, pas de nuit. Exceptions : boulangerie, dès 4 heures à 16 ans ; restauration, plus tard le soir, avec autorisation.
      - Après 18 ans : comme les autres salariés, heures majorées.
      - Examen : cinq jours ouvrables payés pour réviser, dans le mois qui précède.
      - Malade : arrêt sous 48 heures à l’employeur, copie au CFA.
      - Aides : moitié du transport, mutuelle, Mobili-Jeune pour le loyer, premier équipement.

      La casse ne se retire pas de la paie. L’apprentissage ouvre le chômage comme un emploi.

      Ménage toute la journée, insultes, salaire absent ? Le CFA, le médiateur de l’apprentissage, l’inspection du travail.`,
      sources: [
        ['Service-Public, apprentissage', 'https://www.service-public.fr'],
        ['Code du travail, L6222-24 à L6222-35', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'saison-logee',
      title: 'Faire une saison logé : trouver, vérifier le logement, partir',
      topic: 'saison avec logement',
      questions: [
        'Comment trouver une saison logée et nourrie ?',
        'Quand postuler pour la saison d’hiver ou d’été ?',
        'Mon logement de saisonnier est insalubre',
        'Si je quitte la saison, dois-je quitter le logement ?',
        'on veut faire une saison en couple',
        'dormir dans mon camion pendant la saison',
      ],
      body: `Postulez tôt et parlez du logement dès le premier appel : de septembre à novembre pour l’hiver, de février à mai pour l’été ; puis encore la première semaine, quand certains ne viennent pas.

      - Où : offres saisonnières de francetravail.fr, forums de l’emploi saisonnier, stations, campings, clubs et villages de vacances, hôtels ; anefa-emploi.org pour les récoltes ; maison des saisonniers de la station.
      - En couple : dites-le d’emblée, deux CV ensemble ; hôtels et campings aiment cela.
      - Avant d’accepter, par écrit : chambre seule ou partagée, photos, prix, caution, repas, chauffage, jours de repos, trajet.
      - Retenue : le loyer figure sur la fiche de paie, dans une limite. Gratuit, le logement y apparaît comme avantage en nature.
      - Insalubre (ni chauffage, ni eau chaude, humidité, trop nombreux) : photos, demande écrite, inspection du travail, mairie.
      - Départ : un logement lié au contrat se rend à sa fin. Renvoyé ? On ne peut ni vous jeter dehors de force, ni garder papiers ou affaires : 17, ou 115 pour dormir.
      - Pas logé : bail mobilité (un à dix mois, sans dépôt), Visale, foyer de jeunes travailleurs, Action Logement.
      - Camion : cela dépend de la commune ; demandez l’aire des saisonniers ou le terrain de l’employeur.

      Quitter avant la fin suit les règles du CDD : un accord écrit.`,
      sources: [
        ['Service-Public, travail saisonnier', 'https://www.service-public.fr'],
        ['Action Logement', 'https://www.actionlogement.fr'],
      ],
      countries: ['FR', 'DROM'],
      open: 'search',
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('unemployment', [
    {
      id: 'sans-voiture',
      title: 'Sans voiture : aller travailler quand il n’y a pas de bus',
      topic: 'trajet sans voiture',
      questions: [
        'Je n’ai pas de voiture, comment trouver un travail ?',
        'Il n’y a pas de bus à l’heure où je commence',
        'Où louer une voiture pas chère pour aller travailler ?',
        'Qui aide à réparer une voiture pour aller au travail ?',
        'ma voiture est en panne et je vais perdre mon boulot',
        'l’annonce demande un véhicule et j’en ai pas',
      ],
      body: `Postulez quand même si le poste n’est pas de conduire, et dites comment vous viendrez : une solution se trouve souvent en une semaine.

      - « Véhicule indispensable » : appelez. « Je viens à vélo, je serai là à 5 heures : est-ce possible ? » Demandez aussi un décalage de trente minutes, une équipe de jour, un collègue qui passe près de chez vous.
      - Tout de suite : covoiturage domicile-travail (applications, groupes locaux, panneau d’affichage), transport à la demande de la communauté de communes, navette, vélo électrique ou scooter loué par une plateforme de mobilité.
      - Louer à quelques euros par jour : garages solidaires et plateformes comme Wimoov, sur demande du conseiller, de la mission locale ou d’une assistante sociale. Intérimaire : Fastt.
      - Réparer, acheter : garage solidaire, microcrédit (Adie, Point conseil budget), département, CCAS.
      - France Travail : aide à la mobilité pour un entretien, une formation, une reprise ; à demander avant.
      - Employeur : la moitié de l’abonnement de transport ; un forfait vélo et covoiturage, facultatif.
      - Sans permis B : cyclomoteur ou voiturette avec le permis AM.

      Panne ce matin ? Prévenez tout de suite, gardez la facture du dépannage, proposez de rattraper le temps.

      Cherchez aussi à l’envers : tracez ce qui est à quarante minutes à pied, à vélo, en bus, et démarchez là.`,
      sources: [
        ['France Travail, mobilité', 'https://www.francetravail.fr'],
        ['Wimoov', 'https://www.wimoov.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'chomage-retraite',
      title: 'Au chômage près de la retraite : être payé jusqu’au bout',
      topic: 'chômage jusqu’à la retraite',
      questions: [
        'Puis-je toucher le chômage jusqu’à la retraite ?',
        'À quel âge France Travail arrête de payer ?',
        'J’ai 61 ans et mes droits finissent avant la retraite',
        'Un senior au chômage est-il obligé de chercher ?',
        'licencié à 59 ans, j’ai droit à combien de temps',
        'mes droits s’arrêtent un an avant ma retraite, je fais comment',
      ],
      body: `Oui, dans un cas précis : si vous touchez encore l’allocation en atteignant un certain âge, elle peut être maintenue jusqu’à la retraite à taux plein, au plus tard 67 ans.

      Il faut en général :

      - l’âge fixé pour votre année de naissance, entre 62 et 64 ans ; il bouge avec la réforme des retraites, demandez le vôtre ;
      - être indemnisé depuis un an ;
      - douze ans d’affiliation au chômage, et cent trimestres ;
      - un an d’emploi continu, ou deux ans discontinus, dans les cinq ans avant la fin du contrat.

      1. Trois mois avant la fin des droits, demandez par écrit à France Travail si vous remplissez les conditions.
      2. Relevé sur info-retraite.fr, entretien gratuit.
      3. Retraite demandée cinq mois avant : au taux plein, l’allocation s’arrête.

      - Durée ordinaire : 27 mois au plus à partir de 57 ans, 22 mois et demi à 55 et 56.
      - Trimestres : un pour 50 jours indemnisés, et des points de complémentaire. Restez inscrit ensuite.
      - Droits finis trop tôt : ASS, RSA, ou un petit contrat, qui prolonge et ajoute des trimestres.
      - Chercher reste obligatoire ; demandez un contrat d’engagement adapté.

      Avant de signer une rupture conventionnelle, calculez les deux dates ensemble. À vérifier sur unedic.org.`,
      sources: [
        ['Unédic', 'https://www.unedic.org'],
        ['Info retraite', 'https://www.info-retraite.fr'],
        ['France Travail', 'https://www.francetravail.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'radiation',
      title: 'Radié de France Travail : pourquoi, combien de temps, revenir',
      topic: 'radiation de France Travail',
      questions: [
        'Je suis radié de France Travail, que faire ?',
        'Combien de temps dure une radiation ?',
        'Comment contester une radiation ?',
        'Je ne suis plus inscrit et je ne sais pas pourquoi',
        'ils m’ont radié pour un rdv raté alors que j’étais malade',
        'si je suis radié je perds tous mes droits ?',
      ],
      body: `Regardez d’abord le mot de la lettre : une « cessation d’inscription » se répare aujourd’hui, une « radiation » est une sanction, limitée dans le temps, qui se conteste.

      - Cessation : actualisation oubliée, reprise d’emploi déclarée. Réinscrivez-vous tout de suite en ligne ou au 39 49, et expliquez. Les jours perdus ne sont en général pas payés ; vos droits restent.
      - Suspension : une part de l’allocation s’arrête, et revient quand vous reprenez vos démarches.
      - Radiation : manquements graves ou répétés, fausse déclaration. La lettre dit la durée ; d’ici là, ni allocation ni réinscription. Le reste de vos droits n’est pas effacé, sauf ce que la décision supprime.

      Avant une sanction, on doit vous avertir et vous laisser répondre, dix jours en général.

      Contester :

      1. Recours écrit à la direction de l’agence, dans les deux mois. « Je conteste ma radiation du … Ce jour-là, j’étais … ; voici la preuve. » (arrêt, convocation, billet, capture d’écran)
      2. Lettre jamais reçue ? Demandez la preuve d’envoi ; regardez la messagerie de votre espace et votre adresse.
      3. Refus : médiateur de France Travail, puis tribunal administratif, aide juridictionnelle possible.

      En attendant : RSA, CCAS, Sécu maintenue ; travailler reste permis. Réinscrivez-vous le jour où la radiation finit.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
