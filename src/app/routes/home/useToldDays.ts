import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { whenIdle } from '#/app/hooks/whenIdle';
import type { Known } from '#/app/routes/home/homeState';
import { toldDays } from '#/app/routes/home/toldDays';
import { toldDaysRecord } from '#/domain/home/toldDaysRecord';
import type { Vault } from '#/domain/storage/Vault';

/** Keeps what the coming days will be told with; a record that says so already is left alone. */
const keepToldDays = (vault: Vault, known: Known): void => {
  const texts = vault.texts();
  if (!texts.ok) return;
  const told = toldDays(known, texts.value);
  const before = vault.read(toldDaysRecord);
  if (before.ok && JSON.stringify(before.value) === JSON.stringify(told)) return;
  // Where it cannot be kept, the next visit says it a moment later.
  if (told === null) vault.remove(toldDaysRecord);
  else vault.write(toldDaysRecord, told);
};

/** Has the next visits of the dashboard begin with what they will say. */
export const useToldDays = (known: Known): void => {
  const { vault } = useServices();
  useEffect(() => whenIdle(() => keepToldDays(vault, known)), [vault, known]);
};
