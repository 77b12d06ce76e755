import { BookmarkCheck, Mail, Scale, Search } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { OfferLinks, SaveChoice } from '#/pages/AddOfferPage/AddOfferPage.state';

import * as styles from '#/pages/AddOfferPage/parts/SavedOffer.css';

const copy = addOfferCopy.saved;

type SavedOfferProps = {
  readonly offer: InternalOffer;
  readonly choice: SaveChoice;
  readonly links: OfferLinks;
  readonly onAgain: () => void;
};

/** The offer is kept: where to go with it. */
export const SavedOffer = ({ offer, choice, links, onAgain }: SavedOfferProps) => (
  <Card as="section" padding="large" className={styles.done}>
    <span className={styles.mark}>
      <Icon icon={BookmarkCheck} size="l" />
    </span>
    <div className={styles.words}>
      <Heading level={2}>{copy.titles[choice]}</Heading>
      <Text tone="muted">{copy.text(offer.title)}</Text>
    </div>
    <div className={styles.links}>
      <LinkButton variant="primary" icon={Search} href={links.search}>
        {copy.search}
      </LinkButton>
      <LinkButton icon={Scale} href={links.compare}>
        {copy.compare}
      </LinkButton>
      <LinkButton icon={Mail} href={links.letter}>
        {copy.letter}
      </LinkButton>
    </div>
    <Button variant="quiet" onClick={onAgain}>
      {copy.again}
    </Button>
  </Card>
);
