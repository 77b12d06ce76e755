import type { CvStoreProblem } from '#/domain/cv/CvStore';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import type { CvFile } from '#/domain/cv/TextExtractor';
import { ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { Services } from '#/usecases/shared/services';

/** The CV kept on the device. Without its record there is none, and no database is opened: opening would make one. */
export const loadStoredCv = async ({
  vault,
  cvStore,
}: Pick<Services, 'vault' | 'cvStore'>): Promise<Result<CvFile | null, CvStoreProblem>> => {
  const record = vault.read(savedCorrectionsRecord);
  return record.ok && record.value === null ? ok(null) : cvStore.load();
};
