import type { CvFile } from '#/domain/cv/TextExtractor';
import type { Result } from '#/domain/shared/result';

/** Why a CV could not be kept on the device or read back. */
export const CV_STORE_PROBLEMS = ['unavailable', 'quota', 'corrupt'] as const;
export type CvStoreProblem = (typeof CV_STORE_PROBLEMS)[number];

/** The one CV file kept where the user asked for it ("Garder mon CV sur cet appareil"); off by default. Nothing throws. */
export type CvStore = {
  /** The kept file, null where there is none. */
  readonly load: () => Promise<Result<CvFile | null, CvStoreProblem>>;
  /** Keeps a file in place of the one before. */
  readonly keep: (file: CvFile) => Promise<Result<null, CvStoreProblem>>;
  readonly remove: () => Promise<Result<null, CvStoreProblem>>;
};
