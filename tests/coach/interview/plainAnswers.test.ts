import { describe, expect, test } from 'vitest';

import { coachOn } from '#/domain/interview/review/coach';
import type { Candidate } from '#tests/coach/interview/people';
import { train } from '#tests/coach/interview/train';

const LOADING = 60_000;

const FLORIST: Candidate = {
  cv: `Clémence Aubriot
Fleuriste
54000 Nancy · 06 39 98 07 21 · clemence.aubriot@example.org

EXPÉRIENCES
Fleuriste, Au Brin de Muguet, Nancy
Mars 2019 – aujourd’hui
- Composition de bouquets, 30 par jour à la fête des mères
- Accueil et conseil des clients
- Tenue de la caisse
Apprentie fleuriste, Les Serres Collin, Toul
2017 – 2019
- Arrosage, nettoyage

FORMATION
CAP Fleuriste, 2019
SST`,
  offer: `Fleuriste H/F
La Maison des Pivoines, Metz, CDI

Rattaché(e) à la gérante, vous :
- Composez les bouquets et les décors de mariage
- Conseillez la clientèle
- Entretenez les végétaux

Profil : CAP fleuriste, Sauveteur secouriste du travail (SST) exigé, maîtrise de l’outil informatique.
Un samedi sur deux.`,
};

const CLERK: Candidate = {
  cv: `Yannick Le Dantec
Agent d’accueil
22000 Saint-Brieuc · 06 39 98 07 22 · y.ledantec@example.org

EXPÉRIENCES
Agent d’accueil, Mairie de Plérin
Janvier 2020 – aujourd’hui
- Accueil physique du public, 80 personnes par jour
- Gestion des rendez-vous d’état civil`,
  offer: `Agent d’accueil H/F
Communauté de communes du Goëlo, CDD un an

Vous serez chargé de :
La gestion des rendez-vous
L’accueil du public et son orientation
La tenue du registre

Maîtrise de l’outil informatique.`,
};

const answered = async (candidate: Candidate, id: string, answer: string, seed = 0) => {
  const { questions, review } = await train(candidate, seed);
  const question = questions.find((each) => each.id === id);
  if (question === undefined) throw new Error(`${id} is not asked`);
  const read = review(question, answer);
  return { read, coaching: coachOn(read) };
};

describe('questions as a recruiter puts them', { timeout: LOADING }, () => {
  test('a Saturday is asked about as a Saturday', async () => {
    const { questions } = await train(FLORIST);
    const asked = questions.map(({ text }) => text).join('\n');
    expect(asked).toContain('un samedi chargé');
    expect(asked).not.toMatch(/week-end/iu);
  });

  test('lines under « vous : » are asked about as what one does', async () => {
    const asked = await Promise.all(
      [0, 1, 2].map(async (seed) => (await train(FLORIST, seed)).questions),
    );
    expect(asked.flat().map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Ici, vous (?:composez|conseillez|entretenez) /u),
    );
  });

  test('a mission that its article opens is one; office software is nothing to tell', async () => {
    const asked = await Promise.all(
      [0, 1, 2].map(async (seed) => (await train(CLERK, seed)).questions),
    );
    const texts = asked.flat().map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Le travail comprend (?:la |l’)/u));
    expect(texts.join('\n')).not.toMatch(/bureautique|informatique/iu);
  });

  test('initials that stand in the CV are not called absent from it', async () => {
    const { questions, topics } = await train(FLORIST);
    expect(questions.filter(({ origin }) => origin === 'gap')).toEqual([]);
    expect(topics.filter(({ label }) => /secouriste/iu.test(label))).not.toHaveLength(0);
  });
});

