import { Suspense, useEffect, useRef, useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { PenLine } from '#/components/Icon/iconPaths';
import { LedgerBar } from '#/components/LedgerBar/LedgerBar';
import { Quote } from '#/components/Quote/Quote';
import { Text } from '#/components/Text/Text';
import type { CvExperience } from '#/domain/cv/cv';
import { cvClaimOn } from '#/domain/matching/claims';
import type { ClaimKind, RowClaim, ShownLine } from '#/domain/matching/claims';
import { labelAsLine } from '#/domain/matching/labelAsLine';
import { doubtOf } from '#/domain/matching/report';
import type { LedgerRow } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';
import { LazyShownForm } from '#/modules/AnalysisReport/parts/LazyShownForm';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';

/** The posts of the CV in which a skill can have been shown; absent where they are not known, and it is then added alone. */
type Posts = readonly CvExperience[] | undefined;

type ClaimButtonProps = {
  readonly kind: ClaimKind;
  readonly row: LedgerRow;
  readonly posts?: Posts;
  readonly onClaim: (claim: RowClaim) => void;
};

/** Puts one row right, or takes that back: the same button, so that the focus stays with what was said. A skill that is there asks first where it was shown. */
const ClaimButton = ({ kind, row, posts, onClaim }: ClaimButtonProps) => {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef<ClaimKind | null>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    if (pressed.current === null || pressed.current === kind) return;
    pressed.current = null;
    // A row that moved among the others loses the focus on its way.
    // Whoever walks by keys follows it; under a finger the page stays where it was.
    button.current?.focus({ preventScroll: !byKeys.current });
  }, [kind]);
  const asksWhere = kind === 'have' && posts !== undefined;
  const say = (line?: ShownLine): void => {
    pressed.current = kind;
    setAsking(false);
    onClaim({ kind, row, ...(line && { line }) });
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant={kind === 'have' ? 'secondary' : 'quiet'}
        className={kind === 'notAsked' ? styles.discreetClaim : undefined}
        aria-label={copy.ledger.claimLabel(kind, labelAsLine(row.label))}
        {...(asksWhere && { 'aria-expanded': asking })}
        onClick={({ detail }) => {
          byKeys.current = detail === 0;
          if (asksWhere) setAsking(!asking);
          else say();
        }}
      >
        {copy.ledger.claims[kind]}
      </Button>
      {asksWhere && asking && (
        <Suspense>
          <LazyShownForm
            label={row.label}
            posts={posts}
            takesFocus
            onCancel={() => {
              setAsking(false);
              button.current?.focus();
            }}
            onSave={say}
          />
        </Suspense>
      )}
    </>
  );
};

type CvQuoteProps = { readonly evidence: LedgerRow['evidence'][number] };

const CvQuote = ({ evidence: { quote, section, experience } }: CvQuoteProps) => (
  <Quote from="cv" place={copy.ledger.place(copy.sections[section], experience)}>
    {quote}
  </Quote>
);

/** Whether the offer says more than the name of the row, which is its sentence where it is a mission. */
const isQuoted = ({ label, offerQuote }: LedgerRow): boolean => fold(label) !== fold(offerQuote);

type RowPassagesProps = {
  readonly row: LedgerRow;
  readonly setAside: boolean;
  readonly posts: Posts;
  readonly onClaim?: ((claim: RowClaim) => void) | undefined;
};

