import { expect, test, vi } from 'vitest';

import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { openDossier, postingOfText } from '#/usecases/dossier/openDossier';
import { correctionOf } from '#/usecases/match/correctJob';
import type { Notify } from '#/usecases/shared/notification';
import type { Services } from '#/usecases/shared/services';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const TEXT = 'AVIS DE RECRUTEMENT\nUn magasin cherche une personne pour la réception des palettes.';

test('a job read wrong is put right from its line where no comparison follows, once or again', () => {
  const now = () => new Date('2026-11-28T09:00:00');
  const notify = vi.fn<Notify>();
  const vault = createMemoryVault({ texts: new Map(), blocked: false }, now);
  const services = { vault, notify, now } as unknown as Services;
  const id = openDossier(
    services,
    postingOfText(TEXT, { title: 'Avis de recrutement', company: null, place: 'Lorient' }),
  );
  if (id === null) throw new Error('no dossier');
  const titleOf = () => correctionOf(services, id)?.post.title;
  expect(titleOf()).toEqual({ value: 'Avis de recrutement', standing: 'read' });
  correctionOf(services, id)?.onCorrect({ kind: 'post', head: { title: 'Magasinier' } });
  expect(titleOf()).toEqual({ value: 'Magasinier', standing: 'corrected' });
  expect(notify).toHaveBeenCalledOnce();
  correctionOf(services, id)?.onCorrect({ kind: 'post', head: {} });
  expect(titleOf()).toEqual({ value: 'Avis de recrutement', standing: 'read' });
  vault.write(dossiersRecord, []);
  expect(correctionOf(services, id)).toBeNull();
});
