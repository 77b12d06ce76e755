import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Download, FileJson, FileText, FileType, RefreshCw } from '#/components/Icon/iconPaths';
import { Menu } from '#/components/Menu/Menu';
import { Switch } from '#/components/Switch/Switch';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { CV_FORMATS } from '#/domain/tailoredCv/CvFiles';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import { hasEmphasis } from '#/domain/tailoredCv/emphasis';
import { CV_LAYOUTS } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredContent, TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import type { DossierCvActions, DossierCvJob } from '#/pages/DossierCvPage/DossierCvPage.state';
import { CvSheet } from '#/pages/DossierCvPage/parts/CvSheet';
import { OfferBeside } from '#/pages/DossierCvPage/parts/OfferBeside';
import { Unplaced } from '#/pages/DossierCvPage/parts/Unplaced';

import * as styles from '#/pages/DossierCvPage/DossierCvPage.css';

const ICONS: Readonly<Record<CvFormat, typeof FileText>> = {
  pdf: FileText,
  docx: FileType,
  json: FileJson,
};

type ToolsProps = { readonly cv: TailoredCv; readonly actions: DossierCvActions };

const linesOf = ({ blocks }: TailoredContent) =>
  blocks.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

const Tools = ({ cv, actions }: ToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.looks}>
      <ToggleGroup
        label={copy.layout}
        options={CV_LAYOUTS.map((value) => ({ value, label: copy.layouts[value] }))}
        value={cv.layout}
        onChange={(layout) => {
          if (layout !== null) actions.onLayout(layout);
        }}
      />
      {hasEmphasis(linesOf(cv.content)) && (
        <Switch label={copy.emphasis} checked={cv.emphasis} onChange={actions.onEmphasis} />
      )}
    </div>
    <div className={styles.deeds}>
      {actions.onAskRemake && (
        <Button variant="quiet" size="small" icon={RefreshCw} onClick={actions.onAskRemake}>
          {copy.remake}
        </Button>
      )}
      <div className={styles.download}>
        <Menu
          label={copy.download}
          labelShown
          variant="primary"
          icon={Download}
          items={CV_FORMATS.map((format) => ({
            id: format,
            label: copy.formats[format],
            icon: ICONS[format],
            onSelect: () => actions.onDownload(format),
          }))}
        />
      </div>
    </div>
  </div>
);

type OpenCvProps = ToolsProps & {
  readonly newerCv: string | null;
  readonly job: DossierCvJob;
  readonly folded: boolean;
};

/** The sheet, what it answers beside it, and what can be done with all of it. */
export const OpenCv = ({ cv, newerCv, job, folded, actions }: OpenCvProps) => (
  <>
    {newerCv !== null && (
      <Callout tone="info" title={copy.newer.title}>
        {copy.newer.text(cv.cvName, newerCv)}
      </Callout>
    )}
    <Tools cv={cv} actions={actions} />
    <div className={styles.columns}>
      <div className={styles.main}>
        <CvSheet cv={cv} onChange={actions.onChange} />
        <Unplaced content={cv.content} onChange={actions.onChange} />
      </div>
      <OfferBeside content={cv.content} job={job} folded={folded} />
    </div>
  </>
);

type RemakeDialogProps = Pick<DossierCvActions, 'onRemake' | 'onCancel'>;

/** Asks before what was written here is replaced. */
export const RemakeDialog = ({ onRemake, onCancel }: RemakeDialogProps) => (
  <ConfirmDialog
    open
    title={copy.dialog.title}
    confirmLabel={copy.dialog.confirm}
    cancelLabel={copy.dialog.cancel}
    destructive
    onConfirm={onRemake}
    onCancel={onCancel}
  >
    {copy.dialog.text}
  </ConfirmDialog>
);
