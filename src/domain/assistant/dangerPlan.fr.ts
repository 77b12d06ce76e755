/**
 * What a plan to die and a collapse are told with, where none of the usual words is said: each family says little by
 * itself, and several of them together say it. In plain words (`inPlainWords`).
 */
const any = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => String.raw`\b(?:${pattern})\b`).join('|'), 'u');

const OWN = '(?:mes|mon|ma|les|le|la|l|nos|notre|un|une|ce|cette|tous mes|toutes mes)';
const NEAR_ONES =
  '(?:filles?|fils|enfants?|petits?|femme|mari|mere|pere|parents|soeurs?|freres?|famille|proches|amie?s?|copine|copain|maman|papa|compagne|compagnon|conjointe?|grand mere|voisine?s?|neveu|niece|tous|toutes|tout le monde|ceux que j aime)';
const KEPT_THINGS =
  '(?:chats?|chiens?|animaux|lapins?|perruches?|poissons|meubles|affaires|bijoux|montre|alliance|obseques|enterrement|papiers|enveloppes?|pochette|testament|assurance vie|mots de passe|codes?|dettes|factures|bail|abonnements?|dernieres volontes)';

/** Given away, put in order, written to those who stay. */
const HANDED_OVER = any(
  `(?:donnee?s?|rendue?s?|confiee?s?|laissee?|laisse|videe?|resiliee?|rangee?s?|ranger|regle|reglee?s?|prepare|preparee?s?|triee?s?|trie|tries|payer|payee?s?|cachetee?|mis|mets|range|donner|vendue?s?|coupe|mettre|mises?) (?:[a-z]+ ){0,3}?${KEPT_THINGS}`,
  `(?:ecrit|ecris|laisse|poste|prepare|cachete|enregistre) (?:[a-z]+ ){0,4}?(?:a|pour) ${OWN} ${NEAR_ONES}`,
  `ecrit (?:mes|toutes mes|les|mes dernieres) lettres(?! de (?:motivation|candidature|relance))`,
  `(?:enveloppe|pochette|lettre|mot|video|boite) (?:[a-z]+ ){0,4}?(?:a|pour) ${OWN} ${NEAR_ONES}`,
  '(?:cles|clefs) (?:[a-z]+ ){0,3}?(?:dans|chez|sous|a cote|sur) (?:la |le |l |ma |mon |une |un )?(?:boite|voisine?s?|paillasson|pot|table|gardienne?|concierge)',
  '(?:il|elle|ils|elles|ma soeur|mon frere|ma femme|mon mari|mon fils|ma fille) (?:saur(?:a|ont)|trouver(?:a|ont)|comprendr(?:a|ont)) (?:quoi|ou|tout|pourquoi|un jour)',
  '(?:que (?:quelqu un|on|ma [a-z]+|mon [a-z]+|la [a-z]+) (?:s occupe|prenne soin|recupere|adopte)|(?:quelqu un|voisine?|soeur|frere|mere|spa) (?:s occupera(?:it)?|prendra(?:it)?|recuperera)) (?:[a-z]+ ){0,3}?(?:mon|ma|mes|du|de la|des|de) (?:[a-z]+ )?(?:chiens?|chats?|animaux|enfants?|petits?|fils|filles?|mere)',
);

/** Said for the last time. */
const LAST_WORDS = any(
  `(?:dit|dis|dire|fait|faire) (?:[a-z]+ ){0,3}?(?:au revoir|adieu|mes adieux|merci) (?:[a-z]+ ){0,2}?(?:a|aux|de) (?:${OWN} )?${NEAR_ONES}`,
  '(?:ne )?(?:me )?cherchez? pas(?! (?:a|de|un|une|du|d|plus loin)\\b)',
  'merci (?:pour tout|d avoir ete la|de m avoir (?:ecoutee?|lue?|aidee?))',
  'je voulais juste (?:dire|que|vous dire|le dire)',
  '(?:pardon|pardonnez moi|excusez moi) (?:a (?:tous|tout le monde)|pour tout|a mes|a mon|a ma)',
  '(?:ma|mon) derniere? (?:soiree|nuit|soir|jour|repas|message|priere)|dernier jour(?! (?:de|du|des|au|a|chez|dans|pour|ou|ouvr[a-z]+|d)\\b)',
  '(?:supprime[rz]?|efface[rz]?|(?:ne |n )?(?:garde[rz]?|conserve[rz]?) pas|plus la peine de garder|ferme[rz]?) (?:moi )?(?:mon|ma|mes|tout)(?: [a-z]+)?',
  '(?:donne[rz]?|laisse[rz]?) (?:ma|mon) (?:place|poste|dossier|rendez vous) (?:[a-z]+ ){0,3}?(?:a quelqu un|a un autre|aux autres)',
  'j ai essaye(?: de| d|$| [.!])',
);

