import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { CheckCheck, ChevronDown, RefreshCw } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { catalogueProblemSentences } from '#/copy/catalogueProblems.copy';
import { jobAlertsCopy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';
import type {
  AlertOffer,
  NewOffersGroup,
  NewsState,
} from '#/pages/JobAlertsPage/JobAlertsPage.state';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/JobAlertsPage/JobAlertsPage.css';

const copy = jobAlertsCopy.news;

export type NewsProps = {
  readonly state: NewsState;
  readonly onLook: () => void;
  readonly onSeen: () => void;
};

/** Listed at first; the others come on demand. */
const SHOWN_AT_FIRST = 5;

const Group = ({ name, offers, total, href: search }: NewOffersGroup) => {
  const [all, setAll] = useState(false);
  const shown = all ? offers : offers.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.group}>
      <Heading level={3} size="s">
        {name ?? copy.preferences}
      </Heading>
      <ul className={styles.offers}>
        {shown.map(({ key, title, place, href }) => (
          <li key={key} className={styles.offer}>
            <TextLink href={href} standalone>
              {title}
            </TextLink>
            <Text size="s" tone="muted">
              {place}
            </Text>
          </li>
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button
          size="small"
          icon={ChevronDown}
          className={styles.more}
          onClick={() => setAll(true)}
        >
          {copy.more(total - shown.length)}
        </Button>
      )}
      {shown.length === offers.length && total > offers.length && (
        <TextLink href={search} standalone>
          {copy.rest(total - offers.length)}
        </TextLink>
      )}
    </div>
  );
};

const Changed = ({ offers }: { readonly offers: readonly AlertOffer[] }) => (
  <div className={styles.group}>
    <Heading level={3} size="s">
      {copy.changed}
    </Heading>
    <ul className={styles.offers}>
      {offers.slice(0, SHOWN_AT_FIRST).map(({ key, title, place, href }) => (
        <li key={key} className={styles.offer}>
          <TextLink href={href} standalone>
            {title}
          </TextLink>
          <Text size="s" tone="muted">
            {place}
          </Text>
        </li>
      ))}
    </ul>
    {offers.length > SHOWN_AT_FIRST && (
      <Text size="s" tone="muted">
        {copy.goneMore(offers.length - SHOWN_AT_FIRST)}
      </Text>
    )}
  </div>
);

const Gone = ({ count, told }: Extract<NewsState, { status: 'new' }>['gone']) => {
  const shown = told.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.group}>
      <Heading level={3} size="s">
        {copy.gone}
      </Heading>
      <Text size="s" tone="muted">
        {copy.goneText}
      </Text>
      <ul className={styles.offers}>
        {shown.map(({ key, title, place }) => (
          <li key={key} className={styles.offer}>
            <Text>{title}</Text>
            <Text size="s" tone="muted">
              {place}
            </Text>
          </li>
        ))}
      </ul>
      {count > shown.length && shown.length > 0 && (
        <Text size="s" tone="muted">
          {copy.goneMore(count - shown.length)}
        </Text>
      )}
    </div>
  );
};

const sentenceOf = (state: Exclude<NewsState, { status: 'looking' }>): string => {
  switch (state.status) {
    case 'new':
      return copy.found(state.total, state.changed.length, state.gone.count, state.since);
    case 'none':
      return state.since === null ? copy.first : copy.none(state.since);
    case 'nothingWatched':
      return copy.nothing;
    case 'failed':
      return catalogueProblemSentences[state.problem];
  }
};

/** What has come since the last look. */
export const News = ({ state, onLook, onSeen }: NewsProps) => (
  <Card as="section" className={cx(state.status === 'new' && styles.fresh)}>
    <div className={styles.news}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <div aria-live="polite">
        {state.status === 'looking' ? (
          // The button below turns meanwhile: once is enough.
          <Text tone="muted">{copy.looking}</Text>
        ) : (
          <Text weight={state.status === 'new' ? 'medium' : 'regular'}>{sentenceOf(state)}</Text>
        )}
      </div>
      {state.status === 'new' && (
        <>
          {state.groups.map((group) => (
            <Group {...group} key={group.key} />
          ))}
          {state.changed.length > 0 && <Changed offers={state.changed} />}
          {state.gone.count > 0 && <Gone {...state.gone} />}
        </>
      )}
      {state.status !== 'nothingWatched' && (
        <div className={styles.actions}>
          {state.status === 'new' && (
            <Button icon={CheckCheck} onClick={onSeen}>
              {copy.seen}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={RefreshCw}
            busy={state.status === 'looking'}
            onClick={onLook}
          >
            {copy.look}
          </Button>
        </div>
      )}
    </div>
  </Card>
);
