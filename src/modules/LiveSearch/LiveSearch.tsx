import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { ChevronDown, ChevronUp, Radio, RefreshCw, Settings2 } from '#/components/Icon/iconPaths';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { chosenSources } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveChoices } from '#/domain/offers/live/liveChoicesRecord';
import type { LiveQuery } from '#/domain/offers/live/LiveSearch';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveScreen, LiveSourceId } from '#/domain/offers/live/liveSources';
import { liveCopy as copy } from '#/modules/LiveSearch/LiveSearch.copy';
import { LiveCard } from '#/modules/LiveSearch/parts/LiveCard';
import type { LiveOfferActions } from '#/modules/LiveSearch/parts/LiveCard';
import { LiveRows } from '#/modules/LiveSearch/parts/LiveRows';
import { LiveSources } from '#/modules/LiveSearch/parts/LiveSources';
import type { LiveState } from '#/usecases/live/liveSession';

import * as styles from '#/modules/LiveSearch/LiveSearch.css';

export type LiveSearchProps = {
  readonly screen: LiveScreen;
  readonly choices: LiveChoices;
  /** Sources that this site has no right to ask. */
  readonly notConfigured: readonly LiveSourceId[];
  /** The page may call what was chosen only once it is loaded again. */
  readonly reloadNeeded: boolean;
  /** What would be asked now. */
  readonly query: LiveQuery;
  readonly state: LiveState;
  readonly actions: LiveOfferActions;
  readonly onChoose: (choices: LiveChoices) => void;
  readonly onAsk: () => void;
  readonly onAgain: (key: string) => void;
  readonly onReload: () => void;
};

/** How many cards come at once. */
const STEP = 6;

const Found = ({ state, actions }: Pick<LiveSearchProps, 'state' | 'actions'>) => {
  const { offers, rows } = state;
  const [shown, setShown] = useState(STEP);
  const words = copy.results;
  if (offers.length === 0)
    return (
      rows.some(({ status }) => status === 'answered') &&
      rows.every(({ status }) => status !== 'asking') && <Text size="s">{words.none}</Text>
    );
  return (
    <div className={styles.found}>
      <Text weight="medium" figures>
        {words.count(offers.length)}
      </Text>
      <ul className={styles.grid} aria-label={words.label}>
        {offers.slice(0, shown).map((offer) => (
          <li key={offer.id} className={styles.cell}>
            <LiveCard offer={offer} actions={actions} />
          </li>
        ))}
      </ul>
      {offers.length > STEP && (
        <ShowMore
          shown={Math.min(shown, offers.length)}
          total={offers.length}
          status={words.shown(Math.min(shown, offers.length), offers.length)}
          moreLabel={words.more(Math.min(STEP, offers.length - shown))}
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </div>
  );
};

const isSame = (one: LiveQuery, other: LiveQuery): boolean =>
  one.keyword === other.keyword && one.location === other.location;

/** Sources asked from this page, on a press and never before; what each said, and the offers as they came. */
export const LiveSearch = ({ screen, choices, query, state, ...props }: LiveSearchProps) => {
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const on =
    choices.boards.length +
    choices.sources.filter((source) => LIVE_SOURCES[source].screens.includes(screen)).length;
  const asking = state.rows.some(({ status }) => status === 'asking');
  const asked = state.query;
  const stale = asked !== null && !isSame(asked, query);
  const subtitle = (): string => {
    if (on === 0) return copy.off[screen];
    if (asked === null) return copy.asks(query);
    return `${copy.asked(asked)}${stale ? ` ${copy.stale}` : ''}`;
  };
  const mayFold = on === 0 && asked === null && !open;
  return (
    <Card as="section" look="outlined" className={styles.section} aria-label={copy.title}>
      {/* On a phone most people want the results below it. */}
      {mayFold && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {copy.title}
          <Icon icon={unfolded ? ChevronUp : ChevronDown} />
        </button>
      )}
      <div className={mayFold && !unfolded ? styles.folded : styles.head}>
        <div className={styles.title}>
          <Heading level={2} size="m">
            {copy.title}
          </Heading>
          <Text size="s" tone="muted">
            {subtitle()}
          </Text>
        </div>
        <div className={styles.deeds}>
          <Button
            icon={Settings2}
            variant={on === 0 ? 'secondary' : 'quiet'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {on === 0 ? copy.choose : copy.sources.summary(on)}
          </Button>
          {on > 0 && !props.reloadNeeded && (
            <Button
              icon={asked === null ? Radio : RefreshCw}
              variant={asked === null || stale ? 'primary' : 'secondary'}
              busy={asking}
              onClick={props.onAsk}
            >
              {asked === null ? copy.ask : copy.askAgain}
            </Button>
          )}
        </div>
      </div>
      {open && (
        <LiveSources
          screen={screen}
          choices={choices}
          notConfigured={props.notConfigured}
          onChoose={props.onChoose}
        />
      )}
      {props.reloadNeeded && chosenSources(choices).length > 0 && (
        <Callout
          title={copy.reload.title}
          actions={
            <Button size="small" variant="primary" icon={RefreshCw} onClick={props.onReload}>
              {copy.reload.action}
            </Button>
          }
        >
          {copy.reload.text}
        </Callout>
      )}
      {state.rows.length > 0 && on > 0 && (
        <div aria-live="polite" aria-busy={asking}>
          <LiveRows rows={state.rows} onAgain={props.onAgain} />
        </div>
      )}
      {on > 0 && <Found key={JSON.stringify(asked)} state={state} actions={props.actions} />}
    </Card>
  );
};
