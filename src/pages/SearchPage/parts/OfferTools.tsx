import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import {
  CircleCheck,
  Download,
  FolderOpen,
  GitCompareArrows,
  ListChecks,
  MessagesSquare,
  PenLine,
  Trash2,
} from '#/components/Icon/iconPaths';
import { Spinner } from '#/components/Spinner/Spinner';
import { TextLink } from '#/components/TextLink/TextLink';
import { bandOf } from '#/domain/matching/report';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { Reasons } from '#/modules/OfferCardCompatible/parts/Reasons';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { OfferActions, OfferMatch } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.tools;

type OfferToolsProps = {
  readonly offer: InternalOffer;
  /** Null without a readable CV. */
  readonly match: OfferMatch | null;
  readonly actions: OfferActions;
};

const Match = ({ offer, match, actions }: OfferToolsProps & { readonly match: OfferMatch }) => (
  <div className={styles.match}>
    {match.explanation.status === 'comparing' && <Spinner size="s" label={copy.comparing} />}
    {match.score !== null && (
      <Badge tone={bandOf(match.score)}>{copy.compatibility(match.score)}</Badge>
    )}
    <Reasons reasons={match.reasons} />
    {match.explanation.status !== 'comparing' && (
      <Button size="small" icon={ListChecks} onClick={() => actions.onExplain(offer)}>
        {copy.why}
      </Button>
    )}
  </div>
);

/** What the CV brings to an offer, and what can be done with it. */
export const OfferTools = ({ offer, match, actions }: OfferToolsProps) => {
  const links = actions.linksOf(offer);
  const application = actions.applicationOf(offer);
  return (
    <>
      {application !== null && (
        <p className={styles.applied}>
          <Icon icon={CircleCheck} size="s" />
          <span>
            {copy.applied(application.on)}{' '}
            <TextLink href={application.href}>{copy.application}</TextLink>
          </span>
        </p>
      )}
      {match !== null && <Match offer={offer} match={match} actions={actions} />}
      <div className={styles.tools}>
        <TextLink standalone href={links.match} icon={GitCompareArrows}>
          {copy.match}
        </TextLink>
        <TextLink standalone href={links.letter} icon={PenLine}>
          {copy.letter}
        </TextLink>
        <TextLink standalone href={links.interview} icon={MessagesSquare}>
          {copy.interview}
        </TextLink>
        <TextLink standalone href={links.dossier} icon={FolderOpen}>
          {copy.dossier}
        </TextLink>
      </div>
      {offer.source === 'own' && (
        <div className={styles.tools}>
          <Button size="small" icon={Download} onClick={() => actions.onExport(offer)}>
            {copy.export}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={Trash2}
            onClick={() => actions.onAskDelete(offer)}
          >
            {copy.delete}
          </Button>
        </div>
      )}
    </>
  );
};
