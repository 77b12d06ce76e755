import { sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Rights of candidates and of people at work. */
export const RIGHTS_SHEETS = sheetsOf('rights', [
  {
    id: 'discrimination',
    title: 'Réagir à une discrimination à l’embauche',
    topic: 'discrimination à l’embauche',
    questions: [
      'Que faire en cas de discrimination à l’embauche ?',
      'On ne me rappelle pas à cause de mon nom',
      'J’ai été refusé à cause de mon âge ou de mon origine',
      'Porter plainte contre un recruteur raciste',
      'Refusée parce que je porte le voile',
      'On ne me prend pas à cause de mon nom ou de ma couleur',
      'On me trouve trop vieux, quels recours ?',
      'Refusée à cause de mon voile',
      'Avec le même CV que mon ami lui on l’appelle et pas moi',
      'On me refuse à cause de mon nom',
      'On ne m’appelle jamais à cause de mon prénom',
      'On m’a dit que le voile ce n’est pas possible',
      'Refusé à cause de ma couleur de peau',
    ],
    body: `La loi interdit d’écarter quelqu’un pour plus de vingt-cinq critères : origine, sexe, âge, nom, lieu de résidence, grossesse, santé, handicap, religion, orientation sexuelle, identité de genre, syndicat… (article L1132-1 du Code du travail).

    1. Gardez tout : annonce, e-mails, SMS, noms, dates, témoins.
    2. Demandez par écrit le motif du refus.
    3. Saisissez le Défenseur des droits, gratuitement : 39 28 ou antidiscriminations.fr. Il peut enquêter et proposer une solution.
    4. Aux prud’hommes, vous présentez des faits qui laissent supposer une discrimination ; c’est à l’employeur de prouver le contraire. Délai : cinq ans.
    5. Au pénal : plainte dans les six ans.

    Un test de comparaison (deux candidatures identiques, sauf un critère) est une preuve admise. Des associations et syndicats accompagnent.`,
    sources: [
      ['Défenseur des droits', 'https://www.defenseurdesdroits.fr'],
      ['Antidiscriminations.fr', 'https://www.antidiscriminations.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'harcelement',
    title: 'Harcèlement et épuisement au travail : agir, se protéger',
    topic: 'harcèlement au travail',
    questions: [
      'Que faire en cas de harcèlement au travail ?',
      'Mon chef me harcèle',
      'Je suis en burn-out, puis-je partir ?',
      'Je ne supporte plus mon travail',
      'Mon chef m’insulte devant les autres',
      'On me crie dessus tous les jours au travail',
      'On me rabaisse au travail',
      'Mon manager me rabaisse devant tout le monde',
      'Mes collègues se moquent de moi tous les jours',
      'Le gérant me fait des remarques sur mon corps',
      'Des remarques sexistes au travail',
      'La RH ne fait rien contre les moqueries',
      'Je fais un burn-out, que faire en premier ?',
    ],
    body: `Votre santé d’abord : parlez-en à votre médecin, qui peut vous arrêter, et au médecin du travail, que vous pouvez voir à votre demande, sans l’accord de l’employeur.

    1. Écrivez les faits : dates, lieux, mots, témoins. Gardez e-mails et certificats.
    2. Alertez par écrit : direction, ressources humaines, élus du CSE, référent harcèlement.
    3. Inspection du travail, syndicat, Défenseur des droits, avocat : appui et recours. Les prud’hommes peuvent être saisis ; la plainte pénale est possible.
    4. Ne démissionnez pas sous le coup de la fatigue : une rupture négociée, une inaptitude ou une prise d’acte ont des effets différents.

    Le harcèlement moral, ce sont des actes répétés qui dégradent le travail et peuvent toucher la santé ou la dignité : mise à l’écart, tâches retirées, objectifs impossibles, moqueries. Épuisement (nuits blanches, pleurs, nausées avant d’y aller) : voyez votre médecin cette semaine ; on ne peut pas vous renvoyer parce que vous êtes malade, et l’employeur n’a pas à savoir de quoi.

    En détresse : 3114, gratuit, jour et nuit. Violences sexistes et sexuelles : 39 19.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['3114, prévention du suicide', 'https://3114.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'donnees-personnelles',
    title: 'Vos données pendant un recrutement (RGPD)',
    topic: 'données personnelles du candidat',
    questions: [
      'Combien de temps un employeur peut-il garder mon CV ?',
      'Demander la suppression de mes données à un recruteur',
      'Un recruteur peut-il regarder mes réseaux sociaux ?',
      'RGPD et recrutement',
    ],
    body: `Un recruteur ne peut collecter que ce qui sert à juger votre capacité à occuper le poste, et doit vous informer de l’usage qu’il en fait. Numéro de sécurité sociale, RIB, carte Vitale : pas avant l’embauche.

    - Durée : pour garder votre CV dans un vivier, la CNIL recommande deux ans au plus après le dernier contact, sauf si vous acceptez plus.
    - Accès : vous pouvez demander vos données, y compris les notes d’entretien ; réponse sous un mois.
    - Effacement et rectification : par e-mail au contact « données personnelles ».
    - Réseaux sociaux : fouiller votre vie privée n’est pas une information pertinente ; réglez tout de même la visibilité de vos comptes.
    - Décision entièrement automatique : vous pouvez demander l’intervention d’une personne.

    Sans réponse, adressez une plainte à la CNIL, en ligne et gratuitement.`,
    sources: [['CNIL', 'https://www.cnil.fr']],
    countries: ['FR', 'DROM', 'BE', 'LU'],
  },
  {
    id: 'travail-non-declare',
    title: 'Travail au noir et essai non payé',
    topic: 'travail dissimulé',
    questions: [
      'Mon employeur ne m’a pas déclaré',
      'On me propose de travailler au noir',
      'Une journée d’essai doit-elle être payée ?',
      'Je ne suis pas payé, que faire ?',
      'Je travaille sans contrat signé',
      'Il me paie en liquide et je n’ai rien signé',
      'Mon patron ne me paie pas mon salaire',
      'Mon chef me paye en liquide sans fiche de paie',
      'Payé de la main à la main',
      'Je travaille sans fiche de paye',
    ],
    body: `Tout travail doit être déclaré avant de commencer, et payé, même une journée « d’essai » où vous produisez comme les autres. Un test professionnel court, sans production ni présence normale, peut ne pas l’être.

    Ce qui n’est pas déclaré ne compte ni pour le chômage, ni pour la retraite, ni pour un arrêt. Payer une partie « au noir », ou moins d’heures que celles faites, est aussi du travail dissimulé : refusez par écrit, et demandez un bulletin pour toutes vos heures.

    1. Vérifiez : bulletin de paie, et vos droits sur mesdroitssociaux.gouv.fr.
    2. Réclamez par écrit, en gardant des preuves : messages, plannings, photos du lieu, témoins.
    3. Contactez l’inspection du travail ou le 0 806 000 126 : conseil gratuit.
    4. Conseil de prud’hommes : en référé pour un salaire impayé. En cas de travail dissimulé et de rupture, l’indemnité forfaitaire est de six mois de salaire.

    Un salarié sans papiers a droit lui aussi à son salaire.`,
    sources: [
      ['Service-Public', 'https://www.service-public.fr'],
      ['Ministère du Travail', 'https://travail-emploi.gouv.fr'],
    ],
    countries: ['FR', 'DROM'],
  },
  {
    id: 'conges-payes',
    title: 'Les congés payés',
    topic: 'congés payés',
    questions: [
      'Combien de congés payés par an ?',
      'Les congés pendant le préavis',
      'Mes congés non pris sont-ils payés à la fin du contrat ?',
      'Prendre des vacances pendant la période d’essai',
    ],
    body: `Vous gagnez 2,5 jours ouvrables par mois travaillé, soit 30 jours ouvrables (cinq semaines) par an, dès le premier jour. Depuis 2024, un arrêt maladie non professionnel fait aussi gagner deux jours par mois.

    - L’employeur fixe l’ordre des départs après avis ; il ne peut le changer moins d’un mois avant, sauf circonstances exceptionnelles.
    - À temps partiel ou en CDD : autant de jours qu’à temps plein ou en CDI.
    - Période d’essai : des congés la prolongent d’autant.
    - Préavis : des congés déjà acceptés avant la démission le suspendent ; sinon, il faut un accord.
    - Fin de contrat : les jours restants sont payés par une indemnité compensatrice, quel que soit le motif.
    - Pour France Travail, cette indemnité retarde le premier versement (différé).

    Travailler ailleurs, payé, pendant ses congés n’est pas permis, sauf un contrat vendanges.

    À l’embauche, annoncez vos vacances déjà prévues avant de signer, et faites-les confirmer par écrit.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'mutuelle-transports',
    title: 'Mutuelle, transports, titres-restaurant',
    topic: 'avantages du salarié',
    questions: [
      'Mon employeur doit-il payer mes transports ?',
      'La mutuelle d’entreprise est-elle obligatoire ?',
      'Garder sa mutuelle après la fin du contrat',
      'Titres-restaurant, qui y a droit ?',
    ],
    body: `- Mutuelle : l’employeur privé propose une complémentaire et en paie au moins la moitié. Vous pouvez la refuser dans certains cas (CDD court, couverture du conjoint, complémentaire santé solidaire).
    - Portabilité : après un contrat rompu (hors faute lourde) et si le chômage vous indemnise, vous la gardez gratuitement, pour la durée du dernier contrat, douze mois au plus.
    - Transports : la moitié de l’abonnement de transport public ou de vélo est remboursée. En voiture, rien d’obligatoire : prime de carburant et forfait mobilités durables sont facultatifs.
    - Titres-restaurant : facultatifs, l’employeur en finance de 50 à 60 %. Les stagiaires y ont droit comme les salariés, et un jour de télétravail comme un jour sur place.
    - Intéressement, participation, treizième mois : à demander, ils comptent dans le paquet.

    Additionnez tout avant de comparer deux offres.`,
    sources: [
      ['Service-Public', 'https://www.service-public.fr'],
      ['Urssaf', 'https://www.urssaf.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'arret-maladie',
    title: 'Arrêt maladie et recherche d’emploi',
    topic: 'arrêt maladie',
    questions: [
      'Peut-on chercher un autre travail pendant un arrêt maladie ?',
      'Arrêt maladie pendant la période d’essai, que se passe-t-il ?',
      'Peut-on démissionner pendant un arrêt maladie ?',
      'Mon employeur peut-il me renvoyer parce que je suis malade ?',
      'Suis-je payé pendant un arrêt maladie ?',
      'En arrêt maladie ai-je le droit de passer des entretiens ailleurs',
      'Revenir au travail après un burn-out',
    ],
    body: `Chercher n’est pas interdit : lire des annonces, écrire, avoir un échange. Ce qui l’est, sans accord du médecin, c’est de travailler, même ailleurs ou sans être déclaré : les indemnités peuvent être réclamées. Respectez les heures de sortie écrites sur l’arrêt, même pour un entretien.

    - Envoyez l’arrêt sous 48 heures à l’employeur et à l’Assurance maladie.
    - Indemnités : après trois jours de carence, environ la moitié du salaire, dans une limite ; la convention collective complète souvent.
    - Période d’essai : l’absence la prolonge d’autant. L’employeur peut y mettre fin, mais pas à cause de la maladie, ce serait une discrimination.
    - Démission : possible, le préavis court.
    - Licenciement : jamais pour l’état de santé lui-même.

    Malade au chômage : envoyez l’arrêt à l’Assurance maladie sous 48 heures, signalez-le à France Travail sous 72 heures, et déclarez-le à l’actualisation. L’allocation s’arrête pendant l’arrêt ; les indemnités, calculées sur vos anciens salaires, la remplacent, et les jours non payés sont repoussés. Un rendez-vous tombe ces jours-là ? Prévenez avant.

    Arrêt de plus de trente jours : demandez une visite de préreprise au médecin du travail ; il peut proposer un aménagement, un temps partiel thérapeutique, un essai encadré.`,
    sources: [
      ['Ameli, arrêt de travail', 'https://www.ameli.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'embellie-donnees',
    title: 'Vos données dans Embellie',
    topic: 'vos données ici',
    questions: [
      'Où restent mes données dans Embellie ?',
      'Est-ce que vous revendez mon CV ?',
      'Qui peut lire mon CV ici ?',
      'Comment effacer mes données d’Embellie ?',
      'Mon CV est-il envoyé sur Internet ?',
    ],
    body: `Tout reste dans votre navigateur, sur cet appareil : votre CV, vos lettres, vos candidatures, cette conversation. Il n’y a ni compte à distance ni serveur qui les reçoit ; rien n’est vendu, puisque rien ne nous parvient.

    - Le CV n’est gardé d’une visite à l’autre que si vous cochez « Garder mon CV sur cet appareil ».
    - Rien ne part sans un geste qui le dit : ouvrir une annonce ailleurs, envoyer un e-mail depuis votre messagerie, connecter un modèle de langage si vous le choisissez.
    - Réglages vous montre ce qui est gardé, l’exporte dans un fichier de sauvegarde et l’efface.

    Le revers : si vous videz votre navigateur ou changez d’ordinateur, tout part avec. Exportez une sauvegarde de temps en temps. Sur un ordinateur partagé, effacez en partant.

    Pour vos droits chez les recruteurs et les sites d’emploi, la Cnil explique comment demander l’accès ou l’effacement.`,
    sources: [['Cnil', 'https://www.cnil.fr']],
    countries: ['INT'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'salaire-impaye',
    title: 'Salaire en retard ou impayé',
    topic: 'salaire impayé',
    questions: [
      'Mon salaire n’est pas arrivé, que faire ?',
      'Mon patron a deux mois de retard sur ma paye',
      'Mon salaire du mois dernier n’est toujours pas versé',
      'J’attends toujours ma paye',
      'Le patron ne m’a pas payé ce mois-ci',
      'Combien de retard un employeur peut-il avoir sur un salaire ?',
      'Je n’ai pas reçu mon salaire',
      'Mon patron me paie en espèces ou en plusieurs fois',
    ],
    body: `Un salaire se paie une fois par mois, à date régulière. Un retard n’a pas à être accepté, même si l’entreprise va mal.

    1. Demandez d’abord à l’oral, puis par écrit : la somme, le mois, une date. Gardez une copie.
    2. Sans réponse en quelques jours : un courrier recommandé de mise en demeure.
    3. Ensuite, le conseil de prud’hommes en référé : c’est rapide, sans avocat obligatoire. Une contribution de 50 € est demandée depuis 2026, sauf aide juridictionnelle. Vous avez trois ans pour réclamer un salaire.
    4. Payé en plusieurs fois, par chèque refusé par la banque, en espèces sans fiche : c’est un impayé. Les espèces ne sont permises que jusqu’à 1 500 € par mois, à votre demande.
    5. Si l’entreprise est en redressement ou en liquidation, l’AGS avance les salaires par le mandataire judiciaire.

    Ne démissionnez pas avant d’avoir pris conseil : le manquement de l’employeur peut changer vos droits. L’inspection du travail renseigne au 0 806 000 126.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
    countries: ['FR', 'DROM'],
  },
]);
