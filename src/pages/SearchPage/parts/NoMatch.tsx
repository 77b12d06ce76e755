import { Button } from '#/components/Button/Button';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Text } from '#/components/Text/Text';
import type { Filters } from '#/domain/offers/search/filters';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { WiderSearch } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/parts/NoMatch.css';

const copy = searchCopy.empty;

type NoMatchProps = {
  readonly wider: readonly WiderSearch[];
  readonly onWiden: (filters: Filters) => void;
  readonly onReset: () => void;
};

/** Nothing answers the filters: what to give up for some offers, and how many that brings. */
export const NoMatch = ({ wider, onWiden, onReset }: NoMatchProps) => (
  <EmptyState
    level={3}
    drawing={<NoOfferDrawing />}
    title={copy.title}
    text={copy.text}
    actions={
      <div className={styles.ways}>
        {wider.length > 0 && (
          <ul className={styles.wider} aria-label={copy.wider}>
            {wider.map((search) => (
              <li key={search.kind === 'keyword' ? search.keyword : search.part}>
                <Button onClick={() => onWiden(search.filters)}>
                  {search.kind === 'keyword'
                    ? copy.keyword(search.keyword)
                    : copy.without[search.part]}{' '}
                  <Text as="span" size="s" tone="muted" figures>
                    {copy.count(search.count)}
                  </Text>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button variant={wider.length > 0 ? 'quiet' : 'secondary'} onClick={onReset}>
          {copy.reset}
        </Button>
      </div>
    }
  />
);
