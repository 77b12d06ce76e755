import { describe, expect, test } from 'vitest';

import { skillsLacking, skillsToConfirm } from '#/domain/matching/report';
import { cvLines, matchOf, readText } from '#tests/domain/matching/realPair';

const TITLE = 'Facteur d’orgues H/F';
const OFFER = [
  TITLE,
  '',
  'Vos missions',
  '- harmoniser les tuyaux d’étain',
  '- regarnir les soufflets de peau',
  '- gainer les sommiers anciens',
  '- emboutir les pavillons de cuivre',
].join('\n');

const lackingOf = (trade: string, tasks: readonly string[]): readonly string[] =>
  skillsLacking(matchOf(readText(cvLines(trade, tasks)), OFFER, TITLE).rows).map(
    ({ label }) => label,
  );

describe('tasks that an advertisement tells in words of its own', () => {
  test('who comes from another trade and says none of their words lacks them', () => {
    expect(lackingOf('Comptable', ['Lettrage des comptes', 'Déclarations de TVA'])).toContain(
      'regarnir les soufflets de peau',
    );
  });

  test('who says some of their words elsewhere lacks them all the same', () => {
    expect(lackingOf('Comptable', ['Vente de soufflets en cuir'])).toContain(
      'regarnir les soufflets de peau',
    );
  });

  test('who has the trade does them in words of their own, perhaps', () => {
    expect(lackingOf('Facteur d’orgues', ['Relevage complet', 'Accord général'])).toEqual([]);
  });
});

test('a tool is shown by its name, though the reader of the CV left it out', () => {
  const cv = { ...readText(cvLines('Bergère', ['Comptes de l’estive sur Excel'])), skills: [] };
  const offer = 'Bergère H/F\n\nProfil\n- Excel exigé\n- Garde de troupeaux\n- Soins aux bêtes';
  const row = matchOf(cv, offer, 'Bergère H/F').rows.find(({ offerQuote }) =>
    /Excel/u.test(offerQuote),
  );
  expect(row?.credit).toBeGreaterThan(0);
});

test('who keeps the care record traces the care', () => {
  const offer = [
    'Infirmier H/F',
    '',
    'Vos missions',
    '- Traçabilité des soins',
    '- Administration des médicaments',
    '- Surveillance clinique',
  ].join('\n');
  const unsaidBy = (task: string): readonly string[] =>
    skillsToConfirm(
      matchOf(readText(cvLines('Infirmière', [task, 'Pansements'])), offer, 'Infirmier H/F').rows,
    ).map(({ label }) => label);
  expect(unsaidBy('Tenue du dossier patient informatisé')).not.toContain('Traçabilité des soins');
  expect(unsaidBy('Accueil des familles')).toContain('Traçabilité des soins');
});