describe('answers as people give them', { timeout: LOADING }, () => {
  test.each(['je sais pas', 'Euh… je ne sais pas trop.', 'aucune idée', 'Rien à dire'])(
    '« %s » is no beginning, and is not written into the next step',
    async (answer) => {
      const { read } = await answered(FLORIST, 'reussite', answer);
      expect(read.level).toBe('empty');
      expect(read.next?.rewritten).toMatch(/^C’était en …/u);
      expect(read.next?.rewritten.toLowerCase()).not.toContain(answer.toLowerCase());
    },
  );

  test('a deed told after « je ne sais pas » is an answer', async () => {
    const { read } = await answered(
      FLORIST,
      'reussite',
      'Je ne sais pas si c’est une réussite, mais en 2022 j’ai monté seule les fleurs d’un mariage de 150 personnes.',
    );
    expect(read.level).not.toBe('empty');
  });

  test.each([
    'J’ai eu un cancer il y a deux ans, alors je cherche un rythme plus calme près de chez moi.',
    'J’ai été hospitalisée longtemps, alors je cherche un rythme plus calme près de chez moi.',
    'Mon père est malade, alors je cherche un rythme plus calme près de chez moi.',
  ])('illness is met with care, first: %s', async (answer) => {
    const { coaching } = await answered(FLORIST, 'motivation', answer);
    expect(coaching.first?.about).toBe('privacy');
  });

  test('those whom one looks after may be ill', async () => {
    const { read } = await answered(
      FLORIST,
      'reussite',
      'Un matin, une cliente dont la mère venait de mourir est entrée. Son père était malade. J’ai composé la couronne avec elle.',
    );
    expect(read.disclosures).toEqual([]);
  });

  test('shouting told of an employer, some words behind, is a complaint; of a client, none', async () => {
    const spoken = async (answer: string) =>
      (await answered(FLORIST, 'difficulte', answer, 1)).read.complaints;
    expect(
      await spoken(
        'Ma patronne changeait les horaires la veille, elle hurlait devant tout le monde.',
      ),
    ).not.toEqual([]);
    expect(await spoken('Un client hurlait à la caisse. J’ai écouté, puis je l’ai servi.')).toEqual(
      [],
    );
  });

  test('a whole story of a disagreement is asked for no figure and no task', async () => {
    const { read, coaching } = await answered(
      FLORIST,
      'difficulte',
      'L’hiver dernier, avec ma collègue, je n’étais pas d’accord sur la vitrine de Noël. Je lui ai proposé de faire chacune un côté, puis j’ai demandé aux clients lequel leur plaisait. Depuis, elle me demande mon avis avant chaque fête, et je lui demande le sien.',
      1,
    );
    expect(read.level).toBe('good');
    expect([coaching.first, ...coaching.others].filter(Boolean)).toEqual([]);
    expect(read.next?.rewritten).toMatch(/le sien\. Chez vous/u);
  });

  test('results that one waits for are no result of the story', async () => {
    const { read } = await answered(
      FLORIST,
      'difficulte',
      'Une cliente attendait ses résultats d’examen et pleurait. J’ai posé mon bouquet et je l’ai écoutée.',
      1,
    );
    expect(read.parts.find(({ part }) => part === 'result')?.quotes).not.toContainEqual(
      expect.stringContaining('examen'),
    );
  });

  test('what was read about them is a reason to come', async () => {
    const { read } = await answered(
      FLORIST,
      'motivation',
      'Une équipe de trois, ça me changerait, je suis seule depuis des années. J’ai lu que vous veniez d’ouvrir un second atelier.',
    );
    expect(read.relevance).toBe('answers');
  });

  test('« je connais pas » says where one stands', async () => {
    const { questions, review } = await train({
      ...FLORIST,
      offer: FLORIST.offer.replace('maîtrise de l’outil informatique', 'logiciel Photoshop exigé'),
    });
    const gap = questions.find(({ shape }) => shape === 'gap');
    if (gap === undefined) throw new Error('nothing lacks');
    const read = review(gap, 'Non je connais pas, mais j’ai déjà fait des affiches avec Canva.');
    expect(read.parts.find(({ part }) => part === 'standing')?.quotes).not.toEqual([]);
  });
});
