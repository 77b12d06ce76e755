import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { Todo, TodoKind } from '#/domain/home/todos';
import { HomePage } from '#/pages/HomePage/HomePage';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import type { HomeStage, HomeState } from '#/pages/HomePage/HomePage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';

const partly: HomeState = {
  firstName: null,
  hasReadableCv: false,
  compatible: { value: null, sample: false },
  news: null,
  applications: { value: 0, sample: false },
  unreadable: 0,
  strength: { percent: 45, next: 'cv', sample: false },
  done: 0,
  rests: false,
  todos: [{ kind: 'profile', criterion: 'cv' }],
  funnel: null,
  activities: [],
};

const followUp = (applicationId: number, late: number): Todo => ({
  kind: 'followUp',
  applicationId,
  title: 'Aide-soignante en hospitalisation à domicile',
  company: 'HAD Loire et vignoble',
  late,
});

const fully: HomeState = {
  firstName: 'Awa',
  hasReadableCv: true,
  compatible: { value: 8, sample: false },
  news: { count: 3, since: '2026-11-18' },
  applications: { value: 12, sample: false },
  unreadable: 0,
  strength: { percent: 90, next: 'bio', sample: false },
  done: 0,
  rests: false,
  todos: [
    {
      kind: 'interviewTomorrow',
      applicationId: 5,
      interviewId: 0,
      title: 'Aide-soignante de nuit',
      company: 'EHPAD Les Glycines',
      time: '14:30',
      place: 'Nantes',
    },
    followUp(2, 0),
    { kind: 'profile', criterion: 'bio' },
  ],
  funnel: { reached: { sent: 12, inReview: 6, interview: 2 }, rejected: 3 },
  activities: [
    { kind: 'analysis', id: 3, day: '2026-11-21', title: 'Aide-soignant de nuit H/F', score: 77 },
    {
      kind: 'application',
      id: 2,
      day: '2026-11-18',
      title: 'Aide-soignante en hospitalisation à domicile',
      company: 'HAD Loire et vignoble',
    },
    { kind: 'analysis', id: 1, day: '2026-11-12', title: null, score: 47 },
  ],
};

const cvJustRead: HomeState = {
  ...partly,
  firstName: 'Maëlle',
  hasReadableCv: true,
  strength: { percent: 20, next: 'fromCv', sample: false },
  done: 0,
  todos: [{ kind: 'fillProfile' }],
};

const busyTodos: readonly Todo[] = [
  {
    kind: 'interviewToday',
    applicationId: 6,
    interviewId: 0,
    title: 'Accompagnante éducative et sociale',
    company: 'Foyer de vie Les Tilleuls',
    time: '11:00',
    place: 'visioconférence',
  },
  followUp(2, 9),
  followUp(3, 1),
  followUp(4, 0),
  { kind: 'analysis' },
  { kind: 'profile', criterion: 'bio' },
];

