import { describe, expect, it, vi } from 'vitest';

import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { noteApplication } from '#/usecases/applications/noteApplication';
import { bringBack } from '#/usecases/applications/saveApplications';
import {
  addPerson,
  followDossier,
  removeDossier,
  removePerson,
  reopenDossier,
} from '#/usecases/dossier/changeDossier';
import {
  openDossier,
  postingOfApplication,
  postingOfOffer,
  postingOfText,
} from '#/usecases/dossier/openDossier';
import type { Notify } from '#/usecases/shared/notification';
import { aSavedLetter, CARE_OFFER } from '#tests/support/builders/aLetter';
import { anApplication } from '#tests/support/builders/anApplication';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const setUp = (blocked = false) => {
  const now = () => new Date('2026-11-24T09:42:00');
  const notify = vi.fn<Notify>();
  const vault = createMemoryVault({ texts: new Map(), blocked }, now);
  const dossiers = () => {
    const kept = vault.read(dossiersRecord);
    return (kept.ok && kept.value) || [];
  };
  const attachments = async () => createMemoryAttachments();
  return { parts: { vault, notify, now, attachments }, notify, vault, dossiers };
};

const READ = { title: 'Aide-soignant(e) de nuit', company: 'EHPAD Les Glycines', place: 'Nantes' };

describe('opening a dossier', () => {
  it('opens one, however often the advertisement is pasted', () => {
    const { parts, dossiers } = setUp();
    const first = openDossier(parts, postingOfText(CARE_OFFER, READ));
    const again = openDossier(
      parts,
      postingOfText(`\n${CARE_OFFER}\n\n`, { title: null, company: null, place: null }),
    );
    expect(first).not.toBeNull();
    expect(again).toBe(first);
    expect(dossiers()).toHaveLength(1);
    expect(dossiers()[0]).toMatchObject({ ...READ, origin: 'pasted', openedOn: '2026-11-24' });
  });

  it('repeats no text that an offer of the user holds', () => {
    const { parts, vault, dossiers } = setUp();
    const own = anInternalOffer({ id: 40, description: CARE_OFFER, source: 'own' });
    vault.write(ownOffersRecord, [own]);
    const pasted = openDossier(parts, postingOfText(CARE_OFFER, READ));
    expect(dossiers()[0]).toMatchObject({ offerId: 40, origin: 'own', text: '' });
    expect(openDossier(parts, postingOfOffer(own))).toBe(pasted);
  });

  it('learns that a pasted advertisement is an offer of the lists', () => {
    const { parts, dossiers } = setUp();
    const id = openDossier(parts, postingOfText(CARE_OFFER, READ));
    const offer = anInternalOffer({ id: 12, description: CARE_OFFER, title: READ.title });
    expect(openDossier(parts, postingOfOffer(offer))).toBe(id);
    expect(dossiers()).toHaveLength(1);
    expect(dossiers()[0]).toMatchObject({ offerId: 12, origin: 'catalogue' });
  });

  it('opens the same one from the application that was sent', () => {
    const { parts } = setUp();
    const id = openDossier(parts, postingOfText(CARE_OFFER, READ));
    const application = anApplication({ title: 'Aide-soignant(e) de nuit H/F', place: '' });
    expect(openDossier(parts, postingOfApplication(application))).toBe(id);
  });

  it('opens none on a few words, and none where nothing can be kept', () => {
    const nothing = { title: null, company: null, place: null };
    expect(openDossier(setUp().parts, postingOfText('Cariste à Lille', nothing))).toBeNull();
    expect(openDossier(setUp(true).parts, postingOfText(CARE_OFFER, READ))).toBeNull();
  });
});

describe('an application that was sent', () => {
  it('is noted with the advertisement, the CV and the letter, its follow-up announced', () => {
    const { parts, vault, notify, dossiers } = setUp();
    const id = openDossier(parts, postingOfText(CARE_OFFER, READ)) ?? 0;
    vault.write(lettersRecord, [aSavedLetter({ id: 5 })]);
    const noted = noteApplication(parts, id, {
      date: '2026-11-24',
      cvName: 'CV Claire Dumas.pdf',
      letterId: 5,
    });
    expect(noted).toMatchObject({
      title: READ.title,
      dossierId: id,
      status: 'sent',
      cvName: 'CV Claire Dumas.pdf',
      offer: { text: CARE_OFFER, copiedOn: '2026-11-24' },
    });
    expect(noted?.letter).toContain('Objet\u00a0: Candidature');
    expect(vault.read(applicationsRecord)).toEqual({ ok: true, value: [noted] });
    expect(vault.read(lettersRecord)).toMatchObject({
      value: [{ applicationId: noted?.id, dossierId: id }],
    });
    expect(dossiers()[0]?.followedOn).toBe('2026-11-24');
    expect(notify).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Candidature notée',
      text: 'Relance prévue mardi 1er décembre.',
    });
  });

  it('is none without a dossier', () => {
    const { parts } = setUp();
    const nothing = { date: '2026-11-24', cvName: '', letterId: null };
    expect(noteApplication(parts, 1, nothing)).toBeNull();
  });
});

