import type { Cv } from '#/domain/cv/cv';
import { textKey } from '#/domain/shared/textKey';

/** Tells one CV, with its corrections, from another. */
export const cvKey = (cv: Cv): string => textKey(JSON.stringify(cv));
