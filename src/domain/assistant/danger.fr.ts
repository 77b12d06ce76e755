import { LEFT_IN_CARE } from '#/domain/assistant/beingGone.fr';
import { soundOfDanger } from '#/domain/assistant/dangerCurve';
import type { SoundOfDanger } from '#/domain/assistant/dangerCurve';
import type { Danger, DangerKind } from '#/domain/assistant/dangerSigns';
import { plainMessage } from '#/domain/assistant/plainMessage.fr';

const any = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => String.raw`\b(?:${pattern})\b`).join('|'), 'u');

const WANT =
  '(?:envie|veux|voudrais|voulais|prefere|prefererais|besoin|pense|pensais|songe|vais|reve|aimerais|idees?|compte)';
const TO_DIE =
  '(?:mourir|crever(?! la (?:dalle|faim|l ecran))|me (?:tuer|pendre|suicider|jeter|flinguer|foutre en l air|faire du mal|supprimer)|sauter (?:d un pont|par la fenetre|du pont)|disparaitre(?! (?:de|du|des|dans|sous|a|au|comme) (?!la vie|ce monde|cette|la surface|la terre))|m ouvrir les veines|en terminer avec la vie)';

/** Life itself, not a life of some kind: "la vie active", "ma vie privee". */
const LIFE =
  '(?:(?:la|ma|cette) vie(?= ?$| [.!?]| (?:et|ni|je|j|mais|maintenant|la dessus|c est|ca|depuis|pour moi)\\b)|vivre(?! (?:de|avec|a(?! quoi)|en|dans|chez|ici|sans|seule?|ensemble|correctement|decemment|du|loin|mieux)\\b)|exister|mon existence|en vie|ce monde(?! (?:de|du|des|d)\\b)|cette terre|respirer(?! (?:correctement|bien|par)))';

/** What being gone would bring to the others. */
const RELIEF =
  '(?:mieux|plus (?:simple|facile|leger)|tranquilles?|heureu[a-z]+|soulage[a-z]*|personne|difference|remarqu[a-z]+|pleur[a-z]+|manquer[a-z]+|debarrass[a-z]+|au moins|assurance)';
/** Away from work on some day is not gone. */
const NOT_THAT_DAY =
  '(?! (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour|pendant|a|au|en|quand)\\b)';
const BEING_GONE = `(?:je (?:n )?existais (?:plus|pas)|je (?:n )?exist[a-z]+ plus|(?:j|je|je n) (?:etais|aurais) (?:plus la${NOT_THAT_DAY}|plus de ce monde|jamais nee?|pas nee?|morte?)|je (?:suis|sois|serais|serai) (?:plus (?:de ce monde|en vie)|morte?)|je (?:meurs|mourais|mourrais)(?! (?:d|de)\\b)|je disparai[a-z]+(?! (?:de|du|des|dans)\\b))`;

const PILLS =
  '(?:lexo(?:mil)?|xanax|temesta|valium|stilnox|imovane|seresta|morphine|insuline|medocs?|medicaments?|somniferes?|anxio[a-z]*|cachets|comprimes|pilules)';
const LEFT_BEHIND =
  '(?:chats?|chiens?|animaux|lapin|perruche) (?:(?:est|sont|sera|seront|reste|restent|dort|dorment) )?(?:chez|confiee?s? a|donnee?s? a) (?:la|le|les|ma|mon|mes|une|un) (?:voisine?s?|mere|pere|soeur|frere|parents|amie?s?|copine|copain|tante|grand mere)';
const LAST_WORD = '(?:merci pour tout|adieu|pardon(?:nez moi)?)';

/** Said in English, which few were heard to say: it is taken as it is said. */
const SUICIDE_IN_ENGLISH = any(
  'kill(?:ing)? myself|(?:want|wish|wanna|ready|like) (?:to |i was |i were )?(?:die|dead)|end(?:ing)? (?:it all|my life)|(?:no|any) reason to live|better off (?:dead|without me)|(?:don t|do not|dont) (?:want|wanna) (?:to )?(?:live|be alive|wake up|exist)|can t go on (?:living|like this)',
);

