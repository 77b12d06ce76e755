import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { isJob } from '#/domain/assistant/account';
import type { AccountRecord, Job, Post } from '#/domain/assistant/account';
import type { Attribute } from '#/domain/assistant/factAttributes.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { postWords } from '#/domain/assistant/replies/cvAspects.fr';
import { jobNamed, offerLines, tell, WHOLE } from '#/domain/assistant/replies/jobFacts.fr';
import type { Told } from '#/domain/assistant/replies/jobFacts.fr';
import { gapReply } from '#/domain/assistant/replies/ownRecords.fr';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { scoreReply } from '#/domain/assistant/replies/standing.fr';
import { dayInWords } from '#/domain/shared/months.fr';

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

/** A sentence beside others of the same job, which names it once. */
const besideOthers = (words: string, name: string): string => {
  const line = words
    .replaceAll('\n\n', ' ')
    .replace(`${name}\u00a0: `, '')
    .replace(` pour ${name}`, '')
    .replace(`, pour ${name}`, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** All that is known of a job, in lines. */
const wholeReply = (job: Job, facts: SearchFacts): Reply => {
  const name = jobNamed(job);
  const lines = WHOLE.flatMap((each) => toldOf(each, job, facts))
    .filter(({ isKnown }) => isKnown)
    .map(({ words }) => besideOthers(words, name));
  const offer = offerLines(job);
  return reply(
    `${name}, d’après ce que vous avez noté\u00a0:\n${bullets([
      ...lines,
      ...(offer.length === 0
        ? []
        : [
            `L’annonce gardée dit\u00a0: ${offer.map((line) => `«\u00a0${line}\u00a0»`).join(', ')}.`,
          ]),
    ])}`,
    { links: linksOf(job, ['interviewTime'], facts), suggestions: suggestionsOf(job, []) },
  );
};

const postReply = (posts: readonly Post[], facts: SearchFacts): Reply | null => {
  if (facts.cv.status !== 'read') return null;
  const { cv } = facts.cv;
  return reply(posts.map(({ post }) => postWords(post, cv)).join('\n\n'), {
    links: [to('myCv', 'Ouvrir Mon CV')],
    suggestions: ['Quels sont mes points forts\u202f?'],
  });
};

/** What the account says of these records, one sentence for each fact that is asked for; null where it has nothing to say. */
export const factReply = (
  question: string,
  records: readonly AccountRecord[],
  attributes: readonly Attribute[],
  facts: SearchFacts,
): Reply | null => {
  const jobs = records.filter(isJob);
  if (jobs.length === 0)
    return records.length === 0
      ? null
      : postReply(
          records.filter((each): each is Post => !isJob(each)),
          facts,
        );
  const [first] = jobs;
  if (first === undefined) return null;
  const analysed = jobs.find(({ analysis }) => analysis !== null)?.analysis ?? null;
  if (attributes.includes('score'))
    return analysed === null ? null : scoreReply(question, facts, analysed);
  if (attributes.includes('gap'))
    return analysed === null ? null : gapReply(question, facts, analysed);
  if (attributes.includes('whole')) return wholeReply(first, facts);
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
  const text = paragraphs.length > 1 ? bullets(paragraphs) : (paragraphs[0] ?? '');
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

/** How many of a kind were applied for, each named. */
export const countReply = (jobs: readonly Job[]): Reply => {
  const sent = jobs.filter(({ application }) => application !== null);
  return reply(
    sent.length === 0
      ? 'Aucune candidature de ce genre n’est notée dans votre suivi.'
      : `${sent.length > 1 ? `Vous avez noté ${sent.length} candidatures de ce genre` : 'Vous avez noté une candidature de ce genre'}\u00a0:\n${bullets(
          sent.map(
            (job) =>
              `${jobNamed(job)}, envoyée le ${dayInWords(job.application?.date ?? '')}\u00a0: ${STATUS_LABELS[job.application?.status ?? 'sent']}.`,
          ),
        )}`,
    { links: [to('applications', 'Ouvrir mes candidatures')], suggestions: ['Mes candidatures'] },
  );
};
