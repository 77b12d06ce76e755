import { describe, expect, it } from 'vitest';

import { columnsOfTable } from '#/domain/offers/imports/columnsByContent';
import { convertTable, planOf } from '#/domain/offers/imports/offersOfTable';
import type { ImportTable } from '#/domain/offers/imports/table';

const TEXT = 'Vous tenez le rayon, passez les commandes et accueillez les clients. '.repeat(5);

const aTable = (...records: readonly Readonly<Record<string, string>>[]): ImportTable => ({
  format: 'csv',
  publisher: null,
  columns: Object.keys(records[0] ?? {}),
  records: records.map((values, index) => ({ at: index + 1, values })),
  problems: [],
});

const placesOf = (table: ImportTable): readonly string[] => {
  const plan = planOf(table, columnsOfTable(table), { today: '2026-11-20', toText: (x) => x });
  const steps = convertTable(table, plan);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.offers.map(({ location }) => location);
};

describe('columns that no name tells', () => {
  it('are the place and the text where they hold such', () => {
    const table = aTable(
      { intitule: 'Fleuriste', zone: '07 - AUBENAS', infos: TEXT, code: '07' },
      { intitule: 'Vendeur', zone: '26 - Valence', infos: TEXT, code: '26' },
      { intitule: 'Caissier', zone: '69 - Rhône', infos: TEXT, code: '69' },
    );
    const columns = columnsOfTable(table);
    expect(columns.get('zone')).toBe('place');
    expect(columns.get('infos')).toBe('text');
    expect(columns.get('code')).toBeNull();
    expect(placesOf(table)).toEqual(['Aubenas (07)', 'Valence (26)', 'Rhône (69)']);
  });

  it('are the title and the address of the job where their name and what they hold agree', () => {
    const rows = ['fleuriste', 'vendeur', 'caissier'].map((job, index) => ({
      Entreprise: 'Maison Exemple',
      'Nom d’annonce': `Un ${job} à mi-temps`,
      'Type d’emploi': 'Saisonnier',
      'Lien de l’annonce': `https://emploi.example.org/${index}`,
      'Site de l’entreprise': `https://maison.example.org/${index}`,
      Effectif: `${index}0 personnes`,
    }));
    expect([...columnsOfTable(aTable(...rows))]).toEqual([
      ['Entreprise', 'company'],
      ['Nom d’annonce', 'title'],
      ['Type d’emploi', 'contract'],
      ['Lien de l’annonce', 'url'],
      ['Site de l’entreprise', null],
      ['Effectif', null],
    ]);
  });

  it('say of a town abroad that it is no town of France that has its name', () => {
    const abroad =
      'Munich Berlin Hambourg Cologne Stuttgart Dresde Leipzig Essen Kassel Rostock Lübeck';
    const rows = (towns: string) =>
      aTable(...towns.split(' ').map((ville) => ({ intitule: 'Soudeur', ville })));
    expect(placesOf(rows(abroad))).toContain('Cologne');
    const french = 'Lille Lens Douai Arras Cologne Auch Calais Amiens Laon Soissons Creil';
    expect(placesOf(rows(french))).toContain('Cologne (32)');
    expect(placesOf(rows('Cologne'))).toEqual(['Cologne (32)']);
  });

  it('are the experience and the contract where a column that has the name says nothing of it', () => {
    const rows = [
      ['accueil', 'CDI', 'Débutant accepté'],
      ['vente', 'CDD', '3 An(s)'],
      ['stock', '6 mois', 'Expérience exigée'],
      ['caisse', 'CDD', '0 An(s)'],
    ].map(([type = '', duree = '', niveau = ''], index) => ({
      intitule: `Poste ${index}`,
      type,
      duree,
      niveau,
      rang: `${index}`,
    }));
    const columns = columnsOfTable(aTable(...rows));
    expect(columns.get('niveau')).toBe('experience');
    expect(columns.get('duree')).toBe('contract');
    expect(columns.get('rang')).toBeNull();
    const studies = rows.map((row) => ({ ...row, niveau: 'Bac ou débutant' }));
    expect(columnsOfTable(aTable(...studies)).get('niveau')).toBe('education');
  });

  it('tell no department where a company calls its own so, and a level of studies where they hold one', () => {
    const rows = ['Finance', 'Ventes', 'Achats'].map((department, index) => ({
      title: `Comptable ${index}`,
      department,
      niveau: ['Bac+2', 'CAP', 'Licence'][index] ?? '',
    }));
    const columns = columnsOfTable(aTable(...rows));
    expect(columns.get('department')).toBeNull();
    expect(columns.get('niveau')).toBe('education');
    const french = rows.map((row) => ({ ...row, department: 'VAL DE MARNE', niveau: '3' }));
    expect(columnsOfTable(aTable(...french)).get('department')).toBe('department');
    expect(columnsOfTable(aTable(...french)).get('niveau')).toBeNull();
  });

  it('are left alone where a name tells the place, and where they are about persons', () => {
    const rows = [
      { intitule: 'Fleuriste', ville: 'Aubenas', secteur: 'Lyon', nomcontact: 'Valence' },
      { intitule: 'Vendeur', ville: 'Privas', secteur: 'Paris', nomcontact: 'Privas' },
      { intitule: 'Caissier', ville: 'Crest', secteur: 'Lille', nomcontact: 'Crest' },
    ];
    expect(columnsOfTable(aTable(...rows)).get('secteur')).toBeNull();
    const unnamed = rows.map(({ intitule, nomcontact }) => ({ intitule, nomcontact }));
    expect(columnsOfTable(aTable(...unnamed)).get('nomcontact')).toBeNull();
  });

  it('give the place beside a column of codes that a program took for numbers', () => {
    const table = aTable(
      { intitule: 'Fleuriste', commune: '7019.0', endroit: '07 - AUBENAS', code_postal: '7200.0' },
      { intitule: 'Vendeur', commune: '26362.0', endroit: '26 - VALENCE', code_postal: '26000.0' },
      { intitule: 'Caissier', commune: '', endroit: '75 - Paris', code_postal: '' },
    );
    expect(placesOf(table)).toEqual(['Aubenas (07200)', 'Valence (26000)', 'Paris (75)']);
  });
});
