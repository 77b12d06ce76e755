import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { RotateCcw } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { Text } from '#/components/Text/Text';
import { ADDRESSES } from '#/copy/addresses';
import { routeErrorCopy as copy } from '#/pages/RouteErrorPage/RouteErrorPage.copy';
import type { RouteErrorState } from '#/pages/RouteErrorPage/RouteErrorPage.state';

import * as styles from '#/pages/RouteErrorPage/RouteErrorPage.css';

type RouteErrorPageProps = {
  readonly state: RouteErrorState;
  readonly onRetry: () => void;
};

/** Stands where a screen could not be shown: what happened, what was kept, what to do. */
export const RouteErrorPage = ({ state: { status }, onRetry }: RouteErrorPageProps) => (
  <Card padding="large">
    <div className={styles.words}>
      <Heading level={1}>{copy.headings[status]}</Heading>
      <Text>{copy.explanations[status]}</Text>
      <Text tone="muted">{copy.kept}</Text>
      <div className={styles.actions}>
        <Button variant="primary" icon={RotateCcw} onClick={onRetry}>
          {copy.retry}
        </Button>
        <LinkButton href={ADDRESSES.home}>{copy.dashboard}</LinkButton>
      </div>
    </div>
  </Card>
);
