import { describe, expect, it } from 'vitest';

import { namedThing } from '#/domain/assistant/namedThing.fr';
import { createNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const nearest = createNearest(ALL_SHEETS);
const facts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  applications: [
    anApplication({
      id: 1,
      title: 'Lingère',
      company: 'Clinique des Trois Rives',
      date: '2026-10-20',
    }),
    anApplication({
      id: 2,
      title: 'Aide-cuisinière',
      company: 'Collège Aimé-Césaire',
      contacts: [{ id: 3, name: 'Paul Roux', role: 'Chef', email: '', phone: '' }],
    }),
  ],
  analyses: [{ ...anAnalysis('good'), id: 9, offerTitle: 'Lingère', company: null, score: 71 }],
});

const talk = (...questions: readonly string[]): string => {
  const asked = questions.slice(0, -1);
  return replyTo(questions.at(-1) ?? '', { facts, nearest, previous: null, asked }).text;
};

describe('what a question names', () => {
  it.each([
    ['pourquoi mon score pour l’offre de fleuriste est si bas ?', 'fleuriste', 'post'],
    ['j’ai pas de nouvelles de la mairie depuis quand', 'mairie', 'employer'],
    ['où j’en suis avec Norval', 'Norval', 'employer'],
    ['Norval ils m’ont rappelé ou pas', 'Norval', 'employer'],
    ['as-tu une trace de ma candidature chez Norval ?', 'Norval', 'employer'],
  ])('%s', (question, name, kind) => {
    expect(namedThing(question)).toEqual({ name, kind });
  });

  it.each([
    'quel est mon score ?',
    'ma candidature de la semaine dernière',
    'une offre de travail',
    'passer une semaine chez un artisan sans s’engager',
    'Hier ils m’ont donné une réponse',
  ])('nothing: %s', (question) => {
    expect(namedThing(question)).toBeNull();
  });
});

describe('the person’s own records', () => {
  it('are not told twice in the same words, and are written to once spoken of', () => {
    const [first, second] = [
      talk('des nouvelles de la Clinique des Trois Rives ?'),
      talk('des nouvelles de la Clinique des Trois Rives ?', 'et alors ?'),
    ];
    expect(second).not.toBe(first);
    const { email } = replyTo('écris-leur', {
      facts,
      nearest,
      previous: null,
      asked: ['des nouvelles de la Clinique des Trois Rives ?'],
    });
    expect(email?.body).toContain('poste de lingère à la Clinique des Trois Rives');
  });

  it('are said not to hold what they do not, and no other score is told for it', () => {
    const text = talk('pourquoi mon score pour l’offre de fleuriste est si bas ?');
    expect(text).toMatch(/^Je n’ai encore comparé aucune offre pour le poste «\sfleuriste\s»/u);
    expect(talk('j’ai pas de nouvelles de la mairie depuis quand ?')).toMatch(
      /^Je ne vois aucune candidature/u,
    );
  });

  it('tell one application by the word of its employer', () => {
    expect(talk('la clinique, je l’ai contactée il y a combien de temps ?')).toContain(
      '20 octobre',
    );
    expect(talk('c’est qui mon contact au collège ?')).toContain('Paul Roux');
  });

  it('go on from a list to one of it', () => {
    expect(talk('mes candidatures', 'laquelle est la plus ancienne ?')).toContain('Trois Rives');
    expect(talk('qui dois-je relancer ?', 'fais la première avec moi')).toContain('relance');
    expect(talk('quelles offres me correspondent ?', 'lesquelles sont à moins de 20 km')).toContain(
      'la distance',
    );
  });
});

it('tells of a sheet what is asked next without a word of it', () => {
  const previous = ALL_SHEETS.find(({ id }) => id === 'contrat-engagement') ?? null;
  const asked = ['c’est quoi les 15 heures d’activité par semaine de France Travail ?'];
  const { text } = replyTo('et si je les fais pas ?', { facts, nearest, previous, asked });
  expect(text).toMatch(/30\s%/u);
});

it('takes no change of trade for a question of pay', () => {
  const question = 'passer de caissière à ambulancière, comment je m’organise';
  const { citation } = replyTo(question, { facts, nearest, previous: null });
  expect(citation?.sheetId).not.toBe('salaire-metier');
});
