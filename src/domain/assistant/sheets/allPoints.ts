import { APPLYING_POINTS } from '#/domain/assistant/sheets/pointsApplying.fr';
import { BESIDE_POINTS } from '#/domain/assistant/sheets/pointsBeside.fr';
import { CONTRACT_POINTS } from '#/domain/assistant/sheets/pointsContracts.fr';
import { DAILY_POINTS } from '#/domain/assistant/sheets/pointsDaily.fr';
import { LEAVING_POINTS } from '#/domain/assistant/sheets/pointsLeaving.fr';
import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';
import { RIGHT_POINTS } from '#/domain/assistant/sheets/pointsRights.fr';
import { TRAINING_POINTS } from '#/domain/assistant/sheets/pointsTraining.fr';
import { UNEMPLOYMENT_POINTS } from '#/domain/assistant/sheets/pointsUnemployment.fr';

/** Every point that is written for a sheet; loaded with the first question. */
export const ALL_POINTS: readonly WrittenPoint[] = [
  ...CONTRACT_POINTS,
  ...LEAVING_POINTS,
  ...UNEMPLOYMENT_POINTS,
  ...RIGHT_POINTS,
  ...TRAINING_POINTS,
  ...APPLYING_POINTS,
  ...BESIDE_POINTS,
  ...DAILY_POINTS,
];
