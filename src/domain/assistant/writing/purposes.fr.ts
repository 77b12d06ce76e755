import { asksForText } from '#/domain/assistant/messageAsked.fr';
import { opened } from '#/domain/assistant/terms';

/** What a message is for. */
export const PURPOSES = [
  'followUp',
  'interviewThanks',
  'helpThanks',
  'confirmInterview',
  'moveInterview',
  'otherMeans',
  'withdrawal',
  'acceptance',
  'refusal',
  'payTalk',
  'answerRecruiter',
  'thinkingTime',
  'laterStart',
  'feedback',
  'spontaneous',
  'placement',
  'contactNote',
  'referenceAsked',
  'networking',
  'adviserMeeting',
  'resigning',
  'trialEnd',
  'amicableEnd',
  'leaveAsked',
  'absenceNotice',
  'lateNotice',
  'raiseAsked',
  'trainingAsked',
  'arrangementAsked',
  'papersClaimed',
  'payClaimed',
  'sanctionContested',
  'complaint',
  'accidentNotice',
  'farewell',
  'certificateAsked',
  'contractAsked',
  'papersSent',
  'adviserAbsence',
  'questionAsked',
] as const;
export type Purpose = (typeof PURPOSES)[number];

type Rule = {
  readonly purpose: Purpose;
  /** Folded, elisions opened: what a request to write says for it. */
  readonly said: RegExp;
  readonly unless?: RegExp;
  /** What is said for it where nothing asks to write; absent where that is never enough. */
  readonly wish?: RegExp;
};

const INTERVIEW = '(?:entretiens?|rendez[- ]vous|entrevue|visio)';
const POLITE_START =
  '^(?:(?:je |j |on |il )?(?:faut que (?:je|j)|faudrait que (?:je|j)|dois|veux|voudrais|souhaite|aimerais|vais|tiens a)? ?)?';

