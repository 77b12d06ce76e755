import { expect, it, vi } from 'vitest';

import { announceNewVersion, askBeforeUpdate } from '#/usecases/application/announceNewVersion';
import { newVersion } from '#/usecases/application/newVersion';
import type { Notification } from '#/usecases/shared/notification';

it('says once that a newer version is there, with a button for who wants it at once', () => {
  const shown: Notification[] = [];
  const open = vi.fn<() => void>();
  announceNewVersion((notification) => shown.push(notification), open);
  announceNewVersion((notification) => shown.push(notification), open);
  expect(newVersion.getSnapshot()).toBe(open);
  expect(shown).toHaveLength(1);
  expect(open).not.toHaveBeenCalled();
  shown[0]?.action?.onAct();
  expect(open).toHaveBeenCalledOnce();
});

it('tells what would be lost before it loads the newer version', () => {
  for (const stake of ['cv', 'typed', 'unknown'] as const) {
    const shown: Notification[] = [];
    const load = vi.fn<() => void>();
    askBeforeUpdate((notification) => shown.push(notification), stake, load);
    expect(shown[0]?.text).not.toBe('');
    expect(load).not.toHaveBeenCalled();
    shown[0]?.action?.onAct();
    expect(load).toHaveBeenCalledOnce();
  }
});
