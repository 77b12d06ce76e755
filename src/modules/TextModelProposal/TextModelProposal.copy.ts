import { agree } from '#/copy/format';
import type { NewFact } from '#/domain/textmodel/checkNewFacts';

const kinds: Record<NewFact['kind'], string> = {
  figure: 'chiffre',
  date: 'date',
  employer: 'employeur',
  name: 'nom',
  skill: 'compétence ou sigle',
};

/** Words around what a connected model proposes. */
export const proposalCopy = {
  ask: 'Reformuler avec votre modèle',
  running: 'Votre modèle écrit…',
  stop: 'Arrêter',
  title: 'Proposition de votre modèle',
  by: (who: string): string => `Écrite par ${who}.`,
  accept: 'Prendre cette version',
  discard: 'Garder l’original',
  again: 'Une autre version',
  close: 'Fermer',
  newFacts: {
    title: (count: number): string =>
      `${count} ${agree(count, 'mot', 'mots')} à vérifier avant de prendre cette version`,
    text: 'Ils ne figurent ni dans le texte d’origine ni dans ses sources. Gardez-les seulement s’ils sont vrais.',
    toCheck: (facts: readonly NewFact[]): string =>
      `À vérifier\u00a0: ${facts.map(({ text }) => text).join(', ')}.`,
    fact: ({ kind, text }: NewFact): string => `${text} (${kinds[kind]})`,
  },
  noNewFact:
    'Aucun fait nouveau repéré. Relisez tout de même : la relecture automatique ne voit pas tout.',
} as const;
