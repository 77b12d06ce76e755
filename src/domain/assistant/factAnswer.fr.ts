import { accountOf, appliedFor, isJob } from '#/domain/assistant/account';
import type { AccountRecord, Job } from '#/domain/assistant/account';
import { NAMES_NOBODY, namedIn, OF_THE_PAST } from '#/domain/assistant/accountNames.fr';
import type { Naming } from '#/domain/assistant/accountNames.fr';
import { queriesIn } from '#/domain/assistant/accountQuery.fr';
import { asksWhen, attributesIn } from '#/domain/assistant/factAttributes.fr';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { speaksOfDistance } from '#/domain/assistant/howFarAsked.fr';
import type { Reply } from '#/domain/assistant/message';
import { asksForText } from '#/domain/assistant/messageAsked.fr';
import { editIn } from '#/domain/assistant/messageEdits.fr';
import { rankAsked } from '#/domain/assistant/namedRecords';
import { namedThing, recordsNamed, tellingWords } from '#/domain/assistant/namedThing.fr';
import { ASKS_IN_GENERAL, OF_ONESELF } from '#/domain/assistant/questionWords.fr';
import {
  asksIfHeld,
  asksOfOwnStudy,
  countSaidReply,
  saidOfJobs,
  whereSaidReply,
} from '#/domain/assistant/replies/accountSearch.fr';
import {
  asksOfGaps,
  gapsReply,
  postByPlace,
  postReply,
  postsInOrder,
  sinceLastPost,
} from '#/domain/assistant/replies/careerReply.fr';
import { commonLacksReply } from '#/domain/assistant/replies/commonLacks.fr';
import {
  asksToCompare,
  comparesJobs,
  comparisonOf,
  supposes,
} from '#/domain/assistant/replies/comparing.fr';
import { asksOfOwnCv, cvAspect } from '#/domain/assistant/replies/cvAspects.fr';
import { asksOfCvLine, cvLineReply } from '#/domain/assistant/replies/cvLine.fr';
import { cvReply } from '#/domain/assistant/replies/cvReply.fr';
import { cvYearsReply } from '#/domain/assistant/replies/cvYears.fr';
import {
  bothReply,
  countReply,
  factReply,
  unpaidReply,
} from '#/domain/assistant/replies/factReply.fr';
import { jobsAnswer } from '#/domain/assistant/replies/jobsAnswer.fr';
import { keptReply } from '#/domain/assistant/replies/keptRecords.fr';
import { notThere } from '#/domain/assistant/replies/notThere.fr';
import { ownFirst } from '#/domain/assistant/replies/ownFirst.fr';
import { interviewDateReply, yearsReply } from '#/domain/assistant/replies/ownRecords.fr';
import { queryReply } from '#/domain/assistant/replies/queryReply.fr';
import { goesOn, pointsBack } from '#/domain/assistant/replies/smallTalk.fr';
import { asksWhoIsSilent, reasonsReply, silentReply } from '#/domain/assistant/replies/standing.fr';
import { lastAttributes, lastRecords } from '#/domain/assistant/talk';
import type { Talk } from '#/domain/assistant/talk';
import { opened } from '#/domain/assistant/terms';
import { fold } from '#/domain/shared/text';

const LONGEST_BACK = 12;
const SHORTEST_NAME_ALONE = 4;

/** Puts right what was said before: "non, celle de Lyon", "je voulais dire chez Untel". Folded, elisions opened. */
const CORRECTS =
  /^(?:(?:ah|euh|mais|desole|pardon|excuse[a-z]*(?: moi)?)[ ,]+)*(?:non|nan|pas celle[- ]la|pas celui[- ]la|plutot|erreur)\b[ ,.!:]*|\b(?:je )?(?:voulais|veux) (?:dire|parler d[eu]?)\b|\bje parl(?:e|ais) d[eu]?\b/u;
/** "Le mail de M. Untel" is its address, and not a mail to write. */
const OF_AN_ADDRESS =
  /^(?:c est quoi |quel est )?(?:l |le |son )?(?:adresse )?(?:e[- ]?mail|mail|courriel) (?:de|d|du) (?!relance|remerci|motiv|refus|candid)/u;