const meta = {
  title: 'Pages/Tableau de bord',
  component: HomePage,
  decorators: [asScreen],
  args: {
    state: fully,
    now: new Date('2026-11-21T09:00:00'),
    onFillProfile: fn(),
    onRest: fn(),
    hrefOf: (todo) =>
      todo.kind === 'practice'
        ? '/dashboard/interview-simulator'
        : `/dashboard/applications?candidature=${todo.applicationId}`,
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = {
  name: 'Première visite',
  tags: ['dark'],
  args: { state: NEWCOMER },
};
export const NewcomerOnAPhone: Story = {
  name: 'Première visite, sur téléphone',
  tags: ['phone'],
  args: { state: NEWCOMER },
};
export const SamplesHidden: Story = {
  name: 'Exemples masqués',
  args: {
    state: { ...partly, todos: null, strength: { percent: 0, next: 'name', sample: false } },
  },
};
export const PartlyReal: Story = { name: 'Vos données en partie', args: { state: partly } };
export const FullyReal: Story = { name: 'Vos données', tags: ['dark'] };
export const FullyRealOnAPhone: Story = {
  name: 'Vos données, sur téléphone',
  tags: ['dark', 'phone'],
};
export const CvJustRead: Story = {
  name: 'CV lu, profil vide',
  tags: ['dark'],
  args: { state: cvJustRead },
};
export const CvJustReadOnAPhone: Story = {
  name: 'CV lu, profil vide, sur téléphone',
  tags: ['phone'],
  args: { state: cvJustRead },
};
export const NothingToDo: Story = {
  name: 'Rien à faire',
  args: {
    state: {
      ...fully,
      news: null,
      todos: [],
      strength: { percent: 100, next: null, sample: false },
    },
  },
};
export const BusyDay: Story = {
  name: 'Journée chargée',
  tags: ['dark'],
  args: { state: { ...fully, todos: busyTodos } },
};
const smallTodos: readonly Todo[] = [
  {
    kind: 'practice',
    subject: { kind: 'application', id: 2 },
    title: 'Aide-soignante de nuit',
    company: 'EHPAD Les Glycines',
  },
  { kind: 'newOffers', count: 3 },
  { kind: 'profile', criterion: 'bio' },
];
export const SmallGestures: Story = {
  name: 'Rien ne presse, trois gestes prêts',
  tags: ['dark'],
  args: { state: { ...fully, todos: smallTodos } },
};
export const AnAdvertisementToPaste: Story = {
  name: 'Une annonce à coller, sur téléphone',
  tags: ['phone'],
  args: {
    state: {
      ...cvJustRead,
      strength: { percent: 85, next: 'bio', sample: false },
      todos: [{ kind: 'paste' }, { kind: 'profile', criterion: 'bio' }],
    },
  },
};
export const ApplicationsUnreadable: Story = {
  name: 'Candidatures illisibles',
  args: { state: { ...partly, applications: { value: null, sample: false }, unreadable: 'all' } },
};
export const FirstApplication: Story = {
  name: 'Première candidature',
  args: {
    state: {
      ...fully,
      compatible: { value: null, sample: false },
      applications: { value: 1, sample: false },
      funnel: { reached: { sent: 1, inReview: 0, interview: 0 }, rejected: 0 },
    },
  },
};

export const TheFunnelReadsWithoutItsPicture: Story = {
  name: 'L’entonnoir se lit sans son dessin',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const terms = (await canvas.findAllByRole('term')).map((term) => term.textContent);
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(terms).toEqual(['Envoyées', 'En cours d’examen', 'Entretiens']);
    await expect(figures).toEqual(['12', '650\u00a0%', '217\u00a0%']);
  },
};

export const EachThingToDoLeadsToItsPlace: Story = {
  name: 'Chaque chose à faire mène à sa place',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { ...fully, todos: busyTodos } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Entretien/u })).toHaveAttribute(
      'href',
      '/dashboard/applications?candidature=6',
    );
    await expect(canvas.getByRole('link', { name: /^Et 3 autres/u })).toHaveAttribute(
      'href',
      '/dashboard/applications',
    );
  },
};

export const WhatIsSmallSaysItsMinutes: Story = {
  name: 'Les petits gestes disent leurs minutes',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { ...fully, todos: smallTodos } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Rien ne presse. Si vous avez 11 minutes :'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Répondre à une question d’entretien' }),
    ).toHaveAttribute('href', '/dashboard/interview-simulator');
    await expect(canvas.queryByRole('link', { name: /autres?, dans/u })).toBeNull();
  },
};

export const TheProfileIsFilledInOneGesture: Story = {
  name: 'Le profil se remplit en un geste',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: cvJustRead },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplir' }));
    await expect(args.onFillProfile).toHaveBeenCalledOnce();
  },
};

export const SomethingDone: Story = {
  name: 'Une chose faite aujourd’hui',
  args: { state: { ...fully, done: 1 } },
};
export const ThreeThingsDone: Story = {
  name: 'Trois choses faites aujourd’hui',
  tags: ['dark'],
  args: { state: { ...fully, done: 3 } },
};
export const Resting: Story = {
  name: 'C’est assez pour aujourd’hui',
  tags: ['dark'],
  args: { state: { ...fully, done: 1, rests: true } },
};
export const RestingBeforeAnInterview: Story = {
  name: 'C’est assez, avec un entretien aujourd’hui',
  args: { state: { ...fully, todos: busyTodos, rests: true } },
};
export const EnoughIsSaidInOneGesture: Story = {
  name: 'C’est assez se dit en un geste',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'C’est assez pour aujourd’hui' }),
    );
    await expect(args.onRest).toHaveBeenCalledWith(true);
  },
};
export const WhoIsWaitedForIsStillTold: Story = {
  name: 'Un entretien du jour reste visible, et le reste se retrouve',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { ...fully, todos: busyTodos, rests: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^Entretien/u })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Relancer/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoir ce qui attend' }));
    await expect(args.onRest).toHaveBeenCalledWith(false);
  },
};
coverStates<HomeStage>({
  newcomer: Newcomer,
  samplesHidden: SamplesHidden,
  partlyReal: PartlyReal,
  fullyReal: FullyReal,
  quiet: NothingToDo,
  busy: BusyDay,
  resting: Resting,
});
coverStates<TodoKind>({
  interviewToday: BusyDay,
  followUp: BusyDay,
  interviewTomorrow: FullyReal,
  analysis: BusyDay,
  fillProfile: CvJustRead,
  practice: SmallGestures,
  newOffers: SmallGestures,
  paste: AnAdvertisementToPaste,
  profile: FullyReal,
});
