import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { BoardLink } from '#/domain/offers/search/boardLinks';
import { BoardMark } from '#/modules/OfferCardExternal/parts/BoardMark';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.elsewhere;

/** The same search on other sites; what an address cannot carry is said. */
export const Elsewhere = ({ boards }: { readonly boards: readonly BoardLink[] }) => (
  <Card as="section" look="outlined">
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="m">
          {copy.title}
        </Heading>
        <Text size="s" tone="muted">
          {copy.text}
        </Text>
      </Stack>
      <ul className={styles.boards}>
        {boards.map(({ board, name, url, left }) => (
          <li key={board} className={styles.board}>
            <BoardMark board={board} />
            <div>
              <TextLink href={url}>{name}</TextLink>
              {left.length > 0 && (
                <Text size="xs" tone="muted">
                  {copy.left(left)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  </Card>
);
