import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import { CircleAlert, CircleCheck, RotateCw } from '#/components/Icon/iconPaths';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { LiveProblem } from '#/domain/offers/live/LiveSearch';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import { liveCopy } from '#/modules/LiveSearch/LiveSearch.copy';
import type { LiveRow } from '#/usecases/live/liveSession';

import * as styles from '#/modules/LiveSearch/LiveSearch.css';

const copy = liveCopy.rows;

type LiveRowsProps = {
  readonly rows: readonly LiveRow[];
  /** Asks one source again, by its key. */
  readonly onAgain: (key: string) => void;
};

/** Asking again would give the same answer. */
const FINAL: ReadonlySet<LiveProblem> = new Set([
  'refused',
  'changed',
  'unknownBoard',
  'notConfigured',
  'notAllowed',
]);

const sign = (row: LiveRow): ReactElement => {
  switch (row.status) {
    case 'asking':
      return <Spinner size="s" label={copy.asking} labelHidden />;
    case 'answered':
      return <Icon icon={CircleCheck} size="s" />;
    case 'failed':
      return <Icon icon={CircleAlert} size="s" />;
  }
};

const told = (row: LiveRow): readonly (string | null)[] => {
  switch (row.status) {
    case 'asking':
      return [copy.asking];
    case 'answered':
      return [
        [
          copy.found(row.fresh, row.known, row.more),
          copy.at(row.at),
          row.asOf === null ? null : copy.asOf(row.asOf),
        ]
          .filter((part) => part !== null)
          .join(' · '),
        copy.lacks(row.lacks),
      ];
    case 'failed':
      return [copy.problem(row.failure, row.board !== null)];
  }
};

/** What each source said, in a row of its own: one that fails leaves the others as they are. */
export const LiveRows = ({ rows, onAgain }: LiveRowsProps) => (
  <ul className={styles.rows} aria-label={copy.label}>
    {rows.map((row) => {
      const { name, url, licence } = LIVE_SOURCES[row.source];
      const shown = row.board?.company ?? name;
      return (
        <li key={row.key} className={styles.row}>
          <span className={styles.sign}>{sign(row)}</span>
          <div>
            <Text as="span" size="s" weight="medium">
              {shown}
            </Text>{' '}
            <Text as="span" size="s" tone="muted">
              {told(row)
                .filter((part) => part !== null)
                .join(' ')}
            </Text>
            {row.status === 'answered' && row.fresh > 0 && (
              <Text size="xs" tone="muted">
                {copy.source} <TextLink href={url}>{name}</TextLink>
                {licence === '' ? '' : `, ${licence}`}
              </Text>
            )}
            {row.status === 'failed' && row.failure.kind === 'notConfigured' && (
              <TextLink href={url} standalone>
                {copy.elsewhere}
              </TextLink>
            )}
          </div>
          {row.status === 'failed' && !FINAL.has(row.failure.kind) && (
            <Button
              size="small"
              variant="quiet"
              icon={RotateCw}
              aria-label={copy.againFor(shown)}
              onClick={() => onAgain(row.key)}
            >
              {copy.again}
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);
