import { describe, expect, test } from 'vitest';

import { contentsOf } from '#/domain/dossier/contents';
import { dossierSheet, sheetFileName, withoutNames } from '#/domain/dossier/dossierSheet.fr';
import type { Sheet } from '#/domain/dossier/dossierSheet.fr';
import { peopleOf } from '#/domain/dossier/people';
import { spineOf } from '#/domain/dossier/spine';
import { aDossier } from '#tests/support/builders/aDossier';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const TODAY = '2026-11-25';
const dossier = aDossier({ url: 'https://emploi.example/4821' });
const application = anApplication({
  dossierId: dossier.id,
  date: '2026-11-23',
  company: dossier.company,
  notes:
    'Mme Le Goff rappelle au 02.40.00.00.12, ou écrire à accueil@glycines.example. L’EHPAD les Glycines recrute aussi de jour.',
  contacts: [
    {
      id: 0,
      name: 'Hélène Morvan',
      role: 'Cadre de santé',
      email: 'h.morvan@example.org',
      phone: '+33 2 40 00 00 12',
    },
  ],
});

const sheetOf = (): Sheet => {
  const contents = contentsOf(dossier, {
    applications: [application],
    analyses: [{ ...anAnalysis('good'), dossierId: dossier.id }],
    letters: [],
    interviews: [],
    ownOffers: [],
    corrections: [],
  });
  return dossierSheet({
    ...contents,
    spine: spineOf(contents, dossier.openedOn, TODAY),
    letters: [],
    trainings: [],
    people: peopleOf(dossier, application),
    notes: application.notes,
    today: TODAY,
  });
};
const wordsOf = (sheet: Sheet): string => JSON.stringify(sheet);

describe('the sheet of a dossier', () => {
  test('tells the post, the comparison, the steps, the people and the notes', () => {
    const sheet = sheetOf();
    expect(sheet.sections.map(({ heading }) => heading)).toEqual([
      'Le poste',
      'Comparaison avec le CV',
      'Où en est ce dossier',
      'Personnes',
      'Notes',
    ]);
    expect(wordsOf(sheet)).toContain('23 novembre 2026');
    expect(sheetFileName(sheet)).toBe('fiche-aide-soignant-e-de-nuit');
  });

  test('names nobody on demand, and keeps what the job is', () => {
    const words = wordsOf(
      withoutNames(sheetOf(), {
        people: ['Awa', 'Diallo', 'Hélène Morvan'],
        employers: [dossier.company],
      }),
    );
    for (const name of ['Morvan', 'Hélène', 'Le Goff', 'Glycines', 'example', '40 00', '40.00'])
      expect(words).not.toContain(name);
    expect(words).toContain('Aide-soignant(e) de nuit');
    expect(words).toContain('Cadre de santé');
    expect(words).toContain('2026');
  });
});