/** What is over for good afterwards. */
const AFTERWARDS = any(
  '(?:n )?(?:aurai|aurais|aura|auront|ai|a) (?:plus|pas) (?:besoin|mal|honte|peur|rien a (?:debourser|payer|craindre|attendre)|a (?:me |m |s |se )?(?:supporter|cacher|souffrir|inquieter|payer|debourser|attendre))',
  'la ou je (?:vais|serai|pars|m en vais)',
  'apres (?:ca |cela |ce soir |demain |samedi |dimanche )?(?:plus personne|c est fini|ce sera fini|tout sera|ils n|il n|elle n|personne|on ne|je n aurai|fini)',
  '(?:c est|sera|ce sera|c|seront) fini(?:e|es|s)? (?:les|la|le|tout|pour (?:moi|de bon|toujours))',
  'plus personne (?:ne |n )?(?:m|me|va|aura)',
  '(?:n |ne )?(?:me |m )?(?:reste|restait) plus qu (?:a|un|une|ce)(?! (?:trouver|attendre|envoyer|signer|passer|postuler|faire (?:mon|ma)|preparer))',
  '(?:je )?(?:m en vais|m en irai|vais partir|partirai|pars) (?:[a-z]+ ){0,2}?(?:cette nuit|ce soir|sans bruit|pour de bon|a minuit)',
  'j arrete (?:tout|la)(?! (?:et|pour|de|du|la|le)\\b)',
  '(?:je (?:ne )?)?serai plus la|(?:apres|quand) (?:moi|je serai(?! (?:en|au|a|dans|titulaire|embauchee?)))|plus (?:la|ici) pour (?:repondre|voir|le voir|les voir)',
  '(?:quelqu un|on|voisine?|soeur) (?:[a-z]+ ){0,2}?s occupe(?:ra|rait)? (?:[a-z]+ ){0,6}apres(?= ?$| [.!?])',
  '(?:galeres?|souffrances?|problemes?|cauchemar|calvaire) (?:[a-z]+ ){0,2}?(?:fini[es]*|terminee?s?|s arretera|s arretent)',
  'tout sera (?:fini|regle|termine|plus simple|en ordre)',
);

/** Where and with what it would be done: gone to, chosen, put ready. */
const READY = any(
  '(?:monte|monterai|descends|descendrai|vais|irai|roule|roulerai|prends la (?:voiture|route)|m enferme|marche|marcherai|conduis) (?:[a-z]+ ){0,6}?(?:garage|grenier|cave|falaise|pont|viaduc|toit|barrage|riviere|etang|canal|lac|voie ferree|rails|foret|bois|carriere|parking du dernier)(?! (?:a|en|des|de formation|de la formation|pour (?:travailler|bosser))\\b)',
  '(?:choisi|repere|trouve|decide) (?:de |d )?(?:l endroit|le jour|la date|l heure|le pont|l arbre|comment|le moment|quand)(?! (?:de (?:mon|ma|l|la)|du|pour (?:mon|ma|l|la|postuler|demander)))',
  '(?:au dessus de|pres de|au bord de|devant|sur) (?:la |le |les |l )?(?:voie ferree|voies?|rails|falaise|vide|pont|viaduc|riviere|ravin)(?! de (?:formation|recours))',
  '(?:comprimes|cachets|medicaments|somniferes|pilules|corde|fusil|carabine|lame|rasoir|bouteille de gaz|essence|insuline) (?:[a-z]+ ){0,5}?(?:sur la table|devant moi|dans (?:le|mon|ma) (?:coffre|tiroir|sac|poche|voiture|placard|chambre)|prets?|pretes?|a cote de moi|depuis|m attend|ce soir|cette nuit)',
  '(?:achete|mis|sorti|prepare|cache|garde|stocke|compte) (?:[a-z]+ ){0,3}?(?:corde|fusil|comprimes|cachets|medicaments|somniferes|lames?|bouteille de gaz|cartouches?)',
  'choisir (?:le jour|la date|l heure|le moment)(?= ?$| [.!?])',
);

