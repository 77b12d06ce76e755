import type { Register } from '#/domain/letters/letter';

/** What each tone of a letter is called. */
export const REGISTER_NAMES: Readonly<Record<Register, string>> = {
  formal: 'Très formel',
  measured: 'Classique',
  balanced: 'Équilibré',
  warm: 'Chaleureux',
  enthusiastic: 'Enthousiaste',
};
