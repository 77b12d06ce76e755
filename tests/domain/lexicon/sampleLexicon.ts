import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';

/** A small lexicon of many trades, for tests that must not depend on the shipped one. */
export const SAMPLE_SOURCE = `
# sample
@kind tool
JavaScript | JS ?CASE,développ,web,langage
TypeScript < JavaScript
React | React.js | ReactJS < JavaScript
Vue.js | Vue ?CASE,react,angular,front | VueJS < JavaScript
Angular < JavaScript
Node.js | Node ?CASE,javascript,serveur
C++
C# | C sharp
.NET | dotnet
Go ?CASE,golang,langage,kubernetes
R ?CASE,statisti,langage,python
Python
Sage | SAGE ?compta,paie,logiciel,facturation
Cegid
Excel ?CASE | Microsoft Excel
SAP ?CASE
AutoCAD
@kind technique
*Soudage
Soudure TIG | soudage TIG | procédé TIG < Soudage
Soudure MIG | soudage MIG < Soudage
Soudure MAG | soudage MAG < Soudage
Gestion des stocks | gestion de stock | suivi des stocks | tenue des stocks
Gestion de projet | gestion de projets | conduite de projet | project management
Réception de marchandises | réceptionner les marchandises
Rangement de marchandises
Maintenance préventive | entretien préventif
Maintenance corrective | maintenance curative
Tests unitaires
Tests fonctionnels
Pansements | réfection de pansements
Relances clients | relance client | relances clientèle
Tableaux croisés dynamiques | TCD ?excel,tableau
E-commerce | commerce en ligne
@kind knowledge
Comptabilité générale
Normes HACCP | HACCP | règles HACCP
@kind licence
Permis B | permis VL
Permis C | permis poids lourd
Permis BE
CACES R489 catégorie 1 | CACES 1 | CACES R489 cat. 1
CACES R489 catégorie 3 | CACES 3 | CACES R489 cat. 3
CACES R489 catégorie 5 | CACES 5 | CACES R489 cat. 5
Habilitation électrique B1V | habilitation B1V | habilitations B1V
Habilitation électrique BR | habilitation BR | habilitations BR
@kind softSkill
Esprit d'équipe | travail en équipe | travail d'équipe
Rigueur | rigoureu(x/se) | rigoureuses
Autonomie | autonome
@kind diploma
Diplôme d'État d'infirmier | DEI ?infirm | diplôme d'état infirmier
@kind occupation
*Métiers du soin
Infirmier | infirmi(er/ère) diplômé(/e) d'État | infirmi(er/ère) | IDE ?infirm,soin,patient < Métiers du soin
Comptable
`;

/** The sample lexicon, opened. */
export const sampleLexicon = (): Lexicon =>
  openLexicon(compileLexicon([{ name: 'sample.fr.lexicon', text: SAMPLE_SOURCE }]).data);
