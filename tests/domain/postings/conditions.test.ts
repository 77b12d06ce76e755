import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const read = (...lines: string[]) => {
  const text = lines.join('\n');
  const offer = readOffer({ text, title: 'Responsable paie H/F' }, realLexicon);
  return {
    told: offer.sentences.map(({ start, end }) => text.slice(start, end)),
    concepts: offer.skills.map(({ concept }) => concept),
    labels: offer.skills.map(({ label }) => label),
  };
};

const TASKS = ['Vos missions :', '- Établir les bulletins de paie', '- Suivre les absences'];
const TOLD = ['Établir les bulletins de paie', 'Suivre les absences'];

describe('what an employer states or gives among the tasks is no task', () => {
  test.each([
    'Poste basé à Vesoul - Un environnement et un cadre de vie agréables à une heure de Dijon.',
    'Les postes sont à pourvoir au plus tôt.',
    'Salaire à définir selon expérience.',
    'Les horaires sont variables avec un week-end sur deux.',
    'La base horaire est de 24 à 30 heures par semaine.',
    'Prise de poste dès que possible',
    'Prise de poste : janvier',
    'Poste basé à Vesoul, la direction propose un cadre agréable',
    'Le poste est ouvert aux personnes en situation de handicap',
    'De nombreux avantages : un téléphone, des outils et une méthode pour vos prestations',
    'Un équilibre vie professionnelle et vie personnelle',
    'Des primes diverses',
    'Pour vous soutenir dans vos missions, vous bénéficierez de l’appui de partenaires en droit du travail.',
    'En complément de salaire, vous bénéficiez d’une aide aux frais de déplacement.',
    'Tous nos postes sont ouverts au recrutement de travailleurs en situation de handicap',
  ])('« %s »', (line) => {
    const { told, concepts } = read(...TASKS, `- ${line}`);
    expect(told).toEqual(TOLD);
    expect(concepts).toEqual(read(...TASKS).concepts);
  });

  test.each([
    'Basé à Vesoul, vous encadrez trois gestionnaires de paie.',
    'Vous bénéficiez d’une expérience de cinq ans en cabinet.',
    'Vous bénéficierez d’une formation et vous serez chargé des déclarations sociales.',
    'Poste basé à Vesoul, maîtrise d’Excel requise',
    'Basé à Vesoul, le gestionnaire établit les bulletins et assure les déclarations sociales.',
    'Basé à Vesoul, le technicien dépanne les chaudières chez les clients',
    'Contrat de 35 h, CACES 3 obligatoire',
    'Prise de poste et transmission des consignes à l’équipe suivante',
    'Prise de poste : vérification du véhicule et du matériel',
    'Proposer des offres d’emploi accessibles aux personnes en situation de handicap',
    'Identifier des postes ouverts aux travailleurs handicapés',
  ])('what asks for something as well is kept: « %s »', (line) => {
    expect(read(...TASKS, `- ${line}`).told.join(' ')).toContain(line.slice(0, 12));
  });

  test('a heading that says who offers opens what is given', () => {
    const { told } = read(...TASKS, '', 'COMPTA NORD VOUS OFFRE', '- Des événements en équipe');
    expect(told).toEqual(TOLD);
  });

  test.each([
    'Le poste que nous vous proposons',
    'Les activités que nous vous proposons',
    'Les responsabilités que nous vous offrons',
    'Compta Nord vous propose de :',
  ])('a heading that offers work opens the work: « %s »', (heading) => {
    expect(
      read('Le cabinet', 'Compta Nord est un cabinet.', '', heading, ...TASKS.slice(1)).told,
    ).toEqual(TOLD);
  });
});

describe('the team that one joins is not the team that one leads', () => {
  test('told by its size', () => {
    const { concepts } = read(...TASKS, '- Travailler au sein d’une équipe de 9 personnes');
    expect(concepts).not.toContain('management-d-equipe');
  });

  test('and the one that is led is', () => {
    const { concepts } = read(...TASKS, '- Encadrer une équipe de 9 personnes');
    expect(concepts).toContain('management-d-equipe');
  });
});

test('a life in balance asks for no maturity, nor the works of others for a building site', () => {
  const { labels } = read(
    ...TASKS,
    '- Superviser le travail de six gestionnaires et la supervision de leurs travaux',
    'Profil :',
    '- Attentif à l’équilibre entre les personnes',
  );
  expect(labels).not.toContain('Conduite de travaux');
  expect(labels).not.toContain('Maturité');
});
