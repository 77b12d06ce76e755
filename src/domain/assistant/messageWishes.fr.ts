import { opened } from '#/domain/assistant/terms';
import { elide } from '#/domain/letters/french/frenchWords';

/** Someone for whom a message is written, as it names them, and how a pronoun does. */
export type Beneficiary = { readonly named: string; readonly pronoun: 'Elle' | 'Il' };

/** What the words of a request tell of the message; empty or null where they tell nothing. */
export type Wishes = {
  /** The post that is named, as it was written. */
  readonly post: string;
  /** What one says of oneself at the end of a request: "CAP et 3 ans en boutique". */
  readonly background: string;
  /** The field of a traineeship: "en espaces verts". */
  readonly field: string;
  readonly beneficiary: Beneficiary | null;
  /** What is looked for, with its article: "un stage de troisième". */
  readonly traineeship: string;
  /** Amounts, the one that is proposed and the one that is wished for: "24 000 €". */
  readonly proposed: string;
  readonly wished: string;
  /** "mardi", "le 15 décembre". */
  readonly day: string;
  /** "depuis huit ans" in figures. */
  readonly years: string;
  /** What is owed, with its possessive: "mon solde de tout compte". */
  readonly owed: string;
  /** What is asked of an employer, as an infinitive. */
  readonly arrangement: string;
  readonly isRecommendation: boolean;
  readonly isLateByTransport: boolean;
  /** Whom one calls by the familiar form. */
  readonly isToAFriend: boolean;
  readonly isWithdrawal: boolean;
  readonly isToMove: boolean;
  /** The house that is named: "boulangerie Untel". */
  readonly house: string;
  /** "deux jours", of a delay that is asked for. */
  readonly moreTime: string;
  /** Who writes tells what they are: "je suis vendeuse". */
  readonly tellsOneself: boolean;
};

const POST =
  /(?<!\p{L})(?:poste|emploi|travail|place|mission|CDI|CDD) (?:de |d['’])(?!travail|mon|ma|la |le |l['’]|jour|nuit)([\p{L} '’-]{3,50}?)(?=$|[.,\u202f?!]| (?:chez|dans|à|au|aux|pour|que|qui|et|en|a|trop|car|s['’]il|stp|svp|je)(?!\p{L}))/iu;
/** "Je postule comme cariste", "je cherche une place de vendeuse". */
const POST_SOUGHT =
  /(?<!\p{L})(?:postule|candidate|cherche)(?: (?:une place|un (?:poste|emploi|travail|boulot)))? (?:comme |en tant que |pour être |d['’]|de )([\p{L}'’ -]{3,40}?)(?=$|[.,?!\u202f]| (?:chez|dans|à|au|aux|sur|pour|que|qui|et|en|avec|je)(?!\p{L}))/iu;
/** "Candidature spontanée, fleuriste à Angers, CAP et 3 ans en boutique". */
const TRADE_ALONE =
  /candidature spontanée?,? (?:de |d['’]|comme |en tant que )?(?!pour|à|au|chez|dans|je|s['’])(\p{L}[\p{L}'’-]{3,30}(?: (?:de|d['’]|en|du)? ?\p{L}{4,20})?)(?=,| (?:à|au|chez|dans|sur|pour) )/iu;
const BACKGROUND =
  /, ((?:(?:un |le |mon )?(?:CAP|BEP|BTS|bac|titre|permis|diplôme|licence|master)(?!\p{L})|\d{1,2} ans )[^,.;?!]{2,70})$/iu;
