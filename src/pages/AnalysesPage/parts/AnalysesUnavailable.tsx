import { Button } from '#/components/Button/Button';
import { UnreadableDrawing } from '#/components/drawings/UnreadableDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';

/** The browser refuses its storage: nothing was lost, and another try may work. */
export const AnalysesUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title={copy.unavailable.title}
    text={copy.unavailable.text}
    drawing={<UnreadableDrawing />}
    actions={<Button onClick={onRetry}>{copy.unavailable.retry}</Button>}
  />
);
