import {
  ended,
  inWriting,
  statementOf,
  toThem,
  withNegations,
} from '#/domain/assistant/dictatedParts.fr';
import type { Addressee } from '#/domain/assistant/dictatedParts.fr';
import { withAccents } from '#/domain/assistant/restoredAccents.fr';
import { fold } from '#/domain/shared/text';

/** What a request dictates: the message in the person's own words put right, and how it is to be. */
export type Dictated = {
  /** Sentences, in the first person, each ended: what is told, then what is asked. */
  readonly sentences: readonly string[];
  readonly statements: readonly string[];
  readonly questions: readonly string[];
  /** How many of the statements were told before the message was asked for. */
  readonly prior: number;
  /** Thanks that are to be said too, as a sentence; empty where none are. */
  readonly thanks: string;
  /** How many things it says or asks. */
  readonly parts: number;
  readonly isAsking: boolean;
  readonly isSorry: boolean;
  readonly isSms: boolean;
  readonly isShort: boolean;
  readonly isFamiliar: boolean;
};

/** How haste writes what begins a sentence. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])ch?ui(?:s)?(?![\p{L}])/giu, 'je suis'],
  // "Bâtiment C est": a capital is a name.
  [/(?<![\p{L}’])([jldmnsc]|qu) (?=[aeiouyéèêh]\p{L}*)/gu, '$1’'],
  [/^([JLDMNSC]|Qu) (?=[aeiouyéèêh]\p{L}*)/gu, '$1’'],
  [/(?<![\p{L}’])jai(?![\p{L}])/giu, 'j’ai'],
  [/(?<![\p{L}’])n(?=(?:ai|avais|est|était|aurai)(?!\p{L}))/giu, 'n’'],
  [/(?<![\p{L}’])jarrive/giu, 'j’arrive'],
  [/(?<![\p{L}’])j(?=[bcdfgklmnpqrstvxz]\p{L}{2})/giu, 'je '],
  [/(?<![\p{L}’])y ?a(?= (?:pas|plus|un|une|des|du|trop|eu)(?!\p{L}))/giu, 'il y a'],
  [/(?<![\p{L}’])ya(?![\p{L}])/giu, 'il y a'],
  [/il il y a/giu, 'il y a'],
  [/(?<![\p{L}’])pr(?![\p{L}])/giu, 'pour'],
  [/(?<![\p{L}’])ecri(?=s|re|vez|t)/giu, 'écri'],
  [/(?<![\p{L}’])ecri(?!\p{L})/giu, 'écris'],
  [
    /(?<![\p{L}’])(écris|écrivez|écrire|dis|dites|dire|réponds|répondez|répondre|demande|annonce|explique|rappelle|propose|confirme|signale) a (?=\p{L})/giu,
    '$1 à ',
  ],
  // "Un mail a la mairie", "relance untel en lui rappelant que…".
  [
    /(?<=(?:e-?mail|mail|sms|texto|message|mess|mot|courrier|lettre|réponse)s?) a (?=\p{L})/giu,
    ' à ',
  ],
  [
    /^relance[rz]? (?!à |de |pour |les? candid)(\p{L}.{1,40}?),? (?=en (?:lui|leur|\p{L}+ant)|pour (?:lui|leur|dire|demander|rappeler)|et (?:dis|rappelle|demande|précise))/giu,
    'écris à $1 ',
  ],
  [/(?<![\p{L}’])ce mois ci(?![\p{L}])/giu, 'ce mois-ci'],
  [/(?<![\p{L}’])rdv(?![\p{L}])/giu, 'rendez-vous'],
  [/(?<![\p{L}’])si il(?=s?(?!\p{L}))/giu, 's’il'],
];

const ADJECTIVE =
  '(?:joyeu(?:x|se)|enjouée?|décontractée?|détendue?|légère?|optimiste|ferme|polie?|fermes?|courte?|brefs?|brève|longs?|longue|lourde?|lourds|gentil(?:le)?|sympa|sec|sèche|froide?|formel(?:le)?|simples?|chaleureu(?:x|se)|pro|professionnel(?:le)?|directe?|naturel(?:le)?|sérieu(?:x|se)|sobre|famili(?:er|ère)|insistante?|agressi(?:f|ve)|respectueu(?:x|se)|aimable|correcte?|diplomates?|diplomatiques?|enthousiastes?|pressante?|positi(?:f|ve)|rapide|vite|poliment|gentiment|rapidement|simplement|fermement|sèchement|cordialement|amicalement|sans fioritures?)';
const DEGREE =
  '(?:(?:pas|très|assez|bien|plutôt|trop|un peu|quand même|vraiment|juste|mais|et|ni|aussi|assez) )*';
const ADJECTIVES = `${DEGREE}${ADJECTIVE}(?:,? (?:et|mais|ni) ${DEGREE}${ADJECTIVE})*`;
const WITHOUT =
  'sans (?:faire pitié|m’énerver|m’étaler|en faire trop|(?:trop )?(?:de )?(?:détails?|blabla|phrases)|mendier|agressivité|pleurer|me plaindre|trop en dire|fautes?|être \\p{L}+|formules?|(?:donner de )?raisons?|(?:aucune )?explications?|(?:me )?justifi\\p{L}*|dire pourquoi|mentir|insister|supplier|(?:me )?griller(?: \\p{L}+)?|(?:l’|le |la |les )?(?:vexer|froisser|braquer|brusquer)(?: personne)?|en faire (?:des tonnes|des caisses|un drame)|(?:avoir l’air|donner l’impression|passer pour|paraître)[^,;.]*)';
const LENGTH =
  '(?:en )?(?:maximum |max )?(?:deux|trois|quatre|cinq|[2-9]|quelques) (?:lignes|phrases|mots)(?: (?:max|maximum|pas plus|au plus|seulement|suffisent))?|pas (?:un|de) (?:roman|pavé)|rien de plus|c’est tout|voilà';
const PLEASE = 'stp|svp|s’il (?:te|vous) plaît|merci(?: (?:d’avance|beaucoup|bien))?|si possible';
const FORM =
  'on se (?:tutoie|vouvoie|dit (?:tu|vous)|connaît)|(?:tu peux |vous pouvez |on peut )?(?:le |la )?tuto(?:ie|yer|yant|iement|yez)(?:[- ](?:le|la|les|moi))?|(?:le |la )?vouvo(?:ie|yer|yant|iement|yez)(?:[- ](?:le|la|les|moi))?|(?:avec|en) (?:le )?(?:tu|vous)|au (?:tutoiement|vouvoiement|tu|vous)|en (?:le|la) (?:tutoyant|vouvoyant)';
const BE_THUS =
  /(?:(?:sois|reste|soyez|restez|fais|faites|mets|écris|garde)(?:[- ](?:le|la|ça))? )?(?:(?:dans )?un (?:ton|style) |quelque chose de |un truc )?/u
    .source;
const ORDERED = `(?:${BE_THUS}${ADJECTIVES}|(?:fais|faites)(?:[- ]le)? (?:court|simple|bref|vite)|(?:le )?ton ${ADJECTIVES})`;
const MANNER_WORDS = `(?:${ORDERED}|${WITHOUT}|${LENGTH}|${PLEASE}|${FORM})`;
const BE_SO = /^(?:et |mais )?(?:sois|soyez|reste|restez) /iu;
/** A whole clause that only tells how it is to be written. */
const MANNER_CLAUSE = new RegExp(
  `^(?:(?:et|mais|surtout|juste|bien) )*${MANNER_WORDS}(?:(?: |,? et |,? mais )${MANNER_WORDS})*$`,
  'iu',
);
const MANNER_AT_END = new RegExp(`(?:[\\s,]+(?:et |mais )?${MANNER_WORDS})[\\s.!]*$`, 'iu');
/** At the end of a clause such words may be its own: "je serai bref", "c'est trop long". */
const OWN_AT_END =
  /(?<!\p{L})(?:apprends|apprend|travaille|progresse|adapte|réagis|lis|titre|bac|baccalauréat|projet|parcours|contact|diplôme|stage|permis|numéro|suis|es|est|sont|serai|sera|était|étais|être|reste|trop|plus|moins|très|assez|si|trouve|semble) \p{L}+[\s.!]*$/iu;
