/** One diploma of an invented person. */
export type Study = {
  readonly degree: string;
  readonly school: string;
  readonly town: string;
  readonly from: number;
  readonly to: number;
};

const studies = (text: string): readonly (readonly Study[])[] =>
  text
    .trim()
    .split(/\n\n+/u)
    .map((block) =>
      block.split('\n').map((line): Study => {
        const [degree = '', school = '', town = '', years = ''] = line.split(' / ');
        const [from = 0, to = 0] = years.split('-').map(Number);
        return { degree, school, town, from, to };
      }),
    );

/** Invented studies of many trades; some schools and trainings are words that no list knows. */
export const INVENTED_STUDIES = studies(`
Diplôme d’État d’infirmière / IFSI des Deux Rives / Rennes / 2016-2019
Baccalauréat ST2S / Lycée Hélène-Vautrin / Vannes / 2013-2016

CAP Cuisine / CFA du Grand Pré / Lyon / 2014-2016
Mention complémentaire Desserts / CFA du Grand Pré / Lyon / 2016-2017
Brevet des collèges / Collège Paul-Éluard / Mâcon / 2010-2014

Titre professionnel Conducteur routier / AFTRAL / Le Mans / 2017-2018
Bac pro Logistique / Lycée des Métiers Touchard / Angers / 2012-2015

BP Maçon / Compagnons du Devoir / Tours / 2008-2010
CAP Maçonnerie / BTP CFA Loire / Blois / 2006-2008

Licence professionnelle Comptabilité / IUT Paul-Sabatier / Toulouse / 2014-2015
BTS Comptabilité et gestion / Lycée Saint-Cricq / Pau / 2012-2014
Baccalauréat STMG / Lycée Louis-Barthou / Pau / 2009-2012

BTS Management des unités commerciales / Lycée d’Arsonval / Brive / 2014-2016
Bac pro Commerce / Lycée Turgot / Limoges / 2011-2014

Titre professionnel Développeur web / Wild Code School / Lyon / 2019-2020
Master Informatique / Université de Montpellier / Montpellier / 2014-2016
Licence Informatique / Université Paul-Valéry / Montpellier / 2011-2014

CAP Accompagnant éducatif petite enfance / GRETA Lorraine / Metz / 2016-2017
BAFA / CEMEA / Nancy / 2012-2013

Formation Agent de sécurité / Institut Vigie / Marseille / 2013-2014
BEP Carrières sanitaires et sociales / Lycée La Viste / Marseille / 2009-2011

Mastère Marketing digital / ESG / Bordeaux / 2018-2020
Bachelor Communication / Sup de Pub / Bordeaux / 2015-2018

CAP Coiffure / École Silvya Terrade / Perpignan / 2012-2014
Brevet professionnel Coiffure / École Silvya Terrade / Perpignan / 2014-2016

Certificat de qualification Soudeur / AFPI Ouest / Saint-Nazaire / 2010-2011
Bac pro Chaudronnerie industrielle / Lycée Brossaud-Blancho / Saint-Nazaire / 2007-2010
`);
