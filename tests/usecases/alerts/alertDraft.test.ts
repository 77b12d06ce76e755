import { expect, test } from 'vitest';

import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { DEFAULT_ALERT_PREFERENCES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import {
  alertDraftOf,
  editAlerts,
  preferencesWith,
  saveAlerts,
} from '#/usecases/alerts/alertDraft';
import type { Services } from '#/usecases/shared/services';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

/** Tabs of one browser: a draft each, and one vault. */
const twoTabs = () => {
  const vault = createMemoryVault({ texts: new Map() }, () => new Date(0));
  const tab = (): Services => ({ vault }) as Partial<Services> as Services;
  const kept = () => {
    const read = vault.read(alertPreferencesRecord);
    return read.ok ? read.value : null;
  };
  return { first: tab(), second: tab(), vault, kept };
};

/** Edits what the form of a tab shows. */
const edit = (services: Services, change: Partial<AlertPreferences>): void => {
  const read = services.vault.read(alertPreferencesRecord);
  const draft = alertDraftOf(services).getSnapshot();
  const shown = preferencesWith(read.ok ? read.value : null, draft);
  editAlerts(services, shown, { ...shown, ...change });
};

test('preferences that two tabs change are all kept', () => {
  const { first, second, kept } = twoTabs();
  edit(first, { keywords: 'cariste' });
  edit(second, { location: 'Aubenas', frequency: 'weekly' });
  saveAlerts(first);
  saveAlerts(second);
  expect(kept()).toEqual({
    ...DEFAULT_ALERT_PREFERENCES,
    keywords: 'cariste',
    location: 'Aubenas',
    frequency: 'weekly',
  });
});

test('of one preference changed in two tabs, the later save is kept', () => {
  const { first, second, kept } = twoTabs();
  edit(first, { keywords: 'cariste' });
  edit(second, { keywords: 'soudeuse' });
  saveAlerts(first);
  saveAlerts(second);
  expect(kept()?.keywords).toBe('soudeuse');
});

test('a draft goes on after another tab has saved', () => {
  const { first, second, kept } = twoTabs();
  edit(first, { keywords: 'cariste' });
  edit(second, { location: 'Aubenas' });
  saveAlerts(second);
  edit(first, { contract: 'cdi' });
  saveAlerts(first);
  expect(kept()).toMatchObject({ keywords: 'cariste', location: 'Aubenas', contract: 'cdi' });
});

test('what was typed while the browser asked for its permission stays', () => {
  const { first, kept } = twoTabs();
  const asked = preferencesWith(null, null);
  edit(first, { keywords: 'cariste' });
  editAlerts(first, asked, { ...asked, notices: true });
  saveAlerts(first);
  expect(kept()).toMatchObject({ keywords: 'cariste', notices: true });
});

test('a draft stays where it cannot be kept', () => {
  const vault = createMemoryVault({ texts: new Map(), blocked: true }, () => new Date(0));
  const services = { vault } as Partial<Services> as Services;
  edit(services, { keywords: 'cariste' });
  expect(saveAlerts(services)).toEqual({ ok: false, problem: 'unavailable' });
  expect(alertDraftOf(services).getSnapshot()?.edited.keywords).toBe('cariste');
});
