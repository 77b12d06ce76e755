import { expect, it, vi } from 'vitest';

import { journalOf } from '#/domain/applications/journal';
import type { MadeFile } from '#/domain/device/Downloads';
import { exportJournal } from '#/usecases/applications/exportApplications';
import type { Notify } from '#/usecases/shared/notification';
import { anApplication } from '#tests/support/builders/anApplication';

const period = { from: '2026-11-01', to: '2026-11-30' };
const entries = journalOf({ applications: [anApplication()], studied: [] }, period);

const exported = async (nameless: boolean): Promise<string> => {
  const save = vi.fn<(file: MadeFile) => void>();
  const parts = {
    downloads: () => Promise.resolve({ save }),
    tables: () =>
      Promise.resolve({
        read: () => Promise.reject(new Error('nothing is read')),
        write: (table: readonly (readonly string[])[]) =>
          table.map((line) => line.join('|')).join('\n'),
      }),
    notify: vi.fn<Notify>(),
  };
  await exportJournal(parts, { entries, period, nameless });
  expect(save).toHaveBeenCalledOnce();
  const content = save.mock.calls[0]?.[0].content;
  return typeof content === 'string' ? content : '';
};

it('names employers in the table of the journal', async () => {
  const table = await exported(false);
  expect(table).toContain('EHPAD Les Glycines');
  expect(table).toContain('https://emploi.example/offres/4821');
});

it('leaves them out of it on demand, with the links that would tell them', async () => {
  const table = await exported(true);
  expect(table).toContain('Aide-soignante de nuit');
  expect(table).not.toContain('Glycines');
  expect(table).not.toContain('emploi.example');
});
