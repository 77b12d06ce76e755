import { describe, expect, test } from 'vitest';

import { FIGURES } from '#/domain/interview/review/answerCues.fr';
import { exactly, openAnswer, quoteAround, spansOf } from '#/domain/interview/review/answerText';
import { complaintsOf, fillersOf, paceOf, personsOf } from '#/domain/interview/review/delivery';
import { DISCLOSURES, HEDGES } from '#/domain/interview/review/habits.fr';

const labels = (text: string): readonly string[] =>
  fillersOf(openAnswer(text)).flatMap(({ label, count }) =>
    Array.from({ length: count }, () => label),
  );
const found = (text: string, pattern: RegExp): readonly string[] => {
  const answer = openAnswer(text);
  return spansOf(answer, pattern).map((span) => exactly(answer, span));
};

describe('fillers', () => {
  test.each([
    ['Euh, je travaille ici, heu, depuis deux ans.', ['euh', 'euh']],
    ['Du coup je suis resté.', ['du coup']],
    ['En fait, je gérais la caisse.', ['en fait']],
    ['En fait un collègue était absent.', ['en fait']],
    ['Je gérais en fait toute la caisse.', ['en fait']],
    ['Et voilà. Donc voilà, c’est fini.', ['voilà', 'voilà']],
    ['C’était compliqué, genre, très compliqué.', ['genre']],
    ['Il arrivait genre il était midi.', ['genre']],
    ['C’est un métier de contact quoi.', ['quoi']],
    ['Bon, ben je me suis lancé.', ['ben', 'bon']],
    ['J’ai fait des trucs et des machins.', ['truc', 'truc']],
    ['Il faut être souple, vous voyez.', ['vous voyez']],
    ['Enfin bref, on a trouvé.', ['enfin bref']],
    ['Il était en mode je ne fais rien.', ['en mode']],
  ])('%s', (text, expected) => {
    expect([...labels(text)].sort()).toEqual([...expected].sort());
  });

  test.each([
    'La prévention en fait partie.',
    'C’est ce qui en fait un outil utile.',
    'On en fait beaucoup dans ce service.',
    'Ce genre de situation est fréquent.',
    'J’ai intégré le genre dans le projet et suivi une formation genre.',
    'Les violences liées au genre sont un sujet central.',
    'Voilà pourquoi je candidate, et me voilà devant vous.',
    'Voilà deux ans que je travaille ici.',
    'Je ne sais pas à quoi cela sert, ni de quoi il parle.',
    'Il y a de quoi faire.',
    'J’ai assisté au coup d’envoi, puis j’ai vécu le début du coup de feu en salle.',
    'Enfin, j’ai rangé la réserve.',
    'J’ai signé le bon de commande, c’était un bon produit.',
    'Je travaille en mode projet et en mode agile.',
    'Nous avons revu tout ce genre de dossiers.',
    'Je suis tout à fait disponible, et en faire plus ne me gêne pas.',
    'Vous voyez chaque jour des familles inquiètes.',
  ])('none in: %s', (text) => {
    expect(labels(text)).toEqual([]);
  });
});

describe('concrete figures', () => {
  test.each([
    ['J’ai saisi 400 factures par mois.', 1],
    ['Les retards ont baissé de 12 %.', 1],
    ['Nous sommes passés de 48 000 euros à 1 200 euros.', 1],
    ['Dix-huit toilettes, une vingtaine de chambres.', 2],
    ['Le délai a été divisé par trois.', 1],
    ['Aucun accident en deux ans.', 2],
    ['Nous avons perdu la moitié des stocks.', 1],
  ])('%s', (text, count) => {
    expect(found(text, FIGURES)).toHaveLength(count);
  });

  test.each([
    'J’ai le CACES R489 catégorie 3.',
    'En 2021, puis depuis 2022, j’étais en poste.',
    'Il y a deux ans, j’ai changé de métier.',
    'J’ai un niveau B2 et un bac +2.',
    'Un collègue et une responsable étaient là.',
    'La norme ISO 9001 est appliquée.',
  ])('none in: %s', (text) => {
    expect(found(text, FIGURES)).toEqual([]);
  });
});

describe('who acts', () => {
  test('subjects are counted, not objects', () => {
    const { own, group } = personsOf(
      openAnswer(
        'On m’a confié le stock avec nous deux. J’ai compté, je note, et nous avons vérifié.',
      ),
    );
    expect({ own, group }).toEqual({ own: 2, group: 1 });
  });
});

describe('hedging', () => {
  test.each([
    ['Je pense que je peux peut-être essayer.', 2],
    ['J’ai un peu plus de trente clients.', 0],
    ['Je ne sais pas trop.', 1],
    ['Je pense aux autres avant tout.', 0],
  ])('%s', (text, count) => {
    expect(found(text, HEDGES)).toHaveLength(count);
  });
});

describe('words against those one worked for', () => {
  test.each([
    'Mon ancien chef était vraiment incompétent.',
    'La direction s’en fichait complètement.',
    'Ma responsable ne savait rien organiser.',
    'J’en avais marre, l’ambiance était pourrie.',
  ])('found in: %s', (text) => {
    expect(complaintsOf(openAnswer(text))).toEqual([text]);
  });

  test.each([
    'Mon chef m’a confié un client insupportable.',
    'L’entreprise exploite un réseau de quarante magasins.',
    'J’ai travaillé dans la réponse aux catastrophes naturelles.',
    'La direction a changé et je cherche un cadre plus stable.',
    'Nul besoin de rappeler que mon équipe a tenu.',
  ])('none in: %s', (text) => {
    expect(complaintsOf(openAnswer(text))).toEqual([]);
  });
});

describe('private matters', () => {
  test.each([
    ['J’ai deux enfants et je suis mariée.', 2],
    ['J’ai 52 ans.', 1],
    ['J’ai deux ans d’expérience et je suis organisée.', 0],
  ])('%s', (text, count) => {
    expect(found(text, DISCLOSURES)).toHaveLength(count);
  });
});

describe('pace', () => {
  const spoken = (spokenWords: number, spokenSeconds: number) =>
    paceOf({ text: '', seconds: 0, spokenWords, spokenSeconds });

  test('is told for what was dictated at some length only', () => {
    expect(spoken(10, 60)).toBeNull();
    expect(spoken(60, 8)).toBeNull();
    expect(spoken(140, 60)).toEqual({ wordsPerMinute: 140, verdict: 'good' });
    expect(spoken(60, 60)).toEqual({ wordsPerMinute: 60, verdict: 'slow' });
    expect(spoken(210, 60)).toEqual({ wordsPerMinute: 210, verdict: 'fast' });
  });
});

describe('quotes', () => {
  test('a dictated answer without full stops is quoted around the hit, word for word', () => {
    const text = `${'mot '.repeat(40)}du coup ${'autre '.repeat(40)}`.trim();
    const answer = openAnswer(text);
    const [span] = spansOf(answer, /du coup/gu);
    const quote = quoteAround(answer, span ?? { start: 0, end: 0 });
    expect(text).toContain(quote);
    expect(quote).toContain('du coup');
    expect(quote.split(' ').length).toBeLessThan(35);
  });

  test('accents, ligatures and typographic apostrophes come back as written', () => {
    const answer = openAnswer('D’abord. L’œuvre a été livrée à l’heure ! Fin.');
    const [span] = spansOf(answer, /a l'heure/gu);
    expect(quoteAround(answer, span ?? { start: 0, end: 0 })).toBe(
      'L’œuvre a été livrée à l’heure !',
    );
  });
});
