import { ArrowLeft, Download, FileJson, FileText, FileType, RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Menu } from '#/components/Menu/Menu';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Spinner } from '#/components/Spinner/Spinner';
import { TextLink } from '#/components/TextLink/TextLink';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { CV_FORMATS } from '#/domain/tailoredCv/CvFiles';
import type { CvFormat } from '#/domain/tailoredCv/CvFiles';
import { CV_LAYOUTS } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { NoCv } from '#/modules/NoCv/NoCv';
import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';
import type {
  DossierCvActions,
  DossierCvDialog,
  DossierCvJob,
  DossierCvState,
} from '#/pages/DossierCvPage/DossierCvPage.state';
import { Beside } from '#/pages/DossierCvPage/parts/Beside';
import { CvSheet } from '#/pages/DossierCvPage/parts/CvSheet';
import { Unplaced } from '#/pages/DossierCvPage/parts/Unplaced';

import * as styles from '#/pages/DossierCvPage/DossierCvPage.css';

type DossierCvPageProps = {
  readonly state: DossierCvState;
  readonly dialog: DossierCvDialog | null;
  readonly job: DossierCvJob;
  /** What stands beside the sheet is folded above it: there is no room at its side. */
  readonly folded: boolean;
  readonly actions: DossierCvActions;
};

const ICONS: Readonly<Record<CvFormat, typeof FileText>> = {
  pdf: FileText,
  docx: FileType,
  json: FileJson,
};

type ToolsProps = { readonly cv: TailoredCv; readonly actions: DossierCvActions };

const Tools = ({ cv, actions }: ToolsProps) => (
  <div className={styles.tools}>
    <ToggleGroup
      label={copy.layout}
      options={CV_LAYOUTS.map((value) => ({ value, label: copy.layouts[value] }))}
      value={cv.layout}
      onChange={(layout) => {
        if (layout !== null) actions.onLayout(layout);
      }}
    />
    {actions.onAskRemake && (
      <Button variant="quiet" size="small" icon={RefreshCw} onClick={actions.onAskRemake}>
        {copy.remake}
      </Button>
    )}
  </div>
);

const content = ({ state, job, folded, actions }: DossierCvPageProps): ReactElement => {
  switch (state.status) {
    case 'making':
      return <Spinner label={copy.making} />;
    case 'failed':
      return (
        <Callout
          tone="critical"
          title={copy.failed.title}
          actions={<Button onClick={actions.onRetry}>{copy.failed.retry}</Button>}
        >
          {copy.failed.text}
        </Callout>
      );
    case 'noCv':
      return <NoCv title={copy.noCv.title} text={copy.noCv.text} />;
    case 'unusable':
      return <UnusableCv />;
    case 'open': {
      const { cv, newerCv } = state;
      return (
        <>
          {newerCv !== null && (
            <Callout tone="info" title={copy.newer.title}>
              {copy.newer.text(cv.cvName, newerCv)}
            </Callout>
          )}
          <Tools cv={cv} actions={actions} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <CvSheet content={cv.content} layout={cv.layout} onChange={actions.onChange} />
              <Unplaced content={cv.content} onChange={actions.onChange} />
            </div>
            <Beside content={cv.content} job={job} folded={folded} />
          </div>
        </>
      );
    }
  }
};

/** The CV for one job: the person's own lines on a sheet, beside the advertisement, ready to be downloaded. */
export const DossierCvPage = (props: DossierCvPageProps) => {
  const { state, dialog, job, actions } = props;
  const named = [job.title || copy.untitled, job.company].filter(Boolean).join(' · ');
  return (
    <div className={styles.page}>
      <PageHeader
        title={copy.title}
        subtitle={
          <>
            <span className={styles.job}>{named}</span>
            {state.status === 'open' && copy.promise}
          </>
        }
        back={
          <TextLink href={job.href} standalone icon={ArrowLeft}>
            {copy.back}
          </TextLink>
        }
        actions={
          state.status === 'open' && (
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
          )
        }
      />
      {content(props)}
      <ConfirmDialog
        open={dialog === 'remake'}
        title={copy.dialog.title}
        confirmLabel={copy.dialog.confirm}
        cancelLabel={copy.dialog.cancel}
        destructive
        onConfirm={actions.onRemake}
        onCancel={actions.onCancel}
      >
        {copy.dialog.text}
      </ConfirmDialog>
    </div>
  );
};
