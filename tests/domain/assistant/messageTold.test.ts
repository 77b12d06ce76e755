import { expect, it } from 'vitest';

import { withTold } from '#/domain/assistant/messageTold.fr';

const filled = (body: string, ...requests: readonly string[]): string =>
  withTold({ to: '', subject: '', body }, requests).body;

it.each([
  [
    'Je suis disponible [deux ou trois créneaux].',
    'décale mon entretien de lundi à jeudi matin',
    'jeudi matin',
  ],
  [
    '[La raison, si vous voulez la donner.]',
    'dis que je ne viens pas, ma fille est malade',
    'Ma fille est malade.',
  ],
  [
    'Pourriez-vous me préciser [votre question : horaires] ?',
    'demander si le poste est libre',
    'si le poste est libre ?',
  ],
  ['du [date] au [date]', 'poser des congés du 3 au 9 mai', 'du 3 au 9 mai'],
  ['environ [nombre] minutes', 'je serai en retard d’un quart d’heure', 'quinze minutes'],
  ['je commencerai le [date]', 'accepter, je commence le 4 mai', 'le 4 mai'],
  ['Bonjour,', 'écris à Mme Tessier pour la remercier', 'Bonjour Madame Tessier,'],
  ['Bonjour,', 'ecris a mme le goarec pour la remercier', 'Bonjour Madame Le Goarec,'],
  ['Bonjour,', 'écris à Madame la directrice que je viens', 'Bonjour Madame la Directrice,'],
  [
    'Merci pour [l’aide, le conseil ou le contact].',
    'remercier Nino qui m’a donné un nom',
    'de m’avoir donné un nom',
  ],
])('puts into a message what its request says: %s', (body, request, expected) => {
  expect(filled(body, request)).toContain(expected);
});

it('tells no reader how the message was to be written', () => {
  const body = '[La raison, si vous voulez la donner.]';
  for (const manner of ['4 lignes max', 'en trois lignes', 'pas un roman'])
    expect(filled(body, `je retire ma candidature parce que j’ai trouvé à Brest, ${manner}`)).toBe(
      'J’ai trouvé à Brest.',
    );
});

it('leaves between brackets what no request says', () => {
  expect(filled('je commencerai le [date], [rémunération, horaires]', 'accepte le poste')).toBe(
    'je commencerai le [date], [rémunération, horaires]',
  );
});