/** Asks that something be done or written, and not what is noted of it. */
const DOES =
  /(?<!\b(?:je|j y|tu|j ai) )\b(?:fais(?! (?:moi )?voir)|faites(?! voir)|faisons|ecri(?:s|vez|vons)|redige[a-z]*|prepare[a-z]*|preparons|genere[a-z]*|aide[sz]? moi)\b|^(?:(?:ok|bon|alors|stp|oui|et) )*(?:relance|postule|reponds|remercie|refuse|accepte)\b(?!s )/u;
const AGREES = /^(?:oui|ouais|ok|d accord|vas[- ]y|stp|svp|s il te plait)\b/u;
/** Somebody or something that was said before. */
const PRONOUN =
  /\b(?:il|elle|ils|elles|lui|leur|leurs|son|sa|ses|celle|celui|celle-ci|celui-ci|l (?:ai|a|avais)|la|le|y)\b/u;
const OTHER = /\bautres?\b/u;
const OLDEST =
  /\b(?:plus (?:ancien|vieu|vieille)[a-z]*|depuis le plus longtemps|la premiere|le premier)\b/u;
const ofTime = (line: string): boolean => OLDEST.test(line) || LATEST.test(line);
const LATEST = /\b(?:plus recente?s?|dernieres?|derniers?)\b/u;
/** The one before or after in time, and not in the list. */
const BEFORE = /\b(?:d avant|avant (?:ca|cela|celle|celui)|precedente?|et avant)\b/u;
const AFTER = /\b(?:d apres|apres (?:ca|cela)|suivante?|et apres)\b/u;
/** What was done at a post just spoken of. */
const DONE_THERE =
  /\b(?:j|je|on) y (?:faisais|fais|faisait|etais|travaillais|suis restee?|ai fait)\b/u;
const WHY = /^(?:et |mais |ok )*pourquoi\b/u;
const COUNTS = /\bcombien (?:de|d) (?:candidatures?|postes?|offres?|annonces?)\b/u;
const COUNTS_MEETINGS = /\bcombien d (?:entretiens?|rdv|rendez)/u;

/** Something of one's own that is noted here, by its name. */
const OF_A_RECORD =
  /\b(?:offres?|annonces?|postes?|candidatures?|entretiens?|rdv|rendez[- ]vous|lettres?|contacts?|scores?|notes?|deja|suivi|relances?|noter|note)\b/u;
/** Kept in an account alone: asked of a house, it is asked of one's own. */
const OF_ACCOUNT: ReadonlySet<Attribute> = new Set([
  'contact',
  'phone',
  'email',
  'interviewTime',
  'interviewPlace',
  'interviewLength',
  'status',
  'answerDue',
  'deadline',
  'bring',
  'meetingNotes',
  'toDo',
  'history',
  'sent',
  'letter',
  'notes',
  'cvSent',
  'score',
]);
/** What is asked of a post once held. */
const OF_A_POST =
  /\b(?:quand|combien|depuis|duree|longtemps|dates?|annees?|etais|ai fait|fais|faisais|quoi|quel|role|taches?|missions?|parle|rappelle|ou)\b/u;

const isOfMessage = (talk: Talk | null): boolean =>
  talk !== null &&
  (talk.reply.email !== null || asksForText(talk.question) || DOES.test(opened(talk.question)));

/** How a question is to be put beside what was said before it. */
type Asked = {
  readonly line: string;
  readonly facts: SearchFacts;
  readonly talk: Talk | null;
  /** Only makes sense after what was said, or puts it right. */
  readonly isBack: boolean;
  readonly corrects: boolean;
  readonly naming: Naming;
  readonly attributes: readonly Attribute[];
};

const wordsIn = (line: string): number => line.match(/[a-z0-9]+/gu)?.length ?? 0;

const withoutCorrection = (question: string): string =>
  opened(question).replace(CORRECTS, ' ').replace(AGREES, ' ').trim();

/** What a day is asked of, where nothing says which: the interview of a job, or else when it was sent or refused. */
const dayOf = (records: readonly AccountRecord[]): readonly Attribute[] => {
  const [first] = records;
  if (first === undefined || !isJob(first)) return [];
  const { application } = first;
  if (application === null) return [];
  if (application.status === 'rejected') return ['status'];
  return application.interviews.length > 0 ? ['interviewTime'] : ['sent'];
};

