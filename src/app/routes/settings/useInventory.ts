import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { Inventory } from '#/domain/backup/inventory';
import { lazy } from '#/domain/shared/lazy';

// It knows the schema of every record: after the screen.
const loadInventory = lazy(() => import('#/usecases/settings/keptInventory'));

/** What the device keeps. */
type KeptInventory =
  | { readonly status: 'counting' }
  | { readonly status: 'blocked' }
  | { readonly status: 'counted'; readonly inventory: Inventory };

const nothingToLeave = (): void => undefined;

/** What the device keeps, up to date with this tab and the others. */
export const useInventory = (): KeptInventory => {
  const { vault } = useServices();
  const [isBlocked] = useState(() => !vault.texts().ok);
  const [counting, setCounting] = useState<Awaited<ReturnType<typeof loadInventory>> | null>(null);
  useEffect(() => {
    loadInventory().then(setCounting, () => undefined);
  }, []);
  const inventory = useSyncExternalStore(
    useCallback(
      (listener: () => void) => counting?.watchInventory(vault, listener) ?? nothingToLeave,
      [counting, vault],
    ),
    () => counting?.inventoryIn(vault) ?? null,
    () => null,
  );
  if (inventory !== null) return { status: 'counted', inventory };
  return { status: isBlocked || counting !== null ? 'blocked' : 'counting' };
};
