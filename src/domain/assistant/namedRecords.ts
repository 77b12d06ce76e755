import type { Application } from '#/domain/applications/application';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()} `;

const holds = (question: string, name: string): boolean => {
  const words = wordsOf(name);
  return words.trim().length >= SHORTEST_NAME && question.includes(words);
};

const SHORTEST_WORD = 5;
/** Words of an employer's name that name nobody. */
const SAID_OF_ANY =
  /^(?:france|groupe|services?|emploi|travail|entreprise|societe|agence|candidature|recrutement|conseil|international)$/u;

/** The one application that a word of a name points to: "la clinique" where only one of them is a clinic. */
const pointedAt = (asked: string, applications: readonly Application[]): Application | null => {
  const words = new Set(
    asked
      .trim()
      .split(' ')
      .filter((word) => word.length >= SHORTEST_WORD && !SAID_OF_ANY.test(word)),
  );
  const found = applications.filter(({ company }) =>
    wordsOf(company)
      .trim()
      .split(' ')
      .some((word) => words.has(word)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Applications, the one sent last first. */
export const latestFirst = (applications: readonly Application[]): readonly Application[] =>
  applications.toSorted((a, b) => (a.date < b.date ? 1 : -1));

/** The application whose employer, or else whose title, a question names, or one word of an employer's; the latest where several fit. */
export const namedApplication = (
  question: string,
  applications: readonly Application[],
): Application | null => {
  const asked = wordsOf(question);
  const latest = latestFirst(applications);
  return (
    latest.find(({ company }) => holds(asked, company)) ??
    latest.find(({ title }) => holds(asked, title)) ??
    pointedAt(asked, latest)
  );
};

/** A question without the employer's name that it holds: the name says of whom, not what is asked. */
export const withoutEmployer = (question: string, { company }: Application): string => {
  const name = new Set(
    wordsOf(company)
      .trim()
      .split(' ')
      .filter((word) => word.length >= SHORTEST_NAME),
  );
  return wordsOf(question)
    .trim()
    .split(' ')
    .filter((word) => !name.has(word))
    .join(' ');
};

const FIGURE =
  /\b(\d{1,3})\s*(?:%|pour ?cent\b|(?:sur|\/) ?100\b|(?=(?:a|pour|sur) (?:cette|l|mon|ma)\b)|$)/u;

/** The analysis a question speaks of, by its figure ("pourquoi 89 %") or by the offer or the employer it names; null where it names none. */
export const analysisNamed = (
  question: string,
  analyses: readonly SavedAnalysis[],
): SavedAnalysis | null => {
  const asked = fold(question);
  const figure = Number(FIGURE.exec(asked)?.[1]);
  const words = (asked.match(/[a-z]+/gu) ?? []).filter(({ length }) => length >= SHORTEST_WORD);
  return (
    analyses.find(({ score }) => score === figure) ??
    analyses.find(({ offerTitle, company }) =>
      (fold(`${offerTitle ?? ''} ${company ?? ''}`).match(/[a-z]+/gu) ?? []).some(
        (word) => word.length >= SHORTEST_WORD && !SAID_OF_ANY.test(word) && words.includes(word),
      ),
    ) ??
    null
  );
};

/** The same, or else the last one; null without any. */
export const namedAnalysis = (
  question: string,
  analyses: readonly SavedAnalysis[],
): SavedAnalysis | null => analysisNamed(question, analyses) ?? analyses[0] ?? null;

/** The place in a list that a question asks for beside the first, or the other of two; folded. */
const NEXT_ONES: readonly RegExp[] = [
  /\b(?:deuxieme|2 ?eme|2e|seconde?|suivante?|(?:l|d|les?|la)[' ]?autres?|autre)\b/u,
  /\b(?:troisieme|3 ?eme|3e)\b/u,
];

/** How many come before the one that is asked for; null where no place is told. */
export const placeAsked = (question: string): number | null => {
  const at = NEXT_ONES.findIndex((pattern) => pattern.test(fold(question)));
  return at < 0 ? null : at + 1;
};

const FIRST_ONE = /\b(?:premiere?|1 ?ere?|1re)\b/u;

/** The place in a list that is asked for, the first one as 0; null where none is told. */
export const rankAsked = (question: string): number | null =>
  FIRST_ONE.test(fold(question)) ? 0 : placeAsked(question);

const OF_ANY_HOUSE =
  /^(?:les?|la|du|des?|et|the|association|societe|groupe|sarl|sas|sa|eurl|ets|etablissements?|cie)$/u;

const houseWords = (name: string): readonly string[] =>
  (
    fold(name)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/gu) ?? []
  ).filter((word) => !OF_ANY_HOUSE.test(word));

/** One house by two writings of its name, with or without an article or what sort of body it is. */
const isOfHouse = ({ company }: Pick<SavedAnalysis, 'company'>, house: string): boolean => {
  if (company === null || house === '') return false;
  const one = houseWords(company);
  const other = houseWords(house);
  return (
    fold(company) === fold(house) ||
    (one.length > 0 && one.length === other.length && one.every((word) => other.includes(word)))
  );
};

/** One post by two names: they begin alike, or one word of both is the same. */
const isOnePost = (one: string, other: string): boolean => {
  const [first, ...rest] = contentStems(one);
  const [head, ...others] = contentStems(other);
  if (first === undefined || head === undefined) return true;
  return sameRoot(first, head) || [head, ...others].some((each) => rest.includes(each));
};

/** The comparison made with the offer of an application; null where there is none. Of several posts in one house, `applications`, each has its own. */
export const analysisOf = (
  { id, title, company, dossierId }: Application,
  analyses: readonly SavedAnalysis[],
  applications: readonly Application[],
): SavedAnalysis | null =>
  analyses.find((each) => dossierId !== null && each.dossierId === dossierId) ??
  analyses.find(
    (each) =>
      isOfHouse(each, company) &&
      (isOnePost(title, each.offerTitle ?? '') ||
        !applications.some((other) => other.id !== id && isOfHouse(other, company))),
  ) ??
  // Of two houses a title alone says nothing.
  analyses.find(
    (each) =>
      each.offerTitle !== null &&
      fold(each.offerTitle) === fold(title) &&
      (each.company === null || company === ''),
  ) ??
  null;
