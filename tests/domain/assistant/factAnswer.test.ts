import { describe, expect, it } from 'vitest';

import { factAnswer } from '#/domain/assistant/factAnswer.fr';
import type { Talk } from '#/domain/assistant/talk';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';
import { aReadCv } from '#tests/support/builders/aReadCv';
import { someFacts } from '#tests/support/builders/someFacts';

const bare = { letter: '', salary: '', notes: '', link: '' };
const facts = someFacts({
  cv: { status: 'read', fileName: 'CV.pdf', cv: aReadCv() },
  applications: [
    anApplication({
      ...bare,
      id: 1,
      title: 'Fleuriste',
      company: 'Atelier Verrane',
      place: 'Dijon (21)',
      date: '2026-11-12',
      status: 'interview',
      notes: 'Demander qui ouvre le dimanche.',
      offer: { text: 'Fleuriste H/F\nCDI, 35 h, 1 950 € brut', copiedOn: '2026-11-12' },
      interviews: [
        { id: 1, start: '2026-11-24T09:15', minutes: 40, place: '3 quai Nord, Dijon', notes: '' },
      ],
      contacts: [
        { id: 1, name: 'Lise Morel', role: 'Gérante', email: '', phone: '03 80 00 00 41' },
      ],
    }),
    anApplication({
      ...bare,
      id: 2,
      title: 'Jardinière',
      company: 'Serres Duvault',
      place: 'Beaune (21)',
      date: '2026-11-02',
    }),
    anApplication({
      ...bare,
      id: 3,
      title: 'Fleuriste',
      company: 'Jardin Pollet',
      place: 'Mâcon (71)',
      date: '2026-10-20',
      status: 'rejected',
      notes: 'Ils voulaient un CAP.',
    }),
  ],
});

/** The answers to questions asked one after the other; null where the account says nothing. */
const last = (...questions: readonly string[]): string | null => {
  const talk = questions.slice(0, -1).reduce<Talk | null>((before, question) => {
    const reply = factAnswer(question, facts, before);
    return reply === null ? before : { question, reply, before: () => before };
  }, null);
  return factAnswer(questions.at(-1) ?? '', facts, talk)?.text ?? null;
};

describe('what is asked of all that is kept', () => {
  const analysis = (id: number, score: number, company: string): SavedAnalysis => ({
    ...anAnalysis('good', { id }),
    score,
    company,
    offerTitle: 'Fleuriste',
  });
  const kept = {
    ...facts,
    analyses: [analysis(2, 61, 'Atelier Verrane'), analysis(1, 84, 'Serres Duvault')],
  };
  const ask = (question: string, before: string | null = null): string | null => {
    const reply = before === null ? null : factAnswer(before, kept, null);
    const talk =
      before === null || reply === null ? null : { question: before, reply, before: () => null };
    return factAnswer(question, kept, talk)?.text ?? null;
  };

  it('counts the comparisons, and tells why the highest is so', () => {
    expect(ask('combien j’ai de comparaisons')).toMatch(
      /2 comparaisons.*\n- «\sFleuriste\s» \(Serres Duvault\), 84/u,
    );
    expect(ask('la plus haute c’est laquelle et pourquoi', 'combien de comparaisons')).toContain(
      '84 sur 100',
    );
    expect(ask('quel est mon meilleur score ?')).toContain('84 sur 100');
  });

  it.each([
    'quel ton mettre dans une lettre ?',
    'combien de candidatures faut-il envoyer ?',
    'la plus haute c’est laquelle',
  ])('says nothing of %s', (question) => {
    expect(ask(question) ?? '').not.toMatch(/comparaisons|ton de vos lettres|84 sur 100/u);
  });
});

