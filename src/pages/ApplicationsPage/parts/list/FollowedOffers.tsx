import { Bookmark } from 'lucide-react';

import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { FollowedOffer } from '#/pages/ApplicationsPage/ApplicationsPage.state';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

const copy = applicationsCopy.followed;

/** Offers that are followed and not applied to yet, each with its dossier. */
export const FollowedOffers = ({ offers }: { readonly offers: readonly FollowedOffer[] }) => (
  <Card as="section" className={styles.section}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    <ul className={styles.history}>
      {offers.map(({ id, title, company, href }) => (
        <li key={id}>
          <TextLink href={href} standalone icon={Bookmark}>
            {title === '' ? copy.untitled : title}
          </TextLink>
          {company !== '' && (
            <Text as="span" size="s" tone="muted">
              {` · ${company}`}
            </Text>
          )}
        </li>
      ))}
    </ul>
  </Card>
);
