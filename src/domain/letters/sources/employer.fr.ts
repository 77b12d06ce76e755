import { lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { atOrganisation, genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import { literally } from '#/domain/shared/literally';
import { fold } from '#/domain/shared/text';

/** Something that an advertisement says of its employer, ready for a sentence, with the words it comes from. */
export type OfferFact = { readonly text: string; readonly quote: string };

/** Houses that people work in, as an advertisement names its own. */
const HOUSE =
  "résidence|association|entreprise|société|commerce|enseigne|clinique|plateforme|agence|établissement|cabinet|restaurant|hôtel|groupe|magasin|atelier|centre|crèche|maison|boulangerie|coopérative|start-up|PME|bureau d[’']études|garage|exploitation|brasserie|hôpital|laboratoire|auto-école|école";
/** What employers do, in the third person: what is said of them and never of the candidate. */
const DOES =
  'édite|accueille|accompagne|conçoit|développe|fabrique|produit|transforme|exploite|intervient|construit|installe|protège|fédère|conseille|stocke|transporte|administre|forme|gère|livre|distribue|entretient|réalise|aide|soigne|héberge|organise|loue|répare|cultive|élève|restaure|conserve|traite|trie|collecte|emploie|défend|soutient|imprime|recycle|se donne pour mission';
const OBJECT =
  "((?:de |une?|des|les?|la|l[’']|dans|chez|auprès|deux|trois|quatre|cinq|six|plus|près|chaque|\\d)[^.;:!?()]{10,})";

/** Words that turn the sentence to its reader or to the post. Folded. */
const TURNED =
  /(?:^|[^a-z])(?:vous|votre|vos|tu|ton|ta|tes|nous|notre|nos|poste|candidat\w*|recherch\w*|recrut\w*|profil|missions|salaire|remuneration|cdi|cdd|h\/f|passion\w*|client)(?![a-z])/u;
const LONGEST = 105;
const SHORTEST = 22;

/** What goes on with the list before it, which cannot be cut there. */
const GOES_ON = /^(?:de |du |des |d[’']|leurs? |et |ou |sur |dans |chez )/u;

/** How well settled a house says it is, which belongs to no trade. */
const SETTLED =
  / (?:incontournable|(?:bien|très|fortement|solidement) (?:installé|implanté|ancré|reconnu|établi)).*$/u;

/** Whole, or cut where a comma lets it end; null for what is too long, or speaks of the post. */
const told = (words: string): string | null => {
  const whole = typeset(words)
    .replace(SETTLED, '')
    .replace(/[\s,]+$/u, '');
  const [first = '', next] = whole.split(/, (?!\d)/u);
  if (whole.length > LONGEST && next !== undefined && GOES_ON.test(next)) return null;
  const listed = next !== undefined && GOES_ON.test(next);
  const text = (listed ? whole : first).replace(/\s+(?:et|avec|pour|dans)$/u, '').trim();
  return text.length > LONGEST || text.length < SHORTEST || TURNED.test(fold(text)) ? null : text;
};

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n|(?<=[\p{L}\d)][.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const at = (company: string): string | null =>
  company === '' ? null : atOrganisation(typeset(company));

/** A name by its capitals, where no employer was read: "Depuis 1920, Ardal Travaux se donne pour mission…". */
const NAMED =
  /(?<=^|, )(?!(?:Vous|Nous|Notre|Nos|Votre|Vos|Le|La|Les|Il|Elle|Ce|Cette|Un|Une|Dans|Pour|Depuis|Afin|Au|En|Avec|Chez|Sous|Sur|Forte?|Si|Basée?|Créée?|Située?)(?!\p{L}))((?:\p{Lu}[\p{L}’'&-]+)(?: \p{Lu}[\p{L}’'&-]+){0,3})/u;
/** The client of an agency stands for the employer. */
const CLIENT = '^(?:notre|son) client(?:, [^,.]{3,60},)?';

/** "Kolibrium édite une plateforme…": who they are, by what they do. */
const byDeed = (sentence: string, company: string): string | null => {
  const name = company === '' ? null : literally(company);
  const aside = '(?:, [^,.]{3,90},| \\([^)]{2,80}\\))?';
  const client = new RegExp(`${CLIENT} ((?:${DOES})(?: et (?:${DOES}))?) ${OBJECT}`, 'iu').exec(
    sentence,
  );
  const does = client === null ? null : told(`${client[1] ?? ''} ${client[2] ?? ''}`);
  if (does !== null) return `dans une entreprise qui ${does}`;
  const own = NAMED.exec(sentence)?.[1];
  if (name === null && own !== undefined) {
    const said = new RegExp(
      `${literally(own)}${aside} ((?:${DOES})(?: et (?:${DOES}))?) ${OBJECT}`,
      'u',
    ).exec(sentence);
    const what = said === null ? null : told(`${said[1] ?? ''} ${said[2] ?? ''}`);
    if (what !== null) return `${at(own)}, qui ${what}`;
  }
  const subjects = [
    ...(name === null ? [] : [`(?:^|[ ,])(?:l[ae] |les |l[’']|)${name}`]),
    `^(?:notre|la|le|l[’'])\\s?(?:${HOUSE})(?: \\p{Ll}[\\p{L}’'-]+){0,4}`,
  ];
  for (const subject of subjects) {
    const rule = new RegExp(
      `${subject}${aside}(?: \\([^)]*\\))? ((?:${DOES})(?: et (?:${DOES}))?) ${OBJECT}`,
      'iu',
    );
    const [, verb = '', object = ''] = rule.exec(sentence) ?? [];
    const what = verb === '' ? null : told(`${verb} ${object}`);
    if (what === null) continue;
    const house = at(company);
    if (house !== null) return `${house}, qui ${what}`;
    const [noun = ''] = new RegExp(`(?:${HOUSE})`, 'iu').exec(sentence) ?? [];
    const gender = genderOf(headOf(noun));
    if (gender !== null)
      return `dans un${gender === 'f' ? 'e' : ''} ${noun.toLowerCase()} qui ${what}`;
  }
  return null;
};

/** "Hôtel 5 étoiles de 48 chambres face à la mer": who they are, by a name of things. */
const byName = (sentence: string, company: string): string | null => {
  const name = company === '' ? null : literally(company);
  const noun = `((?:${HOUSE}) [^,.;:!?()]{12,})(?=[,.(]|$)`;
  const opened = new RegExp(`^${noun}`, 'iu').exec(sentence)?.[1];
  const beside =
    name === null ? undefined : new RegExp(`${name}, ${noun}`, 'iu').exec(sentence)?.[1];
  const what = told(beside ?? opened ?? '');
  if (
    what === null ||
    !/\d| (?:familiale?|artisanale?|médicalisée?|pluridisciplinaire|rurale?) /u.test(`${what} `)
  )
    return null;
  if (
    /(?<!\p{L})(?:est|a|sont|avons|propose|offre)(?!\p{L})|\d{5}|\d à \d|€|\d ?h(?!\p{L})/u.test(
      what,
    )
  )
    return null;
  if (new RegExp(`(?<!\\p{L})(?:${DOES})(?!\\p{L})`, 'iu').test(what)) return null;
  const house = at(company);
  if (house !== null) return `${house}, ${lowerFirst(what)}`;
  const gender = genderOf(headOf(what));
  return gender === null ? null : `dans un${gender === 'f' ? 'e' : ''} ${lowerFirst(what)}`;
};

/** Kinds of houses that an advertisement tells with a specialty, and what stands between the two. */
const OF_WHAT_KIND =
  /(?: (?:familiale?|artisanale?|indépendante?|locale?|régionale?|coopérative?))*/u.source;
const SPECIALISED =
  /,? spécialisée?s? (?:dans|en|sur) ([^.;:!?()]{6,110}?)(?= (?:qui )?(?:recherch|recrut|cherch)|[.;:!?()]|, (?!\d)|$)/u
    .source;
const SPECIALTY = new RegExp(`(?<!\\p{L})((?:${HOUSE})${OF_WHAT_KIND})${SPECIALISED}`, 'iu');
const FAMILY = new RegExp(`(?<!\\p{L})((?:${HOUSE}) (?:familiale?|artisanale?))(?!\\p{L})`, 'iu');
/** Who only stands between: their own trade is not the employer's. Folded. */
const BETWEEN =
  /(?:^|[^a-z])(?:clients?|agence d'emploi|interim\w*|cabinet de recrutement|travail temporaire)(?![a-z])/u;

/** "Pour un client spécialisé dans l’imprimerie": the trade of whom an agency hires for. */
const OF_CLIENT =
  /clients?,? spécialisée?s? (?:dans|en|sur) ((?:le |la |les |l[’']|des )[^,.;:!?()]{6,90}?)(?= (?:un|une|des) |[,.;:!?()]|$)/iu;

/** "Entreprise familiale spécialisée dans le transport de voyageurs": what they are known for, or the family alone. */
const bySpecialty = (sentence: string, company: string): string | null => {
  const [, of = ''] = OF_CLIENT.exec(sentence) ?? [];
  const served = told(of);
  if (served !== null) return `dans une entreprise spécialisée dans ${served}`;
  if (BETWEEN.test(fold(sentence))) return null;
  const [, noun = '', trade = ''] = SPECIALTY.exec(sentence) ?? FAMILY.exec(sentence) ?? [];
  if (noun === '' || TURNED.test(fold(trade))) return null;
  const gender = genderOf(headOf(noun));
  if (gender === null) return null;
  const how = gender === 'f' ? 'spécialisée' : 'spécialisé';
  const said = typeset(trade).replace(SETTLED, '').trim();
  const what = said === '' ? lowerFirst(noun) : `${lowerFirst(noun)} ${how} dans ${said}`;
  if (said !== '' && !/^(?:le |la |les |l[’']|des )/u.test(said)) return null;
  const house = at(company);
  return house === null ? `dans un${gender === 'f' ? 'e' : ''} ${what}` : `${house}, ${what}`;
};

/** What no end of a sentence stands in. */
const STOP = /[^.;:!?()]/u.source;
/** What a house is said to be, where a sentence takes it without its article. */
const BEING = `(?:leader|spécialiste|éditeur|éditrice|fabricant|acteur|filiale|distributeur|constructeur|spécialisé (?:dans|en|sur)|spécialisée (?:dans|en|sur)|${HOUSE})(?![\\p{L}])${STOP}{8,}`;
const SEEKS = / (?:qui )?(?:recherch|recrut|cherch|a besoin|souhait)\S*.*$/u;

/** "Pontel, leader dans…", "AlphaSoft est un éditeur de…": who they are, by what they are said to be. */
const byBeing = (sentence: string, company: string): string | null => {
  const own = company === '' ? NAMED.exec(sentence)?.[1] : company;
  const of = new RegExp(
    `${CLIENT}(?:,|) est (un|une|l[’'](?:un|une) des|le|la) (${STOP}{8,})`,
    'iu',
  ).exec(sentence);
  const client = of === null ? null : told((of[2] ?? '').replace(SEEKS, ''));
  if (client !== null && of !== null) {
    const isHouse = new RegExp(`^(?:${HOUSE})(?!\\p{L})`, 'iu').test(client);
    return `${isHouse ? 'dans' : 'chez'} ${(of[1] ?? '').toLowerCase()} ${client}`;
  }
  const ours = /^nous sommes (une? )([^.;:!?()]{8,})/iu.exec(sentence);
  const we = ours === null ? null : told(ours[2] ?? '');
  if (we !== null && new RegExp(`^(?:${HOUSE})(?!\\p{L})`, 'iu').test(we))
    return `dans ${(ours?.[1] ?? '').toLowerCase()}${we}`;
  if (own === undefined || own === '') return null;
  const said =
    new RegExp(`${literally(own)}(?: \\([^)]*\\))?,? est (?:une? )?(${BEING})`, 'iu').exec(
      sentence,
    ) ?? new RegExp(`${literally(own)}, (?:une? )?(${BEING})`, 'iu').exec(sentence);
  const what =
    said === null
      ? null
      : told((said[1] ?? '').replace(SEEKS, '').replace(/(\p{L}{4,})\/\p{L}+/u, '$1'));
  const house = at(own);
  return what === null || house === null || BETWEEN.test(fold(what))
    ? null
    : `${house}, ${lowerFirst(what)}`;
};

/** "Au sein d’une brasserie de centre-ville, vous…": where one would work. */
const bySite = (sentence: string, company: string): string | null => {
  if (company !== '') return null;
  const found = new RegExp(
    `^au sein d[’'](une?) ((?:${HOUSE}|EHPAD|crèche|hôtel)(?!\\p{L})[^,.;:!?()]{3,70})`,
    'iu',
  ).exec(sentence);
  const what = told(found?.[2] ?? '');
  return what === null || found === null
    ? null
    : `dans ${(found[1] ?? '').toLowerCase()} ${lowerFirst(what)}`;
};

/** Where one would work, by what the advertisement says of its employer: "chez Kolibrium, qui édite…"; null where it says nothing. */
export const employerIn = (text: string, company: string): OfferFact | null => {
  for (const sentence of sentencesOf(text)) {
    const found =
      byDeed(sentence, company) ??
      byName(sentence, company) ??
      bySpecialty(sentence, company) ??
      byBeing(sentence, company) ??
      bySite(sentence, company);
    if (found !== null) return { text: found, quote: sentence };
  }
  return null;
};

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** A day or a month at which a post begins, after the words that say so. */
const STARTS = new RegExp(
  `(?:à pourvoir|prise de (?:poste|fonctions?)|début (?:du contrat|de mission|prévu)|démarrage|entrée en (?:fonctions?|service)|cherche)[^.\\n]{0,25}?(?<!\\p{L})((?:le |au |pour le |dès le |à partir du |à compter du )?(?:1er|\\d{1,2}) (?:${MONTHS})|(?:en|début|dès|mi-|fin)[ ]{0,1}(?:${MONTHS}))(?: (20\\d\\d))?`,
  'iu',
);

/** When the post begins, where the advertisement names a day or a month to come: "le 1er février"; null otherwise. */
export const startIn = (text: string, today: string): OfferFact | null => {
  const [quote = '', words = '', year] = STARTS.exec(typeset(text)) ?? [];
  if (quote === '') return null;
  const named = words.toLowerCase();
  const month = MONTHS.split('|').findIndex((one) => named.includes(one)) + 1;
  const whole = year === undefined ? null : `${year}-${String(month).padStart(2, '0')}`;
  if (whole !== null && whole <= today.slice(0, 7)) return null;
  const day = /(?:1er|\d{1,2}) \p{L}+/u.exec(named)?.[0];
  const when =
    day === undefined
      ? named.replace(/^dès /u, 'en ').replace(/^en ?/u, 'en ')
      : `le ${day.replace(/^1(?= )/u, '1er')}`;
  return { text: year === undefined ? when : `${when} ${year}`, quote };
};

/** A town without its number or its quarter: "Lyon 3e (69)" is "Lyon". */
export const townOf = (place: string): string =>
  place
    .replace(/\s*[(,–-]\s.*$|\s*\(.*$/u, '')
    .replace(/\s+\d+(?:er?|ème|e)?(?:\s.*)?$/u, '')
    .trim();
