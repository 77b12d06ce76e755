import { elide } from '#/domain/letters/french/frenchWords';

/** Whom a message is said to: several or a stranger, or somebody one calls by the familiar form; and whether "il" or "elle" may stand for them. */
export type Addressee = {
  readonly isFamiliar: boolean;
  readonly gender: 'feminine' | 'masculine' | null;
};

const DAY_WORDS =
  /(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après-demain|le \d{1,2}(?:er)?(?: \p{L}+)?)(?: (?:prochain|matin|midi|après-midi|soir|toute la journée|(?:à |avant |après |vers |dès )?\d{1,2} ?h(?:eures)? ?\d{0,2}))*/u
    .source;
const FROM_THEN = /(?:le |les |dès |à partir de )?/u.source;
const DAYS = `${FROM_THEN}${DAY_WORDS}(?:(?: ou | et |, )(?:le |les )?${DAY_WORDS})*`;
const AVAILABLE: readonly RegExp[] = [
  new RegExp(
    `^(?:pour (?:moi|ma part) |sinon |par contre |plutôt )?(${DAYS}) (?:c’est (?:bon|ok|possible|mieux)|ça (?:me )?va|me (?:va|convient|conviendrait)|je (?:peux|pourrais)|(?:je suis )?(?:dispo|libre|disponible)|possible|ok)(?: pour moi)?$`,
    'iu',
  ),
  new RegExp(`^(?:mais |sinon )?je (?:peux|pourrais|suis (?:dispo|disponible)) (${DAYS})$`, 'iu'),
];

const SUBJECT = '(?<![\\p{L}’])(je |j’|tu |il |elle |on |ça |nous |vous |ils |elles |qui )';
const BEFORE_VERB = '((?:(?:me|te|se|le|la|les|lui|leur|y|en|nous|vous) |[mtsl]’)*)';
/** "Plus" that denies: nothing compared follows. */
const DENIES =
  '(pas|jamais|rien|plus(?=$|[,.;:]| (?:à|au|en|chez|dans|du tout|disponible|libre|int[ée]ress[ée]e?|possible|venir|travailler|le |la |les )))';
const SPOKEN_NEGATION = new RegExp(
  `${SUBJECT}${BEFORE_VERB}(?!ne |n’)([\\p{L}-]+)((?: [\\p{L}]+(?:er|ir|re|oir))?) ${DENIES}(?!\\p{L})`,
  'giu',
);

/** Negations as they are written: "je peux pas" is "je ne peux pas". */
export const withNegations = (text: string): string =>
  elide(
    text
      .replace(/(?<![\p{L}’])c’est (pas|plus|jamais)(?!\p{L})/giu, 'ce n’est $1')
      .replace(/(?<![\p{L}’])(?:il )?y a (pas|plus|jamais|rien)(?!\p{L})/giu, 'il n’y a $1')
      .replace(/(?<![\p{L}’])(?:il )?faut pas(?!\p{L})/giu, 'il ne faut pas')
      .replace(
        SPOKEN_NEGATION,
        (_whole, subject: string, pronouns: string, verb: string, rest: string, word: string) =>
          `${subject.replace(/^j’/iu, 'je ')}ne ${pronouns}${verb}${rest} ${word}`,
      )
      .replace(
        /(?<![\p{L}’])(je )((?!ne )\p{L}+(?: \p{L}+(?:er|ir|re|oir))?) (qu’(?=après|avant|à|en)|que (?=le |la |les |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|du |dans |vers ))/giu,
        '$1ne $2 $3',
      )
      .replace(/(?<!\p{L})ne (?=[yh]?[aeiouéèêâîôû])/giu, 'n’'),
  );

const TO_SECOND: Readonly<Record<string, readonly [vous: string, tu: string]>> = {
  a: ['avez', 'as'],
  ont: ['avez', 'as'],
  est: ['êtes', 'es'],
  sont: ['êtes', 'es'],
  fait: ['faites', 'fais'],
  font: ['faites', 'fais'],
  va: ['allez', 'vas'],
  vont: ['allez', 'vas'],
  peut: ['pouvez', 'peux'],
  peuvent: ['pouvez', 'peux'],
  veut: ['voulez', 'veux'],
  veulent: ['voulez', 'veux'],
  doit: ['devez', 'dois'],
  doivent: ['devez', 'dois'],
  sait: ['savez', 'sais'],
  savent: ['savez', 'sais'],
  dit: ['dites', 'dis'],
  disent: ['dites', 'dis'],
  prend: ['prenez', 'prends'],
  prennent: ['prenez', 'prends'],
  vient: ['venez', 'viens'],
  viennent: ['venez', 'viens'],
  voit: ['voyez', 'vois'],
  voient: ['voyez', 'vois'],
  reçoit: ['recevez', 'reçois'],
  reçoivent: ['recevez', 'reçois'],
  connaît: ['connaissez', 'connais'],
  répond: ['répondez', 'réponds'],
  attend: ['attendez', 'attends'],
  tient: ['tenez', 'tiens'],
  tiennent: ['tenez', 'tiens'],
  choisit: ['choisissez', 'choisis'],
  appelle: ['appelez', 'appelles'],
  appellent: ['appelez', 'appelles'],
  rappelle: ['rappelez', 'rappelles'],
  rappellent: ['rappelez', 'rappelles'],
  envoie: ['envoyez', 'envoies'],
  envoient: ['envoyez', 'envoies'],
  emploie: ['employez', 'emploies'],
};

