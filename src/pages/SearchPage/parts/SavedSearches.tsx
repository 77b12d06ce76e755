import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Trash2 } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.saved;

type SavedSearchesProps = {
  readonly searches: readonly SavedSearch[];
  readonly onApply: (search: SavedSearch) => void;
  readonly onDelete: (search: SavedSearch) => void;
};

/** Searches kept on the device, each to apply again or to delete. */
export const SavedSearches = ({ searches, onApply, onDelete }: SavedSearchesProps) => (
  <Card as="section">
    <Stack gap={2}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <ul className={styles.savedList}>
        {searches.map((search) => (
          <li key={search.id} className={styles.savedItem}>
            <Button
              variant="quiet"
              fullWidth
              className={styles.savedName}
              onClick={() => onApply(search)}
            >
              <VisuallyHidden>{`${copy.apply} `}</VisuallyHidden>
              {search.name}
            </Button>
            <Button variant="quiet" icon={Trash2} iconOnly onClick={() => onDelete(search)}>
              {copy.delete(search.name)}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  </Card>
);
