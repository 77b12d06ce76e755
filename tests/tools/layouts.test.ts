import { describe, expect, test } from 'vitest';

import { formOf, judgeForms, sumsOf } from '../../tools/layouts/main';

/** The files that need no browser to be made. */
const WITHOUT_BROWSER = [
  'text',
  'docx',
  'docxTabs',
  'docxDates',
  'docxLabels',
  'docxSide',
  'docxBoxes',
  'odt',
  'html',
];

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const forms = seeds.map((seed) => formOf(seed, WITHOUT_BROWSER, { plain: true }));

const noPage = () => Promise.reject(new Error('no page is printed here'));
const TODAY = '2026-11-27';

describe('invented CVs composed of many forms', () => {
  test('are the same for the same seed', () => {
    const again = formOf(7, WITHOUT_BROWSER, { plain: true });
    expect(again.forms).toEqual(forms[6]?.forms);
    expect(again.truth).toEqual(forms[6]?.truth);
  });

  test('are read as well as they were (npm run layouts tells which form is read worst)', async () => {
    const judged = await judgeForms(forms, noPage, TODAY);
    const faults = judged.flatMap(({ result }, at) =>
      result.faults.map((fault) => `${at + 1} ${fault}`),
    );
    const { names, cities, headlines, posts, studies } = sumsOf(judged.map(({ result }) => result));
    const told = faults.join('\n');
    expect(names, told).toBeGreaterThanOrEqual(0.98);
    expect(cities, told).toBeGreaterThanOrEqual(0.98);
    expect(headlines, told).toBeGreaterThanOrEqual(0.99);
    expect(posts.found, told).toBeGreaterThanOrEqual(0.96);
    expect(posts.right, told).toBeGreaterThanOrEqual(0.92);
    expect(studies.found, told).toBeGreaterThanOrEqual(0.95);
    expect(studies.right, told).toBeGreaterThanOrEqual(0.93);
  });

  test('give few posts that are none where dated things stand beside them', async () => {
    const dated = seeds
      .map((seed) => formOf(seed, WITHOUT_BROWSER))
      .filter(({ forms: drawn }) =>
        [drawn.extraOne, drawn.extraTwo, drawn.among].some((each) => each !== 'none'),
      );
    expect(dated.length).toBeGreaterThan(30);
    const { posts } = sumsOf((await judgeForms(dated, noPage, TODAY)).map(({ result }) => result));
    expect(posts.precision).toBeGreaterThanOrEqual(0.91);
  });
});
