import { nextApplicationId } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { ImportPreview, ImportProblem } from '#/domain/applications/csvTable';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** What a CSV file would add to the applications. */
export const previewFile = async (
  file: File,
  existing: readonly Application[],
  now: Date,
): Promise<Result<ImportPreview, ImportProblem>> => {
  try {
    const [{ readCsvFile }, { previewImport }] = await Promise.all([
      import('#/adapters/applications/readCsvFile'),
      import('#/domain/applications/csvTable'),
    ]);
    const table = await readCsvFile(file);
    return table.ok
      ? previewImport(table.value, existing, {
          firstId: nextApplicationId(existing, now.getTime()),
          today: localDay(now),
        })
      : table;
  } catch {
    return fail('unreadable');
  }
};
