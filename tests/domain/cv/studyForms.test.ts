import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { readInvented, TOP } from '#tests/domain/cv/readInvented';

const studies = (text: string, set?: (line: DocumentLine) => DocumentLine) =>
  readInvented(`${TOP}FORMATION\n${text}\n`, set).education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

describe('who taught', () => {
  test('follows « avec », « sur » or « via »', () => {
    expect(
      studies(
        '2012 Cycle préparatoire au DAEU par correspondance avec le CFODE\n2016 - 2017 Débute une formation de paysagiste avec le CARBO en ligne\n2015 Certificat de soudure sur OpenAtelier',
      ),
    ).toEqual([
      ['Cycle préparatoire au DAEU par correspondance', 'CFODE', 2012],
      ['formation de paysagiste', 'CARBO en ligne', 2017],
      ['Certificat de soudure', 'OpenAtelier', 2015],
    ]);
  });

  test('may have a name that opens as the letters of a diploma do', () => {
    expect(
      studies(
        '2020 – 2021 : GCE Ordinary Level\nDouala\tDu Vallon International School.\n2022 – 2023 : GCE Advanced Level\nDouala\tDu Vallon International School.',
      ),
    ).toEqual([
      ['GCE Ordinary Level', 'Du Vallon International School', 2021],
      ['GCE Advanced Level', 'Du Vallon International School', 2023],
    ]);
  });

  test('may hold a year in its name where dates open the lines, under a country and its town', () => {
    expect(
      studies(
        '2020-2021\tDiplôme homologué BTP en couverture\nTunisie, Sousse\nToits 2000 Formation\n2016-2018\tLicence de génie civil\nTunisie, Sousse\nÉcole du Toit',
      ),
    ).toEqual([
      ['Diplôme homologué BTP en couverture', 'Toits 2000 Formation', 2021],
      ['Licence de génie civil', 'École du Toit', 2018],
    ]);
  });

  test('is the same for two diplomas over one school and its years', () => {
    expect(
      studies(
        'Titre professionnel couvreur\nAtelia, Montpellier | 2018 - 2019\nCertificat de compétences zingueur\nCap vers, Nantes | 2000, Mention excellent\nMaîtrise Français Langue Étrangère\nLicence anglais\nUFR du Lac, Angers | 1995 - 1997',
      ),
    ).toEqual([
      ['Titre professionnel couvreur', 'Atelia', 2019],
      ['Certificat de compétences zingueur', 'Cap vers', 2000],
      ['Maîtrise Français Langue Étrangère', 'UFR du Lac', 1997],
      ['Licence anglais', 'UFR du Lac', 1997],
    ]);
  });
});

describe('what was learnt', () => {
  test('stands in quotes after the kind of diploma', () => {
    expect(studies('2014 CQP « Zingueur du bâti » • Obtenu • Ateliers Montdidier')).toEqual([
      ['CQP « Zingueur du bâti »', 'Ateliers Montdidier', 2014],
    ]);
  });

  test('stands before or after what certifies it', () => {
    expect(
      studies(
        'COUVREUSE ZINGUEUSE - TITRE RNCP 5 - BAC+2\nTOITEXPERT MONTPELLIER | RENTRÉE FEVRIER 2022',
      ),
    ).toEqual([['COUVREUSE ZINGUEUSE - TITRE RNCP 5', 'TOITEXPERT MONTPELLIER', 2022]]);
    expect(
      studies('2017 - 2018 - Formation Titre Professionnel niveau III - Couvreuse - AFORTOIT'),
    ).toEqual([['Formation Titre Professionnel niveau III - Couvreuse', 'AFORTOIT', 2018]]);
  });

  test('goes on below the row of its date, which is in a larger type', () => {
    const set = (line: DocumentLine): DocumentLine => ({
      ...line,
      fontSize: line.text.includes('\t') ? 19 : 12,
      bold: line.text.includes('\t'),
    });
    expect(
      studies(
        '1995-1996\tBaccalauréat Scientifique option\nSciences et Vie de la Terre.\n1998-2000\tBrevet de Technicien Supérieur en\nConstruction Navale.',
        set,
      ),
    ).toEqual([
      ['Baccalauréat Scientifique option Sciences et Vie de la Terre', null, 1996],
      ['Brevet de Technicien Supérieur en Construction Navale', null, 2000],
    ]);
  });

  test('may be broken before « d’ » and a capital', () => {
    expect(
      studies(
        "2015 : obtention du Diplôme d’État\nd'Infirmière.\n2011 : BTS Optique, Lycée du Val",
      ),
    ).toEqual([
      ["Diplôme d’État d'Infirmière", null, 2015],
      ['BTS Optique', 'Lycée du Val', 2011],
    ]);
  });
});
