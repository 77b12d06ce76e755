import { describe, expect, it } from 'vitest';

import { queriesIn } from '#/domain/assistant/accountQuery.fr';
import { createNearest } from '#/domain/assistant/nearest';
import { periodAsked } from '#/domain/assistant/periodAsked.fr';
import { silenceOf } from '#/domain/assistant/replies/replyParts.fr';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts, TODAY } from '#tests/support/builders/someFacts';

const meeting = (start: string, place: string) => ({
  id: 0,
  start,
  minutes: 30,
  place,
  notes: '',
});

const facts = someFacts({
  cv: { status: 'read', fileName: 'CV Awa.pdf', cv: aReadCv() },
  applications: [
    anApplication({
      id: 1,
      title: 'Caissière',
      company: 'Supérette du Port',
      place: 'Brest (29)',
      salary: '1 820 € brut par mois',
      date: '2026-09-02',
      followUps: [{ id: 0, due: '2026-09-10', doneOn: '2026-09-11' }],
    }),
    anApplication({
      id: 2,
      title: 'Vendeuse',
      company: 'Halle aux Fleurs',
      place: 'Quimper (29)',
      salary: '',
      date: '2026-11-12',
      offer: { text: 'Vendeuse H/F\nCDI, 35 h', copiedOn: '2026-11-12' },
    }),
    anApplication({
      id: 3,
      title: 'Lingère',
      company: 'Pressing Kerbrat',
      place: 'Brest (29)',
      salary: '1 900 € brut par mois',
      date: '2026-10-05',
      status: 'rejected',
      notes: 'Pas assez d’expérience.',
    }),
    anApplication({
      id: 4,
      title: 'Cuisinière',
      company: 'Crèche Les Lutins',
      salary: '',
      date: '2026-11-02',
      status: 'interview',
      interviews: [
        meeting('2026-11-17T10:00', ''),
        meeting('2026-11-24T14:00', 'au premier étage'),
      ],
    }),
  ],
  analyses: [
    anAnalysis('good', { id: 11, offerTitle: 'Vendeuse' }),
    anAnalysis('weak', { id: 12, offerTitle: 'Magasinière' }),
  ],
  letters: [],
  dossiers: [],
});

const nearest = createNearest(ALL_SHEETS);
const last = (...asked: readonly string[]): string =>
  replyTo(asked.at(-1) ?? '', {
    facts,
    nearest,
    previous: null,
    asked: asked.slice(0, -1),
  }).text.replaceAll(/[\u00a0\u202f]/gu, ' ');

describe('what is asked of several records', () => {
  it.each([
    [
      'combien de boîtes m’ont pas répondu depuis 20 jours',
      /^Une candidature attend une réponse depuis au moins 20 jours :\n- « Caissière »/u,
    ],
    [
      'celle qui attend depuis le plus longtemps c’est laquelle',
      /^« Caissière » \(Supérette du Port\) est celle qui attend depuis le plus longtemps/u,
    ],
    [
      'combien de candidatures j’ai envoyées en octobre',
      /^Une candidature est partie en octobre 2026 :\n- « Lingère »/u,
    ],
    [
      'où j’ai postulé hors de Brest',
      /^2 candidatures sont notées hors de Brest.*« Vendeuse ».*« Cuisinière »/su,
    ],
    [
      'les postes en CDI dans ce que j’ai envoyé c’est lesquels',
      /^Une candidature est notée, avec « CDI ».*« Vendeuse »/su,
    ],
    ['combien de candidatures sont encore en cours', /^3 candidatures sont encore en cours/u],
    [
      'lesquelles j’ai déjà relancées dans mes candidatures',
      /« Caissière ».*relancée le 11 septembre 2026/su,
    ],
    [
      'de mes deux entretiens lequel vient en premier',
      /^« Cuisinière ».* vient en premier : le mardi 24 novembre 2026 à 14 h/u,
    ],
    [
      'j’ai eu combien d’entretiens depuis que je cherche',
      /^Vous avez 2 entretiens notés, 1 passé et 1 à venir/u,
    ],
    [
      'laquelle de mes candidatures est la mieux payée',
      /^« Lingère ».*1 900 € brut par mois.*« Caissière »/su,
    ],
    [
      'combien de comparaisons j’ai et c’est quoi la pire note',
      /^Vous gardez 2 comparaisons.*« Magasinière ».* la plus basse/su,
    ],
    [
      'entre la supérette et le pressing lequel paie le mieux',
      /^« Lingère ».*1 900 € brut par mois/su,
    ],
    ['j’ai plus de réponses ou plus de silences', /^Vous avez autant de réponses que de silences/u],
  ])('%s', (question, expected) => {
    expect(last(question)).toMatch(expected);
  });

  it('keeps to what was asked in the question that follows', () => {
    expect(last('qui m’a refusée', 'et pourquoi ?')).toContain('« Pas assez d’expérience. »');
    expect(last('combien de refus j’ai eu', 'et de réponses ?')).toMatch(
      /^2 candidatures ont eu une réponse/u,
    );
  });

  it.each([
    'combien de candidatures faut-il envoyer par semaine ?',
    'j’ai envoyé 40 candidatures et personne ne répond, je fais quoi ?',
    'Enceinte, entretien la semaine prochaine. Je dois l’annoncer ?',
    'quelles boîtes recrutent près de chez moi',
    'combien de temps pour répondre à une offre',
    'Quel est mon score ?',
    'Mes candidatures',
  ])('leaves alone what asks for something else: %s', (question) => {
    expect(queriesIn(question, TODAY)).toEqual([]);
  });
});

it('calls what an employer looks at neither silent nor due before a fortnight of it', () => {
  const moved = (on: string) =>
    anApplication({
      id: 1,
      company: 'Crèche Les Lutins',
      date: '2026-10-05',
      status: 'inReview',
      history: [
        { status: 'sent', on: '2026-10-05' },
        { status: 'inReview', on },
      ],
    });
  const dueOf = (on: string) => toFollowUp(someFacts({ applications: [moved(on)] }));
  expect(dueOf('2026-11-16')).toEqual([]);
  expect(dueOf('2026-10-20')).toHaveLength(1);
  expect(silenceOf(moved('2026-10-20'), TODAY)).toBe(
    'en cours d’examen, sans nouvelles depuis le 20 octobre 2026',
  );
});

describe('what is asked of one record', () => {
  it.each([
    ['j’en suis où avec la supérette', /candidature envoyée le mercredi 2 septembre 2026/u],
    ['la crèche ils sont à quelle étape', /« Entretien planifié »/u],
    ['le pressing m’a dit quoi déjà', /Pas assez d’expérience/u],
    ['c’est où mon prochain entretien', /au premier étage/u],
  ])('%s', (question, expected) => {
    expect(last(question)).toMatch(expected);
  });
});

describe('a period that is asked about', () => {
  it.each([
    ['la semaine derniere', false, '2026-11-09', '2026-11-15'],
    ['en decembre', false, '2025-12-01', '2025-12-31'],
    ['en decembre', true, '2026-12-01', '2026-12-31'],
    ['jeudi', true, '2026-11-26', '2026-11-26'],
    ['jeudi', false, '2026-11-19', '2026-11-19'],
    ['depuis trois semaines', false, '2026-10-31', TODAY],
  ])('%s', (line, ahead, from, to) => {
    expect(periodAsked(line, TODAY, ahead)).toMatchObject({ from, to });
  });
});