describe('a dossier', () => {
  it('is followed, then closed, and what it joins stays', () => {
    const { parts, vault, dossiers } = setUp();
    const id = openDossier(parts, postingOfText(CARE_OFFER, READ)) ?? 0;
    vault.write(applicationsRecord, [anApplication({ dossierId: id })]);
    followDossier(parts, id, true);
    expect(dossiers()[0]?.followedOn).toBe('2026-11-24');
    expect(removeDossier(parts, id)).toBe(true);
    expect(dossiers()).toEqual([]);
    expect(vault.read(applicationsRecord)).toMatchObject({ value: [{ id: 1 }] });
  });
});

describe('what another tab took away', () => {
  it('comes back as it was known here, and is said so, once', () => {
    const { parts, vault, dossiers, notify } = setUp();
    const id = openDossier(parts, postingOfText(CARE_OFFER, READ)) ?? 0;
    const [dossier] = dossiers();
    if (dossier === undefined) throw new Error('no dossier');
    removeDossier(parts, id);
    notify.mockClear();
    expect(reopenDossier(parts, dossier)).toBe(true);
    expect(reopenDossier(parts, { ...dossier, title: 'autre' })).toBe(true);
    expect(dossiers()).toEqual([dossier]);
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ title: 'Dossier rouvert' })]]);

    const application = anApplication({ id: 7 });
    vault.write(applicationsRecord, [anApplication({ id: 8 })]);
    expect(bringBack(parts, application)).toBe(true);
    expect(bringBack(parts, { ...application, title: 'autre' })).toBe(true);
    expect(vault.read(applicationsRecord)).toMatchObject({ value: [{ id: 8 }, application] });
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('is told not to be kept where it cannot be', () => {
    const { parts, notify } = setUp(true);
    expect(bringBack(parts, anApplication())).toBe(false);
    expect(notify.mock.calls).toEqual([[expect.objectContaining({ tone: 'destructive' })]]);
  });
});

describe('people met', () => {
  const NADEGE = { name: 'Nadège Ferrand', role: 'Salon de l’emploi', email: '', phone: '' };

  it('are noted before there is an application, and go with it', () => {
    const { parts, dossiers } = setUp();
    const dossierId = openDossier(parts, postingOfText(CARE_OFFER, READ)) ?? -1;
    const owner = { dossierId, applicationId: null };
    expect(addPerson(parts, owner, NADEGE)).toBe(true);
    expect(addPerson(parts, owner, { ...NADEGE, name: 'Yann Le Bihan' })).toBe(true);
    expect(dossiers()[0]?.people.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Nadège Ferrand'],
      [1, 'Yann Le Bihan'],
    ]);
    const [first] = dossiers()[0]?.people ?? [];
    if (first) removePerson(parts, owner, { of: 'dossier', contact: first });
    const noted = noteApplication(parts, dossierId, {
      date: '2026-11-24',
      cvName: '',
      letterId: null,
    });
    expect(noted?.contacts.map(({ name }) => name)).toEqual(['Yann Le Bihan']);
    expect(dossiers()[0]?.people).toEqual([]);
  });

  it('are noted with the application where there is one, and taken out there', () => {
    const { parts, vault } = setUp();
    vault.write(applicationsRecord, [anApplication({ id: 7, contacts: [] })]);
    const contacts = () => {
      const kept = vault.read(applicationsRecord);
      return ((kept.ok && kept.value) || [])[0]?.contacts ?? [];
    };
    const owner = { dossierId: 1, applicationId: 7 };
    addPerson(parts, owner, NADEGE);
    expect(contacts().map(({ name }) => name)).toEqual(['Nadège Ferrand']);
    const [first] = contacts();
    if (first) removePerson(parts, owner, { of: 'application', contact: first });
    expect(contacts()).toEqual([]);
  });

  it('says so where nothing can be kept', () => {
    const { parts, notify } = setUp(true);
    expect(addPerson(parts, { dossierId: 1, applicationId: null }, NADEGE)).toBe(false);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }));
  });
});
