/** What a request dictates: the message in the person's own words put right, and how it is to be. */
export type Dictated = {
  /** Sentences, in the first person, each ended. */
  readonly sentences: readonly string[];
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
  /[\s,]+(?:en (?:deux|trois|quatre|2|3|4|quelques) (?:lignes|phrases|mots)|sans (?:faire pitié|m[’']énerver|en faire trop|(?:trop )?(?:de )?détails?|mendier|agressivité|pleurer|me plaindre|trop en dire)|(?:assez |très |bien )?(?:vite|rapidement|court|courte|bref|brève|poliment|gentiment|simplement|poli|polie|sympa|ferme|fermement)|pas trop (?:long|longue|sec|froid)|stp|svp|merci|s[’']il (?:te|vous) plaît)[\s.!]*$/iu;
const SHORT =
  /(?:deux|trois|2|3|quelques) (?:lignes|phrases|mots)|\b(?:court|courte|bref|brève|vite|rapide)\b/iu;
const SMS = /(?<!\p{L})(?:sms|texto|whatsapp)(?!\p{L})/iu;
/** Told to who writes it, and not to whom it goes. */
const ASIDE = /^(?:il|elle|ils|elles) (?!y a)|^(?:on|ça|c[’']est) (?:se|s[’']|pour)/iu;
const OWN_CLAUSE =
  /^(?:je |j[’']|mon |ma |mes |nous |on |il y a |le |la |les |l[’']|mais |et |donc |car |parce )/iu;

const withoutManner = (text: string): string => {
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
      /(?<!\p{L})(?:le|la|les|lui|leur) (?=(?:citer|rappeler|joindre|appeler|rencontrer|voir|envoyer|donner|rejoindre|recontacter)(?!\p{L}))/giu,
      'vous ',
    )
    .replace(/(?<!\p{L})l[’'](?=appeler(?!\p{L}))/giu, 'vous ')
    .replace(/(?<!\p{L})chez (?:eux|elle|lui)(?!\p{L})/giu, 'chez vous')
    .replace(
      /(?<!\p{L})(?:son|sa|leur) (?=(?:nom|numéro|accord|adresse|avis|réponse|disponibilité|équipe|entreprise|magasin|atelier|usine)(?!\p{L}))/giu,
      'votre ',
    );

const OF_THEM = /(?<!\p{L})(?:il|elle|ils|elles|leur|leurs|lui)(?!\p{L})(?! y a)/iu;

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
      /^((?:un|une|des|mon|ma|mes|le|la|les|l’).+)$/iu,
      (rest) => `Pourriez-vous m’accorder ${toThem(rest)}`,
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

/** What a request to write says that the message is to say; null where it dictates nothing that can be written as it is. */
export const dictatedIn = (request: string): Dictated | null => {
  const text = withoutManner(inPlain(request.replaceAll(/\s+/gu, ' ').trim()));
  const question = ASKS.exec(text)?.[1] ?? '';
  const said = question === '' ? (SAYS.exec(text)?.[1] ?? '') : question;
  if (said.trim() === '') return null;
  const [main = '', ...rest] = said.split(/\s*[,;]\s+/u);
  const words = withoutManner(main);
  const about = rest.map(withoutManner).filter((each) => each !== '' && !ASIDE.test(each));
  const reasons = about.filter((each) => !OWN_CLAUSE.test(each));
  const clauses = about.filter((each) => OWN_CLAUSE.test(each));
  const reason = reasons.length === 0 ? '' : `\u00a0: ${reasons.join(', ')}`;
  const asked = question === '' ? '' : askedOf(words);
  if (question !== '' && asked === '') return null;
  if (question === '' && (!OWN_CLAUSE.test(words) || OF_THEM.test(words))) return null;
  const filled = MISSING.reduce(
    (line, [holds, needs, from, to]) =>
      holds.test(line) && !needs.test(line) ? line.replace(from, to) : line,
    asked === '' ? words : asked,
  );
  const first = asked === '' ? ended(`${filled}${reason}`) : ended(filled, '\u202f?');
  return {
    sentences: [
      first,
      ...(asked !== '' && reasons.length > 0
        ? [ended(`La raison\u00a0: ${reasons.join(', ')}`)]
        : []),
      ...clauses.map((each) => ended(each.replace(/^(?:et|mais|donc|car) /iu, ''))),
    ],
    isAsking: asked !== '' || WANTS.test(words),
    isSorry: SORRY.test(words),
    isSms: SMS.test(request),
    isShort: SHORT.test(request),
  };
};
