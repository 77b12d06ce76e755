import { describe, expect, test } from 'vitest';

import type { Cv, Read } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { formatYearMonth } from '#/domain/shared/plainDate';
import type { YearMonth } from '#/domain/shared/plainDate';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';

const read = (text: string): Cv =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: emptyLexicon, today: '2026-11-22' });
const month = (value: Read<YearMonth | 'ongoing'> | null): string | null =>
  value === null ? null : value.value === 'ongoing' ? 'now' : formatYearMonth(value.value);
const postsOf = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    month(start),
    month(end),
  ]);
const TOP = 'Odile Castagnet\nPlombière\nodile.castagnet@example.org\n\n';
const posts = (text: string) => postsOf(read(`${TOP}Expérience professionnelle\n${text}`));

describe('a period', () => {
  test.each([
    ['Depuis 3 ans : Plombière, Durand SARL, Pau', '2023', 'now'],
    ['Plombière, Durand SARL, Pau (depuis deux ans)', '2024', 'now'],
    ['Depuis plus de 18 mois\nPlombière, Durand SARL, Pau', '2025-05', 'now'],
    ['Étés 2012, 2013 et 2014 : Plombière, Durand SARL', '2012-07', '2014-08'],
    ['Saison hiver 2023-2024 : Plombière, Durand SARL', '2023-12', '2024-04'],
    ["Vacances d'été 2019 : Plombière, Durand SARL", '2019-07', '2019-08'],
    ['Noël 2020 : Plombière, Durand SARL', '2020-12', '2020-12'],
    ['Juillet 2019 et juillet 2020 : Plombière, Durand SARL', '2019-07', '2020-07'],
    ['Janv. 20 – Déc. 22 : Plombière, Durand SARL', '2020-01', '2022-12'],
    ['T1 2020 - T3 2022 : Plombière, Durand SARL', '2020-01', '2022-09'],
    ['Fin 2019 - début 2021 : Plombière, Durand SARL', '2019', '2021'],
    ['2022-... Plombière, Durand SARL, Pau', '2022', 'now'],
    ['2019 – (en cours) Plombière, Durand SARL', '2019', 'now'],
    ['2019/.... : Plombière, Durand SARL', '2019', 'now'],
    ['Plombière\nDurand SARL\nJanvier 2020\nDécembre 2022', '2020-01', '2022-12'],
  ])('is read in %j', (text, start, end) => {
    const [first, ...more] = posts(`${text}\n- Pose de chaudières`);
    expect([first?.slice(2), more]).toEqual([[start, end], []]);
    expect([first?.[0], first?.[1]]).toEqual(['Plombière', 'Durand SARL']);
  });

  test('told by its length is doubtful, and gives way to a date', () => {
    const since = (text: string) =>
      read(`${TOP}Expérience\n${text}`).experiences.map(({ start }) => [
        month(start),
        start?.confidence,
      ]);
    expect(since('Depuis 3 ans : Plombière, Durand SARL')).toEqual([['2023', 'doubtful']]);
    expect(since('Plombière, Durand SARL, depuis mars 2021, depuis 3 ans')).toEqual([
      ['2021-03', 'sure'],
    ]);
  });

  test.each([
    '- Depuis un an, interlocutrice technique de cinq clients',
    'Maîtresse d’apprentissage d’une étudiante depuis deux ans',
  ])('told by its length opens no post in %j', (task) => {
    expect(posts(`Plombière, Durand SARL, Pau, 2015 - 2024\n- Pose\n${task}`)).toEqual([
      ['Plombière', 'Durand SARL', '2015', '2024'],
    ]);
  });

  test('set on two lines leaves no line for a task', () => {
    const [post] = read(
      `${TOP}Expérience\nPlombière\nDurand SARL\nJanvier 2020\nDécembre 2022\n- Pose de chaudières`,
    ).experiences;
    expect(post?.tasks.map(({ value }) => value)).toEqual(['Pose de chaudières']);
  });
});

describe('the town', () => {
  const personOf = (line: string) =>
    read(
      `Odile Castagnet\nPlombière\n${line}\nodile@example.org\n\nExpérience\nPlombière, Durand SARL, 2019 - 2021\n`,
    );
  test.each([
    ['Cocody, Abidjan', 'Abidjan'],
    ['Ixelles, Bruxelles', 'Bruxelles'],
    ['Pantin, Seine-Saint-Denis', 'Pantin'],
    ['Bezons (Val-d’Oise)', 'Bezons'],
    ['Nantes, Loire-Atlantique, France', 'Nantes'],
    ['Carouge (GE)', 'Carouge'],
    ['Villard-Bonnot, Isère', 'Villard-Bonnot'],
    ['Oullins, Métropole de Lyon', 'Oullins'],
    ['95 - Bezons', 'Bezons'],
    ['Bezons, 95', 'Bezons'],
    ['3 rue des Lilas, Bezons', 'Bezons'],
    ['Domiciliée à Bezons', 'Bezons'],
    ['Basée à Saint-Herblain (44)', 'Saint-Herblain'],
    ["J'habite à Bezons", 'Bezons'],
    ['Ville : Bezons', 'Bezons'],
    ['01 BP 456 Abidjan 01', 'Abidjan'],
    ['Paris XIe', 'Paris'],
    ['Cel : 01 02 03 04 05', undefined],
    ['Résidence Les Jardins', undefined],
    ['Isère', undefined],
  ])('is read in %j', (line, town) => {
    expect(personOf(line).person.city?.value).toBe(town);
  });

  test.each([
    'Chaussée de Ninove 112 bte 4\n1080 Molenbeek-Saint-Jean',
    'Cité des Fleurs, bât C\n93500 Pantin',
  ])('is no headline in %j', (address) => {
    expect(
      read(`Odile Castagnet\n${address}\nodile@example.org\n\nFormation\n`).headline,
    ).toBeNull();
  });

  test('a number written with spaced slashes is a telephone', () => {
    expect(personOf('+221 77 / 123 / 45 / 67').person.phone?.value).toBe('+221 77 / 123 / 45 / 67');
  });
});