describe('a fact of the account', () => {
  it.each([
    ['c’est qui mon contact chez Verrane ?', 'Lise Morel (gérante)'],
    ['le numéro de Lise Morel', '03 80 00 00 41'],
    ['à quelle heure est mon entretien à l’atelier Verrane', 'mardi 24 novembre 2026 à 9 h 15'],
    ['mon entretien de mardi, c’est où ?', '3 quai Nord'],
    ['combien paie Verrane', '1 950 € brut'],
    ['mes notes sur Duvault', 'Vous n’avez rien noté'],
    ['qui est mon contact chez Duvault', 'Vous n’avez noté aucun contact'],
    ['j’ai postulé quand chez Duvault', 'lundi 2 novembre 2026'],
    ['quelle est la plus ancienne de mes candidatures', 'Jardin Pollet'],
    ['ma dernière candidature, c’était laquelle', 'Atelier Verrane'],
    ['demain je garde ma nièce, l’atelier Verrane ça finit quand ?', 'de 9 h 15 à 9 h 55'],
    ['Duvault, c’était pour quel poste', 'Jardinière'],
    ['Duvault ça bouge ou c’est au point mort', 'sans réponse notée'],
    ['qui ne m’a pas donné signe de vie ?', 'Serres Duvault'],
    ['mon dernier poste c’était quoi déjà', 'Aide-soignante de nuit'],
    ['y a des trous dans mon cv ou pas ?', 'blanc'],
    ['en quelle année j’ai eu mon bac', 'lycée Léonard-de-Vinci, 2015'],
    ['les escarres, ça apparaît sur mon cv ?', 'au poste « Aide-soignante de nuit »'],
    ['j’étais où avant l’EHPAD Les Genêts ?', 'Saint-Nazaire'],
    ['l’entretien quai Nord, c’est quel jour ?', 'mardi 24 novembre 2026'],
    ['Duvault c’est trop tôt pour les rappeler ?', 'Aucune relance faite'],
    ['j’ai bien mis que je connais Word ?', 'je ne le lis pas'],
    ['32 résidents, je disais ça pour quel poste', 'EHPAD Les Genêts'],
    ['j’ai postulé comme fleuriste à deux endroits, lesquels ?', 'Jardin Pollet'],
  ])('%s', (question, expected) => {
    expect(last(question)?.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  it.each([
    ['mon entretien chez Duvault, c’est quel jour', 'Je ne vois aucun entretien noté', 'Verrane'],
    ['pourquoi Duvault ne m’a pas prise ?', 'Aucun refus n’est noté', 'CAP'],
    ['le numéro de quelqu’un chez Duvault', 'ni contact ni téléphone', '03 80'],
    ['la lettre pour Duvault je l’ai gardée ?', 'Aucune lettre n’est gardée', 'Verrane'],
  ])('that is not there is said, with the rest of that one: %s', (question, expected, not) => {
    expect(last(question)).toContain(expected);
    expect(last(question)).toMatch(/le (?:lundi )?2 novembre 2026/u);
    expect(last(question)).not.toContain(not);
  });

  it.each([
    'j’écris ça à la fin de mon CV ou ça fait plouc ?',
    'comment expliquer un trou dans mon CV ?',
    'chez un fleuriste on commence à quelle heure en général ?',
    'une fleuriste gagne combien ?',
    'comment préparer un entretien d’embauche ?',
    'je suis fleuriste, ai-je droit au chômage ?',
    'écris une relance pour Duvault',
  ])('is not what is asked: %s', (question) => {
    expect(last(question)).toBeNull();
  });
});

describe('what was spoken of', () => {
  it.each([
    [['qui est mon contact chez Verrane ?', 'son numéro ?'], '03 80 00 00 41'],
    [['mes notes sur Verrane', 'et chez Pollet ?'], 'Ils voulaient un CAP'],
    [['ma candidature de fleuriste, des nouvelles ?', 'non, celle de Mâcon'], 'Refusée'],
    [['combien paie Verrane', 'et l’autre fleuriste ?'], 'Jardin Pollet'],
    [['Pollet m’a refusé à quelle date ?', 'pourquoi ?'], 'Ils voulaient un CAP'],
    [['mon dernier poste c’était quoi', 'et celui d’avant ?'], 'Saint-Nazaire'],
    [['mon dernier poste c’était quoi', 'et celui d’avant ?', 'j’y faisais quoi'], 'stagiaires'],
    [['qui ne m’a pas répondu ?', 'et la plus vieille ?'], 'Duvault'],
  ])('%s', (questions, expected) => {
    expect(last(...questions)).toContain(expected);
  });
});