const SHORT =
  /(?:deux|trois|2|3|quelques) (?:lignes|phrases|mots)|(?<!\p{L})(?:court|courte|bref|brève|vite|rapide|pas (?:un|de) (?:roman|pavé)|pas trop long(?:ue)?)(?!\p{L})/iu;
const SMS = /(?<!\p{L})(?:sms|texto|whatsapp)(?!\p{L})/iu;
const FAMILIAR = /tuto(?:ie|y)|(?:avec|en|au) (?:le )?tu(?!\p{L})/iu;
const FRIEND =
  /(?:à|pour|mon|ma|un|une) (?:\p{L}+ )?(?:collègue|copain|copine|pote|amie?|cousine?|voisine?|camarade)(?!\p{L})/iu;

const OF_RANK =
  /(?:à|pour) (?:mon|ma|le|la) (?:ancien(?:ne)? |ex[- ])?(?:patron|chef|direct|responsable|manager)/iu;

/** What is to be said, without how it is to be written: so many lines, kindly, no more than a word. */
export const withoutManner = (text: string): string => {
  const found = MANNER_AT_END.exec(text);
  if (found === null) return text.trim();
  const next = text.slice(0, found.index);
  const isOwn =
    OWN_AT_END.test(text) && !/^[\s]*,/u.test(found[0]) && !/stp|svp|plaît|merci/iu.test(found[0]);
  return isOwn ? text.trim() : withoutManner(next);
};

/** What is to be kept from whom it goes to, and the order to keep it. */
const KEPT_BACK =
  /,?\s*(?:[^,;.]+?)(?:,| )\s*(?:mais|et|par contre|surtout)\s+(?:ne (?:le |la |les )?(?:leur |lui )?(?:dis|dites|parle|précise|mentionne) pas(?: (?:ça|cela))?|(?:dis|parle)(?:[- ](?:leur|lui|en))* pas|sans (?:le |la )?(?:leur |lui )?(?:dire|préciser)|(?:ça )?(?:ne )?(?:leur|lui|les) dis pas)(?: (?:ça|cela))?(?=$|[,;.])/giu;
const KEPT_BACK_AFTER =
  /,?\s*(?:(?:mais|et|surtout) )?(?:ne (?:leur |lui )?(?:dis|parle|mentionne|précise|évoque)s? (?:surtout |absolument )?pas|sans (?:leur |lui )?(?:dire|parler|préciser|mentionner))(?: (?:que|qu’|de|d’|du|pour))\s?[^,;.]+/giu;

const inPlain = (text: string): string =>
  SHORTHAND.reduce((line, [from, to]) => line.replace(from, to), text.replaceAll("'", '’'));

const SAY =
  '(?:(?:re)?dire|(?:re)?dis|(?:re)?dites|dise|répéter|répète[rz]?|avertir|avertis|prévenir|préviens|prévenez|prévienne|annoncer|annonce[rz]?|expliquer|explique[rz]?|signaler|signale[rz]?|confirmer|confirme[rz]?|rappeler|rappelle[rz]?|informer|informe[rz]?|préciser|précise[rz]?|ajouter|ajoute[rz]?|répondre|réponds|répondez|indique[rz]?|mets|mettre|mentionne[rz]?)';
const ASK = '(?:demander|demande[rz]?|savoir|voir)';
const THANK = '(?:remercier|remercie[rz]?|dire merci|dis(?:[- ](?:lui|leur))? merci)';
const PRONOUN =
  '(?:-(?:lui|leur|le|la|les|moi|nous)| (?:lui|leur|moi|nous)(?!\\p{L})| le(?= (?:à|a|au|aux) ))*';
const TEXT =
  /(?:e-?mail|mail|sms|texto|message|mess|mot|courrier|lettre|réponse|relance|texte|courriel|whatsapp|candidature spontanée)s?/u
    .source;
const WRITE =
  '(?:écris|écrire|écrivez|écrive|rédige[rz]?|fais|faire|faites|fait|prépare[rz]?|envoie|envoyer|envoyez|compose[rz]?|génère|réponds|répondre|répondez)';
const POLITE =
  '(?:(?:bonjour|bonsoir|salut|ok|bon|alors|et|mais|puis|aussi|donc|vite|stp|svp|ensuite)[ ,]+)*';
const WISH =
  /(?:(?:est[- ]ce que )?(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:m’|me )?|(?:peux|pouvez|pourrais|pourriez)[- ](?:tu|vous) (?:m’|me )?|(?:il )?faut que (?:je |j’|tu )(?:lui |leur )?|(?:il )?faudrait (?:que (?:je |tu ))?|je (?:dois|veux|voudrais|souhaite|souhaiterais|vais) (?:bien )?(?:lui |leur |que tu |que vous )?|j’(?:aimerais|ai besoin (?:de |d’))(?:lui |leur )?|il me (?:faut|faudrait) |me faudrait |aide[rz]?[- ]moi à (?:lui |leur )?|merci de (?:m’|me )?)?/u
    .source;
