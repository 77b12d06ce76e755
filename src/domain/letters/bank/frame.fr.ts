import { elide } from '#/domain/letters/french/frenchWords';
import type { Register } from '#/domain/letters/letter';

/** How the letter speaks to its reader. */
export const APPEALS = { unknown: 'Madame, Monsieur', f: 'Madame', m: 'Monsieur' } as const;

/** The line of the recruiter, where the offer or the user names one. */
export const attention = (civility: 'f' | 'm', name: string): string =>
  `À l’attention de ${APPEALS[civility]} ${name}`;

export const objectOf = (title: string, reference: string): string => {
  const post = title === '' ? 'Candidature' : elide(`Candidature au poste de ${title}`);
  return reference === '' ? post : `${post} (réf. ${reference})`;
};

/** Around what the user adds in words that make no sentence. */
export const KEY_POINTS: Readonly<Record<Register, readonly string[]>> = {
  formal: [
    'Qu’il me soit permis de porter ce point à votre connaissance\u00a0: {key}.',
    'Je me permets d’ajouter un élément\u00a0: {key}.',
    'Un dernier élément peut éclairer votre décision\u00a0: {key}.',
  ],
  measured: [
    'Je précise un point utile\u00a0: {key}.',
    'Un élément pratique complète ma candidature\u00a0: {key}.',
    'Il faut y ajouter une information\u00a0: {key}.',
  ],
  balanced: [
    'Un point utile pour vous\u00a0: {key}.',
    'Autre information à retenir\u00a0: {key}.',
    'À noter également\u00a0: {key}.',
  ],
  warm: [
    'Encore un mot qui compte pour moi\u00a0: {key}.',
    'Une chose encore, que je tiens à vous dire\u00a0: {key}.',
    'Et pour tout vous dire\u00a0: {key}.',
  ],
  enthusiastic: [
    'Et j’allais oublier\u00a0: {key}.',
    'Une chose encore, et non des moindres\u00a0: {key}.',
    'Petit plus à verser au dossier\u00a0: {key}.',
  ],
};

/** Words that open a sentence of the user's own. */
export const OWN_SENTENCE =
  /^(?:je|j[’']|mon|ma|mes|nous|notre|nos|c[’']est|il|elle|votre|vos|depuis|cela|ce)(?![\p{L}-])/iu;

/** Adverbials of a job whose employer is not told. */
export const asJob = (job: string): string => `dans un poste de ${job}`;
/** A workplace just named. */
export const IN_THIS_POST = 'dans ce poste';
export const IN_MY_CAREER = 'dans mon parcours';
