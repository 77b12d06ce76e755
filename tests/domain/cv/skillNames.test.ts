import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { shownName } from '#/domain/cv/skills/skillNames';
import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import type { Concept } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseSenses } from '#/domain/lexicon/parseSenses';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const weaving: Concept = {
  id: 'tissage-de-tapis',
  label: 'Tissage de tapis persans',
  kind: 'technique',
  parents: [],
};

type Place = Partial<Omit<Parameters<typeof shownName>[1], 'words' | 'item'>>;

const name = (words: string, item: string, place: Place = {}): string | null =>
  shownName(weaving, {
    words,
    item,
    standing: 'words',
    shared: false,
    detail: false,
    told: false,
    listed: false,
    alone: true,
    ...place,
  })?.name ?? null;

describe('shownName', () => {
  test('words that say less than the label are shown as written', () => {
    expect(name('tapis', 'tapis', { standing: 'item' })).toBe('tapis');
    expect(name('tapis persans', 'tapis persans', { standing: 'item' })).toBe('tapis persans');
  });

  test('in a sentence the whole activity is shown, or nothing', () => {
    expect(name('tapis', 'Nettoyage des tapis anciens')).toBe('Nettoyage des tapis anciens');
    expect(name('tapis', 'un salon dont les tapis venaient de loin')).toBeNull();
  });

  test('an activity is shown without the circumstances that follow it', () => {
    expect(name('tapis', 'Nettoyage des tapis anciens pour un musée')).toBe(
      'Nettoyage des tapis anciens',
    );
    expect(name('tapis', 'Participation au lavage des tapis')).toBeNull();
  });

  test('words of several trades that open their item are shown, uncut', () => {
    const place = { shared: true };
    expect(name('tapis noués', 'tapis noués à la main et au crochet', place)).toBe('tapis noués');
    expect(name('tapis noués', 'tapis noués de Perse', place)).toBeNull();
    expect(name('tapis noués', 'tapis noués artisanaux', place)).toBeNull();
  });

  test('an acronym is a name anywhere but in a line of capitals', () => {
    expect(name('TPN', 'un salon et sa TPN')).toBe('TPN');
    expect(name('TPN', 'SALON TPN')).toBeNull();
    expect(name('TPN', 'dossiers déposés auprès du TPN')).toBeNull();
  });

  test('one small word for a thing in a bracket is no skill, an action is', () => {
    expect(name('tapis', 'tapis', { standing: 'item', detail: true })).toBeNull();
    expect(name('lavage', 'lavage', { standing: 'item', detail: true })).toBe('lavage');
  });

  test('several words that only this concept uses stand in a sentence too', () => {
    expect(name('tapis noués', 'un salon dont les tapis noués venaient de loin')).toBe(
      'tapis noués',
    );
    expect(
      name('tapis noués', 'un salon dont les tapis noués venaient de loin', { shared: true }),
    ).toBeNull();
  });

  test('words that say all of the label keep it', () => {
    expect(name('tisser des tapis persans', 'x')).toBe('Tissage de tapis persans');
  });

  test('what a list says once is said again', () => {
    expect(name('lavage', 'lavage', { joined: { head: '', tail: 'des kilims' } })).toBe(
      'lavage des kilims',
    );
    expect(name('kilims', 'kilims', { joined: { head: 'nouage de', tail: '' } })).toBe(
      'nouage de kilims',
    );
  });

  test.each(['Contrôle', 'suivi et gestion'])('"%s" names nothing by itself', (words) => {
    expect(name(words, words)).toBeNull();
    expect(name(words, words, { standing: 'item' })).toBeNull();
  });

  test('the title of a list is none of its items', () => {
    expect(
      name('Langages informatiques', 'Langages informatiques', { standing: 'item' }),
    ).toBeNull();
  });

  test.each([
    ['Word', 'Microsoft Word'],
    ['VS Code', 'Visual Studio Code'],
    ['HTML5', 'HTML'],
    ['framework Lumo', 'Lumo'],
  ])('"%s" is the tool %s', (words, label) => {
    const tool: Concept = { id: 'x', label, kind: 'tool', parents: [] };
    const shown = shownName(tool, {
      words,
      item: words,
      standing: 'item',
      shared: false,
      detail: false,
      told: false,
      listed: false,
      alone: true,
    });
    expect(shown).toEqual({ name: label, own: true });
  });

  test.each([
    ['Office 365', 'Pack Office'],
    ['Lumo Studio', 'Lumo'],
    ['Seaborn', 'Matplotlib'],
  ])('"%s" is not %s', (words, label) => {
    const tool: Concept = { id: 'x', label, kind: 'tool', parents: [] };
    const shown = shownName(tool, {
      words,
      item: words,
      standing: 'item',
      shared: false,
      detail: false,
      told: false,
      listed: false,
      alone: true,
    });
    expect(shown).toEqual({ name: words, own: false });
  });
});