const RULES: readonly Rule[] = [
  {
    purpose: 'adviserAbsence',
    said: /\b(?:conseill(?:er|ere)|france travail|mission locale|cap emploi|pole emploi)\b.*\b(?:(?:viens|viendrai|peux|pourrai|pourrais) (?:pas|plus)|decal[a-z]*|report[a-z]*|deplac[a-z]*|annul[a-z]*)\b/u,
  },
  {
    purpose: 'papersSent',
    said: /\b(?:leur |lui |vous )?(?:envoyer|envoie|transmettre|joindre|joindr[a-z]*|oublie de joindre)\b (?:leur |lui )?(?:le|la|les|l|mon|ma|mes|un|une) (?:[a-z]+ ){0,3}?(?:rib|copie|diplomes?|cv|justificatifs?|carte|casier|permis|documents?|papiers?|certificats?|attestations?)\b/u,
    unless:
      /\b(?:toujours pas|pas recu|pas (?:m )?envoye|reclam[a-z]*|qu ils? m|me (?:l |le |la |les )?envo|m envoy|demission|spontane[a-z]*|motivation|accident)\b/u,
  },
  {
    purpose: 'contractAsked',
    said: /\bcontrat\b.*\b(?:pas (?:encore )?(?:recu|eu|envoye|signe)|toujours (?:pas|rien))\b|\b(?:pas|toujours pas) (?:encore )?(?:recu|eu) (?:mon |le |de |ce )?contrat\b/u,
    unless: /\b(?:fini|termine|certificat|solde|attestation)\b/u,
  },
  {
    purpose: 'answerRecruiter',
    said: /[«"“][^»"”]{40,}[»"”]|\brepond[a-z]* (?:a|au|aux) .*\bqui (?:veut|veulent|demande|demandent) (?:mes|ma|mon)\b/u,
    wish: /\b(?:me )?demand[a-z]* (?:mes|ma) (?:disponibilites|dispos)\b.*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)|[«"“][^»"”]{25,}[»"”].*\brepond[a-z]*\b|\brepond[a-z]* .*[«"“][^»"”]{25,}[»"”]|[«"“][^»"”]{25,}[»"”] ?\.? ?(?:oui|non|je reponds|ok)\b|m ecrit ?: ?[«"“].*je reponds/u,
  },
  {
    purpose: 'sanctionContested',
    said: /\bcontest[a-z]*\b.{0,40}\b(?:avertissement|sanction|mise a pied|blame)/u,
    wish: /\bcontester (?:l |mon |cet |un )?(?:avertissement|sanction|mise a pied|blame).*\b(?:ecri|lettre|courrier|mail|rh|direction)/u,
  },
  {
    purpose: 'amicableEnd',
    said: /\brupture (?:conventionnelle|co|conv|amiable)\b/u,
    wish: /^(?:demande (?:de )?)?rupture conventionnelle.*(?:par ecrit|,|a (?:mon|ma|monsieur|madame))/u,
  },
  {
    purpose: 'trialEnd',
    said: /\b(?:fin|rompre|arreter|romps|quitter|rupture)\b.{0,20}\b(?:periode d )?essai\b/u,
  },
  {
    purpose: 'resigning',
    said: /^je demissionne (?:du|de|d|chez|au)\b|\bje (?:veux )?arreter? (?:chez|de travailler)\b|\b(?:lettre|courrier|mail|message|ma|une?|la|modele) (?:de |d annonce de )?(?:demission|dem)\b|\bdemissionner\b|\b(?:dire|annoncer)\b.{0,40}\b(?:je (?:pars|quitte|m en vais|arrete))\b/u,
    unless:
      /\b(?:sais pas|mieux|si (?:il )?faut|faut il|me faire virer)\b|\bau lieu d|\b(?:pot|collegues|recours|que peut|faut attendre|avant de)\b/u,
    wish: /\b(?:annoncer|donner|ecrire|redige[rz]?) ma demission\b|^je demissionne (?:du|de|d|chez|au)\b.*\d|\bje veux arreter (?:chez|de travailler)\b.*\d.*\bdire\b/u,
  },
  {
    purpose: 'farewell',
    said: /\b(?:mail|message|mot) (?:de depart|d au revoir)\b|\bau revoir\b.*\b(?:collegues|equipe)\b|\bcollegues\b.*\bmon depart\b|\bdepart\b.*\b(?:equipe|collegues)\b/u,
    wish: /^(?:mail|message|mot) de depart\b|^(?:mail|message|mot) (?:a|pour) mes collegues\b.*\bdepart\b/u,
  },
  {
    purpose: 'accidentNotice',
    said: /\baccident\b/u,
    wish: /\baccident\b.*\bprevenir\b|\bprevenir\b.*\baccident\b/u,
  },
  {
    purpose: 'complaint',
    said: /\b(?:crie|hurle|insulte|humili|harcel|rabaisse|engueule|menace)[a-z]*\b|\bplainte\b/u,
    wish: /\b(?:crie|hurle|insulte|humilie|rabaisse|engueule)[a-z]*\b.*\becrire a la (?:direction|drh|rh)\b/u,
  },
  {
    purpose: 'lateNotice',
    said: /\b(?:en retard|de retard|du retard|(?:j )?arriverai? (?:vers|a|tard|apres)|quart d heure)\b/u,
    wish: /\b(?:en retard|de retard|arriverai? vers)\b.*\b(?:sms|message|mail|previen)|\bpreven(?:ir|ez) .*\b(?:retard|arriverai? (?:vers|a|tard|apres))\b/u,
  },
  {
    purpose: 'otherMeans',
    said: /\b(?:connexion|camera|webcam|micro|internet)\b.*\b(?:telephone|appel)|\bpar telephone\b.*\b(?:connexion|camera|visio)/u,
    wish: /\bprevenir\b.*\b(?:connexion|camera|webcam|micro|internet)\b.*\btelephone/u,
  },
  {
    purpose: 'certificateAsked',
    said: /\battestations? (?:d |de l )?(?:employeur|emploi|travail|presence|salaire)\b|\b(?:duplicata|copie) d(?:e|u) (?:mon |ma |mes )?(?:certificat|attestation|bulletin|contrat|fiche)/u,
    unless: /\b(?:toujours pas|pas (?:recu|envoye|donne)|france travail)\b/u,
    wish: /^(?:je veux |je voudrais |je dois )?(?:demander|reclamer|avoir) (?:l |une |mon )?(?:attestation employeur|attestation de travail|duplicata)\b.*\ba (?:mon|ma|la|monsieur|madame|m)\b/u,
  },
  {
    purpose: 'papersClaimed',
    said: /\b(?:certificat de travail|solde de tout compte|attestation (?:france travail|pole emploi|assedic)|documents? de fin|bulletins? de (?:paie|salaire)|fiches? de paie)\b/u,
    unless: /\b(?:manque|oubli|erreur|prime|duplicata|demission|demissionner|faux|fausse)\b/u,
    wish: /\b(?:pas|jamais|rien) (?:encore )?(?:envoye|donne|recu|remis)\b.*\b(?:certificat de travail|solde de tout compte|attestation)\b.*\b(?:contrat|fini|termine)\b|^demande (?:a|au) .*\b(?:certificat de travail|solde de tout compte)\b/u,
  },
  {
    purpose: 'payClaimed',
    said: /\b(?:heures? supplementaires?|prime|salaire|paye|payee|payees|titres restaurant|fiche de paie|bulletin)\b.*\b(?:manqu[a-z]*|oubli[a-z]*|pas (?:ete )?(?:paye|verse|compte)[a-z]*|jamais (?:ete )?paye[a-z]*|doi(?:t|vent)|reclam[a-z]*|erreur|pas paye[a-z]*)|\b(?:manqu[a-z]*|oubli[a-z]*|me doi(?:t|vent)|pas (?:m a |ete )?pay[a-z]*|reclam[a-z]*)\b.*\b(?:heures? supplementaires?|prime|salaire|payer|titres restaurant|paie|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/u,
    unless:
      /\b(?:oublie de|manquee|rendez[- ]vous manque|mot de passe|rendez[- ]vous|merci|remerci[a-z]*)\b/u,
    wish: /\b(?:manqu[a-z]*|oubli[a-z]*|jamais payee?s?|me doi(?:t|vent))\b.*\b(?:ecrire|ecris|mail|lettre|courrier|message)\b/u,
  },
  {
    purpose: 'raiseAsked',
    said: /\baugment(?:ation|e|er)\b|\brevaloris/u,
    unless: /\bcandidat|\bpropose/u,
    wish: /^(?:je (?:veux |voudrais |souhaite )?)?(?:demande[rz]?) (?:une |d )augmentation\b.{25,}|^je veux demander \d.*\b(?:l heure|euros?)\b.*\ba (?:madame|monsieur|mon|ma)\b/u,
  },
  {
    purpose: 'adviserMeeting',
    said: /\b(?:demand[a-z]*|prendre|avoir|obtenir|fixer|voudrais|souhaite|besoin d)\b.*\b(?:rendez[- ]vous|rdv)\b.*\b(?:conseill(?:er|ere)|france travail|mission locale|cap emploi|pole emploi)\b|\b(?:conseill(?:er|ere)|france travail|mission locale|cap emploi|pole emploi)\b.*\b(?:demand[a-z]*|prendre|avoir|obtenir|fixer|voudrais|veux|souhaite)\b.*\b(?:rendez[- ]vous|rdv)\b/u,
    unless:
      /\b(?:viens|viendrai|peux|pourrai|pourrais) (?:pas|plus)\b|\b(?:decal|report|deplac|annul|absent)[a-z]*/u,
    wish: /^(?:je (?:veux |voudrais )?)?demande[rz]?(?: de| un| une)? (?:rendez[- ]vous|rdv)\b.*\b(?:conseill|mission locale|france travail|cap emploi)/u,
  },
  {
    purpose: 'laterStart',
    said: /\b(?:decal|report|repouss|recul)[a-z]*\b.{0,25}\b(?:date de (?:debut|demarrage|prise)|mon arrivee|prise de poste|debut)\b/u,
    wish: /\b(?:decaler|reporter|repousser|reculer) (?:ma|mon|la|le) (?:date de debut|arrivee|prise de poste|debut)\b/u,
  },
  {
    purpose: 'thinkingTime',
    said: /\b(?:delai de reponse|delai de reflexion|reflechir|temps (?:de|pour) (?:repondre|reflechir|decider)|jusqu a?u? [a-z0-9 ]+ pour (?:repondre|decider))\b|\breponse (?:aujourd hui|tout de suite|demain)\b.*\bjusqu/u,
    wish: /\bdemander (?:un delai|jusqu)|\bdemander .*\bdelai de (?:reponse|reflexion)\b/u,
  },
  {
    purpose: 'confirmInterview',
    said: /\bconfirm[a-z]*\b/u,
    wish: /^confirme[rz]? (?:l |mon |ma )?(?:entretien|rendez[- ]vous|presence)\b/u,
    unless:
      /\b(?:accept|annul|decal|report|contrat)[a-z]*\b|\b(?:accord|d accord|prends le|dit oui|me prennent|offre|salaire|proposition|la place)\b/u,
  },
  {
    purpose: 'withdrawal',
    said: /\brefuse[rz]? (?:l |mon |cet |leur )?(?:entretien|rendez[- ]vous)\b|\b(?:retir|annul)[a-z]* (?:ma |mon |l |cet |le |notre )?(?:candidature|entretien|rendez[- ]vous|rdv)|\bne (?:viendrai|vais) pas a l entretien\b|\b(?:j )?annuler? (?:chez|avec|a|au)\b|\bdesist/u,
    wish: new RegExp(
      `^refuse[rz]? (?:l |mon |cet |leur )?${INTERVIEW}\\b|${POLITE_START}(?:retir|annul)[a-z]* (?:ma candidature|mon ${INTERVIEW}|l ${INTERVIEW}|(?:chez|a|au|avec) )|\\bfaut que j annule\\b|\\bviendrai pas a l entretien\\b.*\\bpreven`,
      'u',
    ),
  },
  {
    purpose: 'moveInterview',
    said: new RegExp(
      `\\b(?:decal|report|deplac|chang|prefer|repouss|avanc)[a-z]*\\b.*\\b${INTERVIEW}|${INTERVIEW}\\b.*\\b(?:decal|report|deplac|prefer|repouss|avanc|autre (?:jour|date|creneau))[a-z]*|\\b(?:proposer|demander|voudrais|fixer) (?:un|une) autre (?:jour|date|creneau|horaire|moment)\\b|\\bchanger (?:le |de |la |l )(?:jour|date|heure|creneau)\\b|\\brecruteu[a-z]+\\b.*\\b(?:peux|pourrai) pas venir\\b`,
      'u',
    ),
    unless:
      /\b(?:remerci|merci|accept|conge|arrivee|ophtalmo|dentiste|medecin|docteur|prefecture)[a-z]*\b|\b(?:m|nous|l|il|elle|ils) (?:a|ont|m a|m ont) (?:encore |deja )?(?:report|decal|annul|deplac)/u,
    wish: new RegExp(
      `\\b(?:decale|reporte|deplace|decaler|reporter|deplacer|repousser) (?:l |mon |le |notre )?${INTERVIEW}|${INTERVIEW} .*\\b(?:tombe|peux pas|pourrai pas)\\b.*\\b(?:prefer|plutot|irait|serait possible|dispo)[a-z]*`,
      'u',
    ),
  },
  {
    purpose: 'helpThanks',
    said: /\b(?:remerci[a-z]*|dire merci|merci (?:a|au|aux))\b.*\b(?:m a |m ont |de m avoir |d avoir )|\b(?:m a (?:passe|donne|aide|recommande|presente|transmis|parle)[a-z]*)\b.*\b(?:remerci[a-z]*|merci)\b/u,
    unless: new RegExp(
      `\\b${INTERVIEW}\\b|\\brefus|\\bvisite\\b|\\b(?:du|son|votre|leur) temps\\b|\\brecue?s?\\b|\\baccueil`,
      'u',
    ),
    wish: /^(?:je (?:veux|voudrais) )?(?:dire merci|remercier) a? ?.*\b(?:qui m a|de m avoir|d avoir)\b|^merci a .* (?:de m avoir|qui m a)\b/u,
  },
  {
    purpose: 'feedback',
    said: /\b(?:m (?:a|ont)|ont|ete|etre) (?:pas )?(?:refuse|recale|retenu|pris|ecarte|rejete)e?s?\b|\bdit non\b|\bme dire non\b|\bpas (?:ete )?(?:retenue?|prise?)\b|\brefusee? (?:pour|apres|chez|a)\b|\b(?:suite a|apres|malgre|a) (?:un|mon|leur|le|ce|votre) refus\b|\brefus (?:apres|de (?:la|l|leur)\b(?! promesse))|\b(?:leur|ce) refus\b|\bposte (?:est |etait )?(?:deja )?pourvu\b|\breponse negative\b/u,
    unless: /\brefuser\b|\bdecliner\b|(?<!me )\bdire non\b|\baccepter\b|\bcontest/u,
    wish: /\bposte (?:est |etait )?(?:deja )?pourvu\b.*\b(?:repond|dire|demand)|\b(?:dit non|m a refusee?|m ont refusee?|refus|refusee?|me dire non)\b.*\b(?:leur demander|demander|demande|remercie|voudrais comprendre|garder contact)\b|^reponse a un refus\b/u,
  },
  {
    purpose: 'interviewThanks',
    said: new RegExp(
      `\\b(?:remerci[a-z]*|merci)\\b.*\\b(?:${INTERVIEW}|visite|echange|accueil|rencontree?|appel|recue?|temps|essai)\\b|\\b${INTERVIEW}\\b.*\\b(?:remerci[a-z]*|merci)\\b`,
      'u',
    ),
    unless: /\bperiode d essai|\brelanc|\brefus|\bdecal|\bd avance\b|\blinkedin\b|\baccepte/u,
    wish: new RegExp(
      `^(?:un |petit |mot |de )*merci (?:a|au|aux|pour) .*\\b(?:${INTERVIEW}|visite|echange)\\b`,
      'u',
    ),
  },
  {
    purpose: 'payTalk',
    unless: /\boui pour\b|\b(?:j )?accepte\b/u,
    said: /\bcontre[- ]?(?:proposition|offre)\b.*\d|\b(?:propos|offr)[a-z]* .*\d.*\b(?:je (?:veux|voudrais|souhaite)|j (?:attendais|aimerais|esperais)|valent|vaut|vaux|negoci[a-z]*)\b|\bnegoci[a-z]*\b.*(?:\b(?:salaire|propos[a-z]*|offre|remuneration)\b|\d)/u,
    wish: /\bcontre[- ]?(?:proposition|offre)\b.*\d|\b(?:on |il |elle |ils )?(?:me )?propose[a-z]* .*\d.*\b(?:je veux|moi j attendais|j attendais|valent|negocie)\b.*(?:repond|mail|message|negocie|poliment|gentiment|ecri)/u,
  },
  {
    purpose: 'acceptance',
    said: /\boui pour (?:l |le |la |leur |ce )?(?:offre|poste|proposition|cdi|cdd)\b|\b(?:accepte[rz]?|acceptation|je prends le poste|dire (?:oui|que c est oui))\b|\bconfirm[a-z]* .*\b(?:accord|d accord|prends le|dit oui|je viens|que je le)\b|\bdit oui\b.*\bconfirm|\b(?:la place|propose)\b.*\bconfirmer\b/u,
    unless:
      /\b(?:decliner|refuser|ailleurs|accepte (?:chez|un autre|une autre))\b|\bj ai accepte\b|\b(?:qui a|d avoir|davoir|a) accepte\b|\baccepte (?:mon|ma) (?:invitation|demande)|\blinkedin\b/u,
    wish: /^(?:je prends|j accepte) (?:le|ce|l|leur) ?(?:poste|offre|proposition|contrat|cdi|cdd|mission)\b/u,
  },
  {
    purpose: 'refusal',
    said: /\b(?:refuse[rz]?|declin[a-z]*|dire non|non merci|(?:je )?(?:ne )?prends pas (?:le|ce))\b/u,
    unless: /\bm (?:a|ont) refuse\b|\brefusee? (?:parce|pour)|\brefuser (?:de|d) /u,
    wish: new RegExp(
      `${POLITE_START}(?:refuser|decliner|dire non)\\b(?! (?:de|d)\\b).{12,}|^non merci pour .{8,}|\\b(?:je )?dois refuser mais\\b|\\becrire que je prends pas\\b`,
      'u',
    ),
  },
  {
    purpose: 'referenceAsked',
    said: /\b(?:en|de|comme|pour|mes) references?\b(?! \d)|\bme recommander\b|\brecommandation\b/u,
    unless: /\bmerci|\bremerci|\bca (?:compte|vaut)|\ba qui la demander/u,
    wish: /\b(?:me recommander|me serve de reference|servir de reference)\b.*\b(?:lui demander|donner son nom)\b/u,
  },
  {
    purpose: 'contactNote',
    said: /\blinkedin\b/u,
    wish: /^(?:une? )?(?:petite? )?(?:note|message|mot|invitation) linkedin\b/u,
  },
  {
    purpose: 'networking',
    said: /\b(?:reprendre contact|entourage|mon reseau)\b|\b(?:voisine?|cousine?|copine?|copain|amie?|pote|oncle|tante|collegue|beau frere)\b.*\b(?:cherchent?|recrutent?|embauchent?) ?(?:quelqu|du monde|des gens|une? |,|$)/u,
    unless: /\bremerci|\bmerci\b|\b(?:attestation|certificat|solde|heures|paye)/u,
  },
  {
    purpose: 'placement',
    said: /\b(?:stage|immersion|pmsmp)\b/u,
    unless: /\b(?:relanc|entretien|merci|remerci)/u,
    wish: /\bcherche un stage\b.*\b(?:mot|mail|message|lettre|ecri[a-z]*)\b|\bvoudrais un stage\b.*\becri[a-z]*\b/u,
  },
  {
    purpose: 'spontaneous',
    said: /\bspontanee?\b|\bs ils (?:recrutent|embauchent|cherchent)\b|\bvoudrais travailler (?:dans|chez|a|au)\b/u,
    wish: /^(?:mail de |lettre de )?candidature spontanee (?!c est|comment|ca).{10,}|\bje voudrais travailler (?:dans|chez|a|au)\b.*\becrire a/u,
  },
  {
    purpose: 'trainingAsked',
    said: /\b(?:pay[a-z]*|financ[a-z]*|suivre|acces|prendre en charge|pris en charge|faire|cpf)\b.*\bformation\b|\bformation\b.*\b(?:pay[a-z]*|financ[a-z]*|cpf|temps de travail|employeur|patron)/u,
    unless:
      /\b(?:candidature|dates de la formation|entretien|ecole|conseill|demarchage|arnaque|organisme de formation)/u,
    wish: /\b(?:demander|demande|souhaite)\b.*\b(?:payer|finance[a-z]*|acces a|suivre)\b.*\bformation\b.*(?:\d|ca me)/u,
  },
  {
    purpose: 'leaveAsked',
    said: /\b(?:conges?|poser (?:mon|un|une|le|des|mes)|vacances|jour(?:nee)? de repos|jours? de repos|mon (?:lundi|mardi|mercredi|jeudi|vendredi|samedi))\b/u,
    unless:
      /\b(?:enleve|retire|supprime|doit|doivent|fiche|lettre de conge|conge (?:donne|recu)|facture|conge parental|enfant malade|questions?|pay[a-z]* (?:mes )?conges|entretien de|entretien du|teletravail|80)\b/u,
    wish: /^(?:demande|demander|demandez|poser)\b.*\b(?:conges?|jours? de repos|mon (?:lundi|mardi|mercredi|jeudi|vendredi|samedi))\b.*(?:\d|lundi|mardi|mercredi|jeudi|vendredi|samedi)/u,
  },
  {
    purpose: 'absenceNotice',
    said: /\b(?:malade|absente?|absence|arret (?:maladie|de travail)|viens? pas|vient pas|(?:peux|pourrai|viens|viendrai) pas (?:venir|aller|travailler|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|enfant malade|docteur|medecin)\b/u,
    unless: new RegExp(`\\b${INTERVIEW}\\b|\\bconseill(?:er|ere)\\b`, 'u'),
    wish: /\b(?:peux|pourrai|viens) pas (?:venir|travailler)\b.*\b(?:message|sms|mail|prevenir)\b|\benfant malade\b.*\b(?:message|mail|sms)\b/u,
  },
  {
    purpose: 'arrangementAsked',
    said: /\b(?:teletravail|temps partiel|mi[- ]temps|passer a \d+ ?(?:h|heures|%))|80 ?%|\b(?:chang|modifi|amenag|adapt)[a-z]* (?:de |d |mes |mon |les |le )?(?:horaires?|planning)\b/u,
    unless:
      /\b(?:teletravailler|postul[a-z]*|annonce|recruteu[a-z]*|offre|poste de nuit|candidat[a-z]*)\b/u,
    wish: /\b(?:teletravail|passer a \d+ ?(?:%|h|heures)|temps partiel)\b.*\b(?:courrier|demande[rz]?|mail|lettre|ecri[a-z]*)\b|^mail (?:a|au) .*\bteletravail\b/u,
  },
  {
    purpose: 'questionAsked',
    said: /^demande[rz]? (?:a|au|aux) .{2,40}? (?:si|s il|s ils|quand|combien|comment|pourquoi)\b/u,
    wish: /^demande[rz]? (?:a|au|aux) .{2,40}? (?:si|s il|s ils)\b.{8,}/u,
  },
  {
    purpose: 'followUp',
    said: /\brelanc[a-z]*\b|\b(?:toujours |encore )?(?:pas|sans|aucune?) (?:de |d )?(?:nouvelles?|reponse|retour)\b|\bj attends toujours\b|\bou ca en est\b|\bne repond(?:ent)? pas\b/u,
    wish: /[,.] ?relance (?:courte |rapide |polie )?(?:a|au|pour)\b|^(?:relance|relancer|relancez|fais une relance) (?:pour |chez |a |au |la |le |l )?(?!qui\b|quoi\b|quand\b|combien\b|candidat|mes\b|un\b|une\b|ou pas)[a-z].{5,}|\bne repond(?:ent)? pas\b.*\b(?:souhaite|veux|voudrais) (?:les |la |le )?relancer\b/u,
  },
];

const TEXT = '(?:mail|message|sms|texto|courrier|lettre|mot|note)';
const OUR_ORDER = new RegExp(
  [
    `(?:^|[,.:] ?)(?:(?:je (?:veux|voudrais?|dois|souhaite)|faut) )?ecrire? (?:a|au|aux|que)\\b`,
    `(?:^|[,.:] ?)(?:ecris|ecrivez|ecri|redige|redigez|previens|prevenez|remercie|remerciez|repond[sz]?|repondez|repondre|negocie|demandez)\\b(?! pas)`,
    `(?:^|[,.:] ?)(?:un |une |petite? |court )*${TEXT}(?: court| poli| bref| linkedin)*(?: (?:pour|a|au|aux|de depart|de relance|de candidature)\\b|$|,)`,
    `[,.:] ?(?:un |une )?${TEXT}(?: court| poli)?(?:$|[ .,])`,
    `\\b(?:avoir|fais|faites|fait|fe|faire)(?: moi)? (?:un|le|la|une) (?:petit |court )?${TEXT}\\b`,
    `\\b(?:ecris|ecrivez|ecrire) (?:leur|lui)\\b`,
    `\\b${TEXT} (?:au|aux|a la|a mon|a ma|a mes) [a-z]+$`,
    `\\b(?:un|une) (?:petit |petite )?${TEXT} pour (?:dire|demander|annoncer|prevenir|remercier|refuser|accepter)\\b`,
  ].join('|'),
  'u',
);

/** What asks for knowledge, not for a text. Folded. */
const ASKS_TO_KNOW =
  /^(?:et )?(?:combien|pourquoi|quand|quels?|quelles?|qui\b|est ce que|c est quoi|ca veut dire|puis je|dois je|faut il|ai je|peut on|a t on|a quoi|comment (?!(?:je |j )(?:lui |leur |la |le |l )*(?:ecris|dis|demande|reponds|formule)))|\b(?:ai je le droit|j ai le droit|c est legal|que risque|ca marche comment|est ce (?:que|qu|un|une|legal|normal)|que (?:mettre|dire|faire|repondre|peut|risque|demander)|quoi (?:dire|mettre|faire|repondre)|comment repondre|quels recours|t il raison|laisser tomber|ca compte|dois je|puis je|possible de|on peut|je peux)\b/u;

const isAsked = (line: string, question: string): boolean => {
  if (
    /^comment (?:je |j )(?:lui |leur |la |le |l )*(?:ecris|dis|demande|reponds|formule)\b.*/u.test(
      line,
    )
  )
    return true;
  const isOrder =
    /\b(?:fais|faites|ecris|ecrivez|redige|redigez|formule|prepare|preparez|tourne)\b/u.test(line);
  const asksUs =
    /\b(?:peux tu|tu peux|pouvez vous|vous pouvez|pourrais|pourriez|repond[a-z]*|reponse|dis|dites|previens|prevenez|remercie[rz]?|aide[rz]?|ecrire|vous me l ecrivez)\b/u.test(
      line,
    );
  if (/\?\s*$/u.test(question) && !isOrder && !asksUs) return false;
  if (asksForText(question))
    return (
      isOrder ||
      !/^(?:comment|que mettre|quoi)\b|\b(?:que repondre|quoi repondre|comment repondre|quels recours)\b/u.test(
        line,
      )
    );
  return !ASKS_TO_KNOW.test(line) && OUR_ORDER.test(line);
};

/** What a request to write is for, and whether it asks to write at all; null where it asks for no message that is known. `clean` is the request as it would be written with care. */
export const purposeOf = (question: string, clean: string): Purpose | null => {
  const line = opened(clean).replaceAll(/\s+/gu, ' ').trim();
  const explicit = isAsked(line, question);
  const isKnowing = ASKS_TO_KNOW.test(line) || /\?\s*$/u.test(clean);
  const rule = RULES.find(
    ({ said, unless, wish }) =>
      unless?.test(line) !== true &&
      (explicit
        ? said.test(line) || wish?.test(line) === true
        : !isKnowing && wish?.test(line) === true),
  );
  return rule?.purpose ?? null;
};
