import { describe, expect, test } from 'vitest';

import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const named = (text: string): (string | null)[][] =>
  postsOf(readInvented(`${TOP}${text}\nLANGUES\nAnglais B1\n`)).map(([title, house]) => [
    title as string | null,
    house as string | null,
  ]);

describe('the house of a post', () => {
  test('is not the part of it that stands beside the title, under whatever contract', () => {
    expect(
      named(
        'EXPÉRIENCES\nZingueuse - Service toitures en CDD | Nordal | 2021 - 2023\nManutentionnaire - Service toitures en CDD | Colivio | 2018 - 2020\n',
      ),
    ).toEqual([
      ['Zingueuse', 'Nordal'],
      ['Manutentionnaire', 'Colivio'],
    ]);
  });

  test('follows the comma after that part', () => {
    expect(
      named(
        'EXPÉRIENCES\n03/2021 - 05/2023\nZingueuse - Service toitures, Nordal, Pau\n02/2018 - 02/2021\nManutentionnaire - Service expédition, Colivio, Tarbes\n',
      ),
    ).toEqual([
      ['Zingueuse', 'Nordal'],
      ['Manutentionnaire', 'Colivio'],
    ]);
  });

  test('is not what a line below tells of its kind and size, nor the agency', () => {
    expect(
      named(
        'EXPÉRIENCES\nZingueuse, Nordal, Pau - 2021 - 2023\nPME familiale de trente salariés\n- Pose de tuiles\nManutentionnaire, Colivio, Tarbes - 2018 - 2020\nMission d’intérim (agence Tempora)\n- Chargement\n',
      ),
    ).toEqual([
      ['Zingueuse', 'Nordal'],
      ['Manutentionnaire', 'Colivio'],
    ]);
  });
});

test('the agency is who employed where no other house is named', () => {
  expect(
    named(
      'EXPÉRIENCES\n04/2021 - 05/2023\tZingueuse\nIntérim (Tempora Nord), Pau\n- Pose de tuiles\n05/2018 - 03/2021\tManutentionnaire\nColivio, Tarbes\n- Chargement\n',
    ),
  ).toEqual([
    ['Zingueuse', 'Intérim'],
    ['Manutentionnaire', 'Colivio'],
  ]);
});

describe('a section of one post', () => {
  test('is set as the other posts of the CV are', () => {
    const text =
      'EXPÉRIENCES\nZingueuse\t04/2021 - 09/2023\nNordal\nPose de tuiles et de gouttières\nAUTRES EXPÉRIENCES\nManutentionnaire\t05/2018 - 03/2021\nColivio\nChargement des camions\nVendangeuse\t09/2017 - 10/2017\nGamelin\nCoupe du raisin\n';
    const heavy = [/^(?:EXP|AUTRES)/u, /\t/u];
    const cv = readInvented(`${TOP}${text}\nLANGUES\nAnglais B1\n`, (line) => ({
      ...line,
      bold: heavy.some((look) => look.test(line.text)),
      fontSize: 10,
    }));
    expect(postsOf(cv)).toEqual([
      ['Zingueuse', 'Nordal', monthAt(2021, 4), monthAt(2023, 9)],
      ['Manutentionnaire', 'Colivio', monthAt(2018, 5), monthAt(2021, 3)],
      ['Vendangeuse', 'Gamelin', monthAt(2017, 9), monthAt(2017, 10)],
    ]);
  });
});

describe('posts without any date', () => {
  test('name who employed on the line below each title', () => {
    expect(
      named(
        'EXPÉRIENCES\nZingueuse\nToitures Nordal\nPose de tuiles\nManutentionnaire\nTransports Colivio\nChargement des camions\n',
      ),
    ).toEqual([
      ['Zingueuse', 'Toitures Nordal'],
      ['Manutentionnaire', 'Transports Colivio'],
    ]);
  });
});

describe('a training that lets one work', () => {
  const studies = (text: string) =>
    readInvented(`${TOP}FORMATIONS\n${text}\nLANGUES\nAnglais B1\n`).education.map(
      ({ degree, institution, end }) => [
        degree.value,
        institution?.value ?? null,
        end?.value.year ?? null,
      ],
    );

  test('was given by the name beside it, after it or below it', () => {
    expect(
      studies(
        '2022 : CACES R489 - Formavia\n2021 : SST, Nordal, Pau\n2019 : CAP Couvreur - CFA de Pau\n',
      ),
    ).toEqual([
      ['CACES R489', 'Formavia', 2022],
      ['SST', 'Nordal', 2021],
      ['CAP Couvreur', 'CFA de Pau', 2019],
    ]);
    expect(
      studies('FIMO marchandises\nFormavia\n2022\nCAP Conducteur routier\nLycée Jean-Macé\n2017\n'),
    ).toEqual([
      ['FIMO marchandises', 'Formavia', 2022],
      ['CAP Conducteur routier', 'Lycée Jean-Macé', 2017],
    ]);
  });
});
