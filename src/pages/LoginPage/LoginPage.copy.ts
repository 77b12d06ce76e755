/** Words of the screen Connexion. */
export const loginCopy = {
  title: 'Connexion',
  subtitle: 'Retrouvez votre espace sur cet appareil.',
  submit: 'Se connecter',
  other: { question: 'Première visite\u202f?', label: 'Créer mon espace' },
} as const;
