import { loadParts } from '../evaluate/parts';
import { predictCv } from '../evaluate/predictions';
import { traceLines } from '../evaluate/trace';
import { randomFrom } from '../random.mjs';
import { DIMENSIONS, drawForms, NOTHING_BESIDE } from './dimensions';
import type { Dimension, Forms } from './dimensions';
import { fileOf } from './files';
import type { FormFile } from './files';
import { paperOf } from './paper';
import type { Person, Truth } from './paperParts';
import people from './people.json' with { type: 'json' };
import { compareForm } from './score';
import type { EntryCounts, Result } from './score';

/** A CV of one invented person in one draw of forms: the same seed gives the same. */
export type Form = {
  readonly seed: number;
  readonly forms: Forms;
  readonly truth: Truth;
  readonly file: FormFile;
};

const BESIDE_SEED = 0x5eed;

/** Makes the CV of a seed; `containers` narrows the files that may be drawn, and a `plain` one tells no dates beside posts and studies. */
export const formOf = (
  seed: number,
  containers?: readonly string[],
  { plain = false }: { readonly plain?: boolean } = {},
): Form => {
  const random = randomFrom(seed);
  const drawn = drawForms(
    random,
    plain ? NOTHING_BESIDE : randomFrom(seed + BESIDE_SEED),
    containers,
  );
  const person = people[Math.floor(random() * people.length)] as unknown as Person;
  const { forms, paper, truth } = paperOf(person, drawn, random);
  return { seed, forms, truth, file: fileOf(paper, forms, random) };
};

type Judged = { readonly forms: Forms; readonly result: Result; readonly trace: () => string };

/** Reads and compares one CV after another, `print` making a PDF of a page. */
export const judgeForms = async (
  all: readonly Form[],
  print: (html: string) => Promise<Uint8Array>,
  today: string,
): Promise<Judged[]> => {
  const { extractor, lexicon, readCv } = await loadParts();
  const judged: Judged[] = [];
  for (const { seed, forms, truth, file } of all) {
    const bytes = file.kind === 'page' ? await print(file.html) : file.bytes;
    const name = `cv-${seed}.${file.kind === 'page' ? 'pdf' : file.extension}`;
    const document = await extractor.extract({ name, bytes: new Uint8Array(bytes).buffer });
    if (!document.ok) throw new Error(`${name}: ${document.problem}`);
    const cv = readCv(document.value, { lexicon, today });
    const { person, headline, experiences, education } = predictCv(cv);
    const result = compareForm(truth, {
      ...person,
      headline,
      posts: experiences.map(({ jobTitle, company, start, end }) => ({
        title: jobTitle,
        house: company,
        start,
        end,
      })),
      studies: education.map(({ degree, institution, end }) => ({
        title: degree,
        house: institution,
        start: '',
        end,
      })),
    });
    judged.push({ forms, result, trace: () => traceLines(document.value, cv, lexicon).join('\n') });
  }
  return judged;
};

/** The sums over CVs: shares of names, cities and headlines right, F1 of posts and studies found and wholly right. */
export type Sums = {
  readonly cvs: number;
  readonly names: number;
  readonly cities: number;
  readonly headlines: number;
  readonly posts: { readonly precision: number; readonly found: number; readonly right: number };
  readonly studies: { readonly precision: number; readonly found: number; readonly right: number };
};

const entrySums = (
  all: readonly EntryCounts[],
): { precision: number; found: number; right: number } => {
  const sum = (key: keyof EntryCounts): number => all.reduce((total, one) => total + one[key], 0);
  const both = sum('told') + sum('read');
  return {
    precision: sum('found') / sum('read'),
    found: (2 * sum('found')) / both,
    right: (2 * sum('right')) / both,
  };
};

/** Sums the results of CVs. */
export const sumsOf = (results: readonly Result[]): Sums => {
  const share = (key: 'name' | 'city' | 'headline'): number =>
    results.filter((result) => result[key]).length / results.length;
  return {
    cvs: results.length,
    names: share('name'),
    cities: share('city'),
    headlines: share('headline'),
    posts: entrySums(results.map(({ posts }) => posts)),
    studies: entrySums(results.map(({ studies }) => studies)),
  };
};

const rowOf = (label: string, { cvs, names, cities, headlines, posts, studies }: Sums): string =>
  `| ${label} | ${cvs} | ${[
    names,
    cities,
    headlines,
    posts.precision,
    posts.found,
    posts.right,
    studies.precision,
    studies.found,
    studies.right,
  ]
    .map((value) => (Number.isNaN(value) ? '–' : value.toFixed(2)))
    .join(' | ')} |`;

/** The sums of each value of each dimension as a table, the whole first, the worst posts of a dimension above the others. */
export const tableOf = (judged: readonly Judged[]): string[] => {
  const values = (Object.keys(DIMENSIONS) as Dimension[]).flatMap((dimension) =>
    Object.keys(DIMENSIONS[dimension])
      .map((value) => ({
        label: `${dimension}=${value}`,
        sums: sumsOf(
          judged.filter(({ forms }) => forms[dimension] === value).map(({ result }) => result),
        ),
      }))
      .filter(({ sums }) => sums.cvs > 0)
      .toSorted((a, b) => a.sums.posts.right - b.sums.posts.right),
  );
  return [
    '| Form | CVs | names | city | headline | posts precise | found | right | studies precise | found | right |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    rowOf('all', sumsOf(judged.map(({ result }) => result))),
    ...values.map(({ label, sums }) => rowOf(label, sums)),
  ];
};
