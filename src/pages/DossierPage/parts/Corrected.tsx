import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { Undo2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { cvClaimOn } from '#/domain/matching/claims';
import type { Claim } from '#/domain/matching/claims';
import { labelAsLine } from '#/domain/matching/labelAsLine';
import { POST_FIELDS } from '#/domain/matching/postRead';
import type { PostRead } from '#/domain/matching/postRead';
import type { MatchReport } from '#/domain/matching/report';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';

import * as styles from '#/pages/DossierPage/DossierPage.css';

const copy = dossierCopy.corrected;

type Correction = {
  readonly key: string;
  readonly words: string;
  readonly undo: string;
  readonly undoLabel: string;
  readonly claim: Claim;
};

/** Everything that the person put right in this comparison, each with what takes it back. */
const correctionsOf = (report: MatchReport, post: PostRead): readonly Correction[] => [
  ...(POST_FIELDS.some((field) => post[field].standing === 'corrected')
    ? [
        {
          key: 'post',
          words: copy.post,
          undo: copy.postUndo,
          undoLabel: copy.postUndo,
          claim: { kind: 'post', head: {} },
        } as const,
      ]
    : []),
  ...(report.setAside?.rows ?? []).map((row) => ({
    key: `asked ${row.id}`,
    words: copy.notAsked(labelAsLine(row.label)),
    undo: copy.asked,
    undoLabel: copy.askedOf(labelAsLine(row.label)),
    claim: { kind: 'asked', row } as const,
  })),
  ...report.rows
    .filter((row) => cvClaimOn(row) === 'haveNot')
    .map((row) => ({
      key: `added ${row.id}`,
      words: copy.added(row.label),
      undo: copy.remove,
      undoLabel: copy.removeOf(row.label),
      claim: { kind: 'haveNot', row } as const,
    })),
];

type CorrectedProps = {
  readonly report: MatchReport;
  readonly post: PostRead;
  readonly onClaim: (claim: Claim) => void;
};

/** What was put right here, listed, each taken back in one press. Nothing where nothing was. */
export const Corrected = ({ report, post, onClaim }: CorrectedProps) => {
  const corrections = correctionsOf(report, post);
  if (corrections.length === 0) return null;
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="m">
        {copy.title}
      </Heading>
      <FocusOnChange step={corrections.map(({ key }) => key).join(' ')}>
        <ul className={styles.people}>
          {corrections.map(({ key, words, undo, undoLabel, claim }) => (
            <li key={key} className={styles.correction}>
              <Text>{words}</Text>
              <Button
                size="small"
                variant="quiet"
                icon={Undo2}
                aria-label={undoLabel}
                onClick={() => onClaim(claim)}
              >
                {undo}
              </Button>
            </li>
          ))}
        </ul>
      </FocusOnChange>
      <TextLink href={ADDRESSES.settings}>{copy.all}</TextLink>
    </Card>
  );
};
