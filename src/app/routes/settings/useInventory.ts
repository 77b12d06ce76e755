import { useSyncExternalStore } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { BACKUP_PART_IDS, BACKUP_PARTS } from '#/domain/backup/backupParts';
import { inventoryOf } from '#/domain/backup/inventory';
import type { Inventory } from '#/domain/backup/inventory';
import type { Vault } from '#/domain/storage/Vault';

type Weighed = { readonly signature: string; readonly inventory: Inventory };

// Snapshots have to keep their identity while nothing changes.
const weighed = new WeakMap<Vault, Weighed>();

const inventoryIn = (vault: Vault): Inventory | null => {
  const texts = vault.texts();
  if (!texts.ok) return null;
  const signature = [...texts.value].flat().join('\u0000');
  const known = weighed.get(vault);
  if (known?.signature === signature) return known.inventory;
  const inventory = inventoryOf(texts.value);
  weighed.set(vault, { signature, inventory });
  return inventory;
};

/** What the device keeps, up to date with this tab and the others; null where storage is blocked. */
export const useInventory = (): Inventory | null => {
  const { vault } = useServices();
  return useSyncExternalStore(
    (listener) => {
      const leaves = BACKUP_PART_IDS.map((id) => vault.subscribe(BACKUP_PARTS[id], listener));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    () => inventoryIn(vault),
  );
};
