import { accountOf, isJob } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { analysisNamed } from '#/domain/assistant/namedRecords';
import { termsLine } from '#/domain/assistant/replies/jobFacts.fr';
import { farInWords, farOf } from '#/domain/assistant/replies/offerTerms.fr';
import {
  bullets,
  named,
  offerNamed,
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

const MOST_NAMED = 3;

const lineOn = (analysis: SavedAnalysis): string => {
  const { score } = analysis;
  const matching = skillsNamed(analysis.matching);
  const missing = skillsNamed(analysis.missing);
  return [
    `${offerNamed(analysis)}, ${score} sur 100 :`,
    matching.length > 0
      ? `vous montrez ${matching.slice(0, MOST_NAMED).join(', ')}`
      : 'aucune compétence demandée ne se lit encore dans votre CV',
    missing.length > 0
      ? `; il manque ${missing.slice(0, MOST_NAMED).join(', ')}.`
      : '; il ne manque rien de ce qui est demandé.',
  ]
    .join(' ')
    .replace(' ;', '\u202f;');
};

/** Folded. */
const OF_TWO =
  /\b(?:(?:des|les|ces|mes|entre) deux|l une ou l autre|cote a cote|entre (?:la|le|l|celle|celui) [a-z0-9]+ et (?:la|le|l|celle|celui))\b/u;
const BETWEEN = /\bentre\b.+\bet\b/u;
const CHOOSES =
  /\b(?:lequel|laquelle|chances?|choisi[a-z]*|mieux|prefer[a-z]*|conseill[a-z]*|compar[a-z]*|vise[a-z]*|postule[a-z]*)\b/u;

/** Whether a question about offers asks which of two. */
export const asksToCompare = (question: string): boolean =>
  OF_TWO.test(fold(question).replaceAll("'", ' '));

/** Whether words ask which of the jobs that they name; folded. */
export const comparesJobs = (line: string): boolean =>
  (BETWEEN.test(line) && (CHOOSES.test(line) || /\bou\b/u.test(line) || /^entre\b/u.test(line))) ||
  (CHOOSES.test(line) && /\b(?:ou|et)\b/u.test(line));

const jobCalled = ({ application, title, company }: Job): string =>
  application === null ? `«\u00a0${title}\u00a0» (${company})` : named(application);

/** The comparison made with a job, as its line; or that none was made. */
const lineOnJob = (job: Job, facts: SearchFacts): string => {
  const far = farOf(job, facts);
  const place = [job.place, far === null ? '' : farInWords(far)].filter((each) => each !== '');
  return [
    job.analysis !== null
      ? lineOn(job.analysis)
      : `${jobCalled(job)}\u00a0: pas encore comparée avec votre CV.`,
    termsLine(job),
    ...(place.length === 0 ? [] : [`${place.join(', ')}.`]),
  ]
    .filter((each) => each !== '')
    .join(' ');
};

/** Two jobs side by side, both named, whatever is known of each. */
export const comparisonOf = (jobs: readonly Job[], facts: SearchFacts): Reply => {
  const compared = jobs.flatMap(({ analysis }) => analysis ?? []);
  const [best, other] = compared.toSorted((a, b) => b.score - a.score);
  const unknown = jobs.filter(({ analysis }) => analysis === null);
  return reply(
    [
      best === undefined
        ? `Je n’ai pas de comparaison pour ${jobs.map(jobCalled).join(' ni pour ')}\u00a0: je ne peux pas dire laquelle vous va le mieux.`
        : other === undefined
          ? `Je ne peux encore dire que pour ${offerNamed(best)}\u00a0: ${best.score} sur 100.`
          : best.score === other.score
            ? `Votre CV est aussi proche de ${offerNamed(best)} que de ${offerNamed(other)}\u00a0: ${best.score} sur 100.`
            : `Celle dont votre CV est le plus proche est ${offerNamed(best)}\u00a0: ${best.score} sur 100, contre ${other.score} pour ${offerNamed(other)}.`,
      ...(best === undefined
        ? []
        : [
            bullets(
              jobs
                .toSorted((a, b) => (b.analysis?.score ?? -1) - (a.analysis?.score ?? -1))
                .map((job) => lineOnJob(job, facts)),
            ),
          ]),
      unknown.length > 0
        ? 'Collez l’annonce dans Match CV / Offre, et je pourrai les mettre côte à côte.'
        : 'Ce chiffre ne dit que ce que votre CV montre. Le salaire, le trajet, les horaires et votre envie pèsent aussi, et rien n’empêche de postuler aux deux.',
    ].join('\n\n'),
    {
      links: [
        ...(best === undefined ? [] : [to('analysis', 'Ouvrir cette analyse', best.id)]),
        to('match', 'Comparer une annonce'),
      ],
      suggestions: [
        'Qu’est-ce qui me manque\u202f?',
        'J’ai deux propositions d’emploi, laquelle choisir\u202f?',
      ],
    },
  );
};

/** "Laquelle des deux": the two last offers compared with the CV, side by side. */
export const comparisonReply = (facts: SearchFacts): Reply => {
  const jobs = accountOf(facts)
    .filter(isJob)
    .filter(({ analysis }) => analysis !== null)
    .toSorted((a, b) => ((a.analysis?.date ?? '') < (b.analysis?.date ?? '') ? 1 : -1))
    .slice(0, 2);
  return jobs.length > 1
    ? comparisonOf(jobs, facts)
    : reply(
        'Pour dire laquelle vous va le mieux, il me faut deux comparaisons\u00a0: collez chaque annonce dans Match CV / Offre.',
        {
          links: [to('match', 'Comparer une annonce')],
          suggestions: ['Quelles offres me correspondent\u202f?'],
        },
      );
};

/** The post that a question speaks of, beside an offer. */
const POST_OF_OFFER =
  /(?<!\p{L})(?:offre|annonce|poste) (?:de |d['\u2019])((?!emploi|travail)\p{L}[\p{L}-]{3,}(?: \p{L}{4,})?)/iu;

/** Whether the offer that a question speaks of was never compared. */
export const isNotCompared = (question: string, analyses: readonly SavedAnalysis[]): boolean =>
  POST_OF_OFFER.test(question) && analysisNamed(question, analyses) === null;

/** "Et si j'ajoute Sage": folded. */
const SUPPOSES =
  /\bsi (?:jamais )?(?:j |je )(?:l |le |la |y |en )?(?:ajout|rajout|mets|met\b|mettais|ecri|not|precis|dis\b|avais|apprend|appren|obtien|pass|fais|faisais|suivais|suis une formation|parl)[a-z]*/u;

export const supposes = (question: string): boolean =>
  SUPPOSES.test(fold(question).replaceAll("'", ' '));

/** Words of such a question that name nothing that is supposed; stems. */
const SUPPOSING = new Set(
  contentStems(
    'ajoute rajoute mets écris note précise dis avais ai connais connaissance connaissances sais savoir maîtrise maîtrisais expérience expériences formation change changer score niveau quoi compétence compétences CV parle fais',
  ),
);
/** A row of the offer is what is supposed where so much of its name is said. */
const MOST_OF_A_LABEL = 0.34;

/** What one more line of the CV would change of a comparison: only what the offer asks for counts, and nothing is computed of what is not there. */
export const supposedReply = (question: string, analysis: SavedAnalysis | null): Reply | null => {
  const rows = analysis?.report?.rows ?? [];
  if (analysis === null || rows.length === 0) return null;
  const said = contentStems(question).filter((stem) => !SUPPOSING.has(stem));
  const shareSaid = (label: string): number => {
    const stems = contentStems(label);
    const told = stems.filter((stem) => said.some((each) => sameRoot(stem, each)));
    return stems.length === 0 ? 0 : told.length / stems.length;
  };
  // The label that says least beside what is supposed: a skill, before a whole line of the offer.
  const about = rows
    .filter(({ label }) => shareSaid(label) >= MOST_OF_A_LABEL)
    .toSorted((a, b) => shareSaid(b.label) - shareSaid(a.label));
  const [first] = about;
  const lacking = first !== undefined && first.tenths < first.possibleTenths ? first : undefined;
  const held = first;
  const words =
    lacking !== undefined
      ? `Cela compterait : ${offerNamed(analysis)} demande « ${lacking.label} », et votre CV ne le montre pas${lacking.tenths > 0 ? ' encore assez' : ''}. Ce point vaut jusqu’à ${Math.max(1, Math.round((lacking.possibleTenths - lacking.tenths) / 10))} sur 100.`
      : held !== undefined
        ? `« ${held.label} » est déjà lu dans votre CV et compté : l’écrire de nouveau ne changerait pas le score.`
        : `D’après ce que j’ai lu de ${offerNamed(analysis)}, l’annonce ne le demande pas : l’ajouter ne changerait pas ce score. Cela peut compter pour une autre offre.`;
  return reply(
    [
      words,
      ...(lacking === undefined
        ? []
        : [
            'Écrivez-le si c’est vrai, dans le poste où vous vous en êtes servi, puis refaites la comparaison : je ne calcule pas un score sur une supposition.',
          ]),
    ].join('\n\n'),
    {
      links: [to('myCv', 'Ouvrir Mon CV'), to('analysis', 'Ouvrir cette analyse', analysis.id)],
      suggestions: ['Qu’est-ce qui me manque ?'],
    },
  );
};
