import { describe, expect, it } from 'vitest';

import { hear } from '#/domain/assistant/danger.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import type { Reply } from '#/domain/assistant/message';
import { createNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { withAccents } from '#/domain/assistant/restoredAccents.fr';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);

const facts: SearchFacts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  profile: aProfile(),
  applications: [
    anApplication({
      id: 1,
      title: 'Lingère',
      company: 'Pressing Kerbrat',
      date: '2026-11-02',
      status: 'interview',
      notes: 'Visio avec Mme Tanguy.',
      interviews: [{ id: 0, start: '2026-11-24T14:30', minutes: 30, place: 'visio', notes: '' }],
    }),
    anApplication({
      id: 2,
      title: 'Agente d’accueil',
      company: 'Mairie de Plouven',
      date: '2026-11-12',
    }),
  ],
});

const reply = (question: string): Reply =>
  replyTo(question, { facts, nearest, previous: null, asked: [] });
const body = (question: string): string => reply(question).email?.body ?? '';

describe('a message that is asked for', () => {
  it('is read without accents, and written with them', () => {
    const text = body(
      'ecris un sms a la mairie de plouven pour dire que je suis toujours interessee et que je peux passer jeudi',
    );
    expect(text).toContain('Je suis toujours intéressée. Je peux passer jeudi.');
    expect(withAccents('mon dossier deja envoye')).toContain('déjà');
  });

  it('tells a follow-up what it is to recall', () => {
    expect(body('relance plouven en leur rappelant que j’ai huit ans d’expérience')).toContain(
      'J’ai huit ans d’expérience.',
    );
  });

  it('says nothing of the manner, nor of what is to be kept back', () => {
    const refusal = body(
      'Refuse poliment l’offre de la mairie de Plouven, dis que c’est trop loin mais ne parle surtout pas du salaire',
    );
    expect(refusal).toContain('trop loin de chez moi');
    expect(refusal).not.toMatch(/salaire|poliment/u);
    const thanks = body(
      'Prépare un mail de merci pour Mme Tanguy après la visio, et rappelle que je suis libre en mars sans en faire des tonnes',
    );
    expect(thanks).not.toContain('[');
    expect(thanks).toContain('Je suis libre en mars.');
    expect(thanks).not.toContain('tonnes');
  });

  it('asks what is to be asked, and nothing of why', () => {
    const asked = body(
      'Un mail à ma responsable pour demander à télétravailler demain matin, sans dire que c’est pour un entretien et sans mentir',
    );
    expect(asked).toContain('Serait-il possible de télétravailler demain matin\u202f?');
    expect(asked).not.toMatch(/entretien|mentir/u);
  });

  it('resigns from the post that the CV tells, and proposes the day that is told', () => {
    const letter = body(
      'Écris ma démission à remettre en main propre : je propose de partir le 31 décembre au lieu du 31 janvier',
    );
    expect(letter).toContain('poste d’aide-soignante de nuit');
    expect(letter).toContain('depuis mars 2021');
    expect(letter).toContain('Mon préavis se termine le 31 janvier.');
  });

  it('is not written where somebody else has moved a meeting', () => {
    expect(reply('ce recruteur me tue, il m’a reporté l’entretien trois fois').email).toBeNull();
  });
});

describe('a saying of work', () => {
  it.each([
    'ce recruteur me tue, il m’a reporté l’entretien trois fois',
    'je vais me tirer une balle dans le pied si je demande le salaire dès le premier mail ?',
    'je me suis tiré une balle dans le pied en annonçant mon salaire actuel',
    'mon chef va me tuer si j’arrive encore en retard, que dire ?',
    'je suis au bout de ma vie avec ce test Excel à rendre demain',
  ])('is no danger: %s', (message) => {
    expect(hear(message)).toMatchObject({ danger: null, doubted: false });
  });

  it.each([
    'je vais me tirer une balle',
    'je suis au bout de ma vie, je veux en finir',
    'mon mari va me tuer si je pars',
    'tout me tue, je ne veux plus vivre',
  ])('stays one where it is meant: %s', (message) => {
    const { danger, doubted } = hear(message);
    expect(danger !== null || doubted).toBe(true);
  });
});

describe('a subject that a question names whole', () => {
  it('is answered at once', () => {
    expect(reply('ma prime d’activité va baisser si je prends un 2e job ?').citation?.sheetId).toBe(
      'prime-activite',
    );
  });
});
