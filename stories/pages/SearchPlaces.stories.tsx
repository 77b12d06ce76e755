import type { Meta, StoryObj } from '@storybook/react-vite';

import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  aroundSaintPeray,
  cleaners,
  cleaning,
  ControlledSearch,
  resultsOf,
  searchArgs,
} from '#stories/support/screens/search';

const meta = {
  title: 'Pages/Recherche Intelligente, lieux et métiers',
  component: SearchPage,
  decorators: [asScreen],
  args: searchArgs,
  render: (args) => <ControlledSearch {...args} />,
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A town of France is understood however it is typed; what is around it counts as far as is asked. */
export const TownUnderstood: Story = {
  name: 'Ville comprise, avec un rayon',
  args: {
    filters: { ...DEFAULT_FILTERS, location: 'st peray', radius: 20 },
    place: { kind: 'town', name: 'Saint-Péray', departments: ['07'] },
    state: resultsOf({ internal: aroundSaintPeray, external: [] }),
  },
};
export const PostCodeUnderstood: Story = {
  name: 'Code postal compris',
  args: {
    filters: { ...DEFAULT_FILTERS, location: '07130' },
    place: { kind: 'post', name: '07130', departments: ['07'] },
    state: resultsOf({ internal: aroundSaintPeray, external: [] }),
  },
};
export const DepartmentUnderstood: Story = {
  name: 'Département compris',
  args: {
    filters: { ...DEFAULT_FILTERS, location: '07' },
    place: { kind: 'department', name: 'Ardèche', departments: ['07'] },
    state: resultsOf({ internal: aroundSaintPeray, external: [] }),
  },
};
export const RegionUnderstood: Story = {
  name: 'Région comprise',
  args: {
    filters: { ...DEFAULT_FILTERS, location: 'aura' },
    place: { kind: 'region', name: 'Auvergne-Rhône-Alpes', departments: ['07', '26'] },
    state: resultsOf({ internal: aroundSaintPeray, external: [] }),
  },
};
export const CountryUnderstood: Story = {
  name: 'Toute la France',
  args: {
    filters: { ...DEFAULT_FILTERS, location: 'France' },
    place: { kind: 'country', name: 'France', departments: [] },
    state: resultsOf({ internal: aroundSaintPeray, external: [] }),
  },
};
/** Other names of the trade stand below the results, apart from them. */
export const OtherNamesOfTheTrade: Story = {
  name: 'Aussi, sous d’autres noms du métier',
  tags: ['dark'],
  args: {
    filters: { ...DEFAULT_FILTERS, keyword: 'agent d’entretien' },
    state: { ...resultsOf({ internal: cleaning.slice(0, 1), external: [] }), beside: cleaners },
  },
};
export const OtherNamesOnly: Story = {
  name: 'D’autres noms du métier seulement',
  args: {
    filters: { ...DEFAULT_FILTERS, keyword: 'technicien de surface' },
    state: {
      ...resultsOf({ internal: [], external: [] }),
      beside: cleaners,
      wider: [
        {
          kind: 'keyword',
          keyword: 'surface',
          filters: { ...DEFAULT_FILTERS, keyword: 'surface' },
          count: 2,
        },
      ],
    },
  },
};
/** "Ain" stands in Romainville too: those places are apart, and folded. */
export const PlacesWithTheLetters: Story = {
  name: 'D’autres lieux qui ont ces lettres',
  args: {
    filters: { ...DEFAULT_FILTERS, location: 'Ain' },
    place: { kind: 'department', name: 'Ain', departments: ['01'] },
    state: {
      ...resultsOf({ internal: cleaning.slice(0, 2), external: [] }),
      beside: { trade: null, letters: cleaning.slice(2) },
    },
  },
};
coverStates<UnderstoodPlace['kind']>({
  town: TownUnderstood,
  post: PostCodeUnderstood,
  department: DepartmentUnderstood,
  region: RegionUnderstood,
  country: CountryUnderstood,
});
