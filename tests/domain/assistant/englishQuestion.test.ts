import { describe, expect, it } from 'vitest';

import { englishReply, isEnglish } from '#/domain/assistant/englishQuestion.fr';
import { someFacts } from '#tests/support/builders/someFacts';

const facts = someFacts();

describe('a question in English', () => {
  it('is told from one in French, even with words of both', () => {
    expect(isEnglish('How much notice do I need to give?')).toBe(true);
    expect(isEnglish('what is the lowest wage here')).toBe(true);
    expect(isEnglish('je cherche un job de barista, mon boss me pay pas')).toBe(false);
    expect(isEnglish('Comment préparer un speech en anglais ?')).toBe(false);
    expect(isEnglish('help')).toBe(false);
  });

  it.each([
    ['What is the minimum wage in this country?', 'smic-minimum'],
    ['Do I need a permit to work here with my visa?', 'autorisation-travail'],
    ['My boss has not paid me, what can I do?', 'salaire-impaye'],
    ['Is my foreign degree recognised for this work?', 'diplome-etranger'],
  ])('is answered by the sheet on it, said to be in French: %s', (question, sheet) => {
    const reply = englishReply(question, facts);
    expect(reply?.citation?.sheetId).toBe(sheet);
    expect(reply?.text).toMatch(/^I can only answer in French/u);
  });

  it('is answered honestly where nothing is known of it', () => {
    const reply = englishReply('Where can I buy the best cheese in this town?', facts);
    expect(reply?.citation).toBeNull();
    expect(reply?.text).toContain('I only know French');
  });

  it('is nothing else', () => {
    expect(englishReply('Quel est le SMIC ?', facts)).toBeNull();
  });
});