/** The one of several that an order points at: "la deuxième", "la plus ancienne"; null where none does. */
const chosen = (line: string, records: readonly AccountRecord[]): AccountRecord | null => {
  const byDate = records
    .filter(isJob)
    .toSorted((a, b) => ((a.application?.date ?? '') < (b.application?.date ?? '') ? -1 : 1));
  if (/\bplus (?:ancien|vieu|vieille)|\bplus longtemps\b|\bpremiere candidature/u.test(line))
    return byDate[0] ?? null;
  if (LATEST.test(line)) return byDate.at(-1) ?? null;
  const rank = rankAsked(line);
  return rank === null ? null : (records[rank] ?? null);
};

/** The records that a question without a name points back at. */
const pointedAt = ({ line, facts, talk }: Asked): readonly AccountRecord[] => {
  const spoken = lastRecords(talk, facts);
  const [only] = spoken;
  if (spoken.length === 1 && only !== undefined) {
    if (BEFORE.test(line)) return besideIt(only, 1, facts);
    if (AFTER.test(line) && !isJob(only)) return besideIt(only, -1, facts);
  }
  if (OTHER.test(line)) {
    const before = talk === null ? [] : lastRecords(talk.before(), facts);
    const [last] = spoken;
    const others = [...spoken.slice(1), ...before].filter((each) => each !== last);
    const next =
      others[0] ??
      accountOf(facts).find(
        (each) =>
          isJob(each) &&
          each !== last &&
          last !== undefined &&
          isJob(last) &&
          (last.analysis === null) === (each.analysis === null),
      );
    return next === undefined ? [] : [next];
  }
  // Of all the applications, and not of the few that were named.
  const ofAll = /\bcandidatures\b/u.test(opened(talk?.question ?? '')) && ofTime(line);
  const one = chosen(line, ofAll ? appliedFor(facts) : spoken);
  if (ofAll && one !== null) return [one];
  if (one === null && rankAsked(line) !== null) return [];
  return one === null || spoken.length < 2 ? spoken : [one];
};

/** A question of what is noted is short; a longer text tells a story, unless a house is plainly named in it. */
const LONGEST_ASKED = 16;
const LONGEST_NAMED_PLAINLY = 28;
const LONGEST_NAMED = 6;
/** Asks what is to be done, rather than what is noted. */
const ASKS_ADVICE =
  /\b(?:conseils?|comment (?!(?:il|elle|on) s appelle|s appelle|deja)|faut il|il faut|je peux|puis je|je mets?|grave|que faire|quoi faire|droit|(?:je dois|dois je) (?!postuler avant|relancer|appeler|apporter|demander|voir|contacter|rappeler|joindre))/u;

/** "Comment m'habiller", "quoi leur dire": advice, even beside a name. */
const ASKS_TO_DO =
  /\bcomment (?:[a-z]+ ){0,2}(?!joindre|contacter|appeler|rappeler|ecrire)[a-z]{3,}(?:er|ir|re)\b|(?:\bquoi|^que) (?:(?:leur|lui|me|m|l|les|le|la|y|en|pas|bien|je|dois|vais|peux|pouvoir|faut|d autre) ){0,2}(?!joindre|contacter|appeler|rappeler|ecrire|salaire|horaire)[a-z]{2,}(?:er|ir|re)\b/u;

/** "La crèche, ça fait combien ?": the one that is known. */
const OPENS_WITH_IT = /^(?:et |donc |pour )*(?:la|le|l|au|a la) /u;

const isOwn = (asked: Asked): boolean => {
  const { line, naming, attributes, isBack } = asked;
  if (ASKS_TO_DO.test(line) && !attributes.includes('toDo')) return false;
  if (!(naming.isPlain && naming.isOfHouse) && ASKS_ADVICE.test(line)) return false;
  if (!naming.isPlain && !naming.records.some(isJob) && !isBack && !OF_THE_PAST.test(line))
    return false;
  const ofOneself = OF_ONESELF.test(line) || OF_A_RECORD.test(line);
  if (naming.isPlain && naming.isOfHouse) return true;
  if (isBack || ofOneself || (naming.isOfHouse && comparesJobs(line))) return true;
  if (ASKS_IN_GENERAL.test(line)) return false;
  if (
    naming.records.length === 1 &&
    (attributes.some((each) => OF_ACCOUNT.has(each)) ||
      speaksOfDistance(line) ||
      (attributes.length > 0 && OPENS_WITH_IT.test(line)))
  )
    return true;
  // "Le salaire de la boulangerie": the one that is known.
  return (
    naming.isOfHouse &&
    (wordsIn(line) <= LONGEST_NAMED
      ? attributes.length > 0
      : attributes.some((each) => OF_ACCOUNT.has(each)))
  );
};

