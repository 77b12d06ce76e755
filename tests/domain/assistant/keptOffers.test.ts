import { describe, expect, it } from 'vitest';

import { addDays } from '#/domain/applications/days';
import { createNearest } from '#/domain/assistant/nearest';
import { cvLineReply } from '#/domain/assistant/replies/cvLine.fr';
import { replyTo } from '#/domain/assistant/replyTo';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { documentFromText } from '#/domain/cv/documentFromText';
import { dayInWords, weekdayOn } from '#/domain/shared/months.fr';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts, TODAY } from '#tests/support/builders/someFacts';

const soon = addDays(TODAY, 5);
const [year, month, day] = soon.split('-');

const dossier = (id: number, title: string, company: string, place: string, text: string) => ({
  id,
  title,
  company,
  place,
  url: '',
  text,
  notes: '',
  people: [],
});

const of = (offerTitle: string, company: string, dossierId: number) => ({
  offerTitle,
  company,
  dossierId,
});

const facts = someFacts({
  cv: { status: 'read', fileName: 'CV Ines.pdf', cv: aReadCv() },
  applications: [
    anApplication({
      id: 1,
      title: 'Menuisière d’agencement',
      company: 'Atelier Brindeau',
      place: 'Cholet',
      salary: '2 300 € brut par mois',
      date: addDays(TODAY, -20),
      status: 'interview',
      letter: 'Madame Orsel,\n\nVos escaliers courbes me donnent envie.\n\nInès',
      dossierId: 21,
      followUps: [{ id: 0, due: addDays(TODAY, -4), doneOn: null }],
      contacts: [{ id: 0, name: 'Mme Orsel', role: 'Gérante', email: '', phone: '' }],
      interviews: [
        {
          id: 0,
          start: `${addDays(TODAY, -6)}T09:00`,
          minutes: 60,
          place: 'à l’atelier',
          notes: `Calme sur les plans. Perdue sur le devis. Réponse avant le ${day}/${month}/${year}.`,
        },
      ],
    }),
  ],
  analyses: [
    { ...anAnalysis('good', { id: 11 }), ...of('Menuisière d’agencement', 'Atelier Brindeau', 21) },
    { ...anAnalysis('weak', { id: 12 }), ...of('Poseuse de cuisines', 'Maison Talvard', 22) },
  ],
  letters: [],
  dossiers: [
    dossier(
      21,
      'Menuisière d’agencement',
      'Atelier Brindeau',
      'Cholet',
      'Cholet (12 km)\nContrat : CDI\nHoraires : journée\nSalaire : 2 300 € brut par mois',
    ),
    dossier(
      22,
      'Poseuse de cuisines',
      'Maison Talvard',
      'Angers',
      `Angers (61 km)\nContrat : CDD 5 mois\nHoraires : 2x8\nSalaire : 2 050 € brut par mois\nCandidatures jusqu’au ${day}/${month}/${year}`,
    ),
  ],
});

const nearest = createNearest(ALL_SHEETS);
const said = (question: string): string =>
  replyTo(question, { facts, nearest, previous: null, asked: [] }).text;

describe('the offers that were kept', () => {
  it('are counted under a condition, with what is not of it left out', () => {
    const text = said('combien de mes offres dépassent 2200 euros');
    expect(text).toContain('Une seule de vos 2 offres');
    expect(text).toContain('Atelier Brindeau');
    expect(text).not.toContain('Maison Talvard');
  });

  it.each([
    ['lesquelles de mes offres sont à plus de 40 km', 'Maison Talvard', 'Atelier Brindeau'],
    ['quelles offres sont en CDI', 'Atelier Brindeau', 'Maison Talvard'],
    ['mes offres en 2x8', 'Maison Talvard', 'Atelier Brindeau'],
    ['les offres où je n’ai pas postulé', 'Maison Talvard', 'Atelier Brindeau'],
    ['mes offres qui ferment bientôt', 'Maison Talvard', 'Atelier Brindeau»'],
  ])('%s', (question, of, notOf) => {
    const text = said(question).split('Ce n’est pas noté')[0] ?? '';
    expect(text).toContain(of);
    expect(text).not.toContain(notOf);
  });

  it('stand in an order that is asked', () => {
    expect(said('quelle offre est la plus près de chez moi')).toMatch(
      /Brindeau\) est la plus proche/u,
    );
    expect(said('le plus gros salaire dans mes offres')).toMatch(/Brindeau\) est la mieux payée/u);
    expect(said('laquelle paye le mieux entre maison Talvard et atelier Brindeau')).toMatch(
      /Brindeau\) est la mieux payée.*2 300/su,
    );
  });

  it('are not meant by a story that speaks of another one', () => {
    expect(
      said('j’ai signé un CDI hier et une meilleure offre est arrivée, je peux me dédire ?'),
    ).not.toContain('offres gardées');
  });

  it('leave advice to the sheets', () => {
    expect(said('comment trouver des offres en CDI')).not.toContain('offres gardées');
  });
});

