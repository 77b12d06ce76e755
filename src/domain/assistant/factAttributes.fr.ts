import { opened } from '#/domain/assistant/terms';

/** What can be asked of a job that the account holds. */
export const ATTRIBUTES = [
  'post',
  'contact',
  'phone',
  'email',
  'interviewTime',
  'interviewPlace',
  'interviewLength',
  'bring',
  'meetingNotes',
  'toDo',
  'pay',
  'schedule',
  'contract',
  'load',
  'place',
  'refusal',
  'status',
  'answerDue',
  'deadline',
  'history',
  'sent',
  'followUp',
  'letter',
  'cvSent',
  'notes',
  'files',
  'link',
  'score',
  'gap',
  'requirements',
  'whole',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** A refusal that is asked about, supposed or noted; folded. */
const REFUSED =
  /\b(?:refus[a-z]*|dit non|rejet[a-z]*|recale[a-z]*|ecarte[a-z]*|(?:pas|non) (?:ete )?(?:prise?|retenue?|choisie?|gardee?|selectionnee?|voulu de moi))\b/u;
const MEETING = /\b(?:entretiens?|rdv|rendez[- ]vous|entrevue)\b/u;
const WHEN = /\b(?:quand|heures?|quel jour|date|combien de jours)\b/u;
/** Where something is; folded. */
const WHERE =
  /\b(?:adresse(?! (?:mail|e[- ]?mail|electronique))|lieu|endroit|ville|quelle rue|loin|(?<!\d ?)(?:kilometres?|kms?)|distance|se passe|situee?)\b|\bc est ou\b|\bou (?:c est|est|a lieu|se|exactement|ca)\b|\bou\s*\?*$/u;

/** How each is asked for; folded, elisions opened. */
const ASKED: Readonly<
  Record<Exclude<Attribute, 'interviewTime' | 'interviewPlace' | 'place'>, RegExp>
> = {
  post: /\b(?:quel|quels) (?:poste|metier|emploi|boulot|job)\b|\b(?:poste|postule|candidate|prise?|embauchee?) (?:de|comme|pour) quoi\b|\b(?:comme|pour faire) quoi\b|\bquoi comme (?:poste|metier|travail|boulot|job)\b|\bintitule\b/u,
  contact:
    /\b(?:contacts?|interlocut[a-z]*|contacter)\b|\b(?:a|avec|par|chez|de) qui\b|\bqui (?:je|j|dois|est ce que|faut|doit|demander|voir|appeler)\b|\b(?:c est|c etait) qui\b|\bqui (?:est|etait|c est|s occupe|gere|recoit|me recoit|m (?:a|avait|ont) (?:recue?|appelee?|contactee?|interviewee?|vue?|rencontree?|fait passer))\b|\bs appelle[a-z]*\b|\b(?:son|le|quel) (?:pre)?nom\b|\bcomment (?:il|elle|on) s appel|\bpersonne (?:a|que je|qui)\b|\bqui (?:que je|est ce que je) (?:dois|demande|vais)\b/u,
  phone:
    /\b(?:tel|telephone|portable|numero|num|joindre|joignables?|(?:r?appeler))\b(?! (?:ou|par))/u,
  email: /\b(?:e?-?mails?|courriel|adresse (?:mail|e[- ]?mail|electronique))\b/u,
  interviewLength:
    /\b(?:entretien|rdv|rendez[- ]vous)\b.*\b(?:dure[a-z]*|combien de temps)\b|\b(?:dure[a-z]*|combien de temps)\b.*\b(?:entretien|rdv|rendez[- ]vous)\b/u,
  bring:
    /\b(?:apport|amen|emport|emmen)(?:er|e|es|ez|erai)\b|\b(?:prendre|prends|venir|viens|viennes?|vienne) avec\b|\ba prevoir\b/u,
  meetingNotes:
    /\b(?:plante[a-z]*|bloque[a-z]*|coince[a-z]*|bafouille[a-z]*|rate[a-z]*)\b|\b(?:s est|c est|ca s est|s etait) (?:il |elle )?(?:bien |mal )?(?:passee?|deroulee?)\b|\bs etait passee?\b|\b(?:a|ont) dit quoi\b|\b(?:ce|quoi|que) qu(?:e|i)? ?(?:il|elle|ils|elles) (?:m )?(?:a|ont) dit\b|\b(?:dois|devais|voulais|faut que je|prevu de|pense a) (?:je )?(?:leur |lui |bien )?(?:demander|relire|revoir)\b|\b(?:annonce|promis|propose) combien\b/u,
  toDo: /\b(?:il )?(?:me |m )?reste[a-z]* (?:quoi|a faire|que faire)|\breste t il\b|\b(?:quoi|qu est ce qu il me reste|que me reste t il) a faire\b|\bprochaine etape\b/u,
  answerDue:
    /\b(?:doi(?:t|vent)|devai(?:t|ent)) (?:me |m )?(?:r?appeler|recontacter|repondre|recrire|dire)\b|\b(?:repond(?:ait|aient|rait|raient|ront|ra|ent|re)?|decid[a-z]*|rappel(?:ait|aient|lerait|lera|lent|ler)|reponses?|decision|retour) (?:[a-z]+ ){0,3}(?:quand|quel jour|pour quand|avant quand|dans combien)\b|\b(?:quand|quel jour|pour quand|dans combien de temps) (?:[a-z]+ ){0,5}(?:repond(?:ait|rait|ront|ra|re|ent)?|decid[a-z]*|la reponse|leur reponse|une reponse|rappel[a-z]*|des nouvelles|la decision)\b|\b(?:m a|m avait|m ont|m avaient|ils avaient|elle avait|avait|ont) dit (?!non|oui)\b/u,
  deadline:
    /\bavant quand\b|\bdate limite\b|\bderniers? (?:delai|jour)s?\b|\bjusqu a quand\b|\bquand (?:au plus tard|ca (?:ferme|se termine|cloture))\b|\bcloture[a-z]*\b/u,
  pay: /\b(?:salair[a-z]*|pa[iy]e[a-z]*|remuner[a-z]*|brut|net|gagne[a-z]*|touche[a-z]*|taux horaire|combien (?:de l heure|par (?:mois|an|heure)|(?:on|ils|elle|il) (?:me |m )?(?:propos|donn|offr)[a-z]*)|(?:propos|donn|offr)[a-z]* combien|ca fait combien)\b/u,
  schedule:
    /\b(?:horaires?|week[- ]?ends?|(?:le|les|du) (?:dimanche|samedi)s?|de nuit|la nuit|\d ?[x*] ?8|combien d heures|nombre d heures|temps (?:plein|partiel)|mi[- ]temps|commence a (?:quelle heure|quel(?:le)? h)|(?:finit|termine) a quelle heure)\b/u,
  contract:
    /\b(?:cdi|cdd|interim|type de contrat|quel contrat|(?:le|un|du|au) contrat|duree du contrat|alternance|(?:du|en) (?:fixe|temporaire)|duree (?:in)?determinee|saisonnier)\b/u,
  load: /\b(?:soulev[a-z]*|port de charges?|(?:charges?|poids|colis|cartons?) (?:lourd[a-z]*|max[a-z]*)|(?:porter|portes?) .{0,20}(?:lourd|poids|kg|kilos?|combien)|combien de kilos?|combien de kg)\b/u,
  refusal: REFUSED,
  status:
    /\b(?:en est|en sont|en suis|etapes? (?!par)|quelle etape|stade|avancement|avance[a-z]*|statut|nouvelles|repondu|(?:repond|repondent) (?:toujours |jamais |plus )?pas|reponse|retour|donne quoi|(?:ca|cela|elle|il) (?:avance|bouge)|bouge(?:r|e)?|point mort|au meme point|signe de vie|suite|(?:j |je )attend[a-z]*|attend[a-z]* depuis)\b/u,
  history: /\b(?:historique|etapes|chang[a-z]* (?:quand )?de statut|depuis quand|deroule[a-z]*)\b/u,
  sent: /\b(?:envoyee?|postulee?|candidatee?|partie)\b/u,
  followUp: /\brelanc[a-z]*\b|\btrop (?:tot|tard)\b/u,
  letter: /\blettres?\b/u,
  cvSent:
    /\b(?:avec|c etait) quel cv\b|\b(?:quel|quelle version d[eu]|le) (?:mon )?cv\b.*\b(?:envoye|joint|mis)|\benvoye quel cv\b|\benvoye.{0,30}\bcomme cv\b|\b(?:quel|le) cv\b.{0,30}\benvoye/u,
  notes:
    /\b(?:mes|des|tes|les|de|aux?|une?) notes\b|\bnotes (?:sur|pour|de|du)\b|\b(?:avais|ai|a t on|aurais) (?:[a-z]+ )?note|\bnote quoi\b|\b(?:avais|ai) (?:ecrit|marque)\b|\bremarques?\b/u,
  files:
    /\b(?:pieces? jointes?|fichiers?|documents? (?:garde|joint|range)[a-z]*|(?:garde|joint)[a-z]* (?:quels? )?documents?)\b/u,
  link: /\b(?:lien|url|site) (?:de |vers )?(?:l |la )?(?:offre|annonce)\b/u,
  score:
    /\bpourquoi\b.*\d ?(?:%|pour ?cent\b|sur 100)|\b(?:pourquoi (?:je n |j |je )?ai (?:pas plus|que)|scores?|ma note\b(?! d)|la note|pourcentage|sur 100)\b/u,
  gap: /\b(?:manque[a-z]*|(?:que je n|que j|j|je n) ai pas(?! (?:plus|eu|recu))|(?:ils|elle|il) (?:demande|veut|veulent|cherche)[a-z]*|lacunes?)\b/u,
  requirements:
    /\b(?:il (?:me |m )?faut(?: il)? quoi|qu est ce qu il (?:me |m )?faut|que faut il|(?:ils|elle|il|l annonce|l offre) (?:demandent?|exigent?|veulent?|veut) quoi|quoi comme (?:diplome|experience|permis|niveau)|quel(?:le)?s? (?:diplomes?|conditions?|criteres?|exigences?|profil)|exigences?)\b/u,
  whole:
    /\b(?:(?:tout )?ce que tu sais|ce que vous savez|parle[sz]?[- ]moi|parle moi|rappelle[- ]moi|resume|infos?|informations?|details?|la fiche|fais voir|montre)\b/u,
};

/** Attributes that are noted: "j'ai noté un contact" does not ask for the notes. */
const NOTED: readonly Attribute[] = [
  'contact',
  'phone',
  'email',
  'letter',
  'pay',
  'schedule',
  'contract',
  'followUp',
];

/** As written: "où" loses its accent when it is folded, and is then no longer told from "ou". */
const WHERE_WRITTEN = /(?<!\p{L})où(?!\p{L})/iu;
/** "Où en est": how it stands, and not where. */
const HOW_IT_STANDS =
  /\bou (?:est ce que )?(?:(?:j|je|on|ils?|elles?|ca|c) )?en (?:est|sont|suis|etais|etait)\b|\ben (?:est|sont|suis|etais|etait)(?: je| on| t on)? (?:deja )?ou\b/u;

/** An hour, and whether it is the right one; folded. */
const HOUR = /\b(\d{1,2}) ?h(?:eures?)? ?(\d{2})?\b/u;
const IS_IT_SO =
  /\b(?:c est (?:bien )?(?:ca|juste|exact)|c est bien|bien ca|pas vrai|hein|non|ou (?:pas|non))\s*\?*$|\bc est bien\b|\best ce bien\b/u;
const asksIfAtHour = (line: string): boolean => HOUR.test(line) && IS_IT_SO.test(line);

/** The hour of a meeting that a question puts forward to be confirmed, as a wall clock; null where it does not. */
export const hourToConfirm = (question: string): string | null => {
  const line = opened(question);
  if (!asksIfAtHour(line)) return null;
  const [, hours = '', minutes = '00'] = HOUR.exec(line) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}`;
};

/** What a question asks of a job, in the order of `ATTRIBUTES`; none where it asks nothing of one. */
export const attributesIn = (question: string): readonly Attribute[] => {
  const line = opened(question).replaceAll('c est est', 'c est').replace(ON_OCCASION, ' ');
  const ofMeeting = MEETING.test(line) || asksIfAtHour(line);
  const where = WHERE.test(line) || WHERE_WRITTEN.test(question.normalize('NFC'));
  const asksPlace = where && !HOW_IT_STANDS.test(line);
  const found = new Set<Attribute>([
    ...ATTRIBUTES.filter(
      (each) =>
        each !== 'interviewTime' &&
        each !== 'interviewPlace' &&
        each !== 'place' &&
        ASKED[each].test(line),
    ),
    ...(ofMeeting && WHEN.test(line) ? (['interviewTime'] as const) : []),
    ...(ofMeeting && asksPlace ? (['interviewPlace'] as const) : []),
    ...(!ofMeeting && asksPlace ? (['place'] as const) : []),
    ...(!ofMeeting && /\b(?:heure|quel jour)\b/u.test(line) && !ASKED.schedule.test(line)
      ? (['interviewTime'] as const)
      : []),
  ]);
  if (found.has('notes') && NOTED.some((each) => found.has(each))) found.delete('notes');
  // An e-mail has an address, a letter was sent, and what is done again was sent once.
  if (found.has('email')) found.delete('place');
  if (found.has('letter') || found.has('cvSent') || found.has('followUp')) found.delete('sent');
  // Whether it is too early to call asks for no number.
  if (/\btrop (?:tot|tard)\b/u.test(line)) found.delete('phone');
  if (found.has('phone') || found.has('email')) found.delete('contact');
  // To reach somebody by mail.
  if (found.has('email') && !/\b(?:tel|telephone|numero|portable)\b/u.test(line))
    found.delete('phone');
  // Pay by the hour is no hour of the day.
  if (found.has('pay') && !ofMeeting) found.delete('interviewTime');
  // The day of a refusal or of a letter is no interview.
  if (!ofMeeting && ['refusal', 'status', 'sent'].some((each) => found.has(each as Attribute)))
    found.delete('interviewTime');
  if (found.has('refusal')) found.delete('status');
  if (found.has('interviewLength')) found.delete('interviewTime');
  // What went wrong is told by the notes of that meeting.
  if (found.has('meetingNotes'))
    for (const each of ['notes', 'contact', 'phone'] as const) found.delete(each);
  // How much there is to lift is not what lacks in the CV.
  if (found.has('load')) found.delete('gap');
  if (found.has('score') || found.has('gap')) found.delete('notes');
  if (found.has('answerDue'))
    for (const each of ['status', 'notes', 'interviewTime', 'phone', 'contact'] as const)
      found.delete(each);
  // Since when one waits tells how it stands, and no day of an answer.
  if (/\bdepuis (?:quand|combien)\b.*\battend/u.test(line)) return ['status'];
  if (found.has('deadline'))
    for (const each of ['sent', 'interviewTime'] as const) found.delete(each);
  if (found.has('history')) found.delete('status');
  // To whom, and when.
  if (
    found.has('contact') &&
    !ofMeeting &&
    /\b(?:ecrit|envoye|postule|candidate)\b.*\bet quand\b/u.test(line)
  )
    found.add('sent');
  if (found.size > 1) found.delete('whole');
  if (found.size === 0 && ofMeeting) return ['interviewTime', 'interviewPlace'];
  return ATTRIBUTES.filter((each) => found.has(each));
};

/** "Quand" that only tells an occasion: "sur quoi j'appuie quand ils me questionnent". Folded. */
const ON_OCCASION =
  /(?<=[a-z0-9] )(?<!\b(?:sais|savoir|sait|depuis|moi|est|et|pour|deja|c) )quand (?:ils?|elles?|on|je|j|tu|vous|nous)\b/gu;

/** What is asked of the day of something, and of nothing else: "c'est quand", "à quelle date". Folded. */
export const asksWhen = (question: string): boolean =>
  WHEN.test(opened(question).replace(ON_OCCASION, ' '));
