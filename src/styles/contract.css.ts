import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { bg: '', fg: '', border: '', solid: '' };

/** Semantic colours: the only ones a component may use. `fg` reads at AA or better on `bg`, and `solid` on `surface` at 3:1. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      surfaceHover: '',
      border: '',
      borderStrong: '',
      text: '',
      textMuted: '',
      textSubtle: '',
      accent: '',
      accentHover: '',
      onAccent: '',
      accentSoft: '',
      accentText: '',
      gold: '',
      goldSoft: '',
      goldText: '',
      focus: '',
      overlay: '',
      critical: '',
      criticalHover: '',
      onCritical: '',
    },
    tone: {
      neutral: tone,
      info: tone,
      positive: tone,
      caution: tone,
      critical: tone,
    },
    /** Bands of a match score. */
    band: { excellent: tone, good: tone, moderate: tone },
    /** Compatibility of an offer: 90 or more, 80 or more, less. */
    compatibility: { high: tone, medium: tone, low: tone },
    shadow: { card: '', raised: '' },
    /** The sky of the identity: a soft wash behind heroes and empty states. */
    wash: { from: '', to: '' },
  },
  (_value, path) => `embellie-${path.join('-')}`,
);
