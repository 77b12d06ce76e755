import { expect, it, vi } from 'vitest';

import { newVersionCopy } from '#/usecases/application/application.copy';
import { updateNow } from '#/usecases/application/updateNow';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import { addOfferSessionOf } from '#/usecases/offers/addOfferSession';
import type { Notification } from '#/usecases/shared/notification';
import type { Services } from '#/usecases/shared/services';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const { atStake } = newVersionCopy;

const now = (): Date => new Date('2026-11-20T09:00:00');

/** A page just opened, whose CV takes for ever to read. */
const open = () => {
  const shown: Notification[] = [];
  const never = new Promise<never>(() => undefined);
  const parts: Partial<Services> = {
    vault: createMemoryVault({ texts: new Map() }, now),
    cvStore: createMemoryCvStore(),
    notify: (notification) => shown.push(notification),
    postings: () => never,
    analyzer: { readCv: () => never, readPastedCv: () => never } as Partial<
      Services['analyzer']
    > as Services['analyzer'],
    now,
  };
  return { services: parts as Services, shown, load: vi.fn<() => void>() };
};

it('loads at once where nothing would be lost', () => {
  const { services, shown, load } = open();
  updateNow(services, false, load);
  expect(load).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

it('asks for words that are typed on the screen', () => {
  const { services, shown, load } = open();
  updateNow(services, true, load);
  expect(load).not.toHaveBeenCalled();
  expect(shown[0]).toMatchObject(atStake.typed);
});

it('asks for the text of an offer that was pasted, on whatever screen one is', () => {
  const { services, shown, load } = open();
  addOfferSessionOf(services).dispatch({ type: 'typed', text: 'Cariste, Lille' });
  updateNow(services, false, load);
  expect(load).not.toHaveBeenCalled();
  expect(shown[0]).toMatchObject(atStake.typed);
});

it('asks for an offer that is being read', () => {
  const { services, shown, load } = open();
  void addOfferSessionOf(services).receive({ ok: true, value: { content: 'Cariste', url: null } });
  updateNow(services, false, load);
  expect(load).not.toHaveBeenCalled();
  expect(shown[0]).toMatchObject(atStake.typed);
});

it('asks for a CV that only this tab has, before anything else', async () => {
  const { services, shown, load } = open();
  const session = cvSessionOf(services);
  void session.importText('Karim Benali, cariste', 'Texte collé');
  await vi.waitFor(() => expect(session.getSnapshot().state.status).toBe('reading'));
  updateNow(services, true, load);
  expect(load).not.toHaveBeenCalled();
  expect(shown[0]).toMatchObject(atStake.cv);
  shown[0]?.action?.onAct();
  expect(load).toHaveBeenCalledOnce();
});