/** The person, of themselves: what trade they look for beside it changes nothing. */
const SUICIDE = any(
  `${WANT} (?:plus que )?(?:(?:de|d|a|que|juste|en|vraiment|souvent|parfois|serieusement) ){0,3}${TO_DIE}`,
  '(?:je|j ai|me|m etais?|pense|penser|songe|envie|veux|vais|idees?) (?:[a-z]+ ){0,3}suicid(?:e|er|aires?)',
  '(?:pensees?|idees?|envies?|pulsions?) suicidaires?',
  '(?:envie|besoin|veux|vais|voudrais|prefere|autant|faut|mieux|pense|pensais|penser|songe|idee) (?:d |de |a |vraiment |bien |souvent |parfois )*en finir(?! avec (?!la vie|ma vie|tout))',
  'mettre fin a (?:mes jours|ma vie|tout)',
  '(?:plus|pas) (?:(?:vraiment|trop|du tout) )?(?:envie|la force|le courage|le gout|l envie|de raison|aucune raison|de force) (?:de |d )?(?:vivre(?! (?:a(?! quoi)|en|dans|chez|ici|avec|sans|seule?)\\b)|continuer a vivre|la vie(?! (?:de|d|active|en)\\b)|etre (?:en vie|la|de ce monde)|exister|me reveiller)',
  'ne veux plus (?:vivre|etre (?:la|en vie|de ce monde)|me reveiller|exister)',
  '(?:je|j) (?:ne |n )?veux plus (?:vivre|de (?:la|cette|ma) vie|etre (?:la|en vie)|exister|me reveiller)',
  '(?:peux|supporte) plus (?:de )?(?:vivre(?! (?:a(?! quoi)|en|dans|chez|ici|du|avec (?:ce|cette|mon|un|le) (?:salaire|smic|paie|revenu|horaires?|chomage|rsa|argent))\\b)|la vie(?! (?:de|d|active|en)\\b)|exister|cette vie(?! (?:de|d)\\b))',
  'plus (?:aucun )?(?:gout|sens|interet) (?:a|de|pour|dans) (?:la |ma )?vie',
  '(?:ma|la|cette) vie (?:ne |n )?(?:vaut|sert|rime|a) (?:plus |pas )?(?:rien|la peine|a rien|aucun sens|plus de sens|plus aucun sens)',
  'a quoi (?:bon|ca sert|sa sert|sert) (?:de |il de )?(?:vivre|continuer a vivre|la vie|etre en vie|rester en vie)',
  '(?<!(?:boite|equipe|entreprise|service|projet|magasin|association|societe|chantier|bureau|patron|chef|collegues) (?:[a-z]+ ){1,3})(?:mieux|plus heureux|tranquilles?|soulages?) (?:tous )?sans moi(?!(?: [a-z.]+){0,3} (?:demissionn[a-z]*|demission|quitte (?:l |la |mon |ce |cette |le )(?:entreprise|poste|boite|boulot|travail|magasin|equipe)))',
  // Any verb of killing oneself, wished or not, but for the sayings of work.
  '(?:me|m) (?:suicider|pendre(?! (?:au|aux))|flinguer|buter|supprimer(?! (?:de|du|mon|ma|mes|des|d))|immoler|empoisonner|taillader|foutre en l air|fous en l air|foutrai en l air|ouvrir les veines)',
  'me tuer(?! (?:a|au|dans|pour|de)\\b)',
  'me noyer',
  // Weary of life, or nothing left that holds to it.
  `(?:plus|pas|marre|assez|supporte|degoutee?|fatiguee?|raison|sens|sert|quitter|arreter|finir|fin|terminer) (?:(?:de|d|a|avec|que|la|le|envie|gout|force|courage|raisons?|sens|rien|meme|pas|aucune?|plus) ){0,4}${LIFE}`,
  `(?:arreter|quitter|finir) (?:[a-z]+ ){0,5}(?:la|ma) vie(?= ?$| [.!?])`,
  '(?:la|ma|cette) vie (?:ne |n )?(?:a|vaut|rime|sert|m interesse|me dit) (?:plus|pas|a|rien)(?: (?:de|aucun|a|la|le|rien|plus))*(?: (?:sens|peine|coup|gout|interet)|$)',
  '(?:la|ma) vie j en (?:veux|peux) plus',
  'sert a quoi (?:[a-z]+ ){0,3}(?:en vie|vivre|exister)',
  '(?:garde|stocke|accumule|mis de cote) (?:[a-z]+ ){0,3}(?:boites?|cachets|comprimes|somniferes|medicaments)(?: [a-z]+){0,4} (?:au cas ou|pour le jour|pour en finir)',
  // Being gone.
  `${WANT} (?:de |n |ne )?(?:etre jamais|jamais etre|n etre jamais|pas etre) (?:ne|nee)(?! (?:en|a|au|de|sous|dans)\\b)`,
  `(?:si|que|quand|comme si) ${BEING_GONE}`,
  `${RELIEF} (?:[a-z]+ ){0,8}${BEING_GONE}`,
  `${BEING_GONE} (?:[a-z]+ ){0,8}${RELIEF}`,
  '(?:bientot|demain|ce soir|cette nuit) (?:tout )?(?:ca )?(?:je )?(?:ne )?(?:serai|serais) (?:plus|pas) (?:la|de ce monde)',
  'je (?:ne )?serai (?:bientot )?plus (?:de ce monde|en vie|la (?:demain|bientot|longtemps))',
  '(?:de trop|ma place) (?:nulle part )?(?:sur|dans) (?:cette terre|terre|ce monde|cette vie)',
  '(?:compte|comptais|sers|manque|manquerai|manquerais) (?:plus |pas |a rien )?(?:pour |a )?personne(?: [a-z]+){0,6} (?:parte|partir|disparai[a-z]+|meure|mourir|finir)',
  '(?:autant|mieux|vivement) (?:vaut |vaudrait )?que (?:je|tout) (?:parte|disparaisse|meure|m en aille|s arrete|finisse)(?! (?:de|du|en|avant|a|au)\\b)',
  '(?:inutile|poids|fardeau|charge|honte|seule?) (?:[a-z]+ ){0,6}(?:disparaitre|mourir|en finir)(?! (?:de|du|des|avec)\\b)',
  // Death by its name.
  '(?<!(?:apres|a|de|en cas de|jusqu a|veut|veulent|voulait|voulaient) )ma (?:propre )?mort',
  '(?:solution|issue|sortie|delivrance|soulagement|echapper|echappatoire|paix) (?:[a-z]+ ){0,4}(?:la mort|mourir|le suicide)',
  '(?:pense|penser|pensees?|reve|envie|idee) (?:[a-z]+ ){0,6}(?:a|de) (?:mourir(?! de)|la mort(?! (?:de|d|du)\\b)|me tuer(?! (?:a|au)\\b))',
  '(?:vaux|vaudrais|utile|rapporte|rapporterais) (?:[a-z]+ ){0,3}morte?s?',
  '(?:dormir|m endormir|me coucher|fermer les yeux) (?:[a-z]+ ){0,4}(?:pour toujours|a jamais|pour de bon|plus (?:jamais )?me (?:reveiller|lever)|jamais me reveiller|pas me reveiller)',
  '(?:plus|pas|jamais) (?:[a-z]+ ){0,3}me reveille(?! (?:le|en|avant|tot|a|tard|pour)\\b)',
  '(?:plus|arreter de|cesser de|fin a) (?:mes |ma |cette )?souffr(?:ir|ance|ances)(?! (?:au travail|du dos|de|d|du)\\b)',
  '(?:ne )?souffrir(?:ai|ais|ait) plus',
  '(?:assurance|capital|versee?) (?:[a-z]+ ){0,8}(?:suicide|si je (?:meurs|me tue))',
  '(?:dose|combien) (?:[a-z]+ ){0,8}(?:mortelle|mourir|(?:plus|pas|jamais) (?:se|me) reveiller|en finir|suicide)',
  'failli (?:sauter(?! (?:de|le|au))|me (?:jeter|tuer|pendre|foutre))',
  // A farewell.
  'besoin (?:[a-z]+ ){0,3}la ou je (?:vais|pars)',
  'adieu(?! (?:a|au|aux|les|mon|le|la)\\b)',
  '(?:dites?|dire) a (?:mes|mon|ma) (?:[a-z]+ ){1,4}que je (?:les |l )?(?:aimais?|demande pardon)',
  `${LEFT_IN_CARE} (?:enfants?|fils|fille|famille|mere|chat|chien|bebe|petits?)`,
  // Hurting oneself, or by what stands at hand.
  'me (?:griffe|coupe|brule|mords|gratte|entaille|scarifie|frappe|tape)(?: [a-z]+){0,4} (?:au sang|expres|volontairement|pour me (?:calmer|punir|sentir)|contre (?:le|les|un) murs?)',
  '(?:regarde|fixe|attiree?|attire|appelle) (?:[a-z]+ ){0,4}(?:les rails|le vide|le pont|les ponts|la voie ferree)',
  '(?:vide|rails) (?:m |me )(?:attire|appelle|tente)',
  'coup de volant (?:[a-z]+ ){0,5}(?:arbre|platane|mur|ravin|poteau|fosse)',
  '(?:fusil|pistolet|carabine|corde|somniferes?) (?:[a-z]+ ){0,9}j y pense',
  '(?:foncer|jeter|envoyer|lancer|rentrer|planter) (?:[a-z]+ ){0,4}(?:un arbre|un platane|un poteau|le ravin|sous un camion|un camion)',
  '(?:serais|suis|etre|serai) mieux mort(?:e)?',
  '(?:prefere|prefererais|voudrais|aimerais) (?:etre|ne plus etre|ne pas etre) (?:mort|morte|la|ne|nee|en vie)',
  '(?:scarifie|scarifier|taille les veines|avalee? (?:des|tous mes|trop de|une boite de|la boite de) (?:medicaments?|cachets?|comprimes?))',
  'je (?:me )?(?:coupe|taillade|brule|lacere) (?:les|mes) (?:bras|poignets|veines|cuisses)',
  // What would do it, looked at; what one leaves behind given away, and a last word of thanks.
  `(?:boites?|plaquettes?|tubes?|flacons?) (?:de |d |du |des |mes )*${PILLS}(?: [a-z]+){0,6} (?:je (?:la|les) (?:regarde|fixe|compte)|(?:devant|a cote de) moi|m attend(?:ent)?|me tente(?:nt)?|m appelle(?:nt)?)`,
  `(?:regarde|fixe|compte) (?:la |les |mes |ma |toutes? ){1,2}(?:boites?|plaquettes?|tubes?|flacons?) (?:de |d |du |des |mes )*${PILLS}(?! (?:[a-z]+ ){0,3}(?:pharmacie|stock|patients?|residents?))`,
  `${LEFT_BEHIND} (?:[a-z.]+ ){0,12}${LAST_WORD}`,
  `${LAST_WORD} (?:[a-z.]+ ){0,12}${LEFT_BEHIND}`,
  // Said of being gone, and of nobody missing them.
  '(?:si|quand) je (?:disparais(?:sais)?|mourais|meurs|mourrais|n etais plus la|n existais plus|suis morte?)(?: [a-z]+){0,8} (?:personne|rien|tout le monde|mieux|difference|vague|soulages?)',
  '(?:autant|mieux vaut|vaut mieux|vaudrait mieux) (?:mourir|crever|en finir(?! avec)|que je (?:meure|disparaisse))',
  'au bord du suicide?',
  'rejoindre (?:mon|ma|mes) [a-z]+ (?:au ciel|la haut|dans la tombe|au paradis)',
  '(?:avant|jusqu a ce que|hate) (?:d |que j )?en (?:finir|finisse)(?! avec)',
  '(?:voudrais|veux|aimerais) que tout s arrete(?! (?:avec|au travail|dans cette))',
  '(?:dernier|derniere) (?:lettre|message) avant de (?:partir|mourir)',
  'adieu a tous',
  'je (?:me|vais me|veux me|ai essaye de me) (?:tue|tuer|pends|pendre|suicide|flingue|bute|buter|butes)(?! (?:a|au|en|pour|de|la|le|l|mes|mon)\\b)',
  '(?:essaye|tente|failli|voulu) (?:de )?(?:me (?:tuer|pendre|suicider|foutre)|mourir|d en finir)',
  '(?:pense|penser|pensees?|idees?) (?:[a-z]+ ){0,2}(?:a la mort(?! (?:de|du|d)\\b)|de mort|au pire|noires|a passer a l acte|a mourir)',
  'passer a l acte',
  '(?:vais|envie|pense|deux doigts|risque) (?:de |d |a )?(?:faire|fasse) une (?:betise|connerie|grosse betise)',
  '(?:me (?:foutre|jeter|mettre|balancer)|sauter|passer) (?:sous (?:un|le) (?:train|metro|camion|bus)|du (?:toit|balcon|pont)|par la fenetre|dans le vide)',
  '(?:je vais|je veux|envie de) sauter(?! (?:une|des|cette|l|un|sur|le pas|a pieds|en parachute|a la corde))',
  '(?:envie|veux|voudrais) (?:de |d )?(?:plus|ne plus) (?:etre (?:la|en vie)|exister|vivre|me reveiller)',
  '(?:ne )?(?:jamais|plus) me reveiller',
  '(?:marre|fatiguee?|assez|honte|incapable|degoutee?|arrive (?:plus|pas)) (?:a |de |d )(?:vivre|exister|la vie|etre en vie)(?! (?:avec (?!moi)|de|dans|du|chez|ici|sans|a))',
  '(?:sert|servirait|servir) (?:a |plus a )?rien (?:que je |de |d )?(?:[a-z]+ )?(?:a )?(?:vivre|continuer a vivre|continue a vivre|exister|sois en vie|sois la)',
  'personne (?:ne |n )?(?:me regrett[a-z]+|s en rendr[a-z]+ compte si|ne pleur[a-z]+)',
  'je suis (?:[a-z]+ )?(?:un poids|une charge|un fardeau) (?:pour (?:tout|ma|mes|les|ceux)|a (?:tous|tout))',
  '(?:pris|avale|prendre|avaler) (?:tous? (?:mes|les)|toute? (?:ma|la|une) (?:boite|plaquette)|trop de|plein de|une boite) (?:[a-z]+ ){0,2}(?:cachets|comprimes|medicaments|somniferes|boite|boites)',
  '(?:boites?|plaquettes?|somniferes?|cachets|comprimes|medicaments|pilules) (?:[a-z.]+ ){0,10}(?:je (?:les )?(?:avale|prends|vais (?:les )?(?:avaler|prendre))|tout (?:avaler|prendre))',
  'partir pour (?:toujours|de bon)(?! (?:a|au|aux|en|vers|de|du|chez)\\b)',
  '(?:couteau|lame|corde|pistolet|arme) (?:a la main|sur la gorge|sur (?:le|mes) (?:poignet|veines?|poignets)|autour du cou)',
  '(?:plus|aucun|pas) (?:d )?espoir (?:[a-z]+ ){0,5}(?:mourir|partir|finir|disparaitre)',
  'en finir avec (?:la vie|ma vie|tout)',
  '(?:deja |ai |viens de )(?:prepare|preparer|rassemble|mis de cote|sorti|achete|compte) (?:tous )?(?:les|mes|des|la|une|de quoi) (?:medicaments|cachets|comprimes|somniferes|corde|boites?)(?! (?:de|des|du|pour|au|aux|avec|dans|en|selon|et)\\b)',
  'je me (?:fais|fait) du mal(?! (?:au|a la|aux)\\b)',
  '(?:je me|me) (?:taillade|lacere|mutile|entaille|automutile)[a-z]*',
  '(?:lettre|mot|message|video)s? d adieux?(?! (?:a|aux) (?:mes |mon |ma |l |nos )?(?:collegues?|equipe|entreprise|patron|clients?))',
  '(?:la )?mort (?:me semble|serait|est|c est) (?:mieux|plus douce|la seule|une delivrance|une solution|ma seule)',
  '(?:seule|derniere) (?:solution|issue|option|sortie) (?:[a-z]+ ){0,3}(?:mourir|la mort|me tuer)',
  '(?:plus|rien) (?:rien )?(?:a attendre|qui me retient|ne me retient|ne me rattache) (?:de |a |dans |ici|dans )?(?:la |cette |ma )?(?:vie|ici|en vie)?',
);

