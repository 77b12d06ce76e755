import type { ReactNode } from 'react';

import { Tag } from '#/components/Tag/Tag';
import type { Read } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { zoneKeys } from '#/pages/MyCvPage/parts/page/zones';
import { ReadSection } from '#/pages/MyCvPage/parts/reading/ReadSection';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadInterestsProps = Pick<ReadCvActions, 'onCorrect' | 'onShow' | 'lit'> & {
  readonly interests: readonly Read<string>[];
  readonly refused: ReactNode;
};

/** The interests, as written; each shows where, or can be refused. */
export const ReadInterests = ({
  interests,
  refused,
  lit,
  onCorrect,
  onShow,
}: ReadInterestsProps) => (
  <ReadSection part="interests" refused={refused}>
    <ul className={styles.skills}>
      {interests.map(({ value, source }) => {
        const zone = zoneKeys.interest(value);
        return (
          <li key={value} data-zone={zone}>
            <Tag
              label={value}
              lit={lit === zone}
              {...(source
                ? { onPress: () => onShow(zone), pressLabel: copy.read.where(value) }
                : {})}
              removeLabel={copy.refusal.refuse(value)}
              onRemove={() => onCorrect({ target: 'interest', value })}
            />
          </li>
        );
      })}
    </ul>
  </ReadSection>
);
