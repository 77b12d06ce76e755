import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import {
  BookmarkPlus,
  Check,
  FolderOpen,
  GitCompareArrows,
  PenLine,
} from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { contractLabels, modeLabels } from '#/copy/offers.copy';
import { payWords } from '#/copy/pay.copy';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { gradesIn } from '#/domain/offers/live/grades.fr';
import { liveCopy } from '#/modules/LiveSearch/LiveSearch.copy';

import * as styles from '#/modules/LiveSearch/LiveSearch.css';

const copy = liveCopy.card;

/** A shorter text says no more than the title. */
const SHORTEST_TEXT = 80;

export type LiveOfferActions = {
  readonly isKept: (offer: InternalOffer) => boolean;
  /** Addresses of the screens that work on one that is kept. */
  readonly linksOf: (offer: InternalOffer) => {
    readonly match: string;
    readonly letter: string;
    readonly dossier: string;
  };
  readonly onKeep: (offer: InternalOffer) => void;
};

type LiveCardProps = {
  readonly offer: InternalOffer;
  readonly actions: LiveOfferActions;
};

const Grades = ({ offer }: Pick<LiveCardProps, 'offer'>) => {
  const grades = gradesIn(offer);
  return (
    grades.length > 0 && (
      <dl className={styles.grades} aria-label={copy.grades}>
        {grades.map(({ code, meaning }) => (
          <Text key={code} as="div" size="s" tone="muted">
            <dt className={styles.grade}>
              <strong>{code}</strong>
              {'\u00a0: '}
            </dt>
            <dd className={styles.grade}>{meaning}</dd>
          </Text>
        ))}
      </dl>
    )
  );
};

const Deeds = ({ offer, actions }: LiveCardProps) => {
  if (!actions.isKept(offer))
    return (
      <Button
        size="small"
        icon={BookmarkPlus}
        aria-label={copy.keepOne(offer.title)}
        onClick={() => actions.onKeep(offer)}
      >
        {copy.keep}
      </Button>
    );
  const links = actions.linksOf(offer);
  return (
    <>
      <Badge size="small" tone="positive" icon={Check}>
        {copy.kept}
      </Badge>
      <TextLink standalone href={links.match} icon={GitCompareArrows}>
        {copy.match}
      </TextLink>
      <TextLink standalone href={links.letter} icon={PenLine}>
        {copy.letter}
      </TextLink>
      <TextLink standalone href={links.dossier} icon={FolderOpen}>
        {copy.dossier}
      </TextLink>
    </>
  );
};

/** An offer that a source gave this minute: read here, opened there, kept to be worked on. */
export const LiveCard = ({ offer, actions }: LiveCardProps) => {
  const source = offer.provenance?.source ?? '';
  const told = offer.description.length >= SHORTEST_TEXT;
  return (
    <Card padding="small" className={styles.card}>
      <div className={styles.words}>
        <Heading level={3} size="s">
          {offer.title}
        </Heading>
        <Text size="s" weight="medium">
          {offer.company === '' ? copy.noCompany : offer.company}
        </Text>
        <Text size="s" tone="muted">
          {offer.location === '' ? copy.noPlace : offer.location}
        </Text>
        {offer.pay !== null && (
          <Text size="s" tone="muted">
            {payWords(offer.pay)}
          </Text>
        )}
        <Grades offer={offer} />
        {told ? (
          <Disclosure
            lazy
            summary={
              <>
                {copy.read}
                <VisuallyHidden>{` ${offer.title}`}</VisuallyHidden>
              </>
            }
          >
            <Text as="div" size="s" className={styles.text}>
              {offer.description}
            </Text>
          </Disclosure>
        ) : (
          <Text size="s" tone="muted">
            {copy.noText}
          </Text>
        )}
      </div>
      <div className={styles.facts}>
        <Badge size="small" tone="info">
          {copy.live}
        </Badge>
        {offer.type !== null && <Badge size="small">{contractLabels[offer.type]}</Badge>}
        {offer.mode !== null && <Badge size="small">{modeLabels[offer.mode]}</Badge>}
        {source !== '' && <Badge size="small">{source}</Badge>}
        {(offer.date ?? offer.expires) !== null && (
          <Text as="span" size="xs" tone="muted">
            {[
              offer.date === null ? null : copy.published(offer.date),
              offer.expires === null ? null : copy.expires(offer.expires),
            ]
              .filter((words) => words !== null)
              .join(' · ')}
          </Text>
        )}
      </div>
      <div className={styles.facts}>
        {offer.url !== null && (
          <TextLink href={offer.url} standalone>
            {copy.open}
            <VisuallyHidden>{copy.on(offer.title, source)}</VisuallyHidden>
          </TextLink>
        )}
        <Deeds offer={offer} actions={actions} />
      </div>
    </Card>
  );
};