/** Someone near them may die, or has. */
const BEREAVEMENT = any(
  '(?:mon|ma|mes|un|une|son) [a-z]+ (?:[a-z]+ ){0,5}?(?:(?:veut|parle de|pense a|menace de|va|voulait|allait) (?:se |s |de se |du )?(?:suicide|suicider|tuer|pendre|mourir)|(?:veut|parle d[e]?|menace de|va|voulait|allait) (?:en finir(?! avec)|(?:de |bien )?se (?:foutre en l air|flinguer|buter|jeter (?:sous|par|du|dans)))|(?:s est|a fait une tentative de) (?:suicide|suicidee?|pendue?|tuee?))',
  'tentative de suicide',
);

/** "il y a dix ans", "en 2012", "quand j'etais petit": long past. */
const PAST =
  '(?:[a-z]+ ){0,4}(?:il y a (?:[a-z0-9]+ ){1,3}ans|en (?:19|20)[0-9]{2}|quand j etais|depuis (?:[a-z0-9]+ ){1,2}ans|a l epoque)';

/** Someone near them has died. */
const GRIEF = any(
  `(?:mon|ma|mes) (?:petit |petite |grand |grande |beau |belle |meilleure? )?(?:mamie|papi|mari|femme|conjointe?|compagnon|compagne|copain|copine|pere|mere|papa|maman|fils|fille|bebe|enfants?|parents?|frere|soeur|ami|amie|epoux|epouse) (?:est |sont |vient de |viennent de |s est |nous a |m a )(?:[a-z]+ )?(?:morte?s?|mourir|decedee?s?|eteinte?|quittes|deceder)(?! ${PAST})`,
  `(?:deces|mort|enterrement|obseques|disparition|perte) de (?:mon|ma|mes) [a-z]+(?! ${PAST})(?: [a-z]+){0,10} (?:hier|matin|nuit|semaine|peux plus|arrive (?:plus|pas)|pleure|tiens plus|effondree?|perdue?|vide|dors plus|insupportable|sens plus)`,
  `(?:hier|matin|nuit|semaine|peux plus|arrive plus|pleure|tiens plus|effondree?) (?:[a-z]+ ){0,10}(?:deces|mort|enterrement|obseques|disparition|perte) de (?:mon|ma|mes) [a-z]+(?! ${PAST})`,
  '(?:j ai|je viens de|on a|nous avons) (?:perdu|enterre|perdre|enterrer) (?:mon|ma|mes|notre|nos) (?:[a-z]+ )?(?:mari|femme|conjointe?|compagnon|compagne|pere|mere|papa|maman|fils|fille|bebe|enfants?|frere|soeur|parents?)',
  '(?:maman|papa|mamie|papi) (?:est|es|vient de) (?:morte?|mourir|decedee?|partie? (?:hier|cette|ce|brutalement|trop))(?! [a-z0-9 ]{0,20}\\bans\\b)',
  `(?:mari|femme|conjointe?|compagnon|compagne|pere|mere|papa|maman|fils|fille|frere|soeur|bebe) est partie? (?:[a-z]+ ){0,3}(?:d un (?:cancer|avc|infarctus|accident)|des suites|trop tot|brutalement)(?! ${PAST})`,
  `(?:en deuil|suis veuf|suis veuve|devenue? veu(?:f|ve))(?! ${PAST})`,
);