/** Until when something lasts: of a job with an interview, how long that takes. Folded. */
const UNTIL =
  /\b(?:fini[a-z]*|termine[a-z]*|sors|sortie|sortirai|libre|liberee?|dure[a-z]*)\b.*\b(?:heures?|quand|combien|temps)\b|\b(?:quelle heure|quand|combien de temps)\b.*\b(?:fini[a-z]*|termine[a-z]*|sors|sortirai|libre|liberee?|dure[a-z]*)\b/u;
const OF_WORKING =
  /\b(?:journee|poste|travail|boulot|horaires?|service|contrat|formation|essai)\b/u;

/** The clauses of a question from the first one that names a record: what stands before tells why it is asked. */
const fromNaming = (
  question: string,
  records: readonly AccountRecord[],
  facts: SearchFacts,
): string => {
  const clauses = question.split(/(?<=[,;:.\u2026?!])\s+/u);
  const at = clauses.findIndex((clause) =>
    namedIn(clause, facts).records.some((each) => records.includes(each)),
  );
  return at <= 0 ? question : clauses.slice(at).join(' ');
};

/** A question without the names of the houses that it is about: "intérim" in one is no contract. */
const withoutHouses = (question: string, records: readonly AccountRecord[]): string => {
  const names = new Set(
    records
      .filter(isJob)
      .filter(({ company }) => tellingWords(company).length > 1)
      .flatMap(({ company }) => tellingWords(company)),
  );
  return question.replaceAll(/[\p{L}\d]+/gu, (word) => (names.has(fold(word)) ? '' : word));
};

/** What is asked of the records that are named, where the question says it beside them, or else anywhere. */
const attributesAsked = (
  question: string,
  records: readonly AccountRecord[],
  facts: SearchFacts,
): readonly Attribute[] => {
  const near = records.length === 0 ? question : fromNaming(question, records, facts);
  const found = attributesIn(withoutHouses(near, records));
  const attributes =
    found.length > 0 || near === question ? found : attributesIn(withoutHouses(question, records));
  return untilWhen(opened(near), attributes, records);
};

/** Where it is asked until when something lasts, the length of the interview of the job, if it has one. */
const untilWhen = (
  line: string,
  attributes: readonly Attribute[],
  records: readonly AccountRecord[],
): readonly Attribute[] => {
  const [first] = records;
  const meets =
    records.length === 1 && first !== undefined && isJob(first)
      ? (first.application?.interviews.length ?? 0) > 0
      : false;
  return meets && UNTIL.test(line) && !OF_WORKING.test(line)
    ? [
        'interviewLength',
        ...attributes.filter((each) => each !== 'schedule' && !each.startsWith('interview')),
      ]
    : attributes;
};

/** Asks which of several, or where they all are; folded. */
const LISTS =
  /\b(?:lesquel(?:le)?s|quelles|quels|chez qui|ou ca|quels? endroits?|deux|trois|plusieurs|liste)\b/u;

/** What is told of each where several are listed. */
const OF_A_LIST: ReadonlySet<Attribute> = new Set(['sent', 'place', 'post', 'status']);

/** The post or the application next to the one spoken of, in time; none where it is the first or the last. */
const besideIt = (
  spoken: AccountRecord,
  step: number,
  facts: SearchFacts,
): readonly AccountRecord[] => {
  const all: readonly AccountRecord[] = isJob(spoken)
    ? appliedFor(facts)
    : facts.cv.status === 'read'
      ? postsInOrder(facts.cv.cv).flatMap(
          (post) => accountOf(facts).find((each) => !isJob(each) && each.post === post) ?? [],
        )
      : [];
  const at = all.indexOf(spoken);
  // An offer that was compared alone is of no such order.
  const next = at < 0 ? undefined : all[at + step];
  return next === undefined ? [] : [next];
};

