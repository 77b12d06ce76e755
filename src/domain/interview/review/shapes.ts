import type { AnswerShape } from '#/domain/interview/interview';

/** Parts of an answer, by what the question calls for. STAR: situation, task, action, result. */
export const PARTS = [
  'situation',
  'task',
  'action',
  'result',
  'path',
  'proof',
  'aim',
  'company',
  'self',
  'together',
  'quality',
  'use',
  'weakPoint',
  'progress',
  'goal',
  'steps',
  'link',
  'question',
  'role',
  'order',
  'check',
  'example',
  'standing',
  'near',
  'plan',
  'fact',
  'precision',
  'openness',
  'calm',
  'backToJob',
] as const;
export type Part = (typeof PARTS)[number];

/** What a kind of answer is made of and how long it should be. */
export type Shape = {
  readonly parts: readonly Part[];
  /** Words between which the length is right; typed notes are shorter than speech, so the floor is low. */
  readonly words: readonly [least: number, most: number];
  /** Whether a coach would want figures, and would count who did it. */
  readonly figures: boolean;
  readonly person: boolean;
};

export const SHAPES: Readonly<Record<AnswerShape, Shape>> = {
  star: {
    parts: ['situation', 'task', 'action', 'result'],
    words: [45, 260],
    figures: true,
    person: true,
  },
  pitch: { parts: ['path', 'proof', 'aim'], words: [55, 260], figures: true, person: false },
  motivation: {
    parts: ['company', 'self', 'together'],
    words: [30, 220],
    figures: false,
    person: false,
  },
  strengths: {
    parts: ['quality', 'proof', 'use'],
    words: [40, 220],
    figures: true,
    person: false,
  },
  weakness: { parts: ['weakPoint', 'progress'], words: [30, 180], figures: false, person: false },
  projection: {
    parts: ['goal', 'steps', 'link'],
    words: [30, 180],
    figures: false,
    person: false,
  },
  questions: { parts: ['question', 'role'], words: [12, 160], figures: false, person: false },
  method: {
    parts: ['order', 'check', 'example'],
    words: [40, 240],
    figures: true,
    person: true,
  },
  gap: { parts: ['standing', 'near', 'plan'], words: [30, 180], figures: false, person: false },
  facts: {
    parts: ['fact', 'precision', 'openness'],
    words: [15, 140],
    figures: false,
    person: false,
  },
  redirect: { parts: ['calm', 'backToJob'], words: [8, 120], figures: false, person: false },
};
