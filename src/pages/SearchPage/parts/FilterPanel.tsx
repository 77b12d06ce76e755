import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '#/components/Heading/Heading';
import { MapPin, RotateCcw, Save, Search, SlidersHorizontal } from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Tag } from '#/components/Tag/Tag';
import { TextField } from '#/components/TextField/TextField';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { contractLabels, experienceLabels, modeLabels, regionLabels } from '#/copy/offers.copy';
import { EXPERIENCE_CHOICES } from '#/domain/offers/catalogue/offerFields';
import { type Filters, RADII, withRadius } from '#/domain/offers/search/filters';
import { FILTER_PARTS, isActive } from '#/domain/offers/search/widenings';
import { REGIONS } from '#/domain/places/region';
import type { UnderstoodPlace } from '#/domain/places/wantedPlace';
import { CONTRACT_FILTERS, WORK_MODES } from '#/domain/postings/offer';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/parts/FilterPanel.css';

const copy = searchCopy.filters;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: labels[value] }));

const ALONE = 'alone';
const RADIUS_OPTIONS = [
  { value: ALONE, label: copy.alone },
  ...RADII.map((radius) => ({ value: `${radius}` as const, label: copy.around(radius) })),
] as const;

/** A department or a region has no middle that people mean. */
const hasRadius = (place: UnderstoodPlace | null): boolean =>
  place?.kind === 'town' || place?.kind === 'post';

/** What folds away on a small screen: everything but what is typed. */
const FOLDED = FILTER_PARTS.filter((part) => part !== 'keyword' && part !== 'location');

type FilterPanelProps = {
  readonly filters: Filters;
  /** How the typed place is understood; null where none is. */
  readonly place: UnderstoodPlace | null;
  readonly onChange: (filters: Filters) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
};

/** Every filter. On a small screen what is typed stays in view, the choices fold away, and those made are listed. */
export const FilterPanel = ({ filters, place, onChange, onReset, onSave }: FilterPanelProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part });
  const active = FOLDED.filter((part) => isActive(filters, part)).length;
  return (
    <Card as="section" className={styles.panel} aria-label={copy.title}>
      <Heading level={2} size="m" className={styles.title}>
        {copy.title}
      </Heading>
      <TextField
        label={copy.keyword}
        placeholder={copy.keywordPlaceholder}
        icon={Search}
        type="search"
        value={filters.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <TextField
        label={copy.location}
        placeholder={copy.locationPlaceholder}
        icon={MapPin}
        value={filters.location}
        hint={place === null ? undefined : copy.understood(place)}
        onChange={(location) => change({ location })}
      />
      {hasRadius(place) && (
        <NativeSelect
          label={copy.radius}
          options={RADIUS_OPTIONS}
          value={filters.radius === undefined ? ALONE : (`${filters.radius}` as const)}
          onChange={(value) =>
            onChange(withRadius(filters, RADII.find((radius) => `${radius}` === value) ?? null))
          }
        />
      )}
      <Button
        className={styles.fold}
        icon={SlidersHorizontal}
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {copy.more(active)}
      </Button>
      {active > 0 && !open && <ChosenFilters filters={filters} onChange={onChange} />}
      <div id={id} className={styles.choices} data-open={open ? '' : undefined}>
        <ToggleGroup
          label={copy.region}
          options={optionsOf(REGIONS, regionLabels)}
          value={filters.region === '' ? null : filters.region}
          onChange={(region) => change({ region: region ?? '' })}
        />
        <CheckboxGroup
          legend={copy.types}
          columns={2}
          options={optionsOf(CONTRACT_FILTERS, contractLabels)}
          values={filters.types}
          onChange={(types) => change({ types })}
        />
        <NativeSelect
          label={copy.experience}
          options={optionsOf(EXPERIENCE_CHOICES, experienceLabels)}
          value={filters.experience}
          onChange={(experience) => change({ experience })}
        />
        <CheckboxGroup
          legend={copy.modes}
          columns={2}
          options={optionsOf(WORK_MODES, modeLabels)}
          values={filters.modes}
          onChange={(modes) => change({ modes })}
        />
        <div className={styles.actions}>
          <Button icon={Save} fullWidth onClick={onSave}>
            {copy.save}
          </Button>
          <Button variant="quiet" icon={RotateCcw} fullWidth onClick={onReset}>
            {copy.reset}
          </Button>
        </div>
      </div>
    </Card>
  );
};

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
const ChosenFilters = ({ filters, onChange }: ChosenFiltersProps) => (
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