/** "Avant chez Untel", "après Untel": which way from the record that is named; 0 where it is meant itself. */
const stepFrom = (line: string, facts: SearchFacts): number => {
  const found = /\b(avant|apres) (?!que\b|de\b(?! chez))(.+)$/u.exec(line);
  if (found === null || namedIn(found[2] ?? '', facts).records.length === 0) return 0;
  return found[1] === 'avant' ? 1 : -1;
};

/** The answer about records that the question names. */
const answerOf = (question: string, asked: Asked): Reply | null => {
  const { naming, line, facts, talk, isBack, corrects } = asked;
  const last = isBack && OTHER.test(line) ? lastRecords(talk, facts) : [];
  const left = naming.records.filter((each) => !last.includes(each));
  const records = left.length > 0 ? left : naming.records;
  if (!isOwn(asked)) return null;
  if (COUNTS.test(line)) return countReply(records.filter(isJob), facts);
  const [only] = records;
  const step = records.length === 1 ? stepFrom(line, facts) : 0;
  if (only !== undefined && !isJob(only) && step !== 0) {
    const next = besideIt(only, step, facts);
    return next.length === 0 ? null : factReply(question, next, [], facts);
  }
  const jobs = records.filter(isJob);
  if (jobs.length > 0 && jobs.length < records.length) return bothReply(records, facts);
  const listed = asked.attributes.every((each) => OF_A_LIST.has(each));
  if (
    jobs.length > 1 &&
    listed &&
    asked.attributes.includes('sent') &&
    asked.attributes.includes('place')
  )
    return countReply(jobs, facts);
  if (jobs.length > 1 && comparesJobs(line)) return comparisonOf(jobs.slice(0, 2), facts);
  if (jobs.length > 1 && listed && LISTS.test(line)) return countReply(jobs, facts);
  if (jobs.length === 0 && asked.attributes.includes('pay')) return unpaidReply(records, facts);
  if (jobs.length === 0)
    return OF_A_POST.test(line) || isBack ? factReply(question, records, [], facts) : null;
  const goneOn = isBack || corrects || wordsIn(line) <= SHORTEST_NAME_ALONE;
  const own = asked.attributes.length > 0 ? asked.attributes : asksWhen(line) ? dayOf(jobs) : [];
  // After a message, another name is asked a message for.
  if (own.length === 0 && isOfMessage(talk)) return null;
  const attributes = own.length > 0 || !goneOn ? own : lastAttributes(talk);
  const isOfLetter = attributes.length === 1 && attributes[0] === 'letter';
  const said =
    (own.length === 0 || isOfLetter) && !goneOn && !ASKS_ADVICE.test(line) && !ASKS_TO_DO.test(line)
      ? saidOfJobs(question, jobs, isOfLetter ? 'letter' : null)
      : null;
  if (said !== null) return said;
  if (attributes.length > 0) return factReply(question, jobs, attributes, facts);
  // A house alone, or once put right: all that is known of it.
  return naming.isOfHouse && jobs.length === 1 && goneOn
    ? factReply(question, jobs, ['whole'], facts)
    : null;
};

/** The answer to what names nothing and speaks of what was said before. */
const answerBack = (question: string, asked: Asked): Reply | null => {
  const { line, facts, talk } = asked;
  if (/\bcombien de\b(?! temps)/u.test(line)) return null;
  const records = pointedAt(asked);
  if (records.length === 0) return null;
  const jobs = records.filter(isJob);
  if (jobs.length === 0)
    return OF_A_POST.test(line) || BEFORE.test(line) || AFTER.test(line)
      ? factReply(question, records, [], facts)
      : null;
  if (WHY.test(line)) return reasonOf(question, jobs, asked);
  const until = untilWhen(line, asked.attributes, jobs);
  const own = until.length > 0 ? until : asksWhen(line) ? dayOf(jobs) : [];
  const points = OTHER.test(line) || BEFORE.test(line) || rankAsked(line) !== null || ofTime(line);
  const attributes =
    own.length > 0
      ? own
      : points || asked.corrects || AGREES.test(opened(question))
        ? lastAttributes(talk)
        : [];
  if (attributes.length === 0)
    return points && jobs.length === 1 ? factReply(question, jobs, ['whole'], facts) : null;
  return factReply(question, jobs, attributes, facts);
};

