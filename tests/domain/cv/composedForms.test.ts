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
