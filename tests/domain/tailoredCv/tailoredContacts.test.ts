import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { linesOf } from '#/domain/cv/text/lines';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import { contactsOf } from '#/domain/tailoredCv/tailoredContacts';
import { aReadCv } from '#tests/support/builders/aReadCv';

const contactsIn = (cv: Cv): readonly string[] => contactsOf(cv, linesOf(cv.document));

const TOP = `Curriculum vitae Europass
Nom / Prénom
Lina Moreau
LM
06 39 98 00 11
lina.moreau@example.org
Permis B
37000 Tours
`;

describe('the ways to reach the person', () => {
  test('hold neither the name of the paper, nor of a field, nor initials drawn at the top', () => {
    const contacts = contactsIn(aReadCv({}, `${TOP}\nCOMPÉTENCES\nEncaissement\n`));
    expect(contacts.join(' | ')).not.toMatch(/Curriculum|Prénom|LM/u);
    expect(contacts).toContain('Permis B');
  });

  test('begin with the telephone, the e-mail and the town', () => {
    const contacts = contactsIn(aReadCv({}, `${TOP}\nCOMPÉTENCES\nEncaissement\n`));
    expect(contacts.slice(0, 3)).toEqual([
      '06 39 98 00 11',
      'lina.moreau@example.org',
      '37000 Tours',
    ]);
  });
});

test.each(['Mme Lina MOREAU', 'Madame Moreau Lina', 'Mlle. Lina Moreau'])(
  'a name that is addressed is the name, and no way to reach anybody: « %s »',
  (name) => {
    const top = TOP.replace('Nom / Prénom\nLina Moreau', `Lina Moreau\n${name}`);
    const contacts = contactsIn(aReadCv({}, `${top}\nCOMPÉTENCES\nEncaissement\n`));
    expect(contacts.join(' | ')).not.toMatch(/Moreau\b(?! *@)(?<!\.moreau)/iu);
  },
);

/** A CV whose presentation ends among the contacts, as a page of two columns leaves it. */
const CUT = `Lina Moreau
06 39 98 00 11
lina.moreau@example.org
boutiques du centre.
37000 Tours

PROFIL
Huit ans de vente, dont trois comme responsable de deux

COMPÉTENCES
Encaissement
`;

test('the end of a sentence that stands among the contacts closes what the person tells of themselves', () => {
  const { contacts, blocks } = composeTailoredCv(aReadCv({}, CUT), null);
  expect(contacts.map(({ text }) => text)).not.toContain('boutiques du centre.');
  const told = blocks.find(({ kind }) => kind === 'profile')?.entries[0]?.lines[0]?.text;
  expect(told).toBe('Huit ans de vente, dont trois comme responsable de deux boutiques du centre.');
});
