import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import {
  Copy,
  Download,
  FileText,
  FileType,
  Paperclip,
  Printer,
  Redo2,
  RefreshCw,
  Text as TextIcon,
  Undo2,
} from '#/components/Icon/iconPaths';
import { Menu } from '#/components/Menu/Menu';
import { Text } from '#/components/Text/Text';
import { DOWNLOAD_FORMATS } from '#/domain/letters/LetterFiles';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import { letterCopy as copy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterActions,
  OpenLetter,
  ParagraphRewording,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';
import { LetterPaper } from '#/pages/CoverLetterPage/parts/LetterPaper';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const letterToolsCopy = copy.letter;
const ICONS = { docx: FileText, pdf: FileType, txt: TextIcon } as const;

type LetterToolsProps = { readonly letter: OpenLetter; readonly actions: LetterActions };

/** What can be done with the whole letter. */
const LetterTools = ({ letter, actions }: LetterToolsProps) => (
  <div className={styles.side}>
    <div className={styles.tools}>
      <Button icon={Copy} onClick={actions.onCopy}>
        {letterToolsCopy.copy}
      </Button>
      <Menu
        label={letterToolsCopy.download}
        labelShown
        variant="secondary"
        icon={Download}
        items={DOWNLOAD_FORMATS.map((format) => ({
          id: format,
          label: letterToolsCopy.formats[format],
          icon: ICONS[format],
          onSelect: () => actions.onDownload(format),
        }))}
      />
      <Button icon={RefreshCw} onClick={actions.onRegenerate}>
        {letterToolsCopy.regenerate}
      </Button>
      <Button
        icon={Undo2}
        iconOnly
        variant="quiet"
        disabled={!letter.canUndo}
        onClick={actions.onUndo}
      >
        {letterToolsCopy.undo}
      </Button>
      <Button
        icon={Redo2}
        iconOnly
        variant="quiet"
        disabled={!letter.canRedo}
        onClick={actions.onRedo}
      >
        {letterToolsCopy.redo}
      </Button>
      <Menu
        label={letterToolsCopy.more}
        items={[
          {
            id: 'attach',
            label: letterToolsCopy.attach,
            icon: Paperclip,
            onSelect: actions.onAttach,
          },
          { id: 'print', label: letterToolsCopy.print, icon: Printer, onSelect: actions.onPrint },
        ]}
      />
    </div>
    <div className={styles.rowOf}>
      <Text size="s" tone="muted" figures>
        {letterToolsCopy.words(letter.words)}
      </Text>
      {letter.findings !== null && letter.findings.length > 0 && (
        <Badge size="small" tone="caution">
          {copy.findings.count(letter.findings.length)}
        </Badge>
      )}
      {letter.attachedTo !== null && (
        <Badge size="small" icon={Paperclip}>
          {letterToolsCopy.attached(letter.attachedTo)}
        </Badge>
      )}
    </div>
  </div>
);

const findingsCopy = copy.findings;

type FindingsProps = {
  readonly findings: readonly LetterFinding[];
  readonly onFix: (finding: LetterFinding) => void;
};

/** The letter read again: what may be wrong, and one press to put it right where that is safe. */
const Findings = ({ findings, onFix }: FindingsProps) => (
  <Card as="section" padding="large">
    <div className={styles.form}>
      <div className={styles.head}>
        <Heading level={2} size="s">
          {findingsCopy.title}
        </Heading>
        <Text size="s" tone="muted">
          {findings.length === 0 ? findingsCopy.none : findingsCopy.count(findings.length)}
        </Text>
      </div>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.id} className={styles.finding}>
              <div className={styles.findingWords}>
                <Badge size="small" tone="caution">
                  {findingsCopy.kinds[finding.kind]}
                </Badge>
                <Text size="s">{finding.message}</Text>
                {finding.excerpt !== '' && (
                  <Text size="s" tone="muted">
                    {copy.paragraph.quoted(finding.excerpt)}
                  </Text>
                )}
              </div>
              {finding.fixed !== null && (
                <Button
                  size="small"
                  aria-label={findingsCopy.fixOf(finding.message)}
                  onClick={() => onFix(finding)}
                >
                  {findingsCopy.fix}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  </Card>
);

type ReadyLetterProps = {
  readonly letter: OpenLetter;
  readonly actions: LetterActions;
  readonly rewording: ParagraphRewording | null;
  readonly evidenceOpen: boolean;
};

/** The composed letter, what can be done with it, and what may be wrong with it. */
export const ReadyLetter = ({ letter, actions, ...rest }: ReadyLetterProps) => (
  <>
    <LetterTools letter={letter} actions={actions} />
    {letter.keeping !== 'kept' && (
      <Callout tone="caution" title={copy.letter.notKept[letter.keeping].title} announced>
        {copy.letter.notKept[letter.keeping].text}
      </Callout>
    )}
    {letter.content.warnings.length > 0 && (
      <Callout title={copy.warningsTitle}>
        <ul className={styles.warnings}>
          {letter.content.warnings.map((warning) => (
            <li key={warning}>{copy.warnings[warning]}</li>
          ))}
        </ul>
      </Callout>
    )}
    <LetterPaper content={letter.content} actions={actions} {...rest} />
    {letter.findings && <Findings findings={letter.findings} onFix={actions.onFix} />}
  </>
);
