import { daysBetween } from '#/domain/applications/days';
import { isJob } from '#/domain/assistant/account';
import type { AccountRecord, Job, Post } from '#/domain/assistant/account';
import { hourToConfirm } from '#/domain/assistant/factAttributes.fr';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { postReply } from '#/domain/assistant/replies/careerReply.fr';
import { postLine } from '#/domain/assistant/replies/cvAspects.fr';
import {
  cardLines,
  interviewOf,
  jobNamed,
  netBeside,
  standsSo,
  tell,
} from '#/domain/assistant/replies/jobFacts.fr';
import type { Told } from '#/domain/assistant/replies/jobFacts.fr';
import { wishesBeside } from '#/domain/assistant/replies/ofWishes.fr';
import { gapReply } from '#/domain/assistant/replies/ownRecords.fr';
import { bullets, counted, named, to } from '#/domain/assistant/replies/replyParts.fr';
import { scoreReply } from '#/domain/assistant/replies/standing.fr';
import { opened } from '#/domain/assistant/terms';
import { standsSince } from '#/domain/assistant/toFollowUp';
import { contentStems } from '#/domain/matching/words';
import { dayInWords } from '#/domain/shared/months.fr';

/** Names a fact that is told by itself, and no note. */
const SAID_OF_FACTS =
  'entretien rendez-vous adresse lieu place heure jour date poste offre annonce candidature contact salaire lettre refus réponse mail téléphone';

/** Records told of in one reply. */
export const MOST_TOLD = 4;

const linksOf = (
  job: Job,
  attributes: readonly Attribute[],
  { now }: SearchFacts,
): readonly ReplyLink[] => {
  const { application, analysis, letters } = job;
  const hasToCome = application?.interviews.some(({ start }) => start >= now) ?? false;
  return [
    ...(attributes.includes('letter') && application !== null
      ? [
          to(
            'coverLetter',
            letters.length > 0 ? 'Ouvrir cette lettre' : 'Écrire cette lettre',
            application.id,
          ),
        ]
      : []),
    ...(application !== null
      ? [to('application', 'Ouvrir cette candidature', application.id)]
      : analysis !== null
        ? [to('analysis', 'Ouvrir cette analyse', analysis.id)]
        : [to('applications', 'Ouvrir mes candidatures')]),
    ...(hasToCome && application !== null && attributes.some((each) => each.startsWith('interview'))
      ? [to('interview', 'Préparer cet entretien', application.id)]
      : []),
  ];
};

const suggestionsOf = (job: Job, attributes: readonly Attribute[]): readonly string[] => {
  const status = job.application?.status;
  return [
    ...(status === 'sent' || status === 'inReview' ? ['Écrire un e-mail de relance'] : []),
    ...(attributes.includes('interviewTime') && status === 'interview'
      ? ['Comment préparer un entretien d’embauche\u202f?']
      : []),
    'Mes candidatures',
  ].slice(0, 2);
};

const toldOf = (attribute: Attribute, job: Job, facts: SearchFacts): readonly Told[] =>
  attribute === 'score' || attribute === 'gap' || attribute === 'whole'
    ? []
    : [tell(attribute, job, facts)];

/** Whether the hour that a question puts forward is the one noted; nothing where it puts none forward, or none is noted. */
const hourConfirmed = (question: string, job: Job, { now }: SearchFacts): readonly string[] => {
  const hour = hourToConfirm(question);
  const meetings = job.application?.interviews ?? [];
  const next = meetings.find(({ start }) => start >= now) ?? meetings.at(-1);
  if (hour === null || next === undefined) return [];
  return [next.start.slice(11, 16) === hour ? 'Oui, c’est bien l’heure notée.' : 'Non.'];
};

/** The notes of a job that speak of what a question asks beside its fact: "…, et il y a un test ?". */
const notedBeside = (
  question: string,
  { application, title, company }: Job,
  attributes: readonly Attribute[],
  told: string,
): readonly string[] => {
  const notes = application?.notes.trim() ?? '';
  if (
    notes === '' ||
    attributes.includes('notes') ||
    attributes.includes('letter') ||
    attributes.includes('refusal')
  )
    return [];
  const known = contentStems(`${title} ${company} ${told} ${SAID_OF_FACTS}`);
  const asked = contentStems(question).filter((stem) => !known.includes(stem));
  const said = contentStems(notes);
  return asked.some((stem) => said.includes(stem))
    ? [`Vous avez noté\u00a0: «\u00a0${notes.replace(/\.$/u, '')}\u00a0».`]
    : [];
};

