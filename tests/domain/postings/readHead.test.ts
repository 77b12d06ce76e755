import { describe, expect, test } from 'vitest';

import { readLines } from '#/domain/postings/postingSections';
import { readHead } from '#/domain/postings/readHead';
import { openScript } from '#/domain/postings/script';
import { realOccupations } from '#tests/domain/occupations/realOccupations';

const read = (text: string, known: { readonly title?: string } = {}) => {
  const script = openScript(text);
  return readHead(script, readLines(script), { text, ...known });
};

describe('the employer', () => {
  test.each([
    ['Papeterie Larive recrute un comptable.', 'Papeterie Larive'],
    ['La Scierie du Morvan (85 salariés) recherche un affûteur.', 'Scierie du Morvan'],
    ['Net’Avenir, entreprise d’insertion de 210 salariés, engage deux agents.', 'Net’Avenir'],
    ['Verrerie Ostal, c’est cent ans de métier.', 'Verrerie Ostal'],
    ['L’association Les Deux Rives accompagne des familles.', 'L’association Les Deux Rives'],
    ['Soudeur\nAteliers Kerdran, Brest (29), CDI', 'Ateliers Kerdran'],
    ['Soudeur – Ateliers Kerdran – Brest', 'Ateliers Kerdran'],
    ['Soudeur\n\nRejoignez Ateliers Kerdran, au bord de la rade.', 'Ateliers Kerdran'],
    ['Entreprise : Clinique des Alizés', 'Clinique des Alizés'],
    ['Soudeur\nCe que vous ferez\nSouder des tôles', ''],
    ['Soudeur\nMissions :\n- Souder des tôles', ''],
    ['Soudeur (H/F)\nCDI – temps plein – Brest', ''],
    ['Nous recrutons un soudeur.', ''],
    ['La patience et le soin sont des atouts.', ''],
    ['Permis B obligatoire\nSouder des tôles', ''],
    ['Soudeur\nGESTION DE LA SOUDURE ET DES PIÈCES\nSouder des tôles', ''],
    ['Soudeur\nPériode : de suite', ''],
    ['Soudeur\nAbout us\nWe build boats.', ''],
    ['Soudeur\nThe role\nWelding steel plates.', ''],
    ['Soudeur\nAteliers Kerdran\nAbout us\nWe build boats.', 'Ateliers Kerdran'],
    ['Soudeur\nCOMPÉTENCES TECHNIQUES\nVos compétences techniques en soudage.', ''],
    ['Soudeur\nDévelopper\nVous développez les gammes.', ''],
    ['Soudeur\nRejoindre Ateliers Kerdran', 'Ateliers Kerdran'],
    ['Soudeur\n\nRejoindre Kerdran & Fils c’est apprendre.', 'Kerdran & Fils'],
    ['Soudeur\nNord Finistère', ''],
    ['Soudeur\nSur le secteur de Guingamp', ''],
    ['Larive vous propose un poste de soudeur.', 'Larive'],
    ['Acteur du conseil agricole et rural, le groupement recrute.', ''],
    ['', ''],
  ])('of %j', (text, company) => {
    expect(read(text, { title: 'Soudeur' }).company?.value ?? '').toBe(company);
  });
});

describe('the place', () => {
  test.each([
    ['Soudeur\nAteliers Kerdran, Brest (29), CDI', 'Brest (29)', 'sure'],
    ['Soudeur H/F – Brest (29) – CDI', 'Brest (29)', 'sure'],
    ['Soudeur\n29 - BREST - Offre n° 187KLTD', 'BREST (29)', 'sure'],
    ['Soudeur\nVous rejoignez notre atelier de Brest.', 'Brest', 'doubtful'],
    ['Soudeur\nPoste à pourvoir à Abidjan (Côte d’Ivoire).', 'Abidjan (Côte d’Ivoire)', 'doubtful'],
    ['Soudeur\nNormes ISO 45001 et ISO 9001.', '', 'absent'],
    ['Soudeur\nVous avez le sens de la tour et un nice sourire.', '', 'absent'],
    ['Soudeur\nUne ferme en Ardèche, près de Vallon-Pont-d’Arc.', 'Vallon-Pont-d’Arc', 'doubtful'],
    ['Soudeur\nLieu de travail : Le Puy en Velay', 'Le Puy en Velay', 'sure'],
    ['Soudeur\nPour un poste sur St Brieuc, prenez le large.', 'St Brieuc', 'doubtful'],
    ['Soudeur\nPour notre agence du Mans, un collègue.', 'Le Mans', 'doubtful'],
    ['Soudeur\nPrise de poste à PARIS 15e (75015)', 'PARIS 15e (75015)', 'sure'],
    ['Soudeur\nKerdran Brest recherche un collègue.', 'Brest', 'doubtful'],
    ['Soudeur\nNotre siège est basé à Brest (29).', '', 'absent'],
    ['Soudeur\nDes déplacements à Brest sont à prévoir.', '', 'absent'],
    ['Soudeur\nPostes partout en France.', '', 'absent'],
    ['Soudeur\nLieu du poste : en présentiel', '', 'absent'],
    ['Soudeur\nSites : atelier de Brest / Quimper', 'Brest / Quimper', 'doubtful'],
    ['Soudeur\nNos 62 ateliers livrent Lyon et Brest.', '', 'absent'],
    [
      'Soudeur\nNous avons des bureaux implantés à Brest (29), Lyon (69) et Reims (51).',
      '',
      'absent',
    ],
    ['Soudeur\nRennes - 35\nCDI', 'Rennes (35)', 'sure'],
  ])('of %j', (text, value, confidence) => {
    const { location } = read(text);
    const told = location === null ? 'absent' : location.doubtful === true ? 'doubtful' : 'sure';
    expect([location?.value ?? '', told]).toEqual([value, confidence]);
  });
});

