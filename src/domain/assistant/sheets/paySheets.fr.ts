import { READ_AGAIN_ON, WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Pay: asking, reading, comparing. */
export const PAY_SHEETS = sheetsOf('pay', [
  {
    id: 'salaire-negocier',
    title: 'Négocier son salaire à l’embauche',
    topic: 'négociation du salaire',
    questions: [
      'Comment négocier son salaire à l’embauche ?',
      'Quelles prétentions salariales annoncer ?',
      'Combien demander comme salaire ?',
      'On me demande mon ancien salaire',
      'Est-ce que je peux demander plus que ce qu’ils proposent ?',
      'Quel salaire demander en entretien ?',
      'On me demande mes prétentions salariales, je mets quoi ?',
      'On m’a demandé mes prétentions, quel chiffre annoncer',
      'Ils proposent 1800 je voulais 2000',
      'Comment demander un meilleur salaire sans froisser',
      'Que mettre dans la case prétentions salariales ?',
    ],
    body: `Arrivez avec une fourchette, pas un chiffre lâché au hasard.

    1. Renseignez-vous : minimum de la convention collective, annonces semblables, enquêtes de l’Apec pour les cadres, personnes du métier.
    2. Parlez en brut annuel, avec un écart d’environ 10 % : un plancher que vous acceptez, un haut que vous justifiez.
    3. Laissez l’employeur en parler d’abord si possible, puis appuyez votre demande sur deux preuves, jamais sur vos charges.
    4. Regardez l’ensemble : primes, treizième mois, mutuelle, titres-restaurant, horaires, télétravail, formation.
    5. Faites confirmer par écrit. Ils disent non, ou refusent d’aller plus haut ? Demandez autre chose : prime, télétravail, formation, un point écrit au bout de six mois.
    6. Un formulaire exige un chiffre ? Mettez le bas de votre fourchette, ou « à discuter » si la case l’accepte. On vous offre moins que l’annonce : « L’annonce indiquait 2 000 € ; qu’est-ce qui a changé ? » Vous pouvez dire non.

    Vous n’avez pas à donner votre ancien salaire. La directive européenne 2023/970, à transposer avant le 7 juin 2026, prévoit qu’on vous annonce une fourchette avant l’entretien et qu’on ne vous demande pas votre salaire passé. Un projet de loi français a été présenté en mars 2026 : à vérifier sur travail-emploi.gouv.fr.`,
    sources: [
      ['Apec, salaires des cadres', 'https://www.apec.fr'],
      ['Directive (UE) 2023/970', 'https://eur-lex.europa.eu'],
    ],
    open: 'interview',
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'brut-net',
    title: 'Passer du brut au net',
    topic: 'salaire brut et net',
    questions: [
      'Comment calculer le net à partir du brut ?',
      'C’est quoi la différence entre brut et net ?',
      'Combien je touche avec 2000 brut ?',
      'Le salaire annoncé est-il net ou brut ?',
      'Calcul du salaire net',
    ],
    body: `Les annonces donnent presque toujours du brut. Pour un ordre de grandeur, avant impôt, dans le secteur privé :

    - non-cadre : environ 77 à 78 % du brut ;
    - cadre : environ 75 % du brut ;
    - fonction publique titulaire : environ 80 à 85 % du traitement brut.

    Exemple : 2 000 € brut par mois donnent autour de 1 550 € net avant impôt pour un non-cadre. Le prélèvement à la source s’enlève ensuite, selon votre taux personnel.

    Comparez toujours la même chose : brut annuel, nombre de mois (12 ou 13), temps plein ou partiel. Pour un calcul exact, avec votre situation, utilisez le simulateur de l’Urssaf. En alternance, les cotisations sont réduites : le net est plus proche du brut.`,
    sources: [['Simulateur de l’Urssaf', 'https://mon-entreprise.urssaf.fr']],
  },
  {
    id: 'smic-minimum',
    title: 'SMIC et minimum conventionnel',
    topic: 'salaire minimum',
    questions: [
      'Quel est le salaire minimum ?',
      'À combien est le SMIC ?',
      'Mon employeur peut-il me payer moins que la convention ?',
      'Où trouver ma convention collective ?',
      'C’est combien le SMIC net en ce moment ?',
      'SMIC horaire',
      'C’est combien le SMIC net en ce moment',
      'Le salaire minimum c’est combien',
      'Je suis payée à la chambre, est-ce légal ?',
    ],
    body: `Aucun salarié adulte ne peut être payé moins que le SMIC horaire. Depuis le 1er juin 2026 : 12,31 € brut de l’heure, 1 867,02 € brut par mois à 35 heures, autour de 1 475 € net. Il change au moins chaque 1er janvier : vérifiez le chiffre du jour sur service-public.fr.

    Payé à la tâche, à la chambre, au colis ou à la commission, un salarié touche au moins le SMIC pour ses heures réelles : notez-les.

    Votre convention collective peut fixer un minimum plus haut selon votre coefficient ou votre échelon : c’est alors lui qui s’applique. Son nom figure sur le bulletin de paie, et l’employeur doit vous dire où la consulter.

    - Les apprentis et les contrats de professionnalisation touchent un pourcentage du SMIC selon l’âge et l’année.
    - Les stages de plus de deux mois ouvrent droit à une gratification horaire minimale.
    - Vous avez trois ans pour réclamer un salaire impayé (article L3245-1).

    Pour chercher votre convention : l’outil du Code du travail numérique.`,
    sources: [
      ['Service-Public', 'https://www.service-public.fr'],
      [
        'Trouver sa convention collective',
        'https://code.travail.gouv.fr/outils/convention-collective',
      ],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'salaire-metier',
    title: 'Combien gagne-t-on dans un métier ?',
    topic: 'salaire d’un métier',
    questions: [
      'Combien gagne-t-on dans mon métier ?',
      'Quel est le salaire d’un débutant dans ce métier ?',
      'C’est payé combien ce poste ?',
      'Où trouver les salaires par métier et par région ?',
      'Combien gagne une infirmière, un cariste, un cuisinier, un développeur ?',
      'Quel salaire pour un chef de partie ?',
      'Un maçon avec dix ans de métier ça gagne combien',
      'Quel salaire brut pour une secrétaire médicale débutante',
      'Quel salaire viser comme débutante à Rennes',
      'Combien gagne un électricien',
      'Combien est payé ce métier dans ma région',
    ],
    body: `Un repère d’abord : en 2024, la moitié des salariés du privé à temps plein gagnaient moins de 2 190 € net par mois (Insee) ; le SMIC vaut environ 1 475 € net depuis juin 2026. Pour votre métier, tout dépend de la région, de la branche et de l’ancienneté. Voici où trouver le chiffre, en dix minutes :

    1. La convention collective du métier fixe un minimum par coefficient : cherchez-la sur legifrance.gouv.fr ou code.travail.gouv.fr. En dessous, c’est illégal ; le SMIC reste le plancher.
    2. Les annonces du même poste près de chez vous : notez dix fourchettes, gardez le milieu.
    3. Les fiches métiers de France Travail et l’Insee donnent des salaires par métier et par région ; l’Apec pour les cadres.
    4. Dans la fonction publique et l’hôpital, la grille indiciaire est publique ; ajoutez les primes (nuit, dimanche, Ségur).

    Comptez aussi ce qui s’ajoute : treizième mois, pourboires, paniers, heures majorées, mutuelle, logement en saison.

    Puis annoncez une fourchette dont le bas vous convient vraiment.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['France Travail, métiers', 'https://candidat.francetravail.fr'],
      ['Apec', 'https://www.apec.fr'],
    ],
    open: 'search',
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'tarif-jour',
    title: 'Fixer son tarif d’indépendant',
    topic: 'tarif journalier',
    questions: [
      'Comment calculer son tarif journalier en freelance ?',
      'C’est quoi un TJM ?',
      'Quel tarif prendre quand on débute en indépendant ?',
      'Combien facturer de l’heure en micro-entreprise ?',
      'Combien facturer à la journée quand on est graphiste',
    ],
    body: `Le tarif journalier moyen (TJM) est ce que vous facturez pour une journée. Il se calcule à l’envers :

    1. Ce que vous voulez toucher par an, net.
    2. Ajoutez les cotisations (environ un quart du chiffre d’affaires en micro-entreprise de services ; vérifiez votre taux sur autoentrepreneur.urssaf.fr), l’impôt, la cotisation foncière, l’assurance, le matériel, la retraite que vous voulez.
    3. Divisez par les jours réellement facturables : entre 120 et 160 par an, car il y a la prospection, les devis, les congés, la maladie, les mois creux.

    Exemple : pour 24 000 € nets et 140 jours, il faut facturer autour de 240 à 260 € par jour.

    Comparez ensuite avec les tarifs publiés sur les plateformes du métier. Trop bas attire de mauvais clients ; annoncez un prix par projet quand vous connaissez la charge. Pas de TVA sous le seuil de franchise : écrivez-le sur la facture.`,
    sources: [
      ['Urssaf, auto-entrepreneur', 'https://www.autoentrepreneur.urssaf.fr'],
      ['Service-Public Entreprendre', 'https://entreprendre.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
]);
