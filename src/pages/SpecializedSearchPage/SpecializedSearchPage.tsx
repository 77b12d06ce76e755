import type { ReactElement, ReactNode } from 'react';

import { Card } from '#/components/Card/Card';
import { CheckboxGroup } from '#/components/CheckboxGroup/CheckboxGroup';
import { NoOfferDrawing } from '#/components/drawings/NoOfferDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Heading } from '#/components/Heading/Heading';
import { Search } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { PLATFORM_IDS } from '#/domain/offers/catalogue/platformIds';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import { PLATFORMS } from '#/domain/offers/catalogue/platforms';
import { BOARD_NAMES } from '#/domain/offers/elsewhere/boards';
import { DOORS } from '#/domain/offers/elsewhere/doors';
import { boardSearchUrl } from '#/domain/offers/search/boardLinks';
import type { SpecializedQuery } from '#/domain/offers/search/searchSpecialized';
import { CardsToCome } from '#/modules/CardsToCome/CardsToCome';
import { CatalogueFailed } from '#/modules/CatalogueFailed/CatalogueFailed';
import { OfferCardExternal } from '#/modules/OfferCardExternal/OfferCardExternal';
import { OfferList } from '#/modules/OfferList/OfferList';
import { specializedCopy as copy } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.copy';
import type { SpecializedState } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.state';

import * as styles from '#/pages/SpecializedSearchPage/SpecializedSearchPage.css';
import { cards } from '#/styles/cards.css';

type SpecializedSearchPageProps = {
  readonly state: SpecializedState;
  readonly query: SpecializedQuery;
  readonly onQueryChange: (query: SpecializedQuery) => void;
  readonly onRetry: () => void;
  /** The search of sources on the network, above what is found here. */
  readonly live: ReactNode;
};

const labelOf = (id: PlatformId): string =>
  PLATFORMS.find((platform) => platform.id === id)?.label ?? id;

const noneText = (ticked: number): string => {
  if (ticked === 0) return copy.none.noPlatform;
  return ticked < PLATFORM_IDS.length ? copy.none.text : copy.none.allTicked;
};

/** What is announced once the search has ended; the offers that it found stand below. */
const outcome = (
  state: SpecializedState,
  query: SpecializedQuery,
  onRetry: () => void,
): ReactElement => {
  switch (state.status) {
    case 'searching':
      return <CardsToCome label={copy.searching} grid={cards} />;
    case 'results':
      return (
        <Text weight="medium" figures>
          {copy.count(state.offers.length)}
        </Text>
      );
    case 'none':
    case 'noOffer':
      return (
        <EmptyState
          level={3}
          drawing={<NoOfferDrawing />}
          title={copy.none.title}
          text={
            state.status === 'none' ? noneText(query.platforms.length) : copy.noOffer[state.lack]
          }
        />
      );
    case 'failed':
      return <CatalogueFailed level={3} problem={state.problem} onRetry={onRetry} />;
  }
};

/** The specialised search: three international boards. */
export const SpecializedSearchPage = ({
  state,
  query,
  onQueryChange,
  onRetry,
  live,
}: SpecializedSearchPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    <Card as="section" className={styles.form}>
      <TextField
        label={copy.term}
        placeholder={copy.placeholder}
        type="search"
        icon={Search}
        value={query.term}
        onChange={(term) => onQueryChange({ ...query, term })}
      />
      <CheckboxGroup
        legend={copy.platforms}
        options={PLATFORM_IDS.map((value) => ({
          value,
          label: labelOf(value),
          hint: copy.sectors[value],
        }))}
        values={query.platforms}
        onChange={(platforms) => onQueryChange({ ...query, platforms })}
      />
      <div className={styles.elsewhere}>
        <Text size="s" tone="muted" className={styles.elsewhereTitle}>
          {copy.elsewhere}
        </Text>
        {PLATFORMS.map(({ id, logo }) => (
          <TextLink key={id} href={boardSearchUrl(logo, query.term)} standalone>
            {BOARD_NAMES[logo]}
          </TextLink>
        ))}
        <Text size="s" tone="muted" className={styles.elsewhereTitle}>
          {copy.doors}
        </Text>
        {DOORS.map(({ id, name, addressOf }) => (
          <TextLink key={id} href={addressOf(query.term)} standalone>
            {name}
            <VisuallyHidden>{`, ${copy.doorHints[id]}`}</VisuallyHidden>
          </TextLink>
        ))}
      </div>
    </Card>
    {live}
    <section className={styles.results} aria-busy={state.status === 'searching'}>
      <Heading level={2} size="m">
        {copy.results}
      </Heading>
      <div aria-live="polite" className={styles.outcome}>
        {outcome(state, query, onRetry)}
      </div>
      {state.status === 'results' && (
        <OfferList>
          {state.offers.map((offer) => (
            <OfferCardExternal
              key={offer.id}
              offer={{ ...offer, source: labelOf(offer.source) }}
              keyword={query.term}
              place={query.term}
            />
          ))}
        </OfferList>
      )}
    </section>
  </div>
);