/** A blow, a constraint, a threat: what someone does to the person who writes, or to their children. */
const ACT =
  '(?:(?:fait|fais|faisait|font|faire) (?:du |beaucoup de |tres )?mal|frapp(?:e|ee|er|ent|ait|es|ees)|bat(?:tu|tue|tre|tent|tait|s)?|battues?|tap(?:e|ee|er|ent|ait)(?! (?:a (?:la porte|l ordi|la machine|l ordinateur)|dans (?:l oeil|le budget)|l incruste|la lettre|un texte))|tabass(?:e|ee|er|ent)|gifl(?:e|ee|er|es)|cogn(?:e|ee|er|ent)|etrangl(?:e|ee|er)|brutalis(?:e|ee|er)|maltrait(?:e|ee|er)|sequestre?e?|viol(?:e|ee|er|es)|agress(?:e|ee|er|ent)|violent(?:e|er|ee)?|abus(?:e|ee|er|ait) (?:sexuellement |de )|(?:pousse|poussee|jetee?|plaquee?|coincee?) (?:contre|par terre|dans les escaliers|au sol)|(?:coups?|claques?|baffes?|gifles?) (?:de (?:poing|pied|tete|ceinture|couteau)|a la maison|au visage)|(?:mis|met|donne|donner|foutu|fout|prends|recois|subis|mettre|met) (?:[a-z]+ ){0,2}(?:coups?|claques?|baffes?|gifles?|fessees?)|menac(?:e|ee|er) de (?:mort|me tuer|me frapper|mourir)|menac(?:e|ee|er) avec (?:un|une)|(?:me )?bloque(?:e|r)? (?:[a-z]+ ){0,4}et (?:me |m a |m )?(?:touche|embrasse)|(?:forcee?|oblige?e?) a (?:[a-z]+ )?(?:coucher|avoir des rapports|des rapports|l embrasser|le toucher|me deshabiller)|mains? aux fesses|(?:touche|touchee|toucher|caresse|caressee) (?:les (?:seins?|fesses?|cuisses?)|la poitrine|sous|entre|de maniere|sexuellement|sans mon)|attouchements?|embrassee? de force|harcel(?:e|ee|er|ement) sexuel(?:le|lement)?|harcelement sexuel|leve (?:la|sa) main sur|(?:mis|met|mettre|glisse|passe|pose|promene) (?:sa|ses|la|les|une) mains? (?:sous|sur|dans|entre) (?:ma|mon|mes) (?:jupe|robe|culotte|pantalon|chemisier|soutien|cuisses?|fesses?|seins?|poitrine|ventre|genoux?|taille|hanches?))';
/** Of the one who writes, or of their children. */
const ME =
  '(?:me|m|ma|moi|j ai ete|je suis|j etais|je me suis|je me fais|je me fait|nous|mes enfants|mon enfant|ma fille|mon fils|mon bebe|je subis|je vis|j ai peur)';
const PARTNER =
  '(?:mari|copain|conjointe?|compagnon|compagne|femme|copine|ex|ex mari|epoux|epouse|petit ami|petite amie|chum|blonde|fiance|fiancee|homme|beau frere|frere|belle famille|famille)';
const PARENT = '(?:pere|mere|papa|maman|daron|daronne|beau pere|belle mere|parents|oncle|tante)';
const AT_WORK =
  '(?:patron|patronne|chef|cheffe|collegue|collegues|manager|superieure?|employeur|responsable|directeur|directrice|cliente?|clients|patiente?|formateur|tuteur|gerante?|equipe|rh)';
const GAP = '(?:[a-z0-9]+ ){0,9}';

/** Who cannot defend themselves. */
const LITTLE =
  '(?:garcons?|fillettes?|enfants?|bebes?|petits?|petites?|gamine?s?|gosses?|fils|filles?|eleves?|neveux?|niece|(?:petite? )?(?:frere|soeur)|mineure?s?|ado)';

/** A parent who hurts, or a child who is hurt. */
/** An age, and no years of a trade or of a couple. */
const CHILDS_AGE =
  'j ai (?:[89]|1[0-7]) ans?(?! (?:d |de (?!retard)[a-z]+|dans (?:le|la|l|ce|cette|mon|ma)\\b|en (?:cdi|cdd|interim)|chez|comme))';
const SCHOOL_YEAR =
  '(?:sixieme|cinquieme|quatrieme|troisieme|(?:seconde|premiere|terminale)(?! (?:annee|ligne|partie|main|fois|place|position))|[3-6] ?e(?:me)?|2nde|1ere|college|lycee)';
const MINOR = any(
  CHILDS_AGE,
  `(?:je|j) (?:suis|rentre|entre|vais) (?:encore |toujours |eleve )?(?:en|au) ${SCHOOL_YEAR}`,
  'je suis (?:encore |toujours |une? )?(?:mineure?|collegienne?|lyceenne?)',
);

/** Whether somebody says of themselves that they are a child, by age or by school year. */
export const tellsMinor = (message: string): boolean => MINOR.test(plainMessage(message));

