import { describe, expect, test } from 'vitest';

import {
  keepShared,
  SHARED_CACHE,
  takeShared,
  withFileSharing,
} from '#/adapters/offline/sharedFiles';
import { handoverIn } from '#/domain/device/ReceivedFiles';
import { readShared } from '#/domain/offers/intake/sharedOffer';
import { memoryCaches } from '#tests/support/memory/memoryCaches';

const BASE = '/emploi/';

const shareOf = (fields: Readonly<Record<string, string | File>>): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('https://asso.example/emploi/partage', { method: 'POST', body });
};

const cv = (name = 'CV d’été & cie.pdf', text = '%PDF-1.7'): File =>
  new File([text], name, { type: 'application/pdf' });

const query = (address: string) => new URL(address, 'https://asso.example').searchParams;

describe('what another application shares', () => {
  test('a file waits for the screen of the CV, byte for byte and by its name, once', async () => {
    const store = memoryCaches();
    const address = await keepShared(shareOf({ fichier: cv(), 'partage-titre': 'x' }), BASE, store);
    expect(address.startsWith('/emploi/dashboard/my-cv?')).toBe(true);
    expect(handoverIn(query(address))).toBe('shared');
    const file = await takeShared(store);
    expect(file?.name).toBe('CV d’été & cie.pdf');
    expect(new TextDecoder().decode(await file?.arrayBuffer())).toBe('%PDF-1.7');
    expect(await takeShared(store)).toBeNull();
    expect(await store.has(SHARED_CACHE)).toBe(false);
  });

  test('the later of two files is the one that waits', async () => {
    const store = memoryCaches();
    await keepShared(shareOf({ fichier: cv('un.pdf') }), BASE, store);
    await keepShared(shareOf({ fichier: cv('deux.pdf') }), BASE, store);
    expect((await takeShared(store))?.name).toBe('deux.pdf');
  });

  test('words go where offers are added, as they came', async () => {
    const store = memoryCaches();
    const text = 'Cariste H/F & co\nCDI à Lesquin';
    const address = await keepShared(
      shareOf({ 'partage-texte': text, 'partage-titre': '', other: 'x' }),
      BASE,
      store,
    );
    expect(address.startsWith('/emploi/dashboard/add-offer?')).toBe(true);
    expect(query(address).has('other')).toBe(false);
    // A form writes its line ends in its own way.
    expect(readShared(query(address))).toMatchObject({ ok: true, value: { url: null } });
    expect(query(address).get('partage-texte')?.replaceAll('\r\n', '\n')).toBe(text);
    expect(await store.keys()).toEqual([]);
  });

  test.each([
    ['an empty file', shareOf({ fichier: cv('vide.pdf', '') })],
    ['a text in the place of the file', shareOf({ fichier: 'CV' })],
    ['no form', new Request('https://asso.example/emploi/partage', { method: 'POST', body: 'x' })],
  ])('%s is no file', async (_, request) => {
    const store = memoryCaches();
    const address = await keepShared(request, BASE, store);
    expect(address).toBe('/emploi/dashboard/add-offer?');
    expect(await takeShared(store)).toBeNull();
  });
});

test('the manifest that the worker gives lets files be shared, and changes nothing else', () => {
  const served = { name: 'Embellie', share_target: { method: 'GET' }, icons: [] };
  const { share_target: target, ...rest } = JSON.parse(withFileSharing(JSON.stringify(served))) as {
    readonly share_target: {
      readonly method: string;
      readonly params: { readonly files: unknown };
    };
  };
  expect(rest).toEqual({ name: 'Embellie', icons: [] });
  expect(target.method).toBe('POST');
  expect(target.params.files).toHaveLength(1);
});
