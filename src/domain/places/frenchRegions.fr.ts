/** The regions of France, today's and those of before 2016, with what people call them: names parted by bars, then the codes of their departments. */
const LISTED = `
Île-de-France|IDF|région parisienne|grand Paris|RP:75 77 78 91 92 93 94 95
petite couronne:75 92 93 94
Centre-Val de Loire|région Centre:18 28 36 37 41 45
Bourgogne-Franche-Comté|BFC:21 25 39 58 70 71 89 90
Bourgogne:21 58 71 89
Franche-Comté:25 39 70 90
Normandie:14 27 50 61 76
Basse-Normandie:14 50 61
Haute-Normandie:27 76
Hauts-de-France|HDF:02 59 60 62 80
Nord-Pas-de-Calais:59 62
Picardie:02 60 80
Grand Est:08 10 51 52 54 55 57 67 68 88
Alsace|Collectivité européenne d’Alsace:67 68
Lorraine:54 55 57 88
Champagne-Ardenne:08 10 51 52
Pays de la Loire:44 49 53 72 85
Bretagne:22 29 35 56
Nouvelle-Aquitaine:16 17 19 23 24 33 40 47 64 79 86 87
Aquitaine:24 33 40 47 64
Limousin:19 23 87
Poitou-Charentes:16 17 79 86
Occitanie:09 11 12 30 31 32 34 46 48 65 66 81 82
Midi-Pyrénées:09 12 31 32 46 65 81 82
Languedoc-Roussillon:11 30 34 48 66
Auvergne-Rhône-Alpes|AURA:01 03 07 15 26 38 42 43 63 69 73 74
Auvergne:03 15 43 63
Rhône-Alpes:01 07 26 38 42 69 73 74
Provence-Alpes-Côte d’Azur|PACA|région Sud:04 05 06 13 83 84
Côte d’Azur:06 83
Corse:2A 2B
Pays basque|Béarn:64
Antilles:971 972 977 978
Antilles-Guyane:971 972 973
Outre-mer|DOM|DROM|DOM-TOM:971 972 973 974 976
`;

/** A region with its name and departments. */
export type FrenchRegion = { readonly name: string; readonly departments: readonly string[] };

/** Every way of naming a region, with the region. */
export const FRENCH_REGIONS: readonly (readonly [called: string, region: FrenchRegion])[] =
  LISTED.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', codes = ''] = line.split(':');
      const called = names.split('|');
      const region = { name: called[0] ?? '', departments: codes.split(' ') };
      return called.map((one) => [one, region] as const);
    });
