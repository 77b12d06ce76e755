import { describe, expect, it } from 'vitest';

import { addDays } from '#/domain/applications/days';
import { createNearest } from '#/domain/assistant/nearest';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv, CV_TEXT } from '#tests/support/builders/aReadCv';
import { someFacts, TODAY } from '#tests/support/builders/someFacts';

const compared = (id: number, offerTitle: string, company: string, place: string, text: string) => {
  const analysis = anAnalysis('good', { id });
  const { report } = analysis;
  if (report === null) throw new Error('an analysis with its report');
  return { ...analysis, offerTitle, company, place, report: { ...report, offerText: text } };
};

const facts = someFacts({
  cv: {
    status: 'read',
    fileName: 'CV.pdf',
    cv: aReadCv({}, `${CV_TEXT}\nPSC1 (valable jusqu’en mai 2028)`),
  },
  applications: [
    anApplication({
      id: 1,
      title: 'Tapissière',
      company: 'Maison Quervel',
      place: 'Nantes',
      date: addDays(TODAY, -18),
      salary: '12,40 €/h',
      letter: 'Madame,\n\nJe tiens un atelier avec deux apprenties.',
      cvName: 'cv-sieges.pdf',
      contacts: [
        { id: 0, name: 'Odile Quervel', role: 'Gérante', email: 'o@quervel.test', phone: '' },
      ],
    }),
    anApplication({
      id: 2,
      title: 'Cheffe d’atelier',
      company: 'Maison Quervel',
      place: 'Rezé',
      date: addDays(TODAY, -60),
      salary: '',
      letter: '',
      status: 'rejected',
    }),
    anApplication({
      id: 3,
      title: 'Couturière',
      company: 'Opéra Vasseur',
      place: 'Saint-Nazaire',
      date: addDays(TODAY, -3),
      letter: '',
      status: 'interview',
      interviews: [
        { id: 0, start: `${addDays(TODAY, 2)}T10:00`, minutes: 40, place: 'loge nord', notes: '' },
      ],
    }),
  ],
  analyses: [
    compared(
      11,
      'Tapissière',
      'Maison Quervel',
      'Nantes',
      'Tapissière\nMaison Quervel\nCDI, 28 h par semaine\nTitres-restaurant\nTélétravail : non',
    ),
    compared(
      12,
      'Couturière de spectacle',
      'Théâtre Lorme',
      'Saint-Nazaire (44)',
      'Couturière\nThéâtre Lorme\nCDD de 5 mois, 39 h par semaine, travail de nuit\nSalaire : 2 100 € brut par mois\nProfil : permis B exigé, trois ans d’atelier',
    ),
  ],
  letters: [],
});

const nearest = createNearest(ALL_SHEETS);
const ask = (...questions: readonly string[]) =>
  replyTo(questions.at(-1) ?? '', {
    facts,
    nearest,
    previous: null,
    asked: questions.slice(0, -1),
  }).text;

describe('what is asked of one’s own records', () => {
  it.each([
    ['quelle offre est en CDD', 'Théâtre Lorme'],
    ['laquelle demande de travailler la nuit', 'Théâtre Lorme'],
    ['quelles sont mes offres à plus de 35 heures', '39 h par semaine'],
    ['est-ce qu’une de mes offres demande le permis', 'Théâtre Lorme'],
    ['quelles offres sont à Saint-Nazaire', 'Théâtre Lorme'],
    [
      'quelle offre est la plus proche de chez moi',
      'Tapissière\u00a0» (Maison Quervel) est la plus proche',
    ],
    ['il y a des titres restaurant chez Quervel ?', 'Titres-restaurant'],
    ['le théâtre Lorme demande combien d’années d’atelier ?', 'trois ans d’atelier'],
    ['il me faut quoi pour le théâtre Lorme', 'permis B exigé'],
    [
      'c’est quoi le salaire chez Quervel',
      'soit environ 1\u202f500\u00a0€ brut par mois pour 28 h',
    ],
    ['avec quel CV j’ai postulé chez Quervel', 'cv-sieges.pdf'],
    ['dans ma lettre pour Quervel j’ai parlé d’encadrement ?', 'deux apprenties'],
    ['c koi le mail de Odile Quervel', 'o@quervel.test'],
    ['pour quelles candidatures j’ai fait une lettre', 'Une candidature a une lettre gardée'],
    ['la dernière boîte où j’ai postulé', 'Opéra Vasseur'],
    ['j’ai des entretiens la semaine prochaine ?', '10 h'],
    ['mon PSC1 est encore valable ?', 'jusqu’en mai 2028'],
    ['est-ce que j’ai le permis ?', 'Oui, votre CV dit'],
    ['mon niveau d’anglais c’est quoi dans mon CV', 'notions'],
    ['j’ai combien de réponses négatives', 'Une candidature a été refusée'],
    ['j’ai relancé qui jusqu’ici', 'Aucune relance faite'],
    ['j’ai combien de contacts notés', 'Une candidature a un contact noté'],
    ['quelle offre demande le plus d’heures', '39 h par semaine'],
    ['quand est-ce que j’ai eu ma dernière réponse', 'Opéra Vasseur'],
    ['j’ai accueilli combien de stagiaires', 'six stagiaires'],
    ['est-ce que j’ai le CACES ?', 'Je ne lis pas «\u00a0CACES\u00a0»'],
  ])('%s', (question, told) => {
    expect(ask(question).split('\n\n')[0]).toContain(told);
  });

  it('says of what none is that none is, in the words of the advertisement', () => {
    const text = ask('est-ce qu’une de mes offres propose du télétravail');
    expect(text).toMatch(/^Aucune de vos 2 offres/u);
    expect(text).toContain('Télétravail\u00a0: non'.replace('\u00a0', ' '));
  });

  it('goes on with another town, another time, and the length of what was told', () => {
    expect(ask('quelles offres sont à Nantes', 'et à Saint-Nazaire ?')).toContain('Théâtre Lorme');
    expect(ask('combien j’ai envoyé de candidatures en novembre', 'et en septembre ?')).toContain(
      'Cheffe d’atelier',
    );
    expect(ask('où est mon entretien à l’opéra Vasseur', 'il dure combien de temps ?')).toContain(
      '40 minutes',
    );
    expect(ask('combien je gagne chez Quervel', 'et en net ?')).toContain('avant impôt');
  });

  it('keeps the comparison of one post away from another post of the same house', () => {
    expect(ask('quelle offre me correspond le mieux')).not.toContain('Cheffe d’atelier');
  });

  it('tells how far a place is, where it is known', () => {
    const { text } = replyTo('Opéra Vasseur c’est à combien de km ?', {
      facts: { ...facts, kmFromHome: (place) => (place === 'Saint-Nazaire' ? 51.4 : null) },
      nearest,
      previous: null,
      asked: [],
    });
    expect(text).toContain('à 51 km environ à vol d’oiseau');
  });
});