/** "Pourquoi ?" after a score, a comparison or a refusal. */
const reasonOf = (question: string, jobs: readonly Job[], { facts, talk }: Asked): Reply | null => {
  const asked = talk === null ? [] : attributesIn(talk.question);
  const [first] = jobs;
  if (first === undefined) return null;
  if (
    first.application?.status === 'rejected' &&
    asked.some((each) => each === 'status' || each === 'refusal' || each === 'history')
  )
    return factReply(question, [first], ['status', 'notes'], facts);
  const compares =
    talk !== null && (asksToCompare(talk.question) || comparesJobs(opened(talk.question)));
  return (asked.includes('score') || compares) && first.analysis !== null
    ? reasonsReply(first.analysis)
    : null;
};

const WITHOUT_NAME: readonly (readonly [
  RegExp,
  (line: string, facts: SearchFacts) => readonly Job[],
])[] = [
  [
    /\b(?:mon|mes|le|l|prochain) (?:prochain )?(?:entretiens?|rdv|rendez[- ]vous)\b/u,
    (_, facts) => {
      const met = appliedFor(facts).filter(
        ({ application }) => (application?.interviews.length ?? 0) > 0,
      );
      const next = met
        .flatMap((job) => {
          const start = job.application?.interviews
            .map((each) => each.start)
            .filter((each) => each >= facts.now)
            .toSorted()[0];
          return start === undefined ? [] : [{ job, start }];
        })
        .toSorted((a, b) => (a.start < b.start ? -1 : 1));
      return next.length > 0 ? next.map(({ job }) => job) : met;
    },
  ],
  [
    /\b(?:mon|ma|mes|la|les|quelle|quelles|cette) (?:est (?:la |ma )?)?(?:[a-z]+ ){0,2}candidatures?\b|^(?:plus )?(?:derniere|premiere|ancienne|vieille|recente) candidature\b/u,
    (line, facts) => {
      const one = LATEST.test(line) || OLDEST.test(line) ? chosen(line, appliedFor(facts)) : null;
      return one !== null && isJob(one) ? [one] : [];
    },
  ],
];

/** Of the career as a whole, or of all the applications: a post by its place, the gaps, who is silent. */
const answerOfAll = (question: string, { line, facts }: Asked): Reply | null => {
  if (ASKS_ADVICE.test(line)) return null;
  if (asksWhoIsSilent(line)) return silentReply(facts);
  const said = whereSaidReply(question, facts);
  if (said !== null) return said;
  if (facts.cv.status !== 'read') return null;
  const sinceLast = sinceLastPost(question, facts);
  if (sinceLast !== null) return sinceLast;
  const ofYears = cvYearsReply(question, facts);
  if (ofYears !== null) return ofYears;
  if (asksOfGaps(question)) return gapsReply(facts);
  const post = postByPlace(line, facts.cv.cv);
  return post === null ? null : postReply(question, [post], facts);
};

/** Of one's own interview, or of the first or last application, that no name tells. */
const answerUnnamed = (question: string, { line, facts, attributes }: Asked): Reply | null => {
  if (COUNTS_MEETINGS.test(line) && OF_ONESELF.test(line)) return interviewDateReply(facts, null);
  const found = WITHOUT_NAME.find(([pattern]) => pattern.test(line));
  const records = found?.[1](line, facts) ?? [];
  const [first] = records;
  if (first === undefined) return null;
  if (ASKS_ADVICE.test(line)) return null;
  const ofMeeting = found === WITHOUT_NAME[0];
  const beyond = attributes.some(
    (each) => !each.startsWith('interviewT') && !each.startsWith('interviewP'),
  );
  if (ofMeeting && (!beyond || ASKS_IN_GENERAL.test(line) || attributes.includes('status')))
    return null;
  return factReply(
    question,
    [first],
    attributes.length > 0 ? attributes : ['sent', 'status'],
    facts,
  );
};

