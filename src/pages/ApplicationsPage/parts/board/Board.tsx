import { useEffect, useMemo, useRef, useState } from 'react';

import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Application, ApplicationStatus } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsHrefs,
  ItemActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { BoardColumn } from '#/pages/ApplicationsPage/parts/board/BoardColumn';
import type { Arrival } from '#/pages/ApplicationsPage/parts/board/BoardColumn';
import { duration, easing, layerIndex } from '#/styles/tokens';

import * as styles from '#/pages/ApplicationsPage/Board.css';

const MOTION = '(prefers-reduced-motion: no-preference)';

/** The drawn card of an application. */
const cardOf = (board: HTMLElement | null, id: number): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-application="${id}"]`) ?? null;

/** Brings a card from where it stood to where it stands: the eye follows it. Nothing where less motion is asked for. */
const fly = (card: HTMLElement, from: DOMRect): void => {
  const to = card.getBoundingClientRect();
  // A stage out of view on a phone is not laid out.
  if (from.width === 0 || to.width === 0 || !window.matchMedia(MOTION).matches) return;
  card.animate(
    [
      {
        transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`,
        zIndex: layerIndex.sticky,
      },
      { transform: 'none', zIndex: layerIndex.sticky },
    ],
    { duration: Number.parseFloat(duration.slow), easing },
  );
};

type StageTabsProps = {
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[];
  readonly shown: ApplicationStatus;
  /** The stage to which a card has just come. */
  readonly arrived: ApplicationStatus | null;
  readonly onShow: (status: ApplicationStatus) => void;
};

/** The stage in view where there is room for one only: hidden on wider screens. */
const StageTabs = ({ counts, shown, arrived, onShow }: StageTabsProps) => (
  <fieldset aria-label={copy.stages} className={styles.stages}>
    {counts.map(({ status, count }) => (
      <button
        key={status}
        type="button"
        aria-pressed={status === shown}
        data-arrived={status === arrived ? status : undefined}
        className={styles.stage}
        onClick={() => onShow(status)}
      >
        {STATUS_LABELS[status]}
        <span className={styles.stageCount}>{count}</span>
      </button>
    ))}
  </fieldset>
);

type BoardProps = {
  readonly applications: readonly Application[];
  readonly today: Day;
  readonly hrefs: ApplicationsHrefs;
  readonly actions: ItemActions;
  /** The application whose menu is open at first, for pictures. */
  readonly menuOpenFor: number | null;
};

const byStatus = (
  applications: readonly Application[],
): Readonly<Record<ApplicationStatus, readonly Application[]>> => ({
  sent: applications.filter(({ status }) => status === 'sent'),
  inReview: applications.filter(({ status }) => status === 'inReview'),
  interview: applications.filter(({ status }) => status === 'interview'),
  rejected: applications.filter(({ status }) => status === 'rejected'),
});

/** Applications by stage, side by side; on a phone one stage at a time. */
export const Board = ({ applications, today, hrefs, actions, menuOpenFor }: BoardProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [stage, setStage] = useState<ApplicationStatus>('sent');
  const [news, setNews] = useState('');
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const moved = useRef<(Arrival & { readonly from: DOMRect | null }) | null>(null);
  const columns = useMemo(() => byStatus(applications), [applications]);

  const move = (id: number, status: ApplicationStatus): void => {
    const application = applications.find((each) => each.id === id);
    if (!application || application.status === status) return;
    // What was dragged there came with the pointer.
    const from = dragged === id ? null : cardOf(root.current, id)?.getBoundingClientRect();
    moved.current = { id, status, from: from ?? null };
    if (!actions.onChange(id, { kind: 'move', status })) {
      moved.current = null;
      return;
    }
    setArrival({ id, status });
    setNews(copy.moved(application.title, STATUS_LABELS[status]));
  };

  // A moved card is drawn anew in its column, once the list has followed: the focus goes there with it.
  useEffect(() => {
    const { current } = moved;
    const arrived = applications.some(
      ({ id, status }) => id === current?.id && status === current.status,
    );
    if (current === null || !arrived) return;
    moved.current = null;
    const card = cardOf(root.current, current.id);
    card?.querySelector('a')?.focus();
    if (card && current.from) fly(card, current.from);
  });

  return (
    <div
      ref={root}
      className={styles.root}
      onAnimationEnd={({ pseudoElement }) => {
        // The glow is over: it is not for a card that a filter brings back.
        if (pseudoElement === '::after') setArrival(null);
      }}
    >
      <Text size="s" tone="muted" className={styles.hint}>
        {copy.dragHint}
      </Text>
      <StageTabs
        counts={APPLICATION_STATUSES.map((status) => ({
          status,
          count: columns[status].length,
        }))}
        shown={stage}
        arrived={arrival?.status ?? null}
        onShow={setStage}
      />
      <div className={styles.columns}>
        {APPLICATION_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            applications={columns[status]}
            shown={status === stage}
            arrival={arrival}
            today={today}
            hrefOf={hrefs.of}
            actions={actions}
            dragging={dragged !== null}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null) move(dragged, status);
              setDragged(null);
            }}
            onMove={move}
            menuOpenFor={menuOpenFor}
          />
        ))}
      </div>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
};
