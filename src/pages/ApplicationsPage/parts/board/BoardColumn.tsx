import { useId, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import type { Application, ApplicationStatus } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { shortDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ItemActions } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { NextStep } from '#/pages/ApplicationsPage/parts/detail/NextStep';
import { ItemMenu } from '#/pages/ApplicationsPage/parts/ItemMenu';
import { Where } from '#/pages/ApplicationsPage/parts/Where';

import * as styles from '#/pages/ApplicationsPage/Board.css';

/** Steps along the board that a key asks for. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type BoardCardProps = {
  readonly application: Application;
  readonly href: string;
  readonly today: Day;
  /** It has just come to its stage. */
  readonly arrived: boolean;
  readonly actions: ItemActions;
  readonly onMove: (status: ApplicationStatus) => void;
  readonly onDrag: (id: number | null) => void;
  readonly menuOpen: boolean;
};

/** One application on the board: dragged, moved by its menu, or by the arrow keys while the focus is in it. */
const BoardCard = ({
  application,
  href,
  today,
  arrived,
  actions,
  onMove,
  onDrag,
  menuOpen,
}: BoardCardProps) => {
  const { id, title, company, place, date, status } = application;
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    // Keys of the open menu bubble here too, from another place of the page.
    const own = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (step === undefined || !own || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(status) + step];
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  const startDrag = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    onDrag(id);
  };
  return (
    <Card
      as="li"
      padding="small"
      interactive
      draggable
      data-application={id}
      data-arrived={arrived ? status : undefined}
      className={styles.card}
      onKeyDown={moveByKey}
      onDragStart={startDrag}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.cardWords}>
        <TextLink href={href} tone="plain" stretched draggable={false} className={styles.cardTitle}>
          {title}
        </TextLink>
        <Text size="s" tone="muted">
          <Where company={company} place={place} />
        </Text>
        <Text size="xs" tone="subtle" figures>
          {copy.sentOn(shortDay(date))}
        </Text>
        <div>
          <NextStep application={application} today={today} />
        </div>
      </div>
      <div className={styles.cardMenu}>
        <ItemMenu
          application={application}
          actions={actions}
          onMove={onMove}
          defaultOpen={menuOpen}
        />
      </div>
    </Card>
  );
};

/** Cards drawn at first in a column, and with each request for more. */
const STEP = 20;

/** A card that has just come to a stage. */
export type Arrival = Pick<Application, 'id' | 'status'>;

type BoardColumnProps = {
  readonly status: ApplicationStatus;
  readonly applications: readonly Application[];
  /** The stage in view on a phone. */
  readonly shown: boolean;
  readonly arrival: Arrival | null;
  readonly today: Day;
  readonly hrefOf: (id: number) => string;
  readonly actions: ItemActions;
  /** A card is held: the columns take it. */
  readonly dragging: boolean;
  readonly onDrag: (id: number | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (id: number, status: ApplicationStatus) => void;
  readonly menuOpenFor: number | null;
};

/** The applications of one stage. */
export const BoardColumn = ({
  status,
  applications,
  shown,
  arrival,
  today,
  hrefOf,
  actions,
  dragging,
  onDrag,
  onDrop,
  onMove,
  menuOpenFor,
}: BoardColumnProps) => {
  const [limit, setLimit] = useState(STEP);
  const [over, setOver] = useState(false);
  const id = useId();
  const drawn = applications.slice(0, limit);
  return (
    <Card
      as="section"
      look="outlined"
      padding="none"
      aria-labelledby={id}
      data-shown={shown}
      data-over={dragging && over}
      className={styles.column}
      onDragOver={(event) => {
        if (!dragging) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <div className={styles.columnHead} data-status={status}>
        <Heading level={2} size="s" id={id}>
          {STATUS_LABELS[status]}
        </Heading>
        <Text as="span" size="s" tone="muted" figures>
          {applications.length}
        </Text>
      </div>
      {applications.length === 0 && (
        <Text size="s" tone="muted" className={styles.columnEmpty}>
          {copy.columnEmpty}
        </Text>
      )}
      <ul className={styles.cards}>
        {drawn.map((application) => (
          <BoardCard
            key={application.id}
            application={application}
            href={hrefOf(application.id)}
            today={today}
            arrived={arrival?.id === application.id && arrival.status === status}
            actions={actions}
            onMove={(next) => onMove(application.id, next)}
            onDrag={onDrag}
            menuOpen={application.id === menuOpenFor}
          />
        ))}
      </ul>
      {applications.length > STEP && (
        <ShowMore
          shown={drawn.length}
          total={applications.length}
          status={copy.shown(drawn.length, applications.length)}
          moreLabel={copy.showMore}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </Card>
  );
};
