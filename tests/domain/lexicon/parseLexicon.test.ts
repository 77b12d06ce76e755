import { describe, expect, test } from 'vitest';

import { expandAlternations } from '#/domain/lexicon/alternation';
import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseLexicon } from '#/domain/lexicon/parseLexicon';

const parse = (text: string) => parseLexicon([{ name: 'a.fr.lexicon', text }]);
const problemsOf = (...texts: readonly string[]): readonly string[] =>
  compileLexicon(texts.map((text, index) => ({ name: `${index}.fr.lexicon`, text }))).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('parseLexicon', () => {
  test('reads labels, forms, conditions, parents and groups', () => {
    const { entries, problems } = parse(
      '# note\n@kind tool\n*Langages\nGo | golang | go ?CASE,serveur, cloud < Langages ; Programmation',
    );
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      {
        label: 'Langages',
        kind: 'tool',
        group: true,
        forms: [],
        parents: [],
        file: 'a.fr.lexicon',
        line: 3,
      },
      {
        label: 'Go',
        kind: 'tool',
        group: false,
        forms: [
          { text: 'Go', condition: null },
          { text: 'golang', condition: null },
          { text: 'go', condition: { exactCase: true, contexts: ['serveur', 'cloud'] } },
        ],
        parents: ['Langages', 'Programmation'],
        file: 'a.fr.lexicon',
        line: 4,
      },
    ]);
  });

  test.each([
    ['Excel', 'an entry stands before the first @kind'],
    ['@kind sport', 'unknown directive "@kind sport"'],
    ['@kind tool\n| a', 'an entry has no label'],
    ['@kind tool\nExcel | | tableur', 'an empty form under "Excel"'],
    ['@kind tool\n*Langages | langage', 'the group "Langages" has forms of its own'],
  ])('says what is wrong with %j', (text, message) => {
    expect(parse(text).problems[0]?.message).toContain(message);
  });
});

describe('expandAlternations', () => {
  test.each([
    ['motivé(/e)', ['motivé', 'motivée']],
    [
      '(pose/dépose) de (murs/sols)',
      ['pose de murs', 'pose de sols', 'dépose de murs', 'dépose de sols'],
    ],
    ['sans rien', ['sans rien']],
    ['(très /)bon', ['très bon', 'bon']],
  ])('%s', (form, variants) => {
    expect(expandAlternations(form)).toEqual(variants);
  });

  test('refuses a form that writes out to hundreds', () => {
    expect(expandAlternations('(a/b/c/d/e/f)'.repeat(4))).toBeNull();
  });
});

describe('compileLexicon', () => {
  test('one label in two files is one concept with the forms of both', () => {
    const { data, problems } = compileLexicon([
      { name: 'a.fr.lexicon', text: '@kind tool\nExcel | tableur' },
      {
        name: 'b.fr.lexicon',
        text: '@kind tool\nExcel | feuille de calcul < Bureautique\n*Bureautique',
      },
    ]);
    expect(problems).toEqual([]);
    const lexicon = openLexicon(data);
    const ids = lexicon
      .findMentions('tableur ; feuille de calcul')
      .map(({ concept }) => concept.id);
    expect(ids).toEqual(['excel', 'excel']);
    expect(lexicon.implies('excel', 'bureautique')).toBe(true);
  });

  test('reports a kind that two files dispute, an unknown parent and an ordinary word', () => {
    expect(problemsOf('@kind tool\nExcel', '@kind technique\nExcel')).toEqual([
      '1.fr.lexicon:2 "Excel" is a technique here and a tool elsewhere',
    ]);
    expect(problemsOf('@kind tool\nExcel < Bureautique')).toEqual([
      '0.fr.lexicon:2 unknown parent "Bureautique" of "Excel"',
    ]);
    expect(problemsOf('@kind diploma\nDiplôme universitaire | du')).toEqual([
      '0.fr.lexicon:2 "du" is an ordinary word: it needs ?CASE',
    ]);
  });

  test('the version follows the contents and nothing else', () => {
    const version = (text: string): string => compileLexicon([{ name: 'a', text }]).data.version;
    expect(version('@kind tool\nExcel')).toBe(version('# note\n@kind tool\nExcel'));
    expect(version('@kind tool\nExcel')).not.toBe(version('@kind tool\nWord'));
  });

  test('an acronym that could be a word counts in capitals only', () => {
    const { data } = compileLexicon([
      { name: 'a', text: "@kind knowledge\nPlan local d'urbanisme | PLU\nSuivi-évaluation | SE" },
    ]);
    const lexicon = openLexicon(data);
    expect(lexicon.findMentions('il se plaint, un plus')).toEqual([]);
    expect(lexicon.findMentions('les PLU et le PLUs').map(({ concept }) => concept.id)).toEqual([
      'plan-local-d-urbanisme',
      'plan-local-d-urbanisme',
    ]);
  });

  test('accents tell two words apart where the text writes them', () => {
    const { data } = compileLexicon([{ name: 'a', text: '@kind technique\nMétré' }]);
    const lexicon = openLexicon(data);
    expect(lexicon.findMentions('à trois mètres')).toEqual([]);
    expect(lexicon.findMentions('les métrés, METRE')).toHaveLength(2);
  });
});
