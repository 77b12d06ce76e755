import type { Application } from '#/domain/applications/application';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { latestFirst, rankAsked } from '#/domain/assistant/namedRecords';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { followUpReply, letterReply } from '#/domain/assistant/replies/applicationNextStep.fr';
import { gapReply } from '#/domain/assistant/replies/ownRecords.fr';
import {
  bullets,
  distanceInWords,
  funnelIn,
  named,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fold } from '#/domain/shared/text';

/** Asks that what was told be done; folded. */
const ACTS =
  /\b(?:fais|faisons|faites|ecris|ecrivons|redige|prepare|preparons|commence|commencons|vas-y|vas y|on y va|on le fait|on la fait|aide-moi|aide moi|lance|envoie|occupe-toi|relance|postule)\b/u;
const OLDEST = /\bplus (?:ancien|vieux|vieille|longtemps)/u;
const LATEST = /\bplus (?:recent|nouve)|\bderniere?\b/u;
const IMPROVES = /\b(?:amelior|remont|augment|mont|gagn|faire mieux|progress|corrig)[a-z]*/u;
const WHY = /^(?:et )?pourquoi\b/u;
/** What an offer or an application does not tell here, and how it is named. */
const NOT_KNOWN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:km|kilometres?|minutes?|loin|pres|proches?|distance|trajet|chez moi)\b/u, 'la distance'],
  [/\b(?:salaires?|paye\w*|paient|remuneration|euros?|combien (?:ca|elle|il)s? pa)/u, 'le salaire'],
  [/\b(?:horaires?|nuit|week-?end|temps partiel|mi-?temps)\b/u, 'les horaires'],
  [/\b(?:cdi|cdd|interim|contrat)\b/u, 'le contrat'],
  [/\b(?:teletravail|distance)\b/u, 'le télétravail'],
];
const MOST_LISTED = 5;

/** The applications that an answer listed, in its order. */
const listedBy = (intent: Intent, facts: SearchFacts): readonly Application[] => {
  if (intent === 'followUps') return toFollowUp(facts).map(({ application }) => application);
  if (intent === 'interviewDate' || intent === 'interview' || intent === 'today')
    return funnelIn(facts).upcoming.map(({ application }) => application);
  return latestFirst(facts.applications);
};

const LISTS: ReadonlySet<Intent> = new Set([
  'followUps',
  'interviewDate',
  'interview',
  'today',
  'applications',
]);

/** The one of a list that a question points at. */
const chosenFrom = (listed: readonly Application[], asked: string): Application | null => {
  if (OLDEST.test(asked)) return listed.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null;
  if (LATEST.test(asked)) return latestFirst(listed)[0] ?? null;
  const rank = rankAsked(asked);
  return rank === null ? null : (listed[rank] ?? null);
};

/** What a list of offers or applications cannot be sorted by, since it is not known of each. */
const notKnown = (asked: string, facts: SearchFacts): Reply | null => {
  const what = NOT_KNOWN.find(([pattern]) => pattern.test(asked))?.[1];
  if (what === undefined) return null;
  const places = facts.analyses.flatMap(({ offerTitle, company, place }) =>
    offerTitle === null || (company === null && place === null)
      ? []
      : [
          `«\u00a0${offerTitle}\u00a0»\u00a0: ${[company, place].filter((part) => part !== null && part !== '').join(', ')}.`,
        ],
  );
  return reply(
    [
      `Pour trier ces offres, je ne connais pas ${what} de chacune\u00a0: l’annonce le dit, ou le recruteur.`,
      ...(what === 'la distance' && places.length > 0
        ? [
            `Voici où elles sont, d’après l’annonce\u00a0:\n${bullets(places.slice(0, MOST_LISTED))}`,
          ]
        : []),
      'Dans Recherche, vous pouvez filtrer par lieu et par contrat.',
    ].join('\n\n'),
    {
      links: [to('search', 'Chercher des offres'), to('analyses', 'Voir mes analyses')],
      suggestions: ['Quelles offres me correspondent ?'],
    },
  );
};

/** What goes on from an answer of the person's own records otherwise than by asking the same again: one of the list, something done about it, the reason; null for the same again. */
export const goneOnOwn = (
  intent: Intent,
  question: string,
  facts: SearchFacts,
  about: Application | null,
  analysis: SavedAnalysis | null,
): Reply | null => {
  const asked = fold(question).replaceAll('’', "'");
  if (intent === 'offers' || intent === 'score') {
    const unknown = intent === 'offers' ? notKnown(asked, facts) : null;
    if (unknown !== null) return unknown;
    if (IMPROVES.test(asked)) return gapReply(question, facts, analysis);
    return ACTS.test(asked) ? letterReply(question, facts, about) : null;
  }
  if (!LISTS.has(intent)) return null;
  const listed = listedBy(intent, facts);
  const one = about ?? chosenFrom(listed, asked);
  if (ACTS.test(asked))
    return intent === 'followUps' || intent === 'applications'
      ? followUpReply(facts, one ?? listed[0] ?? null)
      : null;
  if (intent === 'followUps' && WHY.test(asked)) {
    const [first] = toFollowUp(facts);
    if (first === undefined) return null;
    return reply(
      `${named(first.application)} vient en premier parce qu’elle attend depuis le plus longtemps\u00a0: elle est partie ${distanceInWords(first.application.date, facts.today)}, et aucune réponse n’est notée.`,
      {
        links: [to('application', 'Ouvrir cette candidature', first.application.id)],
        suggestions: ['Écrire un e-mail de relance'],
      },
    );
  }
  return null;
};
