import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { CELL_MARK, field, makeDoc } from '#tests/support/documents/doc';
import { makeOdt } from '#tests/support/documents/odt';
import { makeRtf } from '#tests/support/documents/rtf';

const read = async (bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.doc', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const texts = ({ lines }: CvDocument): readonly string[] => lines.map(({ text }) => text);

describe('DOC', () => {
  const lines = ['Maëlle KERBRAT', 'Diplôme d’État – « œuvre »… 1 850 €', 'Nantes'];

  test.each([false, true])(
    'pieces of one or two bytes a character (unicode: %s)',
    async (unicode) => {
      expect(texts(await read(makeDoc(lines, { unicode })))).toEqual(lines);
    },
  );

  test('a long text goes through the regular sectors', async () => {
    const many = Array.from({ length: 600 }, (_, index) => `Ligne numéro ${index}`);
    expect(texts(await read(makeDoc(many)))).toEqual(many);
  });

  test('the results of fields are kept and their codes dropped', async () => {
    const link = field(' HYPERLINK "mailto:lea@example.com" ', 'lea@example.com');
    expect(texts(await read(makeDoc([`Mail : ${link}`])))).toEqual(['Mail : lea@example.com']);
  });

  test('rows of a table are read across, line breaks part lines', async () => {
    const row = (cells: readonly string[]): string =>
      `${cells.join(CELL_MARK)}${CELL_MARK}${CELL_MARK}`;
    const document = await read(
      makeDoc([`Langues\net outils`, row(['Anglais', 'B2']) + row(['Excel', 'confirmé']), 'Fin']),
    );
    expect(texts(document)).toEqual([
      'Langues',
      'et outils',
      'Anglais\tB2',
      'Excel\tconfirmé',
      'Fin',
    ]);
    expect(document.layout.tables).toBe(true);
  });

  test('text boxes, stored apart, are read', async () => {
    const document = await read(makeDoc(['Léa MARTIN'], { textBox: ['06 12 34 56 78'] }));
    expect(texts(document)).toEqual(['Léa MARTIN', '06 12 34 56 78']);
    expect(document.lines[1]?.region).toBe('textBox');
    expect(document.layout.textBoxes).toBe(true);
  });
});

describe('RTF', () => {
  const rtf = (body: string): Uint8Array => utf8(`{\\rtf1\\ansi ${body}}`);

  test('bytes, Unicode with its fallback, and groups that are not text', async () => {
    expect(
      texts(
        await read(
          rtf(
            "{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}Dipl\\'f4me d\\'92\\'c9tat \\'96 \\u233?quipe {\\uc0\\u339}uvre{\\pict 0102}\\par Fin",
          ),
        ),
      ),
    ).toEqual(['Diplôme d’État – équipe œuvre', 'Fin']);
  });

  test('rows, bold, fields and escapes', async () => {
    const document = await read(
      rtf(
        '\\trowd\\intbl 2019\\cell {\\b Comptable}\\cell\\row\\pard{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt lien}} a\\{b\\}\\par',
      ),
    );
    expect(texts(document)).toEqual(['2019\tComptable', 'lien a{b}']);
    expect(document.lines[0]?.bold).toBe(true);
  });

  test('a file without end or with too many closings is read as far as it goes', async () => {
    expect(texts(await read(utf8('{\\rtf1 Bonjour}}} monde\\par')))).toEqual(['Bonjour monde']);
    expect(texts(await read(makeRtf(['Léa\tMARTIN']).slice(0, -3)))).toEqual(['Léa\tMARTIN']);
  });
});

describe('HTML', () => {
  test('blocks, headings, lists, entities, tables; no scripts', async () => {
    const document = await read(
      utf8(
        '<!DOCTYPE html><html><head><title>CV</title><style>p{}</style></head><body><h1>L&eacute;a&nbsp;MARTIN</h1><p>Comptable<br>Nantes &#8211; &euro;</p><script>var p = "<p>no</p>";</script><ul><li>Sage</li><li>Excel</li></ul><table><tr><td>2019</td><td><b>Comptable</b></td></tr></table><p style="display:none">secret</p></body></html>',
      ),
    );
    expect(texts(document)).toEqual([
      'Léa MARTIN',
      'Comptable',
      'Nantes – €',
      'Sage',
      'Excel',
      '2019\tComptable',
    ]);
    expect(document.lines.map(({ heading, bullet }) => [heading, bullet])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  test('Windows-1252 where the page says so', async () => {
    const bytes = Uint8Array.from(
      '<html><meta charset="windows-1252"><p>d\u0092\u00c9tat \u0096 \u0080</p></html>',
      (char) => char.charCodeAt(0),
    );
    expect(texts(await read(bytes))).toEqual(['d’État – €']);
  });
});

describe('ODT', () => {
  test('headings, spans, spaces, tabs, lists, tables and frames', async () => {
    const document = await read(
      makeOdt(
        '<text:h>Profil</text:h><text:p><text:span text:style-name="B">Léa<text:s text:c="2"/>MARTIN</text:span></text:p><text:p>Comptable<text:tab/>2019<text:line-break/>Nantes</text:p><text:list><text:list-item><text:p>Sage</text:p></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>Anglais</text:p></table:table-cell><table:table-cell><text:p>B2</text:p></table:table-cell></table:table-row></table:table><text:p><draw:frame><draw:text-box><text:p>06 12 34 56 78</text:p></draw:text-box></draw:frame></text:p>',
      ),
    );
    expect(texts(document)).toEqual([
      'Profil',
      'Léa MARTIN',
      'Comptable\t2019',
      'Nantes',
      'Sage',
      'Anglais\tB2',
      '06 12 34 56 78',
    ]);
    expect(document.lines[0]?.heading).toBe(true);
    expect(document.lines[1]).toMatchObject({ bold: true, fontSize: 14 });
    expect(document.lines[4]?.bullet).toBe(true);
  });
});
