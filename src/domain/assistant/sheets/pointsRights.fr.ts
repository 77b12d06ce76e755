import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** Pay, health and rights: what people ask within a sheet, and the lines that answer it. */
export const RIGHT_POINTS: readonly WrittenPoint[] = [
  {
    of: 'smic-minimum',
    asked:
      'combien est le smic en 2026 / on lui propose 11 euros de l’heure est-ce normal / payé 10 euros de l’heure normal / smic horaire brut net / smic mensuel net / salaire minimum légal / 11 euros de l’heure c’est légal',
    said: '12,31 € brut de l’heure depuis le 1er juin 2026, soit 1 867,02 € brut par mois à 35 heures, environ 1 475 € net (à vérifier sur service-public.fr). Personne de 18 ans ou plus, hors apprentissage et contrat de professionnalisation, ne peut être payé moins : une offre à 11 € de l’heure est illégale. Votre convention peut fixer davantage.',
  },
  {
    of: 'smic-minimum',
    asked:
      'on me paye moins que le smic que faire / payé en dessous du smic / mon patron me paie 9 euros de l’heure',
    said: 'C’est interdit : écrivez à l’employeur la somme qui manque, mois par mois, puis inspection du travail et prud’hommes en référé. Vous pouvez remonter trois ans. Comptez le salaire de base et les avantages en nature, pas les heures supplémentaires, les remboursements ni les primes d’ancienneté.',
  },
  {
    of: 'brut-net',
    asked:
      '2000 brut ça fait combien en net / passer du brut au net / combien fait 1900 brut en net / brut net calcul salaire',
    said: 'Non-cadre : retirez environ 22 à 23 %. 1 867 € brut font environ 1 475 € net, 2 000 € environ 1 560 €, 2 300 € environ 1 790 €, 2 500 € environ 1 950 €, 3 000 € environ 2 340 €, avant impôt. Cadre : environ 25 %. Le simulateur de l’Urssaf donne le chiffre exact.',
  },
  {
    of: 'salaire-negocier',
    asked:
      'quel salaire demander pour un premier poste / combien demander comme salaire débutant / quelle prétention salariale donner / quel salaire demander sans paraître prétentieux',
    said: 'Donnez une fourchette en brut annuel, d’environ 10 % de large, avec un bas que vous accepteriez : « entre 34 et 37 k€ selon les missions et les avantages ». Pour la trouver : l’enquête de l’Apec sur les jeunes diplômés et dix annonces du même poste dans la même ville. Un bac +5 débutant en gestion ou en finance est souvent entre 33 et 40 k€ (à vérifier). Demander le prix du marché n’est jamais prétentieux.',
  },
  {
    of: 'salaire-negocier',
    asked:
      'le recruteur demande mon salaire actuel / suis-je obligé de donner mes fiches de paie au recruteur / on me demande mon ancien salaire / prétention salariale formulaire obligatoire',
    said: 'Non, rien ne vous y oblige : « Je préfère parler du poste ; je vise entre … et … brut par an, variable compris. » La directive européenne 2023/970, à transposer depuis le 7 juin 2026, interdit de demander l’ancien salaire ; vérifiez où en est la loi française. Ne falsifiez jamais une fiche ; si vous en montrez une, masquez le reste.',
  },
  {
    of: 'salaire-negocier',
    asked:
      'négocier son salaire à l’embauche comment faire / on me propose moins que prévu / l’entreprise propose un salaire trop bas',
    said: '« Merci, le poste me plaît ; au vu de mes … ans de … et des offres comparables, je visais … Pouvez-vous faire un geste ? » Puis taisez-vous. Si c’est non : prime, télétravail, jours, formation, point écrit à six mois. Tout par écrit avant de signer.',
  },
  {
    of: 'verifications-recruteur',
    asked:
      'le recruteur veut mes trois dernières fiches de paie obligé / recruteur demande mes bulletins de salaire / peut-on vérifier mes diplômes / un recruteur peut-il appeler mon ancien employeur',
    said: 'Fiches de paie : rien ne vous oblige à les donner ; le certificat de travail prouve poste et dates, et vous pouvez donner une fourchette visée à la place. Un diplôme ou un permis se vérifie s’il est lié au poste. Un ancien employeur ne s’appelle qu’en vous prévenant avant, et votre employeur actuel qu’avec votre accord.',
  },
  {
    of: 'references',
    asked:
      'ils appellent mon patron actuel pour une référence / prise de référence sans mon accord / le recruteur a contacté mon employeur / mon boss ne sait pas que je cherche référence',
    said: 'Ils doivent vous informer avant (articles L1221-8 et L1221-9) et avoir votre accord. Écrivez tout de suite : « Ma recherche est confidentielle, merci de ne pas contacter mon employeur actuel ; voici deux références. » Donnez deux personnes d’avant, prévenues : ancien responsable, client, collègue. Un appel passé sans accord : plainte possible à la CNIL.',
  },
  {
    of: 'casier-judiciaire',
    asked:
      'le patron peut-il voir mon casier / j’ai eu du sursis dois-je le dire / casier judiciaire et embauche / condamnation avec sursis emploi',
    said: 'Non : l’employeur n’a pas accès au casier. Au plus, pour certains postes, il peut vous demander le bulletin n° 3, qui ne porte que les peines lourdes : un sursis simple n’y figure en principe pas. Vous n’avez pas à en parler de vous-même. Exceptions : sécurité (Cnaps), enfants, fonction publique, transport, où l’administration consulte d’autres fichiers ou le bulletin n° 2. Le bulletin n° 3 est gratuit en ligne.',
  },
  {
    of: 'casier-judiciaire',
    asked:
      'faut-il un casier vierge pour être chauffeur de bus / métier avec un casier judiciaire / casier et travail avec des enfants / casier vierge obligatoire',
    said: 'Pas forcément vierge : c’est la nature de la condamnation qui compte. Avec des enfants, une attestation d’honorabilité bloque certaines infractions ; en sécurité, le Cnaps décide ; en transport, certaines condamnations et surtout le permis. Demandez votre bulletin n° 3, et un avocat pour faire effacer une mention du n° 2.',
  },
  {
    of: 'entretien-questions-interdites',
    asked:
      'on m’a demandé en entretien si je voulais des enfants / il a demandé qui garde mes enfants a-t-il le droit / question sur la grossesse en entretien / le recruteur demande si je suis mariée',
    said: 'Non : les questions doivent avoir un lien direct avec le poste (article L1221-6) ; grossesse et projet d’enfant sont interdits (L1225-1), famille et sexe aussi (L1132-1). Vous pouvez ne pas répondre, et une réponse inexacte sur une grossesse ne peut pas vous être reprochée. Phrase utile : « Je suis organisée pour tenir les horaires du poste. » Notez la date et les mots ; après un refus, Défenseur des droits, 39 28.',
  },
  {
    of: 'discrimination',
    asked:
      'on refuse d’embaucher un étranger est-ce légal / trop compliqué d’embaucher un étranger / entreprise refuse à cause de mon nom / refus à cause de ma nationalité que répondre',
    said: 'Refuser pour l’origine, le nom ou la nationalité est une discrimination (article L1132-1) : Défenseur des droits, 39 28. L’employeur doit seulement vérifier votre droit au travail. Réponse possible : « Mon titre m’autorise à travailler (étudiant, dans la limite de 964 heures par an) ; il vous suffit de le faire vérifier par la préfecture deux jours ouvrables avant l’embauche, sans autorisation à demander. » Un CDI à temps plein avec un titre étudiant, lui, demande un changement de statut.',
  },
  {
    of: 'discrimination',
    asked:
      'refusé à cause d’un tatouage / refus pour mon poids ou mon apparence / discrimination à l’embauche preuve',
    said: 'Écarter quelqu’un pour son apparence physique est une discrimination, sauf exigence vraiment nécessaire au poste (hygiène, sécurité). Gardez l’annonce, les messages, les mots exacts et la date ; demandez le motif par écrit ; le Défenseur des droits enquête gratuitement au 39 28.',
  },
  {
    of: 'apparence',
    asked:
      'tatouage et travail en salle / peut-on m’interdire les piercings au travail / tatouage visible emploi serveuse / mon patron veut que je coupe ma barbe',
    said: 'Non, pas sans raison liée au poste : votre apparence relève de votre liberté. Hygiène, sécurité ou image de l’entreprise peuvent justifier de couvrir ou d’attacher, pas d’écarter quelqu’un d’office. Couvrir suffit en général ; un refus d’embauche pour un tatouage peut être une discrimination.',
  },
  {
    of: 'grossesse',
    asked:
      'quand annoncer ma grossesse à mon patron / comment dire que je suis enceinte au travail / dois-je dire que je suis enceinte / annoncer sa grossesse à l’employeur',
    said: 'Quand vous voulez : aucun délai, il faut seulement l’avoir dit avant de partir en congé maternité. L’annonce, avec un certificat remis contre preuve ou en recommandé, vous protège du licenciement, ouvre les absences payées pour examens et l’aménagement du poste. Beaucoup attendent trois mois ; dites-le plus tôt si le poste est pénible ou à risque. En entretien, rien à dire.',
  },
  {
    of: 'grossesse',
    asked:
      'mon cdd n’est pas renouvelé parce que je suis enceinte / licenciée enceinte / enceinte en période d’essai',
    said: 'Un CDD peut finir à son terme, mais refuser de le renouveler, rompre l’essai ou licencier à cause de la grossesse est une discrimination. Licenciée : envoyez un certificat sous quinze jours en recommandé, le licenciement est annulé, sauf faute grave sans lien. Défenseur des droits, 39 28.',
  },
  {
    of: 'grossesse',
    asked:
      'combien de semaines de congé maternité / congé maternité premier enfant / congé maternité paiement',
    said: 'Seize semaines pour un premier ou un deuxième enfant (six avant, dix après), vingt-six à partir du troisième, trente-quatre pour des jumeaux, payées par l’Assurance maladie jusqu’à un plafond, souvent complétées par la convention.',
  },
  {
    of: 'harcelement',
    asked:
      'mon chef m’humilie devant tout le monde / est-ce du harcèlement moral / mon manager m’insulte quelles preuves / prouver un harcèlement au travail / harcèlement au travail comment faire',
    said: 'Oui si ces actes se répètent et dégradent vos conditions de travail, votre santé ou votre dignité (article L1152-1). Preuves : journal daté, e-mails, messages, témoins, certificats médicaux ; un enregistrement caché est risqué. Alertez par écrit la direction ou les ressources humaines, qui doivent agir, puis CSE, médecin du travail, inspection. Vous ne pouvez pas être sanctionné pour l’avoir dénoncé de bonne foi. Prud’hommes : cinq ans ; plainte : six ans.',
  },
  {
    of: 'harcelement',
    asked:
      'je fais un burn out que faire / épuisé par le travail arrêt / je n’en peux plus du travail je suis à bout',
    said: 'Voyez votre médecin cette semaine : il peut vous arrêter tout de suite, et l’employeur n’a pas à savoir pourquoi. Demandez aussi une visite au médecin du travail. Ne démissionnez pas dans cet état, écrivez ce qui vous épuise (charge, horaires, faits). Le burn-out peut être reconnu comme maladie professionnelle dans les cas graves.',
  },
  {
    of: 'harcelement-sexuel',
    asked:
      'mon responsable me touche / mon chef me touche les hanches / attouchements au travail à qui le dire / mon patron me fait des avances',
    said: 'Ce n’est pas à vous de le supporter. Toucher sans accord peut être une agression sexuelle ; répété, avec propos ou gestes, c’est du harcèlement sexuel. Dites-le à une personne sûre, écrivez dates, gestes et témoins, alertez par écrit la direction, le référent du CSE ou l’inspection du travail (tenue au secret) : l’employeur doit vous protéger. 39 19, jour et nuit ; 17 en danger. Plainte possible ; personne ne peut vous sanctionner pour avoir parlé.',
  },
  {
    of: 'arret-maladie',
    asked:
      'puis-je passer des entretiens pendant un arrêt maladie / chercher un emploi en arrêt / en arrêt burn out entretien d’embauche / commencer un nouveau travail en arrêt',
    said: 'Chercher et passer un entretien n’est pas interdit, mais respectez les heures de sortie de l’arrêt (sauf sorties libres) ; une visio est plus simple, et parlez-en au médecin. Ne travaillez pas et ne commencez pas un nouvel emploi pendant l’arrêt : la CPAM réclamerait les indemnités. Restez discret. Au-delà de trente jours d’arrêt, la visite de préreprise avec le médecin du travail est utile.',
  },
  {
    of: 'arret-maladie',
    asked:
      'combien je touche en arrêt maladie / arrêt maladie qui me paie / jours de carence arrêt maladie / salaire pendant un arrêt',
    said: 'Trois jours de carence, puis environ la moitié du salaire brut journalier par l’Assurance maladie, dans une limite calculée sur 1,4 SMIC. Avec un an d’ancienneté, l’employeur complète à 90 % à partir du huitième jour (trente jours, puis deux tiers) ; la convention fait souvent mieux.',
  },
  {
    of: 'arret-maladie',
    asked:
      'peut-on être licencié pendant un arrêt maladie / licencié à cause d’un arrêt / mon patron veut me virer car je suis malade',
    said: 'Pas à cause de la maladie : ce serait nul. Il peut licencier pour un autre motif, ou si des absences longues ou répétées désorganisent vraiment l’entreprise et obligent à vous remplacer définitivement. Après un accident du travail, seulement pour faute grave ou impossibilité.',
  },
  {
    of: 'arret-controle',
    asked:
      'puis-je sortir pendant mon arrêt maladie / heures de sortie arrêt maladie / partir en vacances pendant un arrêt',
    said: 'Si l’arrêt autorise les sorties, soyez chez vous de 9 à 11 heures et de 14 à 16 heures, sauf soins ; avec sorties libres, non. Partir hors du département demande l’accord de la CPAM avant.',
  },
  {
    of: 'inaptitude-arret',
    asked:
      'que se passe-t-il si je suis déclaré inapte / licenciement pour inaptitude indemnité / inapte à mon poste',
    said: 'L’employeur cherche un reclassement, ou vous licencie avec l’indemnité légale (doublée si l’inaptitude vient du travail, préavis payé alors). Un mois après l’avis, sans reclassement ni licenciement, il doit reprendre le salaire. Le chômage est ouvert.',
  },
  {
    of: 'rqth',
    asked:
      'la rqth va-t-elle me griller auprès des patrons / la rqth est-elle visible par l’employeur / avantages de la rqth / dois-je dire que j’ai la rqth / à quoi sert la rqth',
    said: 'Non, elle est confidentielle : rien ne vous oblige à la dire, et le médecin du travail ne donne qu’un avis sur le poste, jamais le diagnostic. Elle ouvre Cap emploi, les aides de l’Agefiph, l’aménagement du poste, et compte dans les 6 % que doivent employer les entreprises de 20 salariés et plus. Parlez-en seulement si un aménagement vous sert. Demande à la MDPH (formulaire et certificat médical), plusieurs mois d’attente.',
  },
  {
    of: 'handicap-en-parler',
    asked:
      'dois-je parler de mon handicap en entretien / mettre la rqth sur le cv / quand dire son handicap à l’employeur',
    said: 'Rien ne vous y oblige, ni sur le CV ni en entretien. Dites-le si un aménagement est nécessaire, en parlant du besoin et de la solution, pas du diagnostic ; le mieux est souvent après l’offre, ou au médecin du travail.',
  },
  {
    of: 'invalidite-travail',
    asked:
      'je touche une pension d’invalidité puis-je travailler à mi-temps / invalidité catégorie 1 et salaire / vais-je perdre ma pension d’invalidité si je travaille / invalidité catégorie 2 travailler',
    said: 'Vous ne la perdez pas en travaillant : pension et salaire s’additionnent jusqu’à un seuil (votre salaire d’avant, ou le plafond de la Sécurité sociale s’il est plus favorable) ; au-delà, seule la moitié du dépassement est retirée. Un mi-temps reste presque toujours en dessous. Déclarez vos revenus à la CPAM.',
  },
  {
    of: 'accident-travail',
    asked:
      'accident du travail que faire / je me suis blessé au travail / l’employeur refuse de déclarer mon accident / accident de trajet',
    said: 'Prévenez l’employeur le jour même (24 heures), voyez un médecin, gardez témoins et lieu. L’employeur déclare à la CPAM sous 48 heures ; s’il refuse, déclarez vous-même, jusqu’à deux ans. Soins gratuits, indemnités dès le lendemain sans carence : 60 % du salaire journalier pendant 28 jours, puis 80 %.',
  },
  {
    of: 'sanction',
    asked:
      'j’ai reçu un avertissement injuste / contester un avertissement / mise à pied sans salaire / mon patron m’a mis un avertissement',
    said: 'Répondez par écrit, fait par fait, et demandez son retrait ; l’employeur a deux mois après les faits, et ne sanctionne pas deux fois la même chose. Les prud’hommes peuvent l’annuler. Signer « reçu le » n’est pas accepter. Une amende ou une retenue de salaire comme punition est interdite.',
  },
  {
    of: 'salaire-impaye',
    asked:
      'mon salaire n’est pas arrivé / salaire en retard le 10 du mois / mon patron ne m’a pas payé / salaire non versé que faire',
    said: 'Réclamez aujourd’hui par écrit (mois, somme, date), puis une lettre recommandée de mise en demeure à huit jours. Sans paiement : référé aux prud’hommes (rapide, sans avocat ; 50 € depuis 2026 sauf aide juridictionnelle), et inspection du travail, 0 806 000 126. Vous avez trois ans. Ne démissionnez pas sans conseil. Entreprise en redressement ou liquidation : l’AGS paie.',
  },
  {
    of: 'retenue-caisse',
    asked:
      'on me retire de l’argent pour une erreur de caisse / mon patron retient la casse sur mon salaire / retenue sur salaire interdite',
    said: 'C’est interdit : erreur de caisse, casse, vol ou clients partis sans payer ne se retirent pas du salaire, même si le contrat le dit, sauf faute lourde prouvée. Contestez par écrit la somme et le mois, puis inspection du travail ou prud’hommes ; trois ans.',
  },
  {
    of: 'fiche-paie',
    asked:
      'il y a une erreur sur ma fiche de paie / je n’ai pas de fiche de paie / mon patron ne donne pas de bulletin / heures oubliées sur ma paie',
    said: 'Écrivez à l’employeur le mois, l’erreur et la somme, preuve jointe : il doit corriger sur la paie suivante. Le bulletin est dû chaque mois ; son absence peut cacher un travail non déclaré (vérifiez sur mesdroitssociaux.gouv.fr). Trois ans pour réclamer.',
  },
  {
    of: 'mutuelle-transports',
    asked:
      'les tickets restaurant sont-ils obligatoires / titres restaurant obligatoires / mon entreprise ne donne pas de tickets resto',
    said: 'Non, aucune loi ne les impose ; l’employeur doit seulement prévoir un endroit pour manger. S’il en donne, il paie 50 à 60 % et ne peut pas en priver sans raison une partie du personnel : stagiaires et télétravailleurs y ont droit comme les autres.',
  },
  {
    of: 'mutuelle-transports',
    asked:
      'mon employeur doit-il payer mes transports / remboursement abonnement train / indemnité essence domicile travail obligatoire',
    said: 'La moitié de l’abonnement de transport public (ou de vélo en libre-service) est obligatoire, sur justificatif. En voiture, rien d’obligatoire, sauf convention : prime de carburant et forfait mobilités durables dépendent de l’employeur.',
  },
  {
    of: 'mutuelle-transports',
    asked:
      'suis-je obligé de prendre la mutuelle d’entreprise / refuser la mutuelle de l’entreprise / mutuelle obligatoire combien paie l’employeur',
    said: 'Oui en principe, l’employeur en paie au moins la moitié. Vous pouvez la refuser par écrit si vous êtes déjà couvert par celle, obligatoire, du conjoint, par la Complémentaire santé solidaire, en CDD court, ou si vous avez une mutuelle personnelle jusqu’à son échéance.',
  },
  {
    of: 'surveillance-travail',
    asked:
      'mon patron peut-il lire mes mails / le patron peut-il regarder mes mails perso sur l’ordi du boulot / mails personnels sur l’ordinateur du travail / l’employeur peut-il fouiller mon ordinateur / caméra sur mon poste de travail',
    said: 'Il peut ouvrir ce qui est sur l’ordinateur du travail, sauf ce qui est marqué « personnel » ou « privé », qu’il n’ouvre qu’en votre présence. Une boîte personnelle reste privée, même consultée au travail. Vous devez être informé de tout contrôle ; une caméra ne peut pas filmer un poste en continu. Plainte gratuite à la CNIL.',
  },
  {
    of: 'conges-familiaux',
    asked:
      'congé pour décès grand-mère / combien de jours pour le décès d’un parent / jours pour enterrement grand-père / congé décès beau-père',
    said: 'Père, mère, frère, sœur, conjoint, beau-père ou belle-mère : trois jours payés. Enfant : douze jours (quatorze s’il avait moins de 25 ans), plus huit jours de deuil. Grands-parents : rien dans la loi, mais beaucoup de conventions donnent un jour ; sinon, demandez un congé ou une absence. Fonction publique : des règles propres.',
  },
  {
    of: 'conges-familiaux',
    asked:
      'combien de jours pour un mariage / jours enfant malade / congé pour mon pacs / mon enfant est malade je peux m’absenter',
    said: 'Mariage ou Pacs : quatre jours payés ; mariage d’un enfant : un jour. Enfant malade de moins de 16 ans : trois jours par an (cinq avant un an ou avec trois enfants), sur certificat, non payés sauf convention. L’employeur ne peut pas les refuser.',
  },
  {
    of: 'conge-naissance',
    asked:
      'congé paternité combien de jours / congé paternité durée 2026 / congé de naissance supplémentaire',
    said: 'Trois jours de naissance, payés par l’employeur, puis 25 jours de congé paternité (32 pour des jumeaux), indemnisés par l’Assurance maladie ; prévenez un mois avant. Depuis juillet 2026, un congé de naissance d’un ou deux mois s’ajoute pour chaque parent, indemnisé environ 70 % puis 60 % du net (à vérifier sur ameli.fr).',
  },
  {
    of: 'travail-jeunes',
    asked:
      'à quel âge peut-on travailler / travailler à 15 ans l’été / ma fille de 14 ans veut un job d’été / mineur job d’été conditions',
    said: 'Dès 14 ans, mais seulement pendant les vacances (et pas plus de la moitié d’entre elles), pour des travaux légers, sept heures par jour et 35 par semaine, avec votre accord écrit et une demande de l’employeur à l’inspection du travail quinze jours avant. À 16 ans, tout contrat est possible avec l’accord des parents, sans nuit ni travail dangereux. Salaire : 80 % du SMIC au moins avant 17 ans, 90 % à 17 ans.',
  },
  {
    of: 'preuves-travail',
    asked:
      'puis-je enregistrer mon patron / enregistrement caché preuve / quelles preuves garder contre mon employeur',
    said: 'Un enregistrement caché n’est admis que s’il est indispensable et proportionné : c’est le juge qui décide, et l’enregistrement d’une conversation privée peut vous exposer. Préférez journal daté, e-mails, messages, témoins, certificats, et un message qui résume chaque échange.',
  },
  {
    of: 'conflit-travail',
    asked:
      'je ne m’entends pas avec mon chef / mon collègue me pourrit la vie / conflit avec mon manager que faire',
    said: 'Parlez-lui d’abord d’un fait précis, à part, puis confirmez par message ce qui a été convenu. Si cela continue : responsable au-dessus, ressources humaines, élu du CSE, médecin du travail. Humiliations répétées, insultes, mots racistes : ce n’est plus un conflit, notez et alertez par écrit.',
  },
  {
    of: 'donnees-personnelles',
    asked:
      'combien de temps un recruteur garde mon cv / faire effacer mes données d’un site d’emploi / rgpd candidature',
    said: 'Deux ans au plus après le dernier contact, selon la CNIL, sauf accord. Demandez par e-mail l’accès ou l’effacement : réponse sous un mois ; sinon, plainte gratuite à la CNIL.',
  },
  {
    of: 'travail-non-declare',
    asked:
      'mon patron ne me déclare pas / travailler au noir risques / je ne suis pas déclaré que faire / payé en liquide sans fiche de paie',
    said: 'Vous avez les mêmes droits, et c’est l’employeur qui est en faute : réclamez par écrit la déclaration et les bulletins, gardez messages, photos, témoins. Inspection du travail ou Urssaf, puis prud’hommes ; en cas de rupture, une indemnité de six mois de salaire est prévue pour travail dissimulé. Non déclaré, ni chômage, ni retraite, ni accident couvert.',
  },
  {
    of: 'chomage-partiel',
    asked:
      'mon entreprise me met au chômage partiel combien je touche / activité partielle salaire / pas de travail mon patron me renvoie chez moi',
    said: '60 % du brut pour les heures non travaillées, soit environ 72 % du net, jamais moins que le plancher (autour du SMIC net horaire), sans rien demander à France Travail. Sans activité partielle accordée, le salaire reste dû en entier.',
  },
  {
    of: 'frais-professionnels',
    asked:
      'indemnités kilométriques qui paie / je dois utiliser ma voiture pour le travail / frais de déplacement non remboursés / mon téléphone perso pour le travail',
    said: 'L’employeur : les trajets faits pour le travail (hors domicile-travail) se remboursent, au barème fiscal le plus souvent, avec les péages et repas selon la convention. Vous pouvez refuser d’utiliser votre voiture ou votre téléphone si le contrat ne le prévoit pas. Réclamez par écrit, trois ans.',
  },
  {
    of: 'augmentation',
    asked:
      'comment demander une augmentation / mon patron refuse de m’augmenter / pas d’augmentation depuis trois ans',
    said: 'Demandez un rendez-vous, un chiffre en brut et trois preuves de ce qui a changé (tâches, résultats, formation des nouveaux), appuyés par dix annonces comparables. Aucune loi n’oblige à augmenter au-dessus du SMIC et de la convention. Sur un non : « Que faudrait-il, et pour quelle date ? », confirmé par e-mail.',
  },
  {
    of: 'cumul-emplois',
    asked:
      'puis-je avoir deux emplois / deux cdi en même temps / faire un deuxième travail le soir',
    said: 'Oui, dans la limite de dix heures par jour, 48 par semaine et 44 en moyenne, onze heures de repos, et sans concurrence. Relisez la clause d’exclusivité. L’employeur n’a pas à donner son accord, sauf dans le public.',
  },
];
