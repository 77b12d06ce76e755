import { Tag } from '#/components/Tag/Tag';
import { contractLabels, experienceLabels, modeLabels, regionLabels } from '#/copy/offers.copy';
import type { Filters } from '#/domain/offers/search/filters';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/parts/FilterPanel.css';

const copy = searchCopy.filters;

/** One choice, and the filters without it. */
type Choice = { readonly label: string; readonly without: Filters };

const without = <T,>(list: readonly T[], member: T): readonly T[] =>
  list.filter((other) => other !== member);

const choicesOf = (filters: Filters): readonly Choice[] => [
  ...(filters.region === ''
    ? []
    : [{ label: regionLabels[filters.region], without: { ...filters, region: '' } as const }]),
  ...filters.types.map((type) => ({
    label: contractLabels[type],
    without: { ...filters, types: without(filters.types, type) },
  })),
  ...(filters.experience === 'all'
    ? []
    : [
        {
          label: experienceLabels[filters.experience],
          without: { ...filters, experience: 'all' } as const,
        },
      ]),
  ...filters.modes.map((mode) => ({
    label: modeLabels[mode],
    without: { ...filters, modes: without(filters.modes, mode) },
  })),
];

type ChosenFiltersProps = {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
};

/** The choices that restrict the search while they are folded away, each to take back by a press. */
export const ChosenFilters = ({ filters, onChange }: ChosenFiltersProps) => (
  <ul className={styles.chosen} aria-label={copy.active}>
    {choicesOf(filters).map((choice) => (
      <li key={choice.label}>
        <Tag
          label={choice.label}
          onRemove={() => onChange(choice.without)}
          removeLabel={copy.remove(choice.label)}
        />
      </li>
    ))}
  </ul>
);
