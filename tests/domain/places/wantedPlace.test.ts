import { describe, expect, test } from 'vitest';

import { openPlaces } from '#/domain/places/wantedPlace';

const places = openPlaces();

/** Typed, with the kilometres around it; how it is understood; what answers; what does not. */
type Row = readonly [
  typed: string,
  radius: number,
  understood: string,
  yes: readonly string[],
  no: readonly string[],
];

const SPELLINGS: readonly Row[] = [
  [
    "Vallon Pont d'Arc",
    0,
    'town Vallon-Pont-d’Arc 07',
    ['07 - VALLON PONT D ARC', 'Vallon-Pont-d’Arc (07)', 'vallon pont d’arc, Ardèche'],
    ['Annonay (07)', 'Pont-de-l’Arc'],
  ],
  [
    'St Peray',
    0,
    'town Saint-Péray 07',
    ['07 - ST PERAY', 'Saint-Péray (07130)', 'SAINT PERAY 07130', 'St. Péray'],
    ['Valence (26)', 'Saint-Étienne (42)'],
  ],
  ['Pouzin', 0, 'town Le Pouzin 07', ['07 - LE POUZIN', '07 - Pouzin'], ['07 - PRIVAS']],
  [
    'La Voulte s/Rhône',
    0,
    'town La Voulte-sur-Rhône 07',
    ['07 - LA VOULTE SUR RHONE', 'Voulte-sur-Rhône (07)'],
    ['Lyon'],
  ],
  ['Ste Foy les Lyon', 0, 'town Sainte-Foy-lès-Lyon 69', ['SAINTE-FOY-LES-LYON (69)'], ['Lyon']],
  ['Clermont-Fd', 0, 'town Clermont-Ferrand 63', ['63 - CLERMONT FERRAND'], ['Clermont (60)']],
  ['aix', 0, 'town Aix-en-Provence 13,73', ['Aix-en-Provence', 'Aix-les-Bains (73)'], ['Paix']],
  ['Cergy-Pontoise', 0, 'town Cergy 95', ['Cergy (95)', 'Pontoise (95)'], ['Versailles']],
  ['Lille et alentours', 0, 'town Lille 59', ['LILLE (59)'], ['Roubaix (59)', 'Deûlémont']],
  ['Vernon', 0, 'town Vernon 07,27,86', ['Vernon (27)', '07 - Vernon'], ['Évreux (27)']],
  // A town and an area of one name: the town where it is known, the area else.
  ['Vienne', 0, 'town Vienne 38', ['Vienne (38)'], ['Poitiers (86)', 'Vienne, Autriche']],
  ['Mayenne', 0, 'department Mayenne 53', ['Laval (53)', 'Mayenne (53)'], ['Le Mans']],
  ['Bretagne', 0, 'region Bretagne 22,29,35,56', ['Brest', 'Rennes (35)'], ['Nantes (44)']],
  [
    'ardeche',
    0,
    'department Ardèche 07',
    ['07 - ANNONAY', 'Aubenas', 'Ardèche', '07 - Ardèche, Isère & Drôme', 'Privas 07000'],
    ['Valence (26)', 'Paris (75007)'],
  ],
  ['07', 0, 'department Ardèche 07', ['Annonay (07)', 'Privas (07000)'], ['Paris (75007)']],
  ['département du Rhône', 0, 'department Rhône 69', ['Lyon', 'Givors'], ['Vienne (38)']],
  ['val de marne', 0, 'department Val-de-Marne 94', ['Créteil'], ['Reims (51)']],
  ['2a', 0, 'department Corse-du-Sud 2A', ['Ajaccio'], ['Bastia (2B)']],
  ['la reunion', 0, 'department La Réunion 974', ['Saint-Denis (974)'], ['Saint-Denis (93)']],
  ['Ain', 0, 'department Ain 01', ['Bourg-en-Bresse (01)'], ['Romainville (93)', 'Saint-Denis']],
  ['PACA', 0, `region Provence-Alpes-Côte d’Azur 04,05,06,13,83,84`, ['Nice'], ['Montpellier']],
  ['Rhône Alpes', 0, 'region Rhône-Alpes 01,07,26,38,42,69,73,74', ['Lyon'], ['Aurillac']],
  ['région parisienne', 0, 'region Île-de-France 75,77,78,91,92,93,94,95', ['Meaux'], ['Reims']],
  ['07130', 0, 'post 07130 07', ['Saint-Péray (07)', '07 - ST PERAY'], ['Privas (07)']],
  [
    'paris 15',
    0,
    'town Paris 75',
    ['Paris 15e (75015)', 'Paris (75)'],
    ['Paris 3e', 'Paris 75003'],
  ],
  ['paris 75', 0, 'town Paris 75', ['Paris 15e (75015)', 'Paris (75)'], ['Lyon', 'Meaux (77)']],
  ['dans l’Ardèche', 0, 'department Ardèche 07', ['Annonay (07)', 'Privas'], ['Valence (26)']],
  ['en Bretagne', 0, 'region Bretagne 22,29,35,56', ['Brest', 'Rennes (35)'], ['Nantes (44)']],
  ['75015', 0, 'post 75015 75', ['Paris 15e', 'Paris'], ['Paris 3e (75003)']],
  ['lyon 3eme', 0, 'town Lyon 69', ['Lyon 3e', '69003 Lyon', 'Lyon (69)'], ['Lyon 8e']],
  [
    'Paris',
    0,
    'town Paris 75',
    ['Paris, Île-de-France, France', 'PARIS 08'],
    ['Cormeilles-en-Parisis'],
  ],
  ['France', 0, 'country France ', ['Lyon', 'France'], ['Dakar, Sénégal', 'Valence, Espagne']],
  [
    'St Peray',
    10,
    'town Saint-Péray 07',
    ['Valence (26)', 'Guilherand-Granges (07)'],
    ['Annonay (07)'],
  ],
  [
    'Paris',
    20,
    'town Paris 75',
    ['Puteaux', 'Montreuil (93)', 'La Défense'],
    ['Meaux (77)', 'Lyon'],
  ],
  ['74160', 30, 'post 74160 74', ['Annemasse (74)', 'Annecy'], ['Chamonix-Mont-Blanc (74)']],
];

describe('a typed place', () => {
  test.each(SPELLINGS)('%s, %i km around', (typed, radius, understood, yes, no) => {
    const wanted = places.want(typed, radius);
    expect(
      wanted === null ? null : `${wanted.kind} ${wanted.name} ${wanted.departments.join(',')}`,
    ).toBe(understood);
    expect(yes.filter((place) => wanted?.test(place) !== true)).toEqual([]);
    expect(no.filter((place) => wanted?.test(place) === true)).toEqual([]);
  });

  test.each(['Dakar', 'Beyrouth', 'télétravail', 'xyz', '99', '00000', '123456'])(
    '%s is no place of France, and its letters decide',
    (typed) => {
      expect(places.want(typed, 0)).toBeNull();
    },
  );

  test('tells which places it knows: of the others only the letters can be compared', () => {
    const wanted = places.want('Ain', 0);
    const known = ['Romainville (93)', 'Valence, Espagne', 'Télétravail', 'Bassin parisien'];
    expect(known.map((place) => wanted?.knows(place))).toEqual([true, true, false, false]);
  });
});
