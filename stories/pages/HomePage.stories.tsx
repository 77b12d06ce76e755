import type { Meta, StoryObj } from '@storybook/react-vite';

import { HomePage } from '#/pages/HomePage/HomePage';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import type { HomeStage, HomeState } from '#/pages/HomePage/HomePage.state';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';

const partly: HomeState = {
  firstName: null,
  compatible: { value: null, sample: false },
  applications: { value: 0, sample: false },
  strength: { percent: 45, next: 'cv', sample: false },
  activities: [],
};

const fully: HomeState = {
  firstName: 'Awa',
  compatible: { value: 8, sample: false },
  applications: { value: 3, sample: false },
  strength: { percent: 90, next: 'bio', sample: false },
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

const meta = {
  title: 'Pages/Tableau de bord',
  component: HomePage,
  decorators: [asScreen],
  args: { state: fully },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = { tags: ['dark'], args: { state: NEWCOMER } };
export const PartlyReal: Story = { args: { state: partly } };
export const FullyReal: Story = { tags: ['dark'] };
export const NothingToDo: Story = {
  args: {
    state: { ...fully, strength: { percent: 100, next: null, sample: false }, activities: [] },
  },
};

coverStates<HomeStage>({
  newcomer: Newcomer,
  partlyReal: PartlyReal,
  fullyReal: FullyReal,
  quiet: NothingToDo,
});
