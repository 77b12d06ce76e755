import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Download, Scale, Trash2 } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { OfferLinks } from '#/pages/AddOfferPage/AddOfferPage.state';

import * as styles from '#/pages/AddOfferPage/parts/OwnOffers.css';

const copy = addOfferCopy.own;

/** Each line has four controls: hundreds of lines at once keep a page from opening. */
const PART = 20;

/** The offers added before and what can be done with them. */
export type OwnOffersActions = {
  readonly offers: readonly InternalOffer[];
  readonly linksOf: (offer: InternalOffer) => OfferLinks;
  readonly onExportOne: (offer: InternalOffer) => void;
  readonly onExportAll: () => void;
  readonly onAskDelete: (offer: InternalOffer) => void;
};

/** The offers that the user added, newest first. */
export const OwnOffers = ({
  offers,
  linksOf,
  onExportOne,
  onExportAll,
  onAskDelete,
}: OwnOffersActions) => {
  const [shown, setShown] = useState(PART);
  const next = Math.min(PART, offers.length - shown);
  return (
    <section className={styles.section}>
      <Inline gap={3} justify="space-between">
        <Heading level={2} size="m">
          {copy.title(offers.length)}
        </Heading>
        {offers.length > 1 && (
          <Button size="small" icon={Download} onClick={onExportAll}>
            {copy.exportAll}
          </Button>
        )}
      </Inline>
      <Card padding="medium">
        <ul className={styles.list}>
          {offers.slice(0, shown).map((offer) => (
            <li key={offer.id} className={styles.line}>
              <div>
                <Text weight="medium">
                  <TextLink href={linksOf(offer).search} tone="plain">
                    {offer.title}
                  </TextLink>
                </Text>
                <Text size="s" tone="muted">
                  {[
                    offer.company,
                    offer.location,
                    offer.keptOn === null ? '' : copy.kept(offer.keptOn),
                  ]
                    .filter((words) => words !== '')
                    .join(' · ')}
                </Text>
              </div>
              <div className={styles.tools}>
                <LinkButton size="small" variant="quiet" icon={Scale} href={linksOf(offer).compare}>
                  {copy.compare}
                </LinkButton>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Download}
                  iconOnly
                  onClick={() => onExportOne(offer)}
                >
                  {copy.exportOne(offer.title)}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Trash2}
                  iconOnly
                  onClick={() => onAskDelete(offer)}
                >
                  {copy.remove(offer.title)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {next > 0 && (
        <ShowMore
          shown={shown}
          total={offers.length}
          status={copy.shown(shown, offers.length)}
          moreLabel={copy.more(next)}
          onMore={() => setShown(shown + PART)}
        />
      )}
    </section>
  );
};