const CHILD = any(
  `(?:mes|mon|ma) (?:propres? )?${PARENT} ${GAP}(?:${ME} ${GAP})?${ACT}`,
  `${ACT} (?:par|de) (?:mes|mon|ma) ${PARENT}`,
  `(?:mes?|mon|ma|un|une|des|les) (?:[a-z]+ )?(?:enfants?|fils|filles?|bebe|eleves?|petit frere|petite soeur|neveu|niece) (?:de [a-z0-9]+ (?:ans|mois) )?(?:est|sont|se fait|se font|a ete|ont ete|etait) ${GAP}(?:${ACT}|en danger)`,
  `(?:mineure?|${CHILDS_AGE}) ${GAP}${GAP}${ACT}`,
  `(?:mon|ma|mes) (?:propres? )?${PARENT} (?:[a-z]+ ){0,3}(?:me|m|nous) (?:a |ont )?(?:touch[a-z]+(?! (?:par|beaucoup|dans))|tripot[a-z]+|caress[a-z]+|enferm[a-z]+|attach[a-z]+|brul[a-z]+|prive)`,
  `(?<!(?:me|m|se|s|la|le) )(?:frappe|frapper|tape(?! (?:a|dans|sur))|tapent|bat|battre|gifle|gifler|cogne|secoue|secouer|enferme|attache|touche|tripote|viole|maltraite|brutalise|brule|pince|mord|hurle sur) (?:[a-z]+ ){0,3}${LITTLE}`,
  `${LITTLE} (?:[a-z]+ ){0,5}(?:se fait (?:frapper|taper|battre|toucher|violer|maltraiter)|a (?:des|plein de) (?:bleus|marques|brulures|traces)|(?:est|sont) (?:battue?s?|frappee?s?|maltraitee?s?|violee?s?|enfermee?s?|attachee?s?|tout seuls?|toute seule|laissee?s? seule?s?)(?! a l)|(?:m a dit|dit|raconte) (?:[a-z]+ ){0,6}(?:touche|touchee?|frappe|tape|fait mal))`,
  `(?:son|sa|le|la|un|une) (?:beau pere|pere|mere|oncle|tante|grand pere|cousin|frere|voisin|prof|entraineur|moniteur|animateur|nounou) (?:[a-z]+ ){0,3}(?:la|le|l|les|lui) (?:a |fait )?(?:touch|tap|frapp|bat|viol|caress|tripot|brul|ca tous)[a-z]*(?! (?:rsa|chomage|alloc|aides?|salaire|prime))`,
  'brulures? de cigarettes?',
  'j ai (?:[89]|1[0-7]) ans (?:[a-z]+ ){0,25}(?:m enferme|(?:plus|rien|pas) a manger|la cave|peur de rentrer)',
  `(?:peur|inquiete?|crains?) (?:[a-z]+ ){0,3}pour (?:la vie|la securite) (?:[a-z]+ ){0,3}${LITTLE}`,
);

/** Someone of the workplace who hurts, or a place of work where it happened. */
const ASSAULT = any(
  `(?:mon|ma|mes|un|une|le|la|l|des) (?:ancien |ancienne )?${AT_WORK} ${GAP}(?:${ME} )?${ACT}`,
  `${ACT} ${GAP}(?:par|de) (?:[a-z]+ ){0,3}${AT_WORK}`,
  `${AT_WORK} (?:[a-z]+ ){0,9}(?:me|m) (?:a |ont )?(?:caress[a-z]+(?! dans le sens)|tripot[a-z]+|pelot[a-z]+|colle contre|touch[a-z]+(?! (?:par|beaucoup|mot|dans|un)))`,
  `${ME} ${GAP}${ACT} ${GAP}(?:au|sur (?:mon|le)|en|dans (?:mon|ma|l)|pendant (?:mon|le|un)) (?:lieu de )?(?:travail|boulot|taf|job|bureau|stage|entreprise|magasin|service|entretien)`,
  '(?:subir|subi|subis|victime d?e?) ?(?:un |une |des |d )?(?:attouchements?|harcelement sexuel|agression sexuelle|agressions?|viol)',
  '(?:attouchements?|agression sexuelle|tentative de viol|mains? aux fesses|harcelement sexuel|harcelee? sexuellement)',
);

/** Someone they live or lived with, or nobody named. */
const VIOLENCE = any(
  `(?:mon|ma|mes|un) (?:ancien |futur )?${PARTNER} ${GAP}(?:${ME} )?${ACT}`,
  `(?:il|elle|on|ils|quelqu un) (?:[a-z]+ ){0,2}(?:me|m|ma|m a|m ont|nous) (?:a |ont |[a-z]+ ){0,2}${ACT}`,
  `(?:je suis|j ai ete|je me fais|je me fait|je me suis faite?|je subis|on est|subir) (?:[a-z]+ ){0,3}${ACT}`,
  '(?:femme|epouse|homme) battue?',
  '(?:il|elle|ils|mon ex|ma ex|quelqu un) (?:est |sont )?(?:la )?(?:derriere|devant) (?:la porte|ma porte|chez moi|la maison)(?: [a-z]+){0,10} (?:peur|aidez|aide moi|tuer|menace|crie|frapper|secours)',
  '(?:dit|crie|jure|menace|ecrit) (?:[a-z]+ ){0,3}(?:va|veut|de) me (?:tuer|frapper|defigurer|retrouver et)',
  'victimes? de violences?',
  '(?:me|m|nous) (?:a |ont |[a-z]+ )?(?:tir(?:e|ee|ait|er) (?:par )?les cheveux|serr(?:e|ee|ait|er) (?:le cou|la gorge)|crach(?:e|ee|ait) (?:dessus|au visage)|(?:jete|jette|balance|envoye|lance)e? (?:[a-z]+ ){0,4}?(?:a la|au|dans la|en pleine) (?:tete|figure|visage|gueule)|cass(?:e|ee) (?:[a-z]+ )?(?:bras|nez|dents?|poignet|cotes?|machoire|doigts?)|mis (?:un|une|deux|des) (?:[a-z]+ )?(?:droites?|baffes?|tartes?|beignes?|patates?|pains?|claques?)|brul(?:e|ee) avec|lance (?:[a-z]+ ){1,4}(?:a la|au) (?:tete|figure|visage)|etouff(?:e|ee) avec|poursui[a-z]+ avec)',
  '(?:me|m) (?:a )?(?:pogn[a-z]+ par|garroch[a-z]+)',
  '(?:il|elle|ils) me tuer(?:ait|a|aient|ont)',
  '(?:couteau|lame|arme) (?:sous|sur) la (?:gorge|tempe)',
  '(?:rapports?|relations?) (?:sexuel[a-z]* )?(?:non consenti[a-z]*|force[a-z]*|sans (?:mon )?consentement)|sans mon consentement|(?:abus|profit)(?:e|ait|er|ee) (?:sexuellement )?de (?:moi|mon corps) (?:[a-z]+ ){0,3}(?:nuit|dors|dormais|saoule|chez|lit|fois)',
  '(?:peur|terrifiee?|angoissee?|ose (?:pas|plus)) (?:de |d |a )?(?:rentrer|retourner) (?:[a-z]+ ){0,2}(?:chez (?:moi|nous|lui)|a la maison)',
  '(?:des|mes|les|pleine? de|couverte? de|cacher (?:mes|les)) (?:bleus|hematomes|ecchymoses)(?! de (?:travail|chauffe))(?: [a-z]+){0,6} (?:bras|visage|cou|dos|corps|jambes?|partout|maquill[a-z]+|cacher|mari|copain|conjoint)',
  `(?:mon|ma) (?:ex )?${PARTNER} ${GAP}(?:menac[a-z]+ (?:de|avec)|va me (?:tuer|retrouver)|veut me tuer|m attend (?:en bas|devant)|me guette|me traque)`,
  `(?:subis|vis|fuis|fuir|quitter?|subi|echapper a) (?:[a-z]+ ){0,4}(?:violences?|coups)`,
  'violences? (?:conjugales?|familiales?|intrafamiliales?|domestiques?|physiques?)',
  `(?:mon|ma) (?:ex )?${PARTNER} ${GAP}(?:m enferme|m empeche de|m interdit de|me surveille|controle (?:mon|tous mes|mes)|prend mon (?:telephone|argent|salaire|passeport)|confisque mon|me suit partout)`,
  '(?:il|elle|ils|on) (?:m a|m ont) coincee? (?:[a-z]+ ){0,6}(?:m a |m ont )?(?:forcee?|touchee?|embrassee?|bloquee?)',
  `peur (?:de|que) (?:mon|ma) ${PARTNER}(?! ${GAP}(?:travail|boulot|licencie|chomage))`,
);

