import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** Leaving, or being made to leave: what people ask within a sheet, and the lines that answer it. */
export const LEAVING_POINTS: readonly WrittenPoint[] = [
  {
    of: 'rupture-conventionnelle',
    asked:
      'combien rapporte une rupture conventionnelle / calcul indemnité rupture conventionnelle / rupture co combien je touche / indemnité de rupture conventionnelle 3 ans d’ancienneté',
    said: 'Au moins un quart de mois de salaire brut par année jusqu’à dix ans, un tiers au-delà, au prorata des mois : trois ans et quatre mois à 4 300 € donnent environ 3 580 €. Le salaire retenu est la meilleure moyenne des douze ou des trois derniers mois, part variable et primes comprises. La convention ou la négociation peut donner plus ; les congés non pris s’ajoutent. Comptez quinze jours de rétractation, puis quinze jours ouvrables d’homologation.',
  },
  {
    of: 'rupture-conventionnelle',
    asked:
      'combien de temps de chômage après une rupture conventionnelle / rupture conventionnelle et chômage en 2026 / rupture co chômage 15 mois / ai-je droit au chômage après une rupture conventionnelle',
    said: 'Oui, si vous avez travaillé six mois sur les 24 derniers. Pour une fin de contrat depuis le 1er septembre 2026, la durée serait de 15 mois au plus avant 55 ans et de 20 mois et demi ensuite (18, 22,5 et 27 mois pour les autres fins de contrat) : à vérifier sur francetravail.fr pour votre date. S’ajoutent sept jours d’attente et les différés (congés payés, indemnité au-dessus du minimum).',
  },
  {
    of: 'rupture-conventionnelle',
    asked:
      'comment demander une rupture conventionnelle / proposer une rupture conventionnelle à mon patron / rupture conventionnelle comment on fait / combien de temps prend une rupture conventionnelle',
    said: 'Demandez un entretien, par écrit ou de vive voix, sans avoir à donner de motif. Puis : un ou plusieurs entretiens (vous pouvez venir assisté), signature, quinze jours calendaires pour se rétracter, quinze jours ouvrables d’homologation. Comptez cinq à six semaines. Personne ne peut l’imposer.',
  },
  {
    of: 'rupture-conventionnelle',
    asked:
      'je regrette ma rupture conventionnelle / annuler une rupture conventionnelle / se rétracter rupture conventionnelle',
    said: 'Vous avez quinze jours calendaires après la signature pour vous rétracter, sans motif, par une lettre envoyée ou remise avec preuve de date. Passé ce délai, seul un juge peut l’annuler (pression, tromperie, harcèlement), dans les douze mois de l’homologation.',
  },
  {
    of: 'rupture-conventionnelle',
    asked:
      'rupture conventionnelle pendant un arrêt maladie / rupture conventionnelle en congé maternité / rupture conventionnelle enceinte',
    said: 'Possible, si votre accord est vraiment libre. L’arrêt ne change ni l’indemnité ni le droit au chômage, mais l’allocation ne commence qu’une fois apte. En congé maternité ou après un accident du travail, prenez conseil avant : vous y perdez une protection.',
  },
  {
    of: 'rupture-conventionnelle',
    asked:
      'préavis rupture conventionnelle / partir tout de suite rupture conventionnelle / date de fin de rupture conventionnelle',
    said: 'Il n’y a pas de préavis : la date de fin se négocie, au plus tôt le lendemain de l’homologation. Jusque-là vous travaillez, ou l’employeur vous dispense de venir en vous payant.',
  },
  {
    of: 'rupture-negocier',
    asked:
      'il refuse la rupture conventionnelle quels leviers / mon patron refuse la rupture co / employeur refuse rupture conventionnelle que faire / comment le convaincre d’accepter une rupture conventionnelle',
    said: 'Il a le droit de refuser, sans motif. Vos leviers : une date et une passation qui l’arrangent, un dossier écrit de faits s’il y a des fautes de sa part, une nouvelle demande par écrit à la direction ou aux ressources humaines, le CSE, le médecin du travail, l’inspection. Sinon : chercher en restant en poste, démission-reconversion, ou, pour des fautes graves, prise d’acte ou résiliation judiciaire avec un avocat (risqué). Ne provoquez pas de faute et n’abandonnez pas le poste.',
  },
  {
    of: 'rupture-negocier',
    asked:
      'mon patron me pousse à signer une rupture conventionnelle / on m’impose une rupture conventionnelle / signe ou c’est la faute grave',
    said: 'Vous pouvez dire non, et rien ne doit être signé le jour même. Venez assisté (collègue, ou conseiller du salarié sans CSE), notez les pressions. Si c’est lui qui veut ce départ, demandez plus que le minimum. Signée sous la menace, elle s’annule aux prud’hommes dans les douze mois.',
  },
  {
    of: 'quitter-comparer',
    asked:
      'démission rupture conventionnelle ou abandon de poste que choisir / mon patron est toxique je veux partir / vaut-il mieux démissionner ou demander une rupture conventionnelle / je disparais ou je démissionne',
    said: 'Dans l’ordre : une offre signée ailleurs puis la démission ; sinon une rupture conventionnelle (accord des deux, indemnité, chômage). La démission seule n’ouvre pas le chômage, sauf motif légitime, reconversion validée avant, ou réexamen après 121 jours. L’abandon de poste vaut démission après mise en demeure de quinze jours : ni chômage ni indemnité. Si la santé souffre, voyez d’abord le médecin : un arrêt est possible, et le médecin du travail aussi.',
  },
  {
    of: 'demission-chomage',
    asked:
      'démissionner et toucher le chômage pour une reconversion / démission reconversion conditions / démission pour projet de formation chômage / un truc pour démissionner et avoir le chômage',
    said: 'Oui, la démission-reconversion : 1 300 jours travaillés comme salarié dans les 60 mois avant (cinq ans environ), un conseil en évolution professionnelle demandé avant de démissionner (gratuit), un projet de formation ou de création jugé « réel et sérieux » par Transitions Pro, puis une inscription à France Travail dans les six mois. Ne démissionnez pas avant la validation écrite.',
  },
  {
    of: 'demission-chomage',
    asked:
      'démission reconversion je n’ai pas cinq ans / avant j’étais freelance est-ce que ça compte / mes années de freelance comptent ou pas / trois ans d’ancienneté seulement démission reconversion / le freelance compte-t-il pour la démission reconversion / mes années d’indépendant comptent pour le chômage',
    said: 'Non : il faut 1 300 jours travaillés comme salarié, chez un ou plusieurs employeurs, dans les 60 derniers mois ; trois ans en font environ 780, et l’activité d’indépendant ne compte pas. Restent la rupture conventionnelle, un projet de transition professionnelle en gardant le contrat, ou le réexamen après 121 jours de chômage non payé. Faites compter vos jours par France Travail ou le CEP.',
  },
  {
    of: 'demission-chomage',
    asked:
      'démissionner pour suivre mon conjoint chômage / démission pour déménagement / suivre mon copain muté ai-je droit au chômage / démission pour rejoindre mon mari',
    said: 'Oui, démission légitime, si vous déménagez pour suivre votre conjoint, partenaire de Pacs ou concubin qui change de lieu de travail (mutation, nouvel emploi, création). Gardez la preuve de son nouvel emploi et de votre domicile commun. Les autres conditions restent : six mois travaillés sur 24. Inscrivez-vous après le déménagement.',
  },
  {
    of: 'demission-chomage',
    asked:
      'quelles sont les démissions légitimes / démission légitime liste / dans quels cas une démission donne droit au chômage',
    said: 'Les principales : suivre son conjoint, se marier ou se pacser en déménageant dans les deux mois, salaires non payés malgré une décision de justice, faits délictueux au travail avec plainte, violences conjugales avec plainte et déménagement, rompre dans les 65 jours un emploi pris après un licenciement, contrat d’insertion ou aidé quitté pour un emploi ou une formation, parent qui suit son enfant handicapé placé loin. Ailleurs : reconversion validée avant, ou réexamen après 121 jours.',
  },
  {
    of: 'demission-chomage',
    asked:
      'j’ai démissionné il y a des années me reste-t-il du chômage / anciens droits au chômage pas utilisés / est-ce que mon chômage d’il y a dix ans existe encore / chomage jamais demandé',
    said: 'Sans doute plus rien : une démission n’ouvrait pas de droit, il faut s’être inscrit dans les douze mois de la fin du contrat, et un droit ouvert s’éteint après sa durée augmentée de trois ans. S’inscrire à France Travail reste utile même sans allocation : accompagnement, formation, parfois une rémunération de stage. Demandez aussi RSA ou prime d’activité à la Caf.',
  },
  {
    of: 'demission-chomage',
    asked:
      'j’ai démissionné il y a quatre mois toujours sans emploi / réexamen après 121 jours comment faire / chômage après démission au bout de quatre mois',
    said: 'Après 121 jours sans allocation, demandez par écrit à France Travail un réexamen : l’instance paritaire regarde vos candidatures, formations et petits contrats. Gardez toutes les preuves. Si elle accepte, l’allocation part du 122e jour. L’autre voie : retravailler au moins 65 jours ou 455 heures, puis perdre ce contrat sans l’avoir voulu.',
  },
  {
    of: 'preavis-demission',
    asked:
      'quel préavis pour démissionner d’un cdi / combien de préavis employé de commerce / durée du préavis de démission / je donne combien de temps avant de partir',
    said: 'Celui de votre convention collective ou du contrat, pas de la loi : souvent un mois pour un employé ou un ouvrier, deux pour un agent de maîtrise, trois pour un cadre ; parfois moins au début. Cherchez « préavis » dans la convention nommée sur la fiche de paie, ou sur code.travail.gouv.fr. Il part le jour où l’employeur reçoit la lettre.',
  },
  {
    of: 'preavis-demission',
    asked:
      'ma démission doit-elle être écrite / démissionner par mail ou par sms / le patron refuse ma lettre de démission / dois-je donner un motif de démission',
    said: 'Aucune forme n’est imposée, aucun motif non plus, mais prouvez-la : lettre recommandée ou remise contre décharge ; un e-mail clair peut suffire. L’employeur n’a pas à l’accepter : elle compte dès qu’il la reçoit.',
  },
  {
    of: 'preavis-demission',
    asked:
      'puis-je prendre mes congés pendant le préavis / congés payés pendant le préavis / poser mes jours pour partir plus tôt',
    said: 'Des congés déjà acceptés avant la démission repoussent la fin du préavis. Demandés après, il faut l’accord de l’employeur, et ils peuvent alors se prendre pendant le préavis. Sinon ils sont payés à la fin.',
  },
  {
    of: 'preavis-raccourcir',
    asked:
      'trois mois de préavis la nouvelle boîte me veut avant / partir avant la fin du préavis / raccourcir mon préavis / mon nouvel employeur ne peut pas attendre',
    said: 'Seulement avec l’accord écrit de l’employeur : la dispense que vous demandez n’est pas payée, celle qu’il décide l’est. Partir sans accord expose à lui devoir le salaire des jours manquants. Proposez une passation contre une date, et demandez au nouvel employeur de décaler : trois mois sont courants pour un cadre.',
  },
  {
    of: 'abandon-poste',
    asked:
      'si j’abandonne mon poste ai-je droit au chômage / abandon de poste que se passe-t-il / ne plus aller au travail pour être viré / je ne vais plus au travail que risque-t-on',
    said: 'En principe non : sans réponse à la mise en demeure (quinze jours au moins), vous êtes présumé démissionnaire, donc sans chômage ni indemnité, et le préavis peut vous être réclamé. Répondez par écrit si vous avez une raison : santé, danger, salaire impayé, modification du contrat refusée. La présomption se conteste aux prud’hommes, jugée sous un mois en principe.',
  },
  {
    of: 'licenciement',
    asked:
      'calcul indemnité de licenciement / combien d’indemnité de licenciement pour 31 ans / indemnité licenciement 5 ans d’ancienneté / combien je touche si je suis licencié / prime de licenciement combien',
    said: 'Minimum légal : un quart de mois de salaire brut par année jusqu’à dix ans, un tiers de mois au-delà. Exemples : 5 ans à 2 000 € donnent 2 500 € ; 20 ans à 2 200 €, 12 833 € ; 31 ans à 2 650 € (2,5 + 7 = 9,5 mois), 25 175 €. Le salaire retenu est la meilleure moyenne des douze ou des trois derniers mois, primes comprises au prorata. La convention ou un plan social peut donner plus : c’est le plus élevé qui est dû. Il faut huit mois d’ancienneté, sans faute grave.',
  },
  {
    of: 'licenciement',
    asked:
      'l’indemnité de licenciement est-elle imposable / indemnité de départ impôt / mon indemnité repousse-t-elle le chômage / différé chômage indemnité de licenciement',
    said: 'La part légale ou conventionnelle n’est pas imposable, et tout est exonéré dans un plan social (PSE). Elle ne retarde pas non plus le chômage : seul ce qui dépasse le minimum légal crée un différé, 150 jours au plus, 75 pour un licenciement économique. Les congés payés soldés décalent aussi (30 jours au plus), puis sept jours d’attente. Avec le CSP, ni différé ni attente. Préavis et congés, eux, sont imposables.',
  },
  {
    of: 'licenciement',
    asked:
      'différence entre faute simple faute grave et faute lourde / licencié pour faute grave chômage / faute grave je perds quoi / viré pour faute ai-je droit au chômage',
    said: 'Le chômage reste dû dans tous les cas. Faute simple : préavis et indemnité de licenciement. Faute grave : ni préavis ni indemnité, départ immédiat. Faute lourde (intention de nuire) : de même, et des dommages possibles. Congés payés non pris : toujours payés. Contestable douze mois aux prud’hommes.',
  },
  {
    of: 'licenciement',
    asked:
      'contester mon licenciement délai / combien de temps pour aller aux prud’hommes licenciement / mon licenciement est abusif / combien puis-je obtenir aux prud’hommes',
    said: 'Douze mois à partir de la notification. Sans cause réelle et sérieuse, l’indemnité suit un barème en mois de salaire brut selon l’ancienneté : par exemple 1 à 2 mois pour un an, 3 à 6 pour cinq ans, 3 à 10 pour dix ans, 3 à 20 à partir de trente ans (moins sous onze salariés au début). Pas de plafond si le licenciement est nul (harcèlement, discrimination, grossesse). Syndicat, défenseur syndical : gratuit.',
  },
  {
    of: 'licenciement',
    asked:
      'préavis de licenciement combien de temps / je suis licencié quel préavis / licencié je peux partir avant la fin du préavis',
    said: 'Un mois entre six mois et deux ans d’ancienneté, deux mois au-delà, sauf mieux dans la convention ; doublé en cas de RQTH, trois mois au plus. Dispensé par l’employeur, il est payé. Si c’est vous qui demandez à partir avant, il n’est pas payé.',
  },
  {
    of: 'entretien-prealable',
    asked:
      'convoqué à un entretien préalable puis-je venir accompagné / qui peut m’assister à l’entretien préalable / entretien préalable avec qui venir / je suis convoqué par mon patron mardi',
    said: 'Oui : un salarié de l’entreprise de votre choix ; s’il n’y a pas d’élus du personnel, un conseiller du salarié, gratuit, dont la liste est en mairie et à l’inspection du travail. Ni avocat ni proche. Il doit y avoir cinq jours ouvrables entre la convocation et l’entretien ; sinon, demandez un report. Allez-y, notez, ne signez rien d’autre qu’une présence.',
  },
  {
    of: 'licenciement-economique-csp',
    asked:
      'dois-je accepter le csp / intérêt du contrat de sécurisation professionnelle / csp ou pas csp / on me remet un dossier csp à signer vite / csp avantages inconvénients',
    said: 'Vous avez 21 jours pour répondre, et ne rien dire vaut refus ; personne ne peut vous presser. Oui en général avec un an d’ancienneté : 75 % du salaire journalier de référence pendant douze mois (au lieu de 57 % environ), sans différé ni attente, suivi renforcé et formations. En échange, le préavis n’est pas payé (il va à France Travail, trois mois au plus) ; l’indemnité de licenciement reste due. Ensuite, l’allocation ordinaire pour le reste des droits. Le dispositif court jusqu’au 31 décembre 2026 : suite à vérifier.',
  },
  {
    of: 'licenciement-economique-csp',
    asked:
      'travailler pendant le csp / reprendre un emploi pendant le csp / csp et cdd je perds tout / prime de reclassement csp / si je retrouve un travail pendant mon csp',
    said: 'Vous ne perdez pas tout : un contrat d’au moins trois jours suspend le CSP, qui reprend ensuite (six mois de travail en tout au plus), et peut le prolonger de trois mois. Un CDI, ou un CDD d’au moins six mois, signé avant la fin du dixième mois, peut ouvrir une prime de reclassement : la moitié de l’allocation restante. Un salaire plus bas ouvre parfois une indemnité différentielle. Prévenez le conseiller avant de signer.',
  },
  {
    of: 'licenciement-economique-csp',
    asked:
      'priorité de réembauche / mon usine rouvre suis-je prioritaire / l’entreprise réembauche après mon licenciement économique / reprendre les anciens salariés licenciés',
    said: 'Oui, pendant un an après la fin du contrat, pour tout poste compatible avec votre qualification, même acquise depuis, si vous le demandez par écrit dans cette année (article L1233-45), avec ou sans CSP. L’employeur doit alors vous informer des postes libres. Envoyez un recommandé. S’il ne le respecte pas : un mois de salaire au moins.',
  },
  {
    of: 'licenciement-economique-csp',
    asked:
      'contester un licenciement économique délai coût / motif économique faux groupe bénéficiaire / contester le motif économique combien de temps',
    said: 'Douze mois à partir de la notification, ou de l’adhésion au CSP. Le motif se juge dans le groupe, même secteur d’activité, en France. Saisir les prud’hommes coûte 50 € depuis 2026, sauf aide juridictionnelle ; l’avocat n’est pas obligatoire, un défenseur syndical est gratuit. Sans cause réelle et sérieuse, un barème selon l’ancienneté (3 à 20 mois à partir de trente ans). Un PSE validé par l’administration se conteste, lui, en deux mois au tribunal administratif.',
  },
  {
    of: 'prudhommes',
    asked:
      'combien coûtent les prud’hommes / aller aux prud’hommes c’est payant / faut-il un avocat aux prud’hommes / prud’hommes 50 euros',
    said: 'Une contribution de 50 € pour saisir le conseil depuis 2026, sauf aide juridictionnelle. L’avocat n’est pas obligatoire : vous pouvez venir seul, avec un collègue, ou un défenseur syndical gratuit. Si vous perdez, le juge peut vous faire payer une part des frais de l’autre, souvent modeste.',
  },
  {
    of: 'prudhommes',
    asked:
      'combien de temps dure un procès aux prud’hommes / délai pour saisir les prud’hommes / prud’hommes prescription salaire',
    said: 'Pour saisir : douze mois pour une rupture, deux ans pour l’exécution du contrat, trois ans pour les salaires, cinq ans pour harcèlement ou discrimination. La procédure dure souvent un an à un an et demi ; un référé (salaire ou papiers non remis), quelques semaines.',
  },
  {
    of: 'documents-fin-contrat',
    asked:
      'mon employeur ne m’envoie pas mon attestation france travail / papiers de fin de contrat pas reçus / je n’ai pas mon solde de tout compte / attestation employeur retard chômage',
    said: 'Écrivez aujourd’hui, puis une lettre recommandée avec huit jours de délai : ces papiers sont dus le dernier jour du contrat. Ensuite, référé aux prud’hommes et inspection du travail. Inscrivez-vous sans attendre à France Travail avec contrat et fiches de paie, et signalez l’attestation manquante dans votre espace : il peut la réclamer.',
  },
  {
    of: 'documents-fin-contrat',
    asked:
      'que faire si mon attestation france travail est fausse / motif faux sur l’attestation employeur',
    said: 'Demandez la correction par écrit à l’employeur, preuve jointe, et prévenez France Travail le jour même dans votre espace. S’il refuse, les prud’hommes en référé peuvent l’ordonner.',
  },
  {
    of: 'primes-epargne',
    asked:
      'mes commissions sont-elles dues si je pars / ils me doivent mes comm du trimestre si je pars / mes comm du q4 si je pars en novembre / on me doit mes commissions après ma démission / prime sur objectifs départ en cours d’année / bonus annuel si je démissionne',
    said: 'Ce qui est déjà gagné est dû : commissions sur affaires conclues avant le départ selon le plan, même si la clause dit « présent au paiement ». Une prime annuelle pas encore échue n’est due au prorata que si le contrat, la convention ou un usage le prévoit. Des objectifs jamais fixés, ou communiqués en anglais seulement, ne peuvent en principe vous être opposés. Listez les commandes et réclamez par écrit avant de partir ; trois ans pour agir.',
  },
  {
    of: 'primes-epargne',
    asked:
      'treizième mois si je pars en cours d’année / prorata du treizième mois / 13e mois obligatoire',
    said: 'Il n’est dû que si un texte ou un usage le prévoit. En cas de départ, la part gagnée n’est due que si ce texte le dit ; lisez la convention (« prorata temporis »). Une condition de présence au 31 décembre est en général valable pour une vraie prime annuelle, pas pour un salaire étalé.',
  },
  {
    of: 'solde-tout-compte',
    asked:
      'dois-je signer le solde de tout compte / je refuse de signer le solde de tout compte / contester solde de tout compte',
    said: 'Rien ne vous y oblige, et l’argent est dû sans signature. Signé, il se conteste six mois par lettre recommandée pour les sommes écrites dessus ; non signé, trois ans pour les salaires, douze mois pour la rupture.',
  },
  {
    of: 'demission-regret',
    asked:
      'j’ai démissionné sur un coup de tête puis-je revenir / annuler ma démission / je regrette d’avoir démissionné',
    said: 'Écrivez tout de suite que vous retirez votre démission. Donnée dans la colère, sous pression ou à cause de fautes de l’employeur, et reprise en quelques jours, elle peut être jugée sans valeur. Claire et réfléchie, elle ne s’annule qu’avec l’accord de l’employeur.',
  },
  {
    of: 'entreprise-fermee',
    asked:
      'mon entreprise est en liquidation qui me paie / mon patron ne peut plus payer les salaires redressement / liquidation judiciaire salaire',
    said: 'L’AGS avance les salaires, congés et indemnités par le mandataire, dans une limite : vous n’avez rien à lui demander vous-même. En liquidation, le licenciement arrive sous quinze jours en général, avec CSP. Envoyez vos bulletins et la liste des sommes dues au liquidateur, et ne démissionnez pas.',
  },
  {
    of: 'changement-employeur',
    asked:
      'mon entreprise est rachetée que devient mon contrat / nouveau patron nouveau contrat / le nouveau propriétaire veut me faire signer un contrat',
    said: 'Le contrat continue tel quel : même salaire, même ancienneté, pas de nouvelle période d’essai (article L1224-1). Rien à signer ; un avenant qui change le salaire ou les heures se refuse. Refuser le transfert lui-même est en revanche risqué.',
  },
  {
    of: 'renvoye-oral',
    asked:
      'mon patron m’a dit de ne plus revenir / viré à l’oral / licencié par sms / il m’a dit que j’étais viré et de rentrer chez moi',
    said: 'Ce n’est pas un licenciement en règle. Écrivez le jour même : « Vous m’avez demandé de ne plus venir ; je reste à votre disposition », et présentez-vous avec un témoin. Sans lettre ni entretien, le licenciement est sans cause réelle et sérieuse (douze mois pour les prud’hommes), sauf pendant l’essai. Ne signez aucune démission.',
  },
  {
    of: 'dedit-formation',
    asked:
      'on me demande de rembourser une formation si je pars / rendre l’argent de ma formation / clause de dédit formation valable / la boîte veut 1200 euros de formation',
    said: 'Vous ne devez rien sans clause signée avant la formation, qui dit la date, la durée, le coût réel, le montant et la durée d’engagement. Elle ne vaut pas pour une formation obligatoire ou nécessaire au poste, ni en contrat de professionnalisation ou d’apprentissage. La somme doit rester en rapport avec la dépense et baisser avec le temps ; l’employeur ne peut pas la retenir en entier sur la dernière paie.',
  },
  {
    of: 'employeur-decede',
    asked:
      'mon employeur particulier est mort que me doit-on / la dame chez qui je travaillais est décédée',
    said: 'Le contrat finit à la date du décès. Les héritiers doivent le salaire, les congés, l’indemnité de préavis et, dès huit mois, l’indemnité de licenciement, avec les papiers sous trente jours. Écrivez à la famille ou au notaire et inscrivez-vous à France Travail.',
  },
];
