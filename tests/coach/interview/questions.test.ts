import { describe, expect, test } from 'vitest';

import { PEOPLE } from '#tests/coach/interview/people';
import { train } from '#tests/coach/interview/train';

const LOADING = 60_000;

const SEEDS = [0, 1, 2, 3];
/** Every question that a person may be asked on an offer, one a line. */
const questionsOn = async (offer: string, cv: string = PEOPLE.cook.cv): Promise<string> => {
  const sessions = await Promise.all(SEEDS.map((seed) => train({ cv, offer }, seed)));
  return sessions.flatMap(({ questions }) => questions.map(({ text }) => text)).join('\n');
};
const answerOn = async (offer: string, cv: string, asked: RegExp, text: string) => {
  const sessions = await Promise.all(SEEDS.map((seed) => train({ cv, offer }, seed)));
  for (const session of sessions) {
    const question = session.questions.find((each) => asked.test(each.text));
    if (question !== undefined) return { question, review: session.review(question, text) };
  }
  throw new Error(`nothing asked matches ${asked.source}`);
};

const WAITER = `Serveur de restaurant (H/F)
Missions :
- Accueil de la clientèle
- Présentation des plats aux clients
- Salaire à définir selon expérience, poste en CDI temps plein
- Possibilité de logement.
- Fermeture dimanche.
Vous recherchez de la convivialité, du contact humain.
Vous travaillez avec une cheffe de rang et un plongeur.`;

const BAKER = `Boulanger (H/F)
Missions :
- Vous assurez la cuisson des pains spéciaux
- Doser les ingrédients
Profil : vous connaissez le dosage et mélange des pâtes.`;

const DRIVER = `Conducteur de car (H/F)
Missions :
- Transporter les voyageurs lors de leurs déplacements occasionnels
- Vérifier le véhicule avant le départ
Permis D exigé.`;

const WAREHOUSE = `Agent d'entrepôt (H/F)
Missions :
- Réceptionner les palettes
Maîtrise d'un logiciel de gestion d'entrepôt demandée.`;

const NURSE = `Infirmier de bloc (H/F)
Missions :
- Gérer les risques liés à l'activité opératoire ;
- Installer le patient en salle
Vous serez logé, place en micro crèche possible.
Deux sites, 2 sites à couvrir.`;

describe('what a recruiter would ask, and what is left unasked', { timeout: LOADING }, () => {
  test('neither pay, nor lodging, nor who is sought is asked about as work', async () => {
    const asked = await questionsOn(WAITER);
    expect(asked).not.toMatch(/salaire|logement|convivialité|cheffe de rang|fermeture/iu);
    expect(asked).toContain('accueil de la clientèle');
  });

  test('a house that closes on Sundays does not work at weekends', async () => {
    expect(await questionsOn(WAITER)).not.toMatch(/week-end/iu);
    expect(await questionsOn(WAITER.replace('Fermeture dimanche', 'Travail le dimanche'))).toMatch(
      /week-end/iu,
    );
  });

  test('a concept that the words of the offer barely name is not asked about', async () => {
    expect(await questionsOn(NURSE, PEOPLE.nurse.cv)).not.toMatch(/crèche|pédagogique/iu);
  });

  test('two sites are no load', async () => {
    expect(await questionsOn(NURSE, PEOPLE.nurse.cv)).not.toContain('Comptez ici');
  });

  test('who makes bread is asked about making, not about the queue in the shop', async () => {
    const asked = await questionsOn(BAKER);
    expect(asked).toContain('une fabrication ratée');
    expect(asked).not.toMatch(/en magasin|le dosage et mélange/u);
  });

  test('a tool with a common name takes its article, and trips are no surprise to a driver', async () => {
    expect(await questionsOn(WAREHOUSE)).not.toMatch(/avec logiciel|ici\u00a0: logiciel/u);
    expect(await questionsOn(DRIVER)).not.toContain('demande des déplacements');
  });

  test('a licence that is not written is asked for, not approached', async () => {
    const { question, review } = await answerOn(
      DRIVER,
      PEOPLE.cook.cv,
      /permis D/iu,
      'Oui, je l’ai depuis 2022, je ne l’avais pas écrit sur mon CV.',
    );
    expect(question.text).not.toContain('approché');
    expect(question.shape).toBe('facts');
    expect(review.relevance).toBe('answers');
    expect(review.points.map(({ about }) => about)).not.toContain('offer');
  });

  test('a plain no to a licence answers the question', async () => {
    const { review } = await answerOn(
      DRIVER,
      PEOPLE.cook.cv,
      /permis D/iu,
      'Non, pas encore. Je suis prêt à le passer, et j’ai déjà demandé comment le financer.',
    );
    expect(review.relevance).toBe('answers');
    expect(review.level).not.toBe('aside');
  });
});

const SALES = `Commercial sédentaire (H/F)
Missions :
- Développement commercial : prospection, nouveaux clients, mettre en place des plans d'actions
Prise en charge des frais de déplacements.`;

describe('what an offer says in passing', { timeout: LOADING }, () => {
  test('costs that are paid back are no trips', async () => {
    expect(await questionsOn(SALES)).not.toContain('demande des déplacements');
  });

  test('a title is asked about without the list that follows it', async () => {
    expect(await questionsOn(SALES)).not.toContain("plans d'actions");
  });

  test('a moment asked of every trade is answered by any story', async () => {
    const { review } = await answerOn(
      'Poste polyvalent\nNous cherchons quelqu’un.',
      PEOPLE.driver.cv,
      /tout est arrivé en même temps/u,
      'Samedi dernier il manquait deux équipiers à midi. J’ai pris la caisse et j’ai demandé au plongeur de passer aux frites. On a servi tout le monde en moins de dix minutes.',
    );
    expect(review.relevance).toBe('answers');
  });
});

describe('a whole story in other words than those of the offer', { timeout: LOADING }, () => {
  const STORY =
    'La semaine dernière, avant une transfusion, le groupe sur la poche ne correspondait pas à la carte. J’ai arrêté le geste, j’ai rappelé l’interne et j’ai rempli une déclaration. Le patient n’a rien eu.';
  const told = () => answerOn(NURSE, PEOPLE.nurse.cv, /gérer les risques/u, STORY);

  test('is not called beside the matter, and its link is asked for in its own words', async () => {
    const { review } = await told();
    expect(review.relevance).not.toBe('aside');
    expect(review.level).not.toBe('weak');
    expect(review.parts.filter(({ quotes }) => quotes.length === 0)).toEqual([]);
    expect(review.next?.rewritten).toContain('avant une transfusion');
  });

  test('an opinion still is', async () => {
    const { review } = await answerOn(
      NURSE,
      PEOPLE.nurse.cv,
      /gérer les risques/u,
      'Je suis quelqu’un de très consciencieux, la sécurité c’est la base, il faut toujours vérifier.',
    );
    expect(review.relevance).toBe('aside');
  });

  test('a subject is named without the bullet and the stop of its line', async () => {
    const { question } = await told();
    expect(question.subject).toBe("Gérer les risques liés à l'activité opératoire");
  });

  test('no post of the CV is lent to a story that does not name it', async () => {
    const { review } = await answerOn(
      NURSE,
      PEOPLE.nurse.cv,
      /réussite/u,
      'J’ai réorganisé le rangement du matériel avec une collègue et on a gagné du temps.',
    );
    expect(review.next?.rewritten).not.toMatch(/quand j’étais|où je suis/u);
  });
});
