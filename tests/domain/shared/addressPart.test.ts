import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addressPart,
  mailAddress,
  phoneAddress,
  readAddressPart,
} from '#/domain/shared/addressPart';

/** Any text, halves of characters included. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\ud800',
    'a\udc00b',
    'x@y.fr?bcc=z@z.fr',
    'a&body=b',
    '%',
    '%ff',
    '\r\nBcc: z',
    '#',
  ),
);

describe('parts of an address', () => {
  it('come of any text, and give it back but for halves of characters', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const part = addressPart(text);
        expect(part).toMatch(/^[\w.!~*'()%-]*$/u);
        expect(readAddressPart(part)).toBe(text.replace(/\p{Cs}/gu, ''));
      }),
    );
  });

  it('are read as they are where they stand for nothing', () => {
    expect(readAddressPart('%E0%')).toBe('%E0%');
  });
});

describe('a message as an address', () => {
  it('holds each field in its own place, whatever was typed', () => {
    fc.assert(
      fc.property(texts, texts, texts, (to, subject, body) => {
        const { protocol, pathname, searchParams, hash } = new URL(
          mailAddress({ to, subject, body }),
        );
        expect([protocol, hash]).toEqual(['mailto:', '']);
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
        expect(pathname).not.toMatch(/[?&,\r\n]/u);
        expect(searchParams.get('body')).not.toMatch(/(?<!\r)\n|\r(?!\n)/u);
      }),
    );
  });

  it('goes to one reader where a contact of somebody else’s file names more', () => {
    expect(mailAddress({ to: 'a@b.fr?bcc=c@d.fr,e@f.fr' })).toBe(
      'mailto:a@b.fr%3Fbcc%3Dc@d.fr%2Ce@f.fr',
    );
  });
});

it('a number as an address dials digits', () => {
  expect(phoneAddress('+33 (0)6 39 98 12 45;ext=1?x')).toBe('tel:+3306399812451');
});