/** Kept from leaving, or from one's papers, by who gives the work. */
const CAPTIVE = any(
  '(?:pris|prend|garde|confisque|retient|retenu|vole|cache) (?:[a-z]+ ){0,2}(?:passeport|papiers d identite|carte d identite|titre de sejour)',
  `(?:mon|ma|mes|le|la|l|un) (?:ancien |ancienne )?${AT_WORK} ${GAP}(?:m enferme|m empeche de (?:sortir|partir|quitter)|m interdit de (?:sortir|partir|telephoner))`,
  '(?:enfermee?|sequestree?) (?:chez|dans|par|la nuit|a cle)',
  '(?:oblige|force)[a-z]* a travailler (?:sans etre payee?|gratuitement|jour et nuit)(?! [a-z]+ sup)',
  '(?:me|m|nous) laissent? (?:pas|plus) (?:sortir|partir|telephoner|appeler)(?! (?:en|plus|avant|a|le|mes|les|au)\\b)',
  '(?:esclave|esclavage)(?! (?:du|de la|des|moderne au cinema))',
);

/** What was swallowed that can kill: told as done, not feared or asked about. */
const TAKEN = any(
  '(?:j ai|je|on a|a|as|viens d|viens de|vient d|vient de) (?:(?:deja|tout|presque|juste) )?(?:pris|prendre|avalee?|avaler|bue?|boire|ingeree?|gobee?|gober) (?:(?:tt|tous?|tout|toutes?|la|le|les|l|mes|ma|sa|ses|une?|des|deux|trois|plein|trop|beaucoup|moitie|de|du|d) ){1,6}(?:[a-z]+ )?(?:cachets?|comprimes?|medicaments?|pilules?|somniferes?|anxio[a-z]*|boites?|plaquettes?|tubes?|flacons?|javel|deboucheur|xanax|lexo(?:mil)?|doliprane|paracetamol|morphine)',
);

/** Whether somebody says that medicines or a poison were swallowed. */
export const tellsTaken = (message: string): boolean => TAKEN.test(plainMessage(message));

/** A life in danger at this moment, by illness or accident. */
const EMERGENCY = any(
  'repond (?:plus|pas) (?:[a-z]+ ){0,4}(?:tombee?|par terre|inconsciente?|respire|bouge|pale)',
  '(?:respire|bouge) (?:plus|pas|pu)',
  '(?:arrive|peux) (?:plus|pas) a? ?respirer',
  '(?:douleurs?|mal|serre|oppression) (?:[a-z]+ ){0,2}(?:a|dans|de) (?:la |ma )?poitrine(?! [a-z ]*(?:radio|scanner|kine))',
  '(?:est|suis|devenue?|tombee?|reste) (?:la )?inconsciente?(?! (?:de|du|des|que)\\b)',
  '(?:vient de|en train de|viens de) (?:tomber(?! (?:enceinte|malade|sur|amoureu[a-z]+|d accord|en|dans|de haut))|faire (?:un|une) (?:malaise|avc|crise|arret|infarctus)|perdre connaissance|s etouffer|m etouffer|s effondrer|s electrocuter|avoir un accident)',
  'fait (?:un|une) (?:malaise|avc|infarctus|arret cardiaque|crise cardiaque) (?:la|maintenant|en ce moment|devant moi|au travail la)',
  '(?:saigne|perds? du sang|perd du sang) (?:beaucoup|partout|enormement|sans arret|et)',
  'convuls[a-z]+',
  '(?:a|ai|vient d|viens d|avoir) aval(?:e|er|ee) (?:[a-z]+ ){0,4}(?:javel|medicaments?|cachets?|comprimes?|produits?|lessive|deboucheur|pile|boite|somniferes?|verre)',
  '(?:se reveille|(?<!(?:boites?|entreprises?|employeurs?|patron|recruteu[a-z]+|rh|agence|conseillere?|annonces?|offres?|caisse|mairie|prefecture|standard|secretariat|ecole|mutuelle|tuteur|tutrice|maitre de stage|mission locale|pole emploi|france travail) (?:(?:ne|me|m|nous|a|qui|il|elle|se) ){0,2})repond|reagit|respire) (?:plus|pas)(?! (?:a|aux|avant|le)\\b)',
  '(?:overdose(?! (?:de|d) (?!medic|cachet|drogue|heroine|comprime))|levres bleues|perds? (?:les eaux|connaissance(?! (?:du|de|des)\\b))|vient de perdre les eaux|visage paralyse|bouche (?:est )?de travers|leve plus (?:le|son) bras|n arrive plus a parler et)',
  'appelle[rz]? (?:une ambulance|les pompiers|le samu|les secours)',
);

/** No roof or no food tonight. */
const SHELTER = any(
  '(?:dors|dort|dormir|dormons|dormais|vis|vivre|vit|suis|sommes|on est|couche|couchons|passe (?:la|mes|nos|les) nuits?|mettre|mis|mise|retrouve|finir) (?:[a-z]+ ){0,2}(?:dehors|a la rue|dans la rue|(?:dans|a|sur|sous) (?:ma|une|la|un|le|l|mon) (?:voiture|camionnette|camion|char|fourgon|tente|cave|cage d escalier|gare|metro|parking|hall|parc|squat|abri bus|abribus|garage|hangar|banc|carton|entree|foret|pont|plage))(?! (?:de mon entreprise|niveau|question|au niveau|cote))',
  '(?:sais|sait|savons) (?:pas|plus|meme pas) ou (?:dormir|passer la nuit|loger|aller (?:dormir|ce soir|cette nuit))',
  '(?:mise?|mis|foutue?|jetee?) a la porte (?:[a-z.]+ ){0,12}(?:dormir|nuit|dehors|ce soir)',
  '(?:nulle part|pas d endroit|plus d endroit) (?:ou |pour )?(?:dormir|aller|loger|vivre|passer la nuit)',
  '(?:plus|pas) de toit',
  '(?:rien|plus rien|plus de quoi|pas de quoi|pas les moyens de) (?:a |pour )?(?:manger|nourrir)',
  '(?:pas|rien) mange depuis',
  '(?:plus|pas) (?:de )?(?:logement|toit|maison|chez moi|chez nous)(?: [a-z]+){0,4} (?:depuis|ce soir|hier|demain|cette nuit|dehors|dormir)',
  '(?:expuls[a-z]+|virer|viree?|chassee?s?|mise?s? dehors) (?:[a-z]+ ){0,10}(?:(?:pas|plus) ou|dehors|a la rue|ce soir|cette nuit)',
  'mang(?:e|er|ons|ent|eais) (?:[a-z]+ ){0,9}(?:faute d argent|plus d argent|pas d argent|pas les moyens)',
  '(?:faute d argent|plus d argent|pas d argent|pas les moyens|plus un sou) (?:[a-z]+ ){0,6}(?:manger|mange|nourrir)',
  'mang(?:e|ent|eons) (?:plus |pas )?(?:qu )?(?:un repas|une fois|un jour sur) (?:[a-z]+ ){0,2}(?:jours?|deux)',
  '(?:frigo|placards?) (?:est |sont )?vides? (?:[a-z]+ ){0,8}(?:enfants?|manger|faim|jours?)',
  '(?:(?<!(?:aux|des|les|pour|avec) )sans abri|sdf|sans domicile|hebergement d urgence)',
  '(?:jetee?|mise?|foutue?|expulsee?) (?:dehors|a la rue) (?:par|ce soir|de chez|de mon logement|de mon appart|avec mes enfants)',
);

