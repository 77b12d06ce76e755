import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Check, PenLine, Scale } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { dayBeside } from '#/copy/dayWords';
import type { Day } from '#/domain/applications/days';
import type { DossierStep } from '#/domain/dossier/spine';
import { usefulRows } from '#/domain/dossier/usefulRows';
import type { MatchReport } from '#/domain/matching/report';
import { LedgerRowView } from '#/modules/AnalysisReport/parts/LedgerRowView';
import { PostLine } from '#/modules/AnalysisReport/parts/PostLine';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';

import * as styles from '#/pages/DossierPage/Spine.css';

type StepProps = {
  readonly view: DossierView;
  readonly today: Day;
  readonly actions: DossierActions;
};

/** The post as it was read, the way to put it right, and the copy of the advertisement. */
export const ReadStep = ({ view, today, actions }: StepProps) => {
  const { dossier, job, post } = view;
  if (job.text === '') return <Text tone="muted">{dossierCopy.read.noAd}</Text>;
  return (
    <>
      <PostLine post={post} onCorrect={actions.onCorrectPost} />
      <Disclosure summary={dossierCopy.read.ad(dayBeside(dossier.openedOn, today))} lazy>
        <Text as="div" className={styles.longText}>
          {job.text}
        </Text>
      </Disclosure>
    </>
  );
};

type RowsProps = {
  readonly report: MatchReport;
  readonly actions: DossierActions;
};

/** A row that was put right may leave: the focus stays with those that remain. */
const Rows = ({ report, actions }: RowsProps) => {
  const rows = usefulRows(report);
  return (
    <FocusOnChange step={rows.map(({ id }) => id).join(' ')}>
      <div className={styles.rows}>
        <Text size="s" weight="medium">
          {dossierCopy.compared.rows}
        </Text>
        {rows.map((row) => (
          <LedgerRowView
            key={row.id}
            row={row}
            setAside={false}
            scale={Math.max(1, ...report.rows.map(({ possibleTenths }) => possibleTenths))}
            posts={actions.posts}
            onClaim={actions.onClaim}
          />
        ))}
      </div>
    </FocusOnChange>
  );
};

/** What comes next is asked once, above. */
export const isNextStep = ({ spine }: DossierView, asked: DossierStep): boolean =>
  spine.some(({ step, standing }) => step === asked && standing === 'next');

/** What the comparison with the CV says, in three rows. */
export const ComparedStep = ({ view, actions }: StepProps) => {
  const { analysis, links } = view;
  const copy = dossierCopy.compared;
  const isNext = isNextStep(view, 'compared');
  if (analysis === null)
    return (
      <>
        <Text tone="muted">{copy.none}</Text>
        {!isNext && (
          <TextLink href={links.match} standalone icon={Scale}>
            {copy.go}
          </TextLink>
        )}
      </>
    );
  return (
    <>
      <Text>{analysis.summary}</Text>
      {analysis.report ? (
        <Rows report={analysis.report} actions={actions} />
      ) : (
        <Text tone="muted">{copy.bare}</Text>
      )}
      <div className={styles.links}>
        {links.analysis !== null && (
          <TextLink href={links.analysis} standalone>
            {copy.all}
          </TextLink>
        )}
        <TextLink href={links.match} standalone icon={Scale}>
          {copy.again}
        </TextLink>
      </div>
    </>
  );
};

/** The letters written for the job. */
export const LetterStep = ({ view, today }: StepProps) => {
  const copy = dossierCopy.letter;
  const { letters, links, application } = view;
  const hasLetter = letters.length > 0;
  const isLetterSent = application !== null && application.letter !== '';
  return (
    <>
      {hasLetter ? (
        <ul className={styles.items}>
          {letters.map(({ id, name, changedOn, sent }) => (
            <li key={id} className={styles.item}>
              <span className={styles.itemWords}>
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="s" tone="muted" figures>
                  {copy.changed(dayBeside(changedOn, today))}
                </Text>
              </span>
              {sent && (
                <Badge size="small" tone="positive" icon={Check}>
                  {copy.sent}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      ) : (
        !isLetterSent && <Text tone="muted">{copy.none}</Text>
      )}
      {isLetterSent && (
        <Disclosure summary={copy.text} lazy>
          <Text as="div" className={styles.longText}>
            {application.letter}
          </Text>
        </Disclosure>
      )}
      {(hasLetter || !isNextStep(view, 'letter')) && (
        <TextLink href={links.letter} standalone icon={PenLine}>
          {hasLetter ? copy.open : copy.write}
        </TextLink>
      )}
    </>
  );
};

/** When it left and with what. */
export const SentStep = ({ view, actions }: StepProps) => {
  const copy = dossierCopy.sent;
  const { application, links } = view;
  const isNext = isNextStep(view, 'sent');
  if (application === null)
    return (
      <>
        <Text tone="muted">{copy.none}</Text>
        {links.sample === null && !isNext && (
          <Button size="small" icon={Check} onClick={actions.onAskNote}>
            {copy.note}
          </Button>
        )}
      </>
    );
  return (
    <>
      <Text>
        <strong>{copy.on(application.date)}</strong>
        {`. ${application.cvName === '' ? copy.noCv : copy.cv(application.cvName)}`}
        {application.letter !== '' && ` ${copy.letter}`}.
      </Text>
      {links.application !== null && (
        <TextLink href={links.application} standalone>
          {copy.open}
        </TextLink>
      )}
    </>
  );
};