describe('the title', () => {
  test.each([
    ['Soudeur H/F', 'Soudeur'],
    ['La Scierie du Morvan recrute un affûteur pour son atelier.', 'Affûteur'],
    ['Elle cherche :\nune ou un soigneur équin', ''],
    ['Nous cherchons une soigneuse équine (35 h), en CDI.', 'Soigneuse équine'],
    ['Nous recrutons pour l’un de nos clients.', ''],
    ['AVIS DE RECRUTEMENT\nSoudeur – contrat d’un an', 'Soudeur'],
    ['Une maison de onze personnes.', ''],
    ['COORDINATEUR MEAL\nVous suivez les projets.', 'Coordinateur MEAL'],
    ['CHARGÉ DE PROJET OPUS\nVous menez le projet OPUS de la ville.', 'Chargé de projet OPUS'],
    ['CHARGÉ DE PROJET OPUS\nVous menez un projet de la ville.', 'Chargé de projet opus'],
    ['POSEUR DE SOLS\nCe POSEUR DE SOLS travaille seul.', 'Poseur de sols'],
    ['AGENT DE QUAI\nNotre AGENT de quai. Un agent sûr.', 'Agent de quai'],
    ['INFIRMIER(ÈRE) DIPLÔMÉ(E) H/F – CDD six mois', 'Infirmier(ère) diplômé(e)'],
    ['CHAUDRONNIER SOUDEUR TIG\nMissions', 'Chaudronnier soudeur TIG'],
    ['Offre d’emploi\n\nPoste : Soudeur (H/F), CDI', 'Soudeur'],
    ['Rejoignez la vague !\nAteliers Kerdran\nSoudeur H/F – réf. 2026-14', 'Soudeur'],
  ])('of %j', (text, title) => {
    expect(read(text).title?.value ?? '').toBe(title);
  });

  const readTitled = (text: string, title?: string): string => {
    const script = openScript(text);
    const offer = title === undefined ? { text } : { text, title };
    return readHead(script, readLines(script), offer, [], realOccupations).title?.value ?? '';
  };

  test.each([
    ['Assistant(e) de gestion\n\nVous tenez les comptes.', 'Assistant(e) de gestion'],
    ['Assurer la tenue des locaux\n\nVous tenez les comptes.', ''],
    ['Gestion de la production\n\nVous tenez les comptes.', ''],
    ['Comment allez-vous contribuer\n\nVous tenez les comptes.', ''],
    ['Kerdran\n\nVous tenez les comptes.', ''],
    ['Gardien du grand phare\n\nVous tenez la lampe.', 'Gardien du grand phare'],
    ['Notre maison cherche un poste de Kerdran 29.\n\nVous vendez des maisons.', ''],
    ['La maison recrute un(e) assistant(e) ménager(e) pour Brest.', 'Assistant(e) ménager(e)'],
  ])('by the register: of %j', (text, title) => {
    expect(readTitled(text)).toBe(title);
  });

  test.each([
    ['EDUCATEUR TECHNIQUE SPECIALISE (F/H) à Quimper', 'Éducateur technique spécialisé'],
    ['EMPLOYE POLYVALENT - CDI - (H/F)', 'Employé polyvalent'],
    ['Chef d’equipe espaces verts', 'Chef d’équipe espaces verts'],
    ['Assistant (e) administratif (ve)', 'Assistant(e) administratif(ve)'],
    ['Chargé de mission Etudes', 'Chargé de mission Etudes'],
  ])('known as %j is shown as one writes it', (given, title) => {
    expect(readTitled('Nous sommes une maison.', given)).toBe(title);
  });

  test('known beforehand is kept', () => {
    expect(read('Nous sommes une maison.', { title: 'Soudeur' }).title?.value).toBe('Soudeur');
  });
});