/** A verb said of whom the message goes to, said to them; null where its form is not known. */
const toSecond = (verb: string, isFamiliar: boolean): string | null => {
  const word = verb.toLowerCase();
  const found = TO_SECOND[word];
  if (found !== undefined) return found[isFamiliar ? 1 : 0];
  const rules: readonly (readonly [RegExp, string, string])[] = [
    [/(?:aient|ait)$/u, 'iez', 'ais'],
    [/(?:ront|ra)$/u, 'rez', 'ras'],
    [/issent$/u, 'issez', 'is'],
    [/(?:ent|e)$/u, 'ez', 'es'],
  ];
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule === undefined ? null : word.replace(rule[0], isFamiliar ? rule[2] : rule[1]);
};

const OTHER_WOMAN = /(?<!\p{L})(?:ma|mon (?=[aeiouéèh])|notre|la|l’)\s?\p{L}+[^,;]*$/iu;
const OTHER_MAN = /(?<!\p{L})(?:mon|notre|le|l’)\s?\p{L}+[^,;]*$/iu;

const OF_RECIPIENT = new RegExp(
  `(?<!\\p{L})(ils|elles|il|elle) ((?:ne |n’|me |m’|nous |y |en |le |la |les |l’)*)([\\p{L}]+)`,
  'giu',
);
const IMPERSONAL =
  /^(?:il )(?:n’|ne )?(?:y |faut|faudra|faudrait|s’agit|pleut|neige|est (?:possible|prévu|tard|temps)|reste)/iu;
const WISHED_FORMS: Readonly<Record<string, readonly [vous: string, tu: string]>> = {
  soit: ['soyez', 'sois'],
  soient: ['soyez', 'sois'],
  ait: ['ayez', 'aies'],
  aient: ['ayez', 'aies'],
  vienne: ['veniez', 'viennes'],
  viennent: ['veniez', 'viennes'],
  prenne: ['preniez', 'prennes'],
  prennent: ['preniez', 'prennes'],
  tienne: ['teniez', 'tiennes'],
  tiennent: ['teniez', 'tiennes'],
  rappelle: ['rappeliez', 'rappelles'],
  rappellent: ['rappeliez', 'rappelles'],
  envoie: ['envoyiez', 'envoies'],
  envoient: ['envoyiez', 'envoies'],
};

/** A verb wished of whom the message goes to, said to them; null where its form is not known. */
const wishedOfThem = (verb: string, isFamiliar: boolean): string | null => {
  const word = verb.toLowerCase();
  const found = WISHED_FORMS[word];
  if (found !== undefined) return found[isFamiliar ? 1 : 0];
  return /(?:ent|e)$/u.test(word) ? word.replace(/(?:ent|e)$/u, isFamiliar ? 'es' : 'iez') : null;
};

/** What follows is wished or waited for: another mood. */
const WISHED =
  /(?:attends|hâte|voudrais|veux|souhaite|aimerais|faut|faudrait|pour|afin|avant) qu’$/iu;
/** Verbs whose object is who gets the message. */
const DONE_TO_THEM =
  '(?:(?:remerci|rappell?|recontact|contact|appell?|rejoin|retrouv|rencontr|cit|remplac|inform|aid|dépann|dérang|accompagn|salu)(?:e|es|er|ez|ons|ais|erai|erais|ions)|(?:préviens|préviendrai|prévenir|tiens|tiendrai|tenir|attends|attendrai|attendre|verrai|voir|revoir|reverrai|rejoins|rejoindre|joindre|mettre|mettrai|croiser|croise|suivre))(?!\\p{L})';
const THEIRS =
  '(?:chef(?:fe)?|patron(?:ne)?|direct(?:ion|eur|rice)|gentillesse|chance|équipes?|appel|visite|soutien|conseils?|invitation|écoute|recommandation|courrier|sms|site|projet|noms?|numéro|accord|adresse|avis|réponse|disponibilités?|équipe|entreprise|magasin|atelier|usine|message|mail|offre|annonce|proposition|retour|aide|accueil|temps|confiance|patience|compréhension|téléphone|horaires|besoins?|recrutement|décision|établissement|hôtel|agence|service|société|boutique|restaurant|place|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|jour|poste)';
