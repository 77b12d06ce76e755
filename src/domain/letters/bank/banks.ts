import { balanced } from '#/domain/letters/bank/balanced.fr';
import type { RegisterBank } from '#/domain/letters/bank/bank';
import { enthusiastic } from '#/domain/letters/bank/enthusiastic.fr';
import { formal } from '#/domain/letters/bank/formal.fr';
import { measured } from '#/domain/letters/bank/measured.fr';
import { warm } from '#/domain/letters/bank/warm.fr';
import type { Register } from '#/domain/letters/letter';

/** The sentences of each register. */
export const BANKS: Readonly<Record<Register, RegisterBank>> = {
  formal,
  measured,
  balanced,
  warm,
  enthusiastic,
};
