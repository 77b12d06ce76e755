import { readFileSync } from 'node:fs';

import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import { docxCv } from '#/adapters/cvFiles/docxCv';
import { pdfCv } from '#/adapters/cvFiles/pdfCv';
import { installPolyfills } from '#/adapters/documents/pdf/polyfills';
import { docxLetter } from '#/adapters/letters/docxLetter';
import { pdfLetter } from '#/adapters/letters/pdfLetter';
import { pdfSheet } from '#/adapters/pdf/pdfSheet';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { exportProfile } from '#/domain/profile/exportProfile';
import { tailoredJsonResume } from '#/domain/tailoredCv/tailoredJsonResume';
import { aLetter } from '#tests/support/builders/aLetter';
import { aProfile } from '#tests/support/builders/aProfile';
import { aTailoredCv } from '#tests/support/builders/aTailoredCv';
import { everyText } from '#tests/support/everyText';

installPolyfills();

const NOW = new Date('2026-11-21T09:42:00.000Z');
const font = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(`node_modules/pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`))
    .buffer;
const FONTS = { plain: font('Regular'), bold: font('Bold') };

/** What would be code, a link or another part, were it not told apart from the file that it stands in. */
const HOSTILE = [
  '</w:t></w:r><w:r><w:instrText>DDEAUTO c:\\\\cmd "/k calc"</w:instrText></w:r><w:r><w:t>',
  ') Tj ET endstream endobj 9 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj (',
  '"],"__proto__":{"taken":1},"x":["',
  ']]></Label><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;<script>1</script>',
  '\u0000\u0008\ufffe\ud800\u202e=cmd|x!A1\r\n<!--',
];

/** Copies of a value, one for each way to be hostile, each with every text of it so. */
const allHostile = <T>(value: T, isKept: (path: string) => boolean): readonly T[] =>
  HOSTILE.map((text) =>
    everyText(value, text)
      .filter(({ path }) => !isKept(path))
      .map(({ path }) => path)
      .reduce<T>((whole, path) => {
        const [found] = everyText(whole, text).filter((each) => each.path === path);
        return found?.changed ?? whole;
      }, value),
  );

/** The elements of every part of a Word document, in order, and where its parts lead. */
const partsOf = (bytes: ArrayBuffer) =>
  Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, part]) => ({
    name,
    elements: (strFromU8(part).match(/<\/?[\w:]+/gu) ?? []).filter(
      // As many runs as there are lines.
      (element) => !/^<\/?w:(?:r|rPr|t|p|pPr|br|b|sz|szCs|spacing|ind|jc)$/u.test(element),
    ),
    outside: /TargetMode="External"/u.test(strFromU8(part)),
  }));

const kindsIn = (bytes: ArrayBuffer): readonly string[] => [
  ...new Set(partsOf(bytes).flatMap(({ name, elements }) => elements.map((each) => name + each))),
];

const activeIn = async (bytes: ArrayBuffer) => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const found: unknown[] = [
    await file.getOpenAction(),
    await file.getJSActions(),
    await file.getAttachments(),
    await file.getFieldObjects(),
  ].filter((each) => each !== null);
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    found.push(...(await page.getAnnotations()), ...Object.keys((await page.getJSActions()) ?? {}));
  }
  await task.destroy();
  return found;
};

const isClosed = (path: string): boolean =>
  /(?:^|\.)(?:id|kind|layout|madeAt|changedAt|start|end|startDate|endDate|eduStartDate|eduEndDate|from)$/u.test(
    path,
  );

const tailored = aTailoredCv();
const written = (content: typeof tailored.content) => ({
  content,
  layout: tailored.layout,
  emphasis: true,
  title: content.name,
  now: NOW,
});
const bytesOf = (file: Blob): Promise<ArrayBuffer> => file.arrayBuffer();

describe('whatever every field holds', () => {
  test('a Word document has no part, element or way out of its own', async () => {
    const letters = [aLetter(), ...allHostile(aLetter(), isClosed)];
    const [letter, ...hostileLetters] = await Promise.all(
      letters.map(async (each) => bytesOf(await docxLetter(each, each.frame.signature))),
    );
    const cvs = [tailored.content, ...allHostile(tailored.content, isClosed)];
    const [cv, ...hostileCvs] = await Promise.all(
      cvs.map(async (each) => bytesOf(await docxCv(written(each)))),
    );
    if (letter === undefined || cv === undefined) throw new Error('nothing was written');
    for (const [usual, all] of [
      [letter, hostileLetters],
      [cv, hostileCvs],
    ] as const)
      for (const bytes of all) {
        const known = kindsIn(usual);
        expect(kindsIn(bytes).filter((kind) => !known.includes(kind))).toEqual([]);
        expect(partsOf(bytes).some(({ outside }) => outside)).toBe(false);
      }
  });

  test('a PDF does nothing when it is opened, and has nothing to press', async () => {
    const sheet: Sheet = {
      title: 'Cariste',
      subtitle: 'Nord Fret',
      sections: [{ heading: 'Notes', lines: [{ label: 'Qui', text: 'Mme Roy' }] }],
      foot: 'Fiche',
    };
    const files = [
      ...allHostile(sheet, () => false).map((each) => pdfSheet(each, NOW, FONTS)),
      ...allHostile(aLetter(), isClosed).map((each) => pdfLetter(each, each.frame.signature, NOW)),
      ...allHostile(tailored.content, isClosed).map((each) => pdfCv(written(each), FONTS)),
    ];
    for (const { file } of await Promise.all(files))
      expect(await activeIn(await bytesOf(file))).toEqual([]);
  });

  test('XML has the elements of the profile, and text a parser takes', () => {
    const elementsIn = (text: string): readonly string[] => [
      ...new Set(text.match(/<\/?[^\s>/]+/gu)),
    ];
    const context = { photo: null, now: NOW.toISOString() };
    const usual = exportProfile(aProfile(), 'europassXml', context).text;
    for (const profile of allHostile(aProfile(), isClosed)) {
      const { text } = exportProfile(profile, 'europassXml', context);
      expect(elementsIn(text).filter((each) => !elementsIn(usual).includes(each))).toEqual([]);
      // XML 1.0, section 2.2.
      expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    }
  });

  test('JSON has the fields of what it tells', () => {
    const keysIn = (value: unknown): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
        : [];
    const context = { photo: null, now: NOW.toISOString() };
    const texts = [
      ...(['jsonResume', 'europassJson'] as const).flatMap((format) => [
        [
          exportProfile(aProfile(), format, context).text,
          allHostile(aProfile(), isClosed).map(
            (profile) => exportProfile(profile, format, context).text,
          ),
        ],
      ]),
      [
        JSON.stringify(tailoredJsonResume(tailored.content)),
        allHostile(tailored.content, isClosed).map((content) =>
          JSON.stringify(tailoredJsonResume(content)),
        ),
      ],
    ] as const;
    for (const [usual, all] of texts)
      for (const text of all as readonly string[]) {
        const known = new Set([
          ...keysIn(JSON.parse(usual as string)),
          'contacts',
          'other',
          'name',
        ]);
        expect(keysIn(JSON.parse(text)).filter((key) => !known.has(key))).toEqual([]);
      }
    expect('taken' in {}).toBe(false);
  });
});
