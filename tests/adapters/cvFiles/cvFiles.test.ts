import { readFileSync } from 'node:fs';

import { convertToHtml, extractRawText } from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import { docxCv } from '#/adapters/cvFiles/docxCv';
import { pdfCv } from '#/adapters/cvFiles/pdfCv';
import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { installPolyfills } from '#/adapters/documents/pdf/polyfills';
import type { Cv } from '#/domain/cv/cv';
import { profileFromJsonResume } from '#/domain/profile/jsonResume';
import { emptyProfile } from '#/domain/profile/profile';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import { CV_LAYOUTS, isTold, shownContent } from '#/domain/tailoredCv/tailoredCv';
import type { CvLayout, TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { tailoredJsonResume } from '#/domain/tailoredCv/tailoredJsonResume';
import { aReadCv, readAsCv } from '#tests/support/builders/aReadCv';
import { LONG_CV_TEXT, SALES_CV_TEXT } from '#tests/support/builders/someCvTexts';

installPolyfills();

const font = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(`node_modules/pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`))
    .buffer;
const FONTS = { plain: font('Regular'), bold: font('Bold') };

const written = (content: TailoredContent, layout: CvLayout) => ({
  content,
  layout,
  emphasis: true,
  title: 'CV',
  now: new Date('2026-11-21T09:42:00.000Z'),
});

const pdfOf = async (content: TailoredContent, layout: CvLayout): Promise<ArrayBuffer> =>
  (await pdfCv(written(content, layout), FONTS)).file.arrayBuffer();
const docxOf = async (content: TailoredContent, layout: CvLayout): Promise<ArrayBuffer> =>
  (await docxCv(written(content, layout))).arrayBuffer();

const readBack = async (name: string, bytes: ArrayBuffer): Promise<Cv> => {
  const document = await new DocumentTextExtractor().extract({ name, bytes });
  if (!document.ok) throw new Error(document.problem);
  return readAsCv(document.value);
};

/** A name begins with a capital on the new page. */
const low = (read: { readonly value: string } | null): string | undefined =>
  read?.value.toLowerCase();

/** All that another reader would look for in a CV. */
const factsOf = (cv: Cv) => ({
  person: Object.fromEntries(
    Object.entries(cv.person).map(([field, read]) => [field, read?.value ?? null]),
  ),
  headline: cv.headline?.value,
  posts: cv.experiences.map(({ kind, jobTitle, company, place, start, end, tasks }) => ({
    kind,
    title: low(jobTitle),
    company: low(company),
    place: place?.value,
    start: start?.value,
    end: end?.value,
    tasks: tasks.map(({ value }) => value),
  })),
  education: cv.education.map(({ degree, institution, start, end }) => ({
    degree: low(degree),
    institution: low(institution),
    start: start?.value,
    end: end?.value,
  })),
  languages: cv.languages.map(({ language, cefr }) => [language.value, cefr]),
  skills: cv.skills.map(({ label }) => label).toSorted(),
  months: cv.monthsOfExperience,
});

/** Texts of the page from its top, as the content says them. */
const textsOf = (content: TailoredContent): readonly string[] => {
  const { name, title, contacts, blocks } = shownContent(content);
  return [
    name,
    title.text,
    ...contacts.map(({ text }) => text),
    ...blocks.flatMap(({ entries }) =>
      entries.flatMap(({ head, lines }) => [head, ...lines.map(({ text }) => text)]),
    ),
  ].filter(Boolean);
};

const bare = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '').toLowerCase();

/** The parts that a text does not say after the one before. */
const outOfOrder = (text: string, parts: readonly string[]): readonly string[] => {
  let from = 0;
  return parts.filter((part) => {
    const at = bare(text).indexOf(bare(part), from);
    if (at < 0) return true;
    from = at + bare(part).length;
    return false;
  });
};

