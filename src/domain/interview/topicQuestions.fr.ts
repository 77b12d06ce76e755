import type { AnswerShape, InterviewTopic, QuestionKind } from '#/domain/interview/interview';
import { OWN_TRAVEL } from '#/domain/interview/ownTravel.fr';
import { calm, capitalise, lowerFirst } from '#/domain/letters/french/frenchWords';
import { genderOf, headOf, isPlural, withArticle } from '#/domain/letters/french/nounPhrase';
import { fold } from '#/domain/shared/text';

/** How a question about a topic is put; null where its words do not make one. */
export type Wording = {
  readonly shape: AnswerShape;
  readonly kind: QuestionKind;
  readonly texts: readonly ((topic: InterviewTopic) => string | null)[];
};

const PLURAL = /^\p{Ll}{3,}[^s\W]s\s/u;

const LINKED = /^(?:d[eu]s? |d['\u2019]|l[ea]s? |l['\u2019]|aux? |en |par |pour |sur )/u;

/** Two things named together, the second with its article, or left out where its article is not known. */
const bothNamed = (label: string): string => {
  const [first = label, second, ...more] = label.split(' et ');
  if (second === undefined || more.length > 0 || LINKED.test(second)) return label;
  const article = withArticle(second);
  return article === null ? first : `${first} et ${article}`;
};

/** The name of a requirement as it stands in a sentence. */
const named = (whole: string): string => {
  // One tells of selling, not of techniques.
  const label = whole.replace(/^(?:techniques?|gestes?|notions?|bases?) de (?=\p{Ll})/iu, '');
  const text = lowerFirst(bothNamed(label));
  return withArticle(text) ?? (PLURAL.test(text) ? `les ${text}` : text);
};

/** A tool as it is spoken of: a brand stands by itself, a common noun takes its article. */
const withOne = (label: string): string => {
  const head = headOf(label);
  if (!/^\p{Ll}/u.test(label)) return label;
  const gender = genderOf(head);
  return gender === null || isPlural(head) ? label : `${gender === 'f' ? 'une' : 'un'} ${label}`;
};

const LONGEST_MISSION = 110;
const FEWEST_WORDS = 3;
/** Words of a title whose list follows. */
const FEWEST_TITLE = 2;
const INFINITIVE = /^(?:\p{L}{2,}(?:er|ir|oir|dre|tre|ire|aire|uire|oire|pre))(?!\p{L})/u;
const ENDS_OPEN =
  /(?:^|\s)(?:a|à|au|aux|avec|ce|ces|dans|de|des|du|d|en|et|l|la|le|les|leur|leurs|nos|notre|ou|où|par|pour|que|qui|sa|ses|son|sur|un|une|vers|via|votre|vos)$/iu;

