import { describe, expect, test } from 'vitest';

import type { Read } from '#/domain/cv/cv';
import { tasksOf } from '#/domain/letters/sources/candidateTasks';
import { taskLinesOf } from '#/domain/letters/sources/taskLines.fr';
import { tell } from '#/domain/letters/sources/tellDeed.fr';

/** Tasks as the reading makes them: each a stretch of the paper, its lines run into one. */
const linesOf = (...written: readonly string[]): readonly string[] => {
  const text = written.join('\n');
  let start = 0;
  const tasks = written.map((task): Read<string> => {
    const source = { start, end: start + task.length };
    start = source.end + 1;
    return { value: task.replaceAll('\n', ' '), source, confidence: 'sure' };
  });
  return taskLinesOf(text, tasks);
};
const told = (line: string): readonly string[] =>
  tasksOf([line], { id: 'post', ongoing: false }, (quote) => ({
    from: 'cv',
    place: 'experience',
    where: null,
    quote,
  })).map(({ deed }) => tell(deed, { tense: 'perfect' }));

describe('the task lines of a post, one thing each', () => {
  test('stand apart where the reading ran two items into one', () => {
    expect(linesOf('Tri du linge par catégorie\nRepassage des draps')).toEqual([
      'Tri du linge par catégorie',
      'Repassage des draps',
    ]);
    expect(linesOf('tri du linge\nrepassage des draps, pliage et rangement des armoires')).toEqual([
      'tri du linge',
      'repassage des draps, pliage et rangement des armoires',
    ]);
  });

  test('stand apart in small letters where the next says what it is of', () => {
    expect(
      linesOf('lever, coucher, repas, courses et ménage\ninterventions chez deux familles'),
    ).toEqual(['lever, coucher, repas, courses et ménage', 'interventions chez deux familles']);
  });

  test('go on where a line stops on a preposition, or opens on no work', () => {
    expect(linesOf('Suivi des commandes et\nGestion des retours')).toEqual([
      'Suivi des commandes et Gestion des retours',
    ]);
    expect(linesOf('Tri du linge de la\nmaison de retraite')).toEqual([
      'Tri du linge de la maison de retraite',
    ]);
    expect(linesOf('Enquêtes auprès des employeurs, traitement sous', 'Excel et Sphinx')).toEqual([
      'Enquêtes auprès des employeurs, traitement sous Excel et Sphinx',
    ]);
  });

  test('are told one by one where one line holds two', () => {
    expect(told('Tri des colis Contrôle des bons')).toEqual([
      'j’ai trié les colis',
      'j’ai contrôlé les bons',
    ]);
    expect(told('Conseil au sein du service Maintenance et Sécurité')).toHaveLength(1);
  });

  test('end before a label of another thing', () => {
    expect(told('Gestion du stock du bar Apports : esprit d’équipe')).toEqual([
      'j’ai géré le stock du bar',
    ]);
  });
});

describe('a line that is told wrong by its first reading', () => {
  test.each([
    ['Réception des clients', 'j’ai reçu les clients'],
    ['Réception des colis', 'j’ai réceptionné les colis'],
    ['Maintenance d’une application', 'j’ai maintenu une application'],
    ['Maintenance des pompes', 'j’ai entretenu les pompes'],
    ['Service et encaissement des clients', 'j’ai servi et encaissé les clients'],
    ['Formation des commis, dégustations commentées', 'j’ai formé les commis'],
    [
      'Conception d’outils pour le suivi des stocks et des ventes',
      'j’ai conçu des outils pour le suivi des stocks et des ventes',
    ],
    ['Etablir les devis', 'j’ai établi les devis'],
  ])('%s', (line, clause) => {
    expect(told(line)).toEqual([clause]);
  });

  test.each([
    'Recherche de stage',
    'Service de douze personnes',
    'Mise en place de proc\ufffddures',
    'Orientation réseaux et télécoms',
  ])('is told by none: %s', (line) => {
    expect(told(line)).toEqual([]);
  });
});
