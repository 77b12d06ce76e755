import { WRITTEN_LATER, sheetsOf } from '#/domain/assistant/sheets/sheetsOf';

/** For oneself and at home: starting, being held as if employed, stopping, caring for children. */
export const SELF_EMPLOYED_SHEETS = sheetsOf('paths', [
  {
    id: 'creation-aides',
    title: 'Créer son entreprise au chômage : ARE, ARCE, ACRE',
    topic: 'aides à la création d’entreprise',
    questions: [
      'ARCE ou maintien de l’ARE : que choisir ?',
      'Quelles aides pour créer une entreprise au chômage ?',
      'Comment demander l’ACRE ?',
      'Je suis au chômage et je veux ouvrir un commerce',
      'Toucher mes allocations en une seule fois',
      'Qui peut m’aider à monter mon projet ?',
      'prêt pour lancer mon activité sans apport',
    ],
    body: `Créer son entreprise avec des droits au chômage laisse un choix, à faire avec votre conseiller avant l’immatriculation.

    - Maintien de l’ARE : vous gardez une allocation chaque mois, réduite selon vos revenus, dans une limite. Plus sûr si l’activité démarre lentement.
    - En micro-entreprise, déclarez chaque mois le chiffre d’affaires encaissé à l’actualisation, même zéro, même si l’Urssaf vous interroge par trimestre. Après un abattement pour frais, 70 % du reste est déduit de l’allocation. Depuis avril 2025, ce maintien s’arrête en général à 60 % des droits restants ; le solde se demande ensuite, sous conditions.
    - ARCE : une partie de vos droits restants versée en capital, en deux fois à six mois d’écart. Utile pour un fonds ou du matériel, mais le reste ne revient que si l’activité s’arrête.
    - ACRE : réduction de cotisations la première année, à demander à l’Urssaf ; nécessaire pour l’ARCE. Les conditions et les taux changent en 2026 : vérifiez-les.

    Avant : chiffrez vos besoins, testez l’activité (couveuse, coopérative, micro-entreprise).

    Accompagnement gratuit ou presque : BGE, Adie (microcrédit), Initiative France, chambres de métiers ou de commerce.`,
    sources: [
      ['France Travail, créateurs', 'https://www.francetravail.fr'],
      ['Service-Public Entreprendre', 'https://entreprendre.service-public.fr'],
      ['Adie', 'https://www.adie.org'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'faux-independant',
    title: 'Faux indépendant : on vous demande d’être auto-entrepreneur',
    topic: 'salariat déguisé',
    questions: [
      'On me propose de passer en auto-entrepreneur, est-ce normal ?',
      'Quelle différence entre salarié et auto-entrepreneur ?',
      'Qu’est-ce que le salariat déguisé ?',
      'Mon seul client me fixe mes horaires',
      'Mon ancien patron veut que je lui facture mes heures',
      'Livreur indépendant mais tout m’est imposé',
      'On veut m’embaucher en auto-entrepreneur au lieu d’un contrat',
      'Mon patron veut que je passe en auto-entrepreneur',
      'Auto-entrepreneur ou salarié qu’est-ce qui est mieux',
    ],
    body: `Passer indépendant change tout : pas de congés payés, pas de chômage, pas de salaire minimum, une retraite plus faible, cotisations et assurance à votre charge.

    Vous êtes en réalité salarié si l’on vous donne des ordres, des horaires et un lieu, si l’on vous contrôle et vous sanctionne, surtout avec un seul client et son matériel. C’est du travail dissimulé pour celui qui l’organise, pas pour vous.

    1. Avant d’accepter, demandez pourquoi ce n’est pas un CDD ou de l’intérim, et calculez : il faut facturer nettement plus qu’un salaire net pour vivre pareil.
    2. Gardez plannings, messages, factures.
    3. L’Urssaf et l’inspection du travail peuvent être alertées.
    4. Les prud’hommes peuvent requalifier la relation en contrat de travail, avec les salaires et congés dus.

    Le portage salarial et les coopératives d’activité permettent d’avoir des clients en restant salarié.`,
    sources: [
      ['Urssaf', 'https://www.urssaf.fr'],
      ['Service-Public Entreprendre', 'https://entreprendre.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'independant-arret',
    title: 'Indépendant qui arrête : quels droits ?',
    topic: 'cessation d’activité d’un indépendant',
    questions: [
      'J’ai fermé mon entreprise, ai-je droit au chômage ?',
      'Un indépendant touche-t-il le chômage ?',
      'Qu’est-ce que l’allocation des travailleurs indépendants ?',
      'Ma société est en liquidation, je n’ai plus rien',
      'Artisan, je cesse mon activité',
      'redevenir salarié après des années à mon compte',
      'gérant de restaurant qui dépose le bilan',
    ],
    body: `Un indépendant ne cotise pas au chômage, mais il n’est pas sans droits.

    - Allocation des travailleurs indépendants (ATI) : versée six mois, de l’ordre de 600 à 800 € par mois, en cas de liquidation ou redressement judiciaire, ou d’activité jugée non viable par un tiers. Il faut, entre autres, deux ans d’activité sans interruption, un revenu minimum et de faibles ressources.
    - Anciens droits de salarié : un reste d’allocation peut encore exister. Demandez à France Travail de vérifier.
    - Sinon : RSA, prime d’activité, aides de la caisse de retraite des indépendants.

    1. Inscrivez-vous vite : la demande d’ATI a un délai de douze mois.
    2. Faites radier l’entreprise pour arrêter les cotisations.
    3. Dettes : mandataire, conciliation, Urssaf, et le soutien gratuit d’Apesa si c’est trop lourd.

    Pour redevenir salarié, tenir une entreprise vaut expérience : gestion, clients, équipe.`,
    sources: [
      ['France Travail, indépendants', 'https://www.francetravail.fr'],
      ['Service-Public Entreprendre', 'https://entreprendre.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'assistante-maternelle',
    title: 'Devenir assistante maternelle',
    topic: 'assistante maternelle',
    questions: [
      'Comment devenir assistante maternelle ?',
      'Comment obtenir l’agrément pour garder des enfants chez moi ?',
      'Combien d’enfants peut-on garder à domicile ?',
      'Combien gagne une nounou agréée ?',
      'Garder des enfants dans un appartement',
      'travailler dans une maison d’assistantes maternelles',
      'Les parents me retirent l’enfant, à quoi ai-je droit ?',
    ],
    body: `Pour garder des enfants chez vous, il faut un agrément du département.

    1. Réunion d’information, puis dossier à la PMI (protection maternelle et infantile) : formulaire, certificat médical, casier vérifié pour tout le foyer.
    2. Visite du logement et entretien : sécurité, place, disponibilité. Locataire, vous pouvez l’être aussi.
    3. Réponse en général sous trois mois. L’agrément dit combien d’enfants vous pouvez accueillir, souvent deux à quatre, et vaut cinq ans.
    4. Formation obligatoire de 120 heures, gratuite, dont 80 avant le premier accueil, avec les premiers secours.

    Les parents sont vos employeurs : contrat écrit, salaire mensualisé au moins au minimum légal, congés, indemnités d’entretien et de repas. Ils déclarent à Pajemploi.

    Un parent retire l’enfant : préavis de huit jours avant trois mois de contrat, quinze jours avant un an, un mois ensuite ; après neuf mois, une indemnité d’un quatre-vingtième des salaires bruts. Pas payée ? Écrivez, puis prud’hommes.

    Le relais petite enfance de votre commune aide pour les contrats et la liste des familles. Une maison d’assistantes maternelles évite de travailler seule.`,
    sources: [
      ['Monenfant.fr', 'https://monenfant.fr'],
      ['Pajemploi', 'https://www.pajemploi.urssaf.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'emploi-retraite',
    title: 'Travailler à la retraite ou juste avant',
    topic: 'cumul emploi et retraite',
    questions: [
      'Puis-je travailler en étant à la retraite ?',
      'Quel revenu peut-on cumuler avec sa pension ?',
      'Qu’est-ce que la retraite progressive ?',
      'Retraité, je cherche quelques heures par semaine',
      'Ma retraite est trop petite, je dois retravailler',
      'finir ma carrière à temps partiel',
    ],
    body: `Reprendre un emploi à la retraite est permis, avec deux régimes.

    - Cumul intégral : toutes vos pensions sont demandées et vous avez le taux plein (par les trimestres ou par l’âge). Vous gardez pension et salaire sans limite, et ce travail peut ouvrir de nouveaux droits.
    - Cumul plafonné : sinon, la pension peut être réduite si le total dépasse une limite.
    - Chez votre dernier employeur, un délai de six mois peut s’appliquer.

    Les règles changent pour les pensions prises à partir de 2027 : demandez à votre caisse avant de signer.

    Pas encore à la retraite ? La retraite progressive, ouverte à partir de 60 ans sous conditions, permet de passer à temps partiel en touchant une part de pension.

    Où chercher : particuliers (CESU), remplacements, accompagnement scolaire, vacations, commerces de proximité. Déclarez la reprise à votre caisse.`,
    sources: [
      ['L’Assurance retraite', 'https://www.lassuranceretraite.fr'],
      ['Info-retraite', 'https://www.info-retraite.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'langues-cv',
    title: 'Dire son niveau de langue, écrire un CV en anglais',
    topic: 'niveau de langue et CV en anglais',
    questions: [
      'Comment connaître son niveau de langue, A1 à C2 ?',
      'Comment faire un CV en anglais ?',
      'Quel niveau d’anglais écrire sur mon CV ?',
      'Faut-il passer le TOEIC ?',
      'Suis-je débutant, intermédiaire ou courant ?',
      'postuler à l’étranger avec un CV en anglais',
      'mon espagnol scolaire, je le mets comment',
    ],
    body: `Le niveau de langue se dit avec l’échelle européenne, que les recruteurs connaissent :

    - A1, A2 : phrases simples, vie courante ;
    - B1 : se débrouiller au travail sur des sujets connus ;
    - B2 : suivre une réunion, écrire un e-mail clair, répondre au téléphone ;
    - C1, C2 : aisance complète.

    Pour savoir : la grille d’auto-évaluation d’Europass, ou un test en ligne gratuit ; une certification (TOEIC, TCF, Cambridge) seulement si l’annonce la demande, le CPF peut la payer. Sur le CV, écrivez le niveau et une preuve : « Anglais B2 : accueil de clients étrangers ». Pas « notions » ni « lu, parlé, écrit ».

    CV en anglais : une page ou deux, sans photo, âge ni situation de famille ; des verbes d’action au passé (managed, trained) ; le diplôme français avec une explication entre parenthèses ; les dates en toutes lettres ; « References available on request » est inutile. Faites relire.`,
    sources: [['Europass, niveaux de langue', 'https://europass.europa.eu']],
    countries: ['INT'],
    updatedOn: WRITTEN_LATER,
  },
]);
