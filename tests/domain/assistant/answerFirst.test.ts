import { describe, expect, it } from 'vitest';

import { answerFirst, answerWithin } from '#/domain/assistant/answerFirst.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';

const sheet = (id: string): Sheet => {
  const found = ALL_SHEETS.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('the sentence that answers first', () => {
  it('says what is asked of a condition before the rest', () => {
    const told = answerFirst(
      'Je suis en CDD, combien de jours de préavis si je trouve un CDI ailleurs ?',
      sheet('cdd-rompre'),
    );
    expect(told?.answer).toMatch(/^Si vous partez pour un CDI, votre préavis est d’un jour/u);
  });

  it('brings up a list whole, under the line that opens it, with the item that answers first', () => {
    const told = answerFirst('combien de temps dure l’essai d’un cadre', sheet('essai-cdi'));
    expect(told?.answer).toBe(
      'Durées maximales de la loi (article L1221-19)\u00a0:\n\n' +
        '- cadres\u00a0: 4 mois\u202f;\n' +
        '- ouvriers et employés\u00a0: 2 mois\u202f;\n' +
        '- agents de maîtrise et techniciens\u00a0: 3 mois.',
    );
    expect(told?.rest).not.toContain('Durées maximales');
    expect(told?.rest).not.toMatch(/^- (?:cadres|ouvriers)/mu);
  });

  it('reads an age among those that a sheet tells', () => {
    expect(
      answerFirst('ma fille a 16 ans elle peut bosser cet été ?', sheet('travail-jeunes'))?.answer,
    ).toBeUndefined();
    expect(
      answerFirst('mon fils a 15 ans il peut bosser cet été ?', sheet('travail-jeunes'))?.answer,
    ).toContain('- de 14 à 16 ans');
  });

  it('counts steps again where one was said before them', () => {
    const told = answerFirst(
      'Combien de temps après l’entretien je peux relancer ?',
      sheet('entretien-apres'),
    );
    expect(told?.answer).toContain('relancez au bout d’une semaine environ');
    expect(told?.rest.match(/^\d\. /gmu)).toEqual(['1. ', '2. ', '3. ']);
  });

  it('leaves a sheet as it is where its first sentence answers, or where a way is asked for', () => {
    expect(answerFirst('c’est quoi une VAE', sheet('vae'))).toBeNull();
    expect(answerFirst('comment faire une VAE', sheet('vae'))).toBeNull();
    expect(
      answerFirst(
        'je touche l’ARE et je veux bosser à mi-temps, je perds tout ?',
        sheet('are-cumul'),
      ),
    ).toBeNull();
  });

  it('keeps every word of the sheet', () => {
    const asked = 'J’ai 52 ans, combien de temps je peux toucher le chômage ?';
    const { body } = sheet('are-principes');
    const told = answerFirst(asked, sheet('are-principes'));
    const words = (text: string): readonly string[] =>
      (text.match(/[\p{L}\d]+/gu) ?? []).toSorted();
    expect(words(`${told?.answer ?? ''} ${told?.rest ?? ''}`)).toEqual(words(body));
  });
});

describe('the sentences that answer a follow-up', () => {
  const locker: Sheet = {
    ...sheet('essai-cdi'),
    id: 'invented',
    title: 'Le casier du vestiaire',
    topic: 'casier',
    body: 'Le casier se demande au gardien.\n\n- Caution : 10 euros, rendus à la fin.\n- Durée : trois mois, renouvelables.\n- Apprentis : de 16 à 25 ans, avant les autres.\n- Refus : le gardien dit pourquoi par écrit.\n- La demande est confidentielle.',
  };
  const within = (question: string): string | undefined =>
    answerWithin(question, 'comment avoir un casier', locker)?.text;

  it.each([
    ['combien de temps ?', 'Durée'],
    ['jusqu’à quel âge ?', 'Apprentis'],
    ['et s’ils disent non ?', 'Refus'],
    ['mon chef va le savoir ?', 'confidentielle'],
  ])('are of what is asked: %s', (question, told) => {
    expect(within(question)).toContain(told);
  });

  it('are put before the rest, one for each of two things that are asked', () => {
    const told = answerFirst(
      'Je commence lundi, combien je paye de caution et quelle est la durée ?',
      locker,
    );
    expect(told?.answer).toMatch(/^Caution[^\n]*\n\nDurée/u);
    expect(told?.rest).not.toMatch(/Caution|Durée/u);
  });

  it('are of the kind that was spoken of, and of the one named', () => {
    expect(
      answerFirst('on peut être viré pendant un arrêt ?', sheet('arret-maladie'))?.answer,
    ).toMatch(/^Licenciement/u);
  });

  it('are none where the sheet says nothing of it', () => {
    expect(within('et pour un vélo ?')).toBeUndefined();
  });
});
