import { describe, expect, it } from 'vitest';

import { subjectAddress, subjectIn } from '#/app/navigation/subjectAddress';
import { ADDRESSES } from '#/copy/addresses';
import {
  advertisementOf,
  createTakeOnce,
  findSubject,
  subjectKey,
  subjectOfOffer,
} from '#/usecases/subject/subject';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const NOTHING = { applications: [], offers: [], dossiers: [], corrections: [] };
const ONE_APPLICATION = { ...NOTHING, applications: [anApplication()] };

describe('the subject of a screen', () => {
  it.each([
    { kind: 'application', id: 1_763_000_000_000 },
    { kind: 'offer', id: 7 },
    { kind: 'dossier', id: 1_795_250_000_000 },
  ] as const)('comes back from the address it is written in: $kind', (ref) => {
    const address = subjectAddress(ADDRESSES.coverLetter, ref);
    expect(address.startsWith('/dashboard/cover-letter?')).toBe(true);
    expect(subjectIn(new URL(address, 'https://embellie.example').search)).toEqual(ref);
  });

  it.each(['', '?candidature=', '?offre=-1', '?offre=1e9', '?offre=12%3Cscript%3E', '?autre=1'])(
    'is nothing in %j',
    (search) => {
      expect(subjectIn(search)).toBeNull();
    },
  );

  it('tells an application from an offer with the same number', () => {
    const applications = [
      anApplication({ id: 3, offer: { text: 'Annonce copiée', copiedOn: '2026-11-01' } }),
    ];
    const sources = { ...NOTHING, applications, offers: [anInternalOffer({ id: 3 })] };
    expect(findSubject({ kind: 'application', id: 3 }, sources)).toMatchObject({
      title: 'Aide-soignante de nuit',
      text: 'Annonce copiée',
    });
    expect(findSubject({ kind: 'offer', id: 3 }, sources)).toMatchObject({
      title: 'Comptable fournisseurs',
      company: 'Papeterie Larive',
    });
  });

  it('is nothing when the application was deleted', () => {
    expect(findSubject({ kind: 'application', id: 4 }, ONE_APPLICATION)).toBeNull();
  });

  it('has no text where the application holds no copy of the offer', () => {
    expect(findSubject({ kind: 'application', id: 1 }, ONE_APPLICATION)?.text).toBe('');
  });
});

describe('the advertisement of a subject', () => {
  it('says its title, company and place first, once', () => {
    const offer = anInternalOffer({
      description: 'Papeterie Larive recrute. Saisir les factures.',
    });
    expect(advertisementOf(subjectOfOffer(offer))).toBe(
      'Comptable fournisseurs\nNantes (44)\n\nPapeterie Larive recrute. Saisir les factures.',
    );
  });

  it('is the text that was pasted, whose title is told in another hand', () => {
    const description =
      "AIDE-SOIGNANT(E) DIPLÔMÉ(E) D'ÉTAT\nPAPETERIE LARIVE, NANTES (44)\n\nSoins.";
    const offer = anInternalOffer({ title: 'Aide-soignant(e) diplômé(e) d’État', description });
    expect(advertisementOf(subjectOfOffer(offer))).toBe(description);
  });

  it('is nothing without a text: a title alone is no advertisement', () => {
    expect(advertisementOf(subjectOfOffer(anInternalOffer({ description: ' ' })))).toBe('');
  });
});

it('is taken once by a form, again where the form is empty, and another one always', () => {
  const takes = createTakeOnce();
  const offer = subjectKey({ kind: 'offer', id: 3 });
  expect(takes(offer, false)).toBe(true);
  expect(takes(offer, false)).toBe(false);
  expect(takes(offer, true)).toBe(true);
  expect(takes(subjectKey({ kind: 'dossier', id: 3 }), false)).toBe(true);
  expect(takes(offer, false)).toBe(true);
});
