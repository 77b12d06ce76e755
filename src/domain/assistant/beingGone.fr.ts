/** Words that stand between a wish and what is wished. */
const LINKS =
  '(?:(?:que|qu|de|d|a|en|ne|n|pas|plus|juste|vraiment|souvent|parfois|tellement|trop|je|j|on|me|m|moi|nous|se|s|l|lui|simplement|tout|bien|jamais|pouvoir|encore|des fois|seulement) ){0,4}';
const WISH =
  '(?:envie|veux|voudrais|voulais|veut|voudrait|voulait|aimerais|aimerait|prefere[a-z]*|besoin|reve|rever|pense[a-z]*|parle|songe|souhaite[a-z]*|hate|esper[a-z]+|laissez?|laissent|vivement|autant|mieux|dit|disait|repete|menace)';

/** A place of work, a country or a plan behind it: somebody leaves that, and not their life. */
const NOT_A_PLACE =
  '(?! (?:de|du|des|d|dans|chez|en|au|aux|a|vers|sur|sous|vivre|travailler|bosser|avant|que) (?!(?:la |ma |cette |ce )?(?:vie|terre|monde|surface|circulation|paix|silence)|jamais|rien|quoi|tout))';
/** Away on a day, from a meeting, to the reader. */
const NOT_THAT_DAY =
  '(?! (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pendant|a|au|aux|en|qui|pour (?:le|la|l|ce|cette|un|une|mon|ma)|ce (?:jour|matin)|cette|depuis)\\b)';
/** Who at work gets on without somebody, or wants to be rid of them. */
const WORKPLACE =
  '(?:equipe|boite|service|magasin|entreprise|projet|chantier|bureau|collegues?|clients?|clientes?|hotel|resto|restaurant|usine|association|societe|atelier|rayon|chef|cheffe|patron|patronne|manager|responsable|direction|directeur|directrice|employeur|conseillere?|rh|agence)';
const NOT_AT_WORK = `(?<!\\b${WORKPLACE} (?:[a-z]+ ){0,6})`;

const GONE_VERB =
  '(?:disparaitre|disparaisse|m ?effacer|m ?efface|s effacer|m ?evaporer|m ?eteindre|s eteindre|m evanouir|me volatiliser|me dissoudre|m envoler|me faire oublier)';
const TO_LEAVE =
  '(?:partir(?:ai|a)?|pars|part|parte|m en aller|m en vais|m en irai|m en aille|s en (?:va|aller|aille))';
const FOR_EVER =
  '(?:pour de bon|pour de vrai|pour toujours|a tout jamais|a jamais|definitivement|sans (?:bruit|deranger|douleur|souffrir|faire de bruit|laisser de traces?|retour|revenir)|en paix|en silence|dignement|proprement|loin de tout|la ou (?:on|personne)|la haut|et (?:ne )?(?:plus|jamais|pas) (?:jamais )?revenir|rejoindre)';
const BETTER =
  '(?:mieux|simple|facile|legere?|tranquilles?|heureu[a-z]+|soulage[a-z]*|libres?|respir[a-z]+|s en sort[a-z]+|pareil|debarr?ass[a-z]+|bonheur|vivr[a-z]+|en paix|avancer[a-z]*|tourner[a-z]*)';

/** Wishing to be gone, or telling that one will be, in any person. */
const GONE_BY_WISH = [
  `(?:${WISH}|je vais) ${LINKS}${GONE_VERB}${NOT_A_PLACE}`,
  `(?:que|si|quand|comme si) (?:je|j) ${LINKS}(?:disparai[a-z]+|m ?evapor[a-z]+|m ?effac[a-z]+|m ?eteign[a-z]+)${NOT_A_PLACE}`,
  `je (?:vais )?disparai(?:s|trai|trais|tre)${NOT_A_PLACE}`,
  `${TO_LEAVE} (?:[a-z]+ ){0,3}?${FOR_EVER}${NOT_A_PLACE}`,
  `(?:laissez?|laissent) moi (?:partir|m en aller|mourir)${NOT_A_PLACE}`,
  `(?:ne )?(?:plus|pas) (?:jamais )?(?:exister|etre (?:la|ici)${NOT_THAT_DAY}|etre (?:en vie|de ce monde)|ouvrir les yeux|rien (?:sentir|ressentir))`,
];