/** What is asked of a job first, then the rest of it where something asked is not known, or all of it is asked. */
const cardReply = (job: Job, attributes: readonly Attribute[], facts: SearchFacts): Reply => {
  const told = attributes
    .flatMap((each) => toldOf(each, job, facts))
    .filter(({ words }, at, all) => all.findIndex((other) => other.words === words) === at);
  const first = [
    ...told.filter(({ isKnown }) => isKnown),
    ...told.filter(({ isKnown }) => !isKnown),
  ].map(({ words }) => words);
  // That no interview is noted tells where the application stands too.
  const saysStatus = attributes.some((each) => each.startsWith('interview') || each === 'bring');
  const isStanding = saysStatus && (job.application?.interviews.length ?? 0) === 0;
  const lines = cardLines(job, isStanding ? [...attributes, 'status'] : attributes, facts);
  const head =
    first.length === 0
      ? `${jobNamed(job)}, d’après ce que vous avez noté`
      : 'Ce qui est noté par ailleurs';
  return reply(
    [
      ...(first.length === 0 ? [] : [first.join(' ')]),
      ...(lines.length === 0 ? [] : [`${head}\u00a0:\n${bullets(lines)}`]),
    ].join('\n\n'),
    {
      links: linksOf(job, [...attributes, 'interviewTime'], facts),
      suggestions: suggestionsOf(job, []),
    },
  );
};

/** What a question may ask beside a score or a lack. */
const BESIDE_A_SCORE: ReadonlySet<Attribute> = new Set([
  'deadline',
  'pay',
  'interviewTime',
  'answerDue',
]);

const ASKS_APART =
  /\b(?:combien de (?:jours|temps|semaines)|quel delai)\b.*\bentre\b.*\b(?:candidature|envoi|postule|envoye)[a-z]*\b.*\b(?:entretien|rdv|rendez vous|refus|reponse)/u;

/** How many days lie between sending an application and its interview, or its answer; empty where that is not asked, or not known. */
const daysApart = (question: string, { application }: Job, { now }: SearchFacts): string => {
  const line = opened(question).replaceAll('-', ' ');
  if (application === null || !ASKS_APART.test(line)) return '';
  const meeting = interviewOf(application, now);
  const day = /\b(?:entretien|rdv|rendez vous)/u.test(line)
    ? meeting?.start.slice(0, 10)
    : (standsSince(application) ?? undefined);
  return day === undefined
    ? ''
    : `${counted(daysBetween(application.date, day), 'jour', 'jours')}, du ${dayInWords(application.date)} (envoi pour ${named(application)}) au ${dayInWords(day)}.${application.notes.trim() === '' ? '' : ` Vos notes\u00a0: «\u00a0${application.notes.trim()}\u00a0»`}`;
};

/** Of several jobs of one name, those that something is known of. */
const tellingOf = (
  jobs: readonly Job[],
  attributes: readonly Attribute[],
  facts: SearchFacts,
): readonly Job[] => {
  if (jobs.length < 2) return jobs;
  const telling = jobs.filter((job) =>
    attributes.some((each) => toldOf(each, job, facts).some(({ isKnown }) => isKnown)),
  );
  return telling.length === 0 ? jobs : telling;
};

