import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { readInvented, TOP } from '#tests/domain/cv/readInvented';

const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company }) => [jobTitle?.value ?? null, company?.value ?? null]);

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const END = '\nLANGUES\nAnglais B1\n';

/** Lines that hold one of these texts in large type, headings in larger bold. */
const sized =
  (sizes: Readonly<Record<string, number>>) =>
  (line: DocumentLine): DocumentLine => ({ ...line, fontSize: sizes[line.text] ?? 10 });

describe('the name', () => {
  const SECTIONS = '\nFORMATION\n2015 CAP Couvreur, CFA du Lac\n';
  const nameIn = (text: string, sizes: Readonly<Record<string, number>> = {}): unknown => {
    const { person } = readInvented(`${text}${SECTIONS}`, sized(sizes));
    return [person.firstName?.value ?? null, person.lastName?.value ?? null];
  };

  test('in small letters, where the e-mail holds both words', () => {
    expect(nameIn('odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n')).toEqual([
      'odile',
      'Castagnet',
    ]);
    expect(nameIn('métal ancien\nodile.castagnet@example.org\n')).not.toContain('métal');
  });

  test('with a dash for its hyphen', () => {
    expect(nameIn('ODILE CASTAGNET–VALMONT\nCouvreuse\no.castagnet@example.org\n')).toEqual([
      'ODILE',
      'CASTAGNET–VALMONT',
    ]);
  });

  test('two surnames over two given names, in one look', () => {
    const sizes = { 'CASTAGNET VALMONTEL': 20, 'ODILE NADINE': 20 };
    expect(nameIn('CASTAGNET VALMONTEL\nODILE NADINE\n06 12 34 56 78\n', sizes)).toEqual([
      'ODILE NADINE',
      'CASTAGNET VALMONTEL',
    ]);
  });

  test('its order told by a field of the page', () => {
    expect(
      nameIn('MORGAN ALIX\nCouvreuse\n06 12 34 56 78\n\nCONTACT\nMORGAN Alix\n', {
        'MORGAN ALIX': 20,
      }),
    ).toEqual(['Alix', 'MORGAN']);
  });

  test('two given names where the e-mail begins with the first', () => {
    expect(nameIn('CASTA VALMO ODYLE NADINE\nCouvreuse\nodylev7@example.org\n')).toEqual([
      'ODYLE NADINE',
      'CASTA VALMO',
    ]);
  });
});

describe('posts', () => {
  test('one placement under its heading, in the type of the titles', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE\nStage\nNordal & Fils\nAvril 2021 - Mai 2021\nPose de tuiles\nCouvreuse\nToits du Lac\nAvril 2022 - mai 2024\nRéfection de toits\n${END}`,
      (line) =>
        /^[A-ZÉ]{6}/u.test(line.text)
          ? { ...line, fontSize: 16, bold: true }
          : { ...line, fontSize: 10, bold: /^(?:Stage|Couvreuse)$/u.test(line.text) },
    );
    expect(posts(cv)).toEqual([
      ['Stage', 'Nordal & Fils'],
      ['Couvreuse', 'Toits du Lac'],
    ]);
  });

  test('who employed in brackets after a trade', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2020-2023 Couvreuse (Nordal emploi)\nRéfection de toits\n2019-2020 Zingueuse (Tuilac, 2 étés)\nGouttières\n2018-2019 Couvreuse (bénévole)\nToit d’une grange\n${END}`,
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Nordal emploi'],
      ['Zingueuse', 'Tuilac'],
      ['Couvreuse', null],
    ]);
  });

  test('brackets that spell out letters are nobody', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2020-2023 Responsable RSE (Responsabilité Sociétale des Entreprises)\n- Bilan carbone\n${END}`,
    );
    expect(posts(cv)[0]?.[1]).toBeNull();
  });

  test('who employed under a label of its own', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nAlternance en 2ème année de couverture (2020/2021)\n- Société : NORDAL\n- Travail réalisé : toits de zinc\nStage de couverture d’un mois (Mai 2019)\n- Société : Tuilac\n- Travail réalisé : gouttières\n${END}`,
    );
    expect(posts(cv).map(([, company]) => company)).toEqual(['NORDAL', 'Tuilac']);
  });

  test('a day of birth is no post', () => {
    const cv = readInvented(
      `Odile Castagnet\n12 rue du Lac\n06 12 34 56 78\nné le 04/03/1996 (21 ans)\nNationalité Française\nPermis B\nAlternance couverture\n\nEMPLOI SAISONNIER\n2017\tAnimatrice - Laval\nJeux de plein air\n${END}`,
    );
    expect(cv.experiences).toHaveLength(1);
  });
});

describe('studies', () => {
  test('licences for work with their date are trainings, and skills', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2021 : CACES R489 catégories 1A, 3\nMars 2020 : SST\n2018 CAP Couvreur, CFA du Lac\nPSC1\nPau (2016)\n2015 renouvellement CACES R482\n2019 : TOEIC 800\n${END}`,
    );
    expect(studies(cv)).toEqual([
      ['CACES R489 catégories 1A, 3', null, 2021],
      ['SST', null, 2020],
      ['CAP Couvreur', 'CFA du Lac', 2018],
      ['PSC1', null, 2016],
    ]);
  });

  test('a course in brackets is not the school below', () => {
    const cv = readInvented(
      `${TOP}FORMATION\nDiplôme d’Ingénieur (Programme Grande École)\nEcole du Bois et du Toit, Laval\n2018 – 2021\nBaccalauréat général\nLycée du Parc, Pau\n2015 – 2018\n${END}`,
    );
    expect(studies(cv).map(([, school]) => school)).toEqual([
      'Ecole du Bois et du Toit',
      'Lycée du Parc',
    ]);
  });

  test('a kind of school without a name is what one learns, the letters below where', () => {
    const cv = readInvented(
      `${TOP}FORMATION\nÉCOLE INGÉNIEURE, 3ème année\nVALEO (72) - Oct. 2024 à aujourd’hui\nBUT GÉNIE CIVIL, 3ème année\nIUT Laval (53) - Oct. 2021 - Mai 2024\n${END}`,
    );
    expect(studies(cv)[0]?.slice(0, 2)).toEqual(['ÉCOLE INGÉNIEURE, 3ème année', 'VALEO']);
  });
});

describe('what lines and signs part', () => {
  test('one word for a placement, who took one on, and a town', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n2021\tSTAGE NORDAL-VALMONT - PAU\n- Pose de tuiles\n2020\tCouvreuse - Toits du Lac\n- Gouttières\n${END}`,
    );
    expect(posts(cv)[0]).toEqual(['STAGE', 'NORDAL-VALMONT']);
  });

  test('small letters under a diploma without its field go on with it', () => {
    const cv = readInvented(
      `${TOP}FORMATION\nTroisième année de But\ngénie du bâtiment\nIUT du Lac\n2021-2022\n${END}`,
    );
    expect(studies(cv)[0]?.slice(0, 2)).toEqual(['But génie du bâtiment', 'IUT du Lac']);
  });

  test('a quotation mark that closes a subject holds no line open', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2015-2018 Licence de géologie sur ‘les sols du Val’\nVALCO, Pau\n2012-2015 Diplôme de géologue\n${END}`,
    );
    expect(studies(cv)[0]?.[0]).toBe('Licence de géologie sur ‘les sols du Val’');
  });
});
