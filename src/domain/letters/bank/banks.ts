import type { Register } from '#/domain/letters/letter';

import { balanced } from './balanced.fr.ts';
import type { RegisterBank } from './bank.ts';
import { enthusiastic } from './enthusiastic.fr.ts';
import { formal } from './formal.fr.ts';
import { measured } from './measured.fr.ts';
import { warm } from './warm.fr.ts';

/** The sentences of each register. */
export const BANKS: Readonly<Record<Register, RegisterBank>> = {
  formal,
  measured,
  balanced,
  warm,
  enthusiastic,
};
