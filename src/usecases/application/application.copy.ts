/** Words of a newer version. */
export const newVersionCopy = {
  title: 'Une nouvelle version est prête',
  text: 'Elle s’ouvrira la prochaine fois que vous chargerez la page. Rien de ce que vous faites n’est interrompu.',
} as const;
