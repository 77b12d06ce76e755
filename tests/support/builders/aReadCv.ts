import type { Cv } from '#/domain/cv/cv';
import type { CvDocument, LayoutTraits } from '#/domain/cv/document';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';

const LEXICON = `@kind technique
Toilette et aide à l’habillage | aide à la toilette | soins d’hygiène
Prise des constantes | surveillance des constantes
Transmissions ciblées | transmissions
Prévention des escarres
Accompagnement de fin de vie | soins palliatifs
Mobilisation des patients | transferts
@kind tool
Netsoins
@kind licence
AFGSU 2
Permis B
@kind softSkill
Écoute | sens de l’écoute
Esprit d’équipe
@kind occupation
Aide-soignante | aide-soignant
Auxiliaire de vie
`;

/** A CV of believable length, of a synthetic person. */
export const CV_TEXT = `Awa Diallo-Perrin
Aide-soignante diplômée d’État
14 rue des Tilleuls, 44000 Nantes
06 39 98 12 45 · awa.diallo@example.org

PROFIL
Huit ans auprès de personnes âgées, en établissement et à domicile. Calme, à l’écoute, habituée au travail en équipe de nuit.

EXPÉRIENCES PROFESSIONNELLES
Aide-soignante de nuit
EHPAD Les Genêts, Nantes
Mars 2021 – aujourd’hui
- Soins d’hygiène et de confort de 32 résidents, dont 14 en unité protégée
- Prise des constantes, prévention des escarres, transmissions ciblées sur Netsoins
- Accompagnement de fin de vie avec l’équipe mobile de soins palliatifs

Aide-soignante
Centre hospitalier de Saint-Nazaire
Septembre 2018 – février 2021
- Mobilisation des patients en service de médecine, transferts au lève-personne
- Accueil et tutorat de six stagiaires

Auxiliaire de vie
Association Domicile et Vous, Rezé
2016 – 2018
- Aide à la toilette, préparation des repas, courses

FORMATION
2018  Diplôme d’État d’aide-soignant, IFAS de Nantes
2015  Baccalauréat professionnel ASSP, lycée Léonard-de-Vinci

COMPÉTENCES
Netsoins, AFGSU 2, permis B, écoute, esprit d’équipe

LANGUES
Français : langue maternelle
Peul : courant
Anglais : notions

CENTRES D’INTÉRÊT
Chorale, randonnée sur le littoral
`;

const lexicon = openLexicon(
  compileLexicon([{ name: 'sample', text: LEXICON.replaceAll('’', "'") }]).data,
);

/** A document read for real, on 21 November 2026. */
export const readAsCv = (document: CvDocument): Cv =>
  readCv(document, { lexicon, today: '2026-11-21' });

/** A CV read for real, on 21 November 2026, with a layout of one's choice. */
export const aReadCv = (layout: Partial<LayoutTraits> = {}, text: string = CV_TEXT): Cv => {
  const document = documentFromText(text, 'CV Awa Diallo-Perrin.pdf');
  return readAsCv({ ...document, format: 'pdf', layout: { ...document.layout, ...layout } });
};
