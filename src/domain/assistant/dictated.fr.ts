/** What a request dictates: the message in the person's own words put right, and how it is to be. */
export type Dictated = {
  /** Sentences, in the first person, each ended. */
  readonly sentences: readonly string[];
  /** How many things it says or asks. */
  readonly parts: number;
  readonly isAsking: boolean;
  readonly isSorry: boolean;
  readonly isSms: boolean;
  readonly isShort: boolean;
};

/** How haste writes what begins a sentence. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}’])ch?ui(?:s)?(?![\p{L}])/giu, 'je suis'],
  [/(?<![\p{L}’])jai(?![\p{L}])/giu, 'j’ai'],
  [/(?<![\p{L}’])jarrive/giu, 'j’arrive'],
  [/(?<![\p{L}’])j(?=[bcdfgklmnpqrstvxz]\p{L}{2})/giu, 'je '],
  [/(?<![\p{L}’])ya(?![\p{L}])/giu, 'il y a'],
  [/(?<![\p{L}’])jpeux(?![\p{L}])/giu, 'je peux'],
  [/(?<![\p{L}’])pr(?![\p{L}])/giu, 'pour'],
  [/(?<![\p{L}’])ce mois ci(?![\p{L}])/giu, 'ce mois-ci'],
  [/(?<![\p{L}’])rdv(?![\p{L}])/giu, 'rendez-vous'],
];

const SAYS =
  /(?:(?:^|[\s,])(?:pour|afin de|disant|et) (?:(?:lui|leur|le|la|les) )?(?:dire|prévenir|annoncer|expliquer|signaler|confirmer|rappeler|informer)(?: (?:à|au|aux) [^,]{2,40}?)? (?:que |qu[’'])|(?:^|\s)disant (?:que |qu[’'])|(?:^|\s)comme quoi |(?:^|[\s,])(?:que |qu[’']))(.+)$/iu;
const ASKS =
  /(?:^|[\s,])(?:(?:pour|afin de|et) (?:(?:lui|leur) )?(?:demander|savoir)|demande[rz]?(?:-| )?(?:lui|leur)|demande(?= (?:à|au|aux)))(?: (?:à|au|aux) [^,]{2,40}?)? ((?:s[’']|si |de |d[’']|quand |où |combien |comment |quel|un |une |des |mon |ma |mes |la |le |les |l[’']).+)$/iu;

/** How it is to be written, said after what it is to say. */
const MANNER =
  /[\s,]+(?:(?:en )?(?:deux|trois|quatre|cinq|[2-9]|quelques) (?:lignes|phrases|mots)(?: (?:max|maximum|pas plus|au plus|seulement))?|pas (?:un|de) roman|sans (?:faire pitié|m[’']énerver|en faire trop|(?:trop )?(?:de )?détails?|mendier|agressivité|pleurer|me plaindre|trop en dire)|(?:assez |très |bien )?(?:vite|rapidement|court|courte|bref|brève|poliment|gentiment|simplement|poli|polie|sympa|ferme|fermement)|pas trop (?:long|longue|sec|froid)|stp|svp|merci|s[’']il (?:te|vous) plaît)[\s.!]*$/iu;
const SHORT =
  /(?:deux|trois|2|3|quelques) (?:lignes|phrases|mots)|\b(?:court|courte|bref|brève|vite|rapide)\b/iu;
const SMS = /(?<!\p{L})(?:sms|texto|whatsapp)(?!\p{L})/iu;
/** Told to who writes it, and not to whom it goes. */
const ASIDE = /^(?:il|elle|ils|elles) (?!y a)|^(?:on|ça|c[’']est) (?:se|s[’']|pour)/iu;
const OWN_CLAUSE =
  /^(?:je |j[’']|mon |ma |mes |nous |on |il y a |c[’']est |oui$|oui |le |la |les |l[’']|mais |et |donc |car |parce )/iu;

/** What is to be said, without how it is to be written: so many lines, kindly, no more than a word. */
export const withoutManner = (text: string): string => {
  const next = text.replace(MANNER, '');
  return next === text ? text.trim() : withoutManner(next);
};

const ended = (text: string, mark = '.'): string => {
  const line = text
    .trim()
    .replace(/[.!?…,;\s]+$/u, '')
    .replaceAll("'", '’');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${mark}`;
};

/** What is said of who gets the message, said to them. */
const toThem = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})(?:(?:le|la|les) (?=(?:citer|rappeler|joindre|appeler|rencontrer|voir|rejoindre|recontacter)(?!\p{L}))|(?:lui|leur) (?=(?:envoyer|donner|rappeler|montrer|dire|parler)(?!\p{L})))/giu,
      'vous ',
    )
    .replace(/(?<!\p{L})l[’'](?=appeler(?!\p{L}))/giu, 'vous ')
    .replace(/(?<!\p{L})chez (?:eux|elle|lui)(?!\p{L})/giu, 'chez vous')
    .replace(
      /(?<!\p{L})(?:son|sa|leur) (?=(?:nom|numéro|accord|adresse|avis|réponse|disponibilité|équipe|entreprise|magasin|atelier|usine)(?!\p{L}))/giu,
      'votre ',
    );

const OF_THEM =
  /(?<!\p{L})(?:il|elle|ils|elles|leur|leurs|lui)(?!\p{L})(?! (?:y a|faut|faudra|faudrait|s’agit|est possible))/iu;

/** A question that is dictated, put to whom it goes; empty where its words cannot be turned. */
const askedOf = (said: string): string => {
  const text = said.replaceAll("'", '’').trim();
  const rules: readonly (readonly [RegExp, (rest: string) => string])[] = [
    [/^si je (?:peux|pourrais|pouvais) (.+)$/iu, (rest) => `Est-ce que je peux ${toThem(rest)}`],
    [
      /^(?:si |s’)(?:elle|il|ils|elles|on) (?:peut|peuvent|pourrait|pourraient|pouvait|veut bien|veulent bien) (.+)$/iu,
      (rest) => `Pourriez-vous ${toThem(rest)}`,
    ],
    [
      /^(?:si c’est|si ce serait|s’il est|si c’était) possible (de |d’)(.+)$/iu,
      (rest) => `Serait-il possible ${toThem(rest)}`,
    ],
    [/^(?:de |d’)(?=m[e’]|nous)(.+)$/iu, (rest) => `Pourriez-vous ${toThem(rest)}`],
    [
      /^(?:si )((?:le|la|les|l’|mon|ma|mes|ce|cette|un|une|il y a|c’est).+)$/iu,
      (rest) => `Pourriez-vous me dire si ${toThem(rest)}`,
    ],
    [
      /^((?:quand|où|combien|comment|à quelle|quel).+)$/iu,
      (rest) => `Pourriez-vous me dire ${toThem(rest)}`,
    ],
    [
      /^((?:un|une|des|mon|ma|mes|le|la|les|l’|quelques|deux|trois)[ \u2019]?(?:(?:petite?|nouve(?:au|lle)|autre) )?(?:acompte|avance|augmentation|rendez-vous|entretien|jours?|journée|congés?|délai|pause|semaine|après-midi|matinée|aménagement|entrevue).*)$/iu,
      (rest) => `Pourriez-vous m’accorder ${toThem(rest)}`,
    ],
    [
      /^((?:un|une|des|mon|ma|mes|le|la|les|l’).+)$/iu,
      (rest) => `Pourriez-vous m’envoyer ${toThem(rest)}`,
    ],
  ];
  for (const [pattern, make] of rules) {
    const found = pattern.exec(text);
    if (found !== null) {
      const made = make(found.slice(1).join(''));
      return OF_THEM.test(made) ? '' : made;
    }
  }
  return '';
};

/** What only the person knows, and that such a message has to say. */
const MISSING: readonly (readonly [holds: RegExp, needs: RegExp, from: RegExp, to: string])[] = [
  [
    /(?<!\p{L})(?:acompte|avance)(?!\p{L})/iu,
    /\d/u,
    /(?<!\p{L})(acompte|avance)(?!\p{L})(?! de)/iu,
    '$1 de [montant]',
  ],
];

const WANTS = /(?<!\p{L})(?:besoin|voudrais|aimerais|souhaite\p{L}*|veux|demande)(?!\p{L})/iu;
const SORRY =
  /(?<!\p{L})(?:retard|absente?|malade|(?:peux|pourrai|pourrais|viens|viendrai|serai) pas|(?:ne|n’) \p{L}+ (?:pas|plus)|empêchement)(?!\p{L})/iu;

const inPlain = (text: string): string =>
  SHORTHAND.reduce((line, [from, to]) => line.replace(from, to), text.replaceAll("'", '’'));

/** Where another thing to say or to ask begins: "… et que je", "… mais demande-leur si". */
const JOINT =
  /(?:,\s*(?:et\s+|mais\s+|puis\s+|aussi\s+)*|\s+(?:et|mais|puis|ou)\s+(?:aussi\s+)?)(?=(?:(?:pour |de )?(?:lui |leur )?(?:demande[rz]?|savoir|dis|dites|dire|préviens|annonce[rz]?|explique[rz]?)(?:[- ](?:lui|leur))?\s+(?:que\s|qu’|si\s|s’|de\s|quand|combien|comment|quel|où|à\squel))|que\s|qu’|si\s|s’ils?\s|(?:combien|quand|comment|quel|où|à\squel)(?:le)?s?\s)/iu;
const ORDER_TO_ASK =
  /^(?:(?:pour |de )?(?:lui |leur )?(?:demande[rz]?|savoir)(?:[- ](?:lui|leur))?)\s+/iu;
const ORDER_TO_SAY =
  /^(?:(?:pour )?(?:lui |leur )?(?:dis|dites|dire|préviens|annonce[rz]?|explique[rz]?)(?:[- ](?:lui|leur))?)\s+/iu;
const PUTS_A_QUESTION = /^(?:si\s|s’|quand|combien|comment|quel|où|à\squel|de\sm|d’)/iu;
/** A yes that accepts, however it is told. */
const YES = /^(?:c’est |je dis |que )?oui(?: pour moi)?$|^je suis d’accord$/iu;
const SAYS_YES =
  /(?<!\p{L})(?:dis|dites|réponds|répondez)(?:[- ](?:lui|leur))? (?:que )?(?:c’est )?oui(?!\p{L})/iu;

type Told = { readonly sentences: readonly string[]; readonly isAsked: boolean };

/** One thing that is to be said or asked, in sentences; null where its words cannot be turned. */
const sentencesOf = (segment: string, isQuestion: boolean): Told | null => {
  const [main = '', ...rest] = segment.split(/\s*[,;]\s+/u);
  const words = withoutManner(main);
  if (YES.test(words)) return { sentences: ['C’est oui pour moi.'], isAsked: false };
  const about = rest.map(withoutManner).filter((each) => each !== '' && !ASIDE.test(each));
  const reasons = about.filter((each) => !OWN_CLAUSE.test(each));
  const clauses = about.filter((each) => OWN_CLAUSE.test(each));
  const reason = reasons.length === 0 ? '' : `\u00a0: ${reasons.join(', ')}`;
  const asked = isQuestion ? askedOf(words) : '';
  if (isQuestion && asked === '') return null;
  if (!isQuestion && (!OWN_CLAUSE.test(words) || OF_THEM.test(words))) return null;
  const filled = MISSING.reduce(
    (line, [holds, needs, from, to]) =>
      holds.test(line) && !needs.test(line) ? line.replace(from, to) : line,
    isQuestion ? asked : words,
  );
  return {
    sentences: [
      isQuestion ? ended(filled, '\u202f?') : ended(`${filled}${reason}`),
      ...(isQuestion && reasons.length > 0
        ? [ended(`La raison\u00a0: ${reasons.join(', ')}`)]
        : []),
      ...clauses.map((each) => ended(each.replace(/^(?:et|mais|donc|car) /iu, ''))),
    ],
    isAsked: isQuestion,
  };
};

/** What a request to write says that the message is to say, all of it; null where it dictates nothing, or something that cannot be written as it is. */
export const dictatedIn = (request: string): Dictated | null => {
  const text = withoutManner(inPlain(request.replaceAll(/\s+/gu, ' ').trim()));
  const [says, asks] = [SAYS.exec(text), ASKS.exec(text)];
  const startOf = (found: RegExpExecArray | null): number =>
    found === null ? Number.POSITIVE_INFINITY : text.length - (found[1]?.length ?? 0);
  const asksFirst = startOf(asks) <= startOf(says);
  const said = (asksFirst ? asks : says)?.[1]?.trim() ?? '';
  if (said === '') return null;
  let isQuestion = asksFirst;
  const told: Told[] = [];
  for (const segment of said.split(JOINT)) {
    const order = ORDER_TO_ASK.test(segment) ? true : ORDER_TO_SAY.test(segment) ? false : null;
    const rest = segment.replace(order === true ? ORDER_TO_ASK : ORDER_TO_SAY, '');
    const statement = rest.replace(/^(?:que\s|qu’)/iu, '');
    isQuestion =
      statement === rest &&
      (order === true || PUTS_A_QUESTION.test(rest) || (order === null && isQuestion));
    const one = sentencesOf(statement, isQuestion);
    if (one === null) return null;
    told.push(one);
  }
  const yes = 'C’est oui pour moi.';
  const all = told.flatMap(({ sentences }) => sentences);
  const accepts = all.includes(yes) || SAYS_YES.test(text);
  const others = all
    .filter((each) => each !== yes)
    .map((each, at, list) =>
      list.findIndex((other) => other.startsWith('Pourriez-vous ')) < at
        ? each.replace(/^Pourriez-vous /u, 'Pourriez-vous aussi ')
        : each,
    );
  const statements = told
    .filter(({ isAsked }) => !isAsked)
    .flatMap(({ sentences }) => sentences)
    .join(' ');
  return {
    sentences: [...(accepts ? [yes] : []), ...others],
    isAsking: told.some(({ isAsked }) => isAsked) || WANTS.test(statements),
    isSorry: !accepts && SORRY.test(statements),
    parts: told.length,
    isSms: SMS.test(request),
    isShort: SHORT.test(request),
  };
};
