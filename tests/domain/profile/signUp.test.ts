import { describe, expect, test } from 'vitest';

import { emptyProfile } from '#/domain/profile/profile';
import { splitFullName, withSignUp } from '#/domain/profile/signUp';

describe('splitFullName', () => {
  test.each([
    ['Marie Dupont', 'Marie', 'Dupont'],
    ['  Awa   Diallo ', 'Awa', 'Diallo'],
    ['Jean-Pierre Martin', 'Jean-Pierre', 'Martin'],
    ['Marie DUPONT', 'Marie', 'DUPONT'],
    ['DUPONT Marie', 'Marie', 'DUPONT'],
    ['DUPONT MARTIN Marie Anne', 'Marie Anne', 'DUPONT MARTIN'],
    ['Louis de La Tour', 'Louis', 'de La Tour'],
    ['Sophie d’Aubigné', 'Sophie', 'd’Aubigné'],
    ['Anne Sophie Lambert', 'Anne Sophie', 'Lambert'],
    ['Nguyễn Thị Hoa', 'Nguyễn', 'Thị Hoa'],
    ['Moussa', 'Moussa', ''],
    ['', '', ''],
  ])('%s', (name, firstName, lastName) => {
    expect(splitFullName(name)).toEqual({ firstName, lastName });
  });

  test('keeps at least one word on each side', () => {
    expect(splitFullName('Marie Claire')).toEqual({ firstName: 'Marie', lastName: 'Claire' });
    expect(splitFullName('Marie Anne Claire')).toEqual({
      firstName: 'Marie Anne',
      lastName: 'Claire',
    });
  });
});

describe('withSignUp', () => {
  const signUp = { name: 'Awa Diallo', email: ' awa@example.org ' };

  test('fills an empty profile', () => {
    expect(withSignUp(emptyProfile, signUp)).toEqual({
      ...emptyProfile,
      firstName: 'Awa',
      lastName: 'Diallo',
      email: 'awa@example.org',
    });
  });

  test('leaves what is there, field by field', () => {
    const known = { ...emptyProfile, lastName: 'Perrin', phone: '06 12 34 56 78' };
    expect(withSignUp(known, signUp)).toEqual({ ...known, email: 'awa@example.org' });
  });
});
