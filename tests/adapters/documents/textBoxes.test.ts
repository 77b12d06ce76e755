import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { withCpuTime } from '#tests/support/cpuTime';
import { cvFile } from '#tests/support/documents/bytes';
import { makeDocx } from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';

const read = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.bin', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value.lines.map(({ text }) => text);
};

const EMUS = 12_700;

const anchored = (text: string, x: number, y: number, width: number): string =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${x * EMUS}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y * EMUS}</wp:posOffset></wp:positionV><wp:extent cx="${width * EMUS}" cy="${20 * EMUS}"/><wp:wrapNone/><w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent></wp:anchor></w:drawing></w:r></w:p>`;

const framed = (text: string, x: number, y: number): string =>
  `<text:p><draw:frame text:anchor-type="page" svg:x="${x}cm" svg:y="${y}cm" svg:width="8cm"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></text:p>`;

describe('text boxes with places of their own', () => {
  test('are read as they stand on the page, not as the file holds them', async () => {
    const boxes = [
      anchored('Couvreuse, Toitures du Lac', 200, 200, 300),
      anchored('2016 – 2019', 60, 240, 100),
      anchored('EXPÉRIENCES', 60, 160, 200),
      anchored('Aide-couvreuse, Ardoises Vidal', 200, 240, 300),
      anchored('2019 – 2024', 60, 200, 100),
    ];
    expect(await read(makeDocx(boxes.map((xml) => ({ xml }))))).toEqual([
      'EXPÉRIENCES',
      '2019 – 2024\tCouvreuse, Toitures du Lac',
      '2016 – 2019\tAide-couvreuse, Ardoises Vidal',
    ]);
  });

  test('of an OpenDocument text too', async () => {
    const frames = [framed('Bobinière', 2, 6), framed('FORMATION', 2, 10), framed('MÉTIER', 2, 4)];
    expect(await read(makeOdt(frames.join('')))).toEqual(['MÉTIER', 'Bobinière', 'FORMATION']);
  });

  test('a drawn shape holds its text apart from the others', async () => {
    const shape = (text: string): string =>
      `<draw:custom-shape text:anchor-type="as-char"><text:p>${text}</text:p></draw:custom-shape>`;
    expect(await read(makeOdt(`<text:p>${shape('LANGUES')}${shape('LOISIRS')}</text:p>`))).toEqual([
      'LANGUES',
      'LOISIRS',
    ]);
  });
});

describe('tables that hold entries', () => {
  test('two cells of a few lines are read level, the date with what heads them', async () => {
    const rows = [
      [
        ['Scierie du Val', 'Affûteuse'],
        ['Épinal', '2018 – 2021'],
      ],
    ];
    expect(await read(makeDocx([{ rows }]))).toEqual([
      'Scierie du Val\t2018 – 2021',
      'Affûteuse\tÉpinal',
    ]);
  });

  test('a long cell beside several rows is a column, with its heading', async () => {
    const cell = (text: string, rows = 1): string =>
      `<table:table-cell table:number-rows-spanned="${rows}">${text
        .split('|')
        .map((line) => `<text:p>${line}</text:p>`)
        .join('')}</table:table-cell>`;
    const row = (...cells: string[]): string =>
      `<table:table-row>${cells.join('')}</table:table-row>`;
    const main = 'Affûteuse|Scierie du Val|2018 – 2021|Cariste|Bois du Nord|2015 – 2017';
    const table = [
      row(cell('CONTACT'), cell('EXPÉRIENCES')),
      row(cell('Épinal'), cell(main, 2)),
      row(cell('Permis B'), '<table:covered-table-cell/>'),
    ];
    expect(await read(makeOdt(`<table:table>${table.join('')}</table:table>`))).toEqual([
      'CONTACT',
      'Épinal',
      'Permis B',
      'EXPÉRIENCES',
      ...main.split('|'),
    ]);
  });
});

describe('what a hostile file may hold', () => {
  const LIMIT = 5_000;

  const timed = async (bytes: Uint8Array): Promise<number> => {
    const { ms } = await withCpuTime(() =>
      new DocumentTextExtractor().extract(cvFile('cv.bin', bytes)),
    );
    return ms;
  };

  test('thousands of boxes that text is set around cost little more than as many that it goes over', async () => {
    const lines = '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(15_000);
    const boxes = (wrap: string): Uint8Array =>
      makeDocx([
        { xml: anchored('Épinal', 60, 60, 60).replace('wrapNone', wrap).repeat(10_000) + lines },
      ]);
    const over = await timed(boxes('wrapNone'));
    expect(await timed(boxes('wrapSquare'))).toBeLessThan(3 * over);
  });

  test('a table of nothing but cells that begin a span', async () => {
    const merged = '<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>';
    const row = `<w:tr><w:tc>${merged}<w:p/></w:tc><w:tc>${merged}<w:p/></w:tc></w:tr>`;
    expect(await timed(makeDocx([{ xml: `<w:tbl>${row.repeat(20_000)}</w:tbl>` }]))).toBeLessThan(
      LIMIT,
    );
  });

  test('a table of long cells, each over two rows', async () => {
    const long = `<table:table-cell table:number-rows-spanned="2">${'<text:p>a</text:p>'.repeat(6)}</table:table-cell>`;
    const rows = `<table:table-row>${long}<table:table-cell/></table:table-row><table:table-row><table:covered-table-cell/><table:table-cell/></table:table-row>`;
    expect(await timed(makeOdt(`<table:table>${rows.repeat(8_000)}</table:table>`))).toBeLessThan(
      LIMIT,
    );
  });
});
