import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon, tinyLexicon } from '#tests/domain/cv/tinyLexicon';

const labelsOf = (text: string): string[] =>
  readCv(documentFromText(text, 'cv.txt'), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  }).skills.map(({ label }) => label);

const underSkills = (list: string): string[] =>
  labelsOf(
    `Noor Valls\nTapissière\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n\nCompétences\n${list}`,
  );

const underPost = (tasks: string): string[] =>
  labelsOf(
    `Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n${tasks}\n\nFormation\nCAP Tapissier, 2018`,
  );

describe('phrases of a list of skills', () => {
  test('a line that goes on below is one phrase', () => {
    expect(underSkills('- Garnissage, couture des\ncoussins')).toContain(
      'couture des\ncoussins'.replace('\n', ' '),
    );
  });

  test.each([
    ['12 rue des Tanneurs'],
    ['59000 LILLE'],
    ['Mars 2019 - Lille'],
    ['[Votre nom]'],
    ['Autres logiciels'],
    ['Guerin P'],
    ['basé sur un plan'],
  ])('"%s" is none', (line) => {
    expect(underSkills(`${line}\nGarnissage`)).toEqual(['Garnissage']);
  });

  test('an item that tells an act is shown whole, whatever its length', () => {
    expect(
      underSkills('- Nettoyage des sièges de la salle\n- Réparation et pose des sangles de cuir'),
    ).toEqual(['Nettoyage des sièges de la salle', 'Réparation et pose des sangles de cuir']);
  });

  test('one small word is one in a plain list', () => {
    expect(underSkills('Garnissage, sangle, velours')).toContain('velours');
  });

  test.each([['Confirmé'], ['Atelier Brun - 2019']])('"%s" is no item', (line) => {
    expect(underSkills(`${line}\nGarnissage`)).toEqual(['Garnissage']);
  });

  test('the first cell of a row names its list', () => {
    expect(underSkills('Matières\tCuir, Velours')).toEqual(['Cuir', 'Velours']);
  });
});

describe('lines of a list of skills that list nothing', () => {
  test.each([
    ['Projet : Le Grand Fauteuil'],
    ['La Maison (CUIR) : Fauteuil - Histoire : assise, dossier'],
    ['Apprise dans la petite école de la Rue. Avant cela tapissière, puis brodeuse'],
  ])('"%s"', (line) => {
    expect(underSkills(`${line}\nGarnissage`)).toEqual(['Garnissage']);
  });
});

describe('what a tool was used for', () => {
  const lexicon = tinyLexicon({ Cardeuse: 'tool' });
  const listed = (list: string): string[] =>
    readCv(
      documentFromText(
        `Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n\nCompétences\n${list}`,
        'cv.txt',
      ),
      { lexicon, today: '2026-11-21' },
    ).skills.map(({ label }) => label);

  test('is no skill of its own in words of every day', () => {
    expect(listed('Cardeuse : laines, peluches\nGarnissage')).toEqual(['Cardeuse', 'Garnissage']);
  });

  test('is one where it bears a name', () => {
    expect(listed('Cardeuse : Zorblax, Brivane')).toEqual(['Cardeuse', 'Zorblax', 'Brivane']);
  });

  test('an action on no object of its own is none', () => {
    expect(listed('Cardeuse\nGestion de l’outil\nGestion des galons')).toEqual([
      'Cardeuse',
      'Gestion des galons',
    ]);
  });
});

describe('names among known tools', () => {
  const lexicon = tinyLexicon({ Cardeuse: 'tool', Sangleur: 'tool', Tendeur: 'tool' });
  const named = (line: string): string[] =>
    readCv(
      documentFromText(
        `Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n${line}`,
        'cv.txt',
      ),
      { lexicon, today: '2026-11-21' },
    ).skills.map(({ label }) => label);

  test('a line of tools names those that nothing knows', () => {
    expect(named('- Cardeuse, Sangleur, Zorblax, Tendeur')).toContain('Zorblax');
  });

  test.each([
    ['a sentence', '- Avec Zorblax nous avons acheté une Cardeuse et un Sangleur pour la maison'],
    ['one known tool', '- Cardeuse, Zorblax, Brivane'],
    ['an action', '- Cardeuse, Sangleur, Stockage'],
    ['an address', '- Cardeuse, Sangleur, exemple.fr/Zorblax23'],
  ])('%s does not', (_, line) => {
    expect(named(line).join()).not.toMatch(/Zorblax|Stockage/u);
  });
});

describe('activities told in tasks', () => {
  test.each([
    [
      'inside a sentence',
      '- Les analystes de la maison en vue de couper et de traiter les toiles usées',
    ],
    ['vague', '- Participation aux foires'],
    ['done to anything', '- Gestion de l’outil'],
    ['a participle', '- Garnie de crins, supervisée des ateliers voisins'],
  ])('%s: none', (_, task) => {
    expect(underPost(task)).toEqual([]);
  });

  test('each sentence of a line tells its own', () => {
    expect(
      underPost(
        '- Une clientèle exigeante et fidèle. Restauration des sièges et couture des galons',
      ),
    ).toEqual(['Restauration des sièges', 'couture des galons']);
  });

  test('a task that is wrapped is read whole', () => {
    expect(underPost('- Restauration des\nfauteuils anciens')).toEqual([
      'Restauration des fauteuils anciens',
    ]);
  });

  test('a small word inside a longer one cuts nothing', () => {
    expect(underPost('- Conduite d’entretiens')).toEqual(['Conduite d’entretiens']);
  });

  test.each(['- Amélioration d’un', '- Évolutions diverses', '- Création « Le Fauteuil »'])(
    '"%s" names none',
    (task) => {
      expect(underPost(task)).toEqual([]);
    },
  );
});

