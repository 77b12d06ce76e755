import { screenNames } from '#/copy/screenNames.copy';

/** What a screen says of a CV whose text it needs and cannot read, where no example stands in. */
export const unusableCvCopy = {
  title: 'Le texte de votre CV ne peut pas être lu',
  text: `Rendez-le lisible dans ${screenNames.myCv}, ou collez-y son texte\u00a0: les offres lui seront alors comparées.`,
  action: `Ouvrir ${screenNames.myCv}`,
} as const;
