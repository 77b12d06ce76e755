import { Button } from '#/components/Button/Button';
import {
  Bookmark,
  FolderOpen,
  ListChecks,
  MessagesSquare,
  PenLine,
  Printer,
  RefreshCw,
} from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import type { CvExperience } from '#/domain/cv/cv';
import type { Claim } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { verdictOf } from '#/domain/matching/verdict';
import { AnalysisReport } from '#/modules/AnalysisReport/AnalysisReport';
import { matchCopy as copy } from '#/pages/MatchPage/MatchPage.copy';
import type { MatchDossier } from '#/pages/MatchPage/MatchPage.state';

import * as styles from '#/pages/MatchPage/MatchPage.css';

type MatchResultProps = {
  readonly analysis: SavedAnalysis;
  readonly ledgerOpen: boolean;
  readonly dossier: MatchDossier | null;
  readonly sheet: string | null;
  readonly onCompareAnother: () => void;
  readonly onClaim?: ((claim: Claim) => void) | undefined;
  /** Of the CV that was compared, where it is still there. */
  readonly posts?: readonly CvExperience[] | undefined;
};

type NextProps = {
  readonly dossier: MatchDossier;
  /** The trade of the offer is far from those of the CV: nearer offers come before a letter. */
  readonly isFar: boolean;
};

/** What follows a comparison, without pasting anything again. */
const Next = ({ dossier, isFar }: NextProps) => (
  <nav className={styles.next} aria-label={copy.next.label}>
    {isFar && (
      <LinkButton variant="primary" icon={ListChecks} href={ADDRESSES.compatibleOffers}>
        {copy.next.nearer}
      </LinkButton>
    )}
    <div className={styles.nextActions}>
      <LinkButton variant={isFar ? 'secondary' : 'primary'} icon={PenLine} href={dossier.letter}>
        {copy.next.letter}
      </LinkButton>
      <LinkButton icon={MessagesSquare} href={dossier.interview}>
        {copy.next.interview}
      </LinkButton>
      {!dossier.followed && (
        <Button icon={Bookmark} onClick={dossier.onFollow}>
          {copy.next.follow}
          <span className={styles.wide}>{copy.next.followThis}</span>
        </Button>
      )}
    </div>
    <TextLink href={dossier.href} standalone icon={FolderOpen}>
      {dossier.followed ? copy.next.followed : copy.next.dossier}
    </TextLink>
  </nav>
);

/** The explained score, and the way to the next comparison. */
export const MatchResult = ({
  analysis,
  ledgerOpen,
  dossier,
  sheet,
  onCompareAnother,
  onClaim,
  posts,
}: MatchResultProps) => (
  <>
    <AnalysisReport
      analysis={analysis}
      ledgerOpen={ledgerOpen}
      onClaim={onClaim}
      posts={posts}
      next={dossier && <Next dossier={dossier} isFar={verdictOf(analysis) === 'otherTrade'} />}
    />
    <div className={styles.actions}>
      <Button
        variant={dossier ? 'secondary' : 'primary'}
        icon={RefreshCw}
        onClick={onCompareAnother}
      >
        {copy.again}
      </Button>
      {sheet !== null && (
        <TextLink href={sheet} standalone icon={Printer}>
          {copy.sheet}
        </TextLink>
      )}
      <TextLink href={ADDRESSES.analyses} standalone>
        {copy.history}
      </TextLink>
    </div>
  </>
);
