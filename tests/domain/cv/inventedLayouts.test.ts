import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { readCv } from '#/domain/cv/readCv';
import { INVENTED_CAREERS } from '#tests/domain/cv/inventedCareers';
import type { Post } from '#tests/domain/cv/inventedCareers';
import { INVENTED_STUDIES } from '#tests/domain/cv/inventedStudies';
import type { Study } from '#tests/domain/cv/inventedStudies';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

type Set = { readonly text: string; readonly heavy: boolean };
const heavy = (text: string): Set => ({ text, heavy: true });
const plain = (text: string): Set => ({ text, heavy: false });

const read = (heading: string, entries: readonly (readonly Set[])[]) => {
  const lines: DocumentLine[] = [
    aLine('Odile Castagnet', { fontSize: 20 }),
    aLine('odile.castagnet@example.org'),
    aLine(heading, { fontSize: 14, bold: true, gapBefore: 1 }),
    ...entries.flatMap((entry, index) =>
      entry.map(({ text, heavy: bold }, at) =>
        aLine(text, {
          bold,
          fontSize: bold ? 11 : 10,
          bullet: text.startsWith('•'),
          gapBefore: at === 0 && index > 0 ? 1 : 0,
        }),
      ),
    ),
    aLine('Loisirs', { fontSize: 14, bold: true, gapBefore: 1 }),
    aLine('Lecture, randonnée'),
  ];
  return readCv(aDocument(lines), { lexicon: emptyLexicon, today: '2026-11-21' });
};

const key = (text: string | undefined): string =>
  (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const POST_LAYOUTS: Readonly<Record<string, (post: Post, dates: string) => readonly Set[]>> = {
  'title and dates, employer below': ({ title, company }, dates) => [
    heavy(`${title}\t${dates}`),
    plain(company),
  ],
  'title, dates, employer': ({ title, company }, dates) => [
    heavy(title),
    plain(dates),
    plain(company),
  ],
  'dates, title, employer': ({ title, company }, dates) => [
    plain(dates),
    heavy(title),
    plain(company),
  ],
  'dates, title, employer, town': ({ title, company, town }, dates) => [
    plain(dates),
    heavy(title),
    plain(company),
    plain(town),
  ],
  'dates and title, employer, town': ({ title, company, town }, dates) => [
    heavy(`${dates}\t${title}`),
    plain(company),
    plain(town),
  ],
  'title, dates and town, employer': ({ title, company, town }, dates) => [
    heavy(title),
    plain(`${dates} | ${town}`),
    plain(company),
  ],
  'employer, dates, title': ({ title, company }, dates) => [
    heavy(company),
    plain(dates),
    plain(title),
  ],
  'title for employer and dates': ({ title, company }, dates) => [
    heavy(`${title} pour ${company}\t${dates}`),
  ],
};

const STUDY_LAYOUTS: Readonly<Record<string, (study: Study) => readonly Set[]>> = {
  'dates, diploma, school': ({ degree, school, from, to }) => [
    plain(`${from} - ${to}`),
    heavy(degree),
    plain(school),
  ],
  'dates and town, diploma, school': ({ degree, school, town, from, to }) => [
    plain(`${from} - ${to}\t${town}`),
    heavy(degree),
    plain(school),
  ],
  'diploma, dates, school': ({ degree, school, to }) => [
    heavy(degree),
    plain(`Juin ${to}`),
    plain(school),
  ],
  'school and dates, diploma': ({ degree, school, from, to }) => [
    heavy(`${school}\t${from} - ${to}`),
    plain(degree),
  ],
  'school, diploma, dates': ({ degree, school, to }) => [
    heavy(school),
    plain(degree),
    plain(`${to}`),
  ],
  'diploma and dates, school, town': ({ degree, school, town, from, to }) => [
    heavy(`${degree}\t${from} - ${to}`),
    plain(`${school}, ${town}`),
  ],
};

/** Share of the invented posts or diplomas of every arrangement that must be read whole. */
const ENOUGH = 0.95;

describe('posts of many trades, set in one way', () => {
  test.each(Object.entries(POST_LAYOUTS))('%s', (_name, layout) => {
    const missed: string[] = [];
    let all = 0;
    for (const [trade, posts] of Object.entries(INVENTED_CAREERS))
      for (const bullet of ['• ', '']) {
        const { experiences } = read(
          'Expérience professionnelle',
          posts.map((post) => [
            ...layout(post, `Mars ${post.from} - Juin ${post.to}`),
            ...post.tasks.map((task) => plain(bullet + task)),
          ]),
        );
        for (const { title, company, from, to } of posts) {
          all += 1;
          const found = experiences.some(
            (one) =>
              key(one.jobTitle?.value) === key(title) &&
              key(one.company?.value) === key(company) &&
              one.start?.value.year === from &&
              one.end !== null &&
              one.end.value !== 'ongoing' &&
              one.end.value.year === to,
          );
          if (!found) missed.push(`${trade}: ${title}`);
        }
      }
    expect(1 - missed.length / all, missed.join('; ')).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe('diplomas of many trades, set in one way', () => {
  test.each(Object.entries(STUDY_LAYOUTS))('%s', (_name, layout) => {
    const missed: string[] = [];
    let extra = 0;
    for (const studies of INVENTED_STUDIES) {
      const { education } = read('Formation', studies.map(layout));
      extra += Math.max(0, education.length - studies.length);
      for (const { degree, school, to } of studies) {
        const found = education.some(
          (one) =>
            key(one.degree.value) === key(degree) &&
            key(one.institution?.value) === key(school) &&
            one.end?.value.year === to,
        );
        if (!found) missed.push(degree);
      }
    }
    const all = INVENTED_STUDIES.flat().length;
    expect(1 - missed.length / all, missed.join('; ')).toBeGreaterThanOrEqual(ENOUGH);
    expect(extra).toBe(0);
  });
});

describe('a diploma set apart is no heading', () => {
  test.each(['Diplôme d’État d’infirmière', 'Formation Agent de sécurité'])('%s', (degree) => {
    const { education } = read('Formation', [
      [plain('2016 - 2019'), heavy(degree), plain('Institut des Deux Rives')],
      [plain('2013 - 2016'), heavy('Baccalauréat ST2S'), plain('Lycée Hélène-Vautrin')],
    ]);
    expect(education.map((one) => one.degree.value)).toEqual([degree, 'Baccalauréat ST2S']);
  });
});
