import { screenNames } from '#/copy/screenNames.copy';
import type { Destination } from '#/domain/textmodel/TextModel';

/** Words of what is shown before a text leaves for the first time. */
export const consentCopy = {
  title: 'Ce texte va être envoyé au modèle',
  where: (destination: Destination): string =>
    destination.kind === 'browser'
      ? 'Destination : le modèle de votre navigateur. Le texte reste sur votre appareil.'
      : `Destination : ${destination.origin}, modèle ${destination.model}. Le texte quitte cette page pour cette adresse, choisie par vous.`,
  once: `Les envois suivants vers cette destination ne redemanderont pas. Vous pouvez retirer votre accord dans ${screenNames.settings}.`,
  instructions: 'Consignes données au modèle',
  text: 'Texte envoyé',
  accept: 'Envoyer ce texte',
  refuse: 'Ne rien envoyer',
} as const;