describe('one job', () => {
  it('tells its last day, and that nothing was sent', () => {
    const text = said('c’est quoi la date limite pour Talvard');
    expect(text).toContain(dayInWords(soon));
    expect(text).toContain('Aucune candidature n’y est notée');
  });

  it('shows the letter that was sent', () => {
    expect(said('montre la lettre que j’ai envoyée à Brindeau')).toContain('Vos escaliers courbes');
  });

  it('tells what went wrong at an interview by its notes', () => {
    expect(said('j’ai planté sur quoi à l’entretien Brindeau')).toContain('Perdue sur le devis');
  });

  it('says what is left to do', () => {
    const text = said('il me reste quoi à faire pour Talvard');
    expect(text).toContain('n’est pas envoyée');
    expect(text).toContain('aucune n’est gardée');
  });

  it('tells when an answer is awaited, from the notes', () => {
    expect(said('l’atelier Brindeau doit me rappeler quand')).toContain(
      `attendue pour le ${weekdayOn(soon)} ${dayInWords(soon)}`,
    );
  });

  it('answers both halves of a question', () => {
    const text = said('il me manque quoi pour Talvard et quelle est la date limite');
    expect(text).toContain('votre CV ne montre pas');
    expect(text).toContain(dayInWords(soon));
  });

  it('compares two with their terms', () => {
    const text = said('compare Brindeau et Talvard');
    expect(text).toContain('CDD 5 mois');
    expect(text).toContain('à 12 km');
  });
});

describe('a message', () => {
  const written = (question: string) =>
    replyTo(question, { facts, nearest, previous: null, asked: [] }).email;

  it('names an offer that was kept where nothing was sent yet', () => {
    const email = written('écris un mail à Talvard pour savoir si le poste est encore ouvert');
    expect(email?.subject).toContain('oseuse de cuisines');
    expect(email?.body).not.toContain('[');
  });

  it('greets who is noted, without a point after the title too', () => {
    expect(written('remercie mme orsel pour l’entretien')?.body).toContain('Bonjour Madame Orsel,');
  });

  it('is no refusal of another offer than the one that is named', () => {
    const email = written('écris un mail pour refuser un poste de jardinier à Nantes, trop loin');
    expect(email?.body).not.toContain('Brindeau');
    expect(email?.body).toContain('trop loin de chez moi');
  });

  it('is the words of a call where a call is prepared', () => {
    const text = written('prépare-moi ce que je dis au téléphone à Brindeau')?.body ?? '';
    expect(text).toContain('à l’appareil');
    expect(text).toContain('Atelier Brindeau');
  });
});

describe('an overview', () => {
  it('says what is late and what is due', () => {
    const text = said('fais le point');
    expect(text).toContain('Relance en retard');
    expect(text).toContain('Maison Talvard');
  });

  it('says by its name that a house is not there', () => {
    expect(said('Verrerie Combal a répondu ou pas ?')).toContain('«\u00a0Verrerie Combal\u00a0»');
  });
});

describe('a certificate', () => {
  const cv = {
    ...aReadCv(),
    document: documentFromText(
      'Inès Dorval\n- CACES R486 (valable jusqu’au 14/03/2031)\n- SST (valable jusqu’au 20/06/2019)',
      'cv.txt',
    ),
  };

  it('is told valid or expired', () => {
    expect(cvLineReply('mon caces est valable jusqu’à quand', cv, TODAY)?.text).toContain(
      '14 mars 2031',
    );
    expect(cvLineReply('mon sst est encore bon', cv, TODAY)?.text).toMatch(/^Non/u);
    expect(cvLineReply('mon permis est encore bon', cv, TODAY)?.text).toContain('Je ne lis pas');
    expect(cvLineReply('je dois renouveler mon permis', cv, TODAY)).toBeNull();
  });
});
