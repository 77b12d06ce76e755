import { tradeOf } from '#/domain/letters/bank/trades.fr';
import { isRankAlone, isRole } from '#/domain/letters/french/jobTitle.fr';
import { isInfinitive } from '#/domain/letters/french/listPhrase';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import { genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import { isDoubtfulEmployer, isDoubtfulPlace } from '#/domain/letters/sources/doubtfulName.fr';
import { employerIn, type OfferFact } from '#/domain/letters/sources/employer.fr';
import { readMissionPhrases, type MissionPhrase } from '#/domain/letters/sources/missionPhrase';
import {
  IS_TO,
  KIND_OF_HOUSE,
  NOT_A_COMPANY,
  NOT_OF_MISSIONS,
  OPENS_BY_ADJECTIVE,
  RECRUITER,
  REFERENCE,
  WHO_HOLDS,
} from '#/domain/letters/sources/missions.fr';
import { factsIn, type OfferFacts } from '#/domain/letters/sources/offerFacts.fr';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { contentStems } from '#/domain/matching/words';
import { headOfOffer } from '#/domain/postings/headOfOffer';
import { readLines } from '#/domain/postings/postingSections';
import { readHead } from '#/domain/postings/readHead';
import { readMissions } from '#/domain/postings/readMissions';
import { openScript, type Script } from '#/domain/postings/script';
import { readSegments } from '#/domain/postings/segments';
import { fold } from '#/domain/shared/text';

/** The recruiter that an offer names. */
export type Recruiter = { readonly civility: 'f' | 'm'; readonly name: string };

/** What the text of an offer tells of its own frame; empty where it does not. */
export type OfferHead = {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly reference: string;
  readonly recruiter: Recruiter | null;
};

/** An offer as a letter uses it. */
export type LetterOffer = OfferHead & {
  readonly text: string;
  readonly missions: readonly MissionPhrase[];
  /** Words of the requirements and missions, as stems. */
  readonly stems: ReadonlySet<string>;
  /** What it says of the employer, as where one would work; null where it says nothing that a letter can take over. */
  readonly employer: OfferFact | null;
  readonly facts: OfferFacts;
  /** How near titles of the CV are to the one asked for, 0 to 1, by the title as written; nothing where no register was asked. */
  readonly near?: ReadonlyMap<string, number>;
  /** Whether whom the advertisement names only hires for somebody else: nobody would work there. */
  readonly isAgency: boolean;
};

const group = (script: Script, rule: RegExp): string => {
  const match = rule.exec(script.folded);
  const found = match?.[1];
  if (match === null || found === undefined) return '';
  const start = match.index + match[0].lastIndexOf(found);
  const { start: from, end } = script.toOriginal(start, start + found.length);
  return script.original.slice(from, end).trim();
};

/** The recruiter that a text names with a civility; null without one, which nobody guesses from a first name. */
export const readRecruiter = (text: string): Recruiter | null => {
  const match = RECRUITER.exec(text);
  const name = match?.[2];
  if (name === undefined) return null;
  return { civility: /^(?:Mme|Madame)/u.test(match?.[1] ?? '') ? 'f' : 'm', name };
};

/** A heading of an advertisement, which hires nobody. Folded. */
const A_HEADING =
  /^(?:le |l'|notre |votre )?(?:travail|emploi|postes?|missions?|profil|contrat|lieu|offre|description|presentation|entreprise|avantages|candidature)\s*:?$/u;

/** A name that a letter can be addressed to; a wrong one is worse than none. */
const companyIn = (read: string): string => {
  const balanced = read.split('(').length === read.split(')').length;
  return balanced &&
    !NOT_A_COMPANY.test(fold(read)) &&
    !A_HEADING.test(fold(read).trim()) &&
    !isInfinitive(headOf(read))
    ? read.replace(/\s*\([^)]*\)|[*★☆]+/gu, '').trim()
    : '';
};

/** A line that only says where: what it names is a place, and hires nobody. Folded. */
const SAYS_WHERE = /^\W*(?:secteurs?|lieux?|zones?|localisation|perimetre|departements?)\s*:/u;
const isPlaceName = (company: string, text: string): boolean =>
  company !== '' &&
  SAYS_WHERE.test(fold(text.split('\n').find((line) => line.includes(company)) ?? '').trim());

/** What kind of house it is belongs to a name that an adjective would open; empty where it is not told. */
const withKind = (company: string, text: string): string => {
  if (!OPENS_BY_ADJECTIVE.test(company)) return company;
  const at = text.indexOf(company);
  const kind = KIND_OF_HOUSE.exec(text.slice(0, Math.max(0, at)))?.[0].trim();
  return kind === undefined ? '' : `${kind} ${company}`;
};

/** Reads the frame of an offer: what the user may then put right. With the lexicon, the same as on every screen. */
export const readOfferHead = (text: string, lexicon: Lexicon | null = null): OfferHead => {
  const script = openScript(text);
  const { title, company, location } =
    lexicon === null
      ? readHead(script, readLines(script), { text })
      : headOfOffer({ text }, lexicon);
  const named = companyIn(company?.value ?? '');
  const place = location?.value ?? '';
  return {
    title: title?.value ?? '',
    company:
      isPlaceName(company?.value ?? '', text) || isDoubtfulEmployer(named, text)
        ? ''
        : withKind(named, text),
    place: isDoubtfulPlace(place, text) ? '' : place,
    reference: group(script, REFERENCE),
    recruiter: readRecruiter(text),
  };
};

/** "Manager - Responsable de secteur": a bare rank goes on with the trade that the advertisement writes beside it. */
const fullTitle = (title: string, text: string): string => {
  if (title === '' || !isRankAlone(title)) return title;
  const [head = ''] = text.trim().split('\n');
  const [rank = '', trade = ''] = head.replace(/\s*\([HFX]\s?\/.*$/iu, '').split(/\s[-–—|]\s/u);
  return fold(rank).trim() === fold(title).trim() && isRole(trade) ? trade.trim() : title;
};

/** Whether what was read as a title may be one: a brand, a slogan or a reference is no work. */
const namesWork = (title: string): boolean =>
  isRole(title) ||
  nominalOf(title) !== null ||
  tradeOf(title) !== null ||
  genderOf(headOf(title)) !== null;

/** A title without the town that the advertisement writes after it. */
const withoutTown = (title: string, place: string): string =>
  place !== '' && fold(title).endsWith(` ${fold(place)}`)
    ? title.slice(0, -place.length).replace(/[\s,–-]+\p{L}?\s*$/u, '')
    : title;

const LISTED = /^[^:\n]{0,60}\b(?:taches|missions?|activites|role|responsabilites)\s*:\s*/u;
const FEWEST_LISTED = 3;

/** Missions told one after the other in a sentence, after a label and a colon. */
const listedMissions = (text: string): readonly MissionPhrase[] =>
  text.split(/\n|(?<=[\p{Ll})])\s?\.\s?(?=\p{Lu})/u).flatMap((sentence) => {
    const label = LISTED.exec(fold(sentence))?.[0].length ?? 0;
    if (label === 0) return [];
    const pieces = sentence.slice(label).split(/\s*[,;]\s*/u);
    const verbs = pieces.filter((piece) => isInfinitive(headOf(piece)));
    return verbs.length < FEWEST_LISTED ? [] : verbs.flatMap(readMissionPhrases);
  });

/** Work that a noun names: "le lavage du linge", "accueil des clients". */
const isNamedWork = (piece: string): boolean => {
  const bare = piece.trim().replace(/^(?:les? |la |l[\u2019'])/iu, '');
  return nominalOf(bare) !== null && /\s/u.test(bare);
};

/** Points of a list that open on a verb, or name work, whatever announces them. */
const bulletMissions = (text: string): readonly MissionPhrase[] => {
  const points = text
    .split('\n')
    .map((line) => /^\s*[-–•*]\s*(.+)$/u.exec(line)?.[1] ?? '')
    .filter((point) => isInfinitive(headOf(point)) || isNamedWork(point));
  return points.length < FEWEST_LISTED ? [] : points.flatMap(readMissionPhrases);
};

/** "Au comptoir : accueil des clients, vente de produits": work that nouns name one after the other, wherever it is done. */
const namedMissions = (text: string): readonly MissionPhrase[] =>
  text.split('\n').flatMap((line) => {
    const [, label = '', rest = ''] = /^([^:]{3,40}?)\s*:\s*(.+)$/u.exec(line.trim()) ?? [];
    // What names no work goes on with what does.
    const pieces = rest
      .split(/\s*[,;]\s*/u)
      .reduce<readonly string[]>(
        (all, piece) =>
          isNamedWork(piece) || all.length === 0
            ? [...all, piece]
            : [...all.slice(0, -1), `${all.at(-1) ?? ''}, ${piece}`],
        [],
      )
      .filter(isNamedWork);
    return NOT_OF_MISSIONS.test(fold(label)) || pieces.length < FEWEST_NAMED
      ? []
      : pieces.flatMap(readMissionPhrases);
  });
const FEWEST_NAMED = 2;

/** Lines that open on a verb, without any mark of a list. */
const lineMissions = (text: string): readonly MissionPhrase[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => isInfinitive(headOf(line)) && /^\p{Lu}/u.test(line));
  return lines.length < FEWEST_LISTED ? [] : lines.flatMap(readMissionPhrases);
};

/** What sentences say that one will do: "Pour cela, vous effectuez les recherches". What they say that one is or has is left out. */
const saidMissions = (text: string): readonly MissionPhrase[] =>
  text
    .split(/\n|(?<=[\p{Ll})])\s?\.\s+(?=\p{Lu})/u)
    .map(
      (sentence) =>
        IS_TO.exec(sentence)?.[1] ??
        /(?:^|[,:] |(?<!vous)\s)(vous \p{Ll}{3,}ez .+)$/iu.exec(sentence)?.[1] ??
        '',
    )
    .filter((said) => said !== '' && !OF_WHO_ONE_IS.test(fold(said)))
    .flatMap(readMissionPhrases);
const OF_WHO_ONE_IS =
  /^vous (?:aimez|souhaitez|voulez|pouvez|devez|savez|connaissez|maitrisez|possedez|disposez|beneficiez|justifiez|rejoignez|integrez|recherchez|cherchez|appreciez|etes|avez|travaillez|venez|fixez|choisissez|faites partie|gagnez|profitez|devenez|decouvrez|postulez|partagez|aspirez)(?![a-z])/u;

/** What sentences say of who holds the post. */
const heldMissions = (text: string): readonly MissionPhrase[] =>
  text.split(/\n|(?<=[\p{Ll})])\s?\.\s+(?=\p{Lu})/u).flatMap((sentence) => {
    const done = WHO_HOLDS.exec(sentence)?.[1];
    return done === undefined ? [] : readMissionPhrases(done.replace(/\s*:.*$/u, ''));
  });

const ONESELF = /(?:^|\s)vous\s+$/iu;
const LONGEST_ONESELF = 8;

/** Words of who hires for somebody else. Folded. */
const HIRES_FOR =
  /(?:pour|chez) (?:(?:l'|de )?une? (?:de )?(?:ses|nos|mes) clients?|(?:un|son|notre) client(?![a-z])|le compte d'un client)|cabinet de recrutement|notre client[, ]|agence d'(?:emploi|interim)/u;

/** Reads an offer for a letter; what is known of it from elsewhere or from the user comes first. */
export const readLetterOffer = (
  text: string,
  known: Partial<OfferHead> = {},
  lexicon: Lexicon | null = null,
): LetterOffer => {
  const script = openScript(text);
  const segments = readSegments(script, readLines(script));
  const asked = segments
    .filter(({ ignored, section }) => !ignored && section !== 'title')
    .map(({ start, end }) => script.folded.slice(start, end));
  const told = readMissions(script, segments)
    // "Vous vous engagez": without its first word it asks for something else.
    .filter(({ start }) => !ONESELF.test(text.slice(Math.max(0, start - LONGEST_ONESELF), start)))
    .flatMap(({ start, end }) => readMissionPhrases(text.slice(start, end)));
  const listed =
    told.length >= FEWEST_LISTED
      ? []
      : [
          ...listedMissions(text),
          ...bulletMissions(text),
          ...namedMissions(text),
          ...lineMissions(text),
          ...saidMissions(text),
          ...heldMissions(text),
        ].filter(
          ({ text: one }, index, all) => all.findIndex((other) => other.text === one) === index,
        );
  const missions = [
    ...told,
    ...listed.filter(({ quote }) => told.every((one) => one.quote !== quote)),
  ];
  const read = readOfferHead(text, lexicon);
  const company = known.company ?? read.company;
  const title = namesWork(read.title) ? read.title : '';
  const isAgency = HIRES_FOR.test(script.folded);
  return {
    text,
    isAgency,
    employer: employerIn(text, isAgency ? '' : company),
    facts: factsIn(text),
    title: known.title ?? withoutTown(fullTitle(title, text), known.place ?? read.place),
    company,
    place: known.place ?? read.place,
    reference: known.reference ?? read.reference,
    recruiter: known.recruiter === undefined ? read.recruiter : known.recruiter,
    missions,
    stems: new Set(contentStems(asked.length > 0 ? asked.join('\n') : text)),
  };
};