const ownCvAnswer = (
  question: string,
  { facts, talk, isBack }: Pick<Asked, 'facts' | 'talk' | 'isBack'>,
): Reply | null => {
  if (facts.cv.status !== 'read') return null;
  const goesOnFromCv =
    isBack && talk !== null && cvAspect(talk.question) !== null && asksOfOwnCv(talk.question);
  const isAspect = cvAspect(question) !== null && (asksOfOwnCv(question) || goesOnFromCv);
  const counted = countSaidReply(question, facts.cv.cv);
  if (counted !== null) return counted;
  const line = cvLineReply(question, facts.cv.cv, facts.today);
  if (line !== null) return line;
  return isAspect || asksIfHeld(question) || asksOfOwnStudy(question)
    ? cvReply(question, facts)
    : null;
};

/** Why it is asked, said after it: "…, parce que ça peut servir". */
const REASON_AFTER =
  /,? (?:parce qu(?:e|['’])|vu qu(?:e|['’])|histoire de |comme ça |pour (?:ne )?pas ).*$/iu;

/** A question without the reason why it is asked, where something is left of it. */
const withoutReason = (question: string): string => {
  const asked = question.replace(REASON_AFTER, '');
  return asked.split(/\s+/u).length > SHORTEST_NAME_ALONE ? asked : question;
};

/** For how long one has done a work: "depuis combien de temps je fais de la vente". Folded. */
const YEARS_OF_WORK =
  /\b(?:depuis combien (?:de temps|d annees?)|combien (?:d annees?|de temps)|depuis quand)\b.{0,20}\b(?:je (?:fais|travaille|bosse|exerce)|j exerce|j ai (?:fait|travaille|bosse)) (?:de la|de l|du|des|dans|comme|en tant|en)\b/u;
const asksYearsOfWork = (line: string): boolean => YEARS_OF_WORK.test(line);

/** Asked of one job, and of no list. */
const OF_ONE_JOB: ReadonlySet<Attribute> = new Set([
  'contact',
  'phone',
  'email',
  'interviewPlace',
  'interviewLength',
  'bring',
  'notes',
  'meetingNotes',
  'toDo',
  'answerDue',
  'deadline',
]);

const OWN_MEETING = /\b(?:mon|le|l|prochain) (?:prochain )?(?:entretien|rdv|rendez[- ]vous)\b/u;

/** Whether a question may ask of several records: it names no house, or it sets two side by side. */
const asksOfSeveral = (question: string, facts: SearchFacts): boolean => {
  const { records, isOfHouse } = namedIn(question, facts);
  const ofOneJob = attributesIn(question).some((each) => OF_ONE_JOB.has(each));
  if (ofOneJob && (records.length === 1 || OWN_MEETING.test(opened(question)))) return false;
  return (
    !isOfHouse ||
    (records.length > 1 && /\b(?:entre|difference|ecart|ou)\b/u.test(opened(question)))
  );
};

/** Whether a question names a house that is nowhere in the account, beside a town that is. */
const namesAbsentHouse = (question: string, facts: SearchFacts): boolean => {
  const thing = namedThing(question);
  if (thing === null || thing.kind !== 'employer') return false;
  const places = tellingWords(
    accountOf(facts)
      .filter(isJob)
      .map(({ place, title }) => `${place} ${title}`)
      .join(' '),
  );
  const words = tellingWords(thing.name);
  const { applications, analyses } = recordsNamed(thing, facts.applications, facts.analyses);
  return (
    applications.length + analyses.length === 0 &&
    words.some((word) => places.includes(word)) &&
    words.some((word) => !places.includes(word))
  );
};

const COUNTS_OWN = /\b(?:j ai combien|combien (?:j ai|ai je|est ce que j ai|j en ai))\b/u;

/** Whether a question asks for what this account alone tells: a fact of a house that it names, or something of the CV by its name. */
export const asksOfOwn = (
  question: string,
  facts: SearchFacts,
  talk: () => Talk | null,
): boolean => {
  if (facts.cv.status === 'read')
    if (asksOfCvLine(question) || countSaidReply(question, facts.cv.cv) !== null) return true;
  const line = opened(question);
  const isOfThem =
    PRONOUN.test(line) &&
    wordsIn(line) <= LONGEST_NAMED &&
    attributesIn(question).some((each) => OF_ACCOUNT.has(each));
  // "Elle est joignable comment ?", after somebody of the account was told.
  if (isOfThem && lastRecords(talk(), facts).length > 0) return true;
  // How many of one's own, and a bare question of the record just told.
  if (COUNTS_OWN.test(line) && queriesIn(question, facts.today).length > 0) return true;
  const isBare = wordsIn(line) <= SHORTEST_NAME_ALONE && attributesIn(question).length > 0;
  const last = isBare ? talk() : null;
  if (last !== null && last.reply.citation === null && lastRecords(last, facts).length === 1)
    return true;
  return (
    !ASKS_ADVICE.test(line) &&
    !ASKS_TO_DO.test(line) &&
    attributesIn(question).length > 0 &&
    namedIn(question, facts).isOfHouse
  );
};

