import type { ReactNode } from 'react';

import { Callout } from '#/components/Callout/Callout';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Search } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { farOffersCopy as copy } from '#/modules/FarOffers/FarOffers.copy';

type FarOffersProps = {
  /** How many offers are near: where none is, that is said first. */
  readonly near: number;
  /** How many are far. */
  readonly count: number;
  /** Their cards. */
  readonly children: ReactNode;
};

/** Offers that the CV hardly answers, folded; nothing where there is none. */
export const FarOffers = ({ near, count, children }: FarOffersProps) =>
  count > 0 && (
    <>
      {near === 0 && (
        <Callout
          title={copy.none.title}
          actions={
            <LinkButton href={ADDRESSES.search} icon={Search}>
              {copy.none.search}
            </LinkButton>
          }
        >
          {copy.none.text(count)}
        </Callout>
      )}
      <Disclosure
        lazy
        summary={
          <>
            {near === 0 ? copy.alone(count) : copy.folded(count)}{' '}
            <Text as="span" size="s" tone="muted">
              {copy.hint}
            </Text>
          </>
        }
      >
        {children}
      </Disclosure>
    </>
  );