/** Not being there any more, as what is or would be. */
const GONE_BY_STATE = [
  `(?:serai|serais|suis|sois|etais) (?:bientot |deja |peut etre )?(?:plus|pas) la${NOT_THAT_DAY}`,
  '(?:serai|serais|sera|serait|suis|sois|soit|etais|compte) (?:bientot |deja |peut etre )?(?:plus|pas) (?:etre )?(?:encore )?(?:de ce monde|en vie|vivante?)',
  '(?:(?:j|je|je n|que je n) )?exist(?:ais|ait|erai|erais) (?:plus|pas)',
  '(?:serai|serais|etre) plus (?:jamais )?(?:un|une) (?:souci|probleme|poids|fardeau|charge|gene|boulet)',
  '(?:dit|repete|parle|jure|pense) (?:[a-z]+ ){0,4}(?:sera|serait|etre) (?:bientot )?plus la',
  '(?:quand|lorsque|une fois que|pour quand) je (?:serai|serais) (?:mort[a-z]*|enterre[a-z]*|la haut|au ciel|parti[a-z]*(?! (?:de|du|d|en|a|au|aux|chez|pour|vivre|travailler)\\b))',
  '(?:etre jamais|jamais etre|(?:etais|serais|suis) jamais) nee?(?! (?:[a-z]+ ){0,2}(?:plus|pas)\\b)',
  '(?:avoir jamais|jamais avoir|avais jamais|aurais jamais (?:du )?) ?(?:existe|exister|vu le jour|naitre)',
  '(?:mon|son) dernier (?:noel|ete|hiver|printemps|automne|anniversaire|soir|repas)(?! (?:de|au|a|dans|chez|en)\\b)',
  '(?:verrai|verra|passerai|passera) (?:pas|plus|jamais) (?:la |le |l |les |mon |mes |cette )?(?:noel|printemps|ete|hiver|automne|nuit|lendemain|anniversaire|fetes|soir|annee)',
];

/** That all of it may stop, and no waking up from sleep. */
const GONE_BY_AN_END = [
  '(?:que|qu|pourvu que) (?:tout ca|tout|ca|sa|le bruit|les voix|la douleur|ma tete|cette vie|ma vie|mon calvaire|(?:la |cette |ma )?souffrance) (?:[a-z]+ ){0,3}?(?:s |se |soit )?(?:arr?etent?|sarr?etent?|finisse(?:nt)?|finie?|termine|taise(?:nt)?|eteigne|cesse)(?! (?:avec|au|dans|de|d|a|entre|a cause)\\b)',
  '(?:m endormir|dormir|m endorme|endormi[a-z]*|fermer les yeux|me coucher) (?:[a-z]+ ){0,6}?(?:pour toujours|a jamais|pour de bon|definitivement|(?:plus|jamais|pas) (?:jamais )?(?:me |se |m )?(?:reveill[a-z]*|lever|rouvrir|ouvrir)|que (?:ca|sa|tout) s arrete)',
  '(?:plus|pas|jamais) (?:(?:jamais|envie|de|d|plus|demain|la|force|que|je|besoin) ){0,3}(?:me|se) reveill(?:er?|ais|ait|es?|erai|erais|erait|era)(?! (?:a|au|le|tot|tard|avant|en|pour|la|les|toutes|chaque|ce|cette|[0-9])\\b)',
  '(?:me|se) reveill(?:e|ais|ait|erai|erais|erait|era|es) (?:plus|jamais|pas)(?! (?:a|au|le|tot|tard|avant|en|pour|la|les|toutes|chaque|ce|cette|[0-9])\\b)',
];

/** Asking others to look after somebody of one's own, which nobody says of themselves: "je prends soin de ma mère". */
export const LEFT_IN_CARE =
  '(?<!\\b(?:je|j|qui|m|on) )(?:prenez|prends|occupez vous|occupe toi) (?:bien )?(?:soin )?de (?:mes|mon|ma)';

