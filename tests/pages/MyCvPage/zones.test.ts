import { describe, expect, test } from 'vitest';

import { quote } from '#/domain/cv/cv';
import { isWithin, placesOf, rangesOf, zoneKeys, zonesOf } from '#/pages/MyCvPage/parts/page/zones';
import { aReadCv } from '#tests/support/builders/aReadCv';

const cv = aReadCv();
const zones = zonesOf(cv);
const wordsOf = (key: string): readonly string[] =>
  rangesOf(zones, key).map((range) => quote(cv.document, range));

describe('what the document says of each field', () => {
  test('a field is found under its key, an entry with all its fields', () => {
    expect(wordsOf(zoneKeys.person('email'))).toEqual(['awa.diallo@example.org']);
    expect(wordsOf('experience-1')).toEqual(
      expect.arrayContaining(['Aide-soignante de nuit', 'EHPAD Les Genêts', 'Nantes']),
    );
    expect(wordsOf(zoneKeys.skill('Netsoins'))).toEqual(['Netsoins', 'Netsoins']);
    expect(rangesOf(zones, null)).toEqual([]);
  });

  test('an entry is not mistaken for one whose number begins alike', () => {
    expect(isWithin('experience-12.company', 'experience-1')).toBe(false);
    expect(isWithin('experience-1.company', 'experience-1')).toBe(true);
  });

  test('what was typed by hand stands nowhere', () => {
    const typed = { value: 'Rezé', source: null, confidence: 'corrected' } as const;
    const corrected = zonesOf({ ...cv, person: { ...cv.person, city: typed } });
    expect(corrected.map(({ key }) => key)).not.toContain(zoneKeys.person('city'));
  });
});

describe('the places that can be pressed', () => {
  const places = placesOf(zones);

  test('follow the document and never overlap', () => {
    expect(places.length).toBeGreaterThan(20);
    places.slice(1).forEach(({ range }, index) => {
      expect(range.start).toBeGreaterThanOrEqual(places[index]?.range.end ?? 0);
    });
  });

  test('lead to the field rather than to a skill found in its words', () => {
    const both = placesOf([
      { key: 'headline', label: 'Titre', ranges: [{ start: 0, end: 20 }] },
      {
        key: 'skill.Soins',
        label: 'Compétence',
        ranges: [
          { start: 5, end: 10 },
          { start: 30, end: 35 },
        ],
      },
    ]);
    expect(both.map(({ key, range }) => [key, range.start])).toEqual([
      ['headline', 0],
      ['skill.Soins', 30],
    ]);
  });
});