/** A moment that is set. */
const AT_A_MOMENT = any(
  '(?:c est|ce sera|c etait|c) (?:pour |prevu |decide )?(?:ce soir|cette nuit|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a minuit)',
  'ce soir|cette nuit|a minuit|demain(?: soir| matin)?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
  '(?:encore|plus que|dans) (?:un|une|deux|trois|quatre|quelques|[1-9]) (?:jours?|heures?|nuits?|minutes?)',
  '(?:quand|que|des que|une fois que|apres que|apres le depart de) (?:les |mes |ma |mon |tout le )?(?:petits|enfants|femme|mari|monde|filles?|fils|parents|mere)(?: [a-z]+){0,3} ?(?:dorm[a-z]*|couches?|partis?|partie?|endormi[a-z]*)?',
  '(?:avant|apres|au|cet|pour) (?:noel|les fetes|printemps|l hiver|hiver|l ete|ete|nouvel an|mon anniversaire)',
);

/** Leaving a job, a home or a training, and nothing else. */
const OF_A_MOVE =
  /\b(?:collegues?|equipe|preavis|demission[a-z]*|pot de depart|mutation|demenag[a-z]*|vacances|conges?|embauchee?|nouveau (?:poste|boulot|travail|job)|nouvelle (?:vie|boite|ville)|patron[a-z]*|entretiens?|etranger|retraite|carte bancaire|proprietaire|agence|etat des lieux|serrurier|dehors|loyer|bailleur|huissiers?|appli(?:cation)?|logiciel)\b/u;

const countOf = (said: string, families: readonly RegExp[]): number =>
  families.filter((family) => family.test(said)).length;

/** How many signs there are of a plan to die: things handed over, last words, what is over afterwards, where or with what, and when. */
export const signsOfPlan = (said: string): number => {
  const grave = countOf(said, [HANDED_OVER, LAST_WORDS, AFTERWARDS, READY]);
  if (grave === 0 || (OF_A_MOVE.test(said) && !READY.test(said))) return 0;
  return grave + (AT_A_MOMENT.test(said) ? 1 : 0);
};