/** They ask as one who helps others, looks for work in it, or studies it. */
const OF_A_TRADE =
  /\b(?:prevention|ecoutante?|metiers?|travailler (?:dans|avec|aupres|pour)|postuler|offres? d|formation (?:a|au|sur|en|pour|contre|de)|poste d|poste de|poste en|stage (?:en|dans)|lutte contre|aupres de|accompagner (?:des|les)|femmes battues|reduire|(?:comment|savoir) (?:reagir|gerer|parler|calmer|faire face|repondre|desamorcer)|sensibilisation|prise en charge des)\b/u;

/** Sayings that hold such words and mean no harm. */
const SAYINGS =
  /\b(?:(?:dire|dis|dit|di|disent|que|ou|crois|pense) (?:que )?(?:c|ca|sa|c est|ca est) mort(?! (?:ce|cette|hier|de|d|il|elle|a|depuis)\b)|tir(?:ee?|ant|er|erais?|ais) (?:une )?balles? dans (?:le|les|mon|son) pieds?|(?:patron(?:ne)?|chef(?:fe)?|responsable|manager|gerante?) va me tuer si (?:je |j )(?:arrive|suis (?:encore )?en retard|rate|oublie|rends|casse)|saut[a-z]* dans le vide (?:en|pour|professionnel)|coup[a-z]* les vivres|tir[a-z]* (?:ma|sa) reverence (?:fin|en|au|le|du|apres|a la|janvier|fevrier)|(?:tire[rz]?|tirerais?|tirais) une balle dans (?:le|les|mon|son) pieds?|suicide (?:commercial|professionnel|marketing|financier|social|politique|de carriere)|saign[a-z]* (?:mon|le|ma|la) (?:compte|budget|portefeuille|tresorerie|carte)|au bout de (?:ma|sa|notre) vie (?:avec|sur|devant|a cause d[eu]?) (?:ce|cette|le|la|les|ces|mon|ma|mes|l|un|une)|(?:ce|cette|cet|mon|ma|mes|ces|la|le|les|l|sa|ses|leurs?) (?!(?:ex|mari|femme|conjointe?|compagnon|compagne|copain|copine|pere|mere|frere|soeur|oncle|fils|beau|belle|solitude|douleur|vie|mort|chagrin|honte|culpabilite)\b)[a-z]+ (?:(?:de|du|d|des) [a-z]+ )?(?:me|m|nous) (?:tue|tuent|acheve|a achevee?|ont acheve|assassine|flingue|massacre|ont massacre|creve|bouffe)(?! (?:ce soir|cette nuit|si|de coups|a coups|de l interieur|a petit))|(?:se faire|me faire|fait|faire|suis fait) (?:flinguer|descendre|massacrer|demolir|allumer|fusiller|defoncer|demonter|tuer) (?:[a-z]+ ){0,2}?(?:en|par|a|au|pendant|lors de) (?:l |le |la |les |un |une )?(?:entretien|recruteu[a-z]+|jury|oral|rh|question[a-z]*|note)|(?:entretien|oral|test|jury)s? (?:[a-z]+ ){0,4}?(?:massacre|carnage|boucherie|meurtrier|mortel)|poignard[a-z]* dans le dos|veu[a-z]+ (?:ma|sa) peau|coup de grace|en finir avec (?!(?:la |ma |cette )?vie\b|tout\b|moi\b|ca\b)(?:l |le |la |les |ce |cette |ces |mon |ma |mes |des |un |une )?[a-z]+|(?:tatou[a-z]*|piercings?|bijoux|boucles?|bagues?|ongles|maquill[a-z]*|henne) (?:[a-z]+ ){0,3}(?:sur|dans|a|au|aux|derriere|autour (?:de|du)) (?:le |la |les |l |mon |ma |mes )?(?:mains?|cou|visage|bras|doigts?|poignets?|jambes?|nez|oreilles?|front|langue|sourcils?|levres?|nuque|mollets?|dos|chevilles?)(?: et (?:sur |dans |a |au |aux )?(?:le|la|les|l|mon|ma|mes) ?[a-z]+)*|(?:vole|apporter|amener|emmener|affuter|aiguiser|acheter|fournir|prete[rz]?|oublie) (?:[a-z]+ )?couteaux|le couteau sous la gorge pour (?:repondre|signer|accepter|decider|demissionner|dire)|mis(?:e|es)? dehors (?:de|du|d) (?:l |la |le |un |mon )?(?:appli[a-z]*|site|groupe|formation|stage|concours|selection)|tape (?:dans|sur) (?:le dos|l epaule)|coups? de (?:main|pression|pouce|collier|vieux|fil|gueule|barre|mou|stress|coeur|chance|fouet|blues|pub)|(?:battue?|bat|battre) (?:les|le|la|des|nos|tous) |abuse de ma (?:gentillesse|patience|confiance)|frappee? par (?:sa|son|ses|la|le|les|cette|l) |(?:mort|meur|mour|crev)[a-z]* (?:d|de) (?:rire|chaud|faim|soif|honte|peur|trouille|trac|stress|ennui|fatigue|sommeil|envie|impatience|curiosite|jalousie)\b|mort(?:e|s|es)? (?:d|de) (?:(?:un|une|la|sa) )?(?:cancer|avc|infarctus|accident|maladie|vieillesse)\b|crever? la (?:dalle|faim)|c est mort(?: de chez mort)?|mort de chez mort|(?:a|de) l agonie|fin du monde|(?:qui|ca|offre|annonce|recherche|boulot|travail|taf|poste|metier|reponse) (?:me|m a) tue[re]?|(?:me|se|vous) tue[rz]? (?:a (?:la tache|[a-z]+(?:er|ir|re)\b)|(?:au|a|dans|pour) (?:le |ce |mon |un |une |cette |la |ma )?(?:travail|boulot|taf|job|poste|metier|boite|entreprise|recherche))|noyer? (?:dedans|(?:dans|sous) (?!(?:la|le|l|un|une) (?:seine|mer|riviere|eau|canal|fleuve|lac|etang|loire|garonne|rhone|baignoire|piscine)\b))|(?:refus|echec|resultats?|note|annonce|nouvelle|entretien|reponse|lecture|salaire|clause|marche|cv) (?:(?!(?:il|elle|mari|femme|conjoint|conjointe|compagnon|copain|copine|ex|pere|mere|frere|oncle|fils|patron|chef|collegue)\b)[a-z]+ ){0,4}(?:me|m|nous) (?:a |ont )?(?:mis|met|fait|donne|massacre|etrangle|tue|frappe|casse|demoli)[a-z]* (?:une? )?(?:claques?|gifles?|coups?|mal)?|saigner les yeux|saut dans le vide (?:de|du|d)|coups? (?:dur|d oeil|de foudre)|tape sur (?:les nerfs|le systeme)|frappe (?:a|aux) (?:la |les |toutes les )?portes?|(?:ce qui|ca|cela) me frappe|frapp[a-z]+ (?:les |des |la |le |une? |ma |mon )(?:commandes?|textes?|lettres?|courriers?|touches?|mots?)|(?:la )?mort (?:d un |du |de la |d une )(?:projet|dossier|marche|commerce|metier|boite|entreprise|presse|papier)|bats pour|bat pour|me bats|battue? (?:par|a) (?:un|une|d) autre|une idee a mourir|tuer le temps|menace de (?:licenciement|me (?:virer|licencier)|fermer)|prendre en main|(?:frappe|tape|bat|touche|cogne)[a-z]* (?:jamais|pas|plus)\b|disparaitre (?:de|du|des) (?:la liste|listes?|fichiers?|site|google|internet|france travail|radars?)|pars de mon (?:poste|travail|entreprise)(?: [a-z]+){0,6} regrett[a-z]+|(?:dors|dormir) (?:mal|pas|peu)|(?:prepar|distribu|donn|administr)[a-z]* (?:les |des |le )?(?:medicaments|traitements?|piluliers?|comprimes) (?:des|aux) (?:residents|residentes|patients|patientes|malades|enfants|personnes))\b/gu;

