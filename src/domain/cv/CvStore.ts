import type { Cv } from '#/domain/cv/cv';
import type { CvFile } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';

/** Why a CV could not be kept on the device or read back. */
export const CV_STORE_PROBLEMS = ['unavailable', 'quota', 'corrupt'] as const;
export type CvStoreProblem = (typeof CV_STORE_PROBLEMS)[number];

/** The file that is kept, and what this very version of the application read in it earlier this month; null where it has to be read. */
export type KeptCv = CvFile & { readonly reading: Cv | null };

/** The one CV file kept where the user asked for it ("Garder mon CV sur cet appareil"); off by default. Nothing throws. */
export type CvStore = {
  /** What is kept, null where nothing is. */
  readonly load: () => Promise<Result<KeptCv | null, CvStoreProblem>>;
  /** Keeps a file in place of the one before. */
  readonly keep: (file: CvFile) => Promise<Result<null, CvStoreProblem>>;
  /** Keeps what was read in the file, where that file is still the one that is kept. */
  readonly keepReading: (file: CvFile, reading: Cv) => Promise<Result<null, CvStoreProblem>>;
  readonly remove: () => Promise<Result<null, CvStoreProblem>>;
};
