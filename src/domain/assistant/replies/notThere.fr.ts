import { isJob } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { latestFirst } from '#/domain/assistant/namedRecords';
import { namedThing, recordsNamed } from '#/domain/assistant/namedThing.fr';
import type { NamedThing } from '#/domain/assistant/namedThing.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { bullets, named, offerNamed, to } from '#/domain/assistant/replies/replyParts.fr';

const MOST_NAMED = 4;

/** Intents that speak of a comparison, and those that speak of an application. */
const OF_ANALYSES: ReadonlySet<Intent> = new Set(['score', 'gap']);
const OF_APPLICATIONS: ReadonlySet<Intent> = new Set([
  'applications',
  'followUps',
  'interviewDate',
  'interview',
  'followUpEmail',
]);

const quoted = ({ name, kind }: NamedThing): string =>
  kind === 'employer' && /^\p{Lu}/u.test(name)
    ? `chez «\u00a0${name}\u00a0»`
    : `pour «\u00a0${name}\u00a0»`;

const noComparison = (thing: NamedThing, facts: SearchFacts): Reply => {
  const { applications } = recordsNamed(thing, facts.applications, []);
  const [followed] = applications;
  return reply(
    [
      followed === undefined
        ? thing.kind === 'post'
          ? `Je n’ai encore comparé aucune offre pour le poste «\u00a0${thing.name}\u00a0» avec votre CV.`
          : `Je ne vois pas d’offre ${quoted(thing)} parmi celles que vous avez comparées avec votre CV.`
        : `Vous suivez bien ${named(followed)}, mais son annonce n’a pas été comparée avec votre CV\u00a0: je n’ai donc ni score ni manque à vous dire.`,
      'Collez l’annonce dans Match CV / Offre, et je vous dirai ce qui correspond et ce qui manque.',
      ...(facts.analyses.length === 0
        ? []
        : [
            `Ce que vous avez comparé\u00a0:\n${bullets(facts.analyses.slice(0, MOST_NAMED).map((each) => `${offerNamed(each)}, ${each.score} sur 100.`))}`,
          ]),
    ].join('\n\n'),
    {
      links: [
        to('match', 'Comparer mon CV avec une offre'),
        ...(facts.analyses.length === 0 ? [] : [to('analyses', 'Voir mes analyses')]),
      ],
      suggestions: ['Quelles offres me correspondent ?'],
    },
  );
};

const noApplication = (thing: NamedThing, facts: SearchFacts): Reply => {
  const { analyses } = recordsNamed(thing, [], facts.analyses);
  const [compared] = analyses;
  return reply(
    [
      compared === undefined
        ? `Je ne vois aucune candidature ${quoted(thing)} dans votre suivi.`
        : `Vous avez comparé ${offerNamed(compared)}, mais aucune candidature n’y est notée dans votre suivi.`,
      'Si elle est partie, ajoutez-la avec sa date\u00a0: je pourrai vous dire depuis quand vous attendez et quand relancer.',
      ...(facts.applications.length === 0
        ? []
        : [
            `Les dernières que je connais\u00a0:\n${bullets(
              latestFirst(facts.applications)
                .slice(0, MOST_NAMED)
                .map((each) => `${named(each)}.`),
            )}`,
          ]),
    ].join('\n\n'),
    {
      links: [to('applications', 'Ouvrir mes candidatures')],
      suggestions: ['Mes candidatures', 'Qui dois-je relancer ?'],
    },
  );
};

/** Said where a question names an employer or a post that is in none of the records it asks about; null where it names none, or one that is there, unless that is only of the same town. */
export const notThere = (
  intent: Intent,
  question: string,
  facts: SearchFacts,
  isAbsent = false,
): Reply | null => {
  const ofAnalyses = OF_ANALYSES.has(intent);
  if (!ofAnalyses && !OF_APPLICATIONS.has(intent)) return null;
  const thing = namedThing(question);
  // What the account knows by another word of it is there.
  if (thing === null || (!isAbsent && namedIn(question, facts).records.some(isJob))) return null;
  const found = recordsNamed(thing, facts.applications, facts.analyses);
  if (ofAnalyses)
    return found.analyses.length > 0 || facts.analyses.length === 0
      ? null
      : noComparison(thing, facts);
  return found.applications.length > 0 || facts.applications.length === 0
    ? null
    : noApplication(thing, facts);
};
