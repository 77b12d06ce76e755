import type { WrittenIntent } from '#/domain/assistant/ownQuestions.fr';
import { opened } from '#/domain/assistant/terms';

/** Messages that are written by a frame of their own: `replies/messageFrames.fr.ts`. */
export const FRAMED = [
  'unsolicited',
  'traineeship',
  'helpThanks',
  'refusalReply',
  'payOffer',
  'payWish',
  'raise',
  'thinkingTime',
  'confirmInterview',
  'lateNotice',
  'reference',
  'infoRequest',
  'networkNote',
  'farewell',
  'mutualEnding',
  'claim',
  'contest',
  'employerRequest',
  'adviserNote',
  'absence',
  'plain',
] as const;
export type Framed = (typeof FRAMED)[number];

/** A message to write: by a frame, or from the person's own applications. */
export type Message = Framed | WrittenIntent;

/** What a request to write asks for; `notOurs` for a text that has nothing to do with work. */
export type MessageAsked = Message | 'notOurs';

export const isFramed = (message: Message): message is Framed =>
  FRAMED.some((each) => each === message);

const TEXT =
  '(?:lettre|courrier|courriel|mail|e-?mail|message|texte|mot|sms|texto|reponse|modele|brouillon|invitation|(?:deux|trois|quelques|2|3) (?:lignes|phrases|mots)|candidature spontanee|demande ecrite|vocal|message vocal)';
const VERB =
  '(?:ecri(?:s|t|re|vez)?|redig(?:e|es|ez|er)|formul(?:e|ez|er)|compos(?:e|ez|er)|prepar(?:e|es|ez|er)|gener(?:e|ez|er)|tourn(?:e|ez|er)|fais|fait(?=-| moi)|faites|faire|repond(?:s|ez|re)?)';

/** To whom something is to be said: somebody in particular. */
const SOMEBODY =
  '(?:leur|lui|(?:a|au|aux) (?:la |le |l |mon |ma |mes |cette |cet |ce |un |une )?[a-z]+|(?:la|le|les) [a-z]+(?:eur|euse|rice|ere|er|ne)\\b)';

