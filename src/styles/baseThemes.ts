import type { vars } from '#/styles/contract.css';

type Values<Contract> = {
  readonly [K in keyof Contract]: Contract[K] extends string ? string : Values<Contract[K]>;
};

/** A value for every name of the contract. */
export type Theme = Values<typeof vars>;

/** Ink navy on warm paper, sky for what acts, dawn gold for what warms. */
export const baseLight: Theme = {
  color: {
    canvas: '#f8f6f1',
    surface: '#ffffff',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#f1eee7',
    surfaceHover: '#f4f1eb',
    border: '#e4dfd5',
    borderStrong: '#858b9a',
    text: '#16233f',
    textMuted: '#4d5870',
    textSubtle: '#5f697f',
    accent: '#0a67ad',
    accentHover: '#08548e',
    onAccent: '#ffffff',
    accentSoft: '#e4f0fa',
    accentText: '#0a5a98',
    gold: '#eda52f',
    goldSoft: '#fdf1da',
    goldText: '#80500a',
    focus: '#0a67ad',
    overlay: 'rgb(18 28 51 / 0.48)',
    critical: '#b3301f',
    criticalHover: '#942417',
    onCritical: '#ffffff',
  },
  tone: {
    neutral: { bg: '#f1eee7', fg: '#434d63', border: '#ddd7cb', solid: '#6b7488' },
    info: { bg: '#e4f0fa', fg: '#0a4f86', border: '#b7d6ef', solid: '#0a67ad' },
    positive: { bg: '#e3f4ea', fg: '#12603a', border: '#acd9bf', solid: '#1b8450' },
    caution: { bg: '#fdf1da', fg: '#7a4a05', border: '#efcf93', solid: '#b47408' },
    critical: { bg: '#fcebe8', fg: '#9a2517', border: '#f1beb5', solid: '#b3301f' },
  },
  band: {
    excellent: { bg: '#e3f4ea', fg: '#12603a', border: '#acd9bf', solid: '#1b8450' },
    good: { bg: '#e2f2fb', fg: '#07567f', border: '#aed9f0', solid: '#0b80b8' },
    moderate: { bg: '#fdf1da', fg: '#7a4a05', border: '#efcf93', solid: '#b47408' },
  },
  compatibility: {
    high: { bg: '#e3f4ea', fg: '#12603a', border: '#acd9bf', solid: '#1b8450' },
    medium: { bg: '#fbf5cf', fg: '#665006', border: '#e6d680', solid: '#94780a' },
    low: { bg: '#fdece0', fg: '#8c3f0a', border: '#f2c6a5', solid: '#bd5a12' },
  },
  shadow: {
    card: '0 1px 2px rgb(22 35 63 / 0.05), 0 4px 16px rgb(22 35 63 / 0.04)',
    raised: '0 2px 6px rgb(22 35 63 / 0.08), 0 16px 40px rgb(22 35 63 / 0.14)',
  },
  wash: { from: '#dcecf8', to: '#fbefd9' },
};

/** The same sky at night: never pure black, never pure white. */
export const baseDark: Theme = {
  color: {
    canvas: '#0f1728',
    surface: '#162136',
    surfaceRaised: '#1c2942',
    surfaceSunken: '#0b1220',
    surfaceHover: '#1d2a43',
    border: '#2b3954',
    borderStrong: '#7484a3',
    text: '#eef1f7',
    textMuted: '#b4bed1',
    textSubtle: '#9aa7bf',
    accent: '#6fbaf3',
    accentHover: '#92ccf8',
    onAccent: '#07203a',
    accentSoft: '#16324f',
    accentText: '#8fcbf8',
    gold: '#f3b655',
    goldSoft: '#3a2d14',
    goldText: '#f5c983',
    focus: '#8fcbf8',
    overlay: 'rgb(4 8 16 / 0.64)',
    critical: '#f08a7c',
    criticalHover: '#f5a89d',
    onCritical: '#34100a',
  },
  tone: {
    neutral: { bg: '#232f48', fg: '#c9d1e0', border: '#36445f', solid: '#8e9cb6' },
    info: { bg: '#16324f', fg: '#a5d5fa', border: '#285177', solid: '#6fbaf3' },
    positive: { bg: '#133524', fg: '#8fdcb0', border: '#23593d', solid: '#4fbd83' },
    caution: { bg: '#3a2d14', fg: '#f5cd8d', border: '#62501f', solid: '#e2a53e' },
    critical: { bg: '#421d1a', fg: '#f7b3a9', border: '#6f322b', solid: '#f08a7c' },
  },
  band: {
    excellent: { bg: '#133524', fg: '#8fdcb0', border: '#23593d', solid: '#4fbd83' },
    good: { bg: '#113349', fg: '#95d6f7', border: '#1f5674', solid: '#4db4e6' },
    moderate: { bg: '#3a2d14', fg: '#f5cd8d', border: '#62501f', solid: '#e2a53e' },
  },
  compatibility: {
    high: { bg: '#133524', fg: '#8fdcb0', border: '#23593d', solid: '#4fbd83' },
    medium: { bg: '#35300f', fg: '#ead978', border: '#5b521b', solid: '#d0ba3c' },
    low: { bg: '#402513', fg: '#f6bd94', border: '#6b4124', solid: '#ea8f4c' },
  },
  shadow: {
    card: '0 1px 2px rgb(0 0 0 / 0.3)',
    raised: '0 2px 6px rgb(0 0 0 / 0.35), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
  wash: { from: '#15304c', to: '#33280f' },
};
