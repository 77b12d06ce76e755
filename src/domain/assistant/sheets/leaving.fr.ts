import { READ_AGAIN_ON, sheetsOf, WRITTEN_LATER } from '#/domain/assistant/sheets/sheetsOf';

/** Leaving a job: notice, agreement, dismissal. */
export const LEAVING_SHEETS = sheetsOf('leaving', [
  {
    id: 'quitter-comparer',
    title: 'Démission, rupture conventionnelle, licenciement : ce qui change',
    topic: 'différence entre démission, rupture conventionnelle et licenciement',
    questions: [
      'Quelle différence entre rupture conventionnelle et licenciement ?',
      'Démission ou rupture conventionnelle, que choisir ?',
      'Que vaut-il mieux, être licencié ou démissionner ?',
      'Différence entre la démission et la rupture conventionnelle',
      'Rupture conventionnelle ou abandon de poste ou démission',
      'Comment quitter mon CDI en gardant le chômage',
      'Comparer les façons de quitter son travail',
    ],
    body: `Trois façons de finir un CDI, qui ne donnent pas les mêmes droits :

    - Démission : vous décidez seul, avec un préavis. Pas d’indemnité, et en principe pas de chômage.
    - Rupture conventionnelle : vous êtes d’accord tous les deux, sans préavis. Indemnité au moins égale à l’indemnité légale, et chômage si vous avez assez travaillé. L’employeur peut refuser.
    - Licenciement : l’employeur décide, avec une cause sérieuse et une procédure. Préavis et indemnité à partir de huit mois d’ancienneté (sauf faute grave ou lourde), et chômage. Il se conteste pendant douze mois.

    Dans tous les cas, les congés non pris sont payés, et les mêmes documents vous sont remis.

    Pour choisir : le chômage vous est nécessaire ? Proposez d’abord une rupture conventionnelle, par écrit. Un emploi vous attend ? La démission suffit. L’abandon de poste, lui, vaut aujourd’hui démission : à éviter.`,
    sources: [
      ['Code du travail numérique', 'https://code.travail.gouv.fr'],
      ['Service-public.fr', 'https://www.service-public.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'preavis-demission',
    title: 'Démissionner : préavis et lettre',
    topic: 'démission et préavis',
    questions: [
      'Quel préavis pour démissionner d’un CDI ?',
      'Comment démissionner ?',
      'Je veux démissionner',
      'Combien de temps de préavis je dois faire ?',
      'Puis-je partir sans faire mon préavis ?',
      'Modèle de lettre de démission',
      'Mon préavis je suis obligé de le faire en entier',
      'Je démissionne combien de temps je dois rester',
      'Combien de temps je dois rester avant de partir',
      'Comment annoncer ma démission à mon patron ?',
    ],
    body: `La loi ne fixe pas de préavis général : il vient de votre convention collective, parfois de l’usage. On voit souvent un mois pour un employé, deux pour un agent de maîtrise, trois pour un cadre. Vérifiez avec l’outil du Code du travail numérique.

    1. Écrivez une lettre datée et claire (« je démissionne de mon poste de… »), sans devoir donner de motif. Remettez-la contre décharge ou en recommandé.
    2. Le préavis part à sa réception. L’employeur n’a pas à l’accepter : s’il refuse la lettre, envoyez-la en recommandé. Un e-mail peut suffire, mais se prouve moins bien.
    3. Annoncez-le d’abord de vive voix à votre chef : « J’ai décidé de partir ; mon dernier jour serait le 30. Je préparerai la suite. » Deux minutes, sans reproche.
    4. Vous pouvez demander une dispense : si l’employeur l’accepte à votre demande, les jours non travaillés ne sont pas payés.
    5. Certaines conventions donnent des heures pour chercher un emploi.

    Une démission n’ouvre en principe pas droit au chômage, sauf motifs légitimes ou projet de reconversion validé avant de démissionner.`,
    sources: [
      ['Calculer son préavis', 'https://code.travail.gouv.fr/outils/preavis-demission'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'demission-chomage',
    title: 'Démissionner et toucher le chômage',
    topic: 'chômage après une démission',
    questions: [
      'A-t-on droit au chômage après une démission ?',
      'Démission légitime, dans quels cas ?',
      'Démissionner pour se reconvertir avec le chômage',
      'J’ai quitté mon travail pour suivre mon conjoint',
      'Suivre mon mari ou ma femme, mutés ailleurs',
      'Je veux quitter mon CDI pour changer de métier, aurai-je des droits ?',
      'Démissionner pour créer ou se reconvertir, quels droits ?',
      'Si je pose ma démission est-ce que je touche le chômage',
      'Si je démissionne j’ai droit au chômage',
      'Démissionner pour suivre mon mari muté',
      'Je pars de moi-même est-ce que j’ai les allocations',
      'Mon mari est muté, si je démissionne ai-je droit au chômage ?',
    ],
    body: `En principe non, avec trois exceptions :

    - Démission légitime : suivre son conjoint, marié, pacsé ou concubin, qui déménage pour son travail (gardez la preuve du nouvel emploi et du domicile commun), se marier ou se pacser en déménageant à moins de deux mois d’écart, salaire non payé malgré une décision de justice, faits graves dénoncés à la justice, fin d’un nouvel emploi en période d’essai après un licenciement, et d’autres cas fixés par le règlement d’assurance chômage.
    - Démission-reconversion : en CDI, cinq ans d’activité continue, un projet de formation ou de création préparé avec un conseil en évolution professionnelle et reconnu réel et sérieux par la commission Transitions Pro, avant de démissionner.
    - Réexamen : après environ quatre mois (121 jours) de recherche active, vous pouvez demander à France Travail de revoir votre situation.

    Ne démissionnez pas avant d’avoir une réponse écrite.`,
    sources: [
      ['Démission-reconversion', 'https://demission-reconversion.gouv.fr'],
      ['Unédic', 'https://www.unedic.org'],
    ],
  },
  {
    id: 'rupture-conventionnelle',
    title: 'La rupture conventionnelle : étapes, délais, indemnité',
    topic: 'rupture conventionnelle',
    questions: [
      'Comment se passe une rupture conventionnelle ?',
      'Quelle indemnité pour une rupture conventionnelle ?',
      'Partir à l’amiable de mon entreprise',
      'Délai de rétractation d’une rupture conventionnelle',
      'C’est quoi une rupture conventionnelle et comment la demander',
    ],
    body: `Elle met fin à un CDI d’un commun accord ; personne ne peut l’imposer, et l’employeur peut refuser. En CDD, elle n’existe pas : un écrit signé des deux suffit pour arrêter avant la fin. Comptez cinq à six semaines en tout.

    1. Demandez un entretien par écrit. Vous pouvez venir accompagné : un collègue, ou un conseiller du salarié s’il n’y a pas de représentant du personnel.
    2. Signez la convention : date de départ et indemnité, jamais inférieure à l’indemnité légale de licenciement (un quart de mois par année jusqu’à dix ans, un tiers ensuite).
    3. Quinze jours calendaires pour se rétracter, à partir du lendemain de la signature.
    4. Demande d’homologation sur TéléRC : l’administration a quinze jours ouvrables ; son silence vaut accord.
    5. Le contrat finit au plus tôt le lendemain de l’homologation.

    Elle ouvre droit au chômage si vous avez assez travaillé, et il n’y a pas de préavis. Des règles d’indemnisation plus courtes ont été négociées en 2026 pour qui part ainsi : vérifiez sur le site de France Travail ce qui s’applique à votre date de rupture.`,
    sources: [
      ['TéléRC', 'https://www.telerc.travail.gouv.fr'],
      ['Unédic', 'https://www.unedic.org'],
      ['Service-Public', 'https://www.service-public.fr/particuliers/vosdroits/F19030'],
    ],
    updatedOn: READ_AGAIN_ON,
  },
  {
    id: 'licenciement',
    title: 'Être licencié : étapes, préavis, indemnité, contester',
    topic: 'licenciement',
    questions: [
      'Je vais être licencié, quels sont mes droits ?',
      'Comment se passe un licenciement ?',
      'J’ai été viré, que faire ?',
      'Contester un licenciement aux prud’hommes',
      'Quelle indemnité de licenciement ?',
      'Licencié sans raison, que faire ?',
      'Que faire quand on reçoit une lettre de licenciement',
      'Mon patron veut me licencier mes droits',
      'Combien d’indemnité de licenciement pour six ans ?',
    ],
    body: `Un licenciement suit une procédure et doit avoir une cause réelle et sérieuse. Même pour faute grave, il n’empêche pas de toucher le chômage.

    1. Convocation à un entretien préalable, cinq jours ouvrables au moins avant. Venez accompagné.
    2. Lettre de licenciement motivée, envoyée au moins deux jours ouvrables après l’entretien. Vous avez quinze jours pour demander des précisions.
    3. Préavis, sauf faute grave ou lourde : un mois entre six mois et deux ans d’ancienneté, deux mois au-delà, ou plus selon la convention.
    4. Indemnité à partir de huit mois d’ancienneté, sauf faute grave ou lourde : un quart de mois par année jusqu’à dix ans, un tiers ensuite. À 2 000 € brut, six ans donnent 3 000 € au moins ; la convention fait parfois mieux.
    5. Documents remis : certificat de travail, reçu pour solde de tout compte, attestation pour France Travail.

    Pour contester : douze mois pour saisir le conseil de prud’hommes.`,
    sources: [
      ['Indemnité de licenciement', 'https://code.travail.gouv.fr/outils/indemnite-licenciement'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'licenciement-economique-csp',
    title: 'Licenciement économique et contrat de sécurisation (CSP)',
    topic: 'licenciement économique',
    questions: [
      'Qu’est-ce que le contrat de sécurisation professionnelle ?',
      'Licenciement économique, que me propose-t-on ?',
      'Faut-il accepter le CSP ?',
      'La boîte ferme et on est tous licenciés on a droit à quoi',
      'Mon usine ferme quelles aides',
      'Liquidation judiciaire de mon entreprise',
      'Plan social que va-t-il se passer',
    ],
    body: `Dans une entreprise de moins de 1 000 salariés, l’employeur qui licencie pour motif économique doit vous proposer un contrat de sécurisation professionnelle (CSP). Au-delà, c’est un congé de reclassement.

    - Vous avez 21 jours pour répondre ; ne rien dire vaut refus.
    - L’accepter met fin au contrat sans préavis à exécuter : l’employeur verse le préavis à France Travail, dans certaines limites.
    - Avec un an d’ancienneté, vous touchez l’allocation de sécurisation professionnelle : 75 % du salaire journalier de référence pendant douze mois au plus, sans différé d’indemnisation.
    - Vous avez un accompagnement renforcé et un accès plus facile à la formation.

    Vous bénéficiez aussi, pendant un an et sur demande, d’une priorité de réembauche. Ce contrat est reconduit d’accord en accord : vérifiez sur francetravail.fr ses conditions du moment.`,
    sources: [
      ['France Travail', 'https://www.francetravail.fr'],
      ['Unédic', 'https://www.unedic.org'],
    ],
  },
  {
    id: 'abandon-poste',
    title: 'Abandon de poste : à éviter',
    topic: 'abandon de poste',
    questions: [
      'L’abandon de poste donne-t-il droit au chômage ?',
      'Que risque-t-on à faire un abandon de poste ?',
      'Ne plus aller au travail pour être licencié',
      'Ne plus aller travailler sans prévenir',
    ],
    body: `Depuis 2023, ne plus venir et ne pas répondre à la mise en demeure de l’employeur fait présumer une démission (article L1237-1-1). Le délai pour justifier son absence ne peut être inférieur à quinze jours. Une démission présumée n’ouvre en principe pas droit au chômage, et le préavis peut vous être réclamé.

    Répondez toujours par écrit si vous aviez un motif légitime : santé, danger, droit de retrait, droit de grève, refus d’une consigne illégale, modification du contrat non acceptée.

    De meilleures portes :

    - demander une rupture conventionnelle ;
    - voir le médecin du travail si votre santé est en jeu ;
    - préparer une démission pour reconversion ;
    - contacter les renseignements en droit du travail, 0 806 000 126.`,
    sources: [
      ['Code du travail, L1237-1-1', 'https://www.legifrance.gouv.fr'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
  },
  {
    id: 'documents-fin-contrat',
    title: 'Les papiers de fin de contrat',
    topic: 'documents de fin de contrat',
    questions: [
      'Quels documents l’employeur doit-il remettre à la fin du contrat ?',
      'Mon ancien employeur ne m’envoie pas mes papiers',
      'Qu’est-ce que le solde de tout compte ?',
      'Je n’ai pas reçu mon attestation France Travail',
      'À quoi sert le certificat de travail ?',
    ],
    body: `À la fin de tout contrat (démission, licenciement, fin de CDD, essai rompu), l’employeur remet :

    - le certificat de travail : emplois tenus et dates, jamais de critique ni de motif de départ ;
    - l’attestation pour France Travail, sans laquelle le chômage n’est pas calculé ;
    - le reçu pour solde de tout compte : salaire, congés non pris, primes ;
    - s’il y en a, l’état de l’épargne salariale.

    Ils doivent être prêts le dernier jour. Vous n’êtes pas obligé de signer le reçu ; signé, il se conteste pendant six mois pour les sommes qui y figurent.

    Ils n’arrivent pas ? Écrivez un message, puis une lettre recommandée avec huit jours de délai. Ensuite, les prud’hommes en référé peuvent ordonner la remise, et l’inspection du travail rappeler la loi. En attendant, inscrivez-vous tout de suite à France Travail avec vos fiches de paie : la date d’inscription compte.

    La mutuelle d’entreprise continue gratuitement jusqu’à douze mois si vous êtes indemnisé.`,
    sources: [
      ['Service-Public, fin de contrat', 'https://www.service-public.fr'],
      ['Code du travail, L1234-19 et L1234-20', 'https://www.legifrance.gouv.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'prudhommes',
    title: 'Saisir les prud’hommes',
    topic: 'prud’hommes',
    questions: [
      'Comment saisir les prud’hommes ?',
      'Combien de temps ai-je pour aller aux prud’hommes ?',
      'Faut-il un avocat aux prud’hommes ?',
      'Combien coûtent les prud’hommes ?',
      'Je veux attaquer mon employeur',
    ],
    body: `Le conseil de prud’hommes juge les litiges entre salarié et employeur : salaires, licenciement, discrimination, harcèlement.

    Les délais comptent :

    - rupture du contrat : 12 mois ;
    - exécution du contrat : 2 ans ;
    - salaires et heures : 3 ans ;
    - harcèlement et discrimination : 5 ans.

    La marche à suivre :

    1. Réclamez par lettre recommandée ; beaucoup de litiges s’arrêtent là.
    2. Faites-vous aider sans payer : inspection du travail, syndicat, défenseur syndical, point-justice, maison de justice et du droit.
    3. Déposez une requête (formulaire Cerfa) au greffe du lieu de travail, avec vos pièces et le montant demandé. Une contribution de 50 € est demandée depuis 2026, sauf aide juridictionnelle.
    4. Une séance de conciliation, puis l’audience. Pour un salaire ou un papier non remis, le référé est rapide.

    L’avocat n’est pas obligatoire ; l’aide juridictionnelle le paie en tout ou partie selon vos revenus. Comptez souvent plus d’un an.`,
    sources: [
      ['Service-Public, conseil de prud’hommes', 'https://www.service-public.fr'],
      ['Justice.fr', 'https://www.justice.fr'],
    ],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'solde-tout-compte',
    title: 'Le reçu pour solde de tout compte : signer, contester',
    topic: 'solde de tout compte',
    questions: [
      'Peut-on contester un solde de tout compte signé ?',
      'Suis-je obligé de signer le solde de tout compte ?',
      'Il manque une prime dans mon solde de tout compte',
      'Que contient le solde de tout compte ?',
    ],
    body: `Signé ou non, il se conteste. Le reçu fait la liste des sommes versées à la fin du contrat : salaire, heures supplémentaires, congés non pris, primes, indemnités.

    - Signer n’est pas obligatoire, et l’argent vous est dû même sans signature.
    - Signé, vous pouvez le dénoncer dans les six mois : une lettre recommandée à l’employeur, qui dit quelles sommes vous contestez et pourquoi.
    - Passé six mois, seules les sommes écrites sur le reçu ne se discutent plus. Une prime ou des heures qui n’y figurent pas se réclament encore : trois ans pour un salaire.
    - Non signé, vous avez les délais ordinaires : trois ans pour les salaires, douze mois pour contester un licenciement.

    Comment faire : comparez avec le contrat, la convention collective et vos fiches de paie ; écrivez la somme qui manque et son calcul ; gardez une copie. Souvent, un message suffit et l’employeur corrige. Sinon, le conseil de prud’hommes tranche ; un syndicat, l’inspection du travail ou un point-justice vous aident gratuitement.`,
    sources: [
      ['Code du travail, L1234-20', 'https://www.legifrance.gouv.fr'],
      ['Service-Public, solde de tout compte', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
  {
    id: 'entreprise-fermee',
    title: 'Mon entreprise est en redressement ou en liquidation',
    topic: 'entreprise en liquidation',
    questions: [
      'Mon entreprise est en liquidation, qui me paie ?',
      'Redressement judiciaire : que deviennent les salariés ?',
      'C’est quoi l’AGS ?',
      'L’entreprise a fermé et je n’ai pas été payé',
    ],
    body: `Vos salaires sont protégés : si la caisse est vide, l’AGS, une assurance obligatoire des employeurs, les avance. Vous n’avez rien à lui demander vous-même.

    - Redressement : l’entreprise continue, votre contrat aussi. Travaillez, gardez vos bulletins et notez ce qui n’est pas payé.
    - Liquidation : le liquidateur nommé par le tribunal licencie, en général dans les quinze jours, pour motif économique. Vous avez droit au préavis ou au contrat de sécurisation professionnelle (21 jours pour choisir), à l’indemnité de licenciement, aux congés et au chômage.
    - Pour être payé : envoyez au mandataire ou au liquidateur la liste des sommes dues, avec contrat et bulletins. Un représentant des salariés vérifie le relevé des créances. L’AGS paie ensuite, dans la limite d’un plafond.
    - Une somme est oubliée ? Deux mois après la publicité du relevé pour saisir les prud’hommes.
    - Un repreneur ? Votre contrat peut passer chez lui, avec votre ancienneté.

    Ne démissionnez pas sous le choc : vous perdriez l’indemnité et, souvent, le chômage.`,
    sources: [
      ['AGS', 'https://www.ags-garantie-salaires.org'],
      ['Service-Public', 'https://www.service-public.fr'],
    ],
    countries: ['FR', 'DROM'],
    updatedOn: WRITTEN_LATER,
  },
]);