/** The text of each page as pdf.js gives it to anybody: items in the order of the file. */
const pdfJsPages = async (bytes: ArrayBuffer): Promise<readonly string[]> => {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
};
const pdfJsText = async (bytes: ArrayBuffer): Promise<string> =>
  (await pdfJsPages(bytes)).join(' ');

/** The words of a text, whatever separates them, none of them twice unless it is said twice. */
const wordsIn = (text: string): readonly string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[^\s,|•]+/gu) ?? []
  ).toSorted();

/** All that a page has to say, in no order. */
const wordsOf = (content: TailoredContent): readonly string[] => {
  const { name, title, contacts, blocks } = shownContent(content);
  return wordsIn(
    [
      name,
      title.text,
      ...contacts.map(({ text }) => text),
      ...blocks.flatMap(({ heading, entries }) => [
        heading,
        ...entries.flatMap(({ head, organisation, place, dates, lines }) => [
          head,
          organisation,
          place,
          dates,
          ...lines.map(({ text }) => text),
        ]),
      ]),
    ].join(' '),
  );
};

/** The same, with strong words at the beginning, within and at the end of lines. */
const withStrongWords = (content: TailoredContent): TailoredContent => ({
  ...content,
  blocks: content.blocks.map((block) => ({
    ...block,
    entries: block.entries.map((entry) => ({
      ...entry,
      lines: entry.lines.map((line, at) => {
        const words = line.text.split(' ');
        const from = [0, 1, Math.max(0, words.length - 2)][at % 3] ?? 0;
        return { ...line, shown: [words.slice(from, from + 2).join(' ')] };
      }),
    })),
  })),
});

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What stands in the elements of a name. */
const elementsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gu'))].map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll(/&(amp|lt|gt|quot);/gu, (_, sign: string) => SIGNS[sign] ?? ''),
  );

describe.each([
  ['a care assistant', aReadCv()],
  ['a saleswoman with a language level and internships', aReadCv({}, SALES_CV_TEXT)],
  ['a long career over two pages', aReadCv({}, LONG_CV_TEXT)],
])('the CV of %s', (_, cv) => {
  const content = withStrongWords(composeTailoredCv(cv, null));

  describe.each(CV_LAYOUTS)('in the layout %s', (layout) => {
    test('as a PDF, is read again by our reader without a loss', async () => {
      const read = await readBack('cv.pdf', await pdfOf(content, layout));
      expect(factsOf(read)).toEqual(factsOf(cv));
    });

    test('as a Word document, is read again by our reader without a loss', async () => {
      const read = await readBack('cv.docx', await docxOf(content, layout));
      expect(factsOf(read)).toEqual(factsOf(cv));
    });

    test('gives pdf.js its text in reading order', async () => {
      const text = await pdfJsText(await pdfOf(content, layout));
      expect(outOfOrder(text, textsOf(content))).toEqual([]);
    });

    test('gives pdf.js every word of it and no other', async () => {
      const text = await pdfJsText(await pdfOf(content, layout));
      expect(wordsIn(text)).toEqual(wordsOf(content));
    });

    test('as a Word document, is read by a library of others without a loss', async () => {
      const buffer = Buffer.from(await docxOf(content, layout));
      const { value: text, messages } = await extractRawText({ buffer });
      expect(messages).toEqual([]);
      expect(outOfOrder(text, textsOf(content))).toEqual([]);
      expect(wordsIn(text)).toEqual(wordsOf(content));
    });

    test('shows that library its headings and its lists as such', async () => {
      const buffer = Buffer.from(await docxOf(content, layout));
      const { value: html } = await convertToHtml({ buffer });
      const { blocks } = shownContent(content);
      expect(elementsOf(html, 'h1').map((words) => words.toLowerCase())).toEqual(
        blocks.map(({ heading }) => heading.toLowerCase()),
      );
      expect(elementsOf(html, 'li')).toEqual(
        blocks.flatMap((block) =>
          block.entries.flatMap((entry) =>
            isTold(block, entry) ? [] : entry.lines.map(({ text }) => text),
          ),
        ),
      );
    });
  });

  test('as JSON Resume, comes back into a profile', () => {
    const read = profileFromJsonResume(
      JSON.parse(JSON.stringify(tailoredJsonResume(content))),
      emptyProfile,
    );
    if (!read.ok) throw new Error(read.problem);
    const { email, phone, experiences, education, skills } = read.value;
    expect([email, phone]).toEqual([cv.person.email?.value ?? '', cv.person.phone?.value ?? '']);
    expect(
      experiences.map(({ jobTitle, company, jobDescription }) => [
        jobTitle,
        company,
        jobDescription,
      ]),
    ).toEqual(
      cv.experiences.map(({ jobTitle, company, tasks }) => [
        jobTitle?.value ?? '',
        company?.value ?? '',
        tasks.map(({ value }) => value).join('\n'),
      ]),
    );
    expect(education.map(({ degree }) => degree)).toEqual(
      cv.education.map(({ degree }) => degree.value),
    );
    const lost = cv.skills.filter(
      ({ section, written: words }) =>
        section === 'skills' && !skills.toLowerCase().includes(words.toLowerCase()),
    );
    expect(lost).toEqual([]);
  });
});