const A_SHORT =
  /(?:(?:un|une|le|la|l’|mon|ma|ce|cette) ?)?(?:(?:petite?|court|courte|joli|jolie|bon|bref|vrai|beau|gentil) )*/u
    .source;
const NOUN_TEXT = `(?:${A_SHORT}${TEXT}|(?:une|la|ma|cette) (?:petite )?demande)(?: (?:linkedin|whatsapp|vocal|à laisser|de \\p{L}+(?!\\s+(?:que|qu’)))| (?:court|courte|poli|polie|rapide|simple|sympa|bref|gentil|gentille|ferme|vite fait))*`;
/** Where the words that name who gets it end. */
const UNTIL =
  '(?=\\s+(?:que\\s|qu’|si\\s|s’ils?\\s|s’elles?\\s|pour\\s(?:que\\s|qu’|lui\\s|leur\\s|le\\s|la\\s|les\\s|l’|me\\s|m’|\\p{L}+(?:er|ir|re|oir)(?!\\p{L}))|afin|comme quoi|en disant|disant|en (?:le|la|les) \\p{L}+ant|qui\\s|de (?:me|nous|lui|leur)\\s|de m’|de (?:garder|transmettre|envoyer|confirmer|rappeler|reporter|décaler|avancer|prolonger|donner|faire|corriger|modifier|vérifier|tenir|prévenir|signer|payer|verser|rembourser|régulariser|relire|regarder|prendre)\\s|(?:mon|ma|mes)\\s|quand\\s|où\\s|combien\\s|à quelle|je\\s|j’|:)|\\s*[:]|$)';
const RECIPIENT = `(?:(?:(?:à|au|aux|chez)\\s+(?!l[ea]quel|qui\\s|quel|(?:télé|re)?(?:travailler|partir|prendre|décaler|changer|faire|poser|avoir|être|venir|passer|quitter|commencer|finir|reporter|rencontrer|échanger|visiter|réduire)\\s)|pour\\s+(?!(?:(?:lui|leur|le|la|les|me|nous) |[lm]’)?(?:ne pas )?\\p{L}+(?:er|ir|re|oir)(?:\\s|$)))([^,;:]{2,60}?)${UNTIL})`;

const TO_DO = /(?:et )?(?:(?:pour|afin de|de|d’|en) ?)?/u.source;
const OBJECT = /(?:lui |leur |le |la |les |l’)?/u.source;

const ORDER_TO_WRITE = new RegExp(
  `^${POLITE}${WISH}(?:(?:${WRITE})${PRONOUN}(?:\\s+${NOUN_TEXT})?|${NOUN_TEXT})(?:\\s+${RECIPIENT})?(?:\\s+|$|(?=:))`,
  'iu',
);
const ORDER_TO_SAY = new RegExp(
  `^${POLITE}${TO_DO}${WISH}${OBJECT}${SAY}(?:ant)?${PRONOUN}(?:\\s+${RECIPIENT}|\\s+(?:l’|la |le |les |mon |ma |mes |m |mr |mme |monsieur |madame )[^,;:]{2,40}?(?=\\s+(?:que|qu’|de|d’))|\\s+(?!que\\s|qu’|si\\s|non|oui|merci|pourquoi|combien|quand|où|je\\s|j’|bien\\s|juste\\s|aussi\\s)[^,;:]{2,30}?(?=\\s+(?:que\\s|qu’)))?(?:\\s+(?:aussi|bien|juste|seulement|bien sûr))*(?:\\s+|$)`,
  'iu',
);
const ORDER_TO_ASK = new RegExp(
  `^${POLITE}${TO_DO}${WISH}(?:lui |leur )?${ASK}${PRONOUN}(?:\\s+${RECIPIENT})?(?:\\s+|$)`,
  'iu',
);
const ORDER_TO_THANK = new RegExp(
  `^${POLITE}${TO_DO}${WISH}${OBJECT}${THANK}${PRONOUN}(?:\\s+(?!(?:de|d’|du|pour)\\s?)(?:[^,;:]{2,50}?)(?=\\s+(?:de |d’|du |des |pour |qui )|$))?(?:\\s+|$)`,
  'iu',
);

/** Where another thing to say or to ask begins. */
const JOINT = new RegExp(
  `\\s*[;]\\s*|\\s*:\\s+(?=(?:${SAY}|${ASK}|${THANK})${PRONOUN}\\s)|\\s+et\\s+(?=propose[rz]?\\s)|\\s*,\\s+(?:et\\s+|mais\\s+|puis\\s+|aussi\\s+)*|[.!?…]+\\s+|\\s+(?:et|mais|puis|ou)\\s+(?:aussi\\s+)?(?=(?:(?:pour |de |d’)?(?:lui |leur |le |la |les )?(?:${SAY}|${ASK}|${THANK})${PRONOUN}\\s|que\\s|qu’|si\\s|s’ils?\\s|je\\s|j’|on\\s|il faut|c’est|mon\\s\\p{L}+\\s(?:est|a)|(?:combien|quand|comment|quel|où|à\\squel)(?:le)?s?\\s|(?:${ORDERED}|${FORM})(?:$|[,.])))`,
  'iu',
);

/** What only the person knows, and that such a message has to say. */
const MISSING: readonly (readonly [holds: RegExp, needs: RegExp, from: RegExp, to: string])[] = [
  [
    /(?<!\p{L}|en )(?:acompte|avance)(?!\p{L})/iu,
    /\d/u,
    /(?<!\p{L})(acompte|avance)(?!\p{L})(?! de)/iu,
    '$1 de [montant]',
  ],
];
const filledIn = (text: string): string =>
  MISSING.reduce(
    (line, [holds, needs, from, to]) =>
      holds.test(line) && !needs.test(line) ? line.replace(from, to) : line,
    text,
  );

type Question = { readonly start: string; readonly rest: string };

