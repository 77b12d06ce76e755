import { NotFoundDrawing } from '#/components/drawings/NotFoundDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { ADDRESSES } from '#/copy/addresses';
import { notFoundCopy as copy } from '#/pages/NotFoundPage/NotFoundPage.copy';

import * as styles from '#/pages/NotFoundPage/NotFoundPage.css';

type NotFoundPageProps = {
  /** The path that leads nowhere, as the address bar shows it. */
  readonly path: string;
};

/** An address that leads nowhere. */
export const NotFoundPage = ({ path }: NotFoundPageProps) => (
  <EmptyState
    level={1}
    drawing={<NotFoundDrawing />}
    title={copy.heading}
    text={
      <>
        <p>{copy.explanation}</p>
        <p>
          <code className={styles.path}>{path}</code>
        </p>
      </>
    }
    actions={
      <>
        <LinkButton href={ADDRESSES.home} variant="primary">
          {copy.dashboard}
        </LinkButton>
        <LinkButton href="/">{copy.home}</LinkButton>
      </>
    }
  />
);