/** Ways of asking that somebody else write; folded, elisions opened. */
const ASKS: readonly RegExp[] = [
  new RegExp(
    `\\b${VERB}(?:-| )?(?:(?:moi|nous|leur|lui|le|la|les|y)(?:-| )?)*(?:(?:un|une|le|la|l|mon|ma|ce|cette|des|les|de|du|petit|petite|court|courte|bref|gentil|joli|bon|beau|vrai) ?)*${TEXT}s?\\b`,
    'u',
  ),
  /\b(?:ecris|redige|reponds|dis|confirme|demande|annonce|previens|remercie|propose|explique|rappelle|signale|ecrivez|repondez|dites|confirmez|demandez|prevenez|remerciez)[- ](?:leur|lui)\b/u,
  // An order to say something to somebody: what follows "que" or "pour" is the message.
  /(?:^|[.,!?\u2026] ?)(?:(?:bonjour|stp|svp|ok|alors|vite|bon|tu peux|peux tu|vous pouvez) )*(?:ecri(?:s|vez|re)|repond(?:s|ez|re)|dis|dites|dire|envoie|envoyez|previens|prevenez|annonce|explique|rappelle|signale|confirme) (?:vite |juste )?(?:a|au|aux) (?!quel|qui\b|quoi\b|quand\b|(?:cette|ma|la|une|mes|ces) questions?\b)[a-z.' -]{2,40}? (?:que|qu|si|de|pour|comme quoi)\b/u,
  /(?<!\b(?:recu|eu|lu|vu|ai|a|ont|mon|ma|son|leur|ce|cet|cette|du|faut|dois) (?:un |une |le |la |l |petit |petite )?)\b(?:sms|texto|mail|message|courrier|(?:un|petit) mot) (?:vite |rapide |court |tres |bref |poli |simple |sympa |vite fait )*(?:(?:a|au|aux) [a-z' -]{2,30}? )?pour (?:leur |lui )?(?:dire|prevenir|demander|annoncer|expliquer|confirmer|savoir|proposer|signaler|m excuser)\b/u,
  /(?<!est[- ]ce que )\b(?:(?:il )?(?:faut|faudrait) que (?:je|j)|je (?:dois|voudrais|veux|souhaite)|j aimerais) (?:lui |leur )?(?:dire|dise|ecrire|ecrive|prevenir|previenne|annoncer|annonce|repondre|reponde|remercier|demander|demande) (?:a|au|aux) (?:ma|mon|la|le|l|mes|m|mme|madame|monsieur|[a-z]+)\b[^?]* (?:que|qu|si|de|pour)\b[^?]*$/u,
  /(?:^|[.,!?\u2026] ?)(?:(?:bonjour|stp|svp|ok|alors|vite|bon|tu peux|peux tu|vous pouvez) )*(?:envoie|envoyez|envoyer)(?:-| )?(?:moi |leur |lui )?(?:un|une|le|ce) (?:petit |court )?(?:sms|texto|mail|message|mot|courriel|courrier)\b|^(?:(?:bonjour|ok|stp) )*(?:reponds|repondez) (?:que|qu)\b/u,
  /\bdis(?:-| )le (?:(?:vite|juste|gentiment) )?(?:a|au|aux|lui|leur)\b|(?<!\b(?:je|tu|vous) )\b(?:previens|prevenez|remercie|remerciez)(?:-| )(?:les?|la|lui|leur) (?!pour moi)/u,
  /^(?:(?:stp|svp|ok|alors|bon) )*relance[rz]? (?!qui\b|quoi\b|quand\b|les? candidat|mes? candidat)[a-z][a-z' -]{1,40}? (?:en (?:leur |lui )?[a-z]+ant|pour (?:leur|lui|dire|demander|rappeler)|et (?:dis|rappelle|demande|precise))\b/u,
  // "J'écris ça à la fin de mon CV" asks for no text.
  /(?<!\b(?:je|j|tu|vous|nous|leur|lui|l|ils|elle|il|on) )\b(?:ecris|ecrivez|redige|redigez)\b/u,
  new RegExp(
    `\\baide[rz]?(?:-| )?(?:moi|m)? ?(?:a )?(?:ecrire|repondre|rediger|formuler|remercier|demander|refuser|accepter|annoncer|dire|tourner|decliner|prevenir)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:il (?:me )?faut|me faudrait|ai besoin d|besoin d|veux|voudrais|aimerais|souhaite(?:rais)?|cherche|faudrait)(?: (?:un|une|le|la|l|de|du|petit|petite|court|courte|bon|exemple|avoir))* ${TEXT}s?\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:veux|voudrais|aimerais|souhaite|peux-tu|pouvez-vous|tu peux|vous pouvez|tu pourrais|pourriez-vous) (?:bien )?(?:(?:m|me|leur|lui|nous) )*(?:ecrire|repondre|rediger)\\b(?! (?:a (?:une|des|l|la|les|cette) (?:questions?|offres?|annonces?)|mon cv|un cv|mieux))`,
    'u',
  ),
  new RegExp(
    `^(?:(?:bonjour|stp|svp|ok|alors|vite)[ ,]+)*(?:un |une |petit |petite |le |la )*${TEXT}s? (?:court |courte |poli |polie |formel |formelle |bref |tres |gentil |rapide |type |simple |linkedin )*(?:pour|a|au|aux|qui|de|d|afin|demandant|confirmant)\\b(?! motiv)`,
    'u',
  ),
  new RegExp(
    `\\bcomment (?:est ce que )?(?:je|j|on) (?:(?:leur|lui) )?(?:reponds?|dis|annonce|tourne|formule|refuse|decline|explique) ${SOMEBODY}`,
    'u',
  ),
  new RegExp(
    `\\bcomment (?:leur|lui) (?:repondre|dire|annoncer|ecrire|demander|expliquer)\\b`,
    'u',
  ),
  // An order, or the name of the text itself, to somebody or with what it is to say.
  /^(?:demande|reclame|refuse|previens|prevenez|confirmez|annoncez|informe|informez|confirme|annonce|remercie|dis)(?: [a-z0-9]+){1,8} (?:a|au|aux|chez|que|du|parce)\b/u,
  /^(?:candidature spontanee|demande de [a-z]+|lettre de demission|lettre de rupture)\b[^?]{0,70}, ?(?:je|j|mon)\b/u,
  /^(?:demande|demandez) (?:a|au|aux) [a-z0-9' -]{2,40}? (?:si|s il|s ils|s elle|quand|combien|pourquoi|quel|quelle|quels|quelles|ou)\b/u,
  /^(?:refuse|decline|accepte|annule|decale|reporte)[rz]? (?:poliment |gentiment )?(?:l|le|la|mon|cet|cette|leur) ?(?:entretien|offre|proposition|poste|rdv|rendez|cdd|cdi|contrat|mission|invitation)\b/u,
  /^(?:remercie|remerciez) (?:[a-z0-9.]+ ){1,6}(?:de|d|pour|du|des)\b/u,
  /[.,!?\u2026] ?(?:previens|annonce|confirme|dis)(?: [a-z0-9]+){1,4} (?:que|qu|comme quoi)\b/u,
  /^prevenir (?:que|d|le|la|l|mon|ma)\b/u,
  /\brepond(?:s|ez|re) (?:a|au|aux) (?:la |leur |ce |cette |mon |l )?(?:refus|proposition|offre|mail|message|convocation)\b/u,
  /(?<!\bprefer[a-z]* [^?]{0,40})\b(?:que|quoi|qu est ce que je) (?:je )?(?:leur|lui) (?:repondre|reponds|ecrire|ecris)\b/u,
];

/** What asks how such texts are made, or of a letter that is written elsewhere in the product. */
const ASKS_HOW =
  /^(?:et )?(?:comment (?:bien |faire pour )?(?:ecrire|rediger|faire|reussir|commencer|finir|presenter|preparer)\b|quoi (?:mettre|ecrire)|que (?:mettre|ecrire|dire)|faut il|dois je|est ce qu|a quoi sert|c est quoi|combien|quand\b|pourquoi)|\blettres? de motiv|\blettre (?:pour (?:cette|l|mon|le|ce) (?:offre|annonce|poste|job)|de presentation)|(?<!^(?:un |une |petit |court )*(?:e?-?mail|mail|sms|texto|message|mot|courrier|ecris|redige|dis|demande)\b.*)\b(?:mon|un|ton|le) cv\b(?=.{0,12}$)(?!.*\b(?:mail|message|texte|envo))|\b(?:expli(?:que|quer)|traduis|corrige|relis|resume)\b/u;

/** Speaks of a text that was written already. Folded. */
const IS_WRITTEN =
  /^(?:(?:et|bon|alors|au fait|dis)[ ,]+)*(?:la|le|ma|mon|quelle?|les|mes|ou est (?:la|ma|le|mon)) (?:lettre|mail|message|courrier|texte)s?\b.*\b(?:gardee?|(?:je|j) (?:l |les )?(?:ai|avais)|envoyee?|relire|retrouve[a-z]*|disai[a-z]*|racontai[a-z]*|elle est ou|il est ou|tu as|vous avez)\b/u;

/** What is said in a request: one thing each. */
const SAYS = {
  interview: /\b(?:entretiens?|rendez-vous|rendez vous|rdv|entrevue)\b/u,
  refused:
    /\b(?:m ont (?:refus|recal|rejet|ecart)[a-z]*|m (?:a|ont) dit non|ont refuse(?! de)|(?:mon|leur|ce|un|son|le|au|du|votre) refus\b|ete (?:refuse|recale|rejete|ecarte)e?|pas (?:ete )?(?:retenue?|prise?|selectionnee?|choisie?)\b|non retenue?|reponse negative|(?:m ont|m a) pas (?:prise?|retenue?|choisie?))/u,
  decline:
    /\b(?:accepte (?:ailleurs|un autre|une autre|autre)|declin[a-z]*|refuser|refuse (?:le|la|l|cette|leur|ce)\b|renonc[a-z]*|desist[a-z]*|dire (?:que )?non|(?:veux|prends|prendrai|souhaite|accepte|interesse) (?:finalement |plus |vraiment )?pas|me convient pas|(?:pas|plus) interessee?|(?:retir|annul)[a-z]* ma candidature|que je (?:ne )?veux (?:pas|plus))/u,
  accept:
    /\b(?:accept(?:e|er|ation)\b(?! (?:ailleurs|un autre|une autre|autre))|dire (?:que c est )?oui|que c est oui|suis d accord(?! pour (?!le poste|l offre|la proposition|signer|le contrat|commencer))|je prends (?:le|la|l|ce|cette)|partante?)/u,
  thanks: /\b(?:remerci[a-z]*|dire merci|merci (?:a|au|aux|pour|d|de))/u,
  helped:
    /\b(?:recommand[a-z]*|piston[a-z]*|coup de (?:main|pouce)|m a (?:donnee?|transmis|passe|presentee?|indique)|parle de moi|mis en (?:relation|contact)|aidee?|conseils?|soutenue?|soutien|appuyee?|ancien(?:ne)? (?:coll|chef|patron|respons|tut)[a-z]*|collegues?|tut(?:eur|rice)|format(?:eur|rice)|prof|amie?)\b/u,
  waiting:
    /\b(?:relanc[a-z]*|ou (?:ca )?en est|(?:des|de leurs|mes) nouvelles|(?:pas|sans|aucune?|jamais|toujours pas)(?: (?:eu|recu))? (?:de |d )?(?:reponses?|nouvelles?|retour)|(?:pas|jamais|toujours pas) repondu|demander une reponse|(?:ca )?fait (?:[a-z0-9]+ )?(?:jours?|semaines?|mois) que j (?:y )?attends?)\b/u,
  unasked:
    /\b(?:spontane[a-z]*|sans annonce|s ils (?:prennent|recrutent|embauchent|cherchent|ont (?:besoin|d|des|un|une|quelque))|si (?:vous|on|elle|il) (?:recrut|embauch|cherch|pren|a besoin)[a-z]*|proposer mes services|offrir mes services)\b/u,
  trainee:
    /^(?!.*\b(?:places?|prolong[a-z]*|renouvel[a-z]*)\b).*\b(?:stages?|stagiaires?|alternance|alternante?s?|apprenti(?:e|s|es|ssage)?|immersion|pmsmp|contrat pro(?:fessionnalisation)?)\b/u,
  pay: /\b(?:salaires?|salariales?|remuneration|paye|payee?|brut|net|fixe|euros?|\d+(?: ?000)? ?k?|taux horaire|mensuel)\b|€/u,
  sum: /\d ?(?:k\b|€|euros?)|\d{4}|\d \d{3}/u,
  more: /\b(?:plus|davantage|mieux|negoci[a-z]*|augment[a-z]*|monter|contre[- ]?prop[a-z]*|contre[- ]?offre|trop bas|insuffisant[a-z]*|rehauss[a-z]*|revoir|(?:aimerais|voudrais|souhaite|veux|demande|vise)[a-z]* (?:plutot |au moins )?\d)/u,
  wish: /\bpretentions?\b|\bsalaire (?:souhaite|voulu|attendu)|\bcombien je (?:veux|souhaite|demande|voudrais)|\bfourchette\b/u,
  asksPay:
    /\b(?:demand|savoir|connaitre)[a-z]*\b.{0,40}\b(?:la |leur )(?:fourchette|remuneration)\b/u,
  raise: /\b(?:augmentation|(?:m |etre |d etre )?augmente[er]?|revaloris[a-z]*|prime)\b/u,
  beforeYes:
    /\b(?:savoir|connaitre|avoir|demander) (?:les?|la|l|des|quels?|quelles?|combien)\b.*\bavant d(?:e)? (?:dire oui|accepter|m engager)/u,
  delay:
    /\b(?:reflechir|reflexion|delai(?! de (?!reflexion))|quelques jours|(?:un peu de|plus de|du) temps|avant de (?:repondre|me decider|decider|dire oui)|jours? de plus)\b/u,
  late: /\b(?:en retard|du retard|(?:\d ?|min|mn|minutes?|quart d heure|heure) de retard|que j arrive(?:rai)? (?:tard|apres))\b/u,
  confirm: /\bconfirm[a-z]*\b/u,
  when: /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)\b|\b\d{1,2} ?h\b|\b\d{1,2}h\d{0,2}\b/u,
  presence:
    /\b(?:presence|venue|(?:serai|suis|viens|viendrai) (?:bien )?(?:la|present[a-z]*)|que je (?:viens|viendrai))\b/u,
  move: /\b(?:decal[a-z]*|report(?:er|e|ez)?|deplacer?|autre (?:jour|date|creneau|moment|heure)|(?:chang|modifi)[a-z]* (?:la |l |de |d |le )?(?:date|heure|jour|creneau|horaire)|empechement|(?:peux|pourrai|pourrais|puis|peut|pourra) (?:plus |pas )+(?:venir|y aller|etre|me|assister|le voir)|annuler)/u,
  reference: /\b(?:references?|recommandation)\b/u,
  linkedIn: /\b(?:linkedin|mise en relation)\b/u,
  circle:
    /\b(?:entourage|(?:mes|aux?|des) (?:amis|connaissances|contacts)|mon reseau|ancien(?:ne)?s (?:collegues|camarades))\b/u,
  acquaintance:
    /\b(?:(?:ma|mon|une?) (?:voisine?|copine|copain|pote|amie?|cousine?|oncle|tante|belle[- ]soeur|beau[- ]frere))\b/u,
  colleagues: /\b(?:collegues|equipe|tout le monde au (?:travail|boulot))\b/u,
  leaving: /\b(?:pars|quitte|depart|au revoir|dernier jour|pot de|m en vais)\b/u,
  cancel: /\bannul[a-z]* (?:mon|l|cet|notre|le) (?:entretien|rdv|rendez[- ]vous|entrevue)\b/u,
  elsewhere:
    /\b(?:trouve|accepte|pris|signe)[a-z]* (?:un )?(?:autre|ailleurs|mieux|quelque chose)|\b(?:plus|pas) interessee?\b|\brenonc[a-z]*\b/u,
  contest: /\bcontest[a-z]*\b.{0,40}\b(?:licenciement|sanction|avertissement|mise a pied|renvoi)/u,
  resign:
    /\b(?:lettre|courrier)\b.{0,60}\bje (?:pars|m en vais|quitte)\b(?! (?:en |a la retraite|au |vers ))|\bdemission[a-z]*\b|\bquitter (?:mon|ma|l|cette) (?:travail|poste|emploi|boite|entreprise|boulot)\b/u,
  mutual: /\brupture (?:conventionnelle|co|conv|amiable)\b|\ba l amiable\b/u,
  owed: /\b(?:reclam[a-z]*|rembours[a-z]*|impaye[a-z]*|manqu[a-z]+|(?:pas|jamais|toujours pas|pas encore)(?: (?:ete|m))* (?:recue?s?|payee?s?|versee?s?|donnee?s?|envoyee?s?|remise?s?)|me doi(?:t|vent))\b/u,
  papers:
    /\b(?:solde|attestation|certificat|bulletins?|fiches? de (?:paie|paye)|documents?|papiers|salaires?|heures? (?:sup[a-z]*)|conges|primes?|indemnites?|paie|paye)\b/u,
  arrangement:
    /\b(?:conges?|vacances|temps partiel|mi[- ]temps|teletravail|horaires?|planning|jour de repos|formation|mutation|80 ?%)\b/u,
  boss: /\b(?:mon|ma|mes|notre|la|le|au|du) (?:ancien |ancienne |ex |futur )?(?:patron(?:ne)?|chef(?:fe)?|employeur|manager|responsable|direct(?:eur|rice|ion)|superieure?|gerante?|boss|rh|employeuse)\b/u,
  adviser: /\b(?:conseill(?:er|ere)|france travail|pole emploi|mission locale|cap emploi)\b/u,
  absent: /\b(?:arret (?:maladie|de travail)|malade|absen[a-z]*)\b/u,
  asksInfo:
    /\b(?:poser (?:une|des|mes) questions?|renseign[a-z]*|precisions?|en savoir plus|(?:savoir|demander) (?:si|combien|quels?|quelles?|comment|les|le|la|des|a quelle))\b/u,
  offer:
    /\b(?:offres?|annonces?|postes?|propositions?|embauche|contrat|place|mission|job|emploi)\b/u,
  joins:
    /\b(?:envo[a-z]*|accompagn[a-z]*|join[a-z]*|donner|deposer|avec|transmettre) (?:[a-z]+ ){0,3}(?:cv|candidature)\b|\bpostuler\b|\b(?:mail|message) de candidature\b/u,
  work: /\b(?:salaire|paie|paye|travail|emploi|boulot|taf|job|poste|recruteu[a-z]*|rh|entreprise|boite|societe|agence|candidat[a-z]*|cv|patron[a-z]*|chef|employeur|collegues?|metier|contrat|formation|offre|annonce|embauche|professionnel[a-z]*|mairie|ecole|magasin|restaurant|usine|association|client[a-z]*)\b/u,
  private:
    /\b(?:poeme|chanson|rap|blague|histoire|conte|roman|discours|dissertation|expose|devoir|amour|amoureuse|anniversaire|mariage|bapteme|noel|voeux|copine|copain|petit ami|petite amie|mon ex|ma (?:mere|femme|copine|cherie)|mon (?:pere|mari|cheri|chat|chien)|voisin[a-z]*|proprietaire|proprio|loyer|banque|impots|assurance|rupture amoureuse)\b/u,
} as const satisfies Readonly<Record<string, RegExp>>;
type Said = keyof typeof SAYS;

type Rule = {
  readonly kind: MessageAsked;
  readonly all: readonly Said[];
  readonly none?: readonly Said[];
};

/** Which message it is by what is said together; the first that fits, what says most before what says little. */
const RULES: readonly Rule[] = [
  { kind: 'contest', all: ['contest'] },
  { kind: 'infoRequest', all: ['beforeYes'], none: ['delay'] },
  { kind: 'declineEmail', all: ['cancel', 'elsewhere'] },
  { kind: 'mutualEnding', all: ['mutual'] },
  { kind: 'resignationLetter', all: ['resign'] },
  { kind: 'infoRequest', all: ['asksPay'] },
  { kind: 'payWish', all: ['wish'] },
  { kind: 'helpThanks', all: ['thanks', 'helped'], none: ['interview'] },
  { kind: 'thankYouEmail', all: ['thanks'], none: ['waiting', 'decline'] },
  { kind: 'refusalReply', all: ['refused'], none: ['decline'] },
  { kind: 'thinkingTime', all: ['delay'], none: ['late', 'arrangement'] },
  { kind: 'lateNotice', all: ['late'] },
  { kind: 'claim', all: ['owed', 'papers', 'boss'] },
  { kind: 'adviserNote', all: ['adviser'] },
  { kind: 'confirmInterview', all: ['confirm', 'interview'], none: ['move'] },
  { kind: 'confirmInterview', all: ['confirm', 'presence'], none: ['accept'] },
  { kind: 'confirmInterview', all: ['confirm', 'when'], none: ['move', 'accept'] },
  {
    kind: 'confirmInterview',
    all: ['presence', 'when'],
    none: ['move', 'accept', 'boss', 'late', 'absent', 'decline', 'colleagues', 'arrangement'],
  },
  { kind: 'moveInterviewEmail', all: ['move', 'interview'] },
  { kind: 'absence', all: ['absent'], none: ['interview', 'offer'] },
  { kind: 'raise', all: ['raise'], none: ['owed'] },
  { kind: 'payOffer', all: ['pay', 'more'], none: ['owed', 'waiting', 'asksInfo', 'decline'] },
  {
    kind: 'payOffer',
    all: ['sum', 'offer'],
    none: ['owed', 'waiting', 'asksInfo', 'accept', 'decline'],
  },
  { kind: 'acceptEmail', all: ['accept'], none: ['decline', 'reference'] },
  { kind: 'declineEmail', all: ['decline'], none: ['reference'] },
  { kind: 'reference', all: ['reference'], none: ['waiting'] },
  { kind: 'linkedInMessage', all: ['linkedIn'] },
  { kind: 'claim', all: ['owed', 'papers'] },
  { kind: 'traineeship', all: ['trainee'], none: ['waiting', 'boss'] },
  { kind: 'followUpEmail', all: ['waiting'] },
  { kind: 'networkNote', all: ['unasked', 'acquaintance'] },
  { kind: 'unsolicited', all: ['unasked'] },
  { kind: 'farewell', all: ['colleagues', 'leaving'] },
  { kind: 'employerRequest', all: ['arrangement', 'boss'] },
  { kind: 'networkNote', all: ['circle'] },
  { kind: 'recruiterEmail', all: ['joins'] },
  { kind: 'infoRequest', all: ['asksInfo', 'offer'] },
  { kind: 'infoRequest', all: ['asksInfo'], none: ['boss', 'adviser', 'circle', 'private'] },
];

const sayingsIn = (line: string): ReadonlySet<string> =>
  new Set(Object.entries(SAYS).flatMap(([name, pattern]) => (pattern.test(line) ? [name] : [])));

/** Whether words say that somebody will be late. */
export const saysLate = (question: string): boolean => SAYS.late.test(opened(question));

/** Whether a question asks for a text to be written for the person. */
export const asksForText = (question: string): boolean => {
  const line = opened(question).replace(/^[^a-z]+/u, '');
  return (
    !ASKS_HOW.test(line) && !IS_WRITTEN.test(line) && ASKS.some((pattern) => pattern.test(line))
  );
};

/** The message that a question asks to be written, by what it is to say and to whom; null where it asks for none. */
export const messageAsked = (question: string): MessageAsked | null => {
  if (!asksForText(question)) return null;
  const said = sayingsIn(opened(question));
  const rule = RULES.find(
    ({ all, none = [] }) =>
      all.every((each) => said.has(each)) && !none.some((each) => said.has(each)),
  );
  if (rule !== undefined && !(said.has('private') && !said.has('work') && !said.has('offer')))
    return rule.kind;
  if (said.has('private') && !(said.has('work') || said.has('boss'))) return 'notOurs';
  return said.has('work') || said.has('boss') || said.has('interview') ? 'plain' : null;
};