const FIELD =
  /(?<!\p{L})en ((?!stage|alternance|apprentissage|entreprise|retard|cdi|cdd|interim|intérim|immersion|général|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|pièce|fait|tant|3|troisi|seconde|premi|termin|bts|cap|bac)[\p{L}][\p{L} '’-]{3,40}?)(?=$|[.,?!\u202f]| (?:chez|dans|à|au|aux|pour|que|qui|et|stp|svp|je)(?!\p{L}))/iu;

const HOUSE =
  /(?<!\p{L})(?:chez |pour (?:la |le |l['’])(?=(?:\p{Ll}+ )+\p{Lu})|à la |au |à l['’])((?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}’'&-]+(?: (?:de |du |des |d['’])?\p{Lu}[\p{L}’'&-]+){0,3})/u;
/** "Je suis vendeuse, 6 ans…": what one is, as who writes. */
const ONESELF =
  /(?<!\p{L})(?:je suis|j['’]étais) (?!disponible|dispo|libre|très|intéressée?|motivée?|en |à |au |dans |de |malade|là|d['’]accord|partante?|prêt|désolée?|ok)(\p{Ll}[\p{L}'’-]+(?: (?:de |d['’]|en )?(?!et|depuis|chez|avec|dispo)\p{Ll}[\p{L}'’-]+){0,2}?)(?=$|[,.]| (?:depuis|chez|avec|et|dispo))/iu;
const MORE_TIME =
  /(?<!\p{L})((?:\d{1,2}|une?|deux|trois|quatre|cinq|quelques) (?:jours?|semaines?|heures?)) (?:de plus|supplémentaires?|de réflexion)/iu;

const BENEFICIARIES: readonly (readonly [RegExp, Beneficiary])[] = [
  [/\bma fille\b/u, { named: 'Ma fille', pronoun: 'Elle' }],
  [/\bmon fils\b/u, { named: 'Mon fils', pronoun: 'Il' }],
  [/\bma soeur\b/u, { named: 'Ma sœur', pronoun: 'Elle' }],
  [/\bmon frere\b/u, { named: 'Mon frère', pronoun: 'Il' }],
  [/\bma niece\b/u, { named: 'Ma nièce', pronoun: 'Elle' }],
  [/\bmon neveu\b/u, { named: 'Mon neveu', pronoun: 'Il' }],
  [/\bma petite[- ]fille\b/u, { named: 'Ma petite-fille', pronoun: 'Elle' }],
  [/\bmon petit[- ]fils\b/u, { named: 'Mon petit-fils', pronoun: 'Il' }],
  [/\bmon mari\b/u, { named: 'Mon mari', pronoun: 'Il' }],
  [/\bma femme\b/u, { named: 'Ma femme', pronoun: 'Elle' }],
];

const TRAINEESHIPS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:3 ?e|3 ?eme|troisieme|college|collegien(?:ne)?)\b/u,
    'un stage d’observation de troisième',
  ],
  [/\b(?:seconde|2nde|lyceen(?:ne)?)\b/u, 'un stage d’observation de seconde'],
  [/\b(?:immersion|pmsmp)\b/u, 'une immersion professionnelle'],
  [/\bapprenti[a-z]*\b/u, 'un contrat d’apprentissage'],
  [/\b(?:alternan[a-z]*|contrat pro[a-z]*)\b/u, 'une alternance'],
  [/\bstage/u, 'un stage'],
];

const OWED: readonly (readonly [RegExp, string])[] = [
  [/\bsolde\b/u, 'mon solde de tout compte'],
  [/\battestation\b/u, 'l’attestation destinée à France Travail'],
  [/\bcertificat\b/u, 'mon certificat de travail'],
  [/\b(?:bulletins?|fiches? de (?:paie|paye))\b/u, 'mes bulletins de paie de [mois]'],
  [/\bheures? sup/u, 'le paiement de mes heures supplémentaires de [mois] ([nombre] heures)'],
  [/\bconges?\b/u, 'l’indemnité de mes congés payés'],
  [/\bprimes?\b|\bindemnites?\b/u, 'la prime ou l’indemnité de [objet]'],
  [/\b(?:salaires?|paie|paye)\b/u, 'mon salaire de [mois]'],
  [/\bcontrat\b/u, 'mon contrat de travail signé'],
];

const ARRANGEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:conges?|vacances|jour de repos)\b/u, 'prendre des congés du [date] au [date]'],
  [
    /\b(?:temps partiel|mi[- ]temps|80 ?%)/u,
    'passer à temps partiel, à [durée] par semaine, à partir du [date]',
  ],
  [/\bteletravail\b/u, 'travailler à distance [nombre] jours par semaine'],
  [/\bformation\b/u, 'suivre la formation [intitulé], du [date] au [date]'],
  [/\bmutation\b/u, 'demander ma mutation à [lieu] à partir du [date]'],
  [
    /\b(?:horaires?|planning)\b/u,
    'changer mes horaires\u00a0: [horaires actuels], et [horaires souhaités]',
  ],
];

const firstOf = <Value>(line: string, table: readonly (readonly [RegExp, Value])[]): Value | null =>
  table.find(([pattern]) => pattern.test(line))?.[1] ?? null;

const DAY =
  /\b(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?|demain|apres[- ]demain|le (?:1er|[12]?\d|3[01])(?: (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))?)\b/u;

const THOUSAND = 1000;
/** Below, a figure is pay by the hour or by the day. */
const SMALLEST_SUM = 100;
const AMOUNT = /(\d{1,3}(?:[ .\u202f\u00a0]?\d{3})|\d{2,5})(?:[,.](\d{1,2}))? ?(k\b|€|euros?\b)?/gu;

type Amount = { readonly value: number; readonly at: number };

const BY_HOUR = /\b(?:de|d|par|l) ?(?:l )?heure\b|\/ ?h\b|taux horaire/u;
const SMALLEST_BY_HOUR = 8;