describe('tasks of one word', () => {
  test('count where a line lists tasks', () => {
    expect(underPost('- Garnissage, cardage, couture des galons')).toEqual([
      'Garnissage',
      'cardage',
      'couture des galons',
    ]);
    expect(underPost('- Animation')).toEqual(['Animation']);
  });

  test.each([
    '- Gestion',
    '- Mise en place',
    '- Conception',
    '- Une clientèle exigeante, un grand salon, cardage',
  ])('"%s" tells none', (task) => {
    expect(underPost(task)).toEqual([]);
  });
});

describe('tasks told at length', () => {
  test('what a long one names first', () => {
    expect(underPost('- Restauration des fauteuils du salon de la maison des tisserands')).toEqual([
      'Restauration des fauteuils',
    ]);
  });

  test('a figure ends it', () => {
    expect(underPost('- Surveillance des enfants de 2 à 6 ans')).toEqual([
      'Surveillance des enfants',
    ]);
  });

  test('any action is one with what it is done to', () => {
    expect(underPost('- Formation de nouveaux apprentis')).toEqual([
      'Formation de nouveaux apprentis',
    ]);
    expect(underPost('- Formation de huit mois')).toEqual([]);
  });
});

describe('names that a bracket lists', () => {
  test('are skills each', () => {
    expect(underSkills('Métiers à tisser (Zorblax, Brivane 2, Lumo)')).toEqual([
      'Métiers à tisser',
      'Zorblax',
      'Brivane 2',
      'Lumo',
    ]);
  });
});

describe('certificates', () => {
  test('are skills, told by their first words', () => {
    const labels = labelsOf(
      'Noor Valls\n\nExpérience\nTapissière, Atelier Lin, 2019 - 2021\n\nCertifications\nHabilitation aux nacelles hautes\nBrevet de tissage à la main\nBrevet des collèges\nCertificat d’études\nMOOC Teintures végétales - Maison du Lin',
    );
    expect(labels).toEqual([
      'Habilitation aux nacelles hautes',
      'Brevet de tissage à la main',
      'MOOC Teintures végétales',
    ]);
  });
});

describe('the name of a skill is whole', () => {
  test.each([
    ['Garnissage de chaises permettant un grand confort', 'Garnissage de chaises'],
    ['Couture de housses - Pose', 'Couture de housses'],
    ['Couture de housses pour des fauteuils', 'Couture de housses'],
    [
      'Entretien des outils de coupe de la maison du quai des Brumes',
      'Entretien des outils de coupe',
    ],
  ])('"%s"', (task, name) => {
    expect(underPost(`- ${task}`)).toContain(name);
  });

  test.each([['Utilisation des outils pour le cuir'], ['Pose des nouveaux'], ['Pose de la']])(
    '"%s" is cut before what it tells of',
    (task) => {
      expect(underPost(`- ${task}`)).toEqual([]);
    },
  );

  test('a list in small letters keeps an item on each line', () => {
    expect(underSkills('couture de housses\ngarnissage\nbroderie')).toEqual([
      'couture de housses',
      'garnissage',
      'broderie',
    ]);
  });

  test('what a drawn page sets apart belongs together', () => {
    expect(underSkills("Couture d ' ameublement")).toEqual(["Couture d'ameublement"]);
    expect(underSkills("D ' AMEUBLEMENT")).toEqual([]);
  });
});

describe('what was done is told', () => {
  test('under letters that draw bullets too', () => {
    const tasks = ['Couture de housses', 'Cardage de laine', 'Pose de sangles', 'Garnissage'];
    expect(underPost(tasks.map((task) => `l ${task}`).join('\n'))).toEqual(tasks);
  });

  test.each([['Garnissage permanent avec les clients'], ['Conseil de la Ville Haute']])(
    '"%s" tells no skill',
    (task) => {
      expect(underPost(`- ${task}`)).toEqual([]);
    },
  );
});

describe('activities told in one breath', () => {
  test('an action on several things is one on each', () => {
    expect(underPost('- Gestion des sangles, de la mercerie et des velours')).toEqual([
      'Gestion des sangles',
      'Gestion de la mercerie',
      'Gestion des velours',
    ]);
  });

  test('of a thing inside another it is not told on which', () => {
    expect(underPost('- Respect des règles de coupe et de pliage')).toEqual([
      'Respect des règles de coupe',
    ]);
  });

  test('actions that wait for one thing are told whole', () => {
    expect(underPost('- Accueil et orientation des clients')).toEqual([
      'Accueil et orientation des clients',
    ]);
  });

  test.each([
    '- Création et mise en place',
    '- Création et mise en place, pour le salon, de housses',
  ])('actions on nothing are none: %s', (line) => {
    expect(underPost(line)).not.toContain('Création et mise en place');
  });
});
