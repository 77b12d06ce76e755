/** French names of the stories of foundations: shelf, then export. */
export const FOUNDATION_NAMES = {
  'Fondations/Identité': { LogoAndDrawings: 'Logo et dessins' },
  'Fondations/Couleurs': {
    FollowsTheToolbar: 'Selon la barre d’outils',
    Light: 'Thème clair',
    Dark: 'Thème sombre',
  },
  'Fondations/Icônes': { InUse: 'Celles qui servent' },
  'Fondations/Mouvement': { Durations: 'Durées' },
  'Fondations/Formes': { RadiiAndShadows: 'Arrondis et ombres' },
  'Fondations/Espace': { Scale: 'Échelle' },
  'Fondations/Typographie': { Ramp: 'Échelle des tailles' },
} as const;