const amountsIn = (line: string): readonly Amount[] =>
  [...line.matchAll(AMOUNT)].flatMap((found) => {
    const whole = Number((found[1] ?? '').replace(/\D/gu, ''));
    const tenths = found[2] === undefined ? 0 : Number(`0.${found[2]}`);
    const isThousands = found[3] === 'k';
    const value = isThousands ? Math.round((whole + tenths) * THOUSAND) : whole + tenths;
    const byHour = BY_HOUR.test(line) && value >= SMALLEST_BY_HOUR && value < SMALLEST_SUM;
    const isSum = found[3] !== undefined || value >= THOUSAND;
    return byHour || (isSum && value >= SMALLEST_SUM) ? [{ value, at: found.index }] : [];
  });

const inEuros = ({ value }: Amount): string =>
  value < SMALLEST_SUM
    ? `${(Number.isInteger(value) ? String(value) : value.toFixed(2)).replace('.', ',')}\u00a0€ de l’heure`
    : `${Math.round(value)
        .toString()
        .replace(/\B(?=(\d{3})+(?!\d))/gu, '\u202f')}\u00a0€`;

const WISHES_FOR =
  /\b(?:aimerais|voudrais|souhait[a-z]*|veux|demand[a-z]*|vise|prefer[a-z]*|plutot|au moins|cherche|mieux)\b/gu;

/** The lower of two amounts is proposed, the higher is wished for; one alone is what the words before it say. */
const sumsIn = (line: string): Pick<Wishes, 'proposed' | 'wished'> => {
  const [lowest, highest] = amountsIn(line).toSorted((a, b) => a.value - b.value);
  if (lowest === undefined) return { proposed: '', wished: '' };
  if (highest !== undefined && highest.value !== lowest.value)
    return { proposed: inEuros(lowest), wished: inEuros(highest) };
  const wish = [...line.matchAll(WISHES_FOR)].findLast(({ index }) => index < lowest.at);
  const offered = line.slice(0, lowest.at).search(/\b(?:propos|offr|donn)[a-z]*\b/u);
  return wish !== undefined && (offered < 0 || wish.index > offered)
    ? { proposed: '', wished: inEuros(lowest) }
    : { proposed: inEuros(lowest), wished: '' };
};

const accented = (day: string): string =>
  day
    .replace('apres', 'après')
    .replace('fevrier', 'février')
    .replace('aout', 'août')
    .replace('decembre', 'décembre');

/** What the requests for a message tell of it, the later ones too. */
export const wishesIn = (requests: readonly string[]): Wishes => {
  const written = requests.join('. ');
  const line = opened(written);
  const years =
    /\b(\d{1,2}) ans (?:de |d )?(?:boite|maison|anciennete|entreprise|service|que)/u.exec(
      line,
    )?.[1];
  const told = ONESELF.exec(written)?.[1]?.trim() ?? '';
  return {
    house: (HOUSE.exec(written)?.[1] ?? '').trim(),
    moreTime: (MORE_TIME.exec(written)?.[1] ?? '').trim(),
    tellsOneself: told !== '',
    post:
      (POST.exec(written) ?? POST_SOUGHT.exec(written) ?? TRADE_ALONE.exec(written))?.[1]?.trim() ??
      (/spontan/iu.test(written) ? told : ''),
    background: BACKGROUND.exec(written)?.[1]?.trim() ?? '',
    field: FIELD.exec(written)?.[1]?.trim() ?? '',
    beneficiary: firstOf(line, BENEFICIARIES),
    traineeship: firstOf(line, TRAINEESHIPS) ?? 'un stage',
    ...sumsIn(line),
    day: accented(DAY.exec(line)?.[0] ?? ''),
    years: years === undefined ? '' : `depuis ${years} ans`,
    owed: firstOf(line, OWED) ?? '[le document ou la somme]',
    arrangement: firstOf(line, ARRANGEMENTS) ?? '[votre demande]',
    isRecommendation: /\brecommand/u.test(line),
    isLateByTransport:
      /\b(?:bus|train|metro|tram|rer|voiture|panne|greve|embouteillages?|bouchons?)\b/u.test(line),
    isToAFriend:
      /\b(?:collegues?|amie?s?|copains?|copines?|camarades?|cousine?|voisine?s?)\b/u.test(line) &&
      !/\b(?:mon|ma|ancien|ancienne) (?:chef|patron|respons|direct)|\bvouvo/u.test(line),
    isWithdrawal: /\b(?:retir|annul|desist)[a-z]* (?:de )?(?:ma |la )?candidature|\bdesist/u.test(
      line,
    ),
    isToMove: /\b(?:rendez[- ]vous|rdv|venir|convocation|absente?)\b/u.test(line),
  };
};

/** "poste de cariste", or the same with a blank. */
export const postWished = ({ post }: Pick<Wishes, 'post'>): string =>
  post === '' ? 'poste de [intitulé]' : elide(`poste de ${post}`);