/** A question that is dictated, put to whom it goes: how it opens and what it asks; null where its words cannot be turned. */
const questionOf = (said: string, to: Addressee): Question | null => {
  const text = inWriting(said.trim()).replace(/[.!?…,;\s]+$/u, '');
  const you = to.isFamiliar;
  const [could, tell, give, send] = you
    ? ['Pourrais-tu', 'Pourrais-tu me dire', 'Pourrais-tu m’accorder', 'Pourrais-tu m’envoyer']
    : [
        'Pourriez-vous',
        'Pourriez-vous me dire',
        'Pourriez-vous m’accorder',
        'Pourriez-vous m’envoyer',
      ];
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^est[- ]ce qu(?:e |’)(.+)$/iu, 'Est-ce que'],
    [/^si (je (?:peux|pourrais|pouvais) .+)$/iu, 'Est-ce que'],
    [
      /^(?:si |s’)(?:elle|ils?|elles|on) (?:peut|peuvent|pourrait|pourraient|pouvait|veut bien|veulent bien) ((?!commencer|faire|savoir|avoir|être|venir).+)$/iu,
      could,
    ],
    [
      /^(?:si c’est|si ce serait|s’il est|si c’était|s’il serait) possible ((?:de |d’).+)$/iu,
      'Serait-il possible',
    ],
    [/^(?:de |d’)(?=m[e’]|nous)(.+)$/iu, could],
    [/^((?:si |s’il|s’elle).+)$/iu, tell],
    [/^((?:quand|où|combien|comment|à quel|quel|ce qu|pourquoi).+)$/iu, tell],
    [/^(?:de |d’)(\p{L}+(?:er|ir|re|oir) .+)$/iu, could],
    [
      /^((?:un|une|des|mon|ma|mes|le|la|les|l’|quelques|\d+|deux|trois|quatre|cinq)[ \u2019]?(?:(?:petite?|nouve(?:au|lle)|autre) )?(?:acompte|avance|augmentation|rendez-vous|entretien|jours?|journée|congés?|délai|pause|semaine|après-midi|matinée|aménagement|entrevue).*)$/iu,
      give,
    ],
    [
      /^(?!.*(?<!\p{L})(?:est|sont|était|manque|n’est|comporte)(?!\p{L}))((?:un|une|des|mon|ma|mes|le|la|les|l’|du) ?(?=.*(?:attestation|bulletin|fiche|certificat|contrat|planning|document|copie|justificatif|relevé|lien|adresse|formulaire|papier|solde|programme|convention|facture|devis|plan|liste|numéro|date|horaire)).+)$/iu,
      send,
    ],
  ];
  const wished = /^à (\p{L}+(?:er|ir|re|oir)(?!\p{L}).*)$/iu.exec(text)?.[1];
  if (wished !== undefined) {
    const rest = toThem(`${/^[aeiouéèêh]/iu.test(wished) ? 'd’' : 'de '}${wished}`, to);
    return rest === null ? null : { start: 'Serait-il possible', rest: withNegations(rest) };
  }
  for (const [pattern, start] of rules) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) {
      const rest = toThem(found, to);
      return rest === null ? null : { start, rest: filledIn(withNegations(rest)) };
    }
  }
  return null;
};

/** Questions one after the other: those that open alike are one sentence. */
const asSentences = (questions: readonly Question[], isFamiliar: boolean): readonly string[] => {
  const groups: { start: string; rests: string[] }[] = [];
  for (const { start, rest } of questions) {
    const same = groups.find((each) => each.start === start);
    if (same === undefined) groups.push({ start, rests: [rest] });
    else same.rests.push(rest);
  }
  const could = isFamiliar ? 'Pourrais-tu' : 'Pourriez-vous';
  return groups.map(({ start, rests }, at) => {
    const opening =
      at > 0 &&
      start.startsWith(could) &&
      groups.slice(0, at).some((each) => each.start.startsWith(could))
        ? start.replace(could, `${could} aussi`)
        : start;
    const words = `${opening} ${rests.join(' et ')}`
      .replace(/^Est-ce que je peux/u, 'Est-ce que je peux')
      .replace(/que (?=(?:il|elle|on)(?!\p{L}))/gu, 'qu’');
    return ended(words, '\u202f?');
  });
};

/** The clauses of a request, and the words that join each to the one before it. */
const clausesOf = (text: string): readonly { readonly text: string; readonly joint: string }[] => {
  const found: { text: string; joint: string }[] = [];
  let [at, joint] = [0, ''];
  for (const each of text.matchAll(new RegExp(JOINT.source, 'giu'))) {
    found.push({ text: text.slice(at, each.index), joint });
    [at, joint] = [each.index + each[0].length, each[0]];
  }
  return [...found, { text: text.slice(at), joint }];
};

type Reading = 'before' | 'say' | 'ask' | 'thank';