/** The words of the offer beside those of the CV, each with the way to say that it was misread. */
const RowPassages = ({ row, setAside, posts, onClaim }: RowPassagesProps) => {
  // The strongest speaks for the row; the others wait, so that the whole ledger can be scanned.
  const [first, ...others] = row.evidence;
  const cvClaim = setAside ? null : cvClaimOn(row);
  return (
    <details className={styles.passages}>
      <summary className={styles.showPassages}>{copy.ledger.passages}</summary>
      <div className={styles.quotes}>
        <div className={styles.quoteGroup}>
          {isQuoted(row) && (
            <Quote from="offer" place={copy.offerQuote}>
              {row.offerQuote}
            </Quote>
          )}
          {onClaim && (
            <ClaimButton kind={setAside ? 'asked' : 'notAsked'} row={row} onClaim={onClaim} />
          )}
        </div>
        {!setAside && (
          <div className={styles.quoteGroup}>
            {first ? (
              <CvQuote evidence={first} />
            ) : (
              <Text size="s" tone="muted">
                {row.elsewhere
                  ? copy.ledger.elsewhere
                  : row.trade === 'unknown'
                    ? copy.ledger.untoldTrade
                    : row.tenths > 0
                      ? copy.ledger.noPassage[row.axis]
                      : copy.ledger.noEvidence}
              </Text>
            )}
            {row.elsewhere?.map((evidence) => (
              <CvQuote key={evidence.quote} evidence={evidence} />
            ))}
            {onClaim && cvClaim && (
              <ClaimButton kind={cvClaim} row={row} posts={posts} onClaim={onClaim} />
            )}
            {others.length > 0 && (
              <details>
                <summary className={styles.moreEvidence}>
                  {copy.ledger.otherEvidence(others.length)}
                </summary>
                <div className={styles.quoteGroup}>
                  {others.map((evidence) => (
                    <CvQuote key={`${evidence.section} ${evidence.quote}`} evidence={evidence} />
                  ))}
                </div>
              </details>
            )}
          </div>
        )}
      </div>
    </details>
  );
};

type RowMarksProps = { readonly row: LedgerRow; readonly doubted: boolean };

const RowMarks = ({ row, doubted }: RowMarksProps) => (
  <>
    <Badge size="small" tone={row.demand === 'optional' ? 'neutral' : 'info'}>
      {copy.demands[row.demand]}
    </Badge>
    {row.blocking && (
      <Badge size="small" tone="caution">
        {copy.blocking}
      </Badge>
    )}
    {doubted && (
      <Badge size="small" tone="caution">
        {copy.doubt}
      </Badge>
    )}
    {row.evidence[0]?.range === null && row.byTrade !== true && (
      <Badge size="small" icon={PenLine}>
        {copy.stated}
      </Badge>
    )}
  </>
);

const RowPoints = ({ row, scale }: Pick<LedgerRowViewProps, 'row' | 'scale'>) => (
  <div className={styles.rowPoints}>
    <LedgerBar
      gained={row.tenths}
      possible={row.possibleTenths}
      scale={scale}
      kind={row.answer}
      label={row.byTrade === true ? copy.toConfirm : copy.answers[row.answer]}
    />
    <span className={styles.figure}>{copy.ledger.of(row.tenths, row.possibleTenths)}</span>
  </div>
);

type LedgerRowViewProps = {
  readonly row: LedgerRow;
  /** The offer is said not to ask for it: the row stays in view and counts for nothing. */
  readonly setAside: boolean;
  /** Tenths possible of the heaviest row: the full length of a bar. */
  readonly scale: number;
  readonly posts?: Posts;
  readonly onClaim?: ((claim: RowClaim) => void) | undefined;
};

/** One requirement: what the offer asks, what the CV shows, and the points that follow. */
export const LedgerRowView = ({ row, setAside, scale, posts, onClaim }: LedgerRowViewProps) => {
  const doubt = setAside ? null : doubtOf(row);
  const note = setAside ? copy.ledger.setAsideText : doubt && copy.doubts[doubt];
  return (
    <article className={styles.row}>
      <div className={styles.rowHead}>
        <div className={styles.rowName}>
          <Text as="strong" weight="medium" {...(setAside ? { tone: 'muted' } : {})}>
            {labelAsLine(row.label)}
          </Text>
          {setAside ? (
            <Badge size="small" icon={PenLine}>
              {copy.ledger.setAside}
            </Badge>
          ) : (
            <RowMarks row={row} doubted={doubt !== null} />
          )}
        </div>
        {setAside ? (
          <Text as="span" size="s" tone="muted" className={styles.outOfScore}>
            {copy.ledger.outOfScore}
          </Text>
        ) : (
          <RowPoints row={row} scale={scale} />
        )}
      </div>
      {note && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
      <RowPassages row={row} setAside={setAside} posts={posts} onClaim={onClaim} />
    </article>
  );
};
