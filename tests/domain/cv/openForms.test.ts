import { describe, expect, test } from 'vitest';

import { TOP, monthAt, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const studiesOf = (lines: string, heading = 'Formation') =>
  readInvented(`${TOP}${heading}\n${lines}\n`).education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const posts = (lines: string) =>
  postsOf(readInvented(`${TOP}Expériences professionnelles\n${lines}\n`));

describe('the head of a CV', () => {
  test('a telephone whose pictogram is lost leaves the name before it', () => {
    const { person } = readInvented(
      'Odile CASTAGNET\t: 06 12 34 56 78\n\t: castagnet.example.org\nCouvreuse\t: odile@example.org\n',
    );
    expect([person.firstName?.value, person.lastName?.value]).toEqual(['Odile', 'CASTAGNET']);
    expect(person.city).toBeNull();
  });

  test('the day a CV was brought up to date is no part of its title', () => {
    const { headline } = readInvented(
      'Odile CASTAGNET\nMis à jour le 16 septembre 2022\tCouvreuse zingueuse\n06 12 34 56 78\n',
    );
    expect(headline?.value).toBe('Couvreuse zingueuse');
  });

  test('an address that opens with its number names no school', () => {
    const { person } = readInvented(
      'Odile CASTAGNET\n0210 B 12 Bis, Est Faravohitra, Toamasina, Madagascar\nodile@example.org\n',
    );
    expect(person.city?.value).toBe('Toamasina');
  });
});

describe('studies', () => {
  test('the town where one sat for a diploma is no part of its name', () => {
    expect(studiesOf('2015/2016 CFEE à Dakar\n2019/2020 BFEM à Dakar')).toEqual([
      ['CFEE', null, 2016],
      ['BFEM', null, 2020],
    ]);
  });

  test('the school after its centre of examination, or called new', () => {
    expect(
      studiesOf(
        '2019 : BFEM à l’élémentaire de Fandène\n2021 : Baccalauréat au nouveau lycée de Fandène\n2022 : Licence centre d’examen lycée de Fandène jury n° 75',
      ),
    ).toEqual([
      ['BFEM', 'élémentaire de Fandène', 2019],
      ['Baccalauréat', 'nouveau lycée de Fandène', 2021],
      ['Licence', 'lycée de Fandène', 2022],
    ]);
  });

  test('a second thing obtained is no school', () => {
    expect(
      studiesOf(
        '2019 : Brevet de chef d’équipe ; Pilote de drone\n2017 : Brevet de grutier ; Pilote de nacelle\n2011 : Bac scientifique',
      ),
    ).toEqual([
      ['Brevet de chef d’équipe', null, 2019],
      ['Brevet de grutier', null, 2017],
      ['Bac scientifique', null, 2011],
    ]);
  });

  test('that it was obtained is no part of its name', () => {
    expect(
      studiesOf('Lycée moderne de Bouafort\n2017-2018\nBac D, obtenu avec la mention assez bien'),
    ).toEqual([['Bac D', 'Lycée moderne de Bouafort', 2018]]);
  });

  test('who prepares a doctorate, above the subject of the thesis', () => {
    expect(
      studiesOf(
        'Doctorante en chimie\nLaboratoire Arvel\tmai 2021 - juin 2024\nThèse : « Les sels de la mer »',
      ),
    ).toEqual([['Doctorante en chimie', 'Laboratoire Arvel', 2024]]);
  });

  test('the school on a line that opens with a small word', () => {
    expect(
      studiesOf('2018 formation en accueil du public\nchez Nordalys\n2016 Licence en philosophie'),
    ).toEqual([
      ['formation en accueil du public', 'Nordalys', 2018],
      ['Licence en philosophie', null, 2016],
    ]);
  });
});

describe('posts', () => {
  test('a post told over two lines under its date, in a house named nowhere', () => {
    expect(
      posts(
        'Mars 2012 à Août 2014\nResponsable de secteur : fonction de direction au sein d’une association de service d’aide et d’accompagnement à\ndomicile (64 - Pau)\nJuin 2010 – Février 2012\nAide à domicile au sein de l’association Les Tilleuls (64 - Pau)',
      ),
    ).toEqual([
      ['Responsable de secteur', null, monthAt(2012, 3), monthAt(2014, 8)],
      ['Aide à domicile', 'association Les Tilleuls', monthAt(2010, 6), monthAt(2012, 2)],
    ]);
  });

  test('a bracket that closes on the next line holds the head together', () => {
    expect(
      posts(
        'Déc. 2006 - Août 2008\nAide-soignante au sein de la clinique du Parc (31-\nColomiers)\nJuin 2005 - Nov. 2006\nAide-soignante au sein de la clinique des Ormes (31-Muret)',
      ),
    ).toEqual([
      ['Aide-soignante', 'clinique du Parc', monthAt(2006, 12), monthAt(2008, 8)],
      ['Aide-soignante', 'clinique des Ormes', monthAt(2005, 6), monthAt(2006, 11)],
    ]);
  });

  test('a list of houses is told whole', () => {
    expect(
      posts(
        'Sept 2020 - Mai 2022 : Différents emplois étudiants : Camelys, Monovente, LUMAR, boulangerie Laval\nJuillet 2019 : Hôtesse d’accueil : Nordal Gestion, 75002 Paris',
      ).map(([title, house]) => [title, house]),
    ).toEqual([
      ['Différents emplois étudiants', 'Camelys, Monovente, LUMAR, boulangerie Laval'],
      ['Hôtesse d’accueil', 'Nordal Gestion'],
    ]);
  });

  test('a field in small letters after the post is no house', () => {
    expect(
      posts(
        '2021 - 2023\nWorkalis\nDéveloppeuse web\n2019 - 2020\nGexalys\nAgente de service clientèle - domaine télécommunication',
      ).map(([title, house]) => [title, house]),
    ).toEqual([
      ['Développeuse web', 'Workalis'],
      ['Agente de service clientèle', 'Gexalys'],
    ]);
  });
});
