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

type Place = { standing?: 'item' | 'words'; ofTrade?: boolean; shared?: boolean };

const name = (
  words: string,
  item: string,
  { standing = 'words', ofTrade = false, shared = false }: Place = {},
): string | null =>
  shownName(weaving, { words, item, standing, ofTrade, shared, groups: 1 })?.name ?? null;

describe('shownName', () => {
  test('the label stands for words that say less only where the trades agree', () => {
    expect(name('tapis', 'tapis', { standing: 'item', ofTrade: true })).toBe(
      'Tissage de tapis persans',
    );
    expect(name('tapis', 'tapis', { standing: 'item' })).toBe('tapis');
  });

  test('in a sentence the whole activity is shown, or nothing', () => {
    expect(name('tapis', 'Nettoyage des tapis anciens')).toBe('Nettoyage des tapis anciens');
    expect(name('tapis', 'un salon dont les tapis venaient de loin')).toBeNull();
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

  test.each(['Contrôle', 'suivi et gestion'])('"%s" names nothing by itself', (words) => {
    expect(name(words, words)).toBeNull();
    expect(name(words, words, { standing: 'item' })).toBeNull();
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

describe('skills of another trade than the CV', () => {
  const skillsOf = (trade: string): string[] =>
    labelsOf(
      `Ines Ravel\n${trade}\n\nExpérience\n${trade}, Atelier Brume, 2019 - 2021\n\nCompétences\nRotin, haubans`,
    );

  test('are shown in their own words', () => {
    expect(skillsOf('Vannier')).toEqual(['Tressage de rotin', 'haubans']);
  });

  test('and under the label in their own trade', () => {
    expect(skillsOf('Gréeur')).toContain('Pose de haubans de voilier');
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
