import { dictatedIn, withoutManner, withoutOrderAfter } from '#/domain/assistant/dictated.fr';
import type { EmailDraft } from '#/domain/assistant/message';
import { wishesIn } from '#/domain/assistant/messageWishes.fr';
import { fold } from '#/domain/shared/text';

/** What a request says that its message is to say too; empty where it does not. */
type Told = {
  readonly greeting: string;
  readonly reason: string;
  readonly question: string;
  readonly hour: string;
  readonly minutes: string;
  readonly dates: string;
  readonly date: string;
  readonly slots: string;
  readonly month: string;
  readonly hoursOwed: string;
  readonly notice: string;
  /** The day that another one is proposed for. */
  readonly instead: string;
  readonly post: string;
  readonly since: string;
  readonly talkedOf: string;
  readonly help: string;
  readonly pay: string;
  readonly proof: string;
};

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const DAYS = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain';
const END = /[\s.!?\u202f]+$/u;

const REASON =
  /(?:parce qu(?:e |['’])|(?<!\p{L})car |vu que |puisque )(.+?)(?=$|[.;]|, (?:et|je|merci))/iu;
/** A reason told beside the request: "…, mon fils est malade". */
const REASON_BESIDE =
  /, ((?:j['’]ai|j['’]avais|je (?:suis|dois|ne)|mon |ma |mes |il y a|(?:une )?panne|(?:une )?grève) ?(?!voudrais|veux|le caces|le permis)[^,]{3,90})$/iu;
const NO_REASON =
  /^(?:j['’]ai postulé|je suis en cd[di]|j['’]ai le (?:permis|caces)|je (?:commence|pars)|j['’]aimerais|je suis (?:cariste|secrétaire|vendeu))|(?:voudrais|souhaite|aimerais)/iu;
const QUESTION =
  /(?:demander|savoir|demandant)(?: (?:à|au|aux) [\p{L} .’'-]{2,40}?)? (si .+|les? .+|la .+|quels? .+|quelles? .+|quand .+|combien .+|comment .+)$/iu;
/** What a question says of them in the third person would have to be said to them. */
const OF_THEM =
  /(?<!\p{L})(?:ils?|elles?|on|leurs?|son|sa|ses)(?!\p{L})|réponse|augmentation|salaire en retard/iu;

const OF_HOUSE = / (?:à|chez|auprès de|au|aux)(?: la| le| l['’])? ?\p{Lu}.*$/u;

const captured = (pattern: RegExp, text: string): string =>
  (pattern.exec(text)?.[1] ?? '').replace(END, '').replaceAll("'", '’');

const hourIn = (text: string): string => {
  const found = /(?<!\d)(\d{1,2}) ?h(?:eures?)? ?(\d{2})?(?!\d|\p{L})/iu.exec(text);
  return found === null || Number(found[1]) > 23
    ? ''
    : `${Number(found[1])} h${found[2] === undefined || found[2] === '00' ? '' : ` ${found[2]}`}`;
};

const minutesIn = (text: string): string =>
  /demi[- ]heure/iu.test(text)
    ? 'trente'
    : /quart d['’]heure/iu.test(text)
      ? 'quinze'
      : // "Dans vingt minutes" is when it begins, and not how late one is.
        captured(/(?<!\d|dans |dans environ )(\d{1,2}) ?(?:min(?:ute)?s?)(?!\p{L})/iu, text);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A surname, with the small words that open it: "Le Floch", "Ben Salem". */
const SURNAME = String.raw`((?:(?:l[ea]|les|el|ben|van|von|da|dos|sainte?) )*\p{L}[\p{L}’'-]+)`;
const TO_A_WOMAN = new RegExp(String.raw`(?<!\p{L})(?:mme|madame) ${SURNAME}`, 'iu');
const TO_A_MAN = new RegExp(String.raw`(?<!\p{L})(?:m\.|mr|monsieur) ${SURNAME}`, 'iu');

/** A name as it is noted, where the request writes it some other way. */
const asNoted = (name: string, people: readonly string[]): string => {
  const noted = people.find((each) => ` ${fold(each)}`.endsWith(` ${fold(name)}`));
  return noted === undefined
    ? name
        .replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/^L(?=[ea] (?:Direct|Pr[ée]sid|Respons|Maire|Chef|Drh|Proviseur|Principal))/u, 'l')
    : noted.slice(-name.length);
};

const A_WOMAN =
  /(?<!\p{L})(?:la|cette) (?:dame|responsable|directrice|patronne|gérante|recruteuse|chargée|cadre|rh|dirigeante|cheffe)(?!\p{L})/iu;
const A_MAN =
  /(?<!\p{L})(?:le |au |ce )(?:monsieur|directeur|patron|gérant|recruteur|chargé|responsable|chef)(?!\p{L})/iu;

/** Whom a request calls by what they are, where one person alone is noted. */
const greetingOfOnly = (text: string, people: readonly string[]): string => {
  const [only = '', ...others] = people;
  const name =
    only
      .replace(/^(?:m\.|mme|mr|monsieur|madame) /iu, '')
      .split(' ')
      .at(-1) ?? '';
  if (name === '' || others.length > 0) return '';
  if (A_WOMAN.test(text)) return `Bonjour Madame ${name},`;
  return A_MAN.test(text) ? `Bonjour Monsieur ${name},` : '';
};

const TITLED = /^(m\.|mr|monsieur|mme|madame) (.+)$/iu;

/** Those noted for the application that a request names, each by title and name: "Bonjour Madame Untel, bonjour Monsieur Telautre,". */
const greetingOfNoted = (text: string, people: readonly string[]): string => {
  const said = new Set(fold(text).match(/[a-z'’-]{3,}/gu) ?? []);
  const greeted = [...new Set(people)].flatMap((person) => {
    const [, title = '', name = ''] = TITLED.exec(person) ?? [];
    const surname = fold(name).split(' ').at(-1) ?? '';
    return name !== '' && said.has(surname)
      ? [`${/^m(?:me|adame)/iu.test(title) ? 'Madame' : 'Monsieur'} ${name}`]
      : [];
  });
  return greeted.length === 0 || greeted.length > 2 ? '' : `Bonjour ${greeted.join(', bonjour ')},`;
};

const greetingIn = (text: string, people: readonly string[]): string => {
  const noted = greetingOfNoted(text, people);
  if (noted !== '') return noted;
  const woman = captured(TO_A_WOMAN, text);
  if (woman !== '') return `Bonjour Madame ${asNoted(woman, people)},`;
  const man = captured(TO_A_MAN, text);
  if (man !== '') return `Bonjour Monsieur ${asNoted(man, people)},`;
  const only = greetingOfOnly(text, people);
  if (only !== '') return only;
  const first = captured(
    /(?:remercier|remercie|pour) (?:ma |mon )?(?:\p{Ll}+ ){0,2}(\p{Lu}\p{Ll}+)(?= (?:qui|pour|de|en|que)(?!\p{L})|,|$)/u,
    text,
  );
  const isFamiliar = /tutoy|collègue|voisin|ami(?:e)?(?!\p{L})|cousin|qui m['’]a/iu.test(text);
  return first !== '' && isFamiliar ? `Bonjour ${first},` : '';
};

/** What one says in passing, as a reason to give. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:logements?|loyers?)[^,.]{0,20} chers?/iu, 'le logement est trop cher sur place'],
  [/trop loin|trop de (?:route|trajet|kilom)/iu, 'le lieu de travail est trop loin de chez moi'],
  [
    /mal payée?|pas assez payée?|salaire trop bas/iu,
    'la rémunération est en dessous de ce que je cherche',
  ],
  [
    /horaires?[^,.]{0,24} (?:ne |n['’])?(?:conviennent pas|vont pas|impossibles?)/iu,
    'les horaires ne me conviennent pas',
  ],
];

const passingReason = (text: string): string => {
  const found = REASONS.flatMap(([pattern, words]) => (pattern.test(text) ? [words] : []));
  return found.join(', et ');
};

const reasonIn = (text: string): string => {
  const said =
    withoutManner(captured(REASON, text) || captured(REASON_BESIDE, text)) ||
    // What is told by itself says its own reason.
    ((dictatedIn(text)?.statements.length ?? 0) > 0 ? '' : passingReason(text));
  return said === '' || NO_REASON.test(said) ? '' : said;
};

const isClause = (reason: string): boolean =>
  /^(?:j['’]|je |mon |ma |mes |il |elle |le |la |les |nous |on )/iu.test(reason);

const toldIn = (requests: readonly string[], people: readonly string[]): Told => {
  const text = requests.map(withoutOrderAfter).join('. ').replaceAll(/\s+/gu, ' ').trim();
  const question = captured(QUESTION, text);
  const { wished, proposed } = wishesIn(requests);
  const sum = wished || proposed;
  return {
    greeting: greetingIn(text, people),
    reason: reasonIn(text),
    question: OF_THEM.test(question) ? '' : question.replace(OF_HOUSE, ''),
    hour: hourIn(text),
    minutes: minutesIn(text),
    dates: captured(
      new RegExp(`(du \\d{1,2}(?:er)?(?: (?:${MONTHS}))? au \\d{1,2}(?:er)? (?:${MONTHS}))`, 'iu'),
      text,
    ),
    date: captured(
      new RegExp(`(?:le|au|du) (\\d{1,2}(?:er)? (?:${MONTHS})(?: \\d{4})?)`, 'iu'),
      text,
    ),
    slots: captured(
      new RegExp(
        `(?:à|pour|plutôt) ((?:${DAYS})(?: prochain)?(?: (?:matin|midi|après[- ]midi|soir|à?\\s?\\d{1,2}\\s?h\\s?\\d{0,2}))?)(?=$|[,.]| (?:parce|car|je|mon|ma)(?!\\p{L}))`,
        'iu',
      ),
      text,
    ),
    month: captured(new RegExp(`(?:de |d['’]|mois d['’]|en )(${MONTHS})(?! \\d)`, 'iu'), text),
    hoursOwed: captured(/(\d{1,3}) ?h(?:eures?)?(?= ?(?:sup|,|$|à|chez|de))/iu, text),
    instead: captured(
      new RegExp(`au lieu d(?:u|e le) (\\d{1,2}(?:er)? (?:${MONTHS})(?: \\d{4})?)`, 'iu'),
      text,
    ),
    notice: captured(/préavis (?:de |d['’])([\p{L}\d]+ (?:mois|semaines?|jours?))/iu, text),
    post: captured(
      /(?:comme|je suis|j['’]étais|poste de|d['’]|démission,) ?((?!là|ici|en|très)(?:\p{Ll}[\p{Ll}’'-]+)(?: (?!chez|à|au|depuis|en|et)\p{Ll}[\p{Ll}’'-]+){0,3}) (?:en (?:CDI|CDD|intérim|cdi|cdd) )?(?=chez |à la |au |depuis )/u,
      text,
    ),
    since: captured(
      new RegExp(
        `depuis ((?:(?:${MONTHS}) )?(?:19|20)\\d{2}|\\d{1,2} ans|(?:${MONTHS}))(?!\\p{L})`,
        'iu',
      ),
      text,
    ),
    talkedOf: captured(
      /(?:on a|nous avons) (?:parlé|discuté) ((?:du |de |des |d['’]).+?)$/iu,
      text,
    ),
    help: captured(
      /qui m['’]a ((?:aid|donn|conseill|recommand|present|présent|form|pass|transmis|trouv)\p{L}* .+)$/iu,
      text,
    ),
    proof: captured(/, (j['’]ai (?:le |la |un |une |mon |\d|fait |travaillé )[^,]{3,90})$/iu, text),
    pay:
      sum === ''
        ? ''
        : `${sum}${/brut/iu.test(text) ? ' brut' : /(?<!\p{L})net(?!\p{L})/iu.test(text) ? ' net' : ''}`,
  };
};

type Slot = readonly [from: string | RegExp, to: (told: Told) => string];

/** What stands between brackets in a message, and what of the request takes its place. */
const SLOTS: readonly Slot[] = [
  [
    /Mon préavis est de \[durée\] selon \[[^\]]+\]\. Sauf accord[^.]*le \[date\]\./u,
    ({ date, notice, instead }) =>
      date === '' || notice !== ''
        ? ''
        : instead !== ''
          ? `Mon préavis se termine le ${instead}. Je vous propose de fixer mon départ au ${date}\u00a0: je vous remercie de me confirmer votre accord par écrit.`
          : `Mon contrat prendra fin le ${date}, au terme de mon préavis.`,
  ],
  [/^Bonjour(?: \[[^\]]+\])?,/u, ({ greeting }) => greeting],
  [
    /\[(?:raison courte|La raison|Si vous le souhaitez, une raison)[^\]]*\]\.?/u,
    ({ reason }) =>
      reason === '' ? '' : isClause(reason) ? `${capital(reason)}.` : `La raison\u00a0: ${reason}.`,
  ],
  [
    'Un empêchement ne me permet pas de venir ce jour-là, et je vous prie de m’en excuser.',
    ({ reason }) =>
      reason !== '' && isClause(reason)
        ? `${capital(reason)}, et je ne pourrai pas venir ce jour-là\u00a0: je vous prie de m’en excuser.`
        : '',
  ],
  [/\[votre meilleure raison[^\]]*\]/u, ({ reason }) => (isClause(reason) ? '' : reason)],
  [/\[deux résultats[^\]]*\]/u, ({ reason }) => (/^j['’]ai /iu.test(reason) ? reason : '')],
  [/\[deux ou trois créneaux\]/u, ({ slots }) => slots],
  [/\[votre question[^\]]*\]/u, ({ question }) => question],
  [/du \[date\] au \[date\]/u, ({ dates }) => dates],
  [/\[heure\]/u, ({ hour }) => hour],
  [/\[nombre\](?= minutes)/u, ({ minutes }) => minutes],
  [/\[nombre\](?= heures)/u, ({ hoursOwed }) => hoursOwed],
  [
    /(?<=supplémentaires )de \[mois\]|(?<=salaire )de \[mois\]|(?<=paie )de \[mois\]/u,
    ({ month }) => (month === '' ? '' : /^[ao]/u.test(month) ? `d’${month}` : `de ${month}`),
  ],
  [
    /depuis le \[date d’embauche\]|depuis le \[date\]|depuis \[date\]/u,
    ({ since }) => (since === '' ? '' : `depuis ${since}`),
  ],
  [
    /de \[durée\] selon \[[^\]]+\]/u,
    ({ notice }) =>
      notice === '' ? '' : /^[aeiouh]/u.test(notice) ? `d’${notice}` : `de ${notice}`,
  ],
  [
    /(?<=[Pp]oste )de \[intitulé\]/u,
    ({ post }) => (post === '' ? '' : /^[aeéèêiouyh]/iu.test(post) ? `d’${post}` : `de ${post}`),
  ],
  [/\[intitulé\]/u, ({ post }) => post],
  [
    /(?<=commencerai le |fin le |travailler le |jusqu’au |rendez-vous du )\[date\]/u,
    ({ date }) => date,
  ],
  [
    /Pour progresser, pourriez-vous me dire en une phrase ce qui a manqué à ma candidature/u,
    ({ question }) => (question.startsWith('si ') ? `Pourriez-vous aussi me dire ${question}` : ''),
  ],
  [/\[métier\]/u, ({ post }) => post],
  [/\[Ce que vous savez faire[^\]]*\]/u, ({ proof }) => (proof === '' ? '' : `${capital(proof)}.`)],
  [/\[rémunération, horaires\]/u, ({ pay }) => pay],
  [
    /\[un point précis de l’échange\], qui confirme/u,
    ({ talkedOf }) =>
      talkedOf === '' ? '' : `ce que nous avons dit ${talkedOf}, et cela confirme`,
  ],
  [
    /pour \[l’aide, le conseil ou le contact\]/u,
    ({ help }) => (help === '' ? '' : `de m’avoir ${help}`),
  ],
];

/** Whether a request names a house, known or not. */
export const namesHouse = (request: string): boolean => /(?<!\p{L})chez /iu.test(request);

/** Somebody, or an agency, by a name: "à une recruteuse, Untel", "à l'agence Telle". */
const TO_A_NAME =
  /(?<!\p{L})(?:à|auprès de|pour) (?!(?:le |la |un |mon |ma )?(?:poste|offre|annonce|candidature|entretien))(?:l['’]|la |le |une? |mon |ma )?(?:\p{Ll}+ ){0,2}(?:, ?)?\p{Lu}\p{L}+|(?<!\p{L})(?:à|pour) une? \p{Ll}+, \p{Lu}\p{L}+/u;

/** Whether a request names somebody or a house that it is to go to, known or not. */
export const namesAddressee = (request: string): boolean =>
  namesHouse(request) || TO_A_NAME.test(request);

/** A message with what its requests already say (`people` are the names noted for its application) in the place of its brackets; what they do not say stays between them. */
export const withTold = (
  email: EmailDraft,
  requests: readonly string[],
  people: readonly string[] = [],
): EmailDraft => {
  const told = toldIn(requests, people);
  const fill = (text: string): string =>
    SLOTS.reduce((filled, [from, to]) => {
      const words = to(told);
      return words === '' ? filled : filled.replace(from, () => words);
    }, text);
  return { ...email, subject: fill(email.subject), body: fill(email.body) };
};