const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** A line of the missions as one thing to do, without its list and its brackets; null where it is not whole. */
const oneTask = (line: string): string | null => {
  const bare = line
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\s*\([^)]*\)?/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.;:,!\u2026]+$/u, '');
  const head = /^[^,;:.]+/u.exec(bare)?.[0].trim() ?? '';
  // What a colon opens is the list of it.
  const titled = bare.startsWith(`${head} :`) || bare.startsWith(`${head}\u00a0:`);
  const least = titled ? FEWEST_TITLE : FEWEST_WORDS;
  const text = wordCount(head) >= least ? head : bare;
  const broken =
    /[\u2026\u00ab\u00bb"\u00b7/|@]|\bh\s?\/\s?f\b/iu.test(text) ||
    ENDS_OPEN.test(text.replace(/[\u2019']$/u, '')) ||
    text.length > LONGEST_MISSION ||
    wordCount(text) < least ||
    calm(text) !== text;
  return broken ? null : text;
};

/** The first of two things that share one article; what follows "et" may only qualify it ("individuel et collectif"). */
const oneThing = (task: string): string => {
  const [first = task, second = ''] = task.split(' et ');
  const another =
    /^(?:l[ea]s? |l['\u2019]|des? |du )/u.test(second) || genderOf(headOf(second)) !== null;
  return another && wordCount(first) >= FEWEST_WORDS ? first : task;
};

/** The first of two things to do, told by two infinitives: one is asked about at a time. */
const firstDeed = (task: string): string => {
  const [first = task, second = ''] = task.split(/ et (?=\p{Ll}+(?:er|ir|re)(?!\p{L}))/u);
  const another = INFINITIVE.test(second) && genderOf(headOf(second)) === null;
  return another && wordCount(first) >= FEWEST_WORDS ? first : task;
};

/** A way of being first: what is sought stands among the missions. */
const OPENS_ON_QUALITY =
  /^(?:le |la |l['\u2019]|une? )?(?:patience|douceur|rigueur|autonomie|dynamisme|motivation|curiosite|discretion|polyvalence|bienveillance|empathie|organisation et|adaptation et|sens d|gout d|esprit d|capacites? |aisance |ponctualite|reactivite)/u;

/** Lines that tell who is sought, with whom one works or what is offered, not what is done. */
const NO_TASK =
  /^(?:vous (?:recherch|cherch|souhait|aim|travaill|etre|faites (?:partie|preuve)|rejoin|benefici|intervien|evolu|integr|dispos|maitris|connaiss|etes|parl|savez|voulez|pouvez|appreci|partag)|(?:salaire|horaires?|possibilite|fermeture|ouverture|logement|contrat|primes?|repos|conges?|avantages?|remuneration|mutuelle|tickets?|prise de poste)(?!\p{L}))/u;

/** A mission as a recruiter would ask of it; null where its line does not make a sentence. */
export const missionQuestion = (line: string): string | null => {
  const task = oneTask(line.replaceAll("'", '\u2019'));
  if (task === null) return null;
  const text = lowerFirst(task);
  if (NO_TASK.test(fold(text)) || OPENS_ON_QUALITY.test(fold(text))) return null;
  const told = 'racontez une fois où vous l’avez fait, du début à la fin.';
  if (
    /^vous (?!serez|etes|êtes|aurez|avez|devez|justifiez|possedez|possédez|disposez)\p{L}+ez\s/u.test(
      text,
    )
  )
    return `Ici, ${text}\u00a0: ${told}`;
  if (INFINITIVE.test(text) && genderOf(headOf(text)) === null)
    return `Vous aurez à ${firstDeed(text)}\u00a0: ${told}`;
  // "Vous :" opens the list, its lines begin with what you do.
  if (SECOND_PERSON.test(text)) return `Ici, vous ${text}\u00a0: ${told}`;
  const bare = capitalise(task.replace(OWN_ARTICLE, ''));
  const noun = bare === capitalise(task) ? withArticle(oneThing(bare)) : lowerFirst(oneThing(task));
  return noun !== null && TASK_NOUN.test(fold(bare))
    ? `Le travail comprend ${noun}\u00a0: racontez une fois où vous en aviez la charge.`
    : null;
};

/** An article of its own, before the noun that opens a line. */
const OWN_ARTICLE = /^(?:la |le |les |l['\u2019])/iu;

/** What you do, said without "vous"; not what one asks of who applies. */
const SECOND_PERSON =
  /^(?!(?:assez|chez|envoyez|adressez|postulez|rejoignez|contactez|venez|appelez|candidatez|soyez|ayez|serez|aurez|devez|avez|pouvez|souhaitez|recherchez|aimez|maîtrisez|connaissez|savez|disposez|possédez|justifiez)(?!\p{L}))\p{L}{3,}ez\s/u;

/** A noun of action opens the line. */
const TASK_NOUN =
  /^(?:\p{L}{4,}(?:tion|sion|ment|age|ance|ence|erie)s?|suivi|accueil|controle|entretien|tenue|prise|mise|conduite|vente|pose|saisie|aide|soins?|soutien|conseil|gestion|encaissement|inventaire|reception)(?!\p{L})/u;

/** What one holds, told by its name alone, and those of the feminine. */
const HELD = /^(?:CACES|Permis|BAFA|BAFD|SSIAP|TOEIC|FIMO|FCO|Carte)(?!\p{L})/iu;
const HELD_AS_F = /^(?:FIMO|FCO|Carte)(?!\p{L})/iu;

/** Questions on what the offer asks for, by kind of topic. Each wording says the same thing otherwise. A way of being is shown by a story, never asked for by its name. */
export const TOPIC_WORDINGS: Readonly<Record<InterviewTopic['kind'], Wording>> = {
  tool: {
    shape: 'star',
    kind: 'technical',
    texts: [
      ({ label }) =>
        `Un outil compte ici\u00a0: ${withOne(label)}. Qu’avez-vous fait avec, concrètement\u202f?`,
      ({ label }) =>
        `Parlons de ce que vous avez fait avec ${withOne(label)}. Racontez un travail précis, du début à la fin.`,
    ],
  },
  skill: {
    shape: 'star',
    kind: 'technical',
    texts: [
      (topic) =>
        `${topic.demand === 'required' ? 'Un point compte beaucoup ici' : 'L’annonce en parle'}\u00a0: ${named(topic.label)}. Racontez une situation précise, du début à la fin.`,
      ({ label }) =>
        `Parlons concret\u00a0: ${named(label)}. Racontez la dernière fois\u00a0: ce que vous aviez devant vous, et ce que vous avez fait.`,
    ],
  },
  licence: {
    shape: 'facts',
    kind: 'technical',
    texts: [
      ({ label }) =>
        HELD.test(label)
          ? `Avez-vous ${HELD_AS_F.test(label) ? 'la' : 'le'} ${lowerFirst(label)}, et depuis quand vous en servez-vous\u202f?`
          : `Il faut pour ce poste\u00a0: ${label}. Où en êtes-vous, et depuis quand\u202f?`,
    ],
  },
  softSkill: { shape: 'star', kind: 'behavioural', texts: [() => null] },
  mission: {
    shape: 'star',
    kind: 'technical',
    texts: [({ label }) => missionQuestion(label)],
  },
  years: {
    shape: 'pitch',
    kind: 'hr',
    texts: [
      () =>
        'Quelle expérience vous prépare le mieux à ce poste, et combien de temps a-t-elle duré\u202f?',
    ],
  },
  degree: {
    shape: 'strengths',
    kind: 'hr',
    texts: [() => 'Qu’est-ce qui, dans votre formation, vous servirait le plus à ce poste\u202f?'],
  },
  language: {
    shape: 'facts',
    kind: 'hr',
    texts: [
      ({ label }) =>
        `${label}\u00a0: dans quelles situations de travail vous en servez-vous, et à quel niveau\u202f?`,
    ],
  },
  schedule: { shape: 'facts', kind: 'hr', texts: [() => null] },
  pay: {
    shape: 'facts',
    kind: 'hr',
    texts: [() => 'Quelles sont vos prétentions salariales\u202f?'],
  },
};

/** On a licence that stands nowhere in the CV: one has it or not, and many forget to write it. */
export const licenceGapQuestion = ({ label }: InterviewTopic): string =>
  `Je n’ai pas lu «\u00a0${label}\u00a0» dans votre CV. L’avez-vous, depuis quand, ou seriez-vous prêt·e à le passer\u202f?`;

/** On a tool whose name stands nowhere in the CV: asked with tact, and never taken for a lack. */
export const GAP_WORDINGS: readonly ((topic: InterviewTopic) => string)[] = [
  ({ label }) =>
    `Une question franche\u00a0: je n’ai pas lu «\u00a0${label}\u00a0» dans votre CV. L’avez-vous déjà approché, ou quelque chose de proche\u202f?`,
  ({ label }) =>
    `«\u00a0${label}\u00a0» n’est pas écrit dans votre CV. Où en êtes-vous, et comment vous y mettriez-vous\u202f?`,
];

const ASKS: Readonly<Record<InterviewTopic['demand'], string>> = {
  required: 'demande',
  expected: 'mentionne',
  optional: 'apprécie',
};

const LONGEST_CLAUSE = 110;

/** A clause of the offer that stands whole: nothing was cut from it, and it is no single word. */
const isWhole = (quote: string): boolean =>
  !quote.includes('\u2026') &&
  quote.length <= LONGEST_CLAUSE &&
  wordCount(quote) >= FEWEST_WORDS &&
  !ENDS_OPEN.test(quote);

/** Kinds whose own words say it all. */
const NAMED_KINDS: readonly InterviewTopic['kind'][] = ['tool', 'skill', 'licence', 'language'];

/** Why a question is asked: the words of the offer where they stand whole. */
export const becauseOf = ({ kind, demand, quote: clause, words }: InterviewTopic): string => {
  const quote = NAMED_KINDS.includes(kind) ? words : clause;
  const verb =
    kind === 'mission'
      ? 'confie'
      : kind === 'pay' || kind === 'schedule'
        ? 'indique'
        : ASKS[demand];
  return NAMED_KINDS.includes(kind) || isWhole(quote)
    ? `parce que l’annonce ${verb} «\u00a0${quote}\u00a0»`
    : `parce que l’annonce ${kind === 'mission' ? 'vous le confie' : 'en parle'}`;
};

/** Why a moment of the trade, or of its hours, is asked for. */
export const BECAUSE_OF_HOURS = 'parce que l’annonce parle de ces conditions';
export const BECAUSE_OF_TRADE = 'parce que ces moments-là font le métier';

/** Constraints of time and place that an interviewer asks about; matched on the folded text. */
export const SCHEDULE_WORDS = new RegExp(
  String.raw`\b(?:astreintes?|(?:travail|horaires?|postes?|services?|equipes?|gardes?|travailler|travaillez) (?:de |la )?nuits?|horaires? decales?|week-?ends?|[235] ?x ?8|coupures?)\b|${OWN_TRAVEL.source}`,
  'u',
);

/** Phrases that the lexicon does not know and that tell a way of being rather than a skill. */
export const WAY_OF_BEING =
  /\b(?:sens|gout|esprit|capacite|qualites?|aisance|relationnel\w*|autonom\w+|rigueur|rigoureu\w+|dynami\w+|motiv\w+|curi\w+|organise\w*|ponctu\w+|polyvalen\w+|discretion|patien\w+|empath\w+|bienveillan\w+|adaptabilite|reactiv\w+|ecoute)\b/u;

/** How a line that tells work begins: with an infinitive, with you, or with the name of an action. */
export const MISSION_START =
  /^(?:(?:a ce titre|dans ce cadre|au quotidien|concretement|en lien|avec|pour)[^,]{0,60}, )?(?:vous |l'|la |le |les )?(?:serez |etes )?(?:charge\(?e?\)? d[e'] ?)?[a-z']+(?:er|ir|re|oir|ez|tion|sion|ment|age|ance|ence|ure|ise|ivi|erie|eil|ude|ien|ole|nue|sie|ite|uite|et|an|port|tri|vente|soin|soins)s?\b/u;

/** Lines beside the work: what is sought, under whom, where. */
export const NO_MISSION =
  /\b(?:recherch(?:ons|e)|recrut(?:ons|e)|rattachee?|sous l'autorite|sous la (?:responsabilite|direction|houlette)|au sein d|rejoign|titulaire du poste)\b/u;
