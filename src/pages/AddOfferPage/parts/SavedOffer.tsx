import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import {
  ArrowRight,
  BookmarkCheck,
  FolderOpen,
  Mail,
  Scale,
  Search,
} from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { OfferLinks } from '#/pages/AddOfferPage/AddOfferPage.state';
import type { RestOfPage, SaveChoice } from '#/usecases/offers/addOfferReducer';

import * as styles from '#/pages/AddOfferPage/parts/SavedOffer.css';

const copy = addOfferCopy.saved;

/** What can be done once an offer is kept. */
export type SavedActions = {
  /** Checks the posting that follows on the page. */
  readonly onNext: () => void;
  /** Starts over with nothing. */
  readonly onAgain: () => void;
};

type SavedOfferProps = SavedActions & {
  readonly offer: InternalOffer;
  readonly choice: SaveChoice;
  readonly rest: RestOfPage | null;
  readonly links: OfferLinks;
};

/** The offer is kept: where to go with it. */
export const SavedOffer = ({ offer, choice, rest, links, onNext, onAgain }: SavedOfferProps) => (
  <Card as="section" padding="large" className={styles.done}>
    <span className={styles.mark}>
      <Icon icon={BookmarkCheck} size="l" />
    </span>
    <div className={styles.words}>
      <Heading level={2}>{copy.titles[choice]}</Heading>
      <Text tone="muted">{copy.text(offer.title)}</Text>
    </div>
    {rest !== null && (
      <Button variant="primary" icon={ArrowRight} onClick={onNext}>
        {copy.next(rest.page.postings.length)}
      </Button>
    )}
    <div className={styles.links}>
      <LinkButton
        variant={rest === null ? 'primary' : 'secondary'}
        icon={Search}
        href={links.search}
      >
        {copy.search}
      </LinkButton>
      <LinkButton icon={Scale} href={links.compare}>
        {copy.compare}
      </LinkButton>
      <LinkButton icon={Mail} href={links.letter}>
        {copy.letter}
      </LinkButton>
      <LinkButton icon={FolderOpen} href={links.dossier}>
        {copy.dossier}
      </LinkButton>
    </div>
    <Button variant="quiet" onClick={onAgain}>
      {copy.again}
    </Button>
  </Card>
);
