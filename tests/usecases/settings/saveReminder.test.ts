import { describe, expect, it } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { saveMemoryRecord } from '#/domain/backup/saveMemory';
import { themeRecord } from '#/domain/settings/themeChoice';
import { lastSaveIn, rememberSave, remindToSave } from '#/usecases/settings/saveReminder';
import type { Notification } from '#/usecases/shared/notification';
import { anApplication } from '#tests/support/builders/anApplication';
import { createMemoryDeviceStorage } from '#tests/support/memory/memoryDeviceStorage';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const DAY = 24 * 60 * 60_000;

const aDevice = (erasesAfterAWeek = false) => {
  let time = Date.parse('2026-11-01T09:00:00.000Z');
  const told: Notification[] = [];
  const now = () => new Date(time);
  const parts = {
    vault: createMemoryVault({ texts: new Map() }, now),
    device: async () => createMemoryDeviceStorage({ erasesAfterAWeek }),
    notify: (notification: Notification) => void told.push(notification),
    now,
  };
  return {
    ...parts,
    told,
    after: (days: number) => {
      time += days * DAY;
    },
    remind: () => remindToSave(parts, () => undefined),
  };
};

describe('the reminder of a backup', () => {
  it('comes a fortnight after unsaved work, once', async () => {
    const device = aDevice();
    device.vault.write(applicationsRecord, [anApplication()]);
    await device.remind();
    expect(device.told).toEqual([]);
    device.after(14);
    await device.remind();
    await device.remind();
    expect(device.told).toMatchObject([
      { tone: 'info', title: 'Pensez à sauvegarder', action: { label: 'Sauvegarder' } },
    ]);
    device.after(14);
    await device.remind();
    expect(device.told).toHaveLength(2);
  });

  it('comes after a week where the browser erases then', async () => {
    const device = aDevice(true);
    device.vault.write(applicationsRecord, [anApplication()]);
    device.after(7);
    await device.remind();
    expect(device.told).toHaveLength(1);
  });

  it('says how long ago the last one was, and nothing where all is in it', async () => {
    const device = aDevice();
    device.vault.write(applicationsRecord, [anApplication()]);
    device.after(1);
    rememberSave(device.vault, device.now());
    device.after(30);
    await device.remind();
    expect(device.told).toEqual([]);
    const kept = device.vault.read(saveMemoryRecord);
    const memory = kept.ok ? kept.value : null;
    expect(lastSaveIn(device.vault, memory, false, device.now())).toEqual({
      status: 'recent',
      days: 30,
    });
    device.vault.write(applicationsRecord, [anApplication({ title: 'Cariste' })]);
    await device.remind();
    expect(device.told[0]?.text).toContain('il y a 30 jours');
  });

  it('leaves alone who chose a theme only', async () => {
    const device = aDevice();
    device.vault.write(themeRecord, 'dark');
    device.after(60);
    await device.remind();
    expect(device.told).toEqual([]);
  });
});
