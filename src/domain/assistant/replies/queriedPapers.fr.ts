import { accountOf, appliedFor, isJob } from '#/domain/assistant/account';
import { namedIn } from '#/domain/assistant/accountNames.fr';
import type { AccountQuery } from '#/domain/assistant/accountQuery.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { detailOf, MOST_LISTED, openAll } from '#/domain/assistant/replies/queryParts.fr';
import type { Answer } from '#/domain/assistant/replies/queryParts.fr';
import {
  bullets,
  counted,
  offerNamed,
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { dayInWords } from '#/domain/shared/months.fr';

const MOST_LACKING = 4;

const lackOf = ({ missing }: SavedAnalysis): string => {
  const skills = skillsNamed(missing).slice(0, MOST_LACKING);
  return skills.length === 0 ? '' : ` Il y manque\u00a0: ${skills.join(', ')}.`;
};

/** What became of the application to an offer that was compared; empty where there is none. */
const becameOf = (analysis: SavedAnalysis, facts: SearchFacts): string => {
  const one = appliedFor(facts).find((job) => job.analysis?.id === analysis.id)?.application;
  return one === undefined || one === null
    ? ''
    : ` Votre candidature\u00a0: ${detailOf(one, null, facts)}.`;
};

/** The comparisons kept: all of them, the best or the lowest, or the distance of two. */
export const comparisonsAnswer = (
  question: string,
  query: AccountQuery,
  facts: SearchFacts,
): Answer | null => {
  const jobs = namedIn(question, facts)
    .records.filter(isJob)
    .filter(({ analysis }) => analysis !== null);
  const [a, b] = jobs
    .flatMap(({ analysis }) => analysis ?? [])
    .toSorted((x, y) => y.score - x.score);
  if (a !== undefined && b !== undefined)
    return {
      text: `${offerNamed(a)} a ${a.score} sur 100 et ${offerNamed(b)} ${b.score}\u00a0: ${counted(a.score - b.score, 'point', 'points')} d’écart.`,
      links: [to('analyses', 'Voir mes analyses')],
    };
  if (a !== undefined) return null;
  const sorted = facts.analyses.toSorted((x, y) => y.score - x.score);
  if (sorted.length === 0)
    return {
      text: 'Vous n’avez encore comparé aucune offre avec votre CV.',
      links: [to('match', 'Comparer mon CV avec une offre')],
    };
  if (query.order === 'highest' || query.order === 'lowest' || query.asks === 'one') {
    const one =
      query.order === 'lowest'
        ? sorted.at(-1)
        : query.order === 'latest'
          ? facts.analyses[0]
          : sorted[0];
    return one === undefined
      ? null
      : {
          text: `${offerNamed(one)} est votre ${query.order === 'lowest' ? 'comparaison la plus basse' : query.order === 'latest' ? 'dernière comparaison' : 'meilleure comparaison'}\u00a0: ${one.score} sur 100, le ${dayInWords(one.date.slice(0, 10))}.${lackOf(one)}${becameOf(one, facts)}`,
          links: [to('analysis', 'Ouvrir cette analyse', one.id)],
        };
  }
  return {
    text: `Vous gardez ${counted(sorted.length, 'comparaison', 'comparaisons')}${sorted.length > 1 ? ', la plus haute d’abord' : ''}\u00a0:\n${bullets(
      sorted
        .slice(0, MOST_LISTED)
        .map(
          (each) =>
            `${offerNamed(each)}, ${each.score} sur 100, le ${dayInWords(each.date.slice(0, 10))}.`,
        ),
    )}`,
    links: [to('analyses', 'Voir mes analyses')],
  };
};

/** The dossiers that are open. */
export const dossiersAnswer = (facts: SearchFacts): Answer => {
  const { dossiers = [] } = facts;
  const applied = new Set(
    accountOf(facts).flatMap((each) =>
      isJob(each) && each.application !== null && each.dossier !== null ? [each.dossier.id] : [],
    ),
  );
  return {
    text:
      dossiers.length === 0
        ? 'Aucun dossier n’est ouvert.'
        : `Vous avez ${counted(dossiers.length, 'dossier ouvert', 'dossiers ouverts')}\u00a0:\n${bullets(
            dossiers
              .slice(0, MOST_LISTED)
              .map(
                ({ id, title, company }) =>
                  `«\u00a0${title}\u00a0»${company === '' ? '' : ` (${company})`}, ${applied.has(id) ? 'candidature notée' : 'pas encore de candidature notée'}.`,
              ),
          )}`,
    links: [openAll],
  };
};

/** The letters that are kept. */
export const lettersAnswer = ({ letters }: SearchFacts): Answer => ({
  text:
    letters.length === 0
      ? 'Aucune lettre n’est encore gardée.'
      : `Vous gardez ${counted(letters.length, 'lettre', 'lettres')}\u00a0:\n${bullets(
          letters
            .slice(0, MOST_LISTED)
            .map(
              ({ name, changedAt }) =>
                `«\u00a0${name}\u00a0», modifiée le ${dayInWords(changedAt.slice(0, 10))}.`,
            ),
        )}`,
  links: [to('coverLetter', 'Ouvrir mes lettres')],
});
