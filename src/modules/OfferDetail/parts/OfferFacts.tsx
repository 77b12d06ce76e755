import { Text } from '#/components/Text/Text';
import { equivalentWords, payWords } from '#/copy/pay.copy';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { payEquivalent } from '#/domain/offers/catalogue/payEquivalent';
import { offerDetailCopy } from '#/modules/OfferDetail/OfferDetail.copy';

import * as styles from '#/modules/OfferDetail/OfferDetail.css';

const copy = offerDetailCopy.facts;

const Pay = ({ offer }: { readonly offer: InternalOffer }) => {
  const { pay } = offer;
  const equivalent = payEquivalent(offer);
  return (
    pay !== null && (
      <div>
        <dt>{copy.pay}</dt>
        <dd>
          {payWords(pay)}
          {equivalent !== null && (
            <Text as="span" size="s" tone="muted" className={styles.equivalent}>
              {equivalentWords(pay.period, equivalent)}
            </Text>
          )}
        </dd>
      </div>
    )
  );
};

const List = ({ name, items }: { readonly name: string; readonly items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <dt>{name}</dt>
      <dd>{items.join(', ')}</dd>
    </div>
  );

/** What an offer states beside its text: pay, licences, languages. Nothing where it states none. */
export const OfferFacts = ({ offer }: { readonly offer: InternalOffer }) =>
  (offer.pay !== null || offer.licences.length + offer.languages.length > 0) && (
    <dl className={styles.facts}>
      <Pay offer={offer} />
      <List name={copy.licences} items={offer.licences} />
      <List name={copy.languages} items={offer.languages} />
    </dl>
  );
