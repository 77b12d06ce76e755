import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { LiveProblem } from '#/domain/offers/live/LiveSearch';
import { LiveSearch } from '#/modules/LiveSearch/LiveSearch';
import type { LiveRowStatus } from '#/usecases/live/liveSession';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import {
  answered,
  boardAnswered,
  failedRow,
  followed,
  liveOff,
  liveOffers,
} from '#stories/support/screens/live';
import { useSpied } from '#stories/support/useSpied';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const query = liveOff.query;
const on = { sources: ['publicService', 'jobicy'], boards: [followed] } as const;

const meta = {
  title: 'Modules/Recherche en direct',
  component: LiveSearch,
  args: liveOff,
  render: function Controlled(args) {
    const [choices, onChoose] = useSpied(args.choices, args.onChoose);
    return <LiveSearch {...args} choices={choices} onChoose={onChoose} />;
  },
} satisfies Meta<typeof LiveSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every way to fail, each in its row beside a source that answers. */
const failing = (...kinds: readonly LiveProblem[]): Story => ({
  args: {
    choices: on,
    state: {
      query,
      rows: [answered, ...kinds.map((kind) => ({ ...failedRow(kind), key: kind }))],
      offers: liveOffers.slice(0, 1),
    },
  },
});

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const openSources = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Choisir les sources' }));

export const Off: Story = { name: 'Rien d’activé', tags: ['dark'] };
export const OffForInternationalJobs: Story = {
  name: 'Rien d’activé, à l’international',
  args: { screen: 'specialized' },
};
export const Choosing: Story = {
  name: 'Choix des sources',
  tags: ['dark'],
  play: ({ canvas }) => openSources(canvas),
};
export const ChoosingWithoutReliefWeb: Story = {
  name: 'Choix des sources, ReliefWeb sans autorisation',
  args: { screen: 'specialized', notConfigured: ['reliefWeb'] },
  play: ({ canvas }) => openSources(canvas),
};
export const SomeChosen: Story = {
  name: 'Sources et entreprise choisies',
  args: { choices: on },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 sources activées' }));
  },
};
export const ReloadNeeded: Story = {
  name: 'À recharger d’abord',
  args: { choices: on, reloadNeeded: true },
};
export const Ready: Story = { name: 'Prête à demander', args: { choices: on } };
export const Asking: Story = {
  name: 'Demandes en cours',
  args: {
    choices: on,
    state: {
      query,
      rows: [
        answered,
        { key: 'jobicy', source: 'jobicy', board: null, status: 'asking' },
        { key: 'lever exemple', source: 'lever', board: followed, status: 'asking' },
      ],
      offers: liveOffers.slice(0, 1),
    },
  },
};
export const Answered: Story = {
  name: 'Offres trouvées',
  tags: ['dark'],
  args: {
    choices: on,
    state: { query, rows: [answered, boardAnswered], offers: liveOffers },
  },
};
export const OneKept: Story = {
  name: 'Une offre gardée',
  args: {
    ...Answered.args,
    actions: { ...liveOff.actions, isKept: ({ id }) => id === 9002 },
  },
};
export const FiltersChanged: Story = {
  name: 'Filtres changés depuis',
  args: { ...Answered.args, query: { keyword: 'infirmière', location: 'Grenoble' } },
};
export const NothingFound: Story = {
  name: 'Rien de nouveau',
  args: {
    choices: on,
    state: { query, rows: [{ ...answered, fresh: 0, known: 0 }], offers: [] },
  },
};
/** International offers, whose grades are told in words. */
export const Grades: Story = {
  name: 'Sigles de postes internationaux',
  tags: ['dark'],
  args: {
    screen: 'specialized',
    choices: { sources: ['reliefWeb'], boards: [] },
    query: { keyword: 'logistique', location: '' },
    state: {
      query: { keyword: 'logistique', location: '' },
      rows: [
        { ...answered, key: 'reliefWeb', source: 'reliefWeb', asOf: null, fresh: 3, more: true },
      ],
      offers: [
        ['Logistics Officer, P-3', 'Organisation du Lagon', 'Port-au-Prince, Haiti'],
        ['Assistant logistique (G-5)', 'Agence des Filaos', 'Dakar, Senegal'],
        ['Chargé de programme, NO-B', 'Agence des Filaos', 'Ndjamena, Chad'],
      ].map(([title = '', company = '', location = ''], index) =>
        anInternalOffer({
          id: 9100 + index,
          title,
          company,
          location,
          type: null,
          pay: null,
          source: 'imported',
          date: '2026-11-12',
          expires: '2026-12-05',
          url: `https://example.org/${index}`,
          description:
            'Nations Unies. Vous tenez la flotte, les stocks et les achats du bureau, et formez les collègues des bases.',
          provenance: { source: 'ReliefWeb', id: String(index), stated: ['company'] },
        }),
      ),
    },
  },
};
export const FieldsLost: Story = {
  name: 'Des informations manquent',
  args: {
    choices: on,
    state: {
      query,
      rows: [{ ...answered, lacks: ['company', 'place'] }],
      offers: liveOffers.slice(0, 1),
    },
  },
};
export const NetworkFailures: Story = {
  ...failing('offline', 'unreachable', 'slow', 'outOfOrder'),
  name: 'Sources qui ne répondent pas',
  tags: ['dark'],
};
export const Refusals: Story = {
  ...failing('refused', 'tooManyRequests', 'notConfigured', 'notAllowed'),
  name: 'Sources qui refusent',
};
export const BadAnswers: Story = {
  ...failing('notData', 'truncated', 'changed', 'unknownBoard'),
  name: 'Réponses illisibles',
};

export const NothingIsAskedBeforeThePress: Story = {
  name: 'Activer une source ne demande rien',
  tags: ['interaction'],
  parameters: behaviour,
  args: { onChoose: fn(), onAsk: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir les sources' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Choisir le service public' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      sources: ['publicService'],
      boards: [],
    });
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher en direct' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

export const ACompanyIsFollowedByItsAddress: Story = {
  name: 'Une entreprise se suit par son adresse',
  tags: ['interaction'],
  parameters: behaviour,
  args: { onChoose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir les sources' }));
    const field = canvas.getByLabelText('Adresse de la page d’offres');
    await userEvent.type(field, 'https://exemple.org/carrieres');
    await userEvent.click(canvas.getByRole('button', { name: 'Suivre' }));
    await expect(canvas.getByText(/n’est pas chez Greenhouse/u)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://jobs.lever.co/maison-exemple/0b9f');
    await userEvent.click(canvas.getByRole('button', { name: 'Suivre' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      sources: [],
      boards: [{ vendor: 'lever', board: 'maison-exemple', company: 'Maison Exemple' }],
    });
  },
};

coverStates<LiveRowStatus>({ asking: Asking, answered: Answered, failed: NetworkFailures });
coverStates<LiveProblem>({
  offline: NetworkFailures,
  unreachable: NetworkFailures,
  slow: NetworkFailures,
  outOfOrder: NetworkFailures,
  refused: Refusals,
  tooManyRequests: Refusals,
  notConfigured: Refusals,
  notAllowed: Refusals,
  notData: BadAnswers,
  truncated: BadAnswers,
  changed: BadAnswers,
  unknownBoard: BadAnswers,
});
