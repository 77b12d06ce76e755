import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { LiveProblem } from '#/domain/offers/live/LiveSearch';
import { LiveSearch } from '#/modules/LiveSearch/LiveSearch';
import { NOTHING_ASKED } from '#/usecases/live/liveSession';
import type { LiveRow } from '#/usecases/live/liveSession';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

type LiveArgs = ComponentProps<typeof LiveSearch>;

const at = new Date('2026-11-20T09:12:00').getTime();

/** Nothing is switched on: what a newcomer sees. */
export const liveOff: LiveArgs = {
  screen: 'search',
  choices: { sources: [], boards: [] },
  notConfigured: [],
  reloadNeeded: false,
  query: { keyword: 'infirmière', location: 'Lyon' },
  state: NOTHING_ASKED,
  actions: {
    isKept: () => false,
    linksOf: () => ({ match: '#match', letter: '#lettre', dossier: '#dossier' }),
    onKeep: fn(),
  },
  onChoose: fn(),
  onAsk: fn(),
  onAgain: fn(),
  onReload: fn(),
};

/** A company that is followed. */
export const followed = { vendor: 'lever', board: 'exemple', company: 'Maison Exemple' } as const;

/** Offers as sources give them. */
export const liveOffers: readonly InternalOffer[] = [
  anInternalOffer({
    id: 9001,
    title: 'Infirmier en soins généraux (H/F)',
    company: 'Hôpital des Filaos',
    location: 'Rhône (69)',
    description: 'Infirmière / Infirmier en soins généraux',
    type: null,
    pay: null,
    source: 'imported',
    date: '2026-11-16',
    expires: '2027-01-09',
    url: 'https://example.org/offres/1',
    provenance: { source: 'Choisir le service public', id: '2026-1', stated: ['company'] },
  }),
  anInternalOffer({
    id: 9002,
    title: 'Infirmière coordinatrice',
    company: 'Maison Exemple',
    location: 'Lyon (69)',
    description:
      'Vous coordonnez une équipe de huit soignants, tenez le planning et suivez les dossiers des résidents. Diplôme d’État demandé.',
    source: 'imported',
    date: '2026-11-18',
    url: 'https://example.org/offres/2',
    provenance: { source: 'Lever', id: 'a1', stated: ['company', 'location'] },
  }),
];

/** A row of a source that answered. */
export const answered: Extract<LiveRow, { status: 'answered' }> = {
  key: 'publicService',
  source: 'publicService',
  board: null,
  status: 'answered',
  fresh: 1,
  known: 3,
  asOf: '2026-11-15',
  more: false,
  lacks: [],
  at,
};

/** A row of a company's board that answered. */
export const boardAnswered: LiveRow = {
  ...answered,
  key: 'lever exemple',
  source: 'lever',
  board: followed,
  asOf: null,
  known: 0,
};

/** A row of a source that failed in one way. */
export const failedRow = (kind: LiveProblem): LiveRow => ({
  key: 'jobicy',
  source: 'jobicy',
  board: null,
  status: 'failed',
  failure: { kind, retryAt: kind === 'tooManyRequests' ? at + 300_000 : null },
});

/** The live search as it stands on a screen. */
export const liveSlot = (screen: LiveArgs['screen']) => <LiveSearch {...liveOff} screen={screen} />;
