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
} from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Menu } from '#/components/Menu/Menu';
import { Text } from '#/components/Text/Text';
import { DOWNLOAD_FORMATS } from '#/domain/letters/LetterFiles';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type { LetterActions, OpenLetter } from '#/pages/CoverLetterPage/CoverLetterPage.state';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';

const copy = letterCopy.letter;
const ICONS = { docx: FileText, pdf: FileType, txt: TextIcon } as const;

type LetterToolsProps = { readonly letter: OpenLetter; readonly actions: LetterActions };

/** What can be done with the whole letter. */
export const LetterTools = ({ letter, actions }: LetterToolsProps) => (
  <div className={styles.side}>
    <div className={styles.tools}>
      <Button icon={Copy} onClick={actions.onCopy}>
        {copy.copy}
      </Button>
      <Menu
        label={copy.download}
        labelShown
        variant="secondary"
        icon={Download}
        items={DOWNLOAD_FORMATS.map((format) => ({
          id: format,
          label: copy.formats[format],
          icon: ICONS[format],
          onSelect: () => actions.onDownload(format),
        }))}
      />
      <Button icon={RefreshCw} onClick={actions.onRegenerate}>
        {copy.regenerate}
      </Button>
      <Button
        icon={Undo2}
        iconOnly
        variant="quiet"
        disabled={!letter.canUndo}
        onClick={actions.onUndo}
      >
        {copy.undo}
      </Button>
      <Button
        icon={Redo2}
        iconOnly
        variant="quiet"
        disabled={!letter.canRedo}
        onClick={actions.onRedo}
      >
        {copy.redo}
      </Button>
      <Menu
        label={copy.more}
        items={[
          { id: 'attach', label: copy.attach, icon: Paperclip, onSelect: actions.onAttach },
          { id: 'print', label: copy.print, icon: Printer, onSelect: actions.onPrint },
        ]}
      />
    </div>
    <div className={styles.rowOf}>
      <Text size="s" tone="muted" figures>
        {copy.words(letter.words)}
      </Text>
      {letter.findings !== null && letter.findings.length > 0 && (
        <Badge size="small" tone="caution">
          {letterCopy.findings.count(letter.findings.length)}
        </Badge>
      )}
      {letter.attachedTo !== null && (
        <Badge size="small" icon={Paperclip}>
          {copy.attached(letter.attachedTo)}
        </Badge>
      )}
    </div>
  </div>
);
