import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Ways towards a post and what stands in the way: trades with their own door, money and health between two jobs, appointments that cannot be kept. */
export const WAYS_IN_SHEETS = [
  ...sheetsOf('unemployment', [
    {
      id: 'rdv-france-travail',
      title: 'Je ne peux pas venir à mon rendez-vous France Travail',
      topic: 'rendez-vous France Travail à déplacer',
      questions: [
        'Comment déplacer un rendez-vous France Travail ?',
        'Quelle excuse est acceptée pour un rendez-vous France Travail ?',
        'J’ai deux rendez-vous à la même heure, que faire ?',
        'je peux pas aller chez ma conseillère jeudi, je vais être radié ?',
      ],
      body: `Prévenez avant, par écrit, avec une preuve : une raison sérieuse est acceptée, et un rendez-vous déplacé n’est pas un rendez-vous manqué.

      1. Dans votre espace, déplacez ou annulez le rendez-vous si le bouton existe ; sinon écrivez dans « Mes échanges avec mon conseiller ». Le 39 49 et l’accueil de l’agence notent aussi l’appel.
      2. Écrivez : « Je ne peux pas venir le … à … : j’ai … à la même heure. Voici le justificatif. Pouvez-vous me proposer une autre date, ou un appel ? »
      3. Gardez la copie et la preuve.

      Raisons admises en général : préfecture, tribunal, médecin ou hôpital, enfant malade, entretien d’embauche, travail ou formation ce jour-là, décès d’un proche, panne de transport prouvée. Une convocation de préfecture ne se déplace guère : c’est l’autre rendez-vous que l’on bouge.

      Pas de voiture, trop loin, garde impossible ? Demandez un rendez-vous téléphonique ou en visio.

      Déjà manqué : écrivez le jour même. Si une lettre d’avertissement arrive, répondez dans le délai indiqué, dix jours en général, avec vos pièces. L’allocation peut être suspendue, mais pas avant que vous ayez pu vous expliquer ; un recours est possible.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Service-Public, demandeur d’emploi', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'are-premier-paiement',
      title: 'Quand vais-je toucher mon premier chômage ?',
      topic: 'premier versement du chômage',
      questions: [
        'Quand arrive le premier paiement du chômage ?',
        'Pourquoi France Travail ne me paie pas encore ?',
        'C’est quoi le différé d’indemnisation ?',
        'inscrit depuis un mois et toujours rien reçu',
      ],
      body: `Comptez souvent un à deux mois entre la fin du contrat et le premier virement : l’allocation se paie après le mois, une fois l’actualisation faite.

      Ce qui repousse le départ, dans l’ordre :

      - congés payés en fin de contrat : jusqu’à 30 jours de décalage ;
      - indemnités de départ au-dessus du minimum légal : jusqu’à 150 jours, 75 en cas de licenciement économique ;
      - attente de sept jours, une fois par an au plus ;
      - l’inscription elle-même : rien n’est payé avant.

      Ces jours ne sont pas perdus : le droit est décalé, sa durée ne change pas.

      Ensuite : actualisez-vous en fin de mois, le virement suit en général dans les premiers jours du mois suivant. Le mois est compté trente jours, toute l’année ; le premier est souvent partiel.

      Toujours rien ? Regardez votre espace :

      1. « Demande d’allocation » : complète ? L’attestation de l’employeur y est-elle ? Sinon, envoyez vos fiches de paie et réclamez-la par écrit.
      2. La notification de droits donne la date de départ et le montant par jour.
      3. RIB enregistré, actualisation faite, pièces demandées envoyées ?
      4. Message au conseiller indemnisation ou 39 49.

      Sans rien pour vivre, demandez si un acompte est possible, voyez le CCAS ou l’assistante sociale du département, et simulez RSA et prime d’activité.`,
      sources: [
        ['France Travail, allocation', 'https://www.francetravail.fr'],
        ['Unédic', 'https://www.unedic.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'reprise-emploi-signaler',
      title: 'J’ai retrouvé du travail : que dire à France Travail ?',
      topic: 'reprise d’emploi à signaler',
      questions: [
        'J’ai trouvé un travail, dois-je me désinscrire de France Travail ?',
        'Comment déclarer une reprise d’emploi ?',
        'Que deviennent mes droits restants si je reprends un emploi ?',
        'je commence lundi, je préviens qui',
      ],
      body: `Signalez-le sous 72 heures, puis dites-le à l’actualisation du mois : c’est tout ce qu’il faut, et cela évite d’avoir à rembourser.

      1. Dans votre espace : « Déclarer un changement de situation », avec la date, le type de contrat, les heures.
      2. À l’actualisation : « J’ai travaillé », heures et salaire brut du mois, même non encore payé. « Je ne cherche plus » met fin à l’inscription ; ne le cochez pas si le poste est court, partiel ou encore à l’essai.
      3. Envoyez contrat et fiche de paie dès que vous les avez.

      Vos droits : ce qui n’a pas été versé reste. Si le travail s’arrête sans que vous l’ayez voulu, vous le retrouvez, dans un délai limité ; réinscrivez-vous dès le lendemain. Si vous partez de vous-même, la durée travaillée compte : sous 65 jours (ou 455 heures), le reste des droits est en général gardé ; au-delà, une démission peut bloquer. Demandez avant de quitter.

      Temps partiel ou petit salaire : une part de l’allocation peut continuer.

      À demander tout de suite, car les délais sont courts : aide à la mobilité, garde d’enfant, aide au permis, prime d’activité. Prévenez aussi la Caf.

      Essai rompu ? Ce n’est pas une faute.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Unédic, reprise d’emploi', 'https://www.unedic.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'urgence-argent',
      title: 'Plus d’argent ce mois-ci : les aides d’urgence',
      topic: 'aide d’urgence',
      questions: [
        'Je n’ai plus rien pour manger ce mois-ci, qui peut aider ?',
        'Comment avoir une aide d’urgence quand on est au chômage ?',
        'Qui voir quand on ne peut plus payer ses factures ?',
        'compte à découvert, frigo vide, que faire',
      ],
      body: `Appelez aujourd’hui le CCAS de votre mairie ou l’assistante sociale du département : une aide en bons ou en argent peut tomber en quelques jours, sans jugement, salarié ou non.

      - Manger : Restos du cœur, Secours populaire, Secours catholique, Croix-Rouge, épicerie sociale, distributions (soliguide.fr donne l’adresse). Étudiant : Crous.
      - Revenu : demandez RSA, prime d’activité, aide au logement sur mesdroitssociaux.gouv.fr ; un mois perdu ne se rattrape guère. À la Caf, un rendez-vous des droits et des secours existent. France Travail : demandez si un acompte est possible.
      - Salarié : acompte sur le travail déjà fait, un droit dès quinze jours travaillés. Intérim : Fastt.
      - Loyer, eau, énergie : écrivez avant l’échéance, proposez une somme ; fonds de solidarité logement (FSL), chèque énergie.
      - Banque : demandez l’offre « clientèle fragile », qui plafonne les frais. Point conseil budget : gratuit. Pas de crédit rapide, ni de prêt entre particuliers en ligne.
      - Santé : Complémentaire santé solidaire ; PASS de l’hôpital, sans avance.
      - Dormir : 115, jour et nuit.

      Au rendez-vous, apportez pièce d’identité, trois relevés de compte, loyer, factures, courrier de France Travail. Dites tout d’un coup : la personne ouvre plusieurs portes à la fois.

      Travail vite : intérim du jour, extras, remplacements, aide à domicile.`,
      sources: [
        ['Mes droits sociaux', 'https://www.mesdroitssociaux.gouv.fr'],
        ['Service-Public, aides sociales', 'https://www.service-public.fr'],
        ['Soliguide', 'https://soliguide.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'loyer-expulsion',
      title: 'Loyer impayé, menace d’expulsion, serrure changée',
      topic: 'loyer impayé et expulsion',
      questions: [
        'Je ne peux plus payer mon loyer, que faire ?',
        'Mon propriétaire a-t-il le droit de changer la serrure ?',
        'Peut-on m’expulser en hiver ?',
        'j’ai perdu mon travail et j’ai deux loyers de retard',
      ],
      body: `Personne ne peut vous mettre dehors sans décision d’un juge. Un propriétaire qui change la serrure, coupe l’eau ou sort vos affaires commet un délit : appelez le 17, montrez une preuve que vous habitez là, portez plainte. À la rue ce soir : 115.

      Loyer en retard, agissez dès le premier :

      1. Écrivez au propriétaire : la raison, la date de reprise, une somme possible chaque mois. Payez ce que vous pouvez.
      2. Appelez SOS loyers impayés, 0 805 16 00 75, gratuit : l’Adil vous dit quoi faire.
      3. Caf ou MSA : gardez l’aide au logement en signant un plan. Signalez votre chômage, le droit se recalcule.
      4. FSL (département), Action Logement pour les salariés, CCAS.
      5. Commission de surendettement si tout déborde.

      La suite, si rien n’est fait : commandement de payer du commissaire de justice (six semaines en général pour régler), puis audience. Allez-y, avec votre budget : le juge peut accorder des délais jusqu’à trois ans. Aide juridictionnelle et point-justice (30 39).

      Du 1er novembre au 31 mars, pas d’expulsion, sauf exceptions ; la dette court quand même. Puis demandez un relogement : logement social, recours Dalo.

      L’employeur n’a pas à le savoir.`,
      sources: [
        ['Service-Public, expulsion', 'https://www.service-public.fr'],
        ['Anil et Adil', 'https://www.anil.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'sante-sans-emploi',
      title: 'Sécu et mutuelle quand on n’a plus de travail',
      topic: 'couverture santé sans emploi',
      questions: [
        'Suis-je couvert par la Sécu si je suis au chômage ?',
        'Comment avoir une mutuelle gratuite ou pas chère ?',
        'Que devient ma mutuelle d’entreprise à la fin du contrat ?',
        'j’ai plus de boulot, est-ce que je suis encore remboursé',
      ],
      body: `Oui : tant que vous vivez en France, l’Assurance maladie rembourse vos soins, avec ou sans emploi. C’est la mutuelle qu’il faut regarder.

      - Mutuelle d’entreprise : gratuite après le contrat si le chômage vous indemnise, pour la durée du dernier contrat, douze mois au plus. Envoyez-lui votre attestation France Travail. Rien de cela après une faute lourde.
      - Complémentaire santé solidaire (C2S) : gratuite, ou un euro par jour au plus selon l’âge, si vos revenus de l’année sont faibles. Elle couvre lunettes, dents, hôpital, sans avance. Demande sur ameli.fr ; avec le RSA, elle est accordée sans autre calcul. Le plafond change chaque année : faites la simulation.
      - Arrêt maladie : vos droits aux indemnités continuent pendant le chômage indemnisé, et douze mois après.
      - Jeune : couvert à votre nom dès 18 ans ; la mutuelle des parents peut vous garder.
      - Étranger : trois mois de résidence régulière en général ; sinon aide médicale de l’État.

      À faire :

      1. Mettez carte Vitale, adresse et RIB à jour sur ameli.
      2. Passez l’examen de prévention gratuit de la CPAM.
      3. Renoncez-vous à un soin ? Dites-le à la « mission accompagnement santé » de votre caisse. La PASS de l’hôpital soigne sans papiers ni argent.

      Aucune question là-dessus ne se pose en entretien.`,
      sources: [
        ['Assurance maladie', 'https://www.ameli.fr'],
        ['Complémentaire santé solidaire', 'https://www.complementaire-sante-solidaire.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('disability', [
    {
      id: 'parole-differente',
      title: 'Bégaiement, accent, surdité : quand la voix fait peur au téléphone',
      topic: 'parole et écoute différentes',
      questions: [
        'Je bégaie, comment faire au téléphone avec un recruteur ?',
        'Je suis malentendant, comment passer un entretien ?',
        'On se moque de mon accent en entretien',
        'les mots se bloquent dès que je décroche',
      ],
      body: `Vous pouvez choisir un autre moyen que le téléphone, et vous n’avez pas à vous excuser. Un recruteur juge un travail, pas une voix.

      Avant :

      - écrivez le premier : « Je préfère un échange par e-mail ou en visio ; je suis disponible jeudi matin. » Sans raison, c’est accepté ; avec : « Je bégaie, laissez-moi une seconde de plus » ou « J’entends mal au téléphone. » Le dire d’emblée fait souvent baisser la tension ;
      - appel surprise : ne décrochez pas, écoutez le message, rappelez une heure après, une fiche sous les yeux : votre phrase de début, trois faits, une question.

      Pendant : parlez lentement, faites des pauses, reformulez. Bloqué ? Respirez, changez de mot, continuez. Il est normal de faire répéter : « Pouvez-vous redire la date ? »

      Sourd ou malentendant : demandez avant un interprète en langue des signes, la transcription ou le sous-titrage ; des services de relais téléphonique existent, et l’Agefiph peut financer l’aide.

      Accent : articulez, vérifiez que l’on vous suit. Refuser quelqu’un pour un handicap, un accent ou une origine est une discrimination : Défenseur des droits, 39 28.

      L’orthophoniste aide à tout âge. La RQTH est possible selon la gêne, jamais obligatoire.`,
      sources: [
        ['Agefiph', 'https://www.agefiph.fr'],
        ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
        ['Association Parole Bégaiement', 'https://www.begaiement.org'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'aah-emploi',
      title: 'Travailler avec l’AAH : combien on garde',
      topic: 'AAH et emploi',
      questions: [
        'Peut-on travailler en touchant l’AAH ?',
        'Vais-je perdre mon AAH si je reprends un emploi ?',
        'Combien d’heures peut-on travailler avec l’AAH ?',
        'peur de perdre l’allocation si je bosse un peu',
      ],
      body: `Oui, on peut travailler avec l’AAH, et presque toujours on y gagne : l’allocation baisse moins que le salaire n’augmente.

      - Reprise en milieu ordinaire : salaire et AAH se cumulent en entier pendant six mois, sur une période d’un an.
      - Ensuite, seule une part du salaire est comptée : on en retire 80 % jusqu’à 30 % du SMIC, et 40 % au-dessus. L’allocation devient un complément, recalculé tous les trois mois.
      - Déclarez chaque trimestre vos salaires à la Caf ou à la MSA.
      - Les revenus du conjoint ne comptent plus depuis octobre 2023.
      - Prime d’activité : possible en plus, à demander.
      - En Esat : une rémunération garantie et d’autres règles de cumul.

      Attention au taux. À 80 % et plus, le temps de travail n’y change rien. Entre 50 et 79 %, l’AAH suppose une restriction durable d’accès à l’emploi : travailler un mi-temps ou plus peut la faire réexaminer au renouvellement. Posez la question à la MDPH par écrit avant de signer.

      1. Simulez sur caf.fr et sur mesdroitssociaux.gouv.fr.
      2. Faites-vous suivre par Cap emploi : aménagement, essai, aides Agefiph.
      3. Commencez par une immersion ou un temps partiel.

      Le travail s’arrête ? Prévenez la Caf : l’AAH se recalcule. Votre employeur n’a pas à savoir que vous la touchez.`,
      sources: [
        ['Service-Public, AAH', 'https://www.service-public.fr'],
        ['Caf', 'https://www.caf.fr'],
        ['Agefiph', 'https://www.agefiph.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'invalidite-travail',
      title: 'Pension d’invalidité : travailler, chercher un emploi',
      topic: 'invalidité et travail',
      questions: [
        'Peut-on travailler en invalidité catégorie 2 ?',
        'Pension d’invalidité et chômage, cumul possible ?',
        'Suis-je licencié si je passe en invalidité ?',
        'la sécu me met en invalidité, et mon boulot ?',
      ],
      body: `Oui : l’invalidité est une décision de l’Assurance maladie sur vos ressources, pas une interdiction de travailler. Elle ne vaut pas inaptitude, que seul le médecin du travail prononce.

      - Catégorie 1 : vous pouvez travailler ; catégorie 2 : on vous pense incapable d’exercer, mais un travail reste possible ; catégorie 3 : avec l’aide d’une personne.
      - Cumul : pension et salaire s’ajoutent jusqu’à un seuil lié à votre ancien revenu ; au-delà, la pension baisse de la moitié de ce qui dépasse. Déclarez vos revenus à la CPAM.
      - Encore sous contrat : la pension ne rompt rien. Rien n’oblige à en parler ; le dire permet une visite et un poste aménagé. Avec le médecin du travail, réglez la suite : reprise, aménagement ou inaptitude.
      - Prévoyance : regardez le contrat de l’entreprise, il verse souvent un complément.
      - Chômage : il faut être apte à chercher. L’allocation se cumule en entier si vous touchiez déjà pension et salaire ensemble ; sinon, la pension de catégorie 2 ou 3 peut en être déduite. Demandez le calcul par écrit.

      La pension vous ouvre les aides du handicap sans autre reconnaissance : Cap emploi, Agefiph, quota de 6 %.

      Petite pension : demandez l’allocation supplémentaire d’invalidité.`,
      sources: [
        ['Assurance maladie, invalidité', 'https://www.ameli.fr'],
        ['Service-Public, pension d’invalidité', 'https://www.service-public.fr'],
        ['Agefiph', 'https://www.agefiph.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('training', [
    {
      id: 'jury-vae-titre',
      title: 'Jury de VAE, oral de titre professionnel : à quoi s’attendre',
      topic: 'jury de VAE ou de titre',
      questions: [
        'Comment se passe un jury de VAE ?',
        'Combien de temps dure l’oral devant le jury ?',
        'Que se passe-t-il si je n’ai qu’une validation partielle ?',
        'mon passage approche et j’ai peur',
      ],
      body: `Le jury a lu votre dossier et vérifie une chose : que vous faites vraiment ce que vous avez écrit. Ce n’est pas un examen scolaire.

      - Qui : des professionnels du métier et des formateurs, trois personnes souvent.
      - Durée : de vingt minutes à une heure. Vous présentez votre parcours, puis ils questionnent.
      - Titre professionnel : une épreuve pratique en situation, votre dossier professionnel, un entretien technique et un entretien final, parfois un questionnaire. La convocation dit tout.

      Préparez, en une semaine :

      1. Votre présentation de dix minutes : qui vous êtes, pourquoi ce diplôme, deux ou trois situations fortes. Dites « je », pas « on ».
      2. Trois situations par bloc : ce qui se passait, votre choix, pourquoi, le résultat, ce que vous feriez autrement.
      3. Le vocabulaire et les règles du métier : sécurité, hygiène, loi, limites de votre rôle.
      4. Deux oraux blancs, l’un avec votre accompagnateur, l’autre avec quelqu’un qui ne connaît pas le métier.

      Le jour même : convocation, pièce d’identité, dossier imprimé. Une question floue se fait répéter ; « je ne sais pas, je demanderais à… » est une bonne réponse.

      Décision : tout, une partie, ou rien. Les blocs obtenus sont gardés ; vous repassez les autres, par une formation ou une nouvelle VAE.`,
      sources: [
        ['France VAE', 'https://vae.gouv.fr'],
        ['Service-Public, VAE', 'https://www.service-public.fr'],
        ['Ministère du Travail, titres professionnels', 'https://travail-emploi.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'conducteur-bus',
      title: 'Devenir conducteur de bus, de car ou de tram',
      topic: 'conducteur de bus',
      questions: [
        'Comment devenir conducteur de bus ?',
        'Combien gagne un conducteur de bus débutant ?',
        'Quel permis pour conduire un car scolaire ?',
        'on cherche des chauffeurs de car, comment me former gratuitement',
      ],
      body: `Il faut le permis D et une formation obligatoire, et l’employeur paie souvent les deux : les réseaux manquent de conducteurs.

      - Permis : B d’abord, visite médicale chez un médecin agréé, puis D. Âge : 24 ans en général, 21 ans ou moins avec le titre professionnel ; vérifiez sur service-public.fr.
      - Formation : FIMO voyageurs (140 heures, un mois), ou titre professionnel de conducteur (environ trois mois), qui donne permis et qualification. Ensuite, une FCO de 35 heures tous les cinq ans.
      - Qui paie : le réseau, en contrat de professionnalisation ou formation avant embauche (POEI) ; sinon région, CPF.
      - Tram : l’entreprise forme elle-même.

      Une journée : prise de service tôt ou tard, coupures, week-ends, vente de tickets, passagers difficiles parfois. Le car scolaire se fait souvent à temps partiel, matin et soir.

      Paie : au-dessus du SMIC dès le début (12,31 € brut de l’heure depuis juin 2026), plus treizième mois, primes de dimanche, de nuit et de coupure selon l’accord. L’urbain paie en général mieux que le scolaire. Comparez les annonces et la grille de la convention.

      1. Postulez au réseau de votre ville et aux autocaristes, même sans permis D.
      2. Demandez une immersion d’une journée.
      3. Vérifiez vos points et votre casier.`,
      sources: [
        ['Service-Public, permis D', 'https://www.service-public.fr'],
        ['France Travail', 'https://www.francetravail.fr'],
        ['Legifrance, conventions', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'sans-idee-metier',
      title: 'Je ne sais pas quoi faire de ma vie professionnelle',
      topic: 'trouver une idée de métier',
      questions: [
        'Je ne sais pas quel métier faire, par où commencer ?',
        'Comment trouver sa voie à trente ou quarante ans ?',
        'Existe-t-il un test gratuit pour trouver un métier ?',
        'je n’ai envie de rien en particulier',
      ],
      body: `On ne trouve pas en réfléchissant seul, mais en essayant un peu et en parlant à quelqu’un dont c’est le métier. Rien ne presse d’avoir la bonne réponse.

      1. Trois listes, en une demi-heure : ce qui vous fatigue (bruit, clients, écran, horaires), ce qui vous tient (mains, gens, calme, dehors, chiffres), ce qui est possible (ville, horaires, salaire minimum, santé).
      2. Un conseil en évolution professionnelle : gratuit, confidentiel, autant de rendez-vous qu’il faut. Demandeur d’emploi : France Travail, Apec, Cap emploi, mission locale jusqu’à 25 ans. En poste : mon-cep.org.
      3. Trois conversations de vingt minutes avec des personnes au travail : « Une journée, c’est quoi ? Qu’est-ce qui use ? »
      4. Une immersion (PMSMP) de quelques jours dans un métier, puis un autre.
      5. Un questionnaire d’intérêts (Onisep, France Travail) donne des idées, pas un verdict.

      Le bilan de compétences vient après, s’il reste du flou. Une formation longue, jamais avant d’avoir vu le métier.

      Besoin d’argent d’abord ? Prenez un emploi simple pour six mois et cherchez à côté : ce n’est pas renoncer.

      Tout arrêté parce que vous n’en pouviez plus ? Reposez-vous, voyez un médecin ; on choisit mal épuisé.`,
      sources: [
        ['Mon CEP', 'https://mon-cep.org'],
        ['Onisep', 'https://www.onisep.fr'],
        ['France Travail, immersion', 'https://www.francetravail.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'bafa-animation',
      title: 'BAFA, colo, périscolaire : travailler avec des enfants',
      topic: 'BAFA et animation',
      questions: [
        'Comment passer le BAFA et combien ça coûte ?',
        'Peut-on travailler en centre de loisirs sans BAFA ?',
        'Combien est payé un animateur de colo ?',
        'à 16 ans je veux faire animateur, c’est possible ?',
      ],
      body: `Le BAFA se commence à 16 ans, sans diplôme, et se finit en deux ans et demi au plus.

      1. Inscription sur jeunes.gouv.fr, puis choix d’un organisme (Ceméa, Francas, Ufcv, Léo Lagrange…).
      2. Formation générale : huit jours.
      3. Stage pratique : quatorze jours au moins en centre ou en colo, souvent payé.
      4. Approfondissement (six jours) ou qualification (huit jours).

      Prix : plusieurs centaines d’euros, variable. Aides : Caf, mairie, région, département, comité d’entreprise des parents, mission locale, France Travail ; certaines communes le paient contre des heures. Demandez avant de vous inscrire.

      Travailler sans : oui, en nombre limité par équipe. Le périscolaire (matin, midi, soir) recrute toute l’année en mairie, souvent à temps partiel ; écrivez au service enfance avant l’été et en septembre.

      Paie : en colo, le contrat d’engagement éducatif prévoit au moins 4,3 fois le SMIC horaire par jour depuis mai 2025, nourri et logé, quatre-vingts jours par an au plus. En mairie ou association, un contrat ordinaire, payé à l’heure.

      On vérifie votre casier ; ne vous en étonnez pas.

      Pour en faire un métier : CPJEPS ou BPJEPS, en alternance, CAP petite enfance, concours d’adjoint d’animation. Sur le CV, dites le groupe, l’âge, le projet mené.`,
      sources: [
        ['Jeunes.gouv, BAFA', 'https://www.jeunes.gouv.fr'],
        ['Service-Public, animateur', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'agent-securite',
      title: 'Devenir agent de sécurité : carte, formation, SSIAP',
      topic: 'agent de sécurité',
      questions: [
        'Comment devenir agent de sécurité ?',
        'Combien coûte la carte professionnelle de sécurité ?',
        'Peut-on être agent de sécurité avec un casier ?',
        'SSIAP ou APS, que choisir',
      ],
      body: `Il faut une formation et une carte délivrée par le Cnaps ; sans carte, une société n’a pas le droit de vous mettre en poste.

      1. Demandez au Cnaps, en ligne, l’autorisation d’entrer en formation. Il regarde casier et fichiers de police : une condamnation ou des faits incompatibles peuvent faire refuser. Un refus se conteste dans le délai écrit dessus.
      2. Suivez le titre d’agent de prévention et de sécurité (TFP APS, 175 heures, environ cinq semaines), secourisme compris.
      3. Demandez la carte, valable cinq ans. Ensuite, un recyclage (MAC) avant chaque renouvellement.

      - Étranger : titre de séjour depuis cinq ans en général et niveau de français à prouver ; vérifiez sur cnaps.interieur.gouv.fr.
      - Incendie (SSIAP 1) : environ 70 heures de plus. Il paie un peu mieux et évite les rondes dehors.
      - Qui paie : France Travail (POEI), région, CPF, société qui recrute. Méfiez-vous d’une formation payée d’avance sans autorisation.

      Le métier : nuits, week-ends, douze heures debout, du calme et un bon français écrit pour la main courante. Minimums : grille de la convention prévention et sécurité ; nuit, dimanche, panier en plus.

      CV : carte (numéro et date de fin), SST, SSIAP, sites tenus, permis, langues.`,
      sources: [
        ['Cnaps', 'https://www.cnaps.interieur.gouv.fr'],
        ['France Travail', 'https://www.francetravail.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'travailler-ecole',
      title: 'Travailler dans une école : AESH, surveillant, cantine, Atsem',
      topic: 'travailler à l’école',
      questions: [
        'Comment devenir AESH ?',
        'Comment être surveillant dans un collège ?',
        'Comment travailler à la cantine ou comme Atsem ?',
        'quel poste dans une école sans concours',
      ],
      body: `Plusieurs portes, sans concours pour la plupart ; l’employeur n’est pas le même.

      - AESH (aide à un élève handicapé) : État. Bac, ou diplôme d’aide à la personne, ou neuf mois d’expérience auprès de personnes handicapées. Contrat de trois ans, puis CDI possible ; souvent à temps incomplet, payé sur douze mois. Candidature sur le site de l’académie.
      - Surveillant (assistant d’éducation) : État, collège ou lycée. Bac en général, 20 ans pour l’internat, étudiants bienvenus. Écrivez au chef d’établissement et au site de l’académie.
      - Cantine, ménage, périscolaire : mairie pour les écoles, département pour les collèges, région pour les lycées. Sans diplôme.
      - Atsem (maternelle) : CAP petite enfance et concours ; remplacements sans concours, à demander à la mairie.
      - Enseignant remplaçant, secrétaire, infirmière : académie ou « Choisir le service public ».

      Quand : avril à juin pour la rentrée, puis toute l’année pour remplacer. Rappelez fin août.

      On vérifie le casier, sans exception.

      Dans la lettre : enfants (les vôtres comptent), patience, handicap connu, disponibilité exacte, trajet. Demandez les heures par semaine et le salaire réel avant de dire oui : beaucoup complètent AESH et périscolaire. Entre deux contrats et pendant les vacances non payées, l’inscription à France Travail reste utile.`,
      sources: [
        ['Ministère de l’Éducation nationale', 'https://www.education.gouv.fr'],
        ['Choisir le service public', 'https://choisirleservicepublic.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'petite-enfance',
      title: 'Travailler en crèche ou avec des tout-petits',
      topic: 'métiers de la petite enfance',
      questions: [
        'Comment travailler en crèche ?',
        'Comment passer le CAP petite enfance ?',
        'CAP AEPE, auxiliaire de puériculture ou éducatrice, que choisir ?',
        'je veux garder des bébés, quel diplôme',
      ],
      body: `Trois diplômes, trois durées ; le premier se prépare même en travaillant.

      - CAP accompagnant éducatif petite enfance (AEPE) : un an environ, ou en candidat libre avec des cours à distance. Quatorze semaines de stage ou d’expérience. Ouvre crèche, maternelle, garde à domicile.
      - Auxiliaire de puériculture : environ un an d’école, sur dossier et entretien, ou en apprentissage. Mieux payé, crèche et maternité.
      - Éducateur de jeunes enfants : trois ans après le bac, ou VAE.
      - Sans diplôme : garde à domicile, aide en micro-crèche ou en crèche sous conditions, avec formation. Assistante maternelle : agrément de la PMI.

      Payer : région, apprentissage, CPF, France Travail, Transition pro. Candidat libre : inscription en octobre-novembre sur le site de votre académie ; ne payez pas une école en ligne avant d’avoir vérifié les stages et les avis.

      VAE : dès que vous avez de l’expérience, déclarée, avec des enfants de moins de six ans.

      Avant d’embaucher, on demande une attestation d’honorabilité (gratuite, en ligne) et des vaccins à jour.

      1. Faites une immersion de trois jours : bruit, dos, rythme.
      2. Visez crèches municipales, associatives, d’entreprise, intérim spécialisé ; il manque du monde.
      3. Dites ce que vous faites : changes, repas, sieste, jeux, mots aux parents, sécurité.`,
      sources: [
        ['Onisep', 'https://www.onisep.fr'],
        ['Service-Public, attestation d’honorabilité', 'https://www.service-public.fr'],
        ['France VAE', 'https://vae.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'formation-arreter',
      title: 'Arrêter une formation, manquer des cours',
      topic: 'formation interrompue',
      questions: [
        'Puis-je arrêter une formation France Travail ?',
        'Que risque-t-on si on abandonne une formation ?',
        'Ma formation ne correspond pas à ce qu’on m’avait dit',
        'je suis absent en formation, ça se retire de ma paie ?',
      ],
      body: `Vous pouvez arrêter, mais prévenez avant, par écrit : c’est l’abandon sans explication qui coûte l’allocation.

      Raisons admises en général : emploi trouvé, santé (arrêt), enfant ou proche malade, déménagement, formation très différente de ce qui était annoncé, violences ou harcèlement.

      1. Parlez au responsable de la formation : changement de groupe, de stage, de rythme, pause. Souvent, cela suffit.
      2. Écrivez à votre conseiller : « Je souhaite arrêter la formation … à partir du …, parce que … Voici mes justificatifs. Que devient mon allocation ? » Attendez la réponse si vous le pouvez.
      3. À l’actualisation, dites que la formation est finie : l’ARE reprend s’il reste des droits.

      Sans motif reconnu, l’allocation peut être suspendue, après que vous avez pu vous expliquer. On ne vous fait pas en général rembourser une formation payée par France Travail ou la région ; lisez pourtant votre dossier. Avec le CPF, abandonner sans force majeure consomme les droits ; hospitalisation, deuil, embauche se signalent à l’organisme et sur Mon compte formation.

      - Absences : déclarées, justifiées ; la rémunération suit les heures de présence. Malade : arrêt sous 48 heures à l’organisme et à la CPAM.
      - Mauvaise formation : notez les faits, écrivez à l’organisme, au financeur, à plusieurs si possible.`,
      sources: [
        ['France Travail, formation', 'https://www.francetravail.fr'],
        ['Mon compte formation', 'https://www.moncompteformation.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('applications', [
    {
      id: 'metiers-manuels-chercher',
      title: 'Boucher, coiffeur, mécano, maçon : chercher dans un métier manuel',
      topic: 'recherche dans un métier manuel',
      questions: [
        'Comment trouver un emploi dans un métier manuel ?',
        'LinkedIn est-il utile pour un boucher ou un coiffeur ?',
        'Que dire quand on entre dans une boutique pour demander du travail ?',
        'je suis boulanger, où sont les offres ?',
      ],
      body: `Allez-y : dans les métiers de bouche, l’artisanat et le bâtiment, beaucoup de places se donnent au comptoir, à l’atelier ou par un collègue, sans annonce. LinkedIn sert peu ; Instagram ou une page de photos de vos pièces peut aider.

      1. Listez quinze maisons à moins de trente minutes. Passez aux heures creuses : boucherie et boulangerie en milieu d’après-midi, restaurant vers 15 heures ou avant 11 heures, garage en fin de journée, chantier à la pause.
      2. Dites : « Bonjour, je suis boucher, huit ans d’étal et de désossage. Vous cherchez quelqu’un, maintenant ou pour les fêtes ? Je peux faire une heure d’essai. » Laissez un CV d’une page, téléphone en gros.
      3. Demandez un nom : « Qui cherche, autour de vous ? »

      Où encore : fournisseurs et représentants (ils voient tous les ateliers), CFA et anciens maîtres d’apprentissage, chambre de métiers, fédération du métier, agences d’intérim spécialisées, grandes surfaces, France Travail, groupes Facebook locaux.

      Un test d’une heure, oui ; une journée de travail se paie. Pour essayer plus longtemps : immersion signée avec France Travail, ou contrat d’extra.

      Revenez deux semaines plus tard : on se souvient de qui repasse.`,
      sources: [
        ['France Travail', 'https://www.francetravail.fr'],
        ['Chambres de métiers et de l’artisanat', 'https://www.artisanat.fr'],
      ],
      countries: ['FR', 'INT'],
      open: 'search',
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'apres-licenciement-moral',
      title: 'Tourner la page d’un licenciement',
      topic: 'tourner la page',
      questions: [
        'Comment tourner la page après un licenciement ?',
        'Je rumine encore mon licenciement',
        'Je me sens humilié d’avoir été viré',
        'je repasse tout dans ma tête la nuit',
      ],
      body: `Ruminer après un licenciement est normal, même des mois plus tard : vous avez perdu un salaire, des collègues, une place, parfois injustement. Cela passe mieux quand on le fait avancer par petits bouts.

      1. Fermez le dossier : si vous pensez contester, voyez un syndicat ou un avocat maintenant (douze mois pour les prud’hommes). Sinon, rangez les papiers et notez : « C’est fini, je ne le rouvre pas. »
      2. Racontez-le une fois en entier à quelqu’un qui ne juge pas : ami, ancien collègue, médecin, bénévole de Solidarités nouvelles face au chômage. Ou écrivez-le, sans l’envoyer.
      3. La nuit : un carnet près du lit, une page, puis stop. Le jour : se lever à la même heure, sortir, une tâche finie.
      4. Séparez les faits du jugement. « Mon poste a été supprimé » n’est pas « je ne vaux rien ». Notez dix choses que vous y avez faites et bien faites.
      5. Préparez l’histoire en deux phrases : « Mon poste s’est arrêté en mai. J’en garde …, et je cherche aujourd’hui … » Répétée, elle fait moins mal.

      Plus de sommeil, plus d’appétit, plus goût à rien depuis deux semaines ? Voyez votre médecin : cela se soigne, et des séances de psychologue peuvent être remboursées (Mon soutien psy).`,
      sources: [
        ['Solidarités nouvelles face au chômage', 'https://snc.asso.fr'],
        ['Mon soutien psy', 'https://monsoutienpsy.ameli.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'preuves-perdues',
      title: 'Fiches de paie, certificat, diplôme perdus : prouver son parcours',
      topic: 'papiers perdus',
      questions: [
        'J’ai perdu mes fiches de paie, comment faire ?',
        'Comment retrouver un certificat de travail ?',
        'Mon ancien employeur a fermé, comment prouver que j’y ai travaillé ?',
        'j’ai perdu mon diplôme, qui le refait',
      ],
      body: `Presque tout se retrouve ou se remplace, et un recruteur en demande rarement plus qu’une preuve.

      - Relevé de carrière : sur info-retraite.fr, employeur par employeur, année par année. C’est la preuve la plus simple, même si l’entreprise a disparu.
      - Fiches de paie : demandez un double à l’employeur (il garde les siennes cinq ans, mais n’est pas obligé de les refaire) ; coffre-fort numérique si elles étaient dématérialisées ; Cesu et Pajemploi en ligne ; agence d’intérim.
      - Certificat de travail : l’employeur doit le remettre ; un duplicata se demande poliment, par e-mail. Entreprise en liquidation : le mandataire judiciaire, nommé sur infogreffe.fr ou bodacc.fr.
      - Attestation pour France Travail : déjà dans votre espace si l’employeur l’a envoyée. Fausse (dates, motif, salaires) ? Faites-la corriger par écrit.
      - Diplôme : une attestation au rectorat, à l’université ou à l’école ; beaucoup sont sur diplome.gouv.fr. CAP et bac : service des examens de l’académie.
      - CACES, FIMO, SST, habilitation : le centre de formation garde la trace. Titre professionnel : l’organisme, puis la DDETS.
      - Rien de tout cela : deux anciens collègues ou un client écrivent une attestation.

      Puis rangez des photos nettes dans un dossier en ligne sûr, et gardez les fiches de paie jusqu’à la retraite.`,
      sources: [
        ['Info retraite', 'https://www.info-retraite.fr'],
        ['Diplôme.gouv', 'https://diplome.gouv.fr'],
        ['Service-Public, papiers à conserver', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('pay', [
    {
      id: 'salaire-reperes',
      title: 'Mon salaire est-il correct ? Des repères chiffrés',
      topic: 'repères de salaire',
      questions: [
        'Mon salaire est-il correct pour mon métier ?',
        'Quel est le salaire médian en France ?',
        'Combien gagne-t-on en moyenne par secteur ?',
        'ma paie est-elle dans la moyenne',
      ],
      body: `Situez-vous d’abord par rapport à tous, puis à votre métier.

      Repères, temps plein, net par mois avant impôt :

      - SMIC : environ 1 475 € depuis juin 2026 (12,31 € brut de l’heure) ; vérifiez s’il a monté depuis ;
      - salariés du privé, Insee, année 2024 : un sur dix gagne moins de 1 492 €, la moitié moins de 2 190 €, un sur dix plus de 4 334 € ;
      - moyennes par secteur en 2024 : hébergement-restauration environ 1 980 €, construction 2 410 €, industrie 3 020 €, information et communication 3 850 €. La moyenne est tirée vers le haut par les hauts salaires : la plupart gagnent moins.

      Votre métier, en quatre pas :

      1. Convention collective : le minimum de votre coefficient. Dessous, c’est illégal ; cinq ou dix ans d’expérience devraient vous placer au-dessus.
      2. Hôpital, mairie, école : indice majoré × 4,92 € brut (valeur de juillet 2023, à vérifier), plus primes ; la grille est publique.
      3. Dix annonces du même poste, même région : notez les bas et les hauts. L’Île-de-France paie plus, le loyer aussi.
      4. Ajoutez primes, treizième mois, dimanches, mutuelle ; divisez par vos heures réelles.

      En dessous du milieu des annonces, avec plusieurs années derrière vous ? C’est un bon argument pour demander une augmentation, ou pour regarder ailleurs.`,
      sources: [
        ['Insee, salaires du privé en 2024', 'https://www.insee.fr/fr/statistiques/8657156'],
        ['Service-Public, SMIC', 'https://www.service-public.fr'],
        ['Legifrance, conventions', 'https://www.legifrance.gouv.fr'],
      ],
      countries: ['FR'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('interview', [
    {
      id: 'entretien-reporter',
      title: 'Reporter un entretien, arriver en retard, l’avoir manqué',
      topic: 'entretien à reporter',
      questions: [
        'Comment reporter un entretien d’embauche ?',
        'Que dire si je suis en retard à un entretien ?',
        'J’ai raté mon entretien, puis-je encore écrire ?',
        'malade le jour de l’entretien, je fais quoi',
      ],
      body: `Appelez, puis écrivez, dès que vous savez : reporter une fois, avec deux autres dates, ne nuit presque jamais. Ne pas venir sans un mot, si.

      Reporter : « Bonjour, j’ai rendez-vous avec Mme … mardi à 10 h pour le poste de … Un empêchement de santé m’oblige à déplacer. Je suis disponible mercredi toute la journée ou jeudi matin. Le poste m’intéresse toujours. » Une raison en trois mots suffit : santé, enfant, convocation, travail. Pas d’histoire inventée.

      - Deux entretiens à la même heure : déplacez celui qui a été fixé en dernier.
      - En poste : proposez tôt le matin, le midi, après 18 heures, ou une visio.
      - Pas de quoi payer le trajet : demandez une visio ou l’aide à la mobilité avant.

      En retard : appelez avant l’heure, dites combien. « Je serai là à 10 h 20 ; est-ce encore possible, ou préférez-vous un autre jour ? » En arrivant, une excuse, puis on commence. Trop tôt ? Attendez dehors jusqu’à dix minutes avant.

      Manqué : écrivez le jour même, sans vous flageller. « Je n’ai pas pu venir ce matin et j’aurais dû vous prévenir. Si vous acceptez de me recevoir, je suis libre … » Une réponse sur plusieurs sera oui.

      Plus envie du poste ? Dites-le aussi.`,
      sources: [
        ['France Travail, entretien', 'https://www.francetravail.fr'],
        ['Apec', 'https://www.apec.fr'],
      ],
      countries: ['FR', 'INT'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('paths', [
    {
      id: 'sortie-prison',
      title: 'Sortir de prison : les premières démarches vers un emploi',
      topic: 'sortie de détention',
      questions: [
        'Que faire en sortant de prison pour retrouver un travail ?',
        'Ai-je droit au chômage à ma sortie de prison ?',
        'Peut-on chercher un emploi pendant la détention ?',
        'mon frère sort le mois prochain, par où commencer',
      ],
      body: `Commencez six mois avant la sortie si possible : un conseiller France Travail et la mission locale viennent en détention ; demandez-les au service pénitentiaire d’insertion et de probation (SPIP).

      La première semaine :

      1. Gardez le billet de sortie : il sert partout.
      2. Inscrivez-vous à France Travail, carte d’identité ou récépissé en main. Des droits ouverts avant la peine peuvent reprendre. Depuis 2025, le travail sous contrat d’emploi pénitentiaire peut en ouvrir : réclamez l’attestation. Sinon RSA à partir de 25 ans, contrat d’engagement jeune avant.
      3. Adresse et compte : domiciliation gratuite au CCAS, droit au compte. Santé : vos droits à l’Assurance maladie continuent.
      4. Toit : SPIP, 115, associations (Emmaüs, Secours catholique).

      Travail : insertion par l’activité économique (contrat et suivi), chantiers, intérim d’insertion, bâtiment, restauration, logistique, propreté. Bracelet, semi-liberté, permission : donnez des horaires fixes, et faites valider le contrat par le SPIP ou le juge avant.

      Sur le CV : des dates en années, les emplois et diplômes passés en détention sous le nom de l’organisme. « Une période personnelle, terminée » suffit en entretien. L’employeur ne peut demander le bulletin n° 3 que si le poste le justifie ; ne mentez pas si la loi l’exige.

      Aide gratuite : Wake up Café, L’Îlot, mission locale.`,
      sources: [
        ['France Travail, sortie de détention', 'https://www.francetravail.fr'],
        ['Unédic, travail en détention', 'https://www.unedic.org'],
        ['Ministère de la Justice', 'https://www.justice.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'stage-observation',
      title: 'Stage de troisième ou de seconde : en trouver un',
      topic: 'stage d’observation',
      questions: [
        'Comment trouver un stage de troisième ?',
        'Le stage de seconde est-il obligatoire ?',
        'Mon enfant ne trouve pas de stage, que faire ?',
        'on connaît personne, où faire le stage d’observation',
      ],
      body: `Le plus sûr est de demander en personne, tout près de chez vous, deux à trois mois avant : c’est une semaine d’observation, sans frais pour l’entreprise.

      - Troisième : cinq jours. Seconde générale et technologique : en juin ; dates, durée et dispenses changent d’une année à l’autre, le lycée les donne.
      - Non payé, avec une convention du collège ou du lycée, signée avant. Sans elle, pas d’assurance.
      - Horaires : pas la nuit, pas de machine ni de produit dangereux ; 30 heures par semaine avant 15 ans, 35 ensuite.

      Où : boulangerie, garage, pharmacie, vétérinaire, école maternelle, mairie, bibliothèque, clinique, association, ferme, hôtel, cinéma, entreprise d’un voisin. En ligne : la plateforme « 1 élève, 1 stage » du ministère. Les missions locales, les maisons de quartier et des associations ont des places réservées aux élèves sans réseau.

      Le jeune parle lui-même : « Bonjour, je suis en troisième au collège … Je dois faire un stage d’observation du … au … Votre métier m’intéresse parce que … Est-ce possible chez vous ? » Une feuille avec nom, dates et téléphone ; il repasse trois jours après.

      Refus parce que le nom ou le quartier déplaît ? Gardez les mots : 39 28.

      Pendant : noter trois choses par jour, poser des questions, remercier ; un patron content devient un maître d’apprentissage.`,
      sources: [
        ['Ministère de l’Éducation nationale', 'https://www.education.gouv.fr'],
        ['Onisep', 'https://www.onisep.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'violences-emploi',
      title: 'Violences dans le couple : travail, argent, départ',
      topic: 'violences conjugales et travail',
      questions: [
        'Comment quitter un conjoint violent quand on n’a pas de travail ?',
        'Ai-je droit au chômage si je démissionne pour fuir des violences ?',
        'Quelle aide d’argent pour quitter un conjoint violent ?',
        'mon mari ne veut pas que je travaille',
      ],
      body: `Le 39 19 répond jour et nuit, gratuitement, sans trace sur la facture ; en danger, le 17, ou le 114 par SMS. Empêcher quelqu’un de travailler, garder sa carte ou son salaire, c’est aussi une violence.

      Cherchez, si possible, depuis un appareil qu’il ne voit pas.

      - Argent : la Caf ou la MSA verse une aide d’urgence, don ou prêt, en quelques jours, sur plainte, signalement ou ordonnance de protection. Ouvrez un compte à votre seul nom : le salaire et les allocations doivent pouvoir y aller.
      - Quitter un emploi : une démission pour déménager à cause de violences, plainte déposée, est légitime et ouvre le chômage. L’épargne salariale peut être débloquée.
      - En poste : vous n’avez pas à le dire. Si vous choisissez de le faire (médecin du travail, assistante sociale, responsable de confiance), demandez horaires changés, autre site, télétravail, silence au téléphone.
      - Sans emploi : CIDFF (conseil gratuit, emploi et droits), France Travail ; demandez que votre nouvelle adresse reste cachée. RSA à votre nom seul, garde d’enfants, formation.
      - Toit : 115, 39 19, association. Le juge peut éloigner l’autre et vous laisser le logement en urgence.

      Mettez de côté, ailleurs : papiers, livret de famille, fiches de paie, certificats médicaux, messages.`,
      sources: [
        ['Arrêtons les violences, 39 19', 'https://arretonslesviolences.gouv.fr'],
        ['CIDFF', 'https://www.fncidff.info'],
        ['Service-Public, violences conjugales', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('contracts', [
    {
      id: 'portage-salarial',
      title: 'Le portage salarial : pour qui, combien il reste',
      topic: 'portage salarial',
      questions: [
        'Comment fonctionne le portage salarial ?',
        'Portage ou micro-entreprise, que choisir ?',
        'Combien reste-t-il sur une facture en portage ?',
        'mon client veut bien de moi mais pas en CDI',
      ],
      body: `Vous trouvez le client et fixez le prix ; une société de portage vous salarie et facture à votre place. Vous restez salarié : chômage, retraite, arrêt maladie, fiche de paie.

      - Pour qui : des prestations intellectuelles (conseil, formation, informatique, gestion de projet), avec un bac +2 ou trois ans d’expérience. Pas les services à la personne.
      - Combien il reste : moins les frais de gestion (souvent 5 à 10 %) et les cotisations des deux côtés, il reste en gros la moitié de la facture hors taxes en net. Demandez une simulation écrite, tous frais compris.
      - Minimum : la convention fixe un salaire plancher, en part du plafond de la Sécurité sociale, pour un temps plein. Un tarif trop bas ne passe pas.
      - Contrat : CDD ou CDI, mission de trente-six mois au plus chez le même client. Entre deux missions, un CDI n’est pas payé.

      Au chômage : cela se cumule en partie avec l’allocation, comme un salaire, et ouvre de nouveaux droits.

      Choisir la société :

      1. Garantie financière, assurance responsabilité, convention du portage.
      2. Frais clairs, sans frais d’entrée ni de sortie.
      3. Paie-t-elle même si le client tarde ?

      Micro-entreprise : il reste plus, la protection est moindre.`,
      sources: [
        ['Code du travail, L1254-1 et suivants', 'https://www.legifrance.gouv.fr'],
        ['Service-Public, portage salarial', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'vendanges-agricole',
      title: 'Vendanges, récoltes, ferme : travailler dans l’agriculture',
      topic: 'travail agricole',
      questions: [
        'Comment trouver des vendanges ?',
        'Peut-on faire les vendanges pendant ses congés ou au chômage ?',
        'Combien est payée une journée de vendanges ?',
        'cueillette cet été, logé ou pas',
      ],
      body: `Le travail agricole saisonnier se trouve vite, sans diplôme, mais se signe et se déclare comme un autre, à la MSA, avant le premier jour.

      - Contrat vendanges : un mois au plus, renouvelable, deux mois au total sur un an. Il peut se faire pendant vos congés payés, même si vous avez un autre employeur. Pas de prime de précarité.
      - Paie : à l’heure, au SMIC au moins ; à la tâche aussi, le SMIC reste garanti. Congés payés de 10 % en plus. Heures supplémentaires majorées.
      - Chômage : déclarez heures et salaire, vous gardez une partie. RSA : certains départements laissent cumuler ; demandez avant.
      - Logement : rarement fourni. S’il l’est, il doit être décent, et la retenue limitée et écrite. Camping : demandez l’autorisation. Repas et transport : posez la question avant de partir.
      - Santé : eau, ombre, pauses, chapeau ; par forte chaleur, l’employeur décale les horaires. Gants et sécateur sont fournis.

      Où : anefa-emploi.org, agences France Travail dès juillet, groupements d’employeurs, coopératives, panneaux des villages, le domaine en direct.

      Fuyez qui garde vos papiers, paie en liquide sans fiche, ou fait payer la place : 17 en cas de menace, inspection du travail sinon.

      Pour rester toute l’année : taille, tracteur, élevage, maraîchage ; les groupements d’employeurs font des CDI partagés.`,
      sources: [
        ['Anefa', 'https://www.anefa.org'],
        ['MSA', 'https://www.msa.fr'],
        ['Service-Public, contrat vendanges', 'https://www.service-public.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'commission-vdi',
      title: 'Payé à la commission : commercial, vente à domicile, mandataire',
      topic: 'travail à la commission',
      questions: [
        'Un emploi payé seulement à la commission, est-ce légal ?',
        'C’est quoi un vendeur à domicile indépendant (VDI) ?',
        'On me demande d’acheter un kit pour vendre, est-ce une arnaque ?',
        'agent commercial sans fixe, je risque quoi',
      ],
      body: `Tout dépend d’un mot : salarié ou indépendant ?

      - Salarié : même payé à la commission, vous touchez au moins le SMIC pour vos heures (ou le minimum de la convention ; les VRP ont leurs règles). « Pas de vente, pas de salaire » est alors illégal. Les frais se remboursent.
      - Indépendant (agent commercial, mandataire immobilier, VDI) : aucun minimum, aucun chômage, et vos frais sont pour vous : essence, téléphone, assurance, cotisations, formation.

      Avant de dire oui, demandez par écrit :

      1. le statut exact et qui déclare ;
      2. combien gagnent les débutants au bout de six mois, pas le meilleur ;
      3. ce que vous devez payer : kit, stock, site, formation ;
      4. ce qui se passe si le client annule ;
      5. si l’on gagne en vendant, ou en recrutant d’autres vendeurs.

      Payer pour entrer, acheter un stock, recruter des amis : c’est le signe d’une vente pyramidale, interdite. Fuyez, signalez sur signal.conso.gouv.fr.

      VDI : l’entreprise vous déclare à l’Urssaf, c’est souple, et convient comme complément ; rarement comme seul revenu. Immobilier : comptez plusieurs mois avant la première commission.

      Au chômage, une activité indépendante se déclare chaque mois ; l’allocation peut continuer en partie. Horaires, secteur et chef imposés sans contrat de travail ? Cela ressemble à un salariat déguisé.`,
      sources: [
        ['Urssaf, vente à domicile', 'https://www.urssaf.fr'],
        ['Service-Public', 'https://www.service-public.fr'],
        ['SignalConso', 'https://signal.conso.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'teletravail-etranger',
      title: 'Télétravailler depuis l’étranger, ou pour une entreprise étrangère',
      topic: 'télétravail hors de France',
      questions: [
        'Puis-je télétravailler depuis l’étranger ?',
        'Travailler en France pour une entreprise étrangère, comment ça marche ?',
        'Peut-on suivre son conjoint à l’étranger en gardant son poste ?',
        'bosser de chez mes parents au Maroc deux mois',
      ],
      body: `Seulement avec l’accord écrit de l’employeur : travailler d’un autre pays change la Sécurité sociale, l’impôt, l’assurance et parfois le droit du travail. Partir sans le dire peut être une faute.

      Quelques jours ou semaines, en Europe :

      - demandez à l’employeur le certificat A1, qui prouve que vous restez à la Sécu française ;
      - l’impôt reste en général en France sous 183 jours par an ; lisez la convention fiscale du pays ;
      - demandez que l’accident soit couvert et que les données puissent sortir.

      Hors d’Europe : il faut souvent un visa qui permette de travailler, même à distance ; un visa de touriste ne suffit pas toujours. Certains pays ont un visa « nomade numérique ». La couverture santé se prend avant (CFE, assurance).

      Longtemps : avenant, détachement, expatriation, ou indépendant. Faites écrire le retour.

      Frontaliers en télétravail : des accords fixent un nombre de jours ; vérifiez le vôtre avant de dépasser.

      Pour une entreprise étrangère, depuis la France : le droit français du travail s’applique. Elle doit vous déclarer à l’Urssaf, même sans bureau ici, ou passer par une société de portage. « Facturez-nous » fait de vous un indépendant : ni chômage ni congés.

      Au chômage, résider hors de France arrête l’allocation.`,
      sources: [
        ['Urssaf, mobilité internationale', 'https://www.urssaf.fr'],
        ['Cleiss', 'https://www.cleiss.fr'],
        ['Impôts', 'https://www.impots.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('rights', [
    {
      id: 'aide-juridique',
      title: 'Qui m’aide gratuitement contre un employeur ?',
      topic: 'aide juridique gratuite',
      questions: [
        'Qui peut me conseiller gratuitement en droit du travail ?',
        'Faut-il un avocat contre son employeur ?',
        'Comment joindre l’inspection du travail ?',
        'je suis seul face à mon patron, qui appeler',
      ],
      body: `Plusieurs personnes, gratuites, selon le moment :

      - Un renseignement : services du ministère du Travail, 0 806 000 126 ; code.travail.gouv.fr ; point-justice près de chez vous, 30 39.
      - Un danger, une fraude, un salaire qui ne vient pas : inspection du travail (DDETS de votre département). Elle ne dit pas qui a demandé.
      - Dans l’entreprise : élu du CSE, représentant syndical, médecin du travail.
      - Un entretien avant licenciement ou une rupture conventionnelle, sans élu : le conseiller du salarié, dont la liste est en mairie et à l’inspection. Il vous accompagne, gratuitement.
      - Monter un dossier : un syndicat, à l’union locale, même pour un non-syndiqué dans beaucoup de villes.
      - Aux prud’hommes : l’avocat n’est pas obligatoire. Un défenseur syndical vous y représente gratuitement (liste à la DREETS).
      - Un avocat : aide juridictionnelle selon vos revenus ; protection juridique de votre assurance habitation ou carte bancaire ; permanences gratuites en mairie.
      - Discrimination : Défenseur des droits, 39 28. Femmes : CIDFF. Étrangers : Cimade, Gisti. Handicap : APF, Fnath.

      Avant d’appeler, une page : dates, faits, ce que vous demandez. Prenez contrat, trois fiches de paie, lettres, messages.

      Ne tardez pas : douze mois pour contester une rupture, trois ans pour des salaires, deux ans pour le reste en général.`,
      sources: [
        ['Ministère du Travail, renseignement', 'https://travail-emploi.gouv.fr'],
        ['Point-justice', 'https://www.justice.fr'],
        ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ],
      countries: ['FR', 'DROM'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
  ...sheetsOf('francophone', [
    {
      id: 'afrique-recours',
      title: 'Salaire impayé ou renvoi au Sénégal, en Côte d’Ivoire, au Cameroun',
      topic: 'recours en Afrique de l’Ouest et centrale',
      questions: [
        'Que faire si mon patron ne me paie pas à Dakar ou à Abidjan ?',
        'Comment saisir l’inspecteur du travail en Côte d’Ivoire ?',
        'J’ai été renvoyé sans lettre au Cameroun, quels droits ?',
        'on m’a licencié oralement au Sénégal',
      ],
      body: `Allez voir l’inspecteur du travail de votre ville : c’est gratuit, sans avocat, et c’est la première étape dans les trois pays. Il convoque l’employeur et tente un accord ; l’accord signé s’impose. Sans accord, il dresse un procès-verbal qui permet de saisir le tribunal du travail.

      Apportez : contrat, ou à défaut tout ce qui prouve le travail (badge, messages, virements Wave ou Orange Money, photos, témoins), bulletins, lettre de renvoi, vos calculs.

      À vérifier avec lui :

      - salaire au moins égal au SMIG et à la grille de la convention collective ;
      - renvoi : motif par écrit, préavis, congés payés dus, indemnité selon l’ancienneté, certificat de travail ;
      - contrat à durée déterminée : écrit, durée et renouvellements limités ; au-delà, il peut devenir à durée indéterminée ;
      - déclaration : IPRES et Caisse de sécurité sociale au Sénégal, CNPS en Côte d’Ivoire et au Cameroun. Demandez votre relevé : un employeur qui ne déclare pas peut être contraint.

      Travail sans contrat écrit : vous restez protégé. Employé de maison, apprenti, journalier : l’inspecteur vous reçoit aussi.

      N’attendez pas : les délais pour réclamer sont limités.

      Il n’y a pas d’allocation chômage générale : inscrivez-vous à l’ANPEJ, à l’Agence emploi jeunes ou au FNE.`,
      sources: [
        ['CNPS Côte d’Ivoire', 'https://www.cnps.ci'],
        ['CNPS Cameroun', 'https://www.cnps.cm'],
        ['IPRES Sénégal', 'https://www.ipres.sn'],
        ['OIT, Afrique', 'https://www.ilo.org'],
      ],
      countries: ['SN', 'CI', 'CM'],
      updatedOn: WRITTEN_LATER,
    },
    {
      id: 'maghreb-perte-emploi',
      title: 'Perdre son emploi au Maroc, en Tunisie ou en Algérie',
      topic: 'perte d’emploi au Maghreb',
      questions: [
        'Quelle indemnité chômage au Maroc ?',
        'Que faire quand on est licencié en Tunisie ?',
        'Allocation chômage en Algérie, qui y a droit ?',
        'j’ai perdu mon travail à Casablanca, la CNSS paie quelque chose ?',
      ],
      body: `Il existe une aide dans chaque pays, sous des conditions serrées et avec des délais courts : déposez la demande tout de suite.

      Maroc : indemnité pour perte d’emploi de la CNSS. Il faut avoir perdu l’emploi sans l’avoir voulu, avoir cotisé 780 jours sur trois ans dont 260 la dernière année, et s’inscrire à l’Anapec. Elle vaut 70 % du salaire moyen, sans dépasser le SMIG, pendant six mois au plus. Demande sous soixante jours. Une réforme est discutée : vérifiez sur cnss.ma.

      Tunisie : en cas de licenciement économique ou de fermeture, aides de la CNSS sous conditions ; voyez l’inspection du travail et le bureau de l’Aneti. Une assurance perte d’emploi a été annoncée : vérifiez si elle est en place.

      Algérie : assurance chômage de la CNAC pour un salarié licencié pour raison économique, affilié depuis trois ans. Jeunes de 19 à 40 ans, primo-demandeurs : allocation chômage par l’Anem, sur minha.anem.dz ; le montant change.

      Dans les trois pays :

      1. Exigez la lettre de licenciement, le certificat de travail et le solde écrit.
      2. Contestez vite : inspection du travail, puis tribunal (quatre-vingt-dix jours au Maroc).
      3. Vérifiez que l’employeur vous a déclaré.
      4. Inscrivez-vous à l’agence publique le jour même.`,
      sources: [
        ['CNSS Maroc', 'https://www.cnss.ma'],
        ['Aneti Tunisie', 'https://www.emploi.nat.tn'],
        ['Anem Algérie', 'https://www.anem.dz'],
      ],
      countries: ['MA', 'TN', 'DZ'],
      updatedOn: WRITTEN_LATER,
    },
  ]),
];
