import { Download, Scale, Search, Trash2 } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Menu } from '#/components/Menu/Menu';
import { Text } from '#/components/Text/Text';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { OfferLinks } from '#/pages/AddOfferPage/AddOfferPage.state';

import * as styles from '#/pages/AddOfferPage/AddOfferPage.css';

const copy = addOfferCopy.own;

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
}: OwnOffersActions) => (
  <section className={styles.own}>
    <div className={styles.ownHead}>
      <Heading level={2} size="m">
        {copy.title(offers.length)}
      </Heading>
      {offers.length > 1 && (
        <Button size="small" icon={Download} onClick={onExportAll}>
          {copy.exportAll}
        </Button>
      )}
    </div>
    <Card padding="medium">
      <ul className={styles.ownList}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.ownItem}>
            <div>
              <Text weight="medium">{offer.title}</Text>
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
            <Menu
              label={copy.actions(offer.title)}
              items={[
                { id: 'see', label: copy.see, icon: Search, href: linksOf(offer).search },
                { id: 'compare', label: copy.compare, icon: Scale, href: linksOf(offer).compare },
                {
                  id: 'export',
                  label: copy.exportOne,
                  icon: Download,
                  onSelect: () => onExportOne(offer),
                },
                {
                  id: 'remove',
                  label: copy.remove,
                  icon: Trash2,
                  tone: 'critical',
                  onSelect: () => onAskDelete(offer),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
