/** Words that both doors share. */
export const accountCopy = {
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  truth: {
    title: 'Votre espace, c’est ce navigateur',
    points: [
      'Il n’y a pas de serveur : rien n’est envoyé, rien n’est vérifié.',
      'Aucun mot de passe n’est conservé, pas même ici.',
      'Vos données restent sur cet appareil, et vous pouvez les effacer quand vous voulez.',
    ],
  },
} as const;
