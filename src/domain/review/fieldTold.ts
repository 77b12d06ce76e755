import type { Cv } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import type { Concept, Lexicon } from '#/domain/lexicon/lexicon';
import { tradesOfConcepts } from '#/domain/lexicon/senses';
import { tradeWished } from '#/domain/review/titleAimed';
import { fieldOf, speaksOf } from '#/domain/review/tradeLooks.fr';
import type { Field } from '#/domain/review/tradeLooks.fr';

/** What anybody may hold tells no field of work. */
const TELLS_NOTHING: ReadonlySet<Concept['kind']> = new Set(['softSkill', 'licence', 'diploma']);
/** Fewer things told meet by chance. */
const FEWEST = 5;
/** Of all that is told, and of what is held alone, so much has to belong to one field. On 150 real and written CVs whose title tells their trade, 38 of the 44 that pass are of that field. */
const SHARE = { all: 0.5, held: 0.6 } as const;
/** What is owed where no title, post or study says a word of the field: more things, and nearly all of one field. */
const UNTITLED = { fewest: 10, held: 0.85 } as const;
/** What one title tells beside another, and beside what is held: a third of a title for each thing, up to three titles. */
const TITLE = { sought: 2, own: 1 } as const;
const HELD = { each: 1 / 3, most: 3 } as const;
const MOST = { posts: 6, studies: 3, trades: 5 } as const;
/** A title less alike than this says little, and none of it contradicts what is held. */
const ALIKE = 0.6;

type Votes = ReadonlyMap<string, number>;

const sum = (votes: Votes): number => [...votes.values()].reduce((all, each) => all + each, 0);

const added = (parts: readonly (readonly [code: string, votes: number])[]): Votes => {
  const votes = new Map<string, number>();
  for (const [code, weight] of parts) {
    const { codes } = fieldOf(code);
    votes.set(codes, (votes.get(codes) ?? 0) + weight);
  }
  return votes;
};

/** What the trades that a title may mean vote for; the better it fits, the more. */
const votesOfTitle = (
  title: string,
  weight: number,
  { occupations }: Lexicon,
): readonly (readonly [string, number])[] => {
  const trades = occupations.tradesOf(title).slice(0, MOST.trades);
  const all = trades.reduce((total, each) => total + each.weight ** 2, 0);
  const sure = Math.min(1, (trades[0]?.weight ?? 0) / ALIKE);
  return trades.map((each) => [each.rome, (weight * sure * each.weight ** 2) / all]);
};

const likeliest = (votes: Votes): { readonly codes: string; readonly share: number } | null => {
  const [first] = [...votes].toSorted(([, one], [, other]) => other - one);
  return first === undefined ? null : { codes: first[0], share: first[1] / sum(votes) };
};

/** What a CV's skills vote for, one in all, by the domains of ROME that use them; nothing where they are too few. */
const votesOfSkills = (concepts: readonly Concept[], lexicon: Lexicon) => {
  const vector = concepts.length < FEWEST ? null : tradesOfConcepts(lexicon, concepts);
  return (vector?.domains ?? []).map((domain, index): readonly [string, number] => [
    lexicon.domainOf(domain),
    (vector?.weights[index] ?? 0) ** 2,
  ]);
};

/**
 * The field of work that nearly all of a CV speaks of, for one whose titles name no trade (a placement, a school project);
 * null where that is not plain, or where a title says something else.
 */
export const fieldTold = (cv: Cv, title: string | null, lexicon: Lexicon): Field | null => {
  const concepts = [...new Set(cv.skills.map(({ concept }) => concept))]
    .flatMap((id) => (id === null ? [] : (lexicon.concept(id) ?? [])))
    .filter(({ kind }) => !TELLS_NOTHING.has(kind));
  const skills = votesOfSkills(concepts, lexicon);
  const held = likeliest(added(skills));
  if (held === null || held.share < SHARE.held) return null;
  const weight = Math.min(HELD.most, concepts.length * HELD.each);
  const titles = [
    ...[tradeWished(cv), cv.headline?.value].map((text) => [text, TITLE.sought] as const),
    ...cv.experiences
      .slice(0, MOST.posts)
      .map(({ jobTitle }) => [jobTitle?.value, TITLE.own] as const),
    ...cv.education.slice(0, MOST.studies).map(({ degree }) => [degree?.value, TITLE.own] as const),
  ].flatMap(([text, each]) => (text ? votesOfTitle(text, each, lexicon) : []));
  const untitled = (added(titles).get(held.codes) ?? 0) === 0;
  if (untitled && (concepts.length < UNTITLED.fewest || held.share < UNTITLED.held)) return null;
  const all = likeliest(
    added([...titles, ...skills.map(([code, votes]) => [code, votes * weight] as const)]),
  );
  if (all === null || all.codes !== held.codes || all.share < SHARE.all) return null;
  const [named] = title === null ? [] : lexicon.occupations.tradesOf(title);
  if (named !== undefined && named.weight >= ALIKE && fieldOf(named.rome).codes !== held.codes)
    return null;
  const field = fieldOf(held.codes);
  return field.name !== null && speaksOf(field.codes, alignedKey(cv.document.text)) ? field : null;
};