/** In this order: a child and a blow are heard before the rest, a life before a roof. */
const HEARINGS: readonly (readonly [danger: DangerKind, pattern: RegExp])[] = [
  ['suicide', SUICIDE],
  ['emergency', EMERGENCY],
  ['child', CHILD],
  ['assault', ASSAULT],
  ['violence', VIOLENCE],
  ['bereavement', BEREAVEMENT],
  ['grief', GRIEF],
  ['captive', CAPTIVE],
  ['shelter', SHELTER],
];

/** Told as long over: of another year, or well since. */
const OVER =
  /\b(?:en (?:19|20)[0-9]{2}|aujourd hui (?:tout |ca |je )?(?:va|vais) (?:tres )?(?:bien|mieux)|(?:affaire|histoire) (?:est )?(?:close|finie|derriere))\b/u;
/** What is told beside another year, and goes on. */
const GOES_ON =
  /\b(?:recommence[a-z]*|encore|toujours|continue[a-z]*|ce soir|cette nuit|maintenant|tous les|toutes les)\b/u;

/** A message in plain words, without the sayings in which harmless people use the words of danger. */
export const inPlainWords = (message: string): string =>
  plainMessage(message).replace(SAYINGS, ' ');

/** Asked as one who helps others or works with them, or told as long over: not of somebody in danger now. */
const isNotNow = (said: string): boolean =>
  OF_A_TRADE.test(said) || (OVER.test(said) && !GOES_ON.test(said));

/** From which odds on a message that no wording tells of is answered as a danger, and as one that may be. */
const SURE = 1.4;
const DOUBT = -1.4;
/** Below these odds even a wording only makes a doubt. */
const HARMLESS = -3;

/** A danger that is answered before anything else, or whether there may be one: who to call is then said before the answer. */
export type Hearing = {
  readonly danger: Danger | null;
  readonly doubted: boolean;
  /** In doubt, and a danger all the same where nothing else is understood of the message. */
  readonly isLikely: boolean;
};

/** From these odds on a doubt is likelier to be a danger than not, where nothing else is understood. */
const LIKELY = 0.3;
/** How much surer it must sound where a question goes on from another: what was spoken of explains its words. */
const BEYOND = 1.5;
/** What a question that goes on may only suppose. */
const SUPPOSED: ReadonlySet<DangerKind> = new Set<DangerKind>([
  'emergency',
  'bereavement',
  'grief',
]);

/** What is heard in a message, however it is spelt: by its wording, and by what it sounds like. `goesOn` where it goes on from a question before it. */
export const hear = (
  message: string,
  soundOf: SoundOfDanger = soundOfDanger,
  goesOn = false,
): Hearing => {
  const said = inPlainWords(message);
  const { odds, kind } = soundOf(said);
  const wording = HEARINGS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
  const told = goesOn && wording !== null && SUPPOSED.has(wording) ? null : wording;
  const sounds = odds > SURE + (goesOn ? BEYOND : 0) ? kind : null;
  const inEnglish = SUICIDE_IN_ENGLISH.test(said) ? ('suicide' as const) : null;
  const danger = inEnglish ?? (odds > HARMLESS && told !== null ? told : sounds);
  const isOver = isNotNow(said);
  // Who wants to die says so of themselves, whatever work they speak of beside it.
  if (danger !== null && (danger === 'suicide' || !isOver))
    return { danger, doubted: false, isLikely: false };
  const doubted = !goesOn && (odds > DOUBT || (told !== null && !isOver));
  return { danger: null, doubted, isLikely: doubted && !isOver && odds > LIKELY };
};

/** Below these odds a doubt that no wording makes is a faint one. */
const FAINT = 0;

/** A practical question of work or of law, as it is put; in plain words. */
const ASKS_OF_WORK =
  /\b(?:legal|le droit|ai je droit|j ai droit|a t il le droit|obligee?|preavis|cv|entretiens?|candidatures?|lettre de motivation|contrat|cdd|cdi|interim|salaire|prime|diplomes?|formations?|metiers?|recrut[a-z]*|postuler|employeur|periode d essai)\b/u;
const IS_ASKED = /[?]|^(?:comment|combien|quel(?:le)?s?|est ce|faut il|peut on)\b/u;

/** Whether a doubt rests on no wording, and on little that it sounds like. */
export const soundsFaint = (message: string, soundOf: SoundOfDanger = soundOfDanger): boolean => {
  const said = inPlainWords(message);
  return !HEARINGS.some(([, pattern]) => pattern.test(said)) && soundOf(said).odds < FAINT;
};

/** Whether a doubt is a faint one, of a message of one sentence: what such a message surely asks for can settle it. */
export const isFaintDoubt = (message: string, soundOf: SoundOfDanger = soundOfDanger): boolean =>
  !/[.!?\u2026](?=\s+\S)/u.test(message.trim()) && soundsFaint(message, soundOf);

/** Whether a message asks something practical of work or of law, so that a faint doubt about danger is none. */
export const asksOfWork = (message: string): boolean => {
  const said = inPlainWords(message);
  return IS_ASKED.test(said) && ASKS_OF_WORK.test(said);
};
