import { describe, expect, test } from 'vitest';

import { composeInterview } from '#/domain/interview/composeInterview';
import type { InterviewQuestion } from '#/domain/interview/interview';
import { outlineOf } from '#/domain/interview/outline';
import { FIGURE, isProof } from '#/domain/interview/outlineTasks';
import { INTERVIEW_OFFER, INTERVIEW_TOPICS } from '#tests/support/builders/anInterview';
import { aReadCv, CV_TEXT } from '#tests/support/builders/aReadCv';

const cv = aReadCv();
const questions = composeInterview({
  offerText: INTERVIEW_OFFER,
  topics: INTERVIEW_TOPICS,
  trade: 'J1501',
  choices: { size: 'whole', kinds: ['hr', 'technical', 'behavioural'], practice: true },
  seed: 0,
});
const outlines = (read: typeof cv | null) =>
  questions.map((question) => ({
    question,
    lines: outlineOf(question, {
      cv: read,
      topics: INTERVIEW_TOPICS,
      questions,
    }),
  }));

/** Parts of a line that describes a post: each was read somewhere in the CV. */
const readInCv = (text: string): boolean =>
  text
    .split(/ \u2013 |, /u)
    .map((part) => part.replace(/^depuis /u, ''))
    .every((part) => /^\d\d\/\d{4}$|^\d{4}$/u.test(part) || CV_TEXT.includes(part));

describe('outlines', () => {
  test('what is said to come from the CV stands there, what comes from the offer stands in it', () => {
    const lines = outlines(cv).flatMap((each) => each.lines);
    const fromCv = lines.filter(({ source }) => source === 'cv');
    expect(fromCv.length).toBeGreaterThan(8);
    for (const { text } of fromCv) expect(readInCv(text) || CV_TEXT.includes(text)).toBe(true);
    const fromOffer = lines.filter(({ source }) => source === 'offer');
    expect(fromOffer.length).toBeGreaterThan(0);
    for (const { text } of fromOffer) expect(INTERVIEW_OFFER).toContain(text);
  });

  test('what nobody but the candidate knows is left blank', () => {
    for (const { question, lines } of outlines(cv)) {
      if (question.shape !== 'star') continue;
      const result = lines.find(({ label }) => label === 'result');
      expect(result).toMatchObject({ source: 'blank' });
      expect(result?.text).toContain('votre chiffre');
    }
  });

  test('two stories do not lean on the same line', () => {
    const tasks = outlines(cv)
      .filter(({ question }) => question.shape === 'star' && question.topicIds.length === 0)
      .flatMap(({ lines }) => lines.filter(({ label }) => label === 'task'))
      .map(({ text }) => text);
    expect(tasks.length).toBeGreaterThan(2);
    expect(new Set(tasks).size).toBe(tasks.length);
  });

  test('a question on a requirement leans on the line of the CV that is nearest', () => {
    const asked = outlines(cv).find(({ question }) => question.id === 'offer-skill-1');
    expect(asked?.lines.find(({ label }) => label === 'task')?.text).toContain(
      'transmissions ciblées',
    );
  });

  test('without a CV everything is blank, advice, or of the offer', () => {
    const lines = outlines(null)
      .filter(({ question }) => question.topicIds.length === 0)
      .flatMap((each) => each.lines);
    expect(lines.some(({ source }) => source === 'cv')).toBe(false);
    expect(lines.length).toBeGreaterThan(10);
  });
});

test('a line on something else is not called near to what the CV lacks', () => {
  const topics = INTERVIEW_TOPICS.filter(({ answer }) => answer === 'missing');
  const [gap] = composeInterview({
    offerText: 'x',
    topics,
    trade: null,
    choices: { size: 'short', kinds: ['technical'], practice: false },
    seed: 0,
  }).filter(({ origin }) => origin === 'gap');
  const lines = gap ? outlineOf(gap, { cv, topics, questions: [] }) : [];
  expect(lines.find(({ label }) => label === 'near')).toMatchObject({ source: 'blank' });
});

test('a question on team work leans on a line that speaks of others, where there is one', () => {
  const team = outlines(cv).find(({ question }) => question.id === 'equipe');
  expect(team?.lines.find(({ label }) => label === 'task')?.text).toMatch(
    /tutorat|stagiaires|équipe/u,
  );
});

test('a line on something else is no example of a mission asked by its name', () => {
  const mission: InterviewQuestion = {
    id: 'offer-mission-9',
    text: 'Vous aurez à tailler les rosiers du parc.',
    origin: 'offer',
    kind: 'technical',
    shape: 'star',
    because: null,
    topicIds: ['mission-9'],
  };
  const topics = INTERVIEW_TOPICS.slice(0, 1).map((topic) => ({
    ...topic,
    id: 'mission-9',
    kind: 'mission' as const,
    label: 'Tailler les rosiers du parc',
    quote: 'Tailler les rosiers du parc',
    words: 'Tailler les rosiers du parc',
    evidence: null,
  }));
  const lines = outlineOf(mission, { cv, topics, questions: [] });
  expect(lines.map(({ source }) => source)).toEqual(['blank', 'blank', 'blank', 'blank']);
});

test.each(['HTML5 et CSS3', 'Mesure du CO2', 'Notions de R'])(
  'a figure inside a name counts nothing: %s',
  (line) => {
    expect(FIGURE.test(line)).toBe(false);
  },
);

test.each(['12 lits', 'Environ 40 clients', '(2 400 répondants)'])(
  'a number counts: %s',
  (line) => {
    expect(FIGURE.test(line)).toBe(true);
  },
);

describe('a story on a moment of the trade', () => {
  const moment: InterviewQuestion = {
    id: 'moment-1',
    text: 'Racontez une nuit difficile.',
    origin: 'offer',
    kind: 'behavioural',
    shape: 'star',
    because: null,
    topicIds: [],
    echoes: 'astreinte grue tempête',
  };

  test('without a line of its own names the post that shows most of what the offer asks for', () => {
    const [situation, task] = outlineOf(moment, {
      cv,
      topics: INTERVIEW_TOPICS,
      questions: [moment],
    });
    expect(situation).toMatchObject({ source: 'cv' });
    expect(situation?.text).toContain('Aide-soignante de nuit');
    expect(task).toMatchObject({ source: 'blank' });
  });

  test('names none where no post shows any of it', () => {
    const lines = outlineOf(moment, { cv, topics: [], questions: [moment] });
    expect(lines.map(({ source }) => source)).toEqual(['blank', 'blank', 'blank', 'blank']);
  });
});

test.each(['Observation des techniques de vente', 'Mission : Découverte des métiers de la banque'])(
  'what was watched proves nothing: %s',
  (line) => {
    expect(isProof(line)).toBe(false);
  },
);

test('who did the work of the offer before another one tells that post too, and proves by it', () => {
  const topics = INTERVIEW_TOPICS.slice(0, 1).map((topic) => ({
    ...topic,
    evidence: {
      quote: 'Aide à la toilette',
      experience: 'Auxiliaire de vie, 2016 \u2013 2018',
    },
  }));
  const pitch = questions.find(({ shape }) => shape === 'pitch');
  const lines = pitch ? outlineOf(pitch, { cv, topics, questions: [] }) : [];
  const path = lines.filter(({ label }) => label === 'path').map(({ text }) => text);
  expect(path.some((text) => text.startsWith('Aide-soignante de nuit'))).toBe(true);
  expect(path.some((text) => text.startsWith('Auxiliaire de vie'))).toBe(true);
  expect(lines.find(({ label }) => label === 'proof')?.text).toBe(
    'Aide à la toilette, préparation des repas, courses',
  );
});
