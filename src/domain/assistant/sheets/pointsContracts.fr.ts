import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';

/** Contracts, hours and leave: what people ask within a sheet, and the lines that answer it. */
export const CONTRACT_POINTS: readonly WrittenPoint[] = [
  {
    of: 'interim',
    asked:
      'c’est quoi les IFM et les 10 % en intérim / quand est versée la prime de fin de mission / indemnité de fin de mission combien et quand / les ifm je les touche quand',
    said: 'L’indemnité de fin de mission (IFM) vaut 10 % de tout le brut gagné pendant la mission ; 10 % de congés payés s’ajoutent, calculés sur le total. Les deux tombent à la fin de la mission, avec la dernière paie. L’IFM est perdue si vous partez avant la fin, pour faute grave, ou si le client vous embauche tout de suite en CDI.',
  },
  {
    of: 'interim',
    asked:
      'quels papiers pour s’inscrire en agence d’intérim / l’agence d’intérim me demande RIB carte vitale et carte d’identité / c’est normal que l’intérim demande mon rib par mail / envoyer ses papiers à une agence d’intérim arnaque',
    said: 'Ces papiers sont normaux pour être inscrit et payé par une agence d’intérim : pièce d’identité, carte Vitale, RIB. Vérifiez d’abord que l’agence existe (adresse, téléphone, Siret) et donnez-les plutôt sur place ou sur son site officiel que par e-mail. L’inscription est toujours gratuite : jamais de code de carte bancaire, de mot de passe ni d’argent.',
  },
  {
    of: 'interim',
    asked:
      'combien de missions intérim de suite / durée maximum d’une mission d’intérim / on me renouvelle sans arrêt en intérim depuis deux ans',
    said: '18 mois en général, renouvellements compris (deux renouvellements), sur le même poste. Au-delà, ou si vos missions occupent un poste permanent, vous pouvez demander un CDI aux prud’hommes contre l’entreprise cliente.',
  },
  {
    of: 'interim',
    asked:
      'en intérim ai-je droit aux congés payés / les jours fériés sont-ils payés en intérim / maladie pendant une mission d’intérim',
    said: 'Les congés ne se prennent pas d’ordinaire pendant la mission : ils sont payés à la fin, 10 % du brut, prime de fin de mission comprise. Un jour férié chômé est payé si les salariés de l’entreprise le sont, sans ancienneté à avoir. Malade, envoyez l’arrêt à l’agence et à la CPAM sous 48 heures.',
  },
  {
    of: 'interim',
    asked:
      'combien gagne un intérimaire / suis-je payé comme les salariés de l’entreprise en intérim / en interim on me paye moins que les embauchés',
    said: 'Au moins autant qu’un salarié de même qualification dans l’entreprise cliente, après période d’essai, primes et treizième mois compris. Avec l’IFM et les congés payés, comptez environ 21 % de plus que le brut de base.',
  },
  {
    of: 'interim-quitter',
    asked:
      'le client veut m’embaucher en CDI après ma mission je perds ma prime / embauché en cdi après l’intérim y a-t-il encore une période d’essai / passer d’intérim à cdi dans la même boîte ifm perdue / si l’entreprise me prend en cdi juste après la mission je perds ma prime',
    said: 'Oui : un CDI signé tout de suite avec l’entreprise où vous étiez en mission fait perdre l’IFM (article L1251-33) ; les congés payés restent dus. Les jours faits là-bas dans les trois derniers mois comptent dans l’ancienneté et se retirent de la période d’essai (article L1251-38). Le CDI vaut presque toujours plus que la prime.',
  },
  {
    of: 'interim-quitter',
    asked:
      'je peux refuser une mission d’intérim / l’agence m’appelle je ne veux pas y aller / si je dis non à une mission je suis radié',
    said: 'Oui, tant que rien n’est signé, sans sanction de l’agence. Pour France Travail, seul un refus répété d’une « offre raisonnable » de votre contrat d’engagement compte.',
  },
  {
    of: 'essai-cdi',
    asked:
      'le patron a mis fin à ma période d’essai par SMS il a le droit / essai rompu du jour au lendemain / fin de période d’essai par message sans raison / période d’essai non concluante c’est fini demain',
    said: 'Oui sur la forme : un SMS suffit et il n’a pas à dire pourquoi, si la période d’essai est écrite au contrat et pas finie. Mais il doit prévenir : 24 heures avant huit jours de présence, 48 heures jusqu’à un mois, deux semaines après un mois, un mois après trois mois. Le délai qui manque se paie, avec le salaire, les congés payés et les papiers. Jamais pour la santé, une grossesse ou l’origine.',
  },
  {
    of: 'essai-cdi',
    asked:
      'période d’essai de 4 mois renouvelable 4 mois cadre est-ce normal / on me propose un renouvellement de période d’essai / combien de fois renouveler l’essai / période d’essai renouvelée sans mon accord',
    said: 'Cadre : quatre mois au plus, huit avec le renouvellement ; c’est donc la limite légale. Le renouvellement n’a lieu qu’une fois, et seulement si un accord de branche étendu et votre contrat le prévoient, avec votre accord écrit donné pendant la première période. Non cadre : deux mois renouvelables jusqu’à quatre ; technicien, agent de maîtrise : trois, jusqu’à six. Vous pouvez demander que le renouvellement soit retiré avant de signer.',
  },
  {
    of: 'essai-cdi',
    asked:
      'je veux partir pendant ma période d’essai quel préavis / j’ai signé à mcdo il y a quatre jours je veux partir / je viens de commencer et je veux arrêter comment faire / j’ai signé il y a quatre jours je veux partir / quitter un boulot commencé cette semaine / arrêter mon contrat la première semaine',
    said: 'Pendant la période d’essai, vous pouvez partir sans motif : prévenez 24 heures avant si vous êtes là depuis moins de huit jours, 48 heures ensuite, par un écrit daté (e-mail ou lettre). Hors essai, un CDI se quitte par une démission avec préavis, un CDD seulement par accord, pour un CDI ailleurs, faute grave ou inaptitude. Ne disparaissez pas : la paie et les papiers vous sont dus.',
  },
  {
    of: 'essai-cdi',
    asked:
      'mon essai est-il prolongé par un arrêt maladie / congés pendant la période d’essai / je suis malade pendant l’essai',
    said: 'Oui : l’essai est prolongé d’autant de jours que l’absence (maladie, congés, fermeture). L’employeur peut encore le rompre, mais pas à cause de la maladie.',
  },
  {
    of: 'essai-cdd',
    asked:
      'période d’essai d’un cdd de trois mois combien de jours / durée de l’essai en cdd / l’essai de mon cdd est-il trop long',
    said: 'Un jour par semaine de contrat, deux semaines au plus pour un CDD de six mois ou moins ; un mois au plus pour un CDD plus long. L’essai ne se renouvelle pas en CDD. Rompu après cette date, c’est une rupture abusive : les salaires jusqu’au terme sont dus.',
  },
  {
    of: 'essai-chomage',
    asked:
      'j’ai démissionné pour un nouveau travail et l’essai est rompu ai-je droit au chômage / mon nouvel employeur rompt l’essai après ma démission / démission puis période d’essai rompue chomage',
    said: 'Oui si vous aviez trois ans d’emploi sans interruption avant la démission et que le nouvel employeur rompt l’essai avant 65 jours travaillés, ou si vous avez travaillé au moins 65 jours (455 heures) depuis. Sinon, un réexamen se demande après 121 jours de recherche. Si c’est vous qui rompez, en principe non.',
  },
  {
    of: 'cdd-regles',
    asked:
      'est-ce que j’ai une prime à la fin de mon cdd / prime de précarité combien / mon cdd n’est pas renouvelé ai-je une prime / prime de fin de contrat 10 %',
    said: 'Oui : 10 % de tout le brut gagné pendant le CDD (6 % dans certaines branches), plus 10 % de congés payés non pris, versés avec la dernière paie. Elle n’est pas due pour un contrat saisonnier, un extra (CDD d’usage), un job d’été d’étudiant, après une rupture de votre fait, ou si vous refusez un CDI équivalent.',
  },
  {
    of: 'cdd-regles',
    asked:
      'combien de fois un cdd peut-il être renouvelé / durée maximum d’un cdd / on me fait cdd sur cdd depuis deux ans',
    said: 'Deux renouvellements, 18 mois en tout en général, sauf accord de branche ou remplacement. Sur le même poste, un délai d’un tiers de la durée doit séparer deux CDD (la moitié sous quatorze jours), sauf remplacement, saison ou usage. Des CDD qui occupent un poste permanent peuvent devenir un CDI aux prud’hommes.',
  },
  {
    of: 'cdd-regles',
    asked:
      'je refuse un cdi après mon cdd ai-je droit au chômage / on me propose un cdi à la fin de mon cdd et je ne veux pas / refuser un cdi prime de précarité',
    said: 'Refuser un CDI pour le même poste, au même salaire, fait perdre la prime de précarité. Pour le chômage, deux refus en douze mois d’un tel CDI proposé par écrit peuvent faire perdre l’allocation ; un seul refus ne la bloque pas.',
  },
  {
    of: 'cdd-regles',
    asked:
      'mon cdd se termine ai-je droit au chômage / fin de cdd chômage / cdd de six mois fini je touche quoi',
    said: 'Oui, une fin de CDD ouvre le chômage si vous avez travaillé au moins six mois (130 jours ou 910 heures) sur les 24 derniers mois, contrats additionnés ; cinq mois pour une toute première indemnisation depuis 2026 (à vérifier). Inscrivez-vous dès le lendemain.',
  },
  {
    of: 'cdd-rompre',
    asked:
      'j’ai trouvé un cdi je peux quitter mon cdd / casser un cdd pour un cdi / je suis en cdd et on me propose un cdi ailleurs / rompre mon cdd pour un autre emploi',
    said: 'Oui : une embauche en CDI ailleurs permet de rompre un CDD (article L1243-2). Écrivez à l’employeur avec la preuve (promesse ou contrat). Préavis : un jour par semaine de contrat, deux semaines au plus. La prime de précarité est perdue, les congés payés restent dus.',
  },
  {
    of: 'cdd-rompre',
    asked:
      'je veux quitter mon cdd avant la fin sans autre travail / démissionner d’un cdd / mon cdd se passe mal je veux partir / arrêter un cdd pour formation',
    said: 'Un CDD ne se démissionne pas : demandez un accord écrit, signé des deux, avec la date de fin ; c’est souvent accepté. Sans accord ni motif admis (CDI ailleurs, faute grave de l’employeur, inaptitude, force majeure), partir expose à des dommages et intérêts, et en général au refus du chômage.',
  },
  {
    of: 'cdd-rompre',
    asked:
      'l’employeur peut-il arrêter mon cdd avant la fin / mon cdd a été rompu avant le terme / ils mettent fin à mon cdd plus tôt',
    said: 'Non, sauf faute grave, force majeure, inaptitude ou accord signé. Sinon il vous doit les salaires jusqu’à la date prévue, plus la prime de 10 %. Ne signez pas d’« accord » sans avoir compté. Douze mois pour saisir les prud’hommes.',
  },
  {
    of: 'temps-partiel',
    asked:
      'on me propose un contrat de 15 heures alors que c’est 24 heures minimum / minimum d’heures par semaine temps partiel / contrat de 10h par semaine légal / 24 heures minimum caissière',
    said: '24 heures par semaine sont la règle, mais moins est permis : à votre demande écrite et motivée (contraintes personnelles, autre emploi), si un accord de branche étendu le prévoit (fréquent dans le commerce de proximité, la propreté, l’aide à domicile), pour un étudiant de moins de 26 ans, un contrat d’une semaine au plus, un particulier employeur. Le contrat doit être écrit, avec les jours. Vérifiez votre convention.',
  },
  {
    of: 'temps-partiel',
    asked:
      'ils me font faire 22h toutes les semaines et paient au taux normal / on me fait faire plus d’heures que mon contrat au même taux / heures complémentaires pas majorées / je fais 22 heures par semaine pour un contrat de 15 / heures en plus à temps partiel payées combien / ils me font dépasser mon temps partiel toutes les semaines',
    said: 'Ce sont des heures complémentaires : elles doivent être payées 10 % de plus jusqu’au dixième du contrat, puis 25 % (un accord peut fixer un autre taux, jamais sous 10 %). La limite est d’un dixième du contrat, d’un tiers si un accord le permet : pour 15 heures, 1 h 30, ou 5 heures. Deux heures de plus en moyenne pendant douze semaines : le contrat doit être relevé, sauf si vous refusez. Notez vos heures et réclamez par écrit, sur trois ans.',
  },
  {
    of: 'temps-partiel',
    asked:
      'puis-je refuser des heures complémentaires / on me demande de faire plus d’heures à mi-temps je peux dire non / refuser de rester plus longtemps temps partiel',
    said: 'Oui, sans faute, au-delà de la limite prévue au contrat, ou si l’on vous prévient moins de trois jours avant. En deçà et prévenu à temps, un refus peut être reproché.',
  },
  {
    of: 'alternance',
    asked:
      'combien est payé un apprenti de 19 ans / salaire apprenti première année / apprentissage on touche combien par mois / apprenti 17 ans salaire / apprenti 22 ans combien',
    said: 'Au moins, en part du SMIC (1 867 € brut par mois depuis juin 2026, à vérifier) : avant 18 ans 27 %, 39 %, 55 % (504, 728, 1 027 €) ; de 18 à 20 ans 43 %, 51 %, 67 % (803, 952, 1 251 €) ; de 21 à 25 ans 53 %, 61 %, 78 % (990, 1 139, 1 456 €) ; 100 % à partir de 26 ans. Ce sont les première, deuxième et troisième années. Le net est très proche du brut, et la convention peut faire mieux.',
  },
  {
    of: 'alternance',
    asked:
      'apprentissage jusqu’à quel âge / je peux faire un apprentissage à 30 ans / trop vieux pour une alternance',
    said: 'L’apprentissage se signe de 16 à 29 ans révolus ; sans limite avec une RQTH, pour un projet de création d’entreprise, ou un sportif de haut niveau. Après 30 ans, le contrat de professionnalisation est ouvert à tout âge aux demandeurs d’emploi, payé au moins au SMIC.',
  },
  {
    of: 'alternance',
    asked:
      'je n’ai pas trouvé de patron pour mon apprentissage / sans entreprise à la rentrée cfa / mon alternance n’a pas d’employeur',
    said: 'Un CFA peut vous garder trois mois après le début de la formation, le temps de trouver un employeur. Demandez-lui ses places libres, regardez labonnealternance.apprentissage.beta.gouv.fr, et passez au comptoir des entreprises. Un contrat peut commencer jusqu’à trois mois après la rentrée.',
  },
  {
    of: 'alternance-rupture',
    asked:
      'je veux quitter mon contrat d’apprentissage / mon apprentissage se passe mal je peux partir / rompre mon alternance après 45 jours / démissionner de mon apprentissage',
    said: 'Pendant les 45 premiers jours passés en entreprise, vous pouvez rompre par un simple écrit, sans motif. Ensuite : un accord signé avec l’employeur, ou une démission en saisissant d’abord le médiateur de l’apprentissage, puis en prévenant l’employeur cinq jours après au moins ; la rupture prend effet sept jours plus tard au plus tôt. Parlez-en d’abord au CFA, qui vous garde six mois.',
  },
  {
    of: 'stage',
    asked:
      'un patron veut me prendre en stage sans école sans convention / stage sans être étudiant c’est légal / faire un stage sans convention / stage deux mois sans papier',
    said: 'N’acceptez pas : un stage exige une convention à trois, avec un établissement d’enseignement ou de formation. Sans elle, c’est du travail non déclaré, sans salaire ni assurance en cas d’accident. Proposez un CDD, un apprentissage, ou une immersion (PMSMP) signée avant avec France Travail ou la mission locale, un mois au plus en général.',
  },
  {
    of: 'stage',
    asked:
      'mon stage doit-il être payé / gratification de stage combien en 2026 / stage de deux mois non payé / combien est payé un stagiaire',
    said: 'Obligatoire au-delà de deux mois (plus de 308 heures dans l’année scolaire) : au moins 4,50 € de l’heure en 2026, soit environ 680 € par mois à temps plein, due dès le premier jour. En dessous, l’employeur peut ne rien verser. La moitié des transports et les titres-restaurant comme les salariés.',
  },
  {
    of: 'essai-non-paye',
    asked:
      'il veut que je vienne une journée pour voir pas payé c’est légal / essai d’une journée non payée / journée de test gratuite / travailler un samedi à l’essai sans être payé',
    said: 'Non : une journée où vous travaillez vraiment, même « pour voir », doit être déclarée avant et payée, au SMIC au moins. Seul un test court (une heure ou deux, sans client ni production) peut ne pas l’être. Proposez un contrat dès le premier jour, ou une immersion (PMSMP) signée avant avec France Travail ou la mission locale.',
  },
  {
    of: 'cdi-contenu',
    asked:
      'que vérifier avant de signer un cdi / quelles clauses regarder dans un contrat de travail / on m’a donné mon contrat que faut-il regarder',
    said: 'Avant de signer : poste et classification, salaire brut et primes, durée du travail, lieu et clause de mobilité, période d’essai et son renouvellement, préavis, exclusivité, non-concurrence (payée, sinon nulle), convention collective. Comparez avec l’annonce, demandez deux jours de lecture et une copie signée.',
  },
  {
    of: 'cdi-contenu',
    asked:
      'puis-je refuser une clause de mobilité / clause de mobilité refuser une mutation / mutation dans une autre ville',
    said: 'Avec une clause de mobilité au contrat, précise sur la zone, refuser peut être une faute, sauf délai trop court ou atteinte excessive à votre vie de famille. Sans clause, une mutation hors du même secteur demande votre accord. Avant de signer un contrat, la clause se négocie : zone, délai, frais.',
  },
  {
    of: 'contrat-non-remis',
    asked:
      'je travaille sans contrat est-ce légal / je n’ai pas encore signé de contrat / mon patron ne me donne pas mon contrat / commencé il y a deux semaines sans contrat',
    said: 'Vous êtes déjà salarié, avec tous vos droits. Un CDD, une mission ou un temps partiel doivent être écrits (remis sous deux jours ouvrables pour un CDD) ; sans écrit, un CDD peut devenir un CDI et un temps partiel un temps plein. Réclamez le contrat par message et demandez la preuve de la déclaration d’embauche (DPAE).',
  },
  {
    of: 'contrat-non-remis',
    asked:
      'puis-je demander à changer une clause avant de signer / le contrat n’est pas celui de l’annonce / salaire du contrat différent de ce qui était promis',
    said: 'Ne signez pas tout de suite : écrivez « Nous avions convenu de … ; pouvez-vous corriger le contrat ? ». Un e-mail de promesse engage l’employeur ; une annonce, pas toujours. Une fois signé, seul un avenant change le contrat.',
  },
  {
    of: 'cdd-apres-terme',
    asked:
      'mon cdd est fini et je continue à travailler / je travaille sans avoir resigné mon cdd / cdd terminé mais ils me gardent',
    said: 'Si vous travaillez après la date de fin sans nouveau contrat signé avant, vous êtes en CDI (article L1243-11), avec votre ancienneté et sans période d’essai nouvelle. Gardez planning, messages, fiche de paie, et écrivez-le à l’employeur.',
  },
  {
    of: 'cdd-apres-terme',
    asked:
      'quand doit-on me prévenir si mon cdd est renouvelé / mon employeur ne me dit pas si je reste après mon cdd',
    said: 'La loi ne fixe pas de délai pour vous prévenir, sauf contrat ou convention ; mais l’avenant doit être signé avant la fin. Demandez par écrit trois semaines avant, et cherchez ailleurs en attendant.',
  },
  {
    of: 'promesse-embauche',
    asked:
      'j’ai une offre par mail je peux démissionner ou ils peuvent se rétracter / promesse d’embauche par mail valable / l’employeur annule mon embauche / ils retirent leur offre après mon accord / démissionner avant d’avoir signé le nouveau contrat',
    said: 'Un écrit qui fixe le poste, la rémunération et la date d’entrée, et vous laisse dire oui, est une promesse d’embauche : acceptée, elle vaut contrat, et s’y dérober équivaut à un licenciement sans cause. Une simple offre peut être retirée tant que vous ne l’avez pas acceptée. Acceptez par écrit, puis attendez le contrat signé avant de démissionner, et comptez votre préavis jusqu’à la date d’entrée.',
  },
  {
    of: 'promesse-embauche',
    asked:
      'j’ai accepté un poste et j’ai changé d’avis / j’ai signé une promesse d’embauche et je veux refuser / me rétracter après avoir dit oui',
    said: 'Prévenez vite et par écrit. Un CDI signé avec période d’essai se quitte dès le premier jour, sous 24 ou 48 heures ; avant l’embauche, l’employeur pourrait demander réparation d’un vrai préjudice, ce qui est rare. Un CDD signé engage davantage : demandez un accord.',
  },
  {
    of: 'non-concurrence',
    asked:
      'clause de non-concurrence je passe chez un concurrent quels risques / ma clause de non concurrence est-elle valable / non concurrence 12 mois 30 % du salaire / je veux partir chez un concurrent',
    said: 'Elle est valable si elle protège un intérêt réel, est limitée en temps, en lieu et en activité, et payée : une contrepartie d’environ 30 % du salaire est souvent jugée suffisante. Demandez par écrit à l’employeur de la lever, dans le délai du contrat ou de la convention. La violer fait perdre la contrepartie, expose à rembourser et à des dommages, et le nouvel employeur peut être attaqué aussi. Faites lire le contrat à un avocat avant de signer.',
  },
  {
    of: 'non-concurrence',
    asked: 'ma clause de non concurrence n’est pas payée / pas de contrepartie non concurrence',
    said: 'Sans contrepartie en argent, la clause est nulle : vous n’avez pas à la respecter. Si vous l’avez respectée quand même, vous pouvez demander réparation aux prud’hommes.',
  },
  {
    of: 'modification-contrat',
    asked:
      'mon patron veut changer mes horaires je peux refuser / mon patron veut que je travaille le soir alors que je fais le matin depuis des années / on me change mes horaires de travail / changement d’horaires imposé',
    said: 'Un changement d’heures dans la journée, à durée égale, peut en général être imposé avec un délai raisonnable. Il faut votre accord pour passer du jour à la nuit, ajouter le dimanche, baisser le salaire ou la durée, ou passer d’un horaire continu à des coupures. Un horaire incompatible avec vos obligations familiales impérieuses peut aussi être refusé à temps partiel. Demandez la décision par écrit.',
  },
  {
    of: 'modification-contrat',
    asked:
      'mon employeur veut me passer de jour à nuit / on veut me mettre de nuit je peux refuser / passer en équipe de nuit sans mon accord',
    said: 'Oui, vous pouvez refuser : passer du jour à la nuit, même en partie, modifie le contrat et demande votre accord écrit. Le refus n’est pas une faute. L’employeur renonce, ou doit justifier un licenciement par une vraie raison, souvent économique.',
  },
  {
    of: 'modification-contrat',
    asked:
      'mon patron veut baisser mon salaire / baisse de salaire imposée / on me retire une prime / on me baisse mes heures',
    said: 'Le salaire et la durée du contrat ne baissent qu’avec votre accord, signé dans un avenant. Refuser n’est pas une faute ; pour un motif économique, vous avez un mois pour répondre, et ne rien dire vaut accord. Une prime d’usage ne se retire qu’après information et délai.',
  },
  {
    of: 'modification-contrat',
    asked:
      'mon entreprise déménage dois-je suivre / changement de lieu de travail plus loin / mon employeur change d’adresse',
    said: 'Dans le même secteur géographique (bassin d’emploi, transports comparables), c’est imposé et un refus peut être reproché. Plus loin, sans clause de mobilité, il faut votre accord. Demandez par écrit la distance, les dates et l’aide au trajet.',
  },
  {
    of: 'planning-change',
    asked:
      'on me change mon planning la veille / délai pour changer le planning / appelé un jour de repos je dois venir / mon planning change tout le temps',
    said: 'À temps partiel : sept jours ouvrés de délai, trois au moins si un accord le permet. À temps plein, un délai raisonnable, que la convention fixe souvent. Un jour de repos, sans astreinte, vous pouvez refuser de venir et ne pas répondre.',
  },
  {
    of: 'heures-sup',
    asked:
      'mes heures supplémentaires ne sont pas payées / réclamer des heures sup / mon patron ne paie pas les heures en plus / prouver mes heures supplémentaires',
    said: 'Réclamez-les par écrit, sur trois ans : notez chaque jour vos horaires, gardez plannings et messages. Elles valent 25 % de plus de la 36e à la 43e heure, 50 % ensuite (un accord peut dire autrement, jamais sous 10 %). Devant les prud’hommes, votre relevé précis suffit à obliger l’employeur à répondre ; sans déclaration volontaire, c’est du travail dissimulé.',
  },
  {
    of: 'heures-sup',
    asked:
      'suis-je obligé de faire des heures supplémentaires / refuser des heures sup / heures sup imposées le samedi',
    said: 'Oui en principe, dans les limites (10 heures par jour, 48 par semaine, 44 en moyenne sur douze semaines) et si l’on vous prévient à temps. Vous pouvez refuser si elles ne sont pas payées, dépassent ces limites, ou pour une raison sérieuse annoncée trop tard.',
  },
  {
    of: 'repos-horaires',
    asked:
      'combien de pause pour une journée de 7 heures / temps de pause obligatoire / ma pause est-elle payée / pause de 20 minutes',
    said: 'Vingt minutes d’affilée dès six heures de travail, repas compris si la pause tombe là. Elle n’est payée que si la convention le prévoit, ou si vous devez rester à disposition. Avant 18 ans : trente minutes après quatre heures et demie.',
  },
  {
    of: 'repos-horaires',
    asked:
      'combien d’heures maximum par jour et par semaine / travailler 60 heures par semaine légal / 12 heures par jour c’est légal / combien de jours d’affilée peut-on travailler',
    said: 'Dix heures par jour (douze avec un accord), 48 heures par semaine, 44 en moyenne sur douze semaines, onze heures de repos entre deux journées, et un jour de repos par semaine civile. On peut donc enchaîner plus de six jours à cheval sur deux semaines, mais chaque semaine a son repos.',
  },
  {
    of: 'trajet-pauses',
    asked:
      'on me demande d’arriver avant l’heure sans être payé / venir 30 minutes avant pour préparer non payé / temps de préparation ou de fermeture non payé / rester après la fermeture pour nettoyer',
    said: 'Oui, c’est du travail : le temps imposé pour ouvrir, préparer, nettoyer ou fermer se paie, en heures supplémentaires ou complémentaires s’il s’ajoute au contrat. Notez chaque jour ces minutes, gardez les consignes, réclamez par écrit ; vous pouvez remonter trois ans.',
  },
  {
    of: 'trajet-pauses',
    asked:
      'le trajet domicile travail est-il payé / temps de trajet chez un client payé / déplacement professionnel compté comme travail',
    said: 'Du domicile au lieu habituel, non. Plus long que d’habitude pour aller chez un client : une contrepartie en repos ou en argent. D’un client ou d’un chantier à l’autre dans la journée : c’est du travail, payé, avec les frais.',
  },
  {
    of: 'trajet-pauses',
    asked: 'habillage temps payé / me changer au travail est-ce payé',
    said: 'Si la tenue est imposée et doit se mettre sur place, une contrepartie est due (repos ou argent), fixée par la convention, l’accord ou le contrat.',
  },
  {
    of: 'travail-dimanche',
    asked:
      'je peux refuser de travailler le dimanche / mon magasin m’oblige à travailler le dimanche / dimanche obligatoire ou pas',
    said: 'Cela dépend du magasin. Commerce non alimentaire (zone touristique, dimanches du maire) : seulement si vous êtes volontaire, par écrit, et refuser ne se sanctionne pas. Alimentaire jusqu’à 13 heures, restauration, boulangerie, soins, sécurité : il peut être imposé s’il est prévu au contrat ; l’ajouter ensuite demande votre accord.',
  },
  {
    of: 'travail-dimanche',
    asked: 'combien est payé le dimanche / majoration du dimanche / dimanche payé double',
    said: 'Dimanches du maire : double, plus un repos. Alimentaire de plus de 400 m² : 30 % de plus au moins le matin. Zones touristiques : ce que dit l’accord. Ailleurs, la loi n’impose rien : voyez la convention.',
  },
  {
    of: 'jours-feries',
    asked:
      'jour férié travaillé payé double / je travaille un jour férié combien / le 1er mai est-il payé double / lundi de pâques au travail',
    said: 'Seul le 1er mai travaillé est payé double par la loi. Les autres jours fériés travaillés sont payés normalement, sauf majoration de la convention. Chômés, ils sont payés si vous avez trois mois d’ancienneté.',
  },
  {
    of: 'conges-imposes',
    asked:
      'mon patron m’impose des congés la semaine prochaine / mis en congés d’office / l’employeur peut-il imposer les dates de congés / congés forcés',
    said: 'Il fixe les dates, mais doit les annoncer au moins un mois avant ; la semaine prochaine, sans accord ni circonstance exceptionnelle, c’est trop tard. Écrivez que vous refusez ces dates et restez à disposition pour travailler : faute de travail, le salaire reste dû, sauf activité partielle.',
  },
  {
    of: 'conges-imposes',
    asked:
      'mon employeur refuse mes congés / congés refusés j’ai déjà réservé / annulation de mes vacances par le patron',
    said: 'Il peut refuser des dates pour l’organisation, sans abus. Accordées, il ne peut plus les changer moins d’un mois avant, sauf circonstance exceptionnelle ; demandez le remboursement de vos frais. Partir malgré un refus peut être une faute.',
  },
  {
    of: 'conges-payes',
    asked:
      'combien de congés payés j’ai par mois / combien de jours de congé en cdd / je viens d’arriver j’ai droit à des congés / congés temps partiel',
    said: '2,5 jours ouvrables par mois travaillé, cinq semaines par an, dès le premier mois ; autant en CDD et à temps partiel. Un arrêt maladie en fait gagner deux par mois depuis 2024. Non pris à la fin du contrat, ils sont payés.',
  },
  {
    of: 'conges-payes',
    asked:
      'mes congés non pris sont-ils perdus / congés non pris payés / il me reste des congés au 31 mai',
    said: 'Pas pris par votre faute avant la fin de la période, ils peuvent être perdus, sauf report prévu ou accepté. Ils sont reportés si l’employeur ne vous a pas permis de les prendre, après un arrêt maladie (quinze mois) ou un congé maternité. À la fin du contrat, tout ce qui reste est payé.',
  },
  {
    of: 'teletravail',
    asked:
      'mon employeur refuse le télétravail a-t-il le droit / télétravail refusé / obtenir du télétravail',
    said: 'Il le peut : le télétravail n’est pas un droit. Il doit dire pourquoi si un accord ou une charte rend votre poste éligible, si vous êtes travailleur handicapé ou proche aidant. Proposez un essai d’un jour par semaine pendant trois mois, par écrit.',
  },
];