const FEMININE_THEIRS =
  /^(?:adresse|réponse|disponibilité|équipe|entreprise|usine|offre|annonce|proposition|aide|confiance|patience|compréhension|décision|agence|société|boutique|place)$/iu;

/** What is said of who gets the message, said to them; null where it is not sure of whom it speaks. */
export const toThem = (text: string, { isFamiliar, gender }: Addressee): string | null => {
  let isSure = true;
  const [object, strong] = isFamiliar ? ['te', 'toi'] : ['vous', 'vous'];
  const said = text
    .replace(OF_RECIPIENT, (whole, pronoun: string, between: string, verb: string, at: number) => {
      if (IMPERSONAL.test(text.slice(at))) return whole;
      const isOne = /^(?:il|elle)$/iu.test(pronoun);
      // Somebody else was named just before: "mon fils est malade, il a de la fièvre".
      const speaksOfOther = (/^elle$/iu.test(pronoun) ? OTHER_WOMAN : OTHER_MAN).test(
        text.slice(0, at),
      );
      if (isOne && speaksOfOther) return whole;
      const isThem =
        !isOne || gender === null || (gender === 'feminine') === /^elle$/iu.test(pronoun);
      const second = WISHED.test(text.slice(0, at))
        ? wishedOfThem(verb, isFamiliar)
        : toSecond(verb, isFamiliar);
      if (!isThem) return whole;
      if (second === null) {
        isSure = false;
        return whole;
      }
      return `${isFamiliar ? 'tu' : 'vous'} ${between}${second}`;
    })
    .replace(
      /(?<!\p{L})(chez|avec|pour|grâce à|de|sans|à|vers|contre) (?:eux|elles?|lui)(?!\p{L})/giu,
      `$1 ${strong}`,
    )
    .replace(/(?<!\p{L})d’(?:eux|elles?)(?!\p{L})/giu, `de ${strong}`)
    .replace(new RegExp(`(?<!\\p{L})(?:(?:le|la|les) |l’)(?=${DONE_TO_THEM})`, 'giu'), `${object} `)
    .replace(
      /(?<!\p{L})(?:l’|les )(?=(?:ai|avais) (?:croisée?s?|rencontrée?s?|vue?s?|eue?s?|contactée?s?|appelée?s?|relancée?s?)(?!\p{L}))/giu,
      isFamiliar ? 't’' : 'vous ',
    )
    .replace(
      /(?<!\p{L})(?:lui|leur) (?=\p{L}+(?:e|s|t|d|ai|ais|er|ir|re|rai)(?!\p{L}))(?!\p{L}+s? de )/giu,
      `${object} `,
    )
    .replace(
      new RegExp(`(?<!\\p{L})(?:son|sa|ses|leurs?) (?=(${THEIRS})(?!\\p{L}))`, 'giu'),
      (whole: string, noun: string) => {
        const isSeveral =
          /^(?:ses|leurs) /iu.test(whole) || /s$/iu.test(noun.replace(/^(?:temps)$/iu, ''));
        if (!isFamiliar)
          return isSeveral && !/^temps$/iu.test(noun) && /^(?:ses|leurs)/iu.test(whole)
            ? 'vos '
            : 'votre ';
        if (/^(?:ses|leurs)/iu.test(whole)) return 'tes ';
        return FEMININE_THEIRS.test(noun) && !/^[aeiouéèh]/iu.test(noun) ? 'ta ' : 'ton ';
      },
    )
    .replace(/(?<!\p{L})qu’(?=(?:vous|tu) )/giu, 'que ')
    .replace(/(?<!\p{L})s’(?=(?:vous|tu) )/giu, 'si ')
    .replace(/(?<!\p{L})te (?=[aeiouéèêh])/giu, 't’');
  const left =
    /(?<![\p{L}’])(?:leurs?|lui|eux)(?!\p{L})/iu.test(said) &&
    !/(?<!\p{L})(?:mon|ma) /iu.test(said);
  return isSure && !left ? said : null;
};

