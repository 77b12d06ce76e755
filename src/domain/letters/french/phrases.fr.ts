import { elide, joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { MONTH_NAMES, dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** A title that goes on with a contract: "stagiaire puis job d'été". */
export const THEN_A_CONTRACT =
  /\s+(?:puis|et|[/+])\s+(?:en\s+)?(?:job|emploi|petit boulot|contrat|CDI|CDD|intérim|stage|alternance)(?![\p{L}]).*$/iu;

/** What one became, after the title that one had first: "employée commerciale puis 2nde de rayon". */
export const ROSE = / (?:puis|devenue?|→|>) .*$/iu;

/** Who keeps children of others, where a CV names only the work. */
export const SITTING = /^baby-? ?sitting(?!\p{L}).*$/iu;
export const SITTER = 'baby-sitter';

/** What one is, rather than what one can do: a letter shows it, and lists it nowhere. Folded. */
export const SOFT_SKILL =
  /^(?:empathie|diplomatie|rigueur|autonomie|esprit |sens |discretion|ponctualite|dynamisme|adaptabilite|adaptation|polyvalence|creativite|curiosite|patience|ecoute(?! active)|reactivite|rapidite|disponibilite|motivation|secret professionnel|presentation|capacite |aisance|bonne? |gout |resistance|gestion (?:du stress|des priorites|du temps)|force de proposition|leadership|bienveillance|proactivite|initiative|prise d'initiative|confidentialite|organisation$|relationnel|savoir-etre|sang-froid|courtoisie|assiduite|fiabilite|honnetete|travail (?:en equipe|d'equipe|de nuit|en hauteur))/u;

/** What one looks for, and no ability. Folded. */
export const SOUGHT =
  /^(?:(?:re)?trouver|chercher|reprendre|exercer|occuper|obtenir|integrer|rejoindre|decrocher|recherche)(?![a-z])/u;

/** "Infirmière D.E.": with the degree of the State in words. */
export const withStateDegree = (title: string): string =>
  title.replace(
    /^(infirmi(?:er|[èe]re))(?:\(e\))? D\.?E\.?$/iu,
    (_, trade: string) => `${trade} diplômé${trade.endsWith('r') ? '' : 'e'} d’État`,
  );

/** "Gérante d'un multiservice dans le marché": what stands after a title, and says where. */
export const AT_A_HOUSE = /(?<=\p{L}{3,}) (?:au sein d|dans (?:le|la|les|un|une) |dans l[’']).*$/iu;
/** "Management d'équipe (jusqu'à 70 salariés)": how many, which is all that such a line proves. */
export const COUNTED = /\((?:(?:jusqu[’'])?à )?(?:(?:environ|plus de) )?\d+ \p{Ll}{4,}/iu;
/** How long something was done: "pendant deux ans". */
export const duringOf = (lasted: string): string => `pendant ${lasted}`;
/** What stands before the last of several things, one of which is double. */
export const AND_ALSO = 'mais aussi';
/** The same, where that has been said. */
export const OR_ELSE = 'ou encore';

/** Twelve months. */
export const ONE_YEAR = 'un an';
const UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS: readonly string[] = ['', '', 'vingt', 'trente', 'quarante', 'cinquante'];

/** A number below sixty in words. */
export const inWords = (value: number): string => {
  const small = UNITS[value];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(value / 10)] ?? '';
  const unit = value % 10;
  if (unit === 0) return ten;
  return unit === 1 ? `${ten} et un` : `${ten}-${UNITS[unit] ?? ''}`;
};

const LONGEST_YEARS = 59;
/** Below this, months say more. */
const MONTHS_ONLY = 24;
const FEWEST_MONTHS = 3;

/** A length of experience in words, in the plural; null for what is too short to be told, or no length. */
export const yearsInWords = (months: number | null): string | null => {
  if (months === null || months < FEWEST_MONTHS || months / 12 > LONGEST_YEARS) return null;
  return months < MONTHS_ONLY
    ? `${inWords(months)} mois`
    : `${inWords(Math.floor(months / 12))} ans`;
};

const YEAR = 12;
/** Months over whole years that say nothing. */
const FEW_OVER = 1;
const NEARLY = 10;
/**
 * A length as one tells it: "un an", "dix-huit mois", "plus de trois ans", "près de quatre ans". From January to December
 * there are eleven months between both ends, and a whole year was worked.
 */
export const lengthInWords = (months: number): string | null => {
  const whole = months % YEAR === YEAR - 1 ? months + 1 : months;
  const years = Math.floor(whole / YEAR);
  const over = whole % YEAR;
  if (months < FEWEST_MONTHS || years >= LONGEST_YEARS) return null;
  if (years === 1 && over <= FEW_OVER) return ONE_YEAR;
  if (whole < MONTHS_ONLY) return `${inWords(whole)} mois`;
  if (over <= FEW_OVER) return `${inWords(years)} ans`;
  return over >= NEARLY ? `près de ${inWords(years + 1)} ans` : `plus de ${inWords(years)} ans`;
};

/** "Lyon, le 21 novembre 2026", from an ISO day; without a place, the day alone. */
export const placeAndDate = (place: string, day: string): string => {
  const date = dayInWords(day);
  return place === '' ? `Le ${date}` : `${place}, le ${date}`;
};

/** Without who bears a name made of the things of a trade: a "maître d’ouvrage" is no work of construction. */
export const withoutNames = (text: string): string =>
  text.replace(/maîtr(?:es?|ise) d[’'](?:ouvrage|œuvre)/giu, '');

/** What a CV looks for, or says of itself, which a letter says in its own place. Folded. */
const SEEKS =
  /cherch|souhait|voudrai|aimerai|desire|mettre (?:a profit|mes |mon )|contribuer|rejoindre|disponib|mobil|permis|candidat|postul|reconver|recherche|alternance|stage|retrait|chomage|sans emploi|licenci|jamais|pas d|pas encore|debut|difficult|burn|malad|handicap|enfants|divorc|motive|passionne|appren(?:ds|dre)|benevol|association/u;
/** What leans on the sentence before it, which the letter does not tell. Folded. */
const GOES_BACK =
  /^(?:\S+ ){1,4}(?:ainsi|egalement|aussi|donc|alors|ensuite|enfin|cela|celui|celle|ceux)(?![a-z])/u;
const LONGEST_OWN = 34;
const SHORTEST_OWN = 6;
const LONGEST_OPEN = 10;

/** What the writer says that they have not: nobody opens with it. Folded. */
const LACKS = /n(?:e |['\u2019])(?:possede|dispose|connais|maitrise|detiens|ai) (?:pas|ni|aucun)/u;

/** Whole sentences in the first person that a profile says of the work, as written: not what it looks for, nor a weakness. */
export const ownSentences = (profile: string): readonly string[] =>
  profile
    .replace(/(?<=[\p{Ll},])\n(?=\p{Ll})/gu, ' ')
    .split(/\n|(?<=[.!?])\s+/u)
    .map((line) => line.trim())
    .filter((line) => {
      const words = line.split(/\s+/u).length;
      return (
        /^(?:Je |J[’'])(?!suis )[^;()|/]+\.?$/u.test(line) &&
        // Without its full stop, a long line may go on elsewhere.
        (line.endsWith('.') || (words <= LONGEST_OPEN && !line.includes(':'))) &&
        !SEEKS.test(fold(line)) &&
        !LACKS.test(fold(line)) &&
        !/!/u.test(line) &&
        !GOES_BACK.test(fold(line)) &&
        !/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u.test(line) &&
        words >= SHORTEST_OWN &&
        words <= LONGEST_OWN
      );
    });

/** Where one gives one's time, on a line that says so: "Bénévole à la Croix-Rouge – 2017-2021". */
const VOLUNTEER =
  /^(?:bénévole|volontaire) ((?:à|au|aux|chez|dans|auprès) (?:l[’']|la |une? |d[eu’'] ?)?[^–,;:()\d|]{4,60})/iu;

/** Houses that a CV says its writer has been a volunteer of, with their lines. */
export const engagementsIn = (
  cv: string,
): readonly { readonly text: string; readonly quote: string }[] =>
  cv
    .split('\n')
    .flatMap((line) => {
      const quote = line.replace(/^[\s•*–-]+/u, '').trim();
      const [, where = ''] = VOLUNTEER.exec(quote) ?? [];
      const text = typeset(where).replace(/[\s–-]+$/u, '');
      return text === '' ? [] : [{ text: lowerFirst(text), quote }];
    })
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index);

/** What one is, as an adjective says it. Folded. */
const TRAIT =
  /^(?:autonome|rigoureu\S+|ponctuel\S*|soigneu\S+|calme|patiente?|organisee?|dynamique|polyvalente?|reacti\S+|discr\S+|respectueu\S+|serieu\S+|methodique|attenti\S+|minutieu\S+|souriante?|consciencieu\S+|fiable|precise?|reserve\S*|curieu\S+|sociable)(?: [a-z' ]{3,40})?$/u;
const FEWEST_TRAITS = 2;

/** A line of a CV that lists only what its writer is, with its words; null where none does. */
export const traitsIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  for (const line of cv.split('\n')) {
    const quote = line.replace(/^[\s•*–-]+/u, '').trim();
    const pieces = quote
      .replace(/\.$/u, '')
      .split(/, (?:et )?| et (?=\p{Ll}+$)/u)
      .map((piece) => piece.trim());
    if (pieces.length >= FEWEST_TRAITS && pieces.every((piece) => TRAIT.test(fold(piece))))
      return { text: typeset(joinAnd(pieces.map(lowerFirst))), quote };
  }
  return null;
};

/** Whether an advertisement asks what one is. */
export const traitsAsked = (offer: string): boolean =>
  /autonom|rigour|ponctu|soign|calme|patien|organis|dynamiq|polyvalen|reacti|discr|respect|serieu|methodi|attenti|minuti|souri|conscien|fiab/u.test(
    fold(offer),
  );

const EASE = /(?:^|[\n.•–-]\s*)À l[’']aise avec ([^.\n;:()]{6,90})/u;

/** What a CV says that its writer is at ease with, with its words; null where it says nothing. */
export const easeIn = (cv: string): { readonly text: string; readonly quote: string } | null => {
  const [, found = ''] = EASE.exec(cv) ?? [];
  const quote = found.trim();
  return quote === '' ? null : { text: typeset(quote), quote };
};

const MONTH = `(?:${MONTH_NAMES.join('|')}) (?:19|20)\\d\\d`;
const PERIOD = new RegExp(`^(?:de |d[’'])?(${MONTH}) (?:à|au|[-–]) (${MONTH})\\s*[,:]\\s*`, 'iu');

/** What a line of a post tells after its period, and that period as a sentence ends on it; null where none opens it. */
export const endedIn = (line: string): { readonly rest: string; readonly when: string } | null => {
  const [opening = '', from = '', to = ''] = PERIOD.exec(line) ?? [];
  return opening === ''
    ? null
    : {
        rest: line.slice(opening.length),
        when: elide(` de ${from.toLowerCase()} à ${to.toLowerCase()}`),
      };
};

/** The heavy verb of what has no verb of its own. */
export const HEAVY = /(?<!\p{L})assur(?:e|é|er)(?!\p{L})/u;

const METHOD = /^(?:HACCP|5S)$/u;
/** Initials that name a way of working are told as one. */
export const asMethod = (words: string): string =>
  METHOD.test(words) ? `méthode ${words}` : words;

/** What stops before its end, or stands for what is not told: "utiliser des bases de", "les factures et autres". */
export const UNFINISHED = /(?: et)? autres$| (?:de|des|du|à|en|sur|pour|et|aux?)$/u;

/** Languages that a letter names. Folded. */
export const SPOKEN =
  /^(?:anglais|espagnol|allemand|italien|portugais|arabe|neerlandais|chinois|russe|turc|polonais|roumain|japonais)$/u;
/** Whether a CV says that a language is spoken well. */
export const isFluent = (level: string): boolean =>
  /courant|bilingue|fluent|maternelle/iu.test(level);
/** What says that studies are not over, with the year that they are in. */
export const UNDER_WAY = /\s*\(?(?:\d\s?[eè]me année )?en cours\)?/iu;

/** An ability with a bracket or a slash, cut short, of verbs alone, or that says nothing of its own. */
export const NOT_WHOLE =
  /[()…/]|etc\b|(?:^| )(?:mettre|faire|prendre|tenir|assurer|et|un|une|des|du|de|les?|la|à|en|pour|avec)$|^\p{L}+r(?: et \p{L}+r)?$|^mettre .* au service d/u;

/** A piece that its line breaks off. */
export const BROKEN_OFF =
  / (?:en|de|du|des|d[\u2019']|à|au|aux|et|la|le|les|pour|dans|avec|sur)$/iu;

/** What is done in any trade: it says little beside what it is done to. */
export const COMMON_ACTS =
  'préparer contrôler vérifier utiliser aider participer veiller organiser accueillir mettre faire prendre donner établir produire former accompagner respecter garantir proposer intervenir recevoir';

/** A thing after "de", as the things of a list are. */
const OF_A_THING = /^d(?:u |es |e la |e l[’'])/u;
/** A complement within a thing: what goes on with it after an "et" is nobody knows whose. */
const COMPLEMENT = /\S (?:du |des |de la |de l[’'])/u;

/** What only a verb of all work carries, as things: "du lavage et des retouches" after "m’occuper" is "le lavage et les retouches"; empty for what has a verb of its own. */
export const asThings = (verb: string, object: string): readonly string[] => {
  if (verb === 'assurer')
    return /^(?:le |la |les |l[’'])/u.test(object)
      ? object.split(/, (?:ainsi que )?(?=(?:les? |la |l[’']))| et (?=(?:les? |la |l[’']))/u)
      : [];
  if (verb !== 'm’occuper') return [];
  const things = object.split(/, | et (?=d(?:u |es |e la |e l[’']))/u);
  const isSure = things.every(
    (thing, index) =>
      OF_A_THING.test(thing) &&
      (things.length === 1 || index === things.length - 1 || !COMPLEMENT.test(thing)),
  );
  return isSure
    ? things.map((thing) =>
        thing
          .replace(/^du /u, 'le ')
          .replace(/^des /u, 'les ')
          .replace(/^de (?=l)/u, ''),
      )
    : [];
};

/** Who helps in a trade: the word names them, and no work. */
export const HELPER =
  /^aide[- ](?:à domicile|de cuisine|de vie|familiale?|ménagère?|\p{L}+(?:eur|euse|ier|ière|on|onne|iste|ants?|antes?))(?!\p{L})/iu;
/** What was learnt, or how a post ended, is no job. */
export const NO_JOB = /^(?:apprentissage|licenciement|alternance|formation)(?!\p{L})/iu;

/** Kinds of houses that a name opens with: two of one kind are of one field. */
export const KIND_OF_HOUSE =
  /^(?:mairie|h[oô]pital|clinique|ehpad|lyc[eé]e|coll[eè]ge|[eé]cole|cr[eè]che|pharmacie|h[oô]tel|restaurant)(?!\p{L})/iu;

/** Verbs of all work, which an infinitive makes heavier. */
export const ALL_WORK = /^(?:assurer|m’occuper)$/u;
/** A further thing done within a sentence of the writer's own. */
export const DONE_TOO = /(?:,| et) j(?:e |[’'])/gu;
/** What is told as done once. */
export const TOLD_AS_DONE = /^j[’']ai /u;
