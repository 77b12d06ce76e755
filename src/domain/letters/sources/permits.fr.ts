import { isPastItsDate } from '#/domain/letters/sources/entryLines.fr';
import { fold } from '#/domain/shared/text';

type PermitTold = { readonly text: string; readonly quote: string };
type Permit = {
  readonly cv: RegExp;
  readonly asked: RegExp;
  readonly article: string;
  /** How a letter names it, where the CV shortens it. */
  readonly said?: string;
};

/** "cat. 3", "1A", "catégorie C1". */
const CATEGORY = /(?:cat(?:\.|égories?)?\s?)?(?:[A-G]\d?|\d[AB]?)(?![\p{L}\d])/u.source;

/** What a trade may not be held without: how a CV writes it, how an offer asks for it (folded), its article. */
const PERMITS: readonly Permit[] = [
  {
    cv: new RegExp(
      `(?:CACES|[Cc]aces)(?:\\s?®)?(?:\\s[Rr]\\s?\\d{3})?(?:,?\\s${CATEGORY}(?:(?:\\s?(?:,|et|-|/|&)\\s?|\\s)${CATEGORY})*)?`,
      'u',
    ),
    asked: /caces|conduite d'(?:un |une )?(?:engin|chariot|nacelle)/u,
    article: 'le ',
  },
  { cv: /AFGSU(?: \d)?/u, asked: /afgsu/u, article: 'l’' },
  { cv: /FIMO(?! et FCO)/u, asked: /fimo/u, article: 'la ' },
  {
    cv: /[Cc]arte (?:de )?conducteur/u,
    asked: /carte (?:chrono)?(?:tachygraphe|conducteur|chronotachygraphe)/u,
    article: 'la ',
  },
  { cv: /FCO(?![\p{L}])/u, asked: /(?<![a-z])fco(?![a-z])/u, article: 'la ' },
  { cv: /ACACED(?![\p{L}])/u, asked: /acaced/u, article: 'l’' },
  { cv: /AIPR(?![\p{L}])/u, asked: /aipr/u, article: 'l’' },
  { cv: /ADR(?: de base)?(?![\p{L}])/u, asked: /(?<![a-z])adr(?![a-z])/u, article: 'l’' },
  { cv: /BNSSA(?![\p{L}])/u, asked: /bnssa/u, article: 'le ' },
  { cv: /PSC ?1(?!\d)/u, asked: /psc ?1/u, article: 'le ' },
  {
    cv: /(?<!\p{L})SST(?![\p{L}])/u,
    asked: /(?<![a-z])sst(?![a-z])|sauveteur\S* secouriste/u,
    article: 'le ',
  },
  { cv: /[Cc]ertiphyto(?![\p{L}])/u, asked: /certiphyto/u, article: 'le ' },
  {
    cv: /[Aa]grément (?:préfectoral|ministériel|d[’']assistante? \p{Ll}+)/u,
    asked: /agrement/u,
    article: 'l’',
  },
  { cv: /BAFA(?![\p{L}])/u, asked: /bafa/u, article: 'le ' },
  { cv: /SSIAP(?: \d)?/u, asked: /ssiap/u, article: 'le ' },
  {
    cv: /[Cc]arte pro(?:fessionnelle)?(?!\p{L})(?! (?:vitale|de (?:visite|transport)))(?: (?:CNAPS|d[’']agent de sécurité|de sécurité))?/u,
    asked: /carte pro(?:fessionnelle)?(?![a-z])|cnaps/u,
    article: 'la ',
    said: 'carte professionnelle',
  },
  {
    cv: /(?<=(?:^|\n)[ \t]*(?:19|20)?[\d/ :-]*)(?:HACCP(?=[ \t]*(?:[,:(–-]|\t|\d|\n|$))|(?:[Ff]ormation|FORMATION|[Aa]ttestation|[Cc]ertificat)(?: (?:en|à l[’']|d[’']))?[ ]?(?:[Hh]ygiène alimentaire|HYGIENE ALIMENTAIRE|HACCP))/u,
    asked: /haccp|hygiene alimentaire/u,
    article: 'la ',
    said: 'formation à l’hygiène alimentaire (HACCP)',
  },
  {
    cv: /[Hh]abilitations? (?:[ée]l[ée]ctriques?(?: [BH][0-9A-Z]{1,2}(?!\p{L}))*|[BH][0-9A-Z]{1,2}(?!\p{L})(?: [BH][0-9A-Z]{1,2}(?!\p{L}))*)/u,
    asked: /habilitation\S* electri/u,
    article: 'l’',
  },
];

/** "PERMIS : B, D" as well as "Permis B": the letters of a licence, where a CV and an offer name them. */
const LICENCE =
  /permis\s*:?\s*((?:BE|B|C1E?|CE|C|D1?)(?:(?:\s*(?:,|\/|et|&)\s*|\s+)(?:BE|B|C1E?|CE|C|D1?)(?![\p{L}\d’']))*)(?![\p{L}\d])/giu;
const LETTERS = /(?:BE|B|C1E?|CE|C|D1?)(?![\p{L}\d])/gu;

/** Work that takes one from place to place. Folded. */
const ON_THE_ROAD = /permis|vehicul|deplacement|a domicile|tournee|livrai|livrer|secteur d/u;
/** A car of the writer's own, as a CV says so; one that is cleaned, driven or repaired at work is somebody else's. */
const OWN_CAR =
  /(?:véhicule|voiture) personnel(?:le)?(?!\p{L})|permis(?:\s*:)?\s*B\s*(?:et|\+|\/|,|-|–|\(|avec|&)\s*(?:un |une |mon |ma )?(?:véhicule|voiture)(?!\p{L})(?! (?:de (?:service|fonction|société|l[’'])|du |d[’']entreprise|utilitaire|léger))|(?<!\p{L})véhiculée?s?(?!\p{L})|(?:possède|ai|dispose d[’']) ?(?:un |une |mon |ma )(?:véhicule|voiture)(?!\p{L})|(?:^|\n)\s*(?:[-–•*]\s*)?véhicule\s*(?::\s*(?:oui|personnel))?\s*(?=\n|$)/iu;

const HEAVIEST: readonly string[] = ['D', 'D1', 'CE', 'C', 'C1E', 'C1', 'BE', 'B'];

/** Licences that both name: the heaviest, which holds the others. */
const licenceIn = (
  cv: string,
  offer: string,
): { readonly text: string; readonly quote: string } | null => {
  const named = [...offer.matchAll(LICENCE)].flatMap(
    ([, letters = '']) => letters.match(LETTERS) ?? [],
  );
  const asked = new Set(named.length === 0 && ON_THE_ROAD.test(fold(offer)) ? ['B'] : named);
  const held = [...cv.matchAll(LICENCE)]
    .filter(({ index }) => isHeld(cv, index))
    .flatMap(([quote, letters = '']) =>
      (letters.match(LETTERS) ?? [])
        .filter((letter) => asked.has(letter))
        .map((letter) => ({ text: `le permis ${letter}`, quote: quote.trim(), letter })),
    );
  const [best] = held.sort(
    (one, other) => HEAVIEST.indexOf(one.letter) - HEAVIEST.indexOf(other.letter),
  );
  if (best === undefined) return null;
  // A car of one's own tells that one can come, and go.
  const owns = best.letter === 'B' ? OWN_CAR.exec(cv)?.[0] : undefined;
  return owns === undefined
    ? { text: best.text, quote: best.quote }
    : { text: `${best.text} et un véhicule`, quote: best.quote };
};

/** What is over, or not yet there, or somebody else's. Folded. */
const NOT_HELD =
  /perime|expire|non renouvel|a renouveler|a repasser|plus a jour|(?<![a-z])reste(?![a-z])|en cours(?! de valid)|prevue? |a venir|jamais|non (?:fait|pass|obten|valid)|(?<![a-z])non\s*(?:[.,;)]|$)|echoue|(?<![a-z])(?:echec|rate|loupe|recale)e?s?(?![a-z])|pas (?:encore )?(?:eu|obten|pass|fini|valid|termin)/u;
const DENIED = /(?<![a-z])(?:pas|sans|aucun|anciens?|dispense\w*|jamais)(?![a-z])/u;
/** What was held once. Folded. */
const EXPIRED = /perime|expire|a renouveler|a repasser|non renouvel|echue?(?![a-z])/u;
/** How well one says that one can do a thing: a skill of one's own, and no paper. Folded. */
const SELF_TOLD = /\((?:avance|intermediaire|debutant|notions?|expert|bases?)[a-z]*\)/u;
const lineAt = (cv: string, at: number): string =>
  fold(cv.slice(cv.lastIndexOf('\n', at) + 1).split('\n')[0] ?? '');
/** Whether the sentence that names a paper says that its writer holds it. */
const isHeld = (cv: string, at: number): boolean => {
  const from = Math.max(...['\n', '. ', ';'].map((mark) => cv.lastIndexOf(mark, at))) + 1;
  const rest = cv.slice(at).search(/\.\s|[\n;]/u);
  const clause = cv.slice(from, at).split(/[,(]/u).at(-1) ?? '';
  const told = cv.slice(at, rest === -1 ? undefined : at + rest);
  return (
    !DENIED.test(fold(clause)) &&
    !NOT_HELD.test(fold(`${clause}${told}`)) &&
    !SELF_TOLD.test(lineAt(cv, at))
  );
};

/** "CACES 1A, CACES 3 et CACES 5": one word for several categories. */
const SAID_AGAIN = /(?<=CACES \d[AB]?(?:(?:,| et)(?: CACES)? \d[AB]?)*(?:,| et)) CACES(?= \d)/gu;

const toldAs = (
  cv: string,
  { cv: rule, article, said }: Permit,
  year: number,
): readonly PermitTold[] => {
  const named = [...cv.replace(SAID_AGAIN, '').matchAll(new RegExp(rule, 'gu'))];
  // One line that says it is over is believed wherever else the paper is named.
  const isOver = (line: string): boolean => EXPIRED.test(line) || isPastItsDate(line, year);
  if (named.some(({ index }) => isOver(lineAt(cv.replace(SAID_AGAIN, ''), index)))) return [];
  const [quote = ''] = named
    .filter(({ index }) => isHeld(cv.replace(SAID_AGAIN, ''), index))
    .map(([words]) => words)
    .sort((one, other) => other.length - one.length);
  const words =
    said ??
    quote
      .replace(/^[PHCA](?=ermis|abilitation|arte|ertiphyto|grément)/u, (letter) =>
        letter.toLowerCase(),
      )
      .replace(/^caces/u, 'CACES')
      .replace(/[ée]l[ée]ctrique/u, 'électrique')
      .replace(/ cat\.? ?(?=[A-G\d])/u, ' catégorie ')
      .replace(/(?<=CACES.* \d[AB]?) (?=\d[AB]? et )/u, ', ');
  const written = cv.includes(quote) ? quote : (quote.split(',')[0] ?? quote);
  // Without its category it tells nothing.
  if (quote === '' || /^caces$/iu.test(quote)) return [];
  const isSeveral =
    words.startsWith('CACES') &&
    new RegExp(`${CATEGORY}\\s?(?:,|et|-|/|&|\\s\\d)`, 'u').test(words);
  return [
    {
      text: `${words.startsWith('habilitations') || isSeveral ? 'les ' : article}${words}`,
      quote: written,
    },
  ];
};

/** The heaviest licence that a CV says is held, with a car of one's own where it tells one; null without one. */
export const heldLicenceIn = (cv: string): PermitTold | null =>
  licenceIn(cv, 'permis B, BE, C1, C, CE, D1, D');

/** What a CV names of this and the offer does not ask for. */
export const otherPermitsIn = (cv: string, offer: string, year = 0): readonly PermitTold[] =>
  PERMITS.filter(({ asked }) => !asked.test(fold(offer))).flatMap((permit) =>
    toldAs(cv, permit, year),
  );

/** What a CV and an offer both name of this, as a sentence takes it: "le CACES R489 1A, 3 et 5", with the words of the CV; `year` is that of the letter. */
export const permitsIn = (
  cv: string,
  offer: string,
  year = 0,
): readonly { readonly text: string; readonly quote: string }[] => {
  const asked = fold(offer);
  const licence = licenceIn(cv, offer);
  const others = PERMITS.filter((permit) => permit.asked.test(asked)).flatMap((permit) =>
    toldAs(cv, permit, year),
  );
  return licence === null ? others : [licence, ...others];
};
