import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { postLine } from '#/domain/assistant/replies/cvAspects.fr';
import { bullets, to } from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import type { Cv } from '#/domain/cv/cv';
import { durationInWords, monthName } from '#/domain/shared/months.fr';
import type { YearMonth } from '#/domain/shared/plainDate';

const YEAR = 12;
const FEWEST_LETTERS_OF_A_YEAR = /\b(?:19[5-9]\d|20\d\d)\b/gu;

/** Speaks of one's own career; folded, elisions opened. */
const OF_OWN_CAREER =
  /\bmon (?:cv|parcours)\b|\b(?:je|j) (?:faisais|etais|travaillais|bossais|ai fait|ai travaille)\b|\bqu est ce que j ai fait\b/u;
const ASKS_HOW_TO =
  /\b(?:comment|expliquer|explique|justifi[a-z]*|cacher?|dois|faut|mettre|laisse)\b/u;

type Months = { readonly first: number; readonly last: number };

/** The years that a question asks about, of one's own career; null where it asks about none. */
const yearsAsked = (question: string): Months | null => {
  const line = opened(question);
  if (!OF_OWN_CAREER.test(line) || ASKS_HOW_TO.test(line)) return null;
  const years = [...line.matchAll(FEWEST_LETTERS_OF_A_YEAR)].map(([year]) => Number(year));
  if (years.length === 0 || !/\b(?:en|entre|de|depuis|pendant|a|et)\b/u.test(line)) return null;
  return { first: Math.min(...years) * YEAR, last: Math.max(...years) * YEAR + YEAR - 1 };
};

const monthOf = ({ year, month }: YearMonth, isEnd: boolean): number =>
  year * YEAR + (month === null ? (isEnd ? YEAR : 1) : month) - 1;

const inWords = (month: number): string =>
  `${monthName((month % YEAR) + 1)} ${Math.floor(month / YEAR)}`;

type Dated = Months & { readonly words: string };

const datedIn = (cv: Cv): readonly Dated[] => {
  const now = Number(cv.readOn.slice(0, 4)) * YEAR + Number(cv.readOn.slice(5, 7)) - 1;
  const posts = cv.experiences.flatMap((post): readonly Dated[] => {
    const { start, end } = post;
    if (start === null) return [];
    const last =
      end === null
        ? monthOf(start.value, true)
        : end.value === 'ongoing'
          ? now
          : monthOf(end.value, true);
    return [{ first: monthOf(start.value, false), last, words: `${postLine(post, cv)}.` }];
  });
  const studies = cv.education.flatMap(({ degree, institution, start, end }): readonly Dated[] => {
    const until = end?.value ?? start?.value ?? null;
    if (until === null) return [];
    const first = monthOf(start?.value ?? until, false);
    const last = monthOf(until, true);
    const when =
      start === null || until.month === null
        ? `${until.year}`
        : `de ${inWords(first)} à ${inWords(last)}`;
    const school = institution === null ? '' : `, ${institution.value}`;
    return [{ first, last, words: `${degree.value}${school}, ${when}.` }];
  });
  return [...posts, ...studies].toSorted((a, b) => a.first - b.first);
};

/** Months of a time that nothing in the CV tells of. */
const untold = (dated: readonly Dated[], { first, last }: Months): readonly Months[] => {
  const found: { first: number; last: number }[] = [];
  for (let month = first; month <= last; month += 1) {
    if (dated.some((each) => each.first <= month && month <= each.last)) continue;
    const before = found.at(-1);
    if (before?.last === month - 1) before.last = month;
    else found.push({ first: month, last: month });
  }
  return found;
};

/** What the CV tells of some years: posts, studies, and the months that it leaves out; null where no years of one's own are asked about. */
export const cvYearsReply = (question: string, { cv }: SearchFacts): Reply | null => {
  const asked = yearsAsked(question);
  if (asked === null || cv.status !== 'read') return null;
  const dated = datedIn(cv.cv);
  const [earliest] = dated;
  if (earliest === undefined) return null;
  const latest = Math.max(...dated.map(({ last }) => last));
  const meant = dated.filter(({ first, last }) => first <= asked.last && last >= asked.first);
  const within = {
    first: Math.max(asked.first, earliest.first),
    last: Math.min(asked.last, latest),
  };
  const gaps = untold(dated, within).map(({ first, last }) =>
    first === last
      ? `${inWords(first)} (un mois)`
      : `de ${inWords(first)} à ${inWords(last)} (${durationInWords(last - first + 1)})`,
  );
  const from = Math.floor(asked.first / YEAR);
  const until = Math.floor(asked.last / YEAR);
  const when = from === until ? `En ${from}` : `Entre ${from} et ${until}`;
  return reply(
    [
      meant.length === 0
        ? `${when}, je ne lis rien dans votre CV.`
        : `${when}, votre CV dit\u00a0:\n${bullets(meant.map(({ words }) => words))}`,
      ...(gaps.length > 0 ? [`Rien n’est écrit pour ces mois\u00a0: ${gaps.join(', ')}.`] : []),
    ].join('\n\n'),
    {
      links: [to('myCv', 'Ouvrir Mon CV')],
      suggestions: gaps.length > 0 ? ['Comment expliquer un trou dans mon CV\u202f?'] : [],
    },
  );
};
