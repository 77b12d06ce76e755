import { READ_AGAIN_ON, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** Pay: asking, reading, comparing. */
export const PAY_SHEETS = sheetsOf('pay', [
  {
    id: 'salaire-negocier',
    title: 'Parler salaire et négocier',
    topic: 'négociation du salaire',
    questions: [
      'Comment négocier son salaire à l’embauche ?',
      'Quelles prétentions salariales annoncer ?',
      'Combien demander comme salaire ?',
      'On me demande mon ancien salaire',
      'Est-ce que je peux demander plus que ce qu’ils proposent ?',
    ],
    body: `Arrivez avec une fourchette, pas un chiffre lâché au hasard.

    1. Renseignez-vous : minimum de la convention collective, annonces semblables, enquêtes de l’Apec pour les cadres, personnes du métier.
    2. Parlez en brut annuel, avec un écart d’environ 10 % : un plancher que vous acceptez, un haut que vous justifiez.
    3. Laissez l’employeur en parler d’abord si possible, puis appuyez votre demande sur deux preuves, jamais sur vos charges.
    4. Regardez l’ensemble : primes, treizième mois, mutuelle, titres-restaurant, horaires, télétravail, formation.
    5. Faites confirmer par écrit.

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
    ],
    body: `Aucun salarié adulte ne peut être payé moins que le SMIC horaire. Son montant change au moins chaque 1er janvier : vérifiez le chiffre du jour sur service-public.fr.

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
]);
