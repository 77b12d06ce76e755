import type { Ref } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Pencil, RefreshCw, ScrollText, Sparkles } from '#/components/Icon/iconPaths';
import type { ParagraphRole } from '#/domain/letters/letter';
import { proposalCopy } from '#/modules/TextModelProposal/TextModelProposal.copy';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';

import * as styles from '#/pages/CoverLetterPage/CoverLetterPage.css';
import { screenOnly } from '#/styles/printed.css';

const copy = letterCopy.paragraph;

type ParagraphToolsProps = {
  readonly role: ParagraphRole;
  /** The user rewrote it. */
  readonly edited: boolean;
  readonly editRef: Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
  readonly onRegenerate: () => void;
  /** Null where no model is connected. */
  readonly model: { readonly busy: boolean; readonly onAsk: () => void } | null;
  readonly askRef: Ref<HTMLButtonElement>;
  /** Where its sentences come from; null where none has a source. */
  readonly evidence: {
    readonly count: number;
    readonly id: string;
    readonly open: boolean;
    readonly onToggle: () => void;
  } | null;
};

/** What can be done with one paragraph. */
export const ParagraphTools = ({
  role,
  edited,
  editRef,
  askRef,
  onEdit,
  onRegenerate,
  model,
  evidence,
}: ParagraphToolsProps) => (
  <div className={`${styles.paragraphTools} ${screenOnly}`}>
    <Button
      ref={editRef}
      variant="quiet"
      size="small"
      icon={Pencil}
      aria-label={copy.editOf(role)}
      onClick={onEdit}
    >
      {copy.edit}
    </Button>
    <Button
      variant="quiet"
      size="small"
      icon={RefreshCw}
      aria-label={copy.rephraseOf(role)}
      onClick={onRegenerate}
    >
      {copy.rephrase}
    </Button>
    {model !== null && (
      <Button
        ref={askRef}
        variant="quiet"
        size="small"
        icon={Sparkles}
        busy={model.busy}
        aria-label={copy.rewordOf(role)}
        onClick={model.onAsk}
      >
        {proposalCopy.ask}
      </Button>
    )}
    {evidence !== null && (
      <Button
        variant="quiet"
        size="small"
        icon={ScrollText}
        aria-expanded={evidence.open}
        aria-controls={evidence.id}
        onClick={evidence.onToggle}
      >
        {copy.evidence(evidence.count)}
      </Button>
    )}
    {edited && <Badge size="small">{copy.edited}</Badge>}
  </div>
);
