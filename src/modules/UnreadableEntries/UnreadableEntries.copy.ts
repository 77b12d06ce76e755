import { agree } from '#/copy/format';
import type { KeptList } from '#/domain/storage/unreadable';

type Words = {
  readonly one: string;
  readonly many: string;
  readonly all: string;
  readonly newer: string;
};

const newer = (many: string): string =>
  `Vos ${many} viennent d’une version plus récente d’Embellie`;

const feminine = (one: string, many: string): Words => ({
  one: `${one} n’a pas pu être relue`,
  many: `${many} n’ont pas pu être relues`,
  all: `Vos ${many} n’ont pas pu être relues`,
  newer: newer(many),
});

const masculine = (one: string, many: string): Words => ({
  one: `${one} n’a pas pu être relu`,
  many: `${many} n’ont pas pu être relus`,
  all: `Vos ${many} n’ont pas pu être relus`,
  newer: newer(many),
});

const words: Record<KeptList, Words> = {
  applications: feminine('candidature', 'candidatures'),
  analyses: feminine('analyse', 'analyses'),
  searches: feminine('recherche sauvegardée', 'recherches sauvegardées'),
  offers: feminine('offre ajoutée', 'offres ajoutées'),
  letters: feminine('lettre', 'lettres'),
  messages: masculine('message', 'messages'),
  interviews: masculine('entretien', 'entretiens'),
  dossiers: masculine('dossier', 'dossiers'),
};

/** What a screen says where the device gave back damaged entries. */
export const unreadableCopy = {
  some: (list: KeptList, count: number): string =>
    `${count} ${agree(count, words[list].one, words[list].many)}`,
  all: (list: KeptList): string => words[list].all,
  newer: (list: KeptList): string => words[list].newer,
  reload:
    'Cet onglet est resté sur l’ancienne. Rechargez la page pour les retrouver\u202f: rien n’est perdu.',
  others: 'Tout le reste est là.',
  kept: 'Ce qui est abîmé est mis de côté sur cet appareil, sans être supprimé, et figure dans vos sauvegardes.',
} as const;
