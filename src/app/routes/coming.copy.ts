import type { ScreenId } from '#/app/routes/screens';

/** Words of a screen that is not built yet. */
type ComingWords = { readonly heading: string; readonly promise: string };

/** What each screen will be called and what it will do. */
export const coming = {
  myCv: {
    heading: 'Mon CV',
    promise: 'Vous importerez ici votre CV et vérifierez ce que nous y avons lu.',
  },
  match: {
    heading: 'Match CV / Offre',
    promise: 'Vous comparerez ici votre CV avec une offre, point par point.',
  },
  analyses: {
    heading: 'Mes Analyses',
    promise: 'Vous retrouverez ici vos dix dernières comparaisons, avec leurs explications.',
  },
  assistant: {
    heading: 'Assistant IA',
    promise: 'Vous poserez ici vos questions sur votre recherche, votre CV et vos entretiens.',
  },
} satisfies Partial<Record<ScreenId, ComingWords>>;
export type ComingScreen = keyof typeof coming;

/** What already works, as links. */
export const ready = {
  myCv: 'Mon CV',
  match: 'Match CV / Offre',
  analyses: 'Mes Analyses',
} as const;
