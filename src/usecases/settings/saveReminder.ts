import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import {
  isReminderDue,
  lastSaveOf,
  NEVER_SAVED,
  saveMemoryRecord,
} from '#/domain/backup/saveMemory';
import type { LastSave, SaveMemory } from '#/domain/backup/saveMemory';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { Vault } from '#/domain/storage/Vault';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { settingsToasts } from '#/usecases/settings/settings.copy';
import type { Services } from '#/usecases/shared/services';

/** What cost its owner work; choices and what can be computed again are none. */
const instantsOfWork = (vault: Vault): readonly string[] =>
  [
    vault.writtenAt(profileRecord),
    vault.writtenAt(applicationsRecord),
    vault.writtenAt(dossiersRecord),
    vault.writtenAt(lettersRecord),
    vault.writtenAt(ownOffersRecord),
    vault.writtenAt(tailoredCvsRecord),
  ].filter((at) => at !== null);

const memoryIn = (vault: Vault): SaveMemory => {
  const read = vault.read(saveMemoryRecord);
  return (read.ok ? read.value : null) ?? NEVER_SAVED;
};

const aboutWork = (vault: Vault, erasedAfterAWeek: boolean, now: Date) => ({
  written: instantsOfWork(vault),
  erasedAfterAWeek,
  now,
});

/** How far the last backup of this device lies back, by what it remembers of it; null where that is nothing. */
export const lastSaveIn = (
  vault: Vault,
  memory: SaveMemory | null,
  erasedAfterAWeek: boolean,
  now: Date,
): LastSave => lastSaveOf(memory ?? NEVER_SAVED, aboutWork(vault, erasedAfterAWeek, now));

/** Remembers that a backup was handed over. Where that cannot be kept, the reminder comes once too often: no harm done. */
export const rememberSave = (vault: Vault, now: Date): void => {
  updateRecord(vault, saveMemoryRecord, NEVER_SAVED, (memory) => ({
    ...memory,
    savedAt: now.toISOString(),
  }));
};

type Parts = Pick<Services, 'vault' | 'device' | 'notify' | 'now'>;

/** Reminds of a backup where one is due, and of none for a while after. Where it cannot be remembered nothing is said: it would be said at each visit. */
export const remindToSave = async (
  { vault, device, notify, now }: Parts,
  onOpen: () => void,
): Promise<void> => {
  if (instantsOfWork(vault).length === 0) return;
  const storage = await device();
  const about = aboutWork(vault, storage.erasesAfterAWeek(), now());
  const memory = memoryIn(vault);
  if (!isReminderDue(memory, about)) return;
  const remembered = updateRecord(vault, saveMemoryRecord, NEVER_SAVED, (current) => ({
    ...current,
    remindedAt: about.now.toISOString(),
  }));
  if (remembered.ok)
    notify({
      tone: 'info',
      ...settingsToasts.reminder(lastSaveOf(memory, about)),
      action: { label: settingsToasts.openSettings, onAct: onOpen },
    });
};