const DIGITS_AND_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)(\d{1,2}) ?h ?(\d{2})(?!\d)/giu, '$1 h $2'],
  [/(?<!\d)(\d{1,2}) ?h(?! ?\d|\p{L})/giu, '$1\u00a0h'],
  [/(?<!\d)(\d)(\d{3}) ?(?:€|euros?)?(?= (?:brut|net))/giu, '$1\u202f$2\u00a0€'],
  [/(?<!\d)(\d)(\d{3}) ?(?:€|euros?)/giu, '$1\u202f$2\u00a0€'],
];

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})dispo(?!\p{L})/giu, 'disponible'],
  [/(?<!\p{L})(?:tout de suite|direct|de suite)(?=$|[,.])/giu, 'immédiatement'],
  [/(?<!\p{L})rdv(?!\p{L})/giu, 'rendez-vous'],
  [/(?<!\p{L})(?:taf|boulot|job)(?!\p{L})/giu, 'travail'],
  [/(?<!\p{L})la boîte(?!\p{L})/giu, 'l’entreprise'],
  [/(?<!\p{L})ce mois ci(?!\p{L})/giu, 'ce mois-ci'],
  [
    /(?<!\p{L})je (ne )?peux pas (?=(?:le |ce |cette )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|matin|soir|semaine)(?!\p{L}))/giu,
    'je ne peux pas venir ',
  ],
  [/(?<!\p{L})je veux (?!bien)/giu, 'je souhaite '],
];

/** Words of speech as a message writes them. */
export const inWriting = (text: string): string =>
  [...DIGITS_AND_UNITS, ...PLAIN].reduce((line, [from, to]) => line.replace(from, to), text);

const LASTED =
  /^((?:je |j’).+ \p{L}+)(?<!depuis|pendant|durant|il y a|de|dans|en|pour|à|fait|ai|avoir) ((?:\d{1,2}|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:ans|mois|semaines))$/iu;
const LEADING_DAY =
  /^((?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce matin|cette semaine)(?: matin| soir| après-midi)?) (?=je |j’|nous |on |c’est )/iu;

/** A clause with the commas and the small words that speech leaves out. */
const punctuated = (text: string): string =>
  text
    .replace(LEADING_DAY, '$1, ')
    .replace(
      /^(ce qui (?:me |m’)\p{L}+(?: (?:plu|intéressée?|touchée?|motivée?|attire))?(?: (?:le plus|surtout|vraiment))?) c’est/iu,
      '$1, c’est',
    )
    .replace(LASTED, '$1 pendant $2');

/** A clause as a sentence: capital letter, one mark at the end. */
export const ended = (text: string, mark = '.'): string => {
  const line = text
    .trim()
    .replace(/^(?:et|mais|donc|aussi|puis|alors|sinon|que|qu’)(?: aussi)? /iu, '')
    .replace(/[.!?…,;:\s]+$/u, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${mark}`;
};

/** A subject and its verb: a pronoun, or a noun followed by a verb that is no other word. */
const BY_PRONOUN =
  /(?<![\p{L}’])(?:j’\p{L}|(?:je|tu|il|elle|on|nous|vous|ils|elles) (?:ne |n’)?[\p{L}’]|c’(?:est|était)|ce (?:n’est|sera|serait|qui)|ça (?:me |ne |s’)?\p{L}+(?:e|a|ait|ra)(?!\p{L}))|(?<!\p{L})qu’(?:ils?|elles?|on) /iu;
const BY_NOUN =
  /^(?:son|sa|ses|leurs?|votre|vos|mon|ma|mes|notre|nos|le|la|les|l’|un|une) ?.+(?<!\p{L})(?:est|sont|était|étaient|ont|va|vont|sera|seront|serait|peut|peuvent|commence|commencent|finit|expire|expirent|ferme|parle|parlent|demande|demandent|dit|précise|indique|propose|correspond|arrive|dure|tombe|convient|m’(?:a|intéresse|attend|oblige)|n’(?:est|a|ont)|ne \p{L}+|a (?:\p{L}+(?:é|ée|és|i|u|is|it|ert)|mal|besoin))(?!\p{L})/iu;
const OPENS =
  /^(?:(?:à partir|dès|depuis|comme|en ce moment|actuellement|malheureusement|finalement|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce matin|cette semaine|si|pour|vu|après|avant) |(?:j’|je |tu |il |elle |on |nous |vous |ils |elles |c’|ce |ça |oui$|oui |mon |ma |mes |notre |nos |le |la |les |l’|un |une |son |sa |ses |leurs? |votre |vos ))/iu;

/** One thing that is to be said, in the first person, as a sentence; null where its words cannot be turned for sure. */
export const statementOf = (clause: string, to: Addressee): string | null => {
  const text = inWriting(
    clause
      .trim()
      .replace(/^(?:(?:et|mais|puis|aussi|que|qu’|en disant|comme quoi)(?: que)? |qu’)+/iu, '')
      .trim(),
  );
  for (const pattern of AVAILABLE) {
    const found = pattern.exec(text);
    if (found !== null && !/(?<!\p{L})(?:pas|plus)(?!\p{L})/iu.test(text))
      return ended(`je suis disponible ${found[1] ?? ''}`);
  }
  if (!OPENS.test(text) || !(BY_PRONOUN.test(text) || BY_NOUN.test(text) || /^oui/iu.test(text)))
    return null;
  const turned = toThem(text, to);
  return turned === null ? null : ended(punctuated(withNegations(turned)));
};
