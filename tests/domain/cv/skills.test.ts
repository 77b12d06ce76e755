import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { segmentsOf } from '#/domain/cv/sections/sections';
import { readSkills } from '#/domain/cv/skills/skills';
import { linesOf } from '#/domain/cv/text/lines';
import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const lexicon = tinyLexicon({
  Excel: 'tool',
  'Permis B': 'licence',
  Soudure: 'technique',
  Soudeur: 'occupation',
  'CAP Soudage': 'diploma',
  Rigueur: 'softSkill',
  Photographie: 'technique',
  Italien: 'knowledge',
  Robotique: 'knowledge',
});

const text = `Awa Ndiaye
Soudeur
Permis B – 06 11 22 33 44

Expérience
Soudeur, Ateliers Robotique du Nord, 2019 - 2021
- Soudure sur inox, suivi sous Excel
- Jamais de soudure sous l'eau

Formation
CAP Soudage, Lycée Voltaire, 2018

Compétences
Lecture de plans, Meulage
Excel, rigueur

Langues
Italien : notions

Loisirs
Photographie`;

const cv = readCv(documentFromText(text, 'cv.txt'), { lexicon, today: '2026-11-21' });
const labels = cv.skills.map(({ label }) => label);

describe('readSkills', () => {
  test('groups mentions by concept and quotes each', () => {
    const excel = cv.skills.find(({ concept }) => concept === 'excel');
    expect(excel?.mentions.map(({ start, end }) => cv.document.text.slice(start, end))).toEqual([
      'Excel',
      'Excel',
    ]);
    expect(excel?.confidence).toBe('sure');
  });

  test('shows the words of the list of skills before those of a post', () => {
    const excel = cv.skills.find(({ concept }) => concept === 'excel');
    expect(excel).toMatchObject({ written: 'Excel', section: 'skills' });
    expect(cv.skills.find(({ concept }) => concept === 'soudure')?.section).toBe('experience');
  });

  test('takes a licence from the contact line', () => {
    expect(labels).toContain('Permis B');
  });

  test.each(['Soudeur', 'CAP Soudage', 'Photographie', 'Italien', 'Robotique'])(
    'does not take %s for a skill: a trade, a degree, a hobby, a language, an employer',
    (label) => {
      expect(labels).not.toContain(label);
    },
  );

  test('leaves out the mention that is denied', () => {
    expect(cv.skills.find(({ concept }) => concept === 'soudure')?.mentions).toHaveLength(1);
  });

  test('keeps listed phrases that the lexicon does not know, as doubtful', () => {
    const unknown = cv.skills.filter(({ concept }) => concept === null);
    expect(unknown.map(({ label }) => label)).toEqual(['Lecture de plans', 'Meulage']);
    expect(new Set(unknown.map(({ confidence }) => confidence))).toEqual(new Set(['doubtful']));
  });
});

describe('a quality', () => {
  const qualities = openLexicon(
    compileLexicon([{ name: 'qualities', text: '@kind softSkill\nDynamisme | dynamique\n' }]).data,
  );
  const claimed = (sections: string): string[] =>
    readCv(documentFromText(`Awa Ndiaye\nSoudeuse\n\n${sections}`, 'cv.txt'), {
      lexicon: qualities,
      today: '2026-11-21',
    }).skills.flatMap(({ concept }) => (concept === null ? [] : [concept]));

  test.each([
    ['Expérience\nSoudeuse, Forge, 2019 - 2021\n- Étude de systèmes dynamique', 0],
    ['Qualités\nDynamique, soigneuse', 1],
    ['Qualités\nTrès dynamique', 1],
  ])('counts where it is claimed: %j', (sections, count) => {
    expect(claimed(sections)).toHaveLength(count);
  });
});

test('a list of skills that a post seems to go on across keeps its skills', () => {
  const document = documentFromText('Compétences\nSoudure\n', 'cv.txt');
  const { runs } = segmentsOf(linesOf(document));
  const silent = [{ start: 0, end: document.text.length }];
  const { skills } = readSkills(document, runs, { silent, titles: [] }, lexicon);
  expect(skills.map(({ concept }) => concept)).toEqual(['soudure']);
});

describe('what describes a thing is no quality of a person', () => {
  const qualities = openLexicon(
    compileLexicon([
      {
        name: 'qualites',
        text: '@kind softSkill\nDynamisme | dynamique\n@kind occupation\nSoudeur | soudeuse\n',
      },
    ]).data,
  );
  const labelsOf = (profile: string): string[] =>
    readCv(
      documentFromText(
        `Awa Ndiaye\nSoudeuse\n\nProfil\n${profile}\n\nExpérience\nSoudeuse, Ateliers Lin, 2019 - 2021`,
        'cv.txt',
      ),
      { lexicon: qualities, today: '2026-11-21' },
    ).skills.map(({ label }) => label);

  test.each(['Je cherche une équipe dynamique', 'Au sein d’une maison dynamique'])(
    '"%s"',
    (profile) => {
      expect(labelsOf(profile)).toEqual([]);
    },
  );

  test.each(['Dynamique, je cherche un atelier', 'Une soudeuse dynamique'])('"%s"', (profile) => {
    expect(labelsOf(profile)).toEqual(['Dynamisme']);
  });
});
