import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { ChevronDown, ChevronUp } from '#/components/Icon/iconPaths';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { offerFieldLabels } from '#/copy/offerFields.copy';
import { contractLabels, experienceLabels, modeLabels } from '#/copy/offers.copy';
import { equivalentWords, payWords } from '#/copy/pay.copy';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { payEquivalent } from '#/domain/offers/catalogue/payEquivalent';
import type { partDemands, StatedDemands } from '#/domain/postings/statedDemands';
import { Highlighted } from '#/modules/OfferCard/parts/Highlighted';
import { offerDetailCopy } from '#/modules/OfferDetail/OfferDetail.copy';
import { ApplyButton } from '#/modules/OfferDetail/parts/ApplyButton';
import { cx } from '#/styles/cx';

import * as styles from '#/modules/OfferDetail/OfferDetail.css';

const Pay = ({ offer }: { readonly offer: InternalOffer }) => {
  const { pay } = offer;
  const equivalent = payEquivalent(offer);
  return (
    pay !== null && (
      <div>
        <dt>{offerFieldLabels.pay}</dt>
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

const DEMAND_ORDER = ['required', 'optional'] as const;
const READ_TERMS = ['type', 'experience', 'mode', 'pay'] as const;

const List = ({ name, items }: { readonly name: string; readonly items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <dt>{name}</dt>
      <dd>{items.join(', ')}</dd>
    </div>
  );

type OfferFactsProps = {
  readonly offer: InternalOffer;
  readonly demands: readonly StatedDemands[];
};

/** What an offer states beside its text: pay, and the licences and languages of which it does not say how strongly they are wanted. Nothing where it states none. */
const OfferFacts = ({ offer, demands }: OfferFactsProps) => {
  const isTold = (wanted: StatedDemands['field']): boolean =>
    demands.some(({ field }) => field === wanted);
  const licences = isTold('licences') ? [] : offer.licences;
  const languages = isTold('languages') ? [] : offer.languages;
  return (
    (offer.pay !== null || licences.length + languages.length > 0) && (
      <dl className={styles.facts}>
        <Pay offer={offer} />
        <List name={offerFieldLabels.licences} items={licences} />
        <List name={offerFieldLabels.languages} items={languages} />
      </dl>
    )
  );
};

/** What the data of the offer demands, apart from what it wishes for. Nothing where it says neither. */
const Demands = ({ demands }: Pick<OfferFactsProps, 'demands'>) =>
  demands.length > 0 && (
    <dl className={styles.demands}>
      {DEMAND_ORDER.map((demand) => {
        const items = demands.flatMap((one) => one[demand]);
        return (
          items.length > 0 && (
            <div key={demand}>
              <dt>{offerDetailCopy.demands[demand]}</dt>
              <dd>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );

/** Which terms its source leaves to its text: they may be wrong. Nothing where none does. */
const ReadInText = ({ offer }: { readonly offer: InternalOffer }) => {
  const { provenance } = offer;
  const read =
    provenance === null
      ? []
      : READ_TERMS.filter((term) => offer[term] !== null && !provenance.stated.includes(term));
  return (
    read.length > 0 && (
      <Text size="s" tone="muted">
        {offerDetailCopy.readInText(read.map((term) => offerDetailCopy.terms[term]))}
      </Text>
    )
  );
};

/** The text of an offer apart from what its data demands. What tells them apart loads for the offers that have both: until then all of it is text. */
const useDemands = (description: string): ReturnType<typeof partDemands> => {
  const [part, setPart] = useState<typeof partDemands | null>(null);
  const asks = part === null && offerDetailCopy.demands.inText.test(description);
  useEffect(() => {
    if (!asks) return;
    import('#/domain/postings/statedDemands').then(
      (loaded) => setPart(() => loaded.partDemands),
      () => undefined,
    );
  }, [asks]);
  return useMemo(
    () => part?.(description) ?? { prose: description, demands: [] },
    [part, description],
  );
};

type OfferDetailProps = {
  readonly offer: InternalOffer;
  /** Left out where the button stands elsewhere. */
  readonly onApply?: () => void;
  /** What was typed, marked where it stands. */
  readonly keyword?: string;
  /** The whole text is in view at once. */
  readonly unfolded?: boolean;
  /** The day until which it stands has passed. */
  readonly closed?: boolean;
  /** Rank of its title; the title of its text comes one below. */
  readonly level?: 2 | 3;
  /** What is known of this offer beside its advertisement. */
  readonly children?: ReactNode;
};

/** Shorter advertisements are shown whole. */
const FOLDED_FROM = 700;

/** A whole internal offer: what it is, what it says, and the way to apply. */
export const OfferDetail = ({
  offer,
  onApply,
  keyword = '',
  unfolded = false,
  closed = false,
  level = 2,
  children,
}: OfferDetailProps) => {
  const [open, setOpen] = useState(false);
  const { description } = offer;
  const { prose, demands } = useDemands(description);
  const foldable = !unfolded && prose.length > FOLDED_FROM;
  return (
    <div className={styles.detail}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading level={level} size="l">
            <Highlighted text={offer.title} typed={keyword} />
          </Heading>
          <Text weight="medium">
            <Highlighted text={offer.company} typed={keyword} />
          </Text>
          {offer.location !== '' && <Text tone="muted">{offer.location}</Text>}
          <div className={styles.tags}>
            {offer.type !== null && <Badge tone="info">{contractLabels[offer.type]}</Badge>}
            {offer.experience !== null && <Badge>{experienceLabels[offer.experience]}</Badge>}
            {offer.mode !== null && <Badge>{modeLabels[offer.mode]}</Badge>}
            {offer.source === 'sample' && <SampleMark word={offerDetailCopy.sample} />}
          </div>
          <ReadInText offer={offer} />
          {closed && offer.expires !== null && (
            <Text size="s" weight="medium">
              {offerDetailCopy.closed(offer.expires)}
            </Text>
          )}
          {(offer.keptOn ?? offer.date ?? offer.expires ?? offer.provenance) !== null && (
            <Text size="s" tone="muted">
              {[
                offer.provenance === null || offer.provenance.source === ''
                  ? null
                  : offer.provenance.source,
                offer.date === null ? null : offerDetailCopy.published(offer.date),
                offer.expires === null || closed ? null : offerDetailCopy.until(offer.expires),
                offer.keptOn === null ? null : offerDetailCopy.kept(offer.keptOn),
              ]
                .filter((words) => words !== null)
                .join(' · ')}
            </Text>
          )}
        </div>
        {(onApply !== undefined || offer.url !== null) && (
          <div className={styles.actions}>
            {onApply && <ApplyButton offer={offer} onApply={onApply} />}
            {offer.url !== null && <TextLink href={offer.url}>{offerDetailCopy.original}</TextLink>}
          </div>
        )}
      </div>
      <OfferFacts offer={offer} demands={demands} />
      <Demands demands={demands} />
      {children}
      <div className={styles.body}>
        <Heading level={level === 2 ? 3 : 4} size="m">
          {offerDetailCopy.description}
        </Heading>
        <Text as="div" className={cx(styles.text, foldable && !open && styles.folded)}>
          <Highlighted text={prose} typed={keyword} />
        </Text>
        {foldable && (
          <Button
            variant="quiet"
            size="small"
            className={styles.fold}
            icon={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? offerDetailCopy.less : offerDetailCopy.more}
          </Button>
        )}
      </div>
    </div>
  );
};
