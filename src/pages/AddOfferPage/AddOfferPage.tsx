import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';

import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { ReadingDrawing } from '#/components/drawings/ReadingDrawing';
import { FocusOnChange } from '#/components/FocusOnChange/FocusOnChange';
import { Heading } from '#/components/Heading/Heading';
import { ArrowLeft } from '#/components/Icon/iconPaths';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { onFirstUse } from '#/components/loading/onFirstUse';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Spinner } from '#/components/Spinner/Spinner';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { UnderWay } from '#/modules/UnderWay/UnderWay';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { AddOfferDialog } from '#/pages/AddOfferPage/AddOfferPage.state';
import { importOffersCopy } from '#/pages/AddOfferPage/importOffers.copy';
import type { ReviewActions } from '#/pages/AddOfferPage/parts/DraftReview';
import { ImportedSources } from '#/pages/AddOfferPage/parts/ImportedSources';
import type { ImportedSourcesActions } from '#/pages/AddOfferPage/parts/ImportedSources';
import type { ImportActions } from '#/pages/AddOfferPage/parts/ImportOffers';
import { IntakeForm } from '#/pages/AddOfferPage/parts/IntakeForm';
import { OwnOffers } from '#/pages/AddOfferPage/parts/OwnOffers';
import type { OwnOffersActions } from '#/pages/AddOfferPage/parts/OwnOffers';
import type { SavedActions } from '#/pages/AddOfferPage/parts/SavedOffer';
import type { AddOfferState, AddOfferStatus } from '#/usecases/offers/addOfferReducer';

import * as shared from '#/pages/AddOfferPage/AddOfferPage.css';

const { progress: copy, title } = importOffersCopy;

type ImportProgressProps = {
  readonly source: string | null;
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
};

/** How far an import has come. */
const ImportProgress = ({ source, done, total, onStop }: ImportProgressProps) => (
  <Card as="section" padding="large" className={shared.stack}>
    <Heading level={2}>{title(total, source)}</Heading>
    <ProgressBar
      label={copy.label}
      percent={total === 0 ? 100 : (done / total) * 100}
      valueText={copy.value(done, total)}
    />
    <Text size="s" tone="muted">
      {copy.keep}
    </Text>
    <div className={shared.actions}>
      <Button onClick={onStop}>{copy.stop}</Button>
    </div>
  </Card>
);

// A visit opens on the form: what follows it, and the dialog's library, come after it.
const DraftReview = lazyComponent(
  async () => (await import('#/pages/AddOfferPage/parts/DraftReview')).DraftReview,
);
const ImportOffers = lazyComponent(
  async () => (await import('#/pages/AddOfferPage/parts/ImportOffers')).ImportOffers,
);
const ImportDone = lazyComponent(
  async () => (await import('#/pages/AddOfferPage/parts/ImportDone')).ImportDone,
);
const SavedOffer = lazyComponent(
  async () => (await import('#/pages/AddOfferPage/parts/SavedOffer')).SavedOffer,
);
const DeleteDialog = lazyComponent(
  async () => (await import('#/pages/AddOfferPage/parts/DeleteDialog')).DeleteDialog,
);

/** What is given to be read. */
type Intake = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
};

type AddOfferPageProps = {
  readonly state: AddOfferState;
  readonly intake: Intake;
  readonly review: ReviewActions;
  readonly own: OwnOffersActions;
  /** ISO day. */
  readonly today: string;
  readonly imports: ImportActions & ImportedSourcesActions;
  readonly saved: SavedActions;
  readonly dialog: AddOfferDialog | null;
  readonly onDialogClose: () => void;
  readonly onDialogConfirm: () => void;
  /** The text of the draft is being corrected at first, for pictures. */
  readonly textEditing?: boolean;
  /** The lists of an import are open at first, for pictures. */
  readonly unfolded?: boolean;
  /** A file is held over the page, for pictures. */
  readonly dragging?: boolean;
};

/** Steps at which what was added before is in view. */
const RESTING: ReadonlySet<AddOfferStatus> = new Set([
  'empty',
  'unreadable',
  'import',
  'imported',
  'saved',
]);

const Content = ({ state, intake, review, own, ...props }: AddOfferPageProps): ReactElement => {
  switch (state.status) {
    case 'empty':
    case 'unreadable':
      return (
        <IntakeForm
          {...intake}
          problem={state.status === 'unreadable' ? state.problem : null}
          dragging={props.dragging}
        />
      );
    case 'reading':
      return (
        <UnderWay drawing={<ReadingDrawing inked={0.6} understood={0} />}>
          <Spinner label={addOfferCopy.reading(state.fileName)} />
        </UnderWay>
      );
    case 'draft':
      return (
        <DraftReview
          {...review}
          review={state}
          today={props.today}
          duplicateHref={state.duplicate && own.linksOf(state.duplicate).search}
          textEditing={props.textEditing ?? false}
        />
      );
    case 'import':
      return (
        <ImportOffers
          {...props.imports}
          fileName={state.fileName}
          preview={state.preview}
          notSaved={state.notSaved}
          columnsOpen={props.unfolded ?? false}
        />
      );
    case 'importing':
      return (
        <ImportProgress
          source={state.preview.source}
          done={Math.min(state.done, state.preview.count)}
          total={state.preview.count}
          onStop={props.imports.onLeave}
        />
      );
    case 'imported':
      return (
        <ImportDone result={state} onAgain={props.saved.onAgain} open={props.unfolded ?? false} />
      );
    case 'saved':
      return (
        <SavedOffer
          offer={state.offer}
          choice={state.choice}
          rest={state.rest}
          links={own.linksOf(state.offer)}
          {...props.saved}
        />
      );
  }
};

/** Ajouter une offre: a posting seen elsewhere is read, checked and kept. */
export const AddOfferPage = (props: AddOfferPageProps) => {
  const { state, own, dialog } = props;
  useEffect(
    () =>
      onFirstUse(() => {
        for (const part of [DraftReview, ImportOffers, ImportDone, SavedOffer, DeleteDialog])
          part.preload();
      }),
    [],
  );
  return (
    <div className={shared.page}>
      <PageHeader
        title={addOfferCopy.title}
        subtitle={addOfferCopy.subtitle}
        back={
          <TextLink href={ADDRESSES.search} icon={ArrowLeft} standalone>
            {addOfferCopy.back}
          </TextLink>
        }
      />
      <FocusOnChange step={state.status}>
        <Suspense fallback={<Spinner label={addOfferCopy.loading} />}>
          <Content {...props} />
        </Suspense>
      </FocusOnChange>
      {RESTING.has(state.status) && props.imports.sources.length > 0 && (
        <ImportedSources {...props.imports} today={props.today} />
      )}
      {RESTING.has(state.status) && own.offers.length > 0 && <OwnOffers {...own} />}
      {dialog && (
        <Suspense>
          <DeleteDialog
            dialog={dialog}
            onClose={props.onDialogClose}
            onConfirm={props.onDialogConfirm}
          />
        </Suspense>
      )}
    </div>
  );
};
