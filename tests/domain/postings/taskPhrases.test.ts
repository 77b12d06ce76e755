import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';
import { taskPhrases } from '#/domain/postings/taskPhrases';

const read = (folded: string): string[] =>
  taskPhrases(folded).map(({ start, end }) => folded.slice(start, end));

describe('taskPhrases', () => {
  test.each([
    ['vous accordez les pianos de concert', ['accordez les pianos de concert']],
    ['restaurer les vitraux, poser les plombs', ['restaurer les vitraux', 'poser les plombs']],
    ['degarnir et sangler les fauteuils', ['degarnir', 'sangler les fauteuils']],
    ['savoir souffler, ebavurer et polir', ['souffler', 'ebavurer']],
    ['mesurer les angles, les deports et les jeux', ['mesurer les angles', 'deports']],
    ['faire briller les cuivres', ['faire briller les cuivres']],
    ['deplacer les bouees, se deplacer souvent', ['deplacer les bouees']],
    ['former avec le luthier, le facteur et le maitre', []],
    ["n'hesitez pas a postuler", []],
    ['veiller a la conformite des ruches', ['veiller a la conformite des ruches']],
    ['ramoner les conduits avec un collegue', ['ramoner les conduits']],
    ['tu ramones les conduits', ['ramones les conduits']],
    ['capitonnage, bouturage', ['capitonnage', 'bouturage']],
  ])('%s', (text, phrases) => {
    expect(read(text)).toEqual(phrases);
  });

  test.each([
    'vous etes attendu a l’atelier',
    'travailler en equipe',
    'rejoignez une maison centenaire',
    'ateliers et chantiers',
    'former',
    'collaborer etroitement',
    'vous interviendrez sur trois sites',
    'vous deplacer regulierement',
    'accorder 12 pianos',
    'le metier de vitrailliste',
  ])('%s: no task', (text) => {
    expect(read(text)).toEqual([]);
  });
});

const lexicon = openLexicon(
  compileLexicon([{ name: 'tasks', text: '@kind technique\nSoufflage du verre\n' }]).data,
);

const asked = (lines: string): string[] =>
  readOffer({ text: `Verrier H/F\n\nLa maison Cristal recrute.\n\n${lines}` }, lexicon).skills.map(
    ({ label, doubtful }) => (doubtful === true ? `${label} ?` : label),
  );

describe('tasks that no lexicon holds', () => {
  test('are read in a list, and nobody is told to lack them', () => {
    expect(asked('Vos missions\n- Tailler les pieds des coupes\n- Souffler le verre')).toEqual([
      'Tailler les pieds des coupes ?',
      'Souffler le verre ?',
    ]);
  });

  test('are read behind a pictogram', () => {
    expect(asked('Vos missions\n👉 Polissage des carafes')).toEqual(['Polissage des carafes']);
  });

  test('are read in sentences without a verb', () => {
    expect(asked('Vos missions\nSurveillance des fours. Entretien des cannes.')).toEqual([
      'Surveillance des fours',
      'Entretien des cannes',
    ]);
  });

  test('are left out where they are done to what any trade has', () => {
    expect(
      asked(
        'Vos missions\n- Suivre les indicateurs\n- Représenter l’entreprise\n- Veiller à la gestion\n- Assurer les missions suivantes\n- Participer activement à la mise en œuvre',
      ),
    ).toEqual([]);
  });

  test('what is joined to a thing asked for is asked for too', () => {
    expect(asked('Profil\nMaîtrise du millefiori et de la pâte de verre.')).toEqual([
      'millefiori ?',
      'pâte de verre',
    ]);
  });

  test('short names in a list of wishes are read, and nobody is told to lack them', () => {
    expect(
      asked('Les plus\n- Gravure à la roue, pâte de verre, obligatoire et zéro stress'),
    ).toEqual(['Gravure à la roue ?', 'pâte de verre ?']);
  });

  test('a task told in the third person accuses nobody', () => {
    expect(asked('Vos missions\n- Ramone les conduits du four')).toEqual([
      'Ramone les conduits du four ?',
    ]);
  });

  test('what is only said to be welcome names nothing', () => {
    expect(asked('Vos missions\n- Constitue un atout')).toEqual([]);
  });
});
