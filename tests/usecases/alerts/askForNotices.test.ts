import { expect, test, vi } from 'vitest';

import type { NoticePermission } from '#/domain/offers/alerts/Notices';
import { askForNotices } from '#/usecases/alerts/askForNotices';

const browser = (answer: NoticePermission) => ({
  ask: vi.fn<() => Promise<NoticePermission>>(async () => answer),
  permission: () => answer,
});

test('a question closed without an answer is told from one never asked', async () => {
  expect(await askForNotices(browser('unasked'), true)).toBe('dismissed');
  expect(await askForNotices(browser('refused'), true)).toBe('refused');
  expect(await askForNotices(browser('allowed'), true)).toBe('allowed');
});

test('nothing is asked where notifications are turned off', async () => {
  const notices = browser('unasked');
  expect(await askForNotices(notices, false)).toBe('unasked');
  expect(notices.ask).not.toHaveBeenCalled();
});
