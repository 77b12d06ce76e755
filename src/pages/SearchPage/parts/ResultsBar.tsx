import { Checkbox } from '#/components/Checkbox/Checkbox';
import { Heading } from '#/components/Heading/Heading';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { sortLabels } from '#/copy/offers.copy';
import { SORT_ORDERS } from '#/domain/offers/search/filters';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { Comparison, SearchState, SearchView } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.results;

type ResultsBarProps = {
  readonly state: SearchState;
  readonly view: SearchView;
  readonly onViewChange: (view: SearchView) => void;
  readonly comparison: Comparison;
};

/** Nothing was found: no key walks through it, and the line of the keys stays, so that nothing moves. */
const hasNone = ({ status }: SearchState): boolean => status === 'noMatch' || status === 'noOffer';

/** What is being waited for, in words; null where nothing is. */
export const waitFor = (state: SearchState): string | null => {
  switch (state.status) {
    case 'loading':
      return copy.loading;
    case 'searching':
      return copy.searching;
    case 'arriving':
      return copy.arriving(state.held, state.total);
    case 'failed':
    case 'noMatch':
    case 'noOffer':
    case 'results':
      return null;
  }
};

const countOf = (state: SearchState): string => {
  switch (state.status) {
    case 'loading':
    case 'searching':
    case 'arriving':
    case 'failed':
      return '';
    case 'noMatch':
    case 'noOffer':
      return copy.count(0);
    case 'results': {
      if (!state.complete) return '';
      const { internal, external } = state;
      const all = internal.length + external.length;
      const counted = copy.count(all);
      return external.length === 0 ? counted : `${counted}, ${copy.external(external.length, all)}`;
    }
  }
};

/** How many offers there are, and how they are shown. */
export const ResultsBar = ({ state, view, onViewChange, comparison }: ResultsBarProps) => {
  const wait = waitFor(state);
  return (
    <div className={styles.bar}>
      <div className={styles.count}>
        <Heading level={2}>
          <VisuallyHidden>{copy.label}</VisuallyHidden>
        </Heading>
        <div aria-live="polite">
          {wait !== null && <Spinner size="s" label={wait} />}
          <Text weight="medium" figures>
            {countOf(state)}
          </Text>
          {view.sort === 'compatibility' && comparison === 'underWay' && (
            <Spinner size="s" label={copy.comparing} />
          )}
        </div>
      </div>
      <NativeSelect
        beside
        label={copy.sort}
        value={view.sort}
        options={SORT_ORDERS.filter(
          (order) => order !== 'compatibility' || comparison !== 'noCv',
        ).map((value) => ({ value, label: sortLabels[value] }))}
        onChange={(sort) => onViewChange({ ...view, sort })}
      />
      <Text size="s" tone="muted" className={styles.keys}>
        {hasNone(state) ? '' : copy.keys}
      </Text>
      {view.samplesHidden !== null && (
        <Checkbox
          label={copy.hideSamples}
          checked={view.samplesHidden}
          onChange={(samplesHidden) => onViewChange({ ...view, samplesHidden })}
        />
      )}
    </div>
  );
};