describe('a product that begins as another does', () => {
  const tool: Concept = { id: 'lumo', label: 'Lumo', kind: 'tool', parents: [] };
  const nameOf = (item: string, alone = true): string | undefined =>
    shownName(tool, {
      words: 'Lumo',
      item,
      standing: 'words',
      shared: false,
      detail: false,
      told: false,
      listed: false,
      alone,
    })?.name;

  test('is shown whole', () => {
    expect(nameOf('Lumo Studio')).toBe('Lumo Studio');
    expect(nameOf('Lumo Zorb Planner')).toBe('Lumo Zorb Planner');
  });

  test.each([
    ['Lumo Avancé', true],
    ['Lumo avec un collègue', true],
    ['Développement Lumo', true],
    ['Lumo Brive', false],
  ])('"%s" is no such name', (item, alone) => {
    expect(nameOf(item, alone)).toBe('Lumo');
  });
});

describe('skills of one concept', () => {
  const lexicon = openLexicon(
    compileLexicon([
      {
        name: 'web',
        text: '@kind technique\nSEO | référencement\n\n@kind tool\nVue.js | VueJS | Pinia\n',
      },
    ]).data,
  );
  const chips = (list: string) =>
    readCv(documentFromText(`Noor Valls\n\nCompétences\n${list}`, 'cv.txt'), {
      lexicon,
      today: '2026-11-21',
    }).skills.map(({ label, mentions }) => [label, mentions.length]);

  test('one chip holds what only differs by its spelling', () => {
    expect(chips('Référencement, SEO\nVue.js, VueJS')).toEqual([
      ['SEO', 2],
      ['Vue.js', 2],
    ]);
  });

  test('two products stay two', () => {
    expect(chips('Vue.js, Pinia')).toEqual([
      ['Vue.js', 1],
      ['Pinia', 1],
    ]);
  });
});

const SOURCE = `@kind occupation
Vannier
Gréeur
@kind technique
Tressage de rotin | rotin
Pose de haubans de voilier | haubans
@kind tool
Fuseau à osier
`;

const SENSES = `@domains B16 I13
@family artisanat\tB16z
vannier\tB16z
greeur\tI13z
tressage-de-rotin\tB16z I131
pose-de-haubans-de-voilier\tI13z
fuseau-a-osier\tB16z
`;

const lexicon = openLexicon(
  compileLexicon([{ name: 'artisanat.fr.lexicon', text: SOURCE }], parseSenses(SENSES)).data,
);

const labelsOf = (text: string): string[] =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-21' }).skills.map(
    ({ label }) => label,
  );

describe('skills named by words that say less than their label', () => {
  test.each(['Vannier', 'Gréeur'])('are shown in their own words for a %s', (trade) => {
    const labels = labelsOf(
      `Ines Ravel\n${trade}\n\nExpérience\n${trade}, Atelier Brume, 2019 - 2021\n\nCompétences\nRotin, haubans`,
    );
    expect(labels).toEqual(['Rotin', 'haubans']);
  });
});

describe('skills beside the address', () => {
  test('a quality counts that stands there by itself', () => {
    const qualities = tinyLexicon({ Rigueur: 'softSkill', Patience: 'softSkill' });
    const labels = readCv(
      documentFromText(
        'Ines Ravel\nVannier\nines@exemple.fr\nRigueur\nUne maison dont la patience étonne\n\nExpérience\nVannier, Atelier Brume, 2019 - 2021',
        'cv.txt',
      ),
      { lexicon: qualities, today: '2026-11-21' },
    ).skills.map(({ label }) => label);
    expect(labels).toEqual(['Rigueur']);
  });

  test('what belongs to the trade of the CV counts, an address does not', () => {
    const labels = labelsOf(
      'Ines Ravel\nVannier\nFuseau à osier\nPose de haubans de voilier\nines@exemple.fr\n\nExpérience\nVannier, Atelier Brume, 2019 - 2021\nTressage de rotin',
    );
    expect(labels).toContain('Fuseau à osier');
    expect(labels).not.toContain('Pose de haubans de voilier');
  });
});

describe('rows of cells', () => {
  test('a cell that tells a task beside the employer is no employer', () => {
    const labels = labelsOf(
      'Ines Ravel\n\nExpérience\n2019 - 2021\tVannier\nAtelier Brume\tTressage de rotin et finition\nRéparation de sièges',
    );
    expect(labels).toContain('Tressage de rotin');
  });
});
