import { BACKUP_PARTS, BACKUP_PART_IDS } from '#/domain/backup/backupParts';
import { inventoryOf } from '#/domain/backup/inventory';
import type { Inventory } from '#/domain/backup/inventory';
import type { Vault } from '#/domain/storage/Vault';

type Weighed = { readonly signature: string; readonly inventory: Inventory };

// Snapshots have to keep their identity while nothing changes.
const weighed = new WeakMap<Vault, Weighed>();

/** What a vault keeps, the same object while nothing changes; null where storage is blocked. */
export const inventoryIn = (vault: Vault): Inventory | null => {
  const texts = vault.texts();
  if (!texts.ok) return null;
  const signature = [...texts.value].flat().join('\u0000');
  const known = weighed.get(vault);
  if (known?.signature === signature) return known.inventory;
  const inventory = inventoryOf(texts.value);
  weighed.set(vault, { signature, inventory });
  return inventory;
};

/** Calls `listener` whenever a record of a backup changes, in this tab or another, until the returned function is called. */
export const watchInventory = (vault: Vault, listener: () => void): (() => void) => {
  const leaves = BACKUP_PART_IDS.map((id) => vault.subscribe(BACKUP_PARTS[id], listener));
  return () => {
    for (const leave of leaves) leave();
  };
};
