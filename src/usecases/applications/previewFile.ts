import { nextApplicationId } from '#/domain/applications/application';
import type { Application } from '#/domain/applications/application';
import type { CsvImportPreview, CsvImportProblem } from '#/domain/applications/csvTable';
import type { TableFile } from '#/domain/applications/Tables';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { Services } from '#/usecases/shared/services';

/** What a CSV file would add to the applications. */
export const previewFile = async (
  { tables, now: clock }: Pick<Services, 'tables' | 'now'>,
  file: TableFile,
  existing: readonly Application[],
): Promise<Result<CsvImportPreview, CsvImportProblem>> => {
  try {
    const now = clock();
    const [{ read }, { previewImport }] = await Promise.all([
      tables(),
      import('#/domain/applications/csvTable'),
    ]);
    const table = await read(file);
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
