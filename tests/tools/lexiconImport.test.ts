import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { parseLexicon } from '#/domain/lexicon/parseLexicon';

import { importTable, type Row } from '../../tools/lexicon/importTable';

const KNOWN = { name: 'known', text: '@kind technique\nSoudure TIG | soudage TIG' };

const rowsOf = (csv: string): readonly Row[] =>
  papaparse.parse<Row>(csv.replace(/^\uFEFF/u, ''), { header: true, skipEmptyLines: true }).data;

const importOf = (csv: string) => {
  const table = importTable(rowsOf(csv), parseLexicon([KNOWN]).entries);
  if (table === null) throw new Error('no shape');
  const { data, problems } = compileLexicon([KNOWN, { name: 'imported', text: table.text }]);
  return { ...table, problems, lexicon: openLexicon(data) };
};

/** The shape of `unix_referentiel_appellation` (ROME), rows written for this test. */
const APPELLATIONS = `code_ogr;libelle_appellation_long;libelle_appellation_court;code_rome;statut
10200;Accordeur-facteur / Accordeuse-factrice de pianos;Accordeur-facteur de pianos;B1501;1
10201;Peintre;Peintre;F1606;1
`;

/** The shape of `unix_referentiel_competence` (ROME). */
const COMPETENCES = `code_ogr;libelle_competence;libelle_type_competence
100;Soudure TIG;Savoir-faire
101;Entoiler un col de chemise;Savoir-faire
102;Typologie des bois tropicaux;Savoirs
103;Concevoir, organiser, suivre et adapter un plan annuel de prévention des risques de toute nature;Savoir-faire
`;

/** The shape of ESCO's French tables: labels of one concept on lines of one cell. */
const ESCO = `\uFEFFconceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,status
KnowledgeSkillCompetence,http://data.example/skill/1,knowledge,cross-sector,acoustique des salles,"acoustique architecturale
acoustique du bâtiment",released
KnowledgeSkillCompetence,http://data.example/skill/2,skill/competence,sector-specific,accorder un orgue (à tuyaux),,released
Occupation,http://data.example/occupation/3,,,luthière en guitares,luthier en guitares,released
`;

describe('importTable', () => {
  test('reads appellations of ROME with both genders', () => {
    const { lexicon, added, unusable, problems } = importOf(APPELLATIONS);
    expect({ added, unusable, problems }).toEqual({ added: 1, unusable: 1, problems: [] });
    const [mention] = lexicon.findMentions('Accordeuse-factrice de pianos à Lyon');
    expect(mention?.concept.kind).toBe('occupation');
  });

  test('reads competences of ROME, without what is known or never written so', () => {
    const { lexicon, added, known, unusable } = importOf(COMPETENCES);
    expect({ added, known, unusable }).toEqual({ added: 2, known: 1, unusable: 1 });
    const found = lexicon.findMentions('Entoiler un col de chemise. Typologie des bois tropicaux.');
    expect(found.map(({ concept }) => concept.kind)).toEqual(['technique', 'knowledge']);
    expect(lexicon.findMentions('soudage TIG')[0]?.concept.label).toBe('Soudure TIG');
  });

  test('reads ESCO, each alternative label a form of its concept', () => {
    const { lexicon, added } = importOf(ESCO);
    expect(added).toBe(3);
    const [one] = lexicon.findMentions('acoustique du bâtiment');
    expect(one?.concept.label).toBe('acoustique des salles');
    expect(lexicon.findMentions('accorder un orgue')[0]?.concept.kind).toBe('technique');
    expect(lexicon.findMentions('luthier en guitares')[0]?.concept.kind).toBe('occupation');
  });

  test('another table is refused', () => {
    expect(importTable(rowsOf('a;b\n1;2\n'), [])).toBeNull();
    expect(importTable([], [])).toBeNull();
  });
});
