import { describe, expect, it } from 'vitest';

import { followUpCalendar } from '#/domain/applications/calendar/followUpCalendar';
import { followUpMessages } from '#/domain/dossier/followUpMessage.fr';
import { anApplication } from '#tests/support/builders/anApplication';

const sent = anApplication({ date: '2026-12-01' });
const claire = { name: 'Claire Dumas', phone: '', agreement: 'feminine' } as const;

describe('a message of follow-up', () => {
  it('says what was sent and when, by each way', () => {
    const { mail, linkedIn, phone } = followUpMessages(sent, '2026-12-08', claire);
    expect(mail.body).toContain('1er décembre 2026');
    expect(linkedIn.body).toContain('Le 1er décembre 2026, j’ai envoyé mon CV et ma lettre');
    expect(linkedIn.body).toContain('à l’EHPAD Les Glycines');
    expect(phone.body).toContain('mon CV et ma lettre de motivation le 1er décembre 2026');
    expect(phone.body).toContain('Claire Dumas à l’appareil');
  });

  it('invents no letter, no person and no name', () => {
    const bare = anApplication({ letter: '', cvName: '' });
    const { linkedIn, phone } = followUpMessages(bare, '2026-12-08', {
      name: '',
      phone: '',
      agreement: 'neutral',
    });
    expect(linkedIn.body).toContain('j’ai envoyé ma candidature');
    expect(linkedIn.body.startsWith('Bonjour,')).toBe(true);
    expect(`${linkedIn.body}${phone.body}`).not.toMatch(/lettre|mon CV/u);
    expect(phone.body).toContain('[Votre nom]');
  });

  it('names the post as its author would', () => {
    const both = anApplication({ title: 'Magasinier(ère) cariste H/F' });
    const { mail, phone } = followUpMessages(both, '2026-12-08', claire);
    expect(mail.subject).toContain('poste de magasinière cariste');
    expect(`${mail.body}${phone.body}`).not.toContain('(ère)');
  });

  it('names no employer where the offer named none', () => {
    const unnamed = { ...sent, company: 'Employeur non précisé' };
    const { mail, linkedIn, phone } = followUpMessages(unnamed, '2026-12-08', claire);
    expect(`${mail.body}${linkedIn.body}${phone.body}`).not.toMatch(/employeur/iu);
    expect(mail.body).toContain('au poste d’aide-soignante de nuit.');
  });

  it('asks for the person that was met', () => {
    const contact = { id: 0, name: 'Mme Morvan', role: '', email: 'rh@example.org', phone: '' };
    const messages = followUpMessages({ ...sent, contacts: [contact] }, '2026-12-08', claire);
    expect(messages.mail.to).toBe('rh@example.org');
    expect(messages.linkedIn.body).toContain('Bonjour Mme Morvan,');
    expect(messages.phone.body).toContain('parler à Mme Morvan');
  });
});

describe('a follow-up in a calendar', () => {
  it('is a quarter of an hour in the morning of its day, in the zone of the device', () => {
    const text = followUpCalendar(
      sent,
      { id: 2, due: '2026-12-08', doneOn: null },
      { now: new Date('2026-12-01T08:00:00Z'), zone: 'Europe/Paris' },
    );
    expect(text).toContain('\r\nDTSTART:20261208T090000Z\r\n');
    expect(text).toContain('\r\nDTEND:20261208T091500Z\r\n');
    expect(text).toContain('SUMMARY:Relancer – Aide-soignante de nuit\\, EHPAD Les Glycines');
    expect(text.replaceAll('\r\n ', '')).toContain('Candidature envoyée le 1er décembre 2026');
  });
});
