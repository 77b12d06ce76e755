import { expect, it } from 'vitest';

import { isLinkOnly } from '#/pages/MatchPage/MatchPage.state';

it.each([
  ['https://www.example.org/offre/123', true],
  ['  www.example.org/offre \n', true],
  ['', false],
  ['Cariste H/F', false],
  ['Cariste H/F\nhttps://www.example.org/offre/123', false],
  ['https://www.example.org/a https://www.example.org/b', false],
])('tells an address from an advertisement: %j', (text, expected) => {
  expect(isLinkOnly(text)).toBe(expected);
});