test('letters of other languages keep their marks in the PDF', async () => {
  const name = 'Łucja Çelik Ştefănescu, Œuvré – 10\u202f€';
  const content = { ...composeTailoredCv(aReadCv(), null), name };
  const { file, lossy } = await pdfCv(written(content, 'plain'), FONTS);
  expect(lossy).toBe(false);
  expect(bare(await pdfJsText(await file.arrayBuffer()))).toContain(bare(name));
});

test('a letter that the font does not have keeps what marks it can, and it is told', async () => {
  const content = { ...composeTailoredCv(aReadCv(), null), name: 'Nguyễn Thị' };
  const { file, lossy } = await pdfCv(written(content, 'plain'), FONTS);
  expect(lossy).toBe(true);
  expect(bare(await pdfJsText(await file.arrayBuffer()))).toContain('nguyênthi');
});

test('the font of the PDF holds the signs that are used and not the others', async () => {
  const bytes = await pdfOf(composeTailoredCv(aReadCv(), null), 'plain');
  expect(bytes.byteLength).toBeLessThan(60_000);
});

/** A part of so many lines, then another whose heading would stand at the end of a page for some count. */
const twoParts = (count: number): TailoredContent => {
  const content = composeTailoredCv(aReadCv(), null);
  const [block] = content.blocks;
  const entry = block?.entries[0];
  const line = entry?.lines[0];
  if (!block || !entry || !line) throw new Error('nothing to repeat');
  const part = (id: string, lines: number) => ({
    ...block,
    id,
    heading: `Partie ${id}`,
    kept: true,
    entries: [
      {
        ...entry,
        id: `${id}-0`,
        kept: true,
        lines: Array.from({ length: lines }, (_, at) => ({
          ...line,
          id: `${id}-${at}`,
          text: `Ligne ${at + 1}`,
          kept: true,
        })),
      },
    ],
  });
  return { ...content, blocks: [part('une', count), part('deux', 90)] };
};

test.each(CV_LAYOUTS)(
  'no heading ends a page of the PDF alone, in the layout %s',
  async (layout) => {
    const lastLines = new Set<string>();
    for (let count = 38; count < 58; count += 1) {
      const [first = ''] = await pdfJsPages(await pdfOf(twoParts(count), layout));
      lastLines.add(/partie deux(.*)$/isu.exec(first)?.[1]?.trim() ?? 'on another page');
    }
    // The heading was met on both sides of the end of a page, and always before a line of its own.
    expect(lastLines).toContain('on another page');
    expect(lastLines.size).toBeGreaterThan(2);
    expect([...lastLines].filter((after) => !/Ligne|another/u.test(after))).toEqual([]);
  },
);
