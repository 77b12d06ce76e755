/** Words of a dictation, and of what is told before the first. */
export const dictationCopy = {
  listening: 'J’écoute…',
  interim: 'En train d’entendre',
  place: {
    device: 'La reconnaissance se fait sur votre appareil.',
    browserMaker: 'Votre navigateur peut envoyer le son à son éditeur.',
  },
  unsupported: 'La dictée n’existe pas dans ce navigateur. Vous pouvez tout écrire.',
  failed:
    'La dictée s’est interrompue. Ce qui était déjà écrit est gardé ; vous pouvez écrire ou réessayer.',
  voice: {
    close: 'Fermer',
    title: 'Où va votre voix ?',
    device:
      'Ce navigateur sait reconnaître la parole sur votre appareil : le son n’en sort pas. Embellie ne l’enregistre pas, et seul le texte est gardé.',
    browserMaker:
      'C’est votre navigateur qui transforme la parole en texte. Il peut envoyer le son à son éditeur (Google pour Chrome, Apple pour Safari, Microsoft pour Edge) le temps de le reconnaître. Embellie n’enregistre pas le son et ne le reçoit pas.',
    typing: 'Vous pouvez toujours écrire à la place.',
    confirm: 'Dicter',
    cancel: 'Écrire plutôt',
  },
};