/** A yes that accepts, however it is told. */
const YES = /^(?:c’est |je dis |que )?oui(?: pour moi)?$|^je suis d’accord$/iu;
const SAYS_YES =
  /(?<!\p{L})(?:dis|dites|réponds|répondez)(?:[- ](?:lui|leur))? (?:que )?(?:c’est )?oui(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(?:besoin|voudrais|aimerais|souhaite\p{L}*(?! toujours)|veux(?! bien| toujours)|demande)(?!\p{L})/iu;
/** What somebody else can grant. */
const TO_BE_GRANTED =
  /(?<!\p{L})(?:avance|acompte|congés?|jours?|journée|repos|changer|décaler|déplacer|reporter|modifier|annuler|passer|prendre|avoir|obtenir|rencontrer|échanger|télétravail\p{L}*|temps partiel|horaires?|délai|rendez-vous|contrat|matin|soir|semaine|besoin|pause|planning|partir plus|aide)(?!\p{L})/iu;
const SORRY =
  /(?<!\p{L})(?:retard|absente?|malade|en arrêt|(?:n’|ne )(?:peux|pourrai|pourrais|viens|viendrai|serai) (?:pas|plus)|empêchement)(?!\p{L})/iu;
/** Who it goes to, told beside the name: "Untel, responsable RH chez…". */
const OF_A_ROLE =
  /^(?:(?:le|la|mon|ma|notre|leur) )?(?:responsable|direct(?:eur|rice)|rh|drh|chef(?:fe)?|gérante?|manager|recruteu(?:r|se)|conseill(?:er|ère)|collègue|patron(?:ne)?|assistante?|secrétaire|chargée?|ancien(?:ne)?) ?[^.]{0,60}$/iu;
/** Said to who writes, and not to whom it goes: what sort of text is needed, and why it is asked. */
const ASIDE =
  /^(?:refuse|décline|accepte|négocie|relance|remercie|annule|décale|reporte)[rz]? (?!que |qu’)|^(?:je|j’) ?(?:dois|veux|voudrais|ai besoin|aimerais|souhaite|cherche à|sais pas|ne sais pas) ?(?:de |d’|bien )?(?:un |une |la |le |ma |mon )?(?:mail|message|lettre|texte|sms|mot|courrier|démission|négocier|écrire|comment|quoi|relancer|refuser|accepter|répondre|lui|leur)|^(?:il|elle|ils|elles) (?:se|s’)|^(?:comment|quoi) |^qui |^tu |^c’est pour |^(?:il )?(?:me )?(?:faut|faudrait) (?!que je |qu’on )|^(?:que )?je (?:ne )?(?:la |le |les )?connais(?: pas| bien| déjà)?$|^que j’ai (?:rencontrée?|vue?|croisée?|connue?)(?!\p{L})|^(?:j’(?:ai|avais) (?:eu|passé) (?:un |mon |l’)?entretien (?:hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi))$/iu;
/** Of them, and not put as what is to be said: told to who writes. */
const OF_THEM_ASIDE =
  /^(?:ils?(?! y a| faut| est (?:possible|prévu))|elles?|on(?! m’a (?:dit|parlé|indiqué|conseillé|transmis))) /iu;
/** Told to who writes, before anything is asked: what happened between them and whom it goes to. */
const KNOWN_TO_THEM =
  /(?<!\p{L})(?:quoi|comment)(?!\p{L})|(?<!\p{L})(?:le|la|mon|ma|mes|les) (?:patron|chef|recruteu|direct|responsable|rh|drh|employeur|boîte|boite|agence)|(?<!\p{L})(?:ils?(?! y a)|elles?|on|qu’ils?)(?!\p{L})|(?<!\p{L})(?:pris|prise|retenue?|embauchée?|refusée?|acceptée?|reçue?|convoquée?)(?!\p{L})|entretien|rendez-vous|(?:j’ai|je viens de) (?:vu|voir|rencontr)/iu;
const REASON = /^(?:parce qu(?:e |’)|car |vu qu(?:e |’)|puisqu(?:e |’)|comme )/iu;
const OWN_REASON =
  /^(?:mon |ma |mes |notre |j’ai (?!le |la |un |une )|je suis (?:malade|en arrêt)|il y a |c’est (?!bon)|le |la |les |l’|une? |panne|grève|chaudière)/iu;
const UNABLE =
  /(?:ne |n’)\p{L}+ (?:\p{L}+ )?(?:pas|plus)(?!\p{L})|retard|absen|annul|décal|report|retire|avance|acompte/iu;
const APOLOGY =
  /^(?:(?:et |encore |vraiment )*(?:désolée?|navrée?|pardon|toutes mes excuses|je (?:m’excuse|suis (?:vraiment )?(?:désolée?|navrée?))))$/iu;
const THANKING =
  /^(?:que |qu’)?(?:je |j’)?(?:(?:la|le|les|vous|te|l’|t’) ?)?(?:remercie|dis merci)(?: beaucoup| bien| d’avance)?(?: (?:pour|de|d’).+)?$|^merci(?: beaucoup)?(?: (?:pour|de|d’).+)?$/iu;

/** A colleague is "mon" or "ma", a woman or a man. */
const OF_EITHER = /(?<!\p{L})(?:collègue|pote|responsable|interlocuteur|contact)(?!\p{L})/iu;

const genderOf = (recipient: string): Addressee['gender'] =>
  /(?<!\p{L})(?:ancienne|ma|(?:amie|copine|cousine|voisine|\p{L}+(?:trice|euse|ière))(?!\p{L})) ?/iu.test(
    recipient,
  )
    ? 'feminine'
    : OF_EITHER.test(recipient) && !/^(?:la|ma|le) /iu.test(recipient)
      ? null
      : /^(?:la |ma |mme|madame|cette |une )/iu.test(recipient)
        ? 'feminine'
        : /^(?:le |mon |m\.|mr|monsieur|u |un |directeur|patron)/iu.test(recipient)
          ? 'masculine'
          : null;

const thanksFor = (rest: string, to: Addressee): string => {
  const object = to.isFamiliar ? 'te' : 'vous';
  const what = toThem(inWriting(rest.replace(/[.!?\s]+$/u, '')), to);
  if (what === null || what === '' || !/^(?:de |d’|du |des |pour )/iu.test(what))
    return ended(`je ${object} remercie`);
  return ended(
    `je ${object} remercie ${what.replace(
      /^(?:de l’|du |de la |d’)(?=entretien|accueil|échange|rendez-vous|temps|aide)/iu,
      (from) =>
        /^du/iu.test(from)
          ? 'pour le '
          : `pour ${from.replace(/^de /iu, '').replace(/^d’$/iu, 'l’')}`,
    )}`,
  );
};

const INFINITIVE =
  /^(?:pour |afin de |afin d’|de |d’)((?:me |m’|nous )?\p{L}+(?:er|ir|re|oir)(?!\p{L}))(.*)$/iu;
/** Infinitives that only name the kind of message. */
const NAMES_KIND =
  /^(?:relancer|répondre|postuler|accepter|refuser|décliner|négocier|démissionner|candidater|écrire|retirer)$/iu;

/** What a purpose says by its infinitive: a wish, a question, or an apology; null where it only names the message. */
const purposeOf = (
  text: string,
  to: Addressee,
): { statement?: string; question?: Question } | null => {
  const found = INFINITIVE.exec(text);
  if (found === null) return null;
  const verb = (found[1] ?? '').toLowerCase();
  const rest = inWriting((found[2] ?? '').trim());
  if (NAMES_KIND.test(verb) || rest === '') return {};
  const turned = toThem(rest, to);
  if (turned === null) return null;
  if (
    /^(?:connaître|savoir)$/u.test(verb) &&
    /^(?:le |la |les |l’|un |une |des |vos |votre )/iu.test(turned)
  )
    return {
      question: {
        start: to.isFamiliar ? 'Pourrais-tu m’indiquer' : 'Pourriez-vous m’indiquer',
        rest: turned,
      },
    };
  if (/^(?:envoyer|transmettre|adresser|joindre)$/u.test(verb))
    return { statement: ended(`je ${to.isFamiliar ? 't’' : 'vous '}envoie ${turned}`) };
  if (verb === 'prendre' && /nouvelles/iu.test(rest))
    return {
      statement: ended(`j’espère que ${to.isFamiliar ? 'tu vas' : 'vous allez'} bien`),
    };
  if (verb === 'm’excuser')
    return { statement: ended(`je ${to.isFamiliar ? 'te' : 'vous'} prie de m’excuser ${turned}`) };
  if (/^(?:échanger|prendre|passer|avoir|rencontrer|changer)$/u.test(verb))
    return {
      question: {
        start: 'Serait-il possible',
        rest: `${/^[aeiouéèh]/u.test(verb) ? 'd’' : 'de '}${verb} ${turned}`,
      },
    };
  if (/^(?:récupérer|obtenir|recevoir|réclamer)$/u.test(verb))
    return {
      question: {
        start: to.isFamiliar ? 'Pourrais-tu m’envoyer' : 'Pourriez-vous m’envoyer',
        rest: turned,
      },
    };
  if (
    /^(?:décaler|déplacer|reporter|annuler|confirmer)$/u.test(verb) &&
    /entretien|rendez-vous/iu.test(rest)
  )
    return {};
  if (/^(?:décaler|déplacer|reporter|annuler|poser|modifier)$/u.test(verb))
    return { statement: ended(`je souhaiterais ${verb} ${turned}`) };
  if (/^proposer$/u.test(verb) && /^(?:un|une|de|mon|ma|mes|d’)/iu.test(turned))
    return { statement: ended(`je ${to.isFamiliar ? 'te' : 'vous'} propose ${turned}`) };
  // Any other purpose is what one wishes, said as such.
  return /^(?:me |m’|nous )?(?:savoir|voir|dire|demander|être|avoir|faire)$/u.test(verb)
    ? null
    : { statement: ended(`je souhaite ${verb} ${turned}`) };
};

/** Presents oneself: what follows tells who one is. */
const PRESENTS =
  /^(?:pour |et |de )*me présenter(?: en .{3,20}| rapidement| vite)?(?:\s*:\s*(.*))?$/iu;

const INFINITIVES: Readonly<Record<string, string>> = {
  fasse: 'faire',
  vienne: 'venir',
  prenne: 'prendre',
  dise: 'dire',
  réponde: 'répondre',
  envoie: 'envoyer',
  transmette: 'transmettre',
  mette: 'mettre',
  rappelle: 'rappeler',
  appelle: 'appeler',
};

/** What whom it goes to is to do, "pour qu'elle donne…", as a question put to them; null where nothing is, or its verb is not known. */
const wishOfThem = (clause: string, to: Addressee): Question | null => {
  const found =
    /^pour qu’(?:ils?|elles?|on) ((?:m’|me |nous |l’|le |la |les |lui )?)(\p{L}+e)(?:nt)?(?!\p{L})(.*)$/iu.exec(
      clause,
    );
  if (found === null) return null;
  const [, pronoun = '', verb = '', rest = ''] = found;
  const turned = toThem(inWriting(rest.trim()), to);
  return turned === null
    ? null
    : {
        start: to.isFamiliar ? 'Pourrais-tu' : 'Pourriez-vous',
        rest: `${pronoun}${INFINITIVES[verb.toLowerCase()] ?? `${verb}r`} ${turned}`.trim(),
      };
};

const PROPOSES =
  /^(?:de |d’|pour )?(?:lui |leur )?propose[rz]?(?:[- ](?:lui|leur))? ((?:plutôt |le |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)(?!\p{L}).*)$/iu;
const HELPED =
  /^(?:(?:à|au|pour) .{2,40}? )?qui m’a (aidée?|donnée?|conseillée?|recommandée?|présentée?|formée?|passée?|transmis|trouvée?)(?: (.+))?$/iu;

/** Only names whom it goes to, beside what they are: "Mme Untel", "chef Telautre". */
const ADDRESSEE_ALONE =
  /^(?:(?:mon|ma|le|la|un|une|notre) )?(?:(?:chef(?:fe)?|collègue|patron(?:ne)?|direct(?:eur|rice)|responsable|conseill(?:er|ère)|recruteu(?:r|se)|gérante?|m|mr|mme|mlle|monsieur|madame) ){0,2}(?:(?!Je|J|Mon|Ma|Il|Elle|On)\p{Lu}[\p{L}’-]+)(?: \p{Lu}[\p{L}’-]+)?$/u;
/** A purpose that names the message, or a question put to who writes: no words of the message. */
const NO_WORDS =
  /^(?:pour|afin|de|d’|en|et toi|tu|vous) |^(?:avec|sans|ton|objet|chez|dans|à|au) |\?$|^(?:fais|faites|écris|écrivez|rédige|mets|donne|aide)(?!\p{L})/iu;
const FEWEST_OWN = 2;
/** Told as what is to be said, or by who says it. */
const SAYS_A_THING = /^(?:et |mais |puis )*(?:que |qu’|je |j’|nous |on |il y a |c’est |ce )/iu;

/** What is said by words that cannot be turned for sure, as the person put it; null where they are no words of the message. */
const inOwnWords = (clause: string, to: Addressee): string | null => {
  const said = inWriting(clause.replace(/^(?:et |mais |puis )*(?:que |qu’)/iu, '')).trim();
  if (NO_WORDS.test(said) || said.split(' ').length < FEWEST_OWN) return null;
  if (!SAYS_A_THING.test(clause)) return null;
  const turned = toThem(said, to) ?? said;
  return OF_A_THIRD.test(turned) ? null : ended(withNegations(turned));
};

/** A thing that is asked for by its name. */
const A_THING = /^(?:le|la|les|l’|un|une|des|son|sa|ses|leurs?|votre|vos|quelques) ?\p{L}/iu;

/** Still speaks of whom it goes to as of somebody else. */
const OF_A_THIRD = /(?<![\p{L}’])(?:ils|elles|leurs?|lui|eux)(?!\p{L})/iu;

/** A verb of who writes, without "je". */
const WITHOUT_ME =
  /^(?:habite|cherche|recherche|travaille|parle|possède|dispose|maîtrise|suis|ai|viens|sors|termine|reste|peux) \p{L}/iu;

/** What is told of whom it goes to, before what it is to say. */
const RELATIVE =
  /^qui [^:,]{3,60}?(?:\s*:\s*|\s(?=pour (?:que |qu’|lui |leur |dire |demander )))/iu;

/** An order to write that follows what is to be said: "…, tu peux écrire le mail ?". */
const ORDER_AFTER =
  /[,.;!?]?\s*(?:(?:et|donc|alors|merci de|est[- ]ce que) )?(?:(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) |(?:peux|pouvez|pourrais)[- ](?:tu|vous) )?(?:m’|me )?(?<!\p{L})(?:fais|fait|faire|faites|écris|écrire|écrivez|rédige[rz]?|prépare[rz]?)(?:[- ](?:moi|le|la|ça|lui|leur))*(?: (?:le|un|une|la|ce|cette|petit)(?!\p{L}))*(?: ?(?:e-?mail|mail|message|sms|texto|mot|courrier|lettre))(?: (?:stp|svp|s’il (?:te|vous) plaît))?\s*[.!?\u202f]*$/iu;

/** A request without the order that only closes it, where something is told before. */
export const withoutOrderAfter = (request: string): string => {
  const left = request.replaceAll("'", '’').replace(ORDER_AFTER, '');
  return left.split(/\s+/u).length > FEWEST_TOLD ? left : request;
};
const FEWEST_TOLD = 4;

/** What a request to write says that the message is to say, all of it; null where it dictates nothing, or something that cannot be written as it is. */
export const dictatedIn = (request: string): Dictated | null => {
  const links: string[] = [];
  const isPlain = fold(request) === request.toLowerCase().replaceAll('’', "'");
  const written = withoutOrderAfter(request);
  const plain = inPlain((isPlain ? withAccents(written) : written).replaceAll(/\s+/gu, ' ').trim())
    .replaceAll(/(?<!\p{L})(m|mr|mme|mlle)\. /giu, '$1 ')
    .replaceAll(/https?:\/\/[^\s,;]+[^\s,;.!?)]/giu, (link) => `lien${links.push(link)}lien`)
    .replaceAll(
      /(?<=lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|matin|soir) (?=c’est (?!bon|ok|possible|mieux))/giu,
      ', ',
    )
    .replace(KEPT_BACK, '')
    .replace(KEPT_BACK_AFTER, '');
  const isFamiliar =
    FAMILIAR.test(plain) || (FRIEND.test(plain) && !/vouvo/iu.test(plain) && !OF_RANK.test(plain));
  const restored = (text: string): string =>
    (isPlain ? withAccents(text) : text).replaceAll(
      /lien(\d+)lien/giu,
      (_whole, at: string) => links[Number(at) - 1] ?? '',
    );

  let to: Addressee = { isFamiliar, gender: null };
  let reading: Reading = 'before';
  const statements: string[] = [];
  const questions: Question[] = [];
  let thanks = '';
  let accepts = SAYS_YES.test(plain);
  let told = 0;
  let hasOrder = written !== request;
  let isLost = false;
  let presents = false;
  let isSorry = false;
  let prior: number | null = null;

  const say = (clause: string): void => {
    const words = withoutManner(clause)
      .replace(/^(?:que |qu’)/iu, '')
      .replace(/^je (?:(?:leur|lui|vous) )?(?:dis|précise|répète) (?:bien )?(?:que |qu’)/iu, '');
    if (words === '' || MANNER_CLAUSE.test(words)) return;
    // "… et si c'est possible": a question without its order.
    if (/^si (?!je |j’)/iu.test(words) && !words.includes(',') && questions.length > 0) {
      ask(words);
      return;
    }
    const agreed = /^(?:oui|ok|d’accord|c’est bon)(?: pour)? (?!je |j’|mais )(.+)$/iu.exec(
      words,
    )?.[1];
    if (agreed !== undefined && reading !== 'before') {
      statements.push(ended(`c’est d’accord pour ${inWriting(agreed)}`));
      told += 1;
      return;
    }
    if (/^(?:non|oui) /iu.test(words)) return;
    if (YES.test(words)) {
      accepts = true;
      return;
    }
    if (WITHOUT_ME.test(words)) {
      say(`je ${words}`.replace(/^je (?=[aeiouyéèh])/iu, 'j’'));
      return;
    }
    if (APOLOGY.test(words)) {
      isSorry = true;
      return;
    }
    if (THANKING.test(words)) {
      const rest = words
        .replace(/^.*?(?:remercie|merci)(?: beaucoup| bien| d’avance)?/iu, '')
        .trim();
      thanks = thanksFor(rest, to);
      return;
    }
    const last = statements.at(-1);
    const reason = REASON.exec(words);
    if (reason !== null && last !== undefined && !/^comme /iu.test(words)) {
      const turned = toThem(inWriting(words.replace(REASON, '')), to);
      if (turned !== null) {
        statements[statements.length - 1] = ended(
          `${last.replace(/\.$/u, '')}, car ${withNegations(turned)}`,
        ).replace(/car (?=il |elle )/u, 'car ');
        return;
      }
    }
    const inner = /^(.+?) (?:parce qu(?:e |’)|vu qu(?:e |’))(.+)$/iu.exec(words);
    const statement = statementOf(
      inner === null ? words : `${inner[1] ?? ''}, car ${inner[2] ?? ''}`,
      to,
    );
    if (statement !== null && isOpposed && last !== undefined) {
      statements[statements.length - 1] = ended(
        `${last.replace(/\.$/u, '')}, mais ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`,
      );
      told += 1;
      return;
    }
    if (
      statement !== null &&
      inner === null &&
      last !== undefined &&
      OWN_REASON.test(words) &&
      UNABLE.test(last) &&
      !/\u00a0: /u.test(last) &&
      !UNABLE.test(statement) &&
      !/disponible/u.test(statement)
    ) {
      statements[statements.length - 1] = ended(
        `${last.replace(/\.$/u, '')}\u00a0: ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`,
      );
      return;
    }
    if (statement !== null) {
      statements.push(filledIn(statement));
      told += 1;
      return;
    }
    if (ADDRESSEE_ALONE.test(words)) return;
    if (presents && last === undefined && words.split(' ').length <= 5) {
      statements.push(ended(`je suis ${words}`));
      told += 1;
      return;
    }
    // A thing named beside what was said, with no verb: its reason, or its detail.
    if (
      last !== undefined &&
      reading !== 'ask' &&
      words.split(' ').length <= 7 &&
      !/(?<!\p{L})(?:il|elle|ils|elles|leur|lui)(?!\p{L})/iu.test(words)
    ) {
      statements[statements.length - 1] = ended(
        `${last.replace(/\.$/u, '')}${UNABLE.test(last) || WANTS.test(last) ? '\u00a0: ' : ', '}${inWriting(words)}`,
      );
      return;
    }
    if (ADDRESSEE_ALONE.test(clause)) return;
    const own = inOwnWords(clause, to);
    if (own === null) {
      isLost = true;
      return;
    }
    statements.push(filledIn(own));
    told += 1;
  };
  const ask = (clause: string): void => {
    const words = withoutManner(clause).replace(/[?\s]+$/u, '');
    if (words === '' || MANNER_CLAUSE.test(words)) return;
    const question = questionOf(words, to);
    if (question !== null) {
      questions.push(question);
      told += 1;
      return;
    }
    if (ADDRESSEE_ALONE.test(clause)) return;
    const statement = statementOf(words, to);
    if (statement !== null) {
      statements.push(statement);
      told += 1;
      return;
    }
    const last = questions.at(-1);
    // A thing named beside a question: its reason, or its detail.
    if (
      last !== undefined &&
      words.split(' ').length <= 6 &&
      !/^(?:je|j’|il|elle|on)(?:\s|$)/iu.test(words)
    ) {
      questions[questions.length - 1] = { ...last, rest: `${last.rest} (${inWriting(words)})` };
      return;
    }
    const wanted = toThem(inWriting(words), to);
    if (wanted === null || !A_THING.test(words)) {
      isLost = true;
      return;
    }
    questions.push({
      start: to.isFamiliar ? 'Pourrais-tu m’indiquer' : 'Pourriez-vous m’indiquer',
      rest: withNegations(wanted),
    });
    told += 1;
  };

  let isOpposed = false;
  for (const { text: raw, joint } of clausesOf(plain)) {
    isOpposed = /mais/iu.test(joint);
    let clause = raw
      .trim()
      .replace(/[.!?…]+$/u, '')
      .trim();
    if (clause === '' || MANNER_CLAUSE.test(clause) || BE_SO.test(clause)) continue;
    clause = withoutManner(clause);
    const written = ORDER_TO_WRITE.exec(clause);
    if (written !== null && written[0].trim() !== '') {
      hasOrder = true;
      prior ??= statements.length;
      const recipient = written[1] ?? '';
      if (recipient !== '') to = { ...to, gender: genderOf(recipient) };
      clause = clause
        .slice(written[0].length)
        .replace(/^[:\s]+/u, '')
        .replace(RELATIVE, '')
        .trim();
      reading = 'say';
      if (clause === '') continue;
    }
    const helped = HELPED.exec(clause);
    if (helped !== null) {
      const object = to.isFamiliar ? 'te' : 'vous';
      thanks = ended(`je ${object} remercie de m’avoir ${helped[1] ?? ''} ${helped[2] ?? ''}`);
      continue;
    }
    const offered = PROPOSES.exec(clause)?.[1];
    if (offered !== undefined && reading !== 'before') {
      statements.push(ended(`je ${to.isFamiliar ? 'te' : 'vous'} propose ${inWriting(offered)}`));
      told += 1;
      continue;
    }
    const order =
      (
        [
          ['thank', ORDER_TO_THANK],
          ['ask', ORDER_TO_ASK],
          ['say', ORDER_TO_SAY],
        ] as const
      ).find(([, pattern]) => pattern.test(clause)) ?? null;
    if (order !== null) {
      const found = order[1].exec(clause);
      hasOrder = true;
      prior ??= statements.length;
      reading = order[0];
      const recipient = found?.[1] ?? '';
      if (recipient !== '') to = { ...to, gender: genderOf(recipient) };
      clause = clause
        .slice(found?.[0].length ?? 0)
        .replace(/^[:\s]+/u, '')
        .trim();
      if (order[0] === 'thank') {
        const [first = '', ...others] = clause.split(
          /\s+et\s+(?=(?:de |d’|pour )?(?:dire|demander|lui|leur))/iu,
        );
        thanks = thanksFor(first, to);
        reading = 'say';
        if (others.length > 0) isLost = true;
        continue;
      }
      if (clause === '') continue;
      if (
        order[0] === 'say' &&
        /^(?:si |s’ils? |quand |combien |comment |à quel|quel)/iu.test(clause) &&
        !/^si je|^si c’est/iu.test(clause)
      ) {
        ask(clause);
        continue;
      }
      if (order[0] === 'say' && /^(?:non|oui)(?: |$)/iu.test(clause)) {
        if (/^oui/iu.test(clause)) accepts = true;
        continue;
      }
    } else if (reading === 'say' || reading === 'ask') {
      const wished = wishOfThem(clause, to);
      if (wished !== null) {
        questions.push(wished);
        told += 1;
        continue;
      }
      const purpose = purposeOf(clause, to);
      const presented = PRESENTS.exec(clause);
      if (presented !== null) {
        presents = true;
        reading = 'say';
        if (presented[1] !== undefined) say(presented[1]);
        continue;
      }
      if (purpose !== null) {
        if (purpose.statement !== undefined) {
          statements.push(purpose.statement);
          told += 1;
        }
        if (purpose.question !== undefined) {
          questions.push(purpose.question);
          told += 1;
        }
        continue;
      }
    }
    if (reading === 'before') {
      if (
        !ASIDE.test(clause) &&
        (UNABLE.test(withNegations(clause)) || !KNOWN_TO_THEM.test(clause))
      )
        say(clause);
      continue;
    }
    if (/^est[- ]ce qu/iu.test(clause)) {
      ask(clause);
      continue;
    }
    const isStatement =
      /^(?:que |qu’|je |j’|mon |ma |mes |c’est |il y a |en disant|comme quoi)/iu.test(clause);
    const putsQuestion =
      /^(?:si |s’(?:il|elle)|quand |combien |comment |à quel|quel|de m[e’])/iu.test(clause);
    if (
      reading === 'ask'
        ? !isStatement || putsQuestion
        : /^(?:s’ils? |quand |combien |comment |à quel|quel(?:le)?s? |si (?:elle|on|le |la |les |l’|je (?:dois|peux|pourrais|devrais)))/iu.test(
            clause,
          ) && questions.length > 0
    )
      ask(clause);
    else {
      if (reading === 'ask') reading = 'say';
      const isRole = statements.length === 0 && questions.length === 0 && OF_A_ROLE.test(clause);
      if (!isRole && !ASIDE.test(clause) && !OF_THEM_ASIDE.test(clause)) say(clause);
    }
  }
  if (!hasOrder || isLost) return null;
  const yes = 'C’est oui pour moi.';
  const asked = asSentences(questions, isFamiliar).map(restored);
  const said = statements.map(restored);
  if (!accepts && said.length + asked.length === 0 && thanks === '') return null;
  const whole = said.join(' ');
  return {
    sentences: [...(accepts ? [yes] : []), ...said, ...asked],
    statements: [...(accepts ? [yes] : []), ...said],
    questions: asked,
    prior: prior ?? 0,
    thanks: restored(thanks),
    isAsking: asked.length > 0 || (WANTS.test(whole) && TO_BE_GRANTED.test(whole)),
    isSorry: isSorry || (!accepts && SORRY.test(whole)),
    parts: told + (thanks === '' ? 0 : 1),
    isSms: SMS.test(request),
    isShort: SHORT.test(request),
    isFamiliar,
  };
};
