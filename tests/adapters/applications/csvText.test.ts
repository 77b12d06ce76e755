import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { csvTables, readCsv, writeCsv } from '#/adapters/applications/csvText';
import { tableOfApplications, tableOfJournal } from '#/domain/applications/csvTable';
import type { Table } from '#/domain/applications/csvTable';
import { journalOf } from '#/domain/applications/journal';
import { anApplication } from '#tests/support/builders/anApplication';
import { everyText } from '#tests/support/everyText';

const table = [
  ['Poste', 'Notes'],
  ['Cariste; nuit', 'dit "oui"\nrappeler'],
  ['=HYPERLINK("http://x")', '+33 6 39 98 44 10'],
  ["'=déjà", "l'été"],
];

describe('CSV', () => {
  it('opens in French Excel: byte order mark, semicolons, CRLF', () => {
    const text = writeCsv([
      ['a', 'b'],
      ['é', ' x'],
    ]);
    expect(text).toBe('\ufeffa;b\r\né;" x"\r\n');
  });

  // A blank of each kind that is trimmed or shows nothing, before a sign of each kind.
  const BLANKS = [' ', '  ', '\t', '\u000b', '\u00a0', '\u202f', '\u2003', '\u3000', '\u2028'];
  const HIDDEN = [
    '\u200b',
    '\u00ad',
    '\u2060',
    '\ufeff',
    '\u202e',
    '\u0000',
    '\u001f',
    '\u2800',
    '\u3164',
  ];
  const SIGNS = [
    '=',
    '+',
    '-',
    '@',
    '\u2212',
    '\uff1d',
    '\uff0b',
    '\uff0d',
    '\uff20',
    '\ufe66',
    '\u207a',
  ];
  const HIDDEN_FORMULAS = ['', ...BLANKS, ...HIDDEN, " '", '\u00a0\u200b '].flatMap((before) =>
    SIGNS.map((sign) => `${before}${sign}1`),
  );

  it('lets no cell run as a formula', () => {
    for (const start of [...HIDDEN_FORMULAS, '\tx', "'=1"]) {
      const [, second] = writeCsv([['a'], [start]]).split('\r\n');
      expect(second?.replace('"', '').startsWith("'")).toBe(true);
    }
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0\u3000=1',
    '\u200b+1',
    '＝1',
    "'=1",
  ])('lets no field of an application or of the journal run %j', (formula) => {
    const whole = anApplication({
      offer: { text: 'Vous travaillez de nuit.', copiedOn: '2026-11-10' },
      followUps: [{ id: 1, due: '2026-11-15', doneOn: '2026-11-15' }],
      interviews: [{ id: 2, start: '2026-11-20T10:00', minutes: 30, place: 'Nantes', notes: 'CV' }],
      contacts: [{ id: 3, name: 'Mme Roy', role: 'Cadre', email: 'a@exemple.fr', phone: '02' }],
    });
    // Days and statuses come from closed sets: what is typed is the rest.
    const typed = everyText(whole, formula).filter(
      ({ path }) => !/date|status|history|due|doneOn|start|copiedOn/u.test(path),
    );
    expect(typed.length).toBeGreaterThan(10);
    const period = { from: '2026-11-01', to: '2026-11-30' };
    const tables: readonly Table[] = typed.flatMap(({ changed }) => [
      tableOfApplications([changed]),
      tableOfJournal(journalOf({ applications: [changed], studied: [] }, period)),
    ]);
    const cells = tables.flatMap((each) =>
      Papa.parse<string[]>(writeCsv(each), { delimiter: ';', newline: '\r\n' }).data.flat(),
    );
    expect(cells.filter((cell) => cell.includes(formula)).length).toBeGreaterThan(10);
    expect(
      cells.filter((cell) => /^[^\w'=+\-@＝＋－＠]*[=+\-@\t\r\n＝＋－＠]/u.test(cell)),
    ).toEqual([]);
  });

  it('lets no rest of a cell begin a cell where another separator is taken', () => {
    const cell = 'Nantes,=1|=1\t=1';
    for (const delimiter of [',', '\t', '|'])
      expect(Papa.parse<string[]>(writeCsv([[cell]]), { delimiter }).data[0]).toEqual([cell]);
  });

  it('comes back as it left, quotes, lines and formulas included', () => {
    expect(readCsv(writeCsv(table)).slice(0, table.length)).toEqual(table);
    const cells = HIDDEN_FORMULAS.filter((cell) => !/[\ufeff\r]/u.test(cell)).map((cell) => [
      cell,
      'a',
    ]);
    expect(readCsv(writeCsv(cells)).slice(0, cells.length)).toEqual(cells);
  });

  it.each([',', ';', '\t'])('is read with the separator %j', (separator) => {
    expect(readCsv(`Poste${separator}Entreprise\nA${separator}B`)).toEqual([
      ['Poste', 'Entreprise'],
      ['A', 'B'],
    ]);
  });
});

describe('CSV files', () => {
  it('are read as UTF-8, or as Excel saves them', async () => {
    const latin = new Blob([
      Uint8Array.from([0x53, 0x6f, 0x63, 0x69, 0xe9, 0x74, 0xe9, 0x3b, 0x61]),
    ]);
    expect(await csvTables.read(latin)).toEqual({ ok: true, value: [['Société', 'a']] });
    expect(await csvTables.read(new Blob(['\ufeffé;b']))).toEqual({
      ok: true,
      value: [['é', 'b']],
    });
  });

  it('are refused when they are no text or endless', async () => {
    expect(await csvTables.read(new Blob(['PK\0\0']))).toEqual({
      ok: false,
      problem: 'unreadable',
    });
    expect(await csvTables.read(new Blob(['a'.repeat(10_000_001)]))).toEqual({
      ok: false,
      problem: 'tooLarge',
    });
  });
});
