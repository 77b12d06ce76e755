import { MapPin, RotateCcw, Save, Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { Heading } from '#/components/Heading/Heading';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { TextField } from '#/components/TextField/TextField';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { contractLabels, experienceLabels, modeLabels, regionLabels } from '#/copy/offers.copy';
import { EXPERIENCE_CHOICES, REGIONS } from '#/domain/offers/catalogue/offerFields';
import { CONTRACT_TYPES, WORK_MODES } from '#/domain/offers/offer';
import type { Filters } from '#/domain/offers/search/filters';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.filters;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: labels[value] }));

/** How many filters restrict the results. */
const countActive = (filters: Filters): number =>
  [
    filters.keyword.trim() !== '',
    filters.location.trim() !== '',
    filters.region !== '',
    filters.types.length > 0,
    filters.experience !== 'all',
    filters.modes.length > 0,
  ].filter(Boolean).length;

type FilterPanelProps = {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
};

/** Every filter; folded away on small screens. */
export const FilterPanel = ({ filters, onChange, onReset, onSave }: FilterPanelProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part });
  return (
    <>
      <Button
        className={styles.showFilters}
        icon={SlidersHorizontal}
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {copy.show(countActive(filters))}
      </Button>
      <Card
        as="section"
        id={id}
        className={styles.filters}
        data-open={open ? '' : undefined}
        aria-label={copy.title}
      >
        <Heading level={2} size="m">
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
          onChange={(location) => change({ location })}
        />
        <ToggleGroup
          label={copy.region}
          options={optionsOf(REGIONS, regionLabels)}
          value={filters.region === '' ? null : filters.region}
          onChange={(region) => change({ region: region ?? '' })}
        />
        <CheckboxGroup
          legend={copy.types}
          columns={2}
          options={optionsOf(CONTRACT_TYPES, contractLabels)}
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
          options={optionsOf(WORK_MODES, modeLabels)}
          values={filters.modes}
          onChange={(modes) => change({ modes })}
        />
        <div className={styles.filterActions}>
          <Button icon={Save} fullWidth onClick={onSave}>
            {copy.save}
          </Button>
          <Button variant="quiet" icon={RotateCcw} fullWidth onClick={onReset}>
            {copy.reset}
          </Button>
        </div>
      </Card>
    </>
  );
};
