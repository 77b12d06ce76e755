import { newVersionCopy } from '#/usecases/application/application.copy';
import { noteNewVersion } from '#/usecases/application/newVersion';
import type { Notify } from '#/usecases/shared/notification';

/** Says once that a newer version is there, and interrupts nothing; `open` is for who wants it at once. */
export const announceNewVersion = (notify: Notify, open: () => void): void => {
  if (!noteNewVersion(open)) return;
  notify({
    tone: 'info',
    ...newVersionCopy.ready,
    action: { label: newVersionCopy.update, onAct: open },
  });
};

/** What another load of the page would lose: a CV held in memory only, or what was typed and is kept nowhere. */
export type WorkAtStake = Exclude<keyof typeof newVersionCopy.atStake, 'unknown'>;

/** Says what would be lost, or that nobody could tell, and leaves the choice. */
export const askBeforeUpdate = (
  notify: Notify,
  stake: WorkAtStake | 'unknown',
  load: () => void,
): void =>
  notify({
    tone: 'info',
    ...newVersionCopy.atStake[stake],
    action: { label: newVersionCopy.anyway, onAct: load },
  });
