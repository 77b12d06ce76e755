import { Search } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';

import { Select } from '#/components/Select/Select';
import { TextField } from '#/components/TextField/TextField';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import { APPLICATION_SORTS } from '#/domain/applications/selectApplications';
import type { ApplicationFilters } from '#/domain/applications/selectApplications';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

const STATUS_OPTIONS = [
  { value: 'all' as const, label: copy.allStatuses },
  ...APPLICATION_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
];
const SORT_OPTIONS = APPLICATION_SORTS.map((sort) => ({ value: sort, label: copy.sorts[sort] }));

type ListToolsProps = {
  readonly filters: ApplicationFilters;
  readonly onFilters: (filters: ApplicationFilters) => void;
  /** The board shows every status already. */
  readonly withStatus: boolean;
};

/** Search, filter and order. */
export const ListTools = ({ filters, onFilters, withStatus }: ListToolsProps) => {
  // Letters show at once; thousands of applications may follow a moment later.
  const [query, showQuery] = useOptimistic(filters.query);
  const search = (text: string): void =>
    startTransition(() => {
      showQuery(text);
      onFilters({ ...filters, query: text });
    });
  return (
    <search className={styles.tools}>
      <TextField
        label={copy.search}
        placeholder={copy.searchHint}
        type="search"
        icon={Search}
        value={query}
        onChange={search}
      />
      {withStatus && (
        <Select
          label={copy.status}
          options={STATUS_OPTIONS}
          value={filters.status}
          onChange={(status) => onFilters({ ...filters, status })}
        />
      )}
      <Select
        label={copy.sort}
        options={SORT_OPTIONS}
        value={filters.sort}
        onChange={(sort) => onFilters({ ...filters, sort })}
      />
    </search>
  );
};