/** How haste writes what opens a question. */
const inFull = (question: string): string =>
  question
    .replaceAll(/(?<!\p{L})(?:c|cest|c['’]est|s) (?:koi|quoi|kwa)(?!\p{L})/giu, 'c’est quoi')
    .replaceAll(/(?<!\p{L})kel(?=s?(?:le)?s?(?!\p{L}))/giu, 'quel');

/** What the account itself answers: a fact of a record that the question names, or that it points back at; null where it asks for something else. */
export const factAnswer = (said: string, facts: SearchFacts, talk: Talk | null): Reply | null => {
  const question = withoutReason(inFull(said));
  if (editIn(question) !== null || supposes(question)) return null;
  if (DOES.test(opened(question))) return null;
  if ([said, question].some(asksForText) && !OF_AN_ADDRESS.test(opened(question))) return null;
  const first = talk !== null && goesOn(question) ? null : ownFirst(said, facts);
  if (first !== null) return first;
  const kept = keptReply(question, facts, talk);
  if (kept !== null) return kept;
  const lacks = commonLacksReply(question, facts);
  if (lacks !== null) return lacks;
  const ofOffers = jobsAnswer(question, facts, talk);
  if (ofOffers !== null) return ofOffers;
  const ofSeveral = asksOfSeveral(question, facts) ? queryReply(question, facts, talk) : null;
  if (ofSeveral !== null) return ofSeveral;
  const line = withoutCorrection(question);
  const whole = opened(question);
  const corrects = talk !== null && CORRECTS.test(whole);
  const isShort = wordsIn(line) <= LONGEST_BACK;
  const naming = line === '' ? NAMES_NOBODY : namedIn(line, facts, question);
  const most = naming.isPlain && naming.isOfHouse ? LONGEST_NAMED_PLAINLY : LONGEST_ASKED;
  const attributes = attributesAsked(
    corrects ? question.replace(/^\s*non\b/iu, '') : question,
    naming.records,
    facts,
  );
  const isBack =
    talk !== null &&
    isShort &&
    (corrects ||
      goesOn(question) ||
      pointsBack(question) ||
      AGREES.test(whole) ||
      (PRONOUN.test(line) && (attributes.length > 0 || UNTIL.test(line))) ||
      DONE_THERE.test(line) ||
      wordsIn(line) <= SHORTEST_NAME_ALONE);
  const asked: Asked = { line, facts, talk, isBack, corrects, naming, attributes };
  if (wordsIn(line) > most)
    return wordsIn(line) > LONGEST_NAMED_PLAINLY
      ? null
      : (answerOfAll(question, asked) ?? ownCvAnswer(question, asked));
  if (asksYearsOfWork(line) && !naming.isOfHouse && facts.cv.status === 'read')
    return yearsReply(question, facts);
  // A house that is not there, in a town where another one is.
  if (naming.records.length > 0 && !naming.isOfHouse && namesAbsentHouse(question, facts))
    return notThere('applications', question, facts, true);
  if (naming.records.length > 0) {
    const answer = answerOf(question, asked);
    if (answer !== null) return answer;
  }
  const ofAll = naming.records.some(isJob) ? null : answerOfAll(question, asked);
  if (ofAll !== null) return ofAll;
  const ofCv = ownCvAnswer(question, asked);
  if (ofCv !== null) return ofCv;
  if (
    isBack &&
    naming.records.length === 0 &&
    talk?.reply.citation === null &&
    !isOfMessage(talk)
  ) {
    const answer = answerBack(question, asked);
    if (answer !== null) return answer;
  }
  return naming.records.length === 0 ? answerUnnamed(question, asked) : null;
};