/** What the others would have of it: rest, no burden, no loss. */
const GONE_FOR_OTHERS = [
  `${NOT_AT_WORK}${BETTER} (?:[a-z]+ ){0,6}?sans moi`,
  `sans moi (?:(?!ou|et|mais)[a-z]+ ){0,5}?${BETTER}`,
  '(?:nous|vous|les|te|leur|lui|tout le monde|ma famille|mes enfants|mes parents|mes proches) (?:[a-z]+ )?(?:debarr?asse[a-z]*|delivrer?|liberer?|soulager?|epargner?) (?:de|d) (?:ma|sa|mon|son|moi|ce poids|un poids)',
  `${NOT_AT_WORK}(?:serai[a-z]*|sera|seront|seriez|enfin|bien|etre) (?:[a-z]+ ){0,3}?(?:debarr?asse[a-z]*|delivre[a-z]*|libere[a-z]*|soulage[a-z]*) de (?:moi|ma presence|mon poids)`,
  `${NOT_AT_WORK}(?:bon|beau) debarr?as`,
  '(?:je|j|me|m) (?:suis|serai|serais|sens|etais) (?:(?!pas)[a-z]+ ){0,2}?(?:(?:un|une|leur|le) (?:poids?(?! lourds?)|fardeau|boulet|charge(?! (?:de|d)\\b)|dechet|parasite)|(?:de|en) trop(?! (?:petit|grand|vieux|vieille|loin)))',
  '(?:manque|manquerai|manquerais|manquera) (?:pas )?(?:a )?personne',
  'personne (?:ne |n )?(?:va )?(?:(?:me|m|s en|le|verra|verrait) )(?:regrett[a-z]+|pleur[a-z]+|remarquer[a-z]*|apercevr[a-z]+|rend[a-z]* compte|chercher[a-z]*|manquer[a-z]*|la difference)',
  '(?:n |plus |pas )?(?:entendr[a-z]+|entendre) (?:plus |jamais )?parler de moi',
  '(?:reverr[a-z]+|verr(?:ez|ont|a)|retrouver(?:a|ez|ont)) (?:plus|jamais)(?! (?:le|la|les|mon|ma|de|a|d)\\b)',
  '(?:qu on|que tout le monde|qu ils|qu elles) m oublie(?:nt)?',
  '(?:on|ils|vous|tout le monde) m oublier[a-z]+',
  `${LEFT_IN_CARE} (?:enfants?|fils|fille|famille|mere|pere|chats?|chiens?|bebe|petits?|femme|mari)`,
  '(?:traces?|rien) de (?:moi|mon passage)',
  '(?:rejoindre|retrouver|revoir) (?:[a-z]+ ){1,3}?(?:la haut|au ciel|dans la tombe|au paradis|de l autre cote|au cimetiere)',
];

/** Being gone from life: told of oneself or of someone else, by a wish, a state, an end or what others have of it. */
export const GONE = [...GONE_BY_WISH, ...GONE_BY_STATE, ...GONE_BY_AN_END, ...GONE_FOR_OTHERS].join(
  '|',
);

const THING_OF_WORK =
  '(?:offres?|annonces?|postes?|candidatures?|lettres?|cv|profil|sites?|dossiers?|messages?|points?|heures|jours|sous|metiers?|boutons?|rendez vous|rdv|gerant|patron|recruteu[a-z]+|conseillere?|prime|lignes?|fichiers?|mails?|contrats?|missions?|page|droits?|allocations?|indemnites?|chomage|cdd|cdi)';
const WORK =
  '(?:contrats?|cdd|cdi|alternance|etudes?|formation|boulot|job|missions?|interim|stage|emploi|metier|restauration|taf|travail|postes?|fac|lycee|cours|apprentissage|essai|boite|entreprise|societe|equipe|service|usine|hotel|resto|restaurant|agence|magasin|secteur|recherches?|chercher|candidatures?|medecine|salariat)';

/** Vanishing, leaving or stopping of another kind: an offer that is gone, a job that is left, a contract that ends. */
export const LEFT_WORK = [
  '(?:faire|fait|font) disparaitre',
  '(?:disparai[a-z]*|disparu[a-z]*|effac[a-z]+) (?:de|du|des|dans|sur) (?!(?:la |ma |cette )?(?:vie|terre|surface|circulation)|ce monde)',
  `${THING_OF_WORK} (?:[a-z]+ ){0,5}?(?:disparu[a-z]*|disparai[a-z]*|s arr?ete(?:nt)?|arrete[a-z]*|finit|se termine|plus la)`,
  `(?:arr?eter?|arretes|quitter?|quitte|lacher?|lache|cesser|finir|continuer|partir|pars|m en aller|m en vais) (?:[a-z]+ ){0,3}?(?:de |du |d |l |la |ma |mon |cette |ce |dans )?${WORK}`,
  '(?:partir|pars|m en aller|m en vais|parte) (?:[a-z]+ ){0,2}?(?:en (?:conges?|vacances|retraite|stage|mission|interim|cdi)|a l etranger|au [a-z]+|vivre|travailler|bosser|avant la fin|plus tot|sans preavis)',
  `${WORKPLACE} (?:[a-z]+ ){0,6}?sans moi`,
  `${WORKPLACE} (?:[a-z]+ ){0,4}?(?:se debarr?asser|me (?:virer|remplacer|garder))`,
  '(?:plus|pas) la (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a la|au|en|depuis|pour (?:le|la|l))',
  'tout (?:arreter|arrete|quitter|lacher|plaquer) (?:et|pour) (?:[a-z]+ ){0,2}?(?:devenir|monter|ouvrir|reconvert[a-z]+|creer|faire|partir|changer|recommencer|reprendre|voyager|apprendre)',
  '(?:reveil[a-z]*) (?:a|tot|tard|le matin|en retard|avant|pas a l heure)',
].join('|');
