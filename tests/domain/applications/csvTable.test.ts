import { describe, expect, it } from 'vitest';

import { previewImport, tableOfApplications, tableOfJournal } from '#/domain/applications/csvTable';
import { MAX_IMPORT_LINES } from '#/domain/applications/importLimits';
import { journalOf } from '#/domain/applications/journal';
import { anApplication } from '#tests/support/builders/anApplication';

const context = { firstId: 500, today: '2026-11-21' };

describe('applications as a table', () => {
  it('comes back as it left', () => {
    const application = anApplication({
      status: 'inReview',
      notes: 'Rappeler',
      offer: { text: 'Offre entière', copiedOn: '2026-11-10' },
    });
    const preview = previewImport(tableOfApplications([application]), [], context);
    expect(preview).toMatchObject({
      ok: true,
      value: {
        duplicates: 0,
        refused: [],
        added: [
          {
            id: 500,
            title: application.title,
            status: 'inReview',
            notes: 'Rappeler',
            cvName: application.cvName,
            letter: application.letter,
            offer: { text: 'Offre entière' },
          },
        ],
      },
    });
  });

  it('is not added twice', () => {
    const application = anApplication();
    const preview = previewImport(
      tableOfApplications([application, application]),
      [application],
      context,
    );
    expect(preview).toMatchObject({ ok: true, value: { added: [], duplicates: 2 } });
  });

  it('is read from heads and dates of other sheets, line by line', () => {
    const preview = previewImport(
      [
        ['Société', 'DATE DE CANDIDATURE', 'Intitulé du poste', 'État', 'URL'],
        ['Nord Fret', '3/11/2026', 'Cariste', 'refusee', 'javascript:alert(1)'],
        ['', '', '', '', ''],
        ['Sans poste', '04/11/2026', '', '', ''],
        ['Sans date', 'bientôt', 'Agent', '', ''],
      ],
      [],
      context,
    );
    expect(preview).toMatchObject({
      ok: true,
      value: {
        added: [{ title: 'Cariste', date: '2026-11-03', status: 'rejected', link: '' }],
        refused: [
          { line: 4, problem: 'titleMissing' },
          { line: 5, problem: 'dateMissing' },
        ],
      },
    });
  });

  it('says what is wrong with a sheet', () => {
    expect(previewImport([], [], context)).toEqual({ ok: false, problem: 'empty' });
    expect(previewImport([['Poste', 'Entreprise'], ['']], [], context)).toEqual({
      ok: false,
      problem: 'empty',
    });
    expect(
      previewImport(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        [],
        context,
      ),
    ).toEqual({
      ok: false,
      problem: 'noHeads',
    });
  });
});

it('refuses a sheet longer than any search', () => {
  const line = ['Cariste', 'Nord Fret', '2026-11-10'];
  const heads = ['Poste', 'Entreprise', 'Date'];
  const sheet = (count: number) => [heads, ...Array.from({ length: count }, () => line)];
  expect(previewImport(sheet(MAX_IMPORT_LINES), [], context).ok).toBe(true);
  expect(previewImport(sheet(MAX_IMPORT_LINES + 1), [], context)).toEqual({
    ok: false,
    problem: 'tooLong',
  });
});

it('writes the journal line by line', () => {
  const entries = journalOf(
    { applications: [anApplication()], studied: [] },
    { from: '2026-11-01', to: '2026-11-30' },
  );
  expect(tableOfJournal(entries)[1]).toEqual([
    '2026-11-10',
    '',
    'Candidature envoyée',
    'Aide-soignante de nuit',
    'EHPAD Les Glycines',
    'Nantes (44)',
    'https://emploi.example/offres/4821',
  ]);
});
