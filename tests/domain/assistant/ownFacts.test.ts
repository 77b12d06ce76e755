import { describe, expect, it } from 'vitest';

import type { SearchFacts } from '#/domain/assistant/facts';
import { createNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anAnalysis, aPostRead } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aProfile } from '#tests/support/builders/aProfile';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);

const facts: SearchFacts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  profile: aProfile({ bio: 'Huit ans en EHPAD. Salaire souhaité : 26 000 € brut par an.' }),
  applications: [
    anApplication({
      id: 1,
      title: 'Lingère',
      company: 'Pressing Kerbrat',
      date: '2026-11-02',
      status: 'interview',
      notes: 'Visio avec Mme Tanguy. Essai de repassage sur place.',
      interviews: [
        { id: 0, start: '2026-11-24T14:30', minutes: 30, place: '3 rue du Lin', notes: '' },
      ],
    }),
    anApplication({
      id: 2,
      title: 'Agente d’accueil',
      company: 'Université de l’Aven',
      date: '2026-11-12',
    }),
  ],
  analyses: [
    {
      ...anAnalysis('good', { id: 1_795_250_000_001, post: aPostRead({ title: 'Lingère' }) }),
      score: 71,
      missing: ['Anglais B1', 'Repassage'],
    },
    {
      ...anAnalysis('weak', { id: 1_795_250_000_002, post: aPostRead({ title: 'Accueil' }) }),
      score: 38,
      missing: ['Anglais B2'],
    },
  ],
});

const said = (question: string, asked: readonly string[] = []): string =>
  replyTo(question, { facts, nearest, previous: null, asked }).text;

describe('what an account tells of itself', () => {
  it('says whether an hour is the one noted', () => {
    expect(said('je vois Mme Tanguy à 14h30, c’est bien ça ?')).toMatch(/^Oui, c’est bien/u);
    expect(said('je vois Mme Tanguy à 15h c’est bien ca ?')).toMatch(/^Non\. .*14 h 30/u);
  });

  it('tells the day with the place, and the note that is asked about', () => {
    const text = said('l’entretien chez Kerbrat c’est où déjà, il y a un essai non ?');
    expect(text).toContain('mardi 24 novembre 2026');
    expect(text).toContain('3 rue du Lin');
    expect(text).toContain('Essai de repassage');
  });

  it('knows a house by what it is called', () => {
    expect(said('quand relancer la fac ?')).toContain('Université de l’Aven');
  });

  it('counts the years of a work by the posts that bear its name', () => {
    expect(said('Depuis combien de temps je fais de l’aide-soignante ?')).toMatch(
      / en «\u00a0aide-soignante\u00a0», d’après les dates de votre CV/u,
    );
  });

  it('tells what the CV says of some years, and what it leaves out', () => {
    const text = said('il dit quoi mon CV entre 2015 et 2018 ?');
    expect(text).toContain('Auxiliaire de vie');
    expect(text).not.toContain('Aide-soignante de nuit');
  });

  it('tells what lacks most often, a language once whatever its level', () => {
    expect(said('Qu’est-ce qui me manque le plus souvent dans les offres ?')).toMatch(
      /^Ce qui manque le plus souvent[^\n]*\n- Anglais/u,
    );
  });

  it('tells the lowest comparison with what it lacks', () => {
    const text = said('sur quelle offre j’ai le plus petit score ?');
    expect(text).toContain('38 sur 100');
    expect(text).toContain('Anglais B2');
  });

  it('says what the profile says of a figure', () => {
    expect(said('26 000 c’est bien ce que j’ai demandé dans mon profil ?')).toBe(
      'Votre profil dit\u00a0: «\u00a0Salaire souhaité : 26 000 € brut par an\u00a0».',
    );
  });

  it('lists the skills, where it is asked which ones', () => {
    expect(said('quels logiciels je maîtrise d’après mon CV ?')).toContain('Netsoins');
  });

  it('leaves advice on a diploma to the sheets', () => {
    expect(said('Mon bac date de 1989, je le laisse sur le CV ou ça me vieillit ?')).not.toMatch(
      /^Voici les formations/u,
    );
  });
});
