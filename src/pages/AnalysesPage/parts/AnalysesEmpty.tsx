import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

/** Nothing was compared yet. */
export const AnalysesEmpty = () => (
  <EmptyState
    title={copy.empty.title}
    text={copy.empty.text}
    drawing={<NoAnalysisDrawing />}
    actions={
      <LinkButton href={ADDRESSES.match} variant="primary">
        {copy.empty.action}
      </LinkButton>
    }
  />
);