/** What the account says of these records, one sentence for each fact that is asked for; null where it has nothing to say. */
export const factReply = (
  question: string,
  records: readonly AccountRecord[],
  asked: readonly Attribute[],
  facts: SearchFacts,
): Reply | null => {
  // Where one is awaited says little without the day.
  const attributes: readonly Attribute[] =
    asked.includes('interviewPlace') && !asked.includes('interviewTime')
      ? ['interviewTime', ...asked]
      : asked;
  const jobs = tellingOf(records.filter(isJob), attributes, facts);
  if (jobs.length === 0)
    return records.length === 0
      ? null
      : postReply(
          question,
          records.filter((each): each is Post => !isJob(each)).map(({ post }) => post),
          facts,
        );
  const [first] = jobs;
  if (first === undefined) return null;
  const analysed = jobs.find(({ analysis }) => analysis !== null)?.analysis ?? null;
  if (attributes.includes('score') || attributes.includes('gap')) {
    if (analysed === null) return null;
    const made = attributes.includes('score')
      ? scoreReply(question, facts, analysed)
      : gapReply(question, facts, analysed);
    // The other half of the question is answered too.
    const beside = attributes
      .filter((each) => BESIDE_A_SCORE.has(each))
      .flatMap((each) => toldOf(each, first, facts))
      .filter(({ isKnown }) => isKnown)
      .map(({ words }) => words);
    return beside.length === 0 ? made : { ...made, text: [made.text, ...beside].join('\n\n') };
  }
  const isUnknown =
    jobs.length === 1 &&
    attributes.flatMap((each) => toldOf(each, first, facts)).some(({ isKnown }) => !isKnown);
  if (attributes.includes('whole') || attributes.length === 0 || isUnknown)
    return cardReply(
      first,
      attributes.filter((each) => each !== 'whole'),
      facts,
    );
  const between = daysApart(question, first, facts);
  if (between !== '')
    return reply(between, {
      links: [...linksOf(first, attributes, facts)],
      suggestions: [...suggestionsOf(first, attributes)],
    });
  const [confirmed] = jobs.length === 1 ? hourConfirmed(question, first, facts) : [];
  const paragraphs = jobs
    .slice(0, MOST_TOLD)
    .map((job) =>
      attributes
        .flatMap((each) => toldOf(each, job, facts))
        .map(({ words }) => words)
        // Without an interview there is nothing more to say of it.
        .filter((words, at, all) => all.indexOf(words) === at)
        .join(' '),
    )
    .filter((words) => words !== '');
  if (paragraphs.length === 0) return null;
  const noted =
    jobs.length === 1 ? notedBeside(question, first, attributes, paragraphs[0] ?? '') : [];
  const wishes = wishesBeside(question, attributes, facts);
  const text =
    paragraphs.length > 1
      ? bullets(paragraphs)
      : [
          confirmed,
          paragraphs[0],
          attributes.includes('pay') ? netBeside(question, first) : '',
          ...noted,
          wishes,
        ]
          .filter((words) => (words ?? '') !== '')
          .join(' ');
  return reply(text, {
    links:
      jobs.length === 1
        ? [...linksOf(first, attributes, facts)]
        : jobs
            .slice(0, 2)
            .flatMap((job) => linksOf(job, attributes, facts).slice(0, 1))
            .map((link, at) => ({ ...link, label: jobNamed(jobs[at] ?? first) })),
    suggestions: [...suggestionsOf(first, attributes)],
  });
};

/** That no CV tells what a post paid, and what it tells of it. */
export const unpaidReply = (
  records: readonly AccountRecord[],
  { cv }: SearchFacts,
): Reply | null => {
  const posts = records.filter((each): each is Post => !isJob(each));
  const [first] = posts;
  if (first === undefined || cv.status !== 'read') return null;
  return reply(
    `Votre CV ne dit pas ce que vous gagniez à ce poste, et rien n’est noté là-dessus\u00a0: ${postLine(first.post, cv.cv)}.`,
    { links: [to('myCv', 'Ouvrir Mon CV')], suggestions: ['Comment négocier son salaire\u202f?'] },
  );
};

/** What bears one name, once worked at and once applied for. */
export const bothReply = (records: readonly AccountRecord[], facts: SearchFacts): Reply => {
  const { cv } = facts;
  const jobs = records.filter(isJob);
  const lines = records.map((each) =>
    isJob(each)
      ? each.application === null
        ? `Une offre comparée avec votre CV\u00a0: ${jobNamed(each)}.`
        : `Une candidature\u00a0: ${jobNamed(each)}, ${standsSo(each.application, facts.today)}.`
      : `Un poste de votre CV\u00a0: ${cv.status === 'read' ? postLine(each.post, cv.cv) : ''}.`,
  );
  return reply(
    `${lines.length === 2 ? 'Les deux' : 'Plusieurs choses portent ce nom'}\u00a0:\n${bullets(lines)}`,
    {
      links: [
        ...jobs.slice(0, 2).flatMap((job) => linksOf(job, [], facts).slice(0, 1)),
        to('myCv', 'Ouvrir Mon CV'),
      ],
      suggestions: ['Mes candidatures'],
    },
  );
};

/** How many of a kind were applied for, each named. */
export const countReply = (jobs: readonly Job[], facts: SearchFacts): Reply => {
  const sent = jobs.filter(({ application }) => application !== null);
  return reply(
    sent.length === 0
      ? 'Aucune candidature de ce genre n’est notée dans votre suivi.'
      : `${sent.length > 1 ? `Vous avez noté ${sent.length} candidatures de ce genre` : 'Vous avez noté une candidature de ce genre'}\u00a0:\n${bullets(
          sent.map((job) =>
            job.application === null
              ? jobNamed(job)
              : `${jobNamed(job)}, ${standsSo(job.application, facts.today)}.`,
          ),
        )}`,
    { links: [to('applications', 'Ouvrir mes candidatures')], suggestions: ['Mes candidatures'] },
  );
};
