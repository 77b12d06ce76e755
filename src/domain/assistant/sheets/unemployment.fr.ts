import { READ_AGAIN_ON, sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Unemployment: registering, declaring, allowances, duties. */
export const UNEMPLOYMENT_SHEETS = sheetsOf('unemployment', [
  {
    id: 'inscription-france-travail',
    title: 'S’inscrire à France Travail',
    topic: 'inscription à France Travail',
    questions: [
      'Comment s’inscrire à France Travail ?',
      'Inscription au chômage, quels documents ?',
      'Quand s’inscrire comme demandeur d’emploi ?',
      'S’inscrire à Pôle emploi',
      'Comment on s’inscrit à France Travail',
      'Je comprends rien à l’inscription',
      'Mon conseiller France Travail ne me répond jamais',
      'Comment joindre mon conseiller',
      'Puis-je m’inscrire à France Travail en étant en CDI ?',
    ],
    body: `L’inscription est gratuite et se fait sur francetravail.fr (ex-Pôle emploi).

    1. Inscrivez-vous dès le lendemain de la fin du contrat : l’indemnisation ne remonte pas avant l’inscription. On a douze mois en général pour faire valoir des droits.
    2. Préparez : pièce d’identité ou titre de séjour autorisant à travailler, numéro de sécurité sociale, RIB, attestation employeur, CV.
    3. Encore en CDI ou démissionnaire, on peut aussi s’inscrire, sans allocation, pour les offres et les conseils.
    4. Remplissez aussi la demande d’allocation, même si vous doutez d’y avoir droit.
    5. Un premier rendez-vous fixe votre diagnostic et un contrat d’engagement : vos démarches et l’aide reçue.

    Depuis 2025, les bénéficiaires du RSA, les jeunes suivis en mission locale et les personnes suivies par Cap emploi sont inscrits eux aussi. Pas d’internet ? Les agences et France services aident. Téléphone : 39 49.`,
    sources: [['France Travail, s’inscrire', 'https://www.francetravail.fr']],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'actualisation',
    title: 'L’actualisation mensuelle',
    topic: 'actualisation',
    questions: [
      'Comment faire son actualisation ?',
      'J’ai oublié de m’actualiser, que faire ?',
      'Quand s’actualiser à France Travail ?',
      'Faut-il déclarer quelques heures de travail ?',
    ],
    body: `Chaque mois, vous confirmez que vous cherchez un emploi et déclarez ce qui a changé : heures travaillées et salaires bruts, formation, maladie, congé maternité, pension.

    - Quand : environ du 28 du mois au 15 du mois suivant ; le calendrier exact est dans votre espace.
    - Où : site, application « Mon espace », téléphone 39 49, borne en agence.
    - Déclarez tout, même deux heures et même avant d’être payé. Une erreur se corrige, un oubli peut faire rembourser.
    - Oubli : votre inscription cesse et le paiement s’arrête ; ce n’est pas une sanction. Réinscrivez-vous tout de suite et expliquez : plus c’est rapide, mieux c’est.

    Les changements importants (reprise d’emploi, adresse, maladie) se signalent aussi dans les 72 heures. Une absence du domicile de plus de sept jours se déclare ; 35 jours sont possibles par an.`,
    sources: [['France Travail', 'https://www.francetravail.fr']],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'are-principes',
    title: 'L’allocation chômage (ARE) : les principes',
    topic: 'allocation chômage ARE',
    questions: [
      'Ai-je droit au chômage ?',
      'Combien de temps faut-il travailler pour toucher le chômage ?',
      'Comment est calculée l’allocation chômage ?',
      'Combien je vais toucher au chômage ?',
      'Pendant combien de temps est-on indemnisé ?',
      'Combien vais-je toucher au chômage ?',
      'Combien de temps dure le chômage après 55 ans ?',
      'Je gagnais 1 600 euros, combien au chômage ?',
      'Je vais toucher combien au chômage avec 1650 net',
      'Il faut avoir travaillé combien de mois pour le chômage',
      'J’ai travaillé 5 mois ai-je droit au chômage',
      'Calcul de mon allocation',
    ],
    body: `Quatre conditions principales :

    - avoir perdu son emploi sans l’avoir voulu : fin de CDD, licenciement, rupture conventionnelle, démission légitime ;
    - avoir travaillé au moins six mois (130 jours ou 910 heures), cinq pour un saisonnier, sur les 24 derniers mois, 36 mois à partir de 55 ans ;
    - être inscrit, apte au travail et chercher activement ;
    - résider en France et ne pas avoir l’âge de la retraite à taux plein.

    Le montant dépend de vos salaires bruts de la période de référence : le plus favorable de deux calculs, entre 57 % et 75 % du salaire journalier de référence, la part la plus haute allant aux petits salaires. Pour 1 900 € bruts par mois, cela fait autour de 1 100 € bruts. La durée dépend de celle de vos contrats ; elle est de 18 mois au plus avant 55 ans, 22 mois et demi à 55 et 56 ans, 27 mois à partir de 57 ans. Après une rupture conventionnelle, des règles plus courtes ont été négociées en 2026 : vérifiez sur le site de France Travail ce qui s’applique à votre date de rupture.

    Un différé et sept jours d’attente précèdent le premier versement. À vérifier sur unedic.org, ou simulez sur francetravail.fr.`,
    sources: [
      ['Unédic', 'https://www.unedic.org'],
      ['France Travail, simulateur', 'https://www.francetravail.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'are-cumul',
    title: 'Reprendre un emploi et garder une partie du chômage',
    topic: 'cumul chômage et salaire',
    questions: [
      'Peut-on cumuler chômage et salaire ?',
      'Travailler à temps partiel en étant au chômage',
      'Si je prends une petite mission, est-ce que je perds mes droits ?',
      'Reprendre un petit boulot pendant le chômage',
      'Si je reprends quelques heures, je perds mon allocation ?',
      'Un petit boulot pendant le chômage',
      'Est-ce que je peux travailler un peu tout en touchant mes allocations',
      'Travailler quelques heures et garder le chômage',
      'Petit boulot et allocations',
    ],
    body: `Oui : une activité réduite se cumule avec une partie de l’allocation, que ce soit en CDD, en intérim, en CESU chez un particulier ou quelques heures de ménage.

    - Le calcul : allocation mensuelle, moins 70 % du salaire brut du mois. Le total ne peut dépasser votre ancien salaire de référence.
    - Les jours non payés ne sont pas perdus : ils repoussent la fin de vos droits.
    - Déclarez les heures et le brut à chaque actualisation, bulletin à l’appui.
    - Si le nouveau contrat s’arrête sans que vous l’ayez voulu, vos droits reprennent ; de nouveaux mois travaillés peuvent les recharger.
    - Attention : quitter volontairement ce petit contrat peut bloquer l’allocation, selon sa durée. Demandez avant de rompre.

    Accepter une mission courte garde le réseau et le CV vivants, et ne fait presque jamais perdre de droits. Vérifiez votre cas avec le simulateur de reprise d’emploi.`,
    sources: [
      ['Unédic', 'https://www.unedic.org'],
      ['France Travail', 'https://www.francetravail.fr'],
    ],
  },
  {
    id: 'controle-recherche',
    title: 'Prouver sa recherche d’emploi lors d’un contrôle',
    topic: 'contrôle de la recherche d’emploi',
    questions: [
      'Comment prouver mes recherches d’emploi à France Travail ?',
      'Contrôle de la recherche d’emploi, quels justificatifs ?',
      'France Travail me convoque pour un contrôle',
      'J’ai manqué un rendez-vous avec mon conseiller',
    ],
    body: `France Travail peut vérifier que vos démarches sont réelles et régulières. Gardez des traces :

    - candidatures envoyées, relances, accusés de réception, refus ;
    - offres consultées, alertes, inscriptions en intérim ;
    - salons, ateliers, rendez-vous, formation, bilan ;
    - entretiens, avec la date et le nom.

    En cas de contrôle : répondez dans le délai, classez par date, expliquez les périodes calmes (maladie, garde d’enfant, formation). Si une sanction est envisagée, présentez vos observations par écrit dans le délai indiqué ; un recours et le médiateur de France Travail sont possibles.

    Depuis le 1er juin 2025, un manquement peut suspendre au moins 30 % de l’allocation pendant un à deux mois, jusqu’à quatre s’il se répète. La suspension cesse quand vous reprenez vos démarches : à vérifier sur francetravail.fr.

    Un rendez-vous manqué : écrivez le jour même, preuve jointe (arrêt, entretien, panne). La lettre d’avertissement laisse dix jours en général pour vous expliquer. Dans les cas graves ou répétés, l’allocation peut être supprimée avec radiation. Contestez par écrit au directeur de l’agence dans les deux mois, puis voyez le médiateur, enfin le tribunal administratif.

    Le journal de « Mes Candidatures » réunit vos démarches datées et s’imprime ou s’exporte pour la période demandée.`,
    sources: [['France Travail', 'https://www.francetravail.fr']],
    open: 'applications',
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'fin-de-droits',
    title: 'Fin de droits : ASS, RSA et aides',
    topic: 'fin de droits',
    questions: [
      'Que faire quand on arrive en fin de droits ?',
      'Je n’ai plus droit au chômage',
      'C’est quoi l’ASS ?',
      'Ai-je droit au RSA ?',
      'Quelles aides sans revenu ?',
    ],
    body: `Avant la fin de l’allocation, anticipez d’un mois ou deux.

    - ASS (allocation de solidarité spécifique) : versée par France Travail sous condition de ressources, si vous avez travaillé cinq ans sur les dix ans précédant la fin de votre contrat. La demande vous est envoyée ; renvoyez-la vite.
    - RSA : à partir de 25 ans (avant, sous conditions : enfant à charge ou activité passée), selon les ressources du foyer. Demande à la Caf ou à la MSA.
    - Prime d’activité : si vous travaillez avec un petit salaire.
    - Complémentaire santé solidaire, aides au logement, tarifs de transport, aides de la ville (CCAS).

    Faites le tour en dix minutes sur mesdroitssociaux.gouv.fr. Pour les moins de 26 ans sans emploi ni études, la mission locale propose le contrat d’engagement jeune, avec une allocation. Conditions et montants changent : vérifiez avant de compter dessus.`,
    sources: [
      ['Mes droits sociaux', 'https://www.mesdroitssociaux.gouv.fr'],
      ['Caf', 'https://www.caf.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'aides-recherche',
    title: 'Aides pour chercher ou reprendre un emploi',
    topic: 'aides à la recherche d’emploi',
    questions: [
      'Quelles aides pour se déplacer à un entretien ?',
      'Aide à la mobilité de France Travail',
      'Qui peut payer la garde de mes enfants pendant un entretien ?',
      'Aide au permis de conduire pour demandeur d’emploi',
      'Qui paie le train pour aller à un entretien ?',
      'Des aides pour payer l’essence quand on cherche du travail',
      'Aide pour passer le permis',
      'Aide pour la garde d’enfant quand on cherche du travail',
    ],
    body: `France Travail propose, sous conditions de ressources, de distance et d’inscription :

    - l’aide à la mobilité : déplacements, repas et nuits pour un entretien, une reprise d’emploi ou une formation éloignée. La demande se fait avant, ou au plus tard quelques jours après ;
    - l’aide à la garde d’enfants (AGE, ancienne Agepi) : moins de 12 ans, en couple aussi, allocation faible ou nulle, lors d’une reprise d’emploi ou d’une formation ;
    - l’aide au permis B pour certains demandeurs d’emploi ; le CPF reste ouvert au permis pour les demandeurs d’emploi, dans la limite d’un plafond : à vérifier sur moncompteformation.gouv.fr.

    D’autres existent : régions (transports), départements, CCAS, Agefiph, associations de garages ou de prêt de voiture, « La cravate solidaire » pour la tenue d’entretien. Demandez toujours avant de dépenser, et gardez les justificatifs.`,
    sources: [
      ['France Travail, les aides', 'https://www.francetravail.fr'],
      ['La Cravate Solidaire', 'https://lacravatesolidaire.org'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'permis-conduire',
    title: 'Le permis de conduire : le financer, postuler sans l’avoir',
    topic: 'permis de conduire',
    questions: [
      'Comment financer le permis de conduire ?',
      'Je n’ai pas le permis et toutes les annonces le demandent',
      'On m’a retiré mon permis, puis-je postuler quand même ?',
      'Quelles aides pour passer le permis quand on est au chômage ?',
      'Peut-on utiliser le CPF pour le permis ?',
      'Je n’ai plus de points, comment je vais travailler',
      'Faut-il dire que mon permis est suspendu ?',
      'Le permis à un euro par jour, c’est quoi',
      'L’annonce exige le permis B et je ne l’ai pas',
      'Mon permis étranger est-il valable pour travailler en France ?',
    ],
    body: `Le permis est-il vraiment indispensable ? Si le poste est de conduire (livraison, tournée, domicile), oui. Sinon, l’annonce demande souvent seulement d’arriver à l’heure : postulez, et dites comment vous viendrez.

    - Retiré ou suspendu : ne dites pas que vous l’avez. Conduire sans permis valable est un délit, et un poste qui l’exige peut être perdu. Donnez la date à laquelle vous l’aurez de nouveau.
    - Pour le payer : l’aide de France Travail (sous conditions, demandée avant de s’inscrire), le CPF dans la limite d’un plafond (demandeurs d’emploi, ou si un tiers paie une part), la région ou le département, la mission locale, le permis à un euro par jour (un prêt sans intérêts).
    - En attendant : bus et train à tarif réduit, covoiturage, vélo ou scooter prêté par une plateforme de mobilité ou un garage solidaire, navette de l’entreprise.

    Permis étranger : européen, il reste valable ; d’un autre pays, il sert un an, et l’échange se demande dans cette année sur le site de l’ANTS, si un accord existe. Déjà en poste et permis perdu : dites-le si vous conduisez pour le travail, et proposez un autre poste, un binôme, un congé.

    Sur le CV, écrivez « permis B en cours » seulement si vous êtes inscrit.`,
    sources: [
      ['France Travail, les aides', 'https://www.francetravail.fr'],
      ['Service-public.fr', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'conseiller-france-travail',
    title: 'Un désaccord avec son conseiller France Travail',
    topic: 'conseiller France Travail',
    questions: [
      'Je n’arrive pas à joindre mon conseiller France Travail',
      'Comment changer de conseiller France Travail ?',
      'Ma conseillère m’oblige à postuler à n’importe quoi',
      'Mon conseiller refuse ma formation, que faire',
      'Comment contacter mon conseiller',
      'Faire une réclamation auprès de France Travail',
      'Le médiateur de France Travail, ça sert à quoi',
      'Mon conseiller me parle mal',
    ],
    body: `Un conseiller suit souvent plusieurs centaines de personnes : un silence n’est pas un refus.

    1. Écrivez dans « Mes échanges avec mon conseiller », avec une seule demande précise et une date : la trace compte. Le 39 49 et l’accueil de l’agence donnent un rendez-vous.
    2. Sans réponse sous une dizaine de jours, déposez une réclamation dans votre espace ou à l’agence, ou demandez à voir le responsable d’équipe.
    3. Vous pouvez demander un autre conseiller, par écrit, en disant ce qui bloque et sans attaquer la personne. Ce n’est pas un droit automatique, mais c’est souvent accepté.
    4. Le médiateur de France Travail se saisit ensuite, gratuitement, en ligne. Le Défenseur des droits peut aussi aider.

    Une formation refusée ? Demandez le motif par écrit. Une offre qui ne vous va pas ? L’offre raisonnable se définit dans votre contrat d’engagement : métier, lieu, salaire. Un rendez-vous manqué se justifie tout de suite, avec une preuve.`,
    sources: [['France Travail', 'https://www.francetravail.fr']],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'rsa',
    title: 'Le RSA et les aides sans revenu',
    topic: 'RSA',
    questions: [
      'Qui a droit au RSA ?',
      'Comment demander le RSA ?',
      'RSA avant 25 ans, est-ce possible ?',
      'Combien touche-t-on au RSA ?',
      'Peut-on travailler et garder le RSA ?',
      'Si je trouve un petit travail, combien je garde du RSA ?',
    ],
    body: `Le revenu de solidarité active complète les revenus d’un foyer qui n’en a pas ou peu.

    - À partir de 25 ans, en résidant en France de façon stable ; pour beaucoup d’étrangers, après cinq ans de titre autorisant à travailler.
    - Avant 25 ans : si vous attendez ou élevez un enfant, ou si vous avez travaillé l’équivalent de deux ans à temps plein dans les trois dernières années (RSA jeune actif). Sinon, regardez le contrat d’engagement jeune avec la mission locale, et les aides du département et du CCAS.
    - Étudiants et stagiaires : en général non.

    La demande se fait sur caf.fr ou msa.fr ; le simulateur de mesdroitssociaux.gouv.fr dit le montant, qui dépend du foyer et du logement. Elle vous inscrit aussi à France Travail, avec un accompagnement et des heures d’activité adaptées à votre situation.

    Une reprise d’emploi : le salaire est déclaré chaque trimestre et retiré du RSA au calcul suivant ; la prime d’activité en rend une bonne part. On y gagne presque toujours : simulez sur caf.fr.`,
    sources: [
      ['Caf, le RSA', 'https://www.caf.fr'],
      ['Mes droits sociaux', 'https://www.mesdroitssociaux.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'intermittent',
    title: 'Intermittent du spectacle : les 507 heures',
    topic: 'intermittence du spectacle',
    questions: [
      'Combien d’heures pour être intermittent ?',
      'Comment calculer mes 507 heures ?',
      'Annexe 8 ou annexe 10 ?',
      'Que se passe-t-il à ma date anniversaire ?',
    ],
    body: `Il faut 507 heures sur les douze mois qui précèdent la fin de votre dernier contrat retenu. Le statut n’existe pas : ce sont deux règles de l’assurance chômage, l’annexe 8 (ouvriers et techniciens) et l’annexe 10 (artistes).

    - Ce qui compte : les heures déclarées par un employeur du spectacle, dans un métier de la liste. Un cachet d’artiste vaut douze heures. Une part d’heures d’enseignement et de formation est admise, dans une limite. Congé maternité, accident du travail et longue maladie sont pris en compte.
    - Vos droits courent jusqu’à la date anniversaire, douze mois plus tard : ce jour-là, France Travail recompte. S’il manque des heures, une clause de rattrapage existe, sous conditions d’ancienneté.
    - Chaque mois, actualisez-vous et déclarez tous vos contrats, heures et cachets.
    - Vérifiez que chaque employeur vous a déclaré (AEM, ou Guso pour les occasionnels) et gardez tout.
    - Les congés payés viennent de la caisse des Congés Spectacles (Audiens).

    Les simulateurs et le détail sont sur francetravail.fr, rubrique Spectacle ; une convention peut les changer.`,
    sources: [
      ['France Travail Spectacle', 'https://www.francetravail.fr'],
      ['Audiens, Congés Spectacles', 'https://www.audiens.org'],
      ['Unédic', 'https://www.unedic.org'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'trop-percu',
    title: 'France Travail réclame un trop-perçu',
    topic: 'trop-perçu d’allocation',
    questions: [
      'France Travail me demande de rembourser, que faire ?',
      'Contester un trop-perçu',
      'Demander l’effacement d’un trop-perçu',
      'Rembourser un trop-perçu en plusieurs fois',
    ],
    body: `Ne payez pas les yeux fermés, mais répondez vite : le silence rend la retenue automatique.

    1. Vérifiez : demandez le détail (mois, heures, salaires retenus) et comparez avec vos bulletins et vos actualisations. Les erreurs existent, des deux côtés.
    2. Contestez si le compte est faux : par écrit, avec les preuves, dans les deux mois de la notification. Tant que la contestation est examinée, demandez que rien ne soit retenu.
    3. Le compte est juste mais trop lourd ? Demandez, dans le même courrier, un paiement en plusieurs fois, ou l’effacement de tout ou partie si vous êtes de bonne foi et en difficulté. Joignez vos charges et vos ressources.
    4. Les retenues sur l’allocation doivent vous laisser de quoi vivre : dites-le si elles sont trop fortes.
    5. Ensuite : le médiateur de France Travail, gratuit, puis le tribunal, dans le délai écrit sur la décision. Une contrainte se conteste en quinze jours.

    Au-delà de trois ans, France Travail ne peut en général plus réclamer ; dix ans en cas de fraude. Pour l’avenir : déclarez chaque heure, même non payée encore.`,
    sources: [
      ['France Travail', 'https://www.francetravail.fr'],
      ['Médiateur de France Travail', 'https://www.francetravail.org'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'benevolat',
    title: 'Être bénévole pendant le chômage',
    topic: 'bénévolat et chômage',
    questions: [
      'Peut-on être bénévole au chômage ?',
      'Le bénévolat fait-il perdre l’allocation ?',
      'Faut-il déclarer son bénévolat à France Travail ?',
      'Mettre son bénévolat sur le CV',
    ],
    body: `Oui : le bénévolat est permis et l’allocation continue, si vous restez disponible pour chercher un emploi.

    - Pas chez votre ancien employeur, et pas à la place d’un salarié : une entreprise n’a pas de bénévoles. Dans une association, aider à l’accueil, oui ; tenir seul un poste avec des horaires imposés, non, cela peut être un travail caché.
    - Rien à déclarer à l’actualisation, puisque rien n’est payé. Dites-le tout de même à votre conseiller : c’est une preuve d’activité.
    - Les frais réels (trajets, repas) peuvent être remboursés sur justificatif. Un forfait mensuel, lui, ressemble à un salaire.
    - Un service civique ou un volontariat indemnisé suit d’autres règles : parlez-en avant de signer.

    Ce que vous y gagnez : un rythme, des gens, des choses à raconter. Sur le CV, écrivez-le comme un emploi, avec les dates et ce que vous faites : « accueil de 60 familles par semaine ». Il compte aussi pour une VAE, et le compte d’engagement citoyen peut donner des droits à formation.`,
    sources: [
      ['France Bénévolat', 'https://www.francebenevolat.org'],
      ['Associations.gouv.fr', 'https://www.associations.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
]);
