import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readShared } from '#/domain/offers/intake/sharedOffer';

const asShared = (fields: Readonly<Record<string, string>>): URLSearchParams => {
  // As a device does: the names come from the manifest itself.
  const { share_target: target } = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as {
    readonly share_target: { readonly params: Readonly<Record<string, string>> };
  };
  return new URLSearchParams(
    Object.entries(fields).map(([field, value]) => [target.params[field] ?? '', value]),
  );
};

describe('what another application shares', () => {
  it('is a text, under its title, with the address of its page', () => {
    const query = asShared({
      title: 'Cariste de nuit',
      text: 'Nord Fret recrute un cariste.',
      url: 'https://exemple.fr/offre/1',
    });
    expect(readShared(query)).toEqual({
      ok: true,
      value: {
        content: 'Cariste de nuit\nNord Fret recrute un cariste.',
        url: 'https://exemple.fr/offre/1',
      },
    });
  });

  it('may hold the address in its text', () => {
    const text = 'Nord Fret recrute, voir https://exemple.fr/offre/1';
    expect(readShared(asShared({ text }))).toEqual({
      ok: true,
      value: { content: text, url: 'https://exemple.fr/offre/1' },
    });
  });

  it('is told to be a link where it is nothing else, since no page is fetched', () => {
    for (const fields of [
      { title: 'Offre', url: 'https://exemple.fr/offre/1' },
      { text: 'https://exemple.fr/offre/1' },
    ])
      expect(readShared(asShared(fields))).toEqual({ ok: false, problem: 'linkOnly' });
  });

  it('takes no address that a browser would run', () => {
    expect(readShared(asShared({ text: 'Un texte.', url: 'javascript:alert(1)' }))).toEqual({
      ok: true,
      value: { content: 'Un texte.', url: null },
    });
  });

  it('is nothing where the address shares nothing, and empty where its fields are', () => {
    expect(readShared(new URLSearchParams())).toBeNull();
    expect(readShared(new URLSearchParams('offre=3'))).toBeNull();
    expect(readShared(asShared({ text: ' ' }))).toEqual({ ok: false, problem: 'empty' });
  });
});
