import { expect, it } from 'vitest';

import { boardOfAddress } from '#/domain/offers/live/followedBoards';

it.each([
  ['https://boards.greenhouse.io/maisonexemple', 'greenhouse', 'maisonexemple'],
  ['job-boards.greenhouse.io/maisonexemple/jobs/55', 'greenhouse', 'maisonexemple'],
  [
    'https://boards.greenhouse.io/embed/job_board?for=maisonexemple&b=1',
    'greenhouse',
    'maisonexemple',
  ],
  ['https://boards-api.greenhouse.io/v1/boards/maisonexemple/jobs', 'greenhouse', 'maisonexemple'],
  ['https://jobs.lever.co/maison-exemple?commitment=CDI', 'lever', 'maison-exemple'],
  ['HTTPS://Jobs.Ashbyhq.com/Maison%20Exemple/abc', 'ashby', 'Maison Exemple'],
  ['https://jobs.ashbyhq.com/exemple.ai', 'ashby', 'exemple.ai'],
  ['https://apply.workable.com/exemple/', 'workable', 'exemple'],
])('reads the board of %s', (address, vendor, board) =>
  expect(boardOfAddress(address)).toMatchObject({ ok: true, value: { vendor, board } }),
);

it('names a company as a person would', () =>
  expect(boardOfAddress('jobs.lever.co/maison-exemple')).toMatchObject({
    value: { company: 'Maison Exemple' },
  }));

it.each(['', 'Maison Exemple', 'lever', '@lever.co'])('reads no address in %j', (text) =>
  expect(boardOfAddress(text)).toEqual({ ok: false, problem: 'notAddress' }),
);

it.each([
  'https://exemple.org/carrieres',
  'https://jobs.lever.co/',
  'https://jobs.lever.co.exemple.org/maison',
  'https://apply.workable.com/j/01B0',
  'https://jobs.lever.co/%2e%2e%2f%2e%2e%3f',
])('follows nothing at %s', (text) =>
  expect(boardOfAddress(text)).toEqual({ ok: false, problem: 'otherSite' }),
);
