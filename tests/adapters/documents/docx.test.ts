import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { cvFile } from '#tests/support/documents/bytes';
import {
  docxParts,
  makeDocx,
  type DocxBlock,
  type DocxOptions,
} from '#tests/support/documents/docx';

const readBytes = async (bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.docx', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const read = (blocks: readonly DocxBlock[], options?: DocxOptions): Promise<CvDocument> =>
  readBytes(makeDocx(blocks, options));

const texts = ({ lines }: CvDocument): readonly string[] => lines.map(({ text }) => text);

describe('DOCX', () => {
  test('headings, bold, size, bullets, tabs and line breaks', async () => {
    const { lines } = await read([
      { text: 'Expériences', heading: true },
      { text: 'Comptable\t2019 – 2024', bold: true, size: 24 },
      'Atelier du Port\nNantes',
      { text: 'Saisie des factures', bullet: true },
    ]);
    expect(lines).toMatchObject([
      { text: 'Expériences', heading: true, bold: true, fontSize: 14, bullet: false },
      { text: 'Comptable\t2019 – 2024', heading: false, bold: true, fontSize: 12 },
      { text: 'Atelier du Port', bold: false, fontSize: 11, bullet: false },
      { text: 'Nantes' },
      { text: 'Saisie des factures', bullet: true },
    ]);
  });

  test('a text box is read once, where it is anchored', async () => {
    const document = await read([
      'Léa MARTIN',
      { textBox: ['06 12 34 56 78', 'lea.martin@example.com'] },
      'Comptable',
    ]);
    expect(texts(document)).toEqual([
      'Léa MARTIN',
      '06 12 34 56 78',
      'lea.martin@example.com',
      'Comptable',
    ]);
    expect(document.lines[1]?.region).toBe('textBox');
    expect(document.layout.textBoxes).toBe(true);
  });

  test('headers come first and footers last', async () => {
    const document = await read(['Comptable'], {
      header: ['Léa MARTIN – 06 12 34 56 78'],
      footer: ['Permis B'],
    });
    expect(document.lines.map(({ text, region }) => [text, region])).toEqual([
      ['Léa MARTIN – 06 12 34 56 78', 'header'],
      ['Comptable', 'body'],
      ['Permis B', 'footer'],
    ]);
  });

  test('a table of dates and texts is read row by row', async () => {
    const job = (title: string): readonly DocxBlock[] => [
      { text: title, bold: true },
      'Atelier du Port',
      { text: 'Saisie', bullet: true },
    ];
    const document = await read([
      {
        rows: [
          [['2019 – 2024'], job('Comptable')],
          [['2016 – 2019'], job('Assistante')],
          [['Langues'], ['Anglais : B2']],
        ],
      },
    ]);
    expect(texts(document)).toEqual([
      '2019 – 2024\tComptable',
      'Atelier du Port',
      'Saisie',
      '2016 – 2019\tAssistante',
      'Atelier du Port',
      'Saisie',
      'Langues\tAnglais : B2',
    ]);
    expect(document.layout).toMatchObject({ tables: true, columns: 1 });
  });

  test('a page laid out with a table is read cell by cell', async () => {
    const side = ['CONTACT', '06 12 34 56 78', 'COMPÉTENCES', 'Sage 100', 'Excel'];
    const main = [
      'EXPÉRIENCES',
      'Comptable',
      'Atelier du Port',
      'Saisie des factures',
      'FORMATION',
    ];
    const document = await read([{ rows: [[side, main]], widths: [0.3, 0.7] }]);
    expect(texts(document)).toEqual([...side, ...main]);
    expect(document.layout.columns).toBe(2);
    expect(document.lines.map(({ region }) => region)).toEqual([
      ...side.map(() => 'side'),
      ...main.map(() => 'body'),
    ]);
    expect(new Set(document.lines.map(({ block }) => block)).size).toBe(2);
  });

  test('tracked deletions, field codes and hidden text are left out, insertions and links kept', async () => {
    const run = (text: string, look = ''): string =>
      `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
    const document = await read([
      {
        xml: [
          '<w:p>',
          run('kept '),
          `<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins>${run('inserted ')}</w:ins>`,
          '<w:r><w:instrText>HYPERLINK "https://example.com"</w:instrText></w:r>',
          `<w:hyperlink>${run('link ')}</w:hyperlink>`,
          run('hidden', '<w:vanish/>'),
          `<w:sdt><w:sdtContent>${run('content')}</w:sdtContent></w:sdt>`,
          '</w:p>',
        ].join(''),
      },
    ]);
    expect(texts(document)).toEqual(['kept inserted link content']);
  });

  test('soft hyphens, no-break spaces and spaced capitals are resolved', async () => {
    const document = await read([
      'Comp\u00adta\u00adble\u00a0confirmé',
      'P R O F I L',
      'Permis A B C D',
    ]);
    expect(texts(document)).toEqual(['Comptable confirmé', 'PROFIL', 'Permis A B C D']);
  });

  test('another prefix for the same namespace is read alike', async () => {
    const parts = docxParts(['Léa MARTIN']);
    const xml = new TextDecoder().decode(parts['word/document.xml']);
    parts['word/document.xml'] = strToU8(
      xml.replaceAll('<w:', '<ns0:').replaceAll('</w:', '</ns0:').replaceAll(' w:', ' ns0:'),
    );
    expect(texts(await readBytes(zipSync(parts)))).toEqual(['Léa MARTIN']);
  });

  test('title and author of the file stand beside its text', async () => {
    const parts = docxParts(['Léa MARTIN']);
    parts['_rels/.rels'] = strToU8(
      new TextDecoder()
        .decode(parts['_rels/.rels'])
        .replace(
          '</Relationships>',
          '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
        ),
    );
    parts['docProps/core.xml'] = strToU8(
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>CV MARTIN Léa</dc:title><dc:creator>Léa Martin</dc:creator></cp:coreProperties>',
    );
    expect((await readBytes(zipSync(parts))).properties).toEqual({
      title: 'CV MARTIN Léa',
      author: 'Léa Martin',
    });
    expect((await read(['Léa MARTIN'])).properties).toEqual({ title: '', author: '' });
  });

  test('deep nesting is damage, not a crash', async () => {
    const deep = `${'<w:sdt><w:sdtContent>'.repeat(5000)}<w:p/>`;
    const result = await new DocumentTextExtractor().extract(
      cvFile('cv.docx', makeDocx([{ xml: deep }])),
    );
    expect(result).toEqual({ ok: false, problem: 'damaged' });
  });
});
