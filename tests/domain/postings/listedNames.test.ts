import { expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { readOffer } from '#/domain/postings/readOffer';

const lexicon = openLexicon(
  compileLexicon([
    {
      name: 'listed',
      text: `
@kind tool
AutoCAD
Revit
@kind technique
Conseil en paie
@kind occupation
Assistant dentaire | assistants dentaires
Cheffe de salle
`,
    },
  ]).data,
);

const unknownIn = (line: string): readonly string[] =>
  readOffer(
    { text: `Poste à pourvoir\nVos missions :\n- Tenir l’agenda.\nVotre profil :\n${line}` },
    lexicon,
  )
    .skills.filter(({ concept }) => concept === null)
    .map(({ label }) => label);

test.each([
  ['Pratique d’AutoCAD ou Epanet.', 'Epanet'],
  ['Les plans se dessinent sous Primavera, AutoCAD.', 'Primavera'],
  ['Les logiciels Covadis ou AutoCAD sont utilisés ici.', 'Covadis'],
])('a name in one list with a known one is asked for: %s', (line, name) => {
  expect(unknownIn(line)).toContain(name);
});

test.each([
  ['Vous rejoignez le pôle Social et conseil en paie.', 'Social'],
  ['Nos plans sont dessinés avec Poly Studio / AutoCAD.', 'Studio'],
  ['Ainsi, les assistants dentaires sont formés ici.', 'Ainsi'],
  ['En lien avec le Gérant et la cheffe de salle.', 'Gérant'],
  ['DES MOYENS RENFORCES, AUTOCAD', 'RENFORCES'],
])('a part of a name, an opening or what stands beside a trade is not: %s', (line, word) => {
  expect(unknownIn(line).map((label) => label.toLocaleLowerCase('fr'))).not.toContain(
    word.toLocaleLowerCase('fr'),
  );
});