const NO_MORE = '(?:plus|pas|presque plus|presque pas|quasi plus|rien|a peine)';
const SLEEP = any(
  `(?:dors|dort|dormi|dormir|dormais) (?:${NO_MORE}|(?:[a-z]+ ){0,2}(?:deux|trois|2|3|quatre|4) heures)`,
  `(?:dors|dormir|dort|sommeil) ?${NO_MORE}|${NO_MORE} (?:(?:de|a|le|d|reussi|arrive) ){0,3}(?:sommeil|dormi[r]?|trouver le sommeil|fermer l oeil)|insomni[a-z]*|nuits? blanches?|perd(?:u|s)? (?:l ?appetit (?:et|ni) )?le sommeil`,
  'dors (?:que|qu|seulement|mal)|en (?:dors|dort) plus|(?:reveillee?|reveille) (?:[a-z]+ ){0,3}(?:toutes les nuits|chaque nuit|a trois heures)',
);
const APPETITE = any(
  `(?:mange|manges|manger|avale|avaler|nourris) (?:${NO_MORE}|presque|quasiment)`,
  `${NO_MORE} (?:(?:de|a|l|d|me|envie|rien|arrive) ){0,3}(?:appetit|faim|manger|avaler|nourrir)|(?:saute|sauter) (?:tous )?(?:les|mes|des) repas|rien (?:n |ne )?(?:passe|descend)`,
  'perd(?:u|s)? (?:le sommeil et )?(?:l ?appetit)(?! (?:pour|de|des|du|au)\\b)|perd[a-z]* (?:(?:[0-9]+|dix|huit|cinq|six|sept|quinze|des|beaucoup de|plein de) )?kilos|maigri[a-z]*|(?:ai|suis|a) (?:presque )?(?:plus|pas|rien) mange',
);
const STUCK = any(
  `${NO_MORE} (?:a |de |me |m |la force de |le courage de |arrive a |envie de )*(?:me |m )?(?:lever|laver|habiller|doucher|sortir du lit|sortir de chez moi|coiffer)|(?:me |m )?(?:leve|lave|habille|douche|coiffe) (?:plus|pas)`,
  '(?:reste|passe|journees?|cloue|clouee|traine|au fond) (?:[a-z]+ ){0,6}?(?:au lit|dans (?:mon|le) (?:lit|noir)|sur le canape|sous la couette|au canape|volets|plafond)|du lit au canape|sans ouvrir les (?:volets|rideaux)|volets (?:[a-z]+ )?fermes|fixe (?:le|les) (?:plafond|murs?)',
  `${NO_MORE} (?:de |d |aucune )?(?:forces?|energie|jus pour rien)|(?:mon )?corps (?:me |m )?(?:lache|abandonne|suit plus|repond plus)|zombie|prostree?s?|(?:n )?arrive (?:plus|pas) a (?:rien|faire a manger|sortir|bouger)|(?:meme|y compris) (?:[a-z]+ ){0,5}(?:c est|c|est) (?:trop|impossible|une montagne)`,
);
const TEARS = any(
  'pleure[rs]?(?! pas)|pleurs|larmes|sanglot[a-z]*|fonds? en larmes|crises? de (?:larmes|nerfs)|(?:je |j ai )?craque(?! pour)|(?:me suis |suis |m )?effondree?(?! de rire)',
);
const ANGUISH = any(
  'trembl[a-z]+|coeur (?:[a-z]+ ){0,3}(?:s emballe|bat trop|explose|cogne)|boule au (?:ventre|coeur)|boule dans la gorge|vomi[srt]?|crises? d angoisse|attaques? de panique|(?:cherche|perds|peine a trouver) (?:mon|le) souffle|palpitations|angoiss[a-z]+|oppress[a-z]+|suffoque[a-z]*',
);
const ALONE = any(
  `(?:parle|parler|reponds|repondre|ouvre|sors|vois) (?:[a-z]+ ){0,2}?(?:plus|personne|a personne)(?! (?:de|d|en|qu)\\b)|(?:ne )?(?:veux|vois|supporte) (?:plus )?voir personne|(?:plus|pas) (?:envie de |la force de |le courage de )(?:sortir|voir du monde|parler)|repondre au telephone|n ouvre plus (?:mon|le) courrier|dit plus (?:un mot|rien)`,
);
const EMPTY = any(
  '(?:ressens?|sens) (?:plus|pas) rien|(?:plus|rien) (?:de |d |aucune? )?(?:gout|envies?|joie|plaisir)(?: (?:a|de|pour) rien)?(?= ?$| [.!?]| ni\\b| je\\b| plus\\b| rien\\b)|plus rien (?:ne |n )?(?:m |me )?(?:interesse|fait (?:envie|plaisir))|vide a l interieur|coquille vide|ni joie ni|a bout de (?:tout|forces)|bout du rouleau|suis (?:une loque|une epave|un fantome|l ombre)',
);

/** Both at once, as what is gone. */
const NEITHER = any(
  'perd(?:u|s)? (?:l ?appetit (?:et|ni) le sommeil|le sommeil (?:et|ni) l ?appetit)',
);

/** Want of food or of a roof, and not of the will to eat. */
const OF_WANT =
  /\b(?:argent|sous|euros|payer|moyens|frigo|placards?|faute de|rien (?:a|pour) manger|(?:plus|pas) de quoi|dehors|la rue|dans (?:ma|la|une) voiture|expuls[a-z]*|loyer|sans abri|restos du coeur|(?:nourrir|manger|lait|couches) (?:pour )?(?:a |de |mes |les |mon |ma )*(?:enfants?|petits?|bebe|fils|filles?))\b/u;

/** Being gone, beside what the body tells. */
const OF_DEATH =
  /\b(?:mort|mourir|crever|suicid[a-z]*|disparaitre|en finir|plus de vie|pourquoi (?:rester|continuer|je reste)|a quoi bon)\b/u;

/** Whether a message speaks of being gone. */
export const speaksOfDeath = (said: string): boolean => OF_DEATH.test(said);

/** How many signs there are of a mind that gives way, told by the body: sleep, appetite, getting up, tears, anguish, seeing nobody, feeling nothing. */
export const signsOfCollapse = (said: string): number =>
  OF_WANT.test(said)
    ? 0
    : countOf(said, [SLEEP, APPETITE, STUCK, TEARS, ANGUISH, ALONE, EMPTY, NEITHER]);
