import { describe, expect, it } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { demandHeading } from '#/domain/postings/demandHeading.fr';
import { readOffer } from '#/domain/postings/readOffer';
import { demandOfCode, partDemands, writeDemands } from '#/domain/postings/statedDemands';
import { DEMAND_HEADINGS, DEMANDED_FIELDS } from '#/domain/postings/statedDemands.fr';
import { fold } from '#/domain/shared/text';
import { SAMPLE_SOURCE } from '#tests/domain/lexicon/sampleLexicon';

const lexicon = openLexicon(
  compileLexicon([
    { name: 'sample', text: SAMPLE_SOURCE },
    {
      name: 'extra',
      text: `
@kind tool
Logiciel de caisse
Photoshop
@kind technique
Encaissement
`,
    },
  ]).data,
);

const PROSE = `Vendeur / Vendeuse

Vos missions
- Assurer l'encaissement

Votre profil
Photoshop serait un plus. Le logiciel de caisse est indispensable. Anglais courant exigé.`;

const demandsOf = (text: string) => {
  const { skills, languages, degree } = readOffer({ text }, lexicon);
  return {
    ...Object.fromEntries(
      [...skills, ...languages].map((one) => [
        'language' in one ? one.language : one.label,
        one.demand,
      ]),
    ),
    degree: degree?.demand,
  };
};

describe('what data demands', () => {
  it('decides over the prose, in either direction', () => {
    expect(demandsOf(PROSE)).toMatchObject({
      Photoshop: 'optional',
      'Logiciel de caisse': 'required',
      Anglais: 'required',
    });
    const text = [
      PROSE,
      writeDemands('skills', 'required', ['Photoshop']),
      writeDemands('skills', 'optional', ['Logiciel de caisse']),
      writeDemands('languages', 'optional', ['Anglais']),
      writeDemands('education', 'optional', ['Bac ou équivalent']),
    ].join('\n\n');
    expect(demandsOf(text)).toMatchObject({
      Photoshop: 'required',
      'Logiciel de caisse': 'optional',
      Anglais: 'optional',
      degree: 'optional',
    });
  });

  it('keeps the level that the prose gives of a language', () => {
    const text = `${PROSE}\n\n${writeDemands('languages', 'optional', ['Anglais'])}`;
    expect(readOffer({ text }, lexicon).languages).toMatchObject([
      { language: 'Anglais', level: 'courant', demand: 'optional' },
    ]);
  });

  it('blocks where a licence is a condition, and not where it is a wish', () => {
    const blocking = (demand: 'required' | 'optional') =>
      readOffer(
        { text: `${PROSE}\n\n${writeDemands('licences', demand, ['Permis B - Véhicule léger'])}` },
        lexicon,
      ).skills.filter((skill) => skill.blocking).length;
    expect([blocking('required'), blocking('optional')]).toEqual([1, 0]);
  });

  it.each([
    ['E', 'required'],
    ['S', 'optional'],
    ['Souhaité', 'optional'],
    ['exigée', 'required'],
    ['D', null],
    ['', null],
  ] as const)('is said by %j: %s', (code, demand) => {
    expect(demandOfCode(code)).toBe(demand);
  });

  it.each(DEMANDED_FIELDS)('has headings of its own, folded or not: %s', (field) => {
    for (const demand of ['required', 'optional'] as const)
      for (const heading of [DEMAND_HEADINGS[field][demand], fold(DEMAND_HEADINGS[field][demand])])
        expect(demandHeading(heading)).toEqual({ field, demand });
    expect(demandHeading('Compétences (spécifiques)')).toBeNull();
  });

  it('is told apart from the prose, which keeps every other line', () => {
    const text = [PROSE, writeDemands('licences', 'required', ['Permis B - Véhicule léger'])].join(
      '\n\n',
    );
    expect(partDemands(text)).toEqual({
      prose: PROSE,
      demands: [{ field: 'licences', required: ['Permis B - Véhicule léger'], optional: [] }],
    });
    const written = 'Permis (exigé)\nIl vous faut le permis B.';
    expect(partDemands(written)).toEqual({ prose: written, demands: [] });
  });
});
